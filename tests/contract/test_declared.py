"""Rules that return something else than they declare are told which method does."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games import find
from games.api import AnyGame, Applied
from tabletop.testing import demands
from tabletop.testing.declared import undeclared
from tabletop.testing.demands import owed
from tests.rigs.sample_games import SHIPPED

VIKINGS = type(find("vikings"))
NO_STATE = Applied(cast("Any", None), ())


@pytest.mark.parametrize("game_id", SHIPPED)
def test_the_games_of_the_product_return_what_they_declare(game_id: str) -> None:
    assert undeclared(find(game_id)) == ""


@pytest.mark.parametrize(
    ("method", "returned", "told"),
    [
        ("set_up", 3, "a set_up() that returns Applied, not int"),
        ("set_up", NO_STATE, "a set_up() and an answer() that return VikingsState"),
        ("outcome", ((0, 1),), "an outcome() that returns Outcome or None, not tuple"),
        ("show", None, "a show() that returns VikingsView, not NoneType"),
        ("legal_moves", (), "legal_moves() that yields answers to the question"),
        ("legal_moves", (3,), "int among move_types"),
        ("asked", (), "the same seats in asked() and decisions()"),
    ],
)
def test_what_a_method_returns_is_told_by_its_name(
    method: str, returned: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(VIKINGS, method, lambda *_: returned)
    monkeypatch.setattr(VIKINGS, "as_then", lambda _, applied: applied)
    assert told in undeclared(find("vikings"))


@pytest.mark.parametrize("kinds", ["event_types", "move_types"])
def test_a_kind_that_is_not_declared_is_named(kinds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is all that is owed: whatever else is missing follows from what the rules declare."""
    game: AnyGame = find("vikings")
    monkeypatch.setattr(VIKINGS, kinds, ())
    (demand,) = owed(game.id)
    assert demand.what.startswith("games.vikings.rules: ")
    assert demand.what.endswith(f" among {kinds}")


def test_a_game_without_an_end_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.testing.declared.LONGEST", 3)
    assert "is not over after 3 moves" in undeclared(find("vikings"))


def test_a_picture_that_fails_is_told_beside_all_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that a board lacks must not hide the list of those that are missing."""

    def fail(*_: Any) -> None:
        raise ValueError("no such card")

    monkeypatch.setattr("rendering.vikings.scene", fail)
    monkeypatch.setitem(demands.TEXTS, "motto", "the sail bears it")
    told = {one.what for one in owed("vikings")}
    assert {
        "en: vikings-motto",
        "rendering.vikings: a board; it fails with ValueError: no such card",
    } <= told
