"""The titles of the book are told in its words."""

from __future__ import annotations

import pytest

from bot.i18n.texts import texts
from games.schools.content import Reason

TITLES = {
    "en": (
        "Grand Champion of the 5 Elements",
        "Grand Champion of the 7 Cycles",
        "Grand Champion of the 8 Houses",
    ),
    "fr": (
        "Grand Champion des 5 Éléments",
        "Grand Champion des 7 Cycles",
        "Grand Champion des 8 Maisons",
    ),
}
"""Of a game, a Cursus and a Championship, by language."""


@pytest.mark.parametrize("language", TITLES)
def test_who_wins_a_game_has_its_title_however_it_ended(language: str) -> None:
    """M23: also by the other's giving up."""
    for reason in Reason:
        told = texts(language)(
            "schools-event-game-won",
            seat="Ann",
            totals="20 : 9",
            reason="",
            reason_kind=reason.value,
            role="none",
        )
        assert TITLES[language][0] in told


@pytest.mark.parametrize("language", TITLES)
def test_all_titles_stand_in_the_rules(language: str) -> None:
    """M23: whoever looks for one finds it."""
    assert all(title in texts(language)("schools-rules-5") for title in TITLES[language])
