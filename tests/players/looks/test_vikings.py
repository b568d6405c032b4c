"""Clash of Vikings: answers that nobody would laugh at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.vikings.content import Card, Hex, space_at
from games.vikings.moves import (
    Announce,
    Attack,
    CallBluff,
    LeaveCentre,
    MoveTo,
    PlaceBracelet,
    RaiseShield,
    Slam,
    TakeFromCentre,
    TakeHit,
)
from games.vikings.state import VikingsState
from games.vikings.view import Phase
from players.levels import Level
from tests.games.vikings.arrange import announce, arrange, cards, perform, play
from tests.players.looks.laughs import LEVELS, Laugh

FAR = [(-3, 1), (3, -1)]
"""Two Vikings at opposite ends."""


def laugh(what: str, state: VikingsState, is_sound: Callable[[Any], bool]) -> Laugh:
    return Laugh(what, "vikings", state, is_sound)


def to(hexagon: Hex) -> Callable[[Any], bool]:
    return lambda move: move == MoveTo(space_at(hexagon))


def says(*silly: Card) -> Callable[[Any], bool]:
    """Wait for an announcement of anything else."""
    return lambda move: isinstance(move, Announce) and move.action not in silly


def at_centre(state: VikingsState) -> VikingsState:
    """Ask whether the last bracelets are taken from the centre."""
    return replace(state, phase=Phase.CENTRE, supply=state.supply[:2])


def attacked(hand: str, holdings: tuple[int, ...] = (4, 4)) -> VikingsState:
    """Have seat 1 hit seat 0 with a hammer."""
    state = arrange(
        FAR,
        hands={0: hand, 1: "hammer walk walk"},
        holdings={0: holdings, 1: (1, 2, 3)},
        active=1,
    )
    return announce(state, Card.HAMMER, Card.HAMMER)


def exposed() -> VikingsState:
    """Have seat 1 announce a hammer whose only copy everybody has seen go."""
    state = arrange(FAR, hands={1: "walk walk punch"}, active=1)
    left = cards("sprint slam club punch slingshot slingshot shield shield")
    gone = cards("hammer")
    state = replace(state, decks=(state.decks[0], left), discards=((), gone), shown=((), gone))
    return play(state, (1, Announce(Card.WALK, Card.HAMMER)))[0]


NEAR = [(2, 0), (-3, 1)]


def last_card(tokens: dict[Hex, tuple[int, ...]]) -> VikingsState:
    """Let seat 0 have one card left in the last turn, with bracelets next door."""
    state = arrange(
        NEAR,
        hands={0: "walk walk walk"},
        holdings={0: (1, 2, 3), 1: (3, 3, 3)},
        tokens=tokens,
        supply=(),
    )
    return perform(state, Card.WALK, Card.WALK, (0, MoveTo(space_at((2, 0)))))[0]


LAUGHS = (
    laugh(
        "a four next door is taken",
        announce(last_card({(2, -1): (4,)}), Card.WALK, Card.WALK),
        to((2, -1)),
    ),
    laugh(
        "a four two steps away is taken at a run",
        announce(
            arrange(NEAR, hands={0: "sprint hammer club"}, tokens={(2, -2): (4,)}, supply=()),
            Card.SPRINT,
            Card.SPRINT,
        ),
        to((2, -2)),
    ),
    laugh(
        "of two bracelets the richer is taken",
        announce(last_card({(2, -1): (1,), (2, 1): (4,)}), Card.WALK, Card.WALK),
        to((2, 1)),
    ),
    laugh("a bluff that everybody sees is called", exposed(), lambda move: move == CallBluff()),
    laugh(
        "nobody strikes at the air while bracelets lie next door",
        arrange(NEAR, hands={0: "walk punch club"}, tokens={(2, -1): (4,)}),
        says(Card.PUNCH, Card.CLUB, Card.SLAM),
    ),
    laugh(
        "nobody walks to nowhere while a hammer hits",
        arrange(
            [(0, 0), (3, -1)],
            hands={0: "walk hammer walk"},
            holdings={0: (1,), 1: (4, 4, 4)},
            supply=(),
        ),
        says(Card.WALK, Card.SPRINT),
    ),
    laugh(
        "who has bracelets is hit and not who has none",
        announce(
            arrange(
                [(-3, 1), (3, -1), (2, 1)],
                hands={0: "hammer walk walk"},
                holdings={0: (1,), 1: (), 2: (4, 4, 3)},
            ),
            Card.HAMMER,
            Card.HAMMER,
        ),
        lambda move: move == Attack(Seat(2)),
    ),
    laugh(
        "a true Shield is raised before treasures",
        attacked("shield walk punch"),
        lambda move: move == RaiseShield(Card.SHIELD),
    ),
    laugh(
        "a sprint is not laid as a sham Shield over nothing",
        attacked("sprint walk walk", ()),
        lambda move: move == TakeHit() or move == RaiseShield(Card.WALK),
    ),
    laugh(
        "the last bracelets are taken by who is ahead",
        at_centre(arrange([(0, 0), (3, -1)], holdings={0: (4, 4, 4), 1: (1,)})),
        lambda move: move == TakeFromCentre(),
    ),
    laugh(
        "the game is not ended by who is far behind",
        at_centre(arrange([(0, 0), (3, -1)], holdings={0: (1,), 1: (4, 4, 4, 4, 3, 3)})),
        lambda move: move == LeaveCentre(),
    ),
    laugh(
        "a knocked bracelet does not land before another's feet",
        perform(
            arrange(
                [(0, 2), (1, 0), (2, 0)],
                hands={0: "slingshot walk walk", 1: "walk walk walk"},
                holdings={0: (1,), 1: (4, 4), 2: (4, 4, 4)},
            ),
            Card.SLINGSHOT,
            Card.SLINGSHOT,
            (0, Attack(Seat(1))),
            (1, TakeHit()),
        )[0],
        lambda move: isinstance(move, PlaceBracelet) and move.space != space_at((2, 0)),
    ),
    laugh(
        "nobody is pushed onto a treasure",
        announce(
            arrange(
                [(2, 0), (2, 1)],
                hands={0: "slam walk walk"},
                tokens={(1, 2): (4,)},
            ),
            Card.SLAM,
            Card.SLAM,
        ),
        lambda move: isinstance(move, Slam) and move.push_to != space_at((1, 2)),
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("laugh", LAUGHS, ids=str)
def test_nobody_laughs(laugh: Laugh, level: Level) -> None:
    answer = laugh.answer(level)
    assert laugh.is_sound(answer), answer
