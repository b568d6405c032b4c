"""A registered game is complete in every room; what is missing is named."""

from __future__ import annotations

import pytest

from games import GAME_IDS, find
from tests.contract.owed import FILES, owed, wanted_texts


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_registered_game_owes_nothing(game_id: str) -> None:
    """Words, pictures, a lesson a page, a second model of its rules, tests: all found by name."""
    missing = list(owed(game_id))
    assert not missing, "\n".join(["still owed:", *missing])


def test_a_game_that_is_not_begun_owes_every_file() -> None:
    """The list is what a contributor works off; nothing breaks where nothing is."""
    missing = list(owed("chess"))
    assert [*(path.format(game="chess") for path in FILES), "games/chess/rules.py: GAME"] == missing


def test_the_texts_that_are_wanted_follow_from_the_rules() -> None:
    """One for each event, move, phase, option and answer in advance, and for the end."""
    wanted = set(wanted_texts(find("vikings")))
    assert {
        "vikings-event-bluff-called",
        "vikings-move-call-bluff",
        "vikings-prompt-announce",
        "vikings-call-challenge-shield",
        "vikings-option-bluff_arena-yes-help",
        "vikings-command-new-arena",
        "vikings-standing-believe-until",
    } <= wanted
    assert not any(text_id.endswith("-over") for text_id in wanted)
    assert any(text_id.startswith("vikings-outcome-") for text_id in wanted)
