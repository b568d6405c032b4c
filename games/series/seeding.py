"""Seeding: lots are drawn in public for the places on the sheet (Series, Championship)."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Event
from games.rng import Rng
from games.series.api import Entrant
from games.series.events import LotDrawn

LOTS: tuple[int, ...] = tuple(range(1, 46))
"""What is drawn where a game has no cards for it: as many as there are trials, all different."""


def draw_lots(
    entrants: int, lots: Sequence[int], rng: Rng, events: list[Event]
) -> tuple[Entrant, ...]:
    """Draw the order of the names; ascending lots give the places from top to bottom.

    Those who drew equal lots keep their places together and draw again among themselves; such
    groups are settled from top to bottom. All lots, at least as many as entrants, are shuffled
    again for every draw. Each lot drawn has an event.
    """
    groups: list[list[Entrant]] = [[Entrant(number) for number in range(entrants)]]
    draw = 0
    while (
        tied := next((at for at, group in enumerate(groups) if len(group) > 1), None)
    ) is not None:
        draw += 1
        shuffled, rng = rng.shuffled(lots)
        drawn: dict[int, list[Entrant]] = {}
        for entrant, lot in zip(groups[tied], shuffled, strict=False):
            events.append(LotDrawn(entrant=entrant, lot=lot, draw=draw))
            drawn.setdefault(lot, []).append(entrant)
        groups[tied : tied + 1] = [drawn[lot] for lot in sorted(drawn)]
    return tuple(group[0] for group in groups)
