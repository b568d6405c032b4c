"""Goths Save the Queen: answers that nobody would laugh at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.api import Move
from games.goths.content import CHARACTER, TRUTH, Character, KingCard, Order, Spot
from games.goths.moves import Aim, Choose, GiveOrder, LayKingCard
from games.goths.state import Glance, GothsState
from players.levels import Level
from tests.games.goths.arrange import OST, VIS, army, before_orders, fight, table
from tests.players.looks.laughs import LEVELS, Laugh

COVERED = (True, False, False)


def orders(*wanted: Order) -> Callable[[Move], bool]:
    return lambda move: isinstance(move, GiveOrder) and move.order in wanted


def others(*silly: Order) -> Callable[[Move], bool]:
    return lambda move: isinstance(move, GiveOrder) and move.order not in silly


def fits(character: str) -> Callable[[Move], bool]:
    return lambda move: isinstance(move, GiveOrder) and CHARACTER[move.order] == character


def calls(*characters: Character) -> Callable[[Move], bool]:
    return lambda move: isinstance(move, LayKingCard) and TRUTH[move.card] in characters


def laugh(what: str, state: GothsState, is_sound: Callable[[Move], bool]) -> Laugh:
    return Laugh(what, "goths", state, is_sound)


def alone() -> GothsState:
    """Two players, each king and chief."""
    return table(2)


def called(state: GothsState, character: str) -> GothsState:
    return before_orders(state, k0=character)


def seen(state: GothsState) -> GothsState:
    """Let the first chief stand before the objectives and know two of them."""
    glances = (Glance(1, 0, 0), Glance(1, 0, 1))
    return army(state, OST, spot=Spot.FAR_PLAIN, glances=glances)


def choosing() -> GothsState:
    """Ask where the first army advances to."""
    return fight(seen(alone()), {OST: "advance"})[0]


def recruiting(state: GothsState, clan: int) -> GothsState:
    """Have a king call a recruiter, or maybe a catapult: nothing that could stop a shot."""
    kings = list(state.kings)
    kings[clan] = replace(kings[clan], laid=KingCard.RECRUITER_CATAPULT)
    return replace(state, kings=tuple(kings))


LAUGHS = (
    *(
        laugh(
            f"one who called a {character} answers as one",
            called(alone(), character),
            fits(character),
        )
        for character in ("vulture", "recruiter", "catapult", "barbarian")
    ),
    laugh(
        "a loaded catapult is fired at who stands in the open",
        called(army(alone(), OST, readiness="active"), "catapult"),
        orders(Order.FIRE),
    ),
    laugh(
        "a loaded catapult that would win is not forgotten by its king",
        recruiting(army(alone(), OST, readiness="active"), VIS),
        calls(Character.CATAPULT),
    ),
    laugh(
        "the last enemy on the plain is struck down",
        called(army(alone(), VIS, figures=1, spot=Spot.NEAR_PLAIN), "barbarian"),
        orders(Order.AXE),
    ),
    laugh(
        "the last enemy behind a barricade meets the rats",
        called(army(alone(), VIS, figures=1, barricades=COVERED), "barbarian"),
        orders(Order.RATS),
    ),
    laugh(
        "a loaded enemy catapult is sabotaged rather than a card looked at",
        called(army(alone(), VIS, readiness="active"), "vulture"),
        orders(Order.SABOTAGE),
    ),
    laugh(
        "nobody sabotages what is not loaded",
        called(alone(), "vulture"),
        others(Order.SABOTAGE),
    ),
    laugh(
        "the queen is freed by who knows where she is",
        called(seen(alone()), "barbarian"),
        orders(Order.ADVANCE),
    ),
    laugh(
        "one who knows the trap does not walk into it",
        choosing(),
        lambda move: move == Choose(Aim.RIGHT),
    ),
    laugh(
        "no second barricade on one card, no rats where there is none",
        called(army(alone(), OST, barricades=COVERED), "barbarian"),
        others(Order.BARRICADE, Order.RATS, Order.AXE),
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("laugh", LAUGHS, ids=str)
def test_nobody_laughs(laugh: Laugh, level: Level) -> None:
    answer = laugh.answer(level)
    assert laugh.is_sound(answer), answer
