"""The search for positions that cannot be drawn."""

from __future__ import annotations

import os
from math import prod
from typing import Any, NoReturn
from unittest.mock import Mock

import pytest

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS, find
from rendering import norwegian
from rendering.__main__ import NAMES, main
from rendering.search import Search, tables

GAMES = int(os.environ.get("PICTURE_GAMES", "0"))
"""How many games are gone through of each; raise it for a soak."""
FEW = {"cups": 4, "choir": 4}
"""How many are gone through where there is no time; one of others, which takes a second."""
LENGTH = {"norwegian": 4}
"""How many others one of these takes as long as, with its twelve seats and long ends."""


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_view_of_every_position_can_be_drawn(game_id: str) -> None:
    """F51: random, sensible and mixed games, every seat and who watches; nothing is left out."""
    words = [texts(language) for language in LANGUAGES]
    search = Search(find(game_id), NAMES, words)
    games = GAMES // LENGTH.get(game_id, 1) or FEW.get(game_id, 1)
    for number in range(games):
        assert [] == list(search.one(number))
    assert search.drawn > 10 * games


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_search_goes_to_every_table(game_id: str) -> None:
    """Every number of players with every set of options; a few games have every single choice."""
    game = find(game_id)
    sets = [game.seats, *(option.choices for option in game.options)]
    total = prod(map(len, sets))
    if total <= 20_000:
        seen = {repr(tables(game, number)) for number in range(total)}
        assert total == len(seen)
    few: list[Any] = [tables(game, number) for number in range(10 * max(map(len, sets)))]
    assert set(game.seats) == {seats for seats, _ in few}
    for option in game.options:
        assert set(option.choices) == {options[option.key] for _, options in few}


def test_what_cannot_be_painted_is_found_in_a_short_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 44 pictures with too many colours none was painted, and "0 faults" was told."""
    monkeypatch.setattr("rendering.search.paint", Mock(side_effect=ValueError))
    (fault, *_) = Search(find("cups"), NAMES, [texts("en")]).one(0)
    assert (fault.moves, fault.what) == (0, "painting")


def test_what_cannot_be_drawn_is_told_in_a_line_for_each_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``python -m rendering search norwegian --games 1``: its status is a failure."""

    def broken(view: Any, *given: object, **named: object) -> NoReturn:
        raise StopIteration(view, given, named)

    monkeypatch.setattr(norwegian, "scene", broken)
    assert 1 == main(["search", "norwegian", "--games", "1"])
    fault, summary = capsys.readouterr().out.splitlines()
    assert fault.startswith("StopIteration at broken, line ")
    assert "the first in game 0 (2 seats, " in fault
    assert summary.endswith("1 faults")
    monkeypatch.undo()
    assert 0 == main(["search", "schools", "--games", "1"])
    assert capsys.readouterr().out.endswith(" 0 faults\n")
