"""Secrets of a finished game of Clash of Rage, revealed in its epilogue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.api import Seat
from games.optional.remembering import Hidden, Played
from games.rage.events import LegendariesDrawn, LegendaryForged, SeatLeft


def epilogue(record: Sequence[Played]) -> Iterator[Hidden]:
    """Yield each seat's tactics hand at its end, then how many legendaries went back.

    The hand of a seat that left is that with which it left, by a key of its own. With the
    legendaries comes in how many forgings they were drawn; 0 of 0 if nobody forged.
    """
    leaving = {
        event.seat: one.before
        for one in record
        for event in one.events
        if isinstance(event, SeatLeft)
    }
    end = record[-1].after
    for seat in map(Seat, range(len(end.players))):
        cards = tuple(sorted(leaving.get(seat, end).players[seat].hand))
        values = {"cards": cards}
        if seat in leaving:
            yield Hidden("hand-left", seat, number=len(cards), values=values)
        else:
            yield Hidden("hand", seat, number=len(cards), values=values)
    events = [event for one in record for event in one.events]
    drawn = [len(event.cards) for event in events if isinstance(event, LegendariesDrawn)]
    # Who leaves before the choice keeps none of them.
    kept = sum(isinstance(event, LegendaryForged) for event in events)
    yield Hidden("legends", number=sum(drawn) - kept, total=len(drawn))
