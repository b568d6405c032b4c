"""What a finished game of Norwegian Battle is remembered by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.i18n.texts import Texts
from games.api import Event, Seat
from games.norwegian.events import (
    AceAimed,
    AceStopped,
    BlindTurned,
    PileBurnt,
    PileTaken,
    TurnBegan,
)

HIGHLIGHTS = 3


def highlights(events: Sequence[Event], names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """Recall the heaviest pile, the luckiest chain, the aces sent and stopped, the ashes."""
    records: list[tuple[str, Seat, int]] = []
    piles = [event for event in events if isinstance(event, PileTaken)]
    if piles:
        heaviest = max(piles, key=lambda event: event.number)
        records.append(("pile", heaviest.seat, heaviest.number))
    chain = max(_chains(events), key=lambda chain: chain[1], default=None)
    if chain is not None and chain[1] > 1:
        records.append(("chain", *chain))
    sent: Counter[Seat] = Counter()
    stopped: Counter[Seat] = Counter()
    for event in events:
        match event:
            case AceAimed():
                sent[event.seat] += event.aces
            case AceStopped():
                stopped[event.seat] += 1
            case _:
                pass
    records += [("aces", *best) for best in sent.most_common(1)]
    records += [("stops", *best) for best in stopped.most_common(1)]
    lines = [
        texts(f"norwegian-highlight-{kind}", seat=names[seat], number=number)
        for kind, seat, number in records
    ]
    burnt = sum(event.number for event in events if isinstance(event, PileBurnt))
    if burnt:
        lines.append(texts("norwegian-highlight-burnt", number=burnt))
    return tuple(lines[:HIGHLIGHTS])


def _chains(events: Sequence[Event]) -> list[tuple[Seat, int]]:
    """List how many blind cards were laid, turn by turn."""
    chains: list[tuple[Seat, int]] = []
    number = 0
    for event in events:
        match event:
            case TurnBegan():
                number = 0
            case BlindTurned(playable=True):
                number += 1
                chains.append((event.seat, number))
            case _:
                pass
    return chains
