"""What newcomers are told: something about all that they meet, in few words, once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.i18n import texts as i18n
from bot.i18n.text_ids import kebab, tip_id
from bot.i18n.texts import LANGUAGES
from games import find
from games.api import Event, hears
from games.optional.coaching import FIRST_TURN, GOAL, Coach
from games.rng import Rng
from tabletop.testing.demands import phases
from tests.rigs.promises import COACHED, learner

QUESTIONS = 10
"""Of one's own, at the beginning of a first game."""
IDEAS = 5
WORDS = 42

each_game = pytest.mark.parametrize("game_id", COACHED)


def coach(game_id: str) -> Coach:
    """Return the coach of a game."""
    found = find(game_id).coach
    assert found is not None
    return found


def _keys(game_id: str) -> Iterator[str]:
    yield from (phase.value for phase in phases(find(game_id)))
    yield from (kebab(kind.__name__) for kind in coach(game_id).surprises)
    yield from coach(game_id).moments


@each_game
def test_a_game_has_twenty_to_forty_tips_and_no_other_texts_of_them(game_id: str) -> None:
    """One for every question and every surprise, in every language; none that is never told."""
    keys = list(_keys(game_id))
    assert len(keys) == len(set(keys))
    assert 20 <= len(keys) <= 40
    wanted = {tip_id(game_id, key) for key in keys}
    for language in LANGUAGES:
        ids = i18n.texts(language).ids
        assert wanted == {one for one in ids if one.startswith(f"{game_id}-tip-")}
        assert {tip_id(game_id, FIRST_TURN), tip_id(game_id, GOAL)} <= ids


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_is_one_or_two_sentences(game_id: str, language: str) -> None:
    """Read in passing, beside a question."""
    words = i18n.texts(language)
    told = {
        key: words(tip_id(game_id, key), action="Sprint", ballista="no") for key in _keys(game_id)
    }
    long = {key: tip for key, tip in told.items() if len(tip.split()) > WORDS}
    assert {} == long
    assert len(told) == len(set(told.values()))


@each_game
def test_a_first_game_shows_the_ideas_one_after_the_other(game_id: str) -> None:
    """Five things in the first ten questions of whoever answers as the host would.

    The game goes on then.
    """
    game, taught = find(game_id), coach(game_id)
    first, me = taught.first_game, learner(game)
    applied = game.start(first.seats, first.options, first.seed)
    state, told, asked, number = applied.state, list[str](), 0, 0
    heard: list[Event] = list(applied.events)
    while asked < QUESTIONS and len(told) < IDEAS:
        open_ = [one for one in game.decisions(state) if not one.answered]
        decision = next((one for one in open_ if one.seat == me), open_[0])
        if decision.seat == me:
            asked += 1
            audible = [type(one) for one in heard if hears(me, one)]
            surprises = [kebab(kind.__name__) for kind in audible if kind in taught.surprises]
            for fitting in (taught.tips(game.view(state, me), decision), surprises):
                told += [key for key in fitting if key not in told][:1]
            heard = []
        number += 1
        move = game.default_move(state, decision.seat, Rng(f"{first.seed}/{number}"))
        applied = game.apply(state, decision.seat, move)
        state, heard = applied.state, [*heard, *applied.events]
    assert len(told) >= IDEAS
    assert game.outcome(state) is None


@each_game
def test_a_first_game_is_one_that_a_host_may_open(game_id: str) -> None:
    """Chosen options among those declared; a seed that says what it is for."""
    first = coach(game_id).first_game
    offered = {option.key: option for option in find(game_id).options}
    assert first.seats in find(game_id).seats
    assert all(value in offered[key].choices for key, value in first.options.items())
    assert first.seed.startswith(f"first-game/{game_id}/")
