"""Secrets of a finished game of Clash of Rage, revealed in its epilogue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.api import Seat
from games.optional.remembering import Hidden, Played
from games.rage.events import LegendariesDrawn


def epilogue(record: Sequence[Played]) -> Iterator[Hidden]:
    """Yield each seat's tactics hand at the end, then how many legendaries went back.

    With that comes in how many forgings they were drawn, one being kept of each; 0 of 0 if nobody
    forged.
    """
    for number, player in enumerate(record[-1].after.players):
        cards = tuple(sorted(player.hand))
        yield Hidden("hand", Seat(number), number=len(cards), values={"cards": cards})
    drawn = [event for one in record for event in one.events if isinstance(event, LegendariesDrawn)]
    yield Hidden("legends", number=sum(len(event.cards) - 1 for event in drawn), total=len(drawn))
