"""Whole games as stories: what a thread tells, and what it leaves out."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.i18n.texts import LANGUAGES
from cogs.elements.faces import seat_names
from games import find
from tests.rigs.forms import LONG
from tests.rigs.promises import keeping
from tests.rigs.recorded import recorded
from tests.rigs.tales import ended, sentences, share_of_frequent, tale

GAMES = 12 if LONG else 3
FREQUENT = 0.15 if LONG else 0.19
"""Which part of all lines the five most frequent sentences may be; of few games they are more."""


@pytest.mark.parametrize("game_id", keeping("feats"))
def test_the_most_frequent_sentences_are_a_small_part_of_the_story(game_id: str) -> None:
    for language in LANGUAGES if LONG else LANGUAGES[:1]:
        assert share_of_frequent(game_id, GAMES, language) <= FREQUENT


def test_a_story_tells_neither_upkeep_nor_what_another_line_says() -> None:
    """An attack that was believed is told by what it did; that it was believed, by that, too."""
    told = "\n".join(tale("vikings", 3, "tale 1", "en"))
    heard = {
        type(event).__name__
        for played in recorded("vikings", 3, "tale 1")
        for event in played.events
    }
    assert {"Believed", "Attacked", "AttackBlocked"} <= heard
    assert "believe" not in told
    assert "bounces off" in told


@pytest.mark.parametrize("game_id", keeping("feats"))
def test_no_sentence_is_told_twice_running(game_id: str) -> None:
    """Whomever and how many it is about: one line tells of several, or there is another wording."""
    for number in range(GAMES):
        seats = find(game_id).seats[number % len(find(game_id).seats)]
        for text in tale(game_id, seats, f"tale {number}", "en"):
            said = [*sentences(text, seat_names(ended(game_id, seats, f"tale {number}").table))]
            assert [one for one, next_ in pairwise(said) if one == next_] == []
