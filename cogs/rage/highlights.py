"""What a finished game of Clash of Rage is remembered by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.i18n.texts import Texts
from cogs.rage.words import place
from games.api import Event
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
    """Recall the bloodiest field, the busiest blade, the smith, the heaviest blow, the fleetest."""
    lines = []
    fallen, site = max(_fields(events, texts), default=(0, ""))
    if fallen:
        lines.append(texts("rage-highlight-bloodiest", site=site, count=fallen))
    assaults = [event for event in events if isinstance(event, AssaultMade)]
    won = Counter(e.winner for e in events if isinstance(e, FightEnded) and e.winner is not None)
    forged = Counter(event.seat for event in events if isinstance(event, LegendaryForged))
    fled = Counter(event.seat for event in assaults if event.fled and event.seat is not None)
    struck = [(event.wounds, event.seat) for event in assaults if event.seat is not None]
    heaviest = Counter({seat: wounds for wounds, seat in sorted(struck)[-1:]})
    for key, counted in (
        ("conqueror", won),
        ("smith", forged),
        ("roll", heaviest),
        ("coward", fled),
    ):
        for seat, count in counted.most_common(1):
            lines.append(texts(f"rage-highlight-{key}", seat=names[seat], count=count))
    return tuple(lines[:HIGHLIGHTS])


def _fields(events: Sequence[Event], texts: Texts) -> Iterator[tuple[int, str]]:
    """Count who fell, fight by fight."""
    fallen = 0
    for event in events:
        match event:
            case FightBegan():
                fallen = 0
            case UnitsFell() | ElvesFell():
                fallen += sum(event.units)
            case FightEnded():
                yield fallen, place(event.site, texts)
            case _:
                pass
