"""``python -m bench``: measure every figure beside its floor and print one table."""

from __future__ import annotations

import argparse
import json
import logging
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from bench.figure import Figure
from bench.machine import machine

USUAL = (
    *("rules", "durable", "pictures", "acknowledgement", "turns", "told"),
    *("startup", "stop", "thinking", "company", "replay", "postgres"),
)
SLOW = ("memory", "host", "costs", "processes", "million")
"""Measured on request: each takes minutes."""
_SIGNS = {True: "met", False: "SHORT", None: ""}
_BOUNDS = {"at least": "≥", "at most": "≤", "none": ""}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the chosen benchmarks and print their figures as a table, or as JSON.

    Without names those of ``USUAL`` run, with ``--slow`` those of ``SLOW`` too; an unknown name is
    an error of usage. Each figure is also written to the standard error as it comes. One that
    misses its target is marked, but the exit code is 0 all the same. The machine is described
    below.
    """
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    # What is no name is refused by hand: choices do not go with none at all.
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join((*USUAL, *SLOW)))
    parser.add_argument("--quick", action="store_true", help="tiny, to see that all of it runs")
    parser.add_argument("--slow", action="store_true", help="the slow figures too")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.names) - {*USUAL, *SLOW}:
        parser.error(f"there is no figure named {', '.join(sorted(unknown))}")
    names = asked.names or (*USUAL, *(SLOW if asked.slow else ()))
    logging.basicConfig(level=logging.CRITICAL)
    found: list[Figure] = []
    for name in names:
        begun = time.perf_counter()
        for figure in import_module(f"bench.{name}").measure(quick=asked.quick):
            found.append(figure)
            # A table is printed once all of it is known: what takes minutes is told as it comes.
            sys.stderr.write(f"{figure.name}: {_number(figure.ours)} {figure.unit}\n")
            sys.stderr.flush()
        sys.stderr.write(f"{name}: {time.perf_counter() - begun:.0f} s\n")
    if asked.json:
        print(json.dumps({"machine": machine(), "figures": [_spelt(f) for f in found]}, indent=2))
        return
    print(table(found))
    print()
    for key, value in machine().items():
        print(f"{key:11} {value}")


def table(figures: Sequence[Figure]) -> str:
    """Return the figures in aligned columns, one a line, with a heading.

    Below a figure that falls short stands what it would take.
    """
    rows = [("figure", "ours", "floor", "ratio", "target", "", "beside")]
    notes: list[str] = [""]
    for figure in figures:
        target = "" if figure.target is None else f"{_BOUNDS[figure.sense]} {figure.target:.4g}"
        if target:
            target += " x" if figure.ratio is not None else f" {figure.unit}"
        rows.append(
            (
                figure.name,
                f"{_number(figure.ours)} {figure.unit}",
                "" if figure.floor is None else f"{_number(figure.floor)} {figure.unit}",
                "" if figure.ratio is None else f"{figure.ratio:.2f} x",
                target,
                _SIGNS[figure.met],
                figure.beside,
            )
        )
        notes.append(figure.wanting if figure.met is False else "")
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row, note in zip(rows, notes, strict=True):
        name, *cells, beside = (
            cell.ljust(width) if place in (0, 5, 6) else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        lines.append("  ".join((name, *cells, beside)).rstrip())
        if note:
            lines.append(f"  it would take: {note}")
    return "\n".join(lines)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}"  # noqa: PLR2004


def _spelt(figure: Figure) -> dict[str, Any]:
    """Return a figure as JSON fields, with its ratio and whether it is met, without ``wanting``."""
    return {
        "name": figure.name,
        "ours": figure.ours,
        "unit": figure.unit,
        "floor": figure.floor,
        "beside": figure.beside,
        "ratio": figure.ratio,
        "sense": figure.sense,
        "target": figure.target,
        "met": figure.met,
    }


if __name__ == "__main__":
    main()
