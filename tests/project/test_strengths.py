"""What an analysis says of its strength was measured and stands in the page of computers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.i18n.texts import LANGUAGES, texts
from tests.rigs.sample_games import SHIPPED

PAGE = Path(__file__).parents[2] / "docs/lab/computers.md"
ROW = re.compile(r"^\| (?P<game>[^|]+?) \| \w+ \| (?P<wins>[^|]+) \|")
WINS = re.compile(r"([\d.]+) of (\d+)")
OUT_OF = re.compile(r"(\d+)(?: parties à deux)? (?:of|sur) (\d+)")
SHARE = re.compile(r"(\d+)\s?% (?:of|de) (\d+)")


def measured(game: str) -> set[tuple[int, int]]:
    """List what was measured of a game at any number of seats: percentages, of how many games."""
    rows = filter(None, map(ROW.match, PAGE.read_text(encoding="utf-8").splitlines()))
    return {
        (round(100 * float(won) / int(of)), int(of))
        for row in rows
        if row["game"].partition(",")[0] == texts("en")(f"{game}-name")
        for won, of in WINS.findall(row["wins"])
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_an_analysis_claims_no_strength_that_was_not_measured(game: str, language: str) -> None:
    """Won games out of some, or a percentage of them; whatever is measured anew is said anew."""
    said = texts(language)(f"{game}-analysis-strength")
    claims = {
        *((round(100 * int(won) / int(of)), int(of)) for won, of in OUT_OF.findall(said)),
        *((int(share), int(of)) for share, of in SHARE.findall(said)),
    }
    # A game that nobody has measured yet claims nothing.
    assert bool(claims) is bool(measured(game))
    assert claims <= measured(game)
