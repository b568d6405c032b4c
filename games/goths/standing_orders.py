"""Answers that a player may give in advance.

There are none for cards and orders, which are what this game is about.
"""

from __future__ import annotations

from games.api import Event
from games.goths.events import ClanEliminated
from games.goths.moves import EndTalk
from games.goths.view import Phase
from games.optional.in_advance import Span, Standing, lasting, needing

SILENCE = "silence"

STANDING: tuple[Standing, ...] = needing(
    "carrier_pigeon", lasting(SILENCE, (Phase.TALK,), Span.EVENT, Span.GAME)
)
"""Say nothing in any talk: the table waits for the partner alone, whose messages still arrive.

It holds for the whole game, or until an army is lost, after which there may be much to say.
"""

_SPANS = {standing.key: standing.lasts for standing in STANDING}


def answer(phase: Phase, key: str) -> EndTalk | None:
    """Answer an open question as was said in advance; None asks the person."""
    return EndTalk() if phase is Phase.TALK and key in _SPANS else None


def ends(key: str, event: Event) -> bool:
    """Return True if an event ends an answer."""
    return _SPANS[key] is Span.EVENT and isinstance(event, ClanEliminated)
