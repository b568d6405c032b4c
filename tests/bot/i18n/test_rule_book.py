"""The rules as pages to read are what is said at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.rule_book import page_count, rule_book, write_rule_books
from bot.i18n.texts import LANGUAGES, texts
from tests.rigs.sample_games import SHIPPED

PAGES = Path(__file__).parents[3] / "docs" / "play"


def test_the_pages_are_those_of_this_release(tmp_path: Path) -> None:
    """``python -m bot rules docs/play`` was run after the last change of the rules' words."""
    for written in write_rule_books(tmp_path, SHIPPED):
        kept = PAGES / written.name
        assert written.read_text("utf-8") == kept.read_text("utf-8"), written.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_page_of_the_rules_is_a_chapter(game: str, language: str) -> None:
    """And nothing in it is meant for Discord alone."""
    words = texts(language)
    book = rule_book(game, words)
    assert page_count(game, words) == sum(line.startswith("## ") for line in book.splitlines())
    assert "▸" not in book
    assert "</" not in book
    assert f"{game}.{language}.md" in (PAGES / "README.md").read_text("utf-8")
