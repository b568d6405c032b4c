"""The map of what must not happen, held against the tests and modules that there are."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "develop" / "failures.md").read_text(encoding="utf-8")
LINES = [line for line in PAGE.splitlines() if re.match(r"\| [FT]\d", line)]
FAILURES = 70
"""71 to 77 are about plans and answers in advance: a line comes with the tests that show it."""
RULES_FOR_TIME = 8


@cache
def names_in(path: str) -> frozenset[str]:
    """The tests of a file, by name."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    )


def test_every_failure_and_every_rule_for_time_has_a_line() -> None:
    """In order, none twice, and none left out of those that every host of games ran into."""
    numbers = [line.split("|")[1].strip() for line in LINES]
    failures = [int(number[1:]) for number in numbers if number.startswith("F")]
    assert sorted({*failures, *range(1, FAILURES + 1)}) == failures
    wanted = [f"T{number}" for number in range(1, RULES_FOR_TIME + 1)]
    assert wanted == numbers[len(failures) :]


def test_every_test_that_is_named_exists() -> None:
    """A test that is renamed or removed takes its name from the page, or finds a follower."""
    named = [re.findall(r"`(tests/[^`]+)::(\w+)`", line) for line in LINES]
    assert [] == [line for line, tests in zip(LINES, named, strict=True) if not tests]
    missing = [
        f"{path}::{name}"
        for tests in named
        for path, name in tests
        if not (ROOT / path).is_file() or name not in names_in(path)
    ]
    assert [] == missing


def test_every_module_that_is_named_exists() -> None:
    """Where a requirement is met, there is something to read."""
    places = {place for line in LINES for place in re.findall(r"`([^`]+)`", line.split("|")[3])}
    assert set() == {place for place in places if not (ROOT / place).exists()}


def test_every_failure_that_a_test_cites_has_a_line() -> None:
    """The page is where a number is explained."""
    known = {line.split("|")[1].strip() for line in LINES}
    cited = {
        number
        for path in (ROOT / "tests").rglob("test_*.py")
        for number in re.findall(r'"""[^"]*?\b(F\d{1,3})\b', path.read_text(encoding="utf-8"))
    }
    assert set() == cited - known
