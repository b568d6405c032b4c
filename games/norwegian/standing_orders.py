"""Answers that a player may give in advance, on public facts alone."""

from __future__ import annotations

from games.api import Event, Seat, Standing
from games.norwegian.events import FaceUpTaken, HandRefilled, PileTaken
from games.norwegian.moves import GiveIn, PassCompletion
from games.norwegian.state import NorwegianState
from games.norwegian.view import Phase

LET_LIE = "let-lie"
GIVE_IN = "give-in"
GIVE_IN_FEW = "give-in-few"

STANDING = (
    Standing(LET_LIE, (Phase.COMPLETE,)),
    Standing(GIVE_IN, (Phase.ANSWER,)),
    Standing(GIVE_IN_FEW, (Phase.ANSWER,)),
)
"""Let every completion pass, and take what an ace sends: always, or a few cards at most.

None of them looks at the hand, so that neither the answer nor its timing tells what is in it. For
that reason there is none for one's own turn, where what can be laid would decide who is asked.
"""

FEW = 3
"""How many cards, aces included, are a few."""


def answer(state: NorwegianState, key: str) -> GiveIn | PassCompletion | None:
    """Return the move that an answer in advance stands for; None asks the person."""
    if key == LET_LIE:
        return PassCompletion()
    return None if key == GIVE_IN_FEW and len(state.pile) > FEW else GiveIn()


def ends(seat: Seat, key: str, event: Event) -> bool:
    """Tell whether an event ends an answer.

    All end with the pile or the face-up cards coming to hand. Giving in whatever is sent ends with
    any new card too: it may be a counter.
    """
    match event:
        case PileTaken() | FaceUpTaken():
            return event.seat == seat
        case HandRefilled():
            return key == GIVE_IN and event.seat == seat
        case _:
            return False
