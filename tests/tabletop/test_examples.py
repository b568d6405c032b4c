"""The page of the public API has an example of every name, in words that Python reads."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "develop" / "api.md"
_ROW = re.compile(r"^\| `(\w+)` +\| (.+?) +\| `(.+)` +\|$", re.MULTILINE)


def test_every_name_has_an_example() -> None:
    """In the order of the modules; an example uses what it is about."""
    parts = re.split(r"^## `(tabletop\.\w+)`$", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    for module, section in sections.items():
        rows = _ROW.findall(section)
        assert [name for name, _, _ in rows] == list(import_module(module).__all__)
        for name, meaning, example in rows:
            ast.parse(example.replace("\\|", "|"))
            assert re.search(rf"\b{name}\b", example)
            assert meaning.endswith(".")
    assert set(sections) == {f"tabletop.{one}" for one in ("api", "pictures", "face", "testing")}
