"""What survives: small faults put into the product, one at a time, before its nearest tests.

``python -m tests.mutate bot/services --sample 50`` runs the tests of a room once to see which of
them pass through which line, then for each fault those that pass through its line. No file is
changed: the process that runs the tests compiles the module with the fault in it.
"""
# ruff: noqa: S311, S314, S603, T201 - a command that runs our own tests before faults drawn by lot

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from itertools import accumulate, chain
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias
from xml.etree import ElementTree as ET

from coverage import CoverageData

ROOT = Path(__file__).parents[1]
FAULT = "MUTATE_FAULT"
SECONDS = 10.0
"""How long the tests of one fault take without it, at most; the nearest and quickest are taken."""
ONES = (ast.Lt, ast.Gt, ast.Eq, ast.Is, ast.In, ast.And, ast.Add, ast.Mult)
OTHERS = (ast.LtE, ast.GtE, ast.NotEq, ast.IsNot, ast.NotIn, ast.Or, ast.Sub, ast.FloorDiv)
SWAPS: dict[type, type] = dict(zip(ONES + OTHERS, OTHERS + ONES, strict=True))
IDLE = ("decorator_list", "returns", "annotation", "bases")
UNTRIED = ("assert ", "_LOG.", "'", '"', "...", "strict=", "frozen=", "gc=", "eq=", "kw_only=")
STEPS = (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue, ast.Break)
Fault: TypeAlias = tuple[int, str, Callable[[], None]]
"""Where a fault is, what it changes, and how it is put in."""


def faults(node: ast.AST) -> Iterator[Fault]:
    """Yield what can be wrong in a module: bounds, conditions, numbers, steps left out."""
    match node:
        case ast.Compare(ops=[op, *more]) if type(op) in SWAPS:
            yield _fault(node, "ops", [SWAPS[type(op)](), *more])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPS:
            yield _fault(node, "op", SWAPS[type(op)]())
        case ast.Constant(value=int(value)):
            yield _fault(node, "value", not value if type(value) is bool else value + 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield _fault(node, "test", ast.UnaryOp(ast.Not(), test), test)
    for name, value in ast.iter_fields(node):
        parts = value if isinstance(value, list) else [value]
        for at, part in enumerate(parts):
            if isinstance(part, ast.AST) and not _is_idle(name, part):
                if isinstance(part, STEPS):
                    yield _fault(node, name, [*parts[:at], ast.Pass(), *parts[at + 1 :]], part)
                yield from faults(part)


def _is_idle(name: str, part: ast.AST) -> bool:
    """Whether a part does not run or does not matter: types, decorators, texts, the log."""
    text = ast.unparse(part) if isinstance(part, ast.stmt | ast.keyword) else ""
    return name in IDLE or text.startswith(UNTRIED)


def _fault(owner: Any, name: str, value: Any, shown: Any = None) -> Fault:
    """Describe another value in a field of ``owner``, by the source that is ``shown``."""
    was, right = ast.unparse(shown or owner), getattr(owner, name)
    setattr(owner, name, value)
    now = "pass" if isinstance(shown, ast.stmt) else f"not ({was})" if shown else ast.unparse(owner)
    setattr(owner, name, right)
    return (shown or owner).lineno, f"{was} -> {now}", lambda: setattr(owner, name, value)


def plant(path: str, number: int) -> None:
    """Have this process import a module with one of its faults."""
    tree = ast.parse(Path(path).read_bytes())
    [*faults(tree)][number][-1]()
    code, right = compile(ast.fix_missing_locations(tree), path, "exec"), SourceFileLoader.get_code
    get_code: Any = lambda self, name: code if self.path == path else right(self, name)  # noqa: E731
    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


if FAULT in os.environ:
    plant(*json.loads(os.environ[FAULT]))

    def pytest_sessionfinish(exitstatus: int) -> None:
        """Leave at once, as a plugin of the tests: a fault may leave a thread that never ends."""
        os._exit(int(exitstatus))


def passed(*arguments: str, **settings: str) -> bool:
    """Run tests; whether all of them passed, in time where a fault is put before them."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutate", *arguments]
    how: Any = {"cwd": ROOT, "env": os.environ | settings, "stdout": subprocess.DEVNULL}
    patience = 60 + 4 * SECONDS if FAULT in settings else None
    with suppress(subprocess.TimeoutExpired):
        return not subprocess.run(command, timeout=patience, check=False, **how).returncode
    return False


def passages(files: set[Path]) -> Callable[[Path, int], list[str]]:
    """Run the tests nearest to some files; return what chooses those that pass through a line."""
    folders = {next(f for p in file.parents if (f := "tests" / p).is_dir()) for file in files}
    with TemporaryDirectory() as kept:
        times, data = Path(kept, "times"), Path(kept, "coverage")
        rooms = (f"--cov={room}" for room in {file.parts[0] for file in files})
        timed = ("-o", "junit_family=xunit1", f"--junitxml={times}", "--cov-context=test")
        passed(*timed, *rooms, "--cov-report=", *map(str, folders), COVERAGE_FILE=str(data))
        ended = [test.attrib for test in ET.parse(times).iter("testcase") if not len(test)]
        seconds = {f"{test['file']}::{test['name']}": float(test["time"]) for test in ended}
        (known := CoverageData(str(data))).read()
        lines = {file: known.contexts_by_lineno(str(ROOT / file)) for file in files}

    def choose(file: Path, line: int) -> list[str]:
        near = (lines[file].get(line, ()), chain(*lines[file].values()))
        here, anywhere = ({one.partition("|")[0] for one in way} & seconds.keys() for way in near)
        # What runs at the import alone is held by whatever passes through the file.
        tests = sorted(here or anywhere, key=lambda one: (file.stem not in one, seconds[one], one))
        ends = accumulate(seconds[test] for test in tests)
        return tests[: max(1, sum(end < SECONDS for end in ends))]

    return choose


def main() -> None:
    """Put faults into a room and say which its nearest tests let pass."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate")
    parser.add_argument("room", type=Path, help="a folder or file of the product")
    parser.add_argument("--sample", type=int, default=50, help="so many faults (50)")
    asked = parser.parse_args()
    files = sorted(asked.room.rglob("*.py")) or [asked.room]
    known = [(f, *one) for f in files for one in enumerate(faults(ast.parse(f.read_bytes())))]
    chosen = sorted(Random("1").sample(known, min(asked.sample, len(known))))
    tests_of, fates = passages({file for file, *_ in chosen}), Counter[str]()
    for file, number, (line, change, _) in chosen:
        tests, planted = tests_of(file, line), json.dumps([str(ROOT / file), number])
        held = tests and not passed("-x", *tests, **{FAULT: planted})
        fates[fate := "caught" if held else "survived" if tests else "not reached"] += 1
        if not held:
            print(f"{file}:{line}: {fate}: {change}", flush=True)
    print(f"{len(chosen)} of {len(known)} faults:", dict(fates))


if __name__ == "__main__":
    main()
