"""Secrets of a finished game of Goths Save the Queen, revealed in its epilogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.api import Seat
from games.goths.content import TRUTH, Character, Objective
from games.goths.events import ObjectiveSeen, OrderRevealed
from games.optional.remembering import Hidden, Played


def epilogue(record: Sequence[Played]) -> Iterator[Hidden]:
    """Yield by king the character meant most often, and how many of all orders fitted a card.

    Each card counts once, each order of a chief too: a king of two clans has two a card. A king who
    is also a chief has a line of another kind. Last comes how many of all looks at objectives found
    the queen, 0 of 0 if nobody looked.
    """
    meant: dict[Seat, Counter[Character]] = {}
    orders: Counter[Seat] = Counter()
    understood: Counter[Seat] = Counter()
    chiefs: set[Seat] = set()
    for one in record:
        revealed = [event for event in one.events if isinstance(event, OrderRevealed)]
        for king, card in {event.king: event.card for event in revealed}.items():
            meant.setdefault(king, Counter())[TRUTH[card]] += 1
        for event in revealed:
            orders[event.king] += 1
            understood[event.king] += event.understood
            chiefs.add(event.seat)
    for king, characters in sorted(meant.items()):
        ((favourite, _),) = characters.most_common(1)
        values = {"favourite": (favourite,)}
        # Who is king and chief at once need not be understood by anybody.
        if king in chiefs:
            yield Hidden("lone-king", king, understood[king], orders[king], values)
        else:
            yield Hidden("king", king, understood[king], orders[king], values)
    looks = [event for one in record for event in one.events if isinstance(event, ObjectiveSeen)]
    seen = sum(event.kind is Objective.QUEEN for event in looks)
    yield Hidden("queen", number=seen, total=len(looks))
