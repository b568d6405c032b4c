"""``make soak``: the long forms of the tests in parts, each with what it proves.

``python -m tests.soak`` runs every part in about an hour on two idle cores; ``--full`` runs the
full-length forms, which take several hours. Names of parts run those parts alone. A part that
fails or hangs does not stop the others. The end is a table of all parts in Markdown.
"""
# ruff: noqa: S603, T201 - a command that runs our own tests and prints their results

from __future__ import annotations

import argparse
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
WORKERS = 3
"""Test processes at once: one more than cores, since tests of processes and browsers wait."""
HUNG, HUNG_MINUTES = 5, 15
"""A part of the hour that takes this many times its share, and as many minutes, has failed."""


class Part(NamedTuple):
    """A part of the soak."""

    name: str
    proves: str
    minutes: float
    """Its share of the hour on two idle cores."""
    tests: tuple[str, ...]
    hour: Mapping[str, str]
    """Settings of the form that fits its share."""
    full: Mapping[str, str]
    """Settings of the full-length form."""
    full_only: tuple[str, ...] = ()
    """Tests of the full-length form alone."""


PARTS = (
    Part(
        "rules",
        "random games of every size keep the invariants of their rules to the end",
        2,
        ("tests/games/*/test_whole_games.py",),
        {
            "NORWEGIAN_GAMES": "100",
            "SCHOOLS_GAMES": "200",
            "GOTHS_GAMES": "100",
            "RAGE_GAMES": "50",
        },
        {
            "NORWEGIAN_GAMES": "1000",
            "SCHOOLS_GAMES": "2000",
            "GOTHS_GAMES": "1000",
            "RAGE_GAMES": "500",
            "RAGE_BALANCE_GAMES": "300",
        },
        ("tests/games/rage/test_balance.py",),
    ),
    Part(
        "oracle",
        "a second model of the rules, written from the texts alone, agrees move by move",
        3,
        ("tests/oracle",),
        {"ORACLE_GAMES": "15"},
        {"ORACLE_GAMES": "600"},
    ),
    Part(
        "contract",
        "nothing that a viewer cannot know changes what they see, are asked or may choose",
        4,
        ("tests/contract", "tests/tabletop", "tabletop/testing/contract"),
        {"CONTRACT_GAMES": "2", "CONTRACT_SAMPLED": "6"},
        {"CONTRACT_GAMES": "12", "CONTRACT_SAMPLED": "1", "PLAY_SOAK": "1"},
    ),
    Part(
        "kills",
        "a host killed at any moment loses nothing and does nothing twice",
        2,
        ("tests/bot/durability/test_kill.py",),
        {"KILLS": "120"},
        {"KILLS": "2000"},
    ),
    Part(
        "takeovers",
        "of two hosts on one database, one takes over when the other fails in any way",
        3,
        ("tests/bot/durability/test_takeovers.py",),
        {"TAKEOVERS": "60"},
        {"TAKEOVERS": "500"},
    ),
    Part(
        "storms",
        "what was owed is sent after connections, disks and Discord failed at once",
        4,
        ("tests/bot/durability/test_storms.py", "tests/bot/durability/test_outages.py"),
        {"STORMS": "4", "OUTAGES": "40"},
        {"STORMS": "20", "OUTAGES": "40,300"},
    ),
    Part(
        "store",
        "flipped bits are found, and a database moved to another store is the same",
        2,
        ("tests/bot/store/test_integrity.py", "tests/bot/store/test_moving.py"),
        {"FLIPS": "200", "MOVED_TABLES": "1000", "INTERRUPTIONS": "6"},
        {"FLIPS": "2000", "MOVED_TABLES": "10000", "INTERRUPTIONS": "60"},
    ),
    Part(
        "pictures",
        "every view of every position of whole games can be drawn",
        3,
        (
            "tests/rendering/test_pictures.py",
            "tests/rendering/test_search.py",
            "tests/rendering/test_lessons.py",
        ),
        {"PICTURE_GAMES": "6"},
        {"PICTURE_GAMES": "128", "PLAY_SOAK": "1"},
    ),
    Part(
        "panels",
        "every panel keeps Discord's limits, and everybody is answered at every moment",
        4,
        (
            "tests/cogs/commands/test_lobby.py",
            "tests/cogs/interactions/test_computers.py",
            "tests/cogs/interactions/test_undo.py",
            "tests/cogs/routing/test_access.py",
            "tests/cogs/routing/test_matrix.py",
            "tests/cogs/panels/test_limits.py",
            "tests/cogs/panels/test_words.py",
            "tests/cogs/elements/test_game_face.py",
        ),
        {"PLAY_SOAK": "1", "WORDS_GAMES": "2"},
        {"PLAY_SOAK": "1", "WORDS_GAMES": "6"},
    ),
    Part(
        "computers",
        "nobody laughs at whole games of computers of every level",
        5,
        ("tests/players/test_whole_games.py",),
        {"LOOKS_GAMES": "1"},
        {"LOOKS_GAMES": "30"},
    ),
    Part(
        "advance",
        "an answer in advance cannot be told from one by hand",
        1,
        ("tests/bot/services/in_advance/test_windows.py",),
        {"WINDOWS": "100"},
        {"WINDOWS": "200"},
    ),
    Part(
        "play",
        "whole games on a simulated Discord: restarts, backups, series, and no secret leaves",
        9,
        (
            "tests/play/test_calls.py",
            "tests/play/test_clicks.py",
            "tests/play/test_full_games.py",
            "tests/play/test_pace.py",
            "tests/play/test_restart.py",
            "tests/play/test_restored_backup.py",
            "tests/play/test_secrets.py",
            "tests/play/test_series.py",
        ),
        {"PLAY_SOAK": "1"},
        {"PLAY_SOAK": "1"},
        ("tests/play/test_*.py", "tests/play/calendar", "tests/play/fortnight"),
    ),
    Part(
        "disturbed",
        "requests that fail, are lost or are doubled end in the same game, told once",
        2,
        ("tests/play/disturbed",),
        {"DISTURBANCES": "8"},
        {"DISTURBANCES": "100", "PLAY_SOAK": "1"},
    ),
    Part(
        "evenings",
        "people who press, leave, type and delete meet a bot that stops and crashes",
        2,
        ("tests/play/evenings",),
        {"EVENINGS": "60"},
        {"EVENINGS": "500"},
    ),
    Part(
        "processes",
        "two processes are restarted and killed while their games go on",
        3,
        ("tests/play/test_processes.py",),
        {"ROLLING_GAMES": "20"},
        {"ROLLING_GAMES": "100"},
    ),
    Part(
        "browser",
        "a newcomer plays first games in Chromium on a phone's screen to the end",
        5,
        ("tests/play/local",),
        {"BROWSER_ANSWERS": "12"},
        {"BROWSER_ANSWERS": "200", "PLAY_SOAK": "1"},
    ),
    Part(
        "packages",
        "a game begun from the template, packaged or installed passes what ours pass",
        5,
        (
            "tests/games/test_beginning.py",
            "tests/games/test_package.py",
            "tests/games/test_many_games.py",
            "tests/games/test_installed.py",
            "tests/bot/i18n/test_languages.py",
            "tests/project/test_tutorial.py",
        ),
        {"PLAY_SOAK": "1"},
        {"PLAY_SOAK": "1"},
    ),
)


