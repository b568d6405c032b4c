"""The page of what was measured, and the days that a lobby tells: a line at a time."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from pathlib import Path
from statistics import median, quantiles

import msgspec

from bot.model import lengths
from games import GAME_IDS
from tests.play.calendar.course import Setting
from tests.play.calendar.tally import Tally

PAGE = Path(__file__).parents[3] / "docs" / "lab" / "calendar.md"
LENGTHS = Path(lengths.__file__).with_name("lengths.json")

EVERYBODY = "| game | seats | people |"
"""How the head of the table begins in which everybody stays."""
GONE = "| game | seats | gone |"

_USUAL = "mix", 50
"""The people by whom a lobby tells how long a game takes, and how many use answers in advance."""


def quartiles(tallies: Sequence[Tally], name: str) -> tuple[float, float, float]:
    """Return the lower quartile, the median and the upper quartile of a figure."""
    found = [float(getattr(one, name)) for one in tallies]
    if len(found) == 1:
        return found[0], found[0], found[0]
    low, middle, high = quantiles(found, n=4, method="inclusive")
    return low, middle, high


def total(tallies: Sequence[Tally], name: str) -> int:
    """Add up a figure of all games."""
    return sum(int(getattr(one, name)) for one in tallies)


def share(tallies: Sequence[Tally], part: str, whole: str) -> str:
    """Tell the share of a part in all games together; a dash where there is nothing to share."""
    all_of = total(tallies, whole)
    return f"{total(tallies, part) / all_of:.1%}" if all_of else "\u2013"


def line(setting: Setting, tallies: Sequence[Tally], there: Sequence[Tally] = ()) -> str:
    """Write the line of one measurement; of one with somebody gone beside ``there``, all games."""

    def spread(name: str, digits: int) -> str:
        low, middle, high = quartiles(tallies, name)
        return f"{middle:.{digits}f} ({low:.{digits}f}\u2013{high:.{digits}f})"

    def middle(name: str, digits: int = 0) -> str:
        return f"{median(getattr(one, name) for one in tallies):.{digits}f}"

    if setting.gone is not None:
        days, whole = median(one.days for one in tallies), median(one.days for one in there)
        cells = [
            *(f"{setting.who}", f"{len(tallies)}", spread("days", 1), f"{whole:.1f}"),
            *(f"{days / whole:.2f}", share(tallies, "there_by_host", "there")),
        ]
    else:
        cells = [
            *(setting.people, f"{setting.in_advance} %", f"{len(tallies)}", spread("days", 1)),
            *(spread("ratio", 2), middle("turns"), share(tallies, "doubted", "announced")),
            *(share(tallies, "rightly", "doubted"), middle("by_hand"), middle("in_advance")),
            *(share(tallies, "there_by_host", "there"), middle("calls")),
            *(share(tallies, "void", "calls"), share(tallies, "unset_at_night", "unset")),
            middle("requests_an_answer", 2),
        ]
    return f"| {setting.game} | {setting.seats} | {' | '.join(cells)} |"


def put(setting: Setting, row: str) -> None:
    """Put a line into the page, in the place of what stood there of the same setting."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    begins = GONE if setting.gone is not None else EVERYBODY
    head = next(number for number, old in enumerate(lines) if old.startswith(begins))
    first = head + 2
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    same = 3 if setting.gone is not None else 4
    rows = [old for old in lines[first:last] if _cells(old)[:same] != _cells(row)[:same]]
    lines[first:last] = sorted([*rows, row], key=_place)
    PAGE.write_text("".join(f"{one}\n" for one in lines), encoding="utf-8")


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def _place(row: str) -> tuple[int, int, str, int]:
    game, seats, people, share_of, *_ = _cells(row)
    return GAME_IDS.index(game), int(seats), people, int(share_of.split()[0])


def put_length(setting: Setting, tallies: Sequence[Tally]) -> None:
    """Have lobbies tell the days of these games, if they are the usual ones."""
    if (setting.people, setting.in_advance) != _USUAL or setting.gone is not None:
        return
    known = msgspec.json.decode(LENGTHS.read_bytes(), type=dict[str, dict[str, tuple[int, int]]])
    days = [one.days for one in tallies]
    game = known.setdefault(setting.game, {})
    game[str(setting.seats)] = max(1, floor(min(days))), ceil(max(days))
    ordered = {
        key: dict(sorted(known[key].items(), key=lambda item: int(item[0])))
        for key in GAME_IDS
        if key in known
    }
    text = msgspec.json.format(msgspec.json.encode(ordered), indent=2)
    LENGTHS.write_bytes(text + b"\n")
