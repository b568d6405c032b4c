"""What survives: small faults put into the product, one at a time, before its nearest tests.

``python -m tests.mutate bot/services --sample 50`` runs the tests of a room once to see which of
them pass through which line, then for each fault those that pass through its line. No file is
changed: the process that runs the tests compiles the module with the fault in it.
"""
# ruff: noqa: S311, S603, T201 - a command that runs our own tests before faults drawn by lot

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from coverage import CoverageData

ROOT = Path(__file__).parents[1]
FAULT, TIMES = "MUTATE_FAULT", "MUTATE_TIMES"
SECONDS = 10.0
"""How long the tests of one fault take without it, at most; the nearest and quickest are taken."""
PAIRS = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot)),
    *((ast.In, ast.NotIn), (ast.And, ast.Or), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv)),
)
SWAPS: dict[type, type] = {one: other for a, b in PAIRS for one, other in ((a, b), (b, a))}
STEPS = (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue, ast.Break)


class Fault(NamedTuple):
    """One small fault: where it is, what it changes, and how it is put in."""

    line: int
    change: str
    put_in: Callable[[], None]


def faults(tree: ast.AST) -> Iterator[Fault]:
    """Yield what can be wrong in a module: bounds, conditions, numbers, steps left out."""
    idle = {part for node in ast.walk(tree) for one in _idle(node) for part in ast.walk(one)}
    for node in (node for node in ast.walk(tree) if node not in idle):
        match node:
            case ast.Compare(ops=[op, *more]) if type(op) in SWAPS:
                yield _fault(node, "ops", [SWAPS[type(op)](), *more])
            case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPS:
                yield _fault(node, "op", SWAPS[type(op)]())
            case ast.Constant(value=int(value)):
                yield _fault(node, "value", not value if type(value) is bool else value + 1)
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield _fault(node, "test", ast.UnaryOp(ast.Not(), test), test)
        for name in ("body", "orelse", "finalbody"):
            steps = getattr(node, name, None)
            for number, step in enumerate(steps if isinstance(steps, list) else ()):
                if isinstance(step, STEPS) and step not in idle:
                    rest = [*steps[:number], ast.Pass(), *steps[number + 1 :]]
                    yield _fault(node, name, rest, step)


def _idle(node: ast.AST) -> list[Any]:
    """List the parts that do not run or do not matter: types, decorators, texts, the log."""
    match node:
        case ast.ClassDef():
            return [*node.bases, *node.keywords, *node.decorator_list]
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return [*node.decorator_list, *filter(None, [node.returns])]
        case ast.AnnAssign(annotation=kind) | ast.arg(annotation=ast.AST() as kind):
            return [kind]
        case ast.Assert() | ast.keyword(arg="strict") | ast.Expr(value=ast.Constant()):
            return [node]
    return [node] if isinstance(node, ast.Expr) and "_LOG." in ast.unparse(node) else []


def _fault(owner: Any, name: str, value: Any, shown: Any = None) -> Fault:
    """Describe another value in a field of ``owner``, by the source that is ``shown``."""
    was, right = ast.unparse(shown or owner), getattr(owner, name)
    setattr(owner, name, value)
    now = "pass" if isinstance(shown, ast.stmt) else f"not ({was})" if shown else ast.unparse(owner)
    setattr(owner, name, right)
    return Fault((shown or owner).lineno, f"{was} -> {now}", lambda: setattr(owner, name, value))


def plant(path: str, number: int) -> None:
    """Have this process import a module with one of its faults."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    [*faults(tree)][number].put_in()
    code, right = compile(ast.fix_missing_locations(tree), path, "exec"), SourceFileLoader.get_code
    get_code: Any = lambda self, name: code if self.path == path else right(self, name)  # noqa: E731
    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


if FAULT in os.environ:
    plant(*json.loads(os.environ[FAULT]))


def pytest_runtest_logreport(report: Any) -> None:
    """Note how long a test took that passed: this is a plugin of the tests that it runs."""
    if TIMES in os.environ and report.when == "call" and report.passed:
        with Path(os.environ[TIMES]).open("a", encoding="utf-8") as file:
            file.write(json.dumps([report.nodeid, report.duration]) + "\n")


def pytest_sessionfinish(exitstatus: int) -> None:
    """Leave at once: a fault may leave a thread behind that never ends."""
    if TIMES in os.environ or FAULT in os.environ:
        os._exit(int(exitstatus))


def passed(*arguments: str, seconds: float | None = None, **settings: str) -> bool:
    """Run tests; whether all of them passed, in time."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutate", *arguments]
    how: Any = {"cwd": ROOT, "env": {**os.environ, **settings}, "stdout": subprocess.DEVNULL}
    try:
        return not subprocess.run(command, timeout=seconds, check=False, **how).returncode
    except subprocess.TimeoutExpired:
        return False


def passages(files: set[Path]) -> Callable[[Path, int], list[str]]:
    """Run the tests nearest to some files; return what chooses those that pass through a line."""
    folders = {next(f for p in file.parents if (f := "tests" / p).is_dir()) for file in files}
    with TemporaryDirectory() as kept:
        times, data = Path(kept, "times"), Path(kept, "coverage")
        rooms = (f"--cov={room}" for room in {file.parts[0] for file in files})
        measured = (*rooms, "--cov-context=test", "--cov-report=", *map(str, folders))
        passed(*measured, **{TIMES: str(times), "COVERAGE_FILE": str(data)})
        seconds: dict[str, float] = dict(map(json.loads, times.read_text().splitlines()))
        (known := CoverageData(str(data))).read()
        lines = {file: known.contexts_by_lineno(str(ROOT / file)) for file in files}

    def choose(file: Path, line: int) -> list[str]:
        # What runs at the import alone is held by whatever passes through the file.
        anywhere = [one for tests in lines[file].values() for one in tests]
        for near in (lines[file].get(line, ()), anywhere):
            names = {one.partition("|")[0] for one in near} & seconds.keys()
            left, chosen = SECONDS, []
            for test in sorted(names, key=lambda one: (file.stem not in one, seconds[one], one)):
                left -= seconds[test]
                chosen += [test] if left > 0 else []
            if chosen:
                return chosen
        return []

    return choose


def main() -> None:
    """Put faults into a room and say which its nearest tests let pass."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate")
    parser.add_argument("room", type=Path, help="a folder or file of the product")
    parser.add_argument("--sample", type=int, default=50, help="so many faults (50)")
    parser.add_argument("--seed", default="1", help="which ones")
    asked = parser.parse_args()
    files = sorted(asked.room.rglob("*.py")) or [asked.room]
    known = [
        (file.resolve().relative_to(ROOT), number, fault)
        for file in files
        for number, fault in enumerate(faults(ast.parse(file.read_text(encoding="utf-8"))))
    ]
    chosen = sorted(Random(asked.seed).sample(known, min(asked.sample, len(known))))
    tests_of, fates = passages({file for file, *_ in chosen}), Counter[str]()
    for file, number, fault in chosen:
        tests, planted = tests_of(file, fault.line), json.dumps([str(ROOT / file), number])
        held = tests and not passed("-x", *tests, seconds=60 + 4 * SECONDS, **{FAULT: planted})
        fates[fate := "caught" if held else "survived" if tests else "not reached"] += 1
        if not held:
            print(f"{file}:{fault.line}: {fate}: {fault.change}", flush=True)
    print(f"{len(chosen)} of {len(known)} faults:", dict(fates))


if __name__ == "__main__":
    main()
