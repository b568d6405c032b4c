"""Log lines are for operators: what failed, with ids, what the bot does now, what can be done."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
TICKS = re.compile(
    r"\b(nobody|whoever|whom|anew|what|once more|cannot|could not|is (shown|said|told))\b",
    re.IGNORECASE,
)
"""Words of sentences that have to be decoded; those of the field say the same in fewer."""
LONGEST = 150
"""Characters."""


def lines() -> Iterator[tuple[str, str]]:
    """Yield every text that the code of the bot logs, with its place."""
    for path in sorted((*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"))):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "_LOG." in source else ():
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and ast.unparse(node.func.value) == "_LOG"
                and node.func.attr in LEVELS
                and isinstance(node.args[0], ast.Constant)
            ):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", str(node.args[0].value)


def test_log_lines_are_short_begin_alike_and_need_no_decoding() -> None:
    """A capital, or what is logged; no full stop, so that ids and reasons stand at the end."""
    found = dict(lines())
    assert len(found) > 50
    wrong = {
        place: text
        for place, text in found.items()
        if not re.match(r"[A-Z]|%s", text)
        or text.endswith(".")
        or TICKS.search(text)
        or len(text) > LONGEST
    }
    assert {} == wrong
