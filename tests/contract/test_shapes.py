"""What was released is still played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAME_IDS, find
from games.codec import load_state

SHAPES = Path(__file__).parents[1] / "games" / "shapes"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_released_shape_is_kept_and_can_be_played_on(game_id: str) -> None:
    """A table that began on an older release goes on; a missing file is a failure."""
    game = find(game_id)
    for version in range(1, game.version + 1):
        state = load_state(game, (SHAPES / f"{game.id}-{version}.json").read_bytes(), version)
        played = game.as_of(version)
        assert played.version == game.version
        assert played is game.as_of(version)
        assert played.decisions(state)
        for decision in played.decisions(state):
            for move in played.legal_moves(state, decision.seat):
                assert played.apply(state, decision.seat, move).events
            assert played.view(state, decision.seat).viewer == decision.seat


def test_a_game_that_is_not_on_offer_is_not_found() -> None:
    with pytest.raises(KeyError):
        find("chess")
