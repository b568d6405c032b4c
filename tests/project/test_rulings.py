"""Every ruling that is cited stands on a page, and every one on a page is cited."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("bench", "bot", "cogs", "docs", "games", "players", "rendering", "tests")
PAGES = ROOT / "docs" / "develop" / "rulings"
RULED = sorted({page.stem for page in PAGES.glob("*.md")} - {"README"})
"""Games with a page; one begun from the template has none yet."""
CITING = (".ftl", ".md", ".py")
_RULING = re.compile(r"(?<![\w.:+({\[-])\(?([VNMGR]\d{1,2})(?![\w\"'(])")
_SINGLE = re.compile(r"\b(S\d{1,2})\b")
_ROW = re.compile(
    r"^\| \*\*([A-Z]\d+)\*\* \| [^|]+\? \| [^|]+\. \|(?: ([^|]+\.))? \|$", re.MULTILINE
)
_HEAD = "| number | question | ruling | our default differs from the book |"


def _pages() -> Counter[str]:
    return Counter(
        number for page in PAGES.glob("*.md") for number, _ in _ROW.findall(page.read_text("utf-8"))
    )


def _cited() -> set[str]:
    found: set[str] = set()
    for room in ROOMS:
        for file in (ROOT / room).rglob("*.*"):
            if file.suffix not in CITING or file.parent == PAGES:
                continue
            text = file.read_text("utf-8")
            found |= set(_RULING.findall(text))
            if "goths" in file.relative_to(ROOT).parts:
                found |= set(_SINGLE.findall(text))
    return found


def test_every_number_that_is_cited_stands_on_a_page() -> None:
    """Whoever reads a number in the code or in a test finds what was asked and decided."""
    assert sorted(_cited() - _pages().keys()) == []


def test_every_number_on_a_page_is_cited_and_stands_there_once() -> None:
    """What nothing takes and nothing holds is no ruling."""
    assert sorted(_pages().keys() - _cited()) == []
    assert [number for number, times in _pages().items() if times > 1] == []
    assert len(_pages()) > 100


@pytest.mark.parametrize("game_id", RULED)
def test_every_page_says_where_our_default_differs_from_the_book(game_id: str) -> None:
    """A column of every table of rulings; whoever knows the book finds what is not as it says."""
    text = (PAGES / f"{game_id}.md").read_text("utf-8")
    numbered = re.findall(r"^\| \*\*\w+\*\* ", text, re.MULTILINE)
    rows = _ROW.findall(text)
    assert len(rows) == len(numbered)
    assert text.count(_HEAD) == text.count("| number |") > 0
    assert any(differs for _, differs in rows)
