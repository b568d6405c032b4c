"""What a game may add to its rules: answers in advance, and what a rematch takes over."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, texts
from games import GAME_IDS, find
from games.api import AnswersInAdvance, AnyGame, Legacy, Rematchable, Seat, begin, standing_of
from tests.contract.tables import Played

TEXT_LIMIT = 55
"""With what surrounds it, a name of an answer stands on a button of 80 characters."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_answer_in_advance_has_its_words(game_id: str, language: str) -> None:
    """DESIGN 3: errors and answers carry keys; each language has the words."""
    words = texts(language)
    for standing in standing_of(find(game_id)):
        name = f"{game_id}-standing-{standing.key}"
        assert 0 < len(words(name)) <= TEXT_LIMIT
        assert 0 < len(words(f"{name}-until")) <= 100


def test_answers_in_advance_are_told_apart(game: AnyGame) -> None:
    """A key is the value of a menu's option and an argument of a control."""
    keys = [standing.key for standing in standing_of(game)]
    assert len(keys) == len(set(keys))
    assert all(key.replace("-", "").isalnum() and len(key) <= 32 for key in keys)


def test_an_answer_in_advance_is_always_legal_or_none(played: list[Played]) -> None:
    """Asked about any open question of a game, the rules give a legal move or ask the person."""
    for one in played:
        game = one.table.game
        if not isinstance(game, AnswersInAdvance):
            continue
        for step in one.steps:
            state = step.applied.state
            for decision in game.decisions(state):
                for standing in game.standing:
                    if decision.answered or decision.prompt not in standing.prompts:
                        continue
                    move = game.standing_move(state, decision.seat, standing.key)
                    assert move is None or move in tuple(game.legal_moves(state, decision.seat))


def test_an_answer_in_advance_tells_nothing_hidden(played: list[Played]) -> None:
    """F43: it rests on what everybody knows, or whether and when it is given would tell more."""
    for one in played:
        game = one.table.game
        if not isinstance(game, AnswersInAdvance):
            continue
        for number, step in enumerate(one.steps):
            state = step.applied.state
            other = game.redeal(state, None, f"advance/{number}")
            for decision in game.decisions(state):
                for standing in game.standing:
                    if not decision.answered and decision.prompt in standing.prompts:
                        given = game.standing_move(state, decision.seat, standing.key)
                        assert given == game.standing_move(other, decision.seat, standing.key)


def test_what_ends_an_answer_depends_on_what_everybody_hears(played: list[Played]) -> None:
    """F43: every public event of a game can be asked about."""
    for one in played:
        game = one.table.game
        if not isinstance(game, AnswersInAdvance):
            continue
        seat = game.decisions(one.begun.state)[0].seat
        for step in one.steps:
            for event in step.applied.events:
                if event.to is None:
                    for standing in game.standing:
                        assert game.standing_ends(seat, standing.key, event) in (True, False)


def test_what_a_game_hands_on_is_known_to_everybody(played: list[Played]) -> None:
    """F43: a rematch begins with it in public, so it is the same however hidden cards lie."""
    for one in played:
        if isinstance(one.game, Rematchable):
            for number, state in enumerate((one.states[0], one.states[-1])):
                handed_on = one.game.hand_on(state)
                assert handed_on == one.game.hand_on(one.game.redeal(state, None, f"on/{number}"))
                assert all(type(value) is int for value in handed_on.values())


def test_a_rematch_begins_like_any_game(played: list[Played]) -> None:
    """DESIGN 3: whoever of the last game returns to whichever seat, everybody can begin."""
    for one in played:
        if not isinstance(one.game, Rematchable):
            continue
        handed_on = one.game.hand_on(one.states[-1])
        seats: list[Seat | None] = [*one.seats]
        for seating in (seats, [*seats[1:], None], [None] * len(seats)):
            legacy = Legacy(handed_on, tuple(seating))
            begun = begin(one.game, len(seats), one.table.options, "rematch", legacy)
            assert begun == begin(one.game, len(seats), one.table.options, "rematch", legacy)
            asked = one.game.decisions(begun.state)
            assert [d.seat for d in asked] == [d.seat for d in one.game.decisions(one.states[0])]
            for decision in asked:
                assert tuple(one.game.legal_moves(begun.state, decision.seat))
            for viewer in one.viewers:
                view = one.game.view(begun.state, viewer)
                assert view == one.game.view(one.game.redeal(begun.state, viewer, "x"), viewer)
