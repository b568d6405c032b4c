"""A registered game is complete in every room; what is missing is named."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import rendering.vikings
from bot.i18n.texts import texts
from games import GAME_IDS, find
from rendering.scene.theme import DUSK
from tests.contract import owed as owed_of
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


def test_what_only_some_test_would_miss_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture that is low and alike in all languages, no estimate, no worlds dealt by hand."""
    game, lesson = find("vikings"), rendering.vikings.lesson(1, texts("en"), DUSK)
    monkeypatch.setattr(type(game), "horizon", 0)
    low = replace(lesson, base=replace(lesson.base, height=400), alt="A bear.")
    monkeypatch.setattr(rendering.vikings, "lesson", lambda *_: low)
    monkeypatch.setattr(owed_of, "OTHER_WORLDS", "tests.players.test_peeking")
    place = "rendering/vikings: a picture for page 1 of the rules"
    assert {
        "tests/players/test_peeking: vikings",
        "games/vikings/rules.py: horizon, clock and estimate, for what is told of the end",
        f"{place}, 1200 pixels wide and 500 to 700 high",
        f"{place}, told in a sentence of 40 characters or more in every language",
    } <= set(owed("vikings"))


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
