"""Answers that a player may give in advance, on public facts alone."""

from __future__ import annotations

from games.api import Event
from games.optional.in_advance import Span, Standing, lasting
from games.schools.events import OvertimeBegan
from games.schools.moves import DiscardRarest
from games.schools.view import Phase

RAREST = "rarest"

STANDING: tuple[Standing, ...] = lasting(RAREST, (Phase.DISCARD,), Span.EVENT, Span.GAME)
"""To every Maleficio discard the elements of which one holds fewest, until overtime or for good.

Maleficio is the only question in somebody else's turn, so that nobody has to be waited for.
"""


_SPANS = {standing.key: standing.lasts for standing in STANDING}


def answer(phase: Phase, key: str) -> DiscardRarest | None:
    """Answer an open question as was said in advance, which tells nothing of the hand."""
    return DiscardRarest() if phase is Phase.DISCARD and key in _SPANS else None


def ends(key: str, event: Event) -> bool:
    """Return True if an event ends an answer: overtime may, as every student counts then."""
    return _SPANS[key] is Span.EVENT and isinstance(event, OvertimeBegan)
