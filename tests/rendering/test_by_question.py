"""Private pictures that show what their question is about are compared as far as both show it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.i18n.texts import texts
from games import find as rules_of
from games.api import PhasedView, Seat
from games.playout import steps
from games.rage.view import Phase, RageView
from rendering import ShowsByQuestion, at_question, find
from rendering.changes.diff import Changes, changes
from rendering.rage.board.fight import FIGHTING
from rendering.scene.scene import Scene
from rendering.scene.theme import DUSK
from tests.rigs.forms import LONG
from tests.rigs.sample_games import SHIPPED

PAIRS = 200 if LONG else 30
"""Questions of one seat, each compared with the one before."""
SEATS = (2, 4)
BY_QUESTION = [game for game in SHIPPED if isinstance(find(game), ShowsByQuestion)]


def pairs(game_id: str, seats: int) -> Iterator[tuple[PhasedView, PhasedView]]:
    """Yield what the first seat sees at one of its questions and at the next one."""
    game, viewer, earlier = rules_of(game_id), Seat(0), None
    options = {option.key: option.default for option in game.options}
    start = game.start(seats, options, "by question").state
    for step in steps(game, start, "by question"):
        if step.decision.seat == viewer:
            view = game.view(step.before, viewer)
            assert isinstance(view, PhasedView)
            if earlier is not None:
                yield earlier, view
            earlier = view


def drawn(game_id: str, view: Any, seats: int) -> Scene:
    return find(game_id).scene(view, tuple("ABCD"[:seats]), texts("en"), DUSK)


def compared(game_id: str, seats: int) -> list[tuple[PhasedView, PhasedView, Changes | None]]:
    """Compare each picture with the one before; None where they have nothing in common."""
    found: list[tuple[PhasedView, PhasedView, Changes | None]] = []
    for then, now in islice(pairs(game_id, seats), PAIRS):
        view = at_question(game_id, then, now)
        before = None if view is None else drawn(game_id, view, seats)
        after = drawn(game_id, now, seats)
        found.append((then, now, None if before is None else changes(before, after)))
    return found


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game_id", BY_QUESTION)
def test_pictures_of_two_questions_have_much_in_common(game_id: str, seats: int) -> None:
    """Finding T8: half the pictures of Clash of Rage were told to be new from edge to edge."""
    found = compared(game_id, seats)
    whole = sum(one is None or one.everything for _, _, one in found)
    assert 4 * whole <= len(found)
    assert any(one is not None and one.places for _, _, one in found)


@pytest.mark.parametrize("seats", SEATS)
def test_a_part_of_a_map_is_framed_where_the_game_has_changed(seats: int) -> None:
    """Not where the map was moved or grew, nor for what the question lights."""
    for then, now, found in compared("rage", seats):
        assert isinstance(then, RageView)
        assert isinstance(now, RageView)
        if found is None:
            homes = [view.players[0].bastion is None for view in (then, now)]
            assert homes == [True, False] or then.phase in FIGHTING or now.phase in FIGHTING
            continue
        on_map = now.phase not in FIGHTING | {Phase.TACTICS}
        if on_map and position(then) == position(now):
            assert not found.places


def position(view: RageView) -> tuple[object, ...]:
    return view.territories, view.players, view.market, view.heroes


@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_that_another_took_the_place_of_is_not_gone(seats: int) -> None:
    """Alone in a clan a king's cards and a chief's orders take turns below the same map."""
    for then, now, found in compared("goths", seats):
        assert found is not None
        shown = drawn("goths", now, seats)
        again = drawn("goths", at_question("goths", then, now), seats)
        assert shown.base == again.base
        if then.phase is not now.phase:
            lower = [place for place in found.places if place.gone and place.top > shown.height / 2]
            assert len(lower) < 4
