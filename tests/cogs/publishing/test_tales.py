"""Whole games as stories: what a thread tells, and what it leaves out."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from bot.i18n.texts import LANGUAGES, texts
from cogs.elements.faces import seat_names
from tests.rigs.forms import LONG
from tests.rigs.promises import keeping
from tests.rigs.recorded import recorded
from tests.rigs.tales import ended, sample, sentences, share_of_frequent, tale

GAMES = 24 if LONG else 3
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
    assert " equips " not in "\n".join(tale("rage", 3, "tale 1", "en"))


@pytest.mark.parametrize("game_id", keeping("feats"))
def test_no_sentence_is_told_twice_running(game_id: str) -> None:
    """Whomever and what it is about: one line tells of several, or there is another wording.

    Turns follow one another in a thread: the end of one and the beginning of the next, too.
    """
    for seats, seed in sample(game_id, GAMES):
        names = [*seat_names(ended(game_id, seats, seed).table), *clans(game_id)]
        told = "\n".join(tale(game_id, seats, seed, "en"))
        said = [re.sub(r"\*\*.*?\*\*", "X", one) for one in sentences(told, names)]
        assert [one for one, next_ in pairwise(said) if one == next_] == []


def clans(game_id: str) -> list[str]:
    """Return the names of a game's clans, which act as players do elsewhere; longest first."""
    english = texts("en")
    named = {english(one) for one in english.ids if one.startswith(f"{game_id}-clan-")}
    return sorted(named, key=len, reverse=True)
