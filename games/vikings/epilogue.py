"""Secrets of a finished game of Clash of Vikings, revealed in its epilogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.optional.remembering import Hidden, Played
from games.vikings.feats import announcements


def epilogue(record: Sequence[Played]) -> Iterator[Hidden]:
    """Yield what stayed hidden: the cards never turned up, the bracelets set aside, the supply.

    Of the cards how many were bluffs, and, if any, who bluffed most and the bluff that put the most
    points at risk. Of the bracelets number and sum of values; the supply is that of the beginning.
    """
    unseen = [
        (turn, *one) for (turn, _), one in announcements(record).items() if not one[0].revealed
    ]
    lies = [one for one in unseen if one[1].card is not one[1].announced]
    yield Hidden("unseen", number=len(lies), total=len(unseen))
    if lies:
        ((liar, most),) = Counter(card.owner for _, card, _ in lies).most_common(1)
        yield Hidden("liar", liar, most)
        turn, boldest, _ = max(lies, key=lambda one: one[2])
        values = {"announced": (boldest.announced,), "card": (boldest.card,)}
        yield Hidden("boldest", boldest.owner, turn, values=values)
    aside = record[-1].after.aside
    yield Hidden("chest", number=sum(aside), total=len(aside))
    supply = record[0].after.supply
    yield Hidden("supply", number=sum(supply), total=len(supply))