class Result(NamedTuple):
    """The result of a part."""

    part: Part
    passed: bool
    seconds: float
    """Elapsed time."""
    processor: float
    """Processor time of its processes, in seconds."""


def run(part: Part, *, full: bool) -> Result:
    """Run a part's tests in processes of their own and pass their output on."""
    settings = part.full if full else part.hour
    named = ", ".join(f"{key}={value}" for key, value in settings.items())
    share = "" if full else f", {part.minutes:.0f} min"
    print(f"\n=== {part.name}: {part.proves} ({named}{share})", flush=True)
    patterns = (*part.tests, *(part.full_only if full else ()))
    paths = dict.fromkeys(str(path) for pattern in patterns for path in sorted(ROOT.glob(pattern)))
    asked = (sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS), "--dist", "worksteal")
    begun, used = time.perf_counter(), _processor()
    limit = None if full else 60 * max(HUNG * part.minutes, HUNG_MINUTES)
    passed = _passes((*asked, "--timeout=0", *paths), os.environ | settings, limit)
    return Result(part, passed, time.perf_counter() - begun, _processor() - used)


def _passes(command: Sequence[str], settings: Mapping[str, str], limit: float | None) -> bool:
    """Run a command and return True if it succeeds within ``limit`` seconds, else kill it all."""
    # A group of its own, so that bots and browsers that tests have started end with it.
    with subprocess.Popen(command, cwd=ROOT, env=settings, start_new_session=True) as running:
        try:
            return running.wait(limit) == 0
        except subprocess.TimeoutExpired:
            print(f"\nnot done after {limit:.0f} s: stopped", flush=True)
            return False
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def _processor() -> float:
    """Return the processor time of all ended child processes, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def table(results: Sequence[Result]) -> str:
    """Return a Markdown table of what each part proves, its seconds, and its result."""
    lines = ["| part | proves | seconds | processor | result |", "|---|---|---:|---:|---|"]
    lines += [
        f"| {one.part.name} | {one.part.proves} | {one.seconds:.0f} | {one.processor:.0f}"
        f" | {'passed' if one.passed else 'FAILED'} |"
        for one in results
    ]
    seconds, processor = sum(r.seconds for r in results), sum(r.processor for r in results)
    failed = sum(not one.passed for one in results)
    result = f"{failed} failed" if failed else "passed"
    return "\n".join([*lines, f"| all | | {seconds:.0f} | {processor:.0f} | {result} |"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts that are asked for, print their results, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    names = {part.name: part for part in PARTS}
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(names))
    parser.add_argument("--full", action="store_true", help="the full-length forms")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.parts) - set(names):
        parser.error(f"there is no part named {', '.join(sorted(unknown))}")
    results = [run(names[name], full=asked.full) for name in asked.parts or names]
    print(f"\n{table(results)}")
    return 0 if all(one.passed for one in results) else 1


if __name__ == "__main__":
    sys.exit(main())
