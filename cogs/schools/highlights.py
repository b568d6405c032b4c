"""What a finished game of Clash of Magic Schools is remembered by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from bot.i18n.texts import Texts
from games.api import Event, Seat
from games.schools.events import (
    BatraxCast,
    CasterExpelled,
    CombustioCast,
    EversioCast,
    HypnoxCast,
    InundatioCast,
    TotalsChanged,
    TrialPassed,
    TurnBegan,
)

HIGHLIGHTS = 3


class Lead(msgspec.Struct, frozen=True):
    """Who came to be ahead, and in which turn."""

    seat: Seat
    turn: int


def highlights(
    events: Sequence[Event], winner: Seat | None, names: Sequence[str], texts: Texts
) -> tuple[str, ...]:
    """Recall how the winner came to lead, the mightiest stroke, and who passed and cast most."""
    lines: list[str] = []
    leads = _leads(events)
    if not leads or leads[-1].seat != winner:
        # Whoever led last has not won: a draw, or a game that was given up.
        leads = []
    if len(leads) > 1:
        last = leads[-1]
        lines.append(
            texts(
                "schools-highlight-lead",
                seat=names[last.seat],
                count=len(leads) - 1,
                turn=last.turn,
            )
        )
    elif leads:
        lines.append(texts("schools-highlight-never-behind", seat=names[leads[0].seat]))
    records = [*_strokes(events), *_workers(events)]
    lines += [
        texts(f"schools-highlight-{kind}", seat=names[seat], number=number)
        for kind, seat, number in records
    ]
    return tuple(lines[:HIGHLIGHTS])


def _leads(events: Sequence[Event]) -> list[Lead]:
    """List who took the lead, from the first one ahead; equal totals change nothing."""
    leads: list[Lead] = []
    turn = 0
    for event in events:
        match event:
            case TurnBegan():
                turn = event.turn
            case TotalsChanged(totals=(one, two)) if one != two:
                seat = Seat(int(two > one))
                if not leads or leads[-1].seat != seat:
                    leads.append(Lead(seat, turn))
            case _:
                pass
    return leads


def _strokes(events: Sequence[Event]) -> Iterator[tuple[str, Seat, int]]:
    """Yield the greatest of each kind of spell that takes something away, trials first."""
    strokes: dict[str, list[tuple[int, Seat]]] = {}
    for event in events:
        match event:
            case EversioCast():
                strokes.setdefault("eversio", []).append((event.level, event.seat))
            case CombustioCast():
                strokes.setdefault("combustio", []).append((len(event.levels), event.seat))
            case HypnoxCast():
                strokes.setdefault("hypnox", []).append((event.number, event.seat))
            case BatraxCast():
                strokes.setdefault("batrax", []).append((event.number, event.seat))
            case _:
                pass
    for kind, least in (("eversio", 3), ("combustio", 2), ("hypnox", 2), ("batrax", 2)):
        number, seat = max(strokes.get(kind, []), default=(0, Seat(0)), key=lambda one: one[0])
        if number >= least:
            yield kind, seat, number


def _workers(events: Sequence[Event]) -> Iterator[tuple[str, Seat, int]]:
    passed = Counter(e.seat for e in events if isinstance(e, TrialPassed | InundatioCast))
    cast = Counter(event.seat for event in events if isinstance(event, CasterExpelled))
    for kind, counted in (("trials", passed), ("spells", cast)):
        for seat, number in counted.most_common(1):
            yield kind, seat, number
