"""What a package keeps of itself: a whole game, and a stored state of each version."""

from __future__ import annotations

import re

import pytest

from games.api import AnyGame
from games.codec import load_state
from games.keeping import golden, places
from games.registry import hosted


def test_a_kept_game_is_played_as_it_was(game: AnyGame) -> None:
    """A change of the rules shows as a difference; tables under way are replayed by the rules.

    ``python -m games keep`` writes it again. Skipped for a game of the product, and where no game
    is kept.
    """
    entry = hosted().entries[game.id]
    whole, _ = places(entry, game.version)
    if not entry.package or not whole.exists():
        pytest.skip("nothing is kept beside the package")
    assert golden(game) == whole.read_text(encoding="utf-8")


def test_every_kept_state_can_be_played_on(game: AnyGame) -> None:
    """Tables of earlier versions go on after an update: each state is read, and asks something.

    It is asked by the rules of its version. Skipped for a game of the product, and where no state
    is kept.
    """
    entry = hosted().entries[game.id]
    _, shape = places(entry, game.version)
    kept = sorted(shape.parent.glob("shape-*.json"))
    if not entry.package or not kept:
        pytest.skip("nothing is kept beside the package")
    for file in kept:
        found = re.fullmatch(r"shape-(\d+)", file.stem)
        assert found is not None
        state = load_state(game, file.read_bytes(), int(found[1]))
        assert game.as_of(int(found[1])).decisions(state)
