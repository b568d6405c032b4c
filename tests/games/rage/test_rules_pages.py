"""What the pages of the rules say holds at every table, whatever its options."""

from __future__ import annotations

import re

import pytest

from bot.i18n.rule_book import page_count
from bot.i18n.texts import LANGUAGES, texts

USUAL = re.compile(r"\b(4|four|quatre) points", re.IGNORECASE)
LONG = "5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_says_that_four_points_are_enough_in_a_long_game(language: str) -> None:
    """Goal: 4 points, long game 5; also in the picture of the end, which every table sees."""
    words = texts(language)
    pages = [words(f"rage-rules-{page}") for page in range(1, page_count("rage", words) + 1)]
    picture = [words(f"rage-lesson-{key}-how") for key in ("warned", "crown", "last")]
    lines = "\n".join([words("rage-first-turn"), *pages, *picture]).splitlines()
    told = [line for line in lines if USUAL.search(line)]
    assert told
    assert [] == [line for line in told if LONG not in line]
