"""Whole games by people with habits on a virtual clock, on the services without Discord.

``python -m tests.play.calendar GAME --seats N …`` plays them and prints what they took; with
``--write`` it also puts the line into ``docs/lab/calendar.md``, from which lobbies tell the days.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import cache
from statistics import median

from msgspec.structs import replace

from games import GAME_IDS
from tests.play.calendar import page
from tests.play.calendar.course import Setting, play
from tests.play.calendar.people import CROWDS, GONE
from tests.play.calendar.tally import Tally, tally


@cache
def _played(setting: Setting, number: int) -> Tally:
    return tally(play(setting, number))


def measure(setting: Setting, games: int, first: int = 0) -> tuple[Tally, ...]:
    """Play some games, of the numbers from ``first`` on."""
    return tuple(_played(setting, number) for number in range(first, first + games))


_PARTS = (
    ("announcements called", "doubted", "announced"),
    ("of these rightly", "rightly", "doubted"),
    ("by the host, who come", "there_by_host", "there"),
    ("void pings", "void", "calls"),
    ("server's night, nothing set", "unset_at_night", "unset"),
    ("own night, nothing set", "unset_asleep", "unset"),
)
"""What is told as a share of all games together: its name, what is counted, of what."""


def report(setting: Setting, tallies: Sequence[Tally]) -> Iterator[str]:
    """Tell in lines what games took, medians of all of them."""
    yield (
        f"{setting.game}, {setting.seats} seats, {setting.people}, {setting.pace},"
        f" {setting.in_advance} % in advance"
        + (f", {setting.who} gone on day {setting.gone}" if setting.gone is not None else "")
        + f": {len(tallies)} games, {sum(one.over for one in tallies)} played to the end"
    )
    for name, digits in (("days", 1), ("ratio", 2)):
        low, middle, high = page.quartiles(tallies, name)
        yield f"  {name:<28}{middle:>7.{digits}f}   ({low:.{digits}f} to {high:.{digits}f})"
    for name, part, whole in _PARTS:
        some, all_of = page.total(tallies, part), page.total(tallies, whole)
        yield f"  {name:<28}{page.share(tallies, part, whole):>7}   ({some} of {all_of})"
    for name, digits in (
        ("floor", 1), ("days_a_turn", 2), ("turns", 0), ("handovers", 0), ("visits", 0),
        ("own", 2), ("by_hand", 0), ("in_advance", 0), ("by_host", 0), ("by_host_at_night", 0),
        ("calls", 0), ("twice", 0), ("calls_at_night", 0), ("reminders", 0),
        ("reminders_at_night", 0), ("requests", 0), ("requests_an_answer", 2),
    ):  # fmt: skip
        middle = median(getattr(one, name) for one in tallies)
        yield f"  {name.replace('_', ' '):<28}{middle:>7.{digits}f}"
    for kind in ("waited_with", "waited_for"):
        parts: dict[str, float] = {}
        for one in tallies:
            for key, part in getattr(one, kind).items():
                parts[key] = parts.get(key, 0) + part / len(tallies)
        told = ", ".join(f"{key} {part:.0%}" for key, part in sorted(parts.items()))
        yield f"  {kind.replace('_', ' '):<28}{told}"


def main() -> None:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.play.calendar")
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--people", choices=sorted(CROWDS), default="mix")
    parser.add_argument("--pace", choices=("live", "relaxed", "slow", "none"), default="slow")
    parser.add_argument("--gone", type=int, metavar="DAY")
    parser.add_argument("--who", choices=sorted(GONE), default="one", help="who is gone")
    parser.add_argument("--in-advance", type=int, default=50, metavar="PERCENT")
    parser.add_argument("--doubt", type=int, choices=(3, 5, 10), default=10, help="one in so many")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--write", action="store_true", help="put the line into the page")
    chosen = parser.parse_args()
    setting = Setting(
        chosen.game, chosen.seats, chosen.people, chosen.pace, chosen.in_advance, chosen.gone,
        chosen.who, chosen.doubt,
    )  # fmt: skip
    tallies = measure(setting, chosen.games, chosen.first)
    for line in report(setting, tallies):
        print(line)
    if chosen.write:
        there = () if chosen.gone is None else measure(replace(setting, gone=None), chosen.games)
        page.put(setting, page.line(setting, tallies, there))
        page.put_length(setting, tallies)


if __name__ == "__main__":
    main()
