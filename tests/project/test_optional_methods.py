"""The page of optional methods has an example of each, and no other."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

from games.game import Rules

PAGE = Path(__file__).parents[2] / "docs" / "develop" / "optional-methods.md"
WRITTEN_BY_ALL = {"id", "seats", "state_type", "view_type", "move_types", "event_types"}
"""Attributes without a default."""


def shown() -> dict[str, list[str]]:
    """Return by name what the examples define, methods with their parameters."""
    found: dict[str, list[str]] = {}
    text = PAGE.read_text(encoding="utf-8")
    for block in re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        for node in ast.parse(block).body:
            match node:
                case ast.FunctionDef(name=name, args=taken):
                    found[name] = [one.arg for one in taken.args]
                case ast.Assign(targets=[ast.Name(id=name)]):
                    found[name] = []
    return found


def test_every_optional_method_has_its_example() -> None:
    """A method with the parameters that it has."""
    optional = {
        name: value
        for name, value in vars(Rules).items()
        if name[0] != "_"
        and not getattr(value, "__final__", False)
        and not getattr(value, "__isabstractmethod__", False)
    }
    wanted = {
        name: [*inspect.signature(value).parameters] if inspect.isfunction(value) else []
        for name, value in optional.items()
        if name not in {*WRITTEN_BY_ALL, "prompts_in_advance"}
    }
    assert shown() == wanted
