"""What the rules of all games have in common."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from games.api import RuleError
from tests.rigs.toy_game import TOY, Toy


def _renamed(stored: dict[str, Any]) -> dict[str, Any]:
    return {"rounds": stored["turns"]}


def _counted(stored: dict[str, Any]) -> dict[str, Any]:
    return {**stored, "round": 1}


class ThirdToy(Toy):
    """Was stored in two other shapes before, and played by other rules in the same one."""

    version: ClassVar[int] = 4
    lifts = {1: _renamed, 3: _counted}  # noqa: RUF012 - as the rules declare it


def test_a_stored_state_is_lifted_one_version_at_a_time() -> None:
    game = ThirdToy()
    assert {"rounds": 3, "round": 1} == game.upgrade(1, {"turns": 3})
    assert {"rounds": 3, "round": 1} == game.upgrade(2, {"rounds": 3})
    for never in (0, 5):
        with pytest.raises(ValueError, match=str(never)):
            game.upgrade(never, {})


def test_a_game_goes_on_by_the_rules_that_it_was_begun_with() -> None:
    game = ThirdToy()
    assert game is game.as_of(4)
    assert (2, 4) == (game.as_of(2).played, game.as_of(2).version)
    assert game.as_of(2) is game.as_of(2)


def test_a_table_that_the_rules_do_not_allow_is_refused_before_it_is_set_up() -> None:
    with pytest.raises(RuleError, match="wrong-number-of-seats"):
        TOY.start(9, {}, "seed")
    with pytest.raises(RuleError, match="unknown-option"):
        TOY.start(2, {"wind": True}, "seed")
    assert 3 == TOY.start(2, {}, "seed").state.rounds
