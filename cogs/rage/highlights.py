"""What a finished game of Clash of Rage is remembered by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.i18n.texts import Texts
from cogs.rage.words import place
from games.api import Event, Seat
from games.rage.events import (
    AssaultMade,
    ElvesFell,
    FightBegan,
    FightEnded,
    LegendaryForged,
    UnitsFell,
)

HIGHLIGHTS = 3


def highlights(events: Sequence[Event], names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """Recall the bloodiest field, the busiest blade, the heaviest blow, the smith, the fleetest."""
    fallen, bloodiest = 0, (0, "")
    won: Counter[Seat] = Counter()
    fled: Counter[Seat] = Counter()
    forged: Counter[Seat] = Counter()
    heaviest: tuple[int, Seat | None] = (0, None)
    for event in events:
        match event:
            case FightBegan():
                fallen = 0
            case UnitsFell() | ElvesFell():
                fallen += sum(event.units)
                bloodiest = max(bloodiest, (fallen, place(event.site, texts)))
            case FightEnded(winner=winner) if winner is not None:
                won[winner] += 1
            case AssaultMade(seat=seat) if seat is not None:
                fled[seat] += event.fled
                if event.wounds > heaviest[0]:
                    heaviest = event.wounds, seat
            case LegendaryForged():
                forged[event.seat] += 1
            case _:
                pass
    lines = []
    if bloodiest[0]:
        count, site = bloodiest
        lines.append(texts("rage-highlight-bloodiest", site=site, count=count))
    for key, counted in (("conqueror", won), ("smith", forged)):
        for seat, count in counted.most_common(1):
            lines.append(texts(f"rage-highlight-{key}", seat=names[seat], count=count))
    if heaviest[1] is not None:
        lines.append(texts("rage-highlight-roll", seat=names[heaviest[1]], count=heaviest[0]))
    for seat, count in fled.most_common(1):
        if count:
            lines.append(texts("rage-highlight-coward", seat=names[seat], count=count))
    return tuple(lines[:HIGHLIGHTS])
