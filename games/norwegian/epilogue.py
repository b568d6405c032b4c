"""Secrets of a finished game of Norwegian Battle, revealed in its epilogue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.api import Seat
from games.norwegian.events import BlindTurned
from games.optional.remembering import Hidden, Played

_MOST = 5
"""Seats whose cards are told."""


def epilogue(record: Sequence[Played]) -> Iterator[Hidden]:
    """Yield the face-down cards dealt to the first five seats, and how many blind cards went.

    Of the blind cards turned in the game: the number that could be laid, and of how many (both 0 if
    none was turned).
    """
    dealt = record[0].after
    for number, row in enumerate(dealt.face_down[:_MOST]):
        cards = tuple(card for card in row if card is not None)
        yield Hidden("face-down", Seat(number), values={"cards": cards})
    blind = [event for one in record for event in one.events if isinstance(event, BlindTurned)]
    yield Hidden("blind", number=sum(event.playable for event in blind), total=len(blind))
