"""Moves that name nothing there is are refused with a reason, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Move, RuleError, Seat
from games.schools.moves import Deploy, Discard, MoveTo, PassTrial, Summon
from games.schools.rules import GAME
from tests.games.schools.arrange import AIR, arrange, side


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (MoveTo("earth"), "no-such-arena"),  # type: ignore[arg-type]
        (Deploy("frog"), "no-such-element"),  # type: ignore[arg-type]
        (Summon(AIR, "moon"), "no-such-arena"),  # type: ignore[arg-type]
        (PassTrial(Seat(2)), "no-such-row"),
        (Discard((1, 0, 0, 0, 0)), "wrong-answer"),
    ],
)
def test_what_there_is_not_cannot_be_named(move: Move, key: str) -> None:
    """Errors carry a key; the state is untouched."""
    own = side("ee", pawn=AIR, columns={AIR: "eee"}, row=(1,))
    state = arrange(own)
    with pytest.raises(RuleError) as refusal:
        GAME.apply(state, Seat(0), move)  # type: ignore[arg-type]
    assert key == refusal.value.key
    assert arrange(own) == state


@pytest.mark.parametrize("seat", [2, -1, None, "0"])
def test_nobody_else_sits_at_the_table(seat: Any) -> None:
    """Facts: two players."""
    state = arrange(side("ee", pawn=AIR))
    with pytest.raises(RuleError, match="not-asked"):
        GAME.apply(state, seat, MoveTo(AIR))
    with pytest.raises(RuleError, match="wrong-number-of-seats"):
        GAME.start(3, {}, "seed")
