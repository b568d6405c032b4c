"""What counts in a game is learnt from play, and written where its rules read it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from games import GAME_IDS, find
from games.api import AnyGame, Seat
from games.optional.chances import shares
from games.playout import RandomPlayer
from players.__main__ import _learn, main
from players.learning import Pair, fit, pairs, surprise

LEARNS = [game_id for game_id in GAME_IDS if find(game_id).feature_names]


def test_what_decides_is_told_from_what_does_not() -> None:
    """Who has more of the first feature ends ahead nine times in ten; the second says nothing."""
    luck = RandomPlayer("decides")
    known = []
    for _ in range(600):
        lead = (luck.below(3) - 1.0, luck.below(3) - 1.0)
        known.append(Pair(lead, (lead[0] > 0) is (luck.below(10) > 0)))
    first, second = fit([pair for pair in known if pair.lead[0]], luck)
    assert first > 1
    assert abs(second) < first / 3
    assert surprise((first, second), known) < surprise((0.0, 0.0), known)


def test_whoever_is_level_has_equal_shares_and_who_leads_more() -> None:
    assert (1 / 2, 1 / 2, 1 / 2) == pytest.approx(shares([3.0, 3.0, 3.0]))
    low, middle, high = shares([-90.0, 0.0, 90.0])
    assert (0, 1 / 2, 1) == pytest.approx((low, middle, high), abs=1e-6)


@pytest.mark.parametrize("game_id", LEARNS)
def test_every_feature_has_a_name_and_a_weight(game_id: str) -> None:
    game = find(game_id)
    weights = import_module(f"games.{game_id}.weights").WEIGHTS
    assert len(weights) == len(set(game.feature_names)) == len(game.feature_names)
    (few, *_, most) = sorted(game.seats)
    for seats in (few, most):
        rows = game.features(game.start(seats, {}, "features").state, Seat(0))
        assert seats == len(rows)
        assert {len(weights)} == {len(row) for row in rows}


@pytest.mark.parametrize("game_id", LEARNS)
def test_the_same_seed_teaches_the_same(game_id: str) -> None:
    game = find(game_id)
    assert pairs(game, "same") == pairs(game, "same")


def test_what_is_learnt_can_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find("vikings")
    (tmp_path / "games/vikings").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    main(["learn", "vikings", "--games", "10", "--seed", "2"])
    written: dict[str, tuple[float, ...]] = {}
    exec((tmp_path / "games/vikings/weights.py").read_text(), written)  # noqa: S102
    assert len(game.feature_names) == len(written["WEIGHTS"])
    assert "by games not learnt from" in capsys.readouterr().out


def test_the_weights_of_a_package_lie_beside_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After thousands of games there was no folder for them."""
    game: AnyGame = find("vikings")
    packaged = type("Sticks", (type(game),), {"__module__": "sticks.rules"})()
    (tmp_path / "sticks").mkdir()
    monkeypatch.chdir(tmp_path)
    _learn(packaged, 10, "2")
    assert (tmp_path / "sticks" / "weights.py").exists()
