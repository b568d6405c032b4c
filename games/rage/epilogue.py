"""Secrets of a finished game of Clash of Rage, revealed in its epilogue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.api import Seat
from games.optional.remembering import Hidden, Played
from games.rage.events import LegendariesDrawn, SeatLeft


def epilogue(record: Sequence[Played]) -> Iterator[Hidden]:
    """Yield each seat's tactics hand at its end, then how many legendaries went back.

    The hand of a seat that left is that with which it left, by a key of its own. With the
    legendaries comes in how many forgings they were drawn, one being kept of each; 0 of 0 if nobody
    forged.
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
    drawn = [event for one in record for event in one.events if isinstance(event, LegendariesDrawn)]
    yield Hidden("legends", number=sum(len(event.cards) - 1 for event in drawn), total=len(drawn))
