"""F97: a time that Discord made comes to the product as a :class:`DiscordTime` and no otherwise."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

RAW = frozenset(
    {
        "created_at",
        "edited_at",
        "is_expired",
        "is_timed_out",
        "joined_at",
        "permissions_for",
        "premium_since",
        "snowflake_time",
        "time_snowflake",
        "timed_out_until",
    }
)
"""Names by which the library gives Discord's times as if they were this machine's, or compares them
with this machine's."""

ALLOWED = {"cogs/elements/channel_access.py": {"permissions_for", "timed_out_until"}}
"""Where they are made something that can be compared with Discord's times alone."""


def names(tree: ast.AST) -> Iterator[str]:
    """Everything that is looked up in a module by its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name


def test_discords_times_are_read_in_one_place() -> None:
    """Whatever else reads them could compare them with the time of this machine."""
    found = {}
    for folder in ("bot", "cogs"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            used = {name for name in RAW if name in text}
            if used and (used := used.intersection(names(ast.parse(text)))):
                found[path.relative_to(ROOT).as_posix()] = used
    assert found == ALLOWED
