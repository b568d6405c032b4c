"""Answers that a player may give in advance, on public facts alone."""

from __future__ import annotations

from games.api import Event, Seat, Standing
from games.vikings.events import Attacked, TurnBegan
from games.vikings.moves import Believe, TakeHit
from games.vikings.view import Phase

BELIEVE = "believe"
NO_SHIELD = "no-shield"

STANDING = (
    Standing(BELIEVE, (Phase.CHALLENGE,)),
    Standing(NO_SHIELD, (Phase.SHIELD,)),
)
"""Believe every announced action, and take every hit, each until one's own next turn.

An announced Shield is not believed in advance: it is asked of the attacker, in the attacker's own
turn.
"""


def answer(key: str) -> Believe | TakeHit:
    """Return the move that an answer in advance stands for."""
    return Believe() if key == BELIEVE else TakeHit()


def ends(seat: Seat, key: str, event: Event) -> bool:
    """Tell whether an event ends an answer: one's own turn does, and believing ends with a blow."""
    match event:
        case TurnBegan():
            return event.seat == seat
        case Attacked():
            return key == BELIEVE and event.target == seat
        case _:
            return False
