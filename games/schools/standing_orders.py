"""Answers that a player may give in advance, on public facts alone."""

from __future__ import annotations

from games.api import Event, Standing
from games.schools.events import OvertimeBegan
from games.schools.moves import DiscardRarest
from games.schools.view import Phase

RAREST = "rarest"

STANDING = (Standing(RAREST, (Phase.DISCARD,)),)
"""To every Maleficio discard the elements of which one holds fewest, until overtime begins.

Maleficio is the only question in somebody else's turn, so that nobody has to be waited for.
"""


def answer() -> DiscardRarest:
    """Return the move that the answer in advance stands for; it tells nothing of the hand."""
    return DiscardRarest()


def ends(event: Event) -> bool:
    """Tell whether an event ends the answer: overtime does, as every student counts then."""
    return isinstance(event, OvertimeBegan)
