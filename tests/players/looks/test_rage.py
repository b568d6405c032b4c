"""Clash of Rage: answers that nobody would laugh at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.api import Seat
from games.rage.content import AT_ONCE, Gear, Site
from games.rage.moves import (
    Confirm,
    Defend,
    EquipArmies,
    Flee,
    Forge,
    Head,
    Muster,
    Pass,
    RageMove,
    SendAllTo,
)
from games.rage.rules import GAME
from games.rage.state import RageState
from players.levels import Level
from tests.games.rage.arrange import BOHORG, STEAMFIELD, Standing, arrange
from tests.players.looks.laughs import LEVELS, Laugh

CITY, PLAIN, FORGE = Site(0), Site(2), Site(4)
"""Tile 1, not turned: its centre, a plain beside it, the forge."""
OTHER = Site(7)
"""The city of tile 2."""
NEAR = (CITY, Site(1), Site(3))
FARAWAY = Site(8)
"""On the other tile."""


def laugh(what: str, state: RageState, is_sound: Callable[[Any], bool], seat: int = 0) -> Laugh:
    return Laugh(what, "rage", state, is_sound, seat)


def table(board: Standing, **rest: Any) -> RageState:
    return arrange(BOHORG, STEAMFIELD, board={FARAWAY: (1, (2, 0, 0)), **board}, **rest)


def after(state: RageState, *moves: RageMove, seat: int = 0) -> RageState:
    for move in moves:
        state = GAME.apply(state, Seat(seat), move).state
    return state


def none_of(*silly: Any) -> Callable[[Any], bool]:
    return lambda move: not any(move == one or type(move) is one for one in silly)


def strong() -> RageState:
    """Have a few riders march on a city with many behind its walls."""
    state = table({PLAIN: (0, (2, 0, 0)), CITY: (1, (5, 3, 1))})
    return after(state, Muster(PLAIN), SendAllTo(CITY), Confirm())


def by_hand() -> RageState:
    """Have a big army strike by hand at one spearman."""
    state = table({PLAIN: (0, (6, 4, 2)), CITY: (1, (1, 0, 0))}, fights="live")
    state = after(state, Muster(PLAIN), SendAllTo(CITY), Confirm())
    while state.asked and state.asked[0] != 0:
        state = GAME.apply(
            state, state.asked[0], next(GAME.legal_moves(state, state.asked[0]))
        ).state
    return state


LAUGHS = (
    laugh(
        "what can be forged is forged",
        table({FORGE: (0, (2, 0, 0))}, crystals=6),
        lambda move: move == Forge(),
    ),
    laugh(
        "no first action is passed while an empty city is next door",
        table({PLAIN: (0, (3, 0, 0))}),
        lambda move: move == Muster(PLAIN),
    ),
    laugh(
        "nobody equips without gold",
        table({PLAIN: (0, (3, 0, 0))}, gold=1),
        none_of(EquipArmies, Pass),
    ),
    laugh(
        "the army goes to the city and not past it",
        after(table({PLAIN: (0, (3, 0, 0))}), Muster(PLAIN)),
        lambda move: move in {way(city) for way in (SendAllTo, Head) for city in (CITY, OTHER)},
    ),
    laugh(
        "a march that is entered is carried out",
        after(table({PLAIN: (0, (3, 0, 0))}), Muster(PLAIN), SendAllTo(CITY)),
        none_of(Pass),
    ),
    laugh(
        "an army in hand marches",
        after(table({CITY: (0, (2, 0, 0))}), Muster(CITY), Head(PLAIN)),
        none_of(Pass),
    ),
    laugh(
        "nobody leaves a city empty for a plain",
        after(table({CITY: (0, (2, 0, 0))}), Muster(CITY)),
        lambda move: not isinstance(move, SendAllTo),
    ),
    laugh(
        "a single rider does not attack fifteen elves",
        after(
            table({PLAIN: (0, (1, 0, 0)), **dict.fromkeys(NEAR, ("elves", (5, 5, 5)))}),
            Muster(PLAIN),
        ),
        lambda move: not (isinstance(move, SendAllTo) and move.site in NEAR),
    ),
    laugh(
        "an army that lost a fight does not march into it again",
        after(
            table({PLAIN: (0, (2, 0, 0)), CITY: (1, (5, 3, 1))}, action=2),
            Muster(PLAIN),
        ),
        lambda move: move not in {SendAllTo(CITY), Head(CITY)},
    ),
    laugh(
        "nobody flees from a city that is being held",
        strong(),
        lambda move: isinstance(move, Defend) and move.until != AT_ONCE,
        seat=1,
    ),
    laugh(
        "nobody flees who strikes at one spearman with an army",
        by_hand(),
        lambda move: not isinstance(move, Flee),
    ),
    laugh(
        "weak elves do not keep a great army from their city",
        table({PLAIN: (0, (6, 4, 2)), CITY: ("elves", (1, 0, 0))}),
        lambda move: move == Muster(PLAIN),
    ),
    laugh(
        "whoever needs one city to win goes for it in the second action",
        table(
            {PLAIN: (0, (3, 1, 0)), OTHER: (0, (1, 0, 0))},
            action=2,
            gear={0: {Gear.SUNBLADE: 0, Gear.AEGIS: 0}},
        ),
        lambda move: move == Muster(PLAIN),
    ),
    laugh(
        "what is in hand is not dropped in the second action either",
        after(table({PLAIN: (0, (3, 0, 0))}, action=2), Muster(PLAIN), SendAllTo(CITY)),
        none_of(Pass),
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("laugh", LAUGHS, ids=str)
def test_nobody_laughs(laugh: Laugh, level: Level) -> None:
    answer = laugh.answer(level)
    assert laugh.is_sound(answer), answer
