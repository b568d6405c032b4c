"""The rules of the games: pure values and functions, no Discord, pixels, clock or disk."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from games.api import AnyGame

GAME_IDS = ("vikings", "norwegian", "schools", "goths", "rage")
"""Every game on offer, in the order shown. A new game is registered here and nowhere else."""


@cache
def find(game_id: str) -> AnyGame:
    """Return the rules of ``game_id``.

    Raises:
        KeyError: there is no such game.
    """
    if game_id not in GAME_IDS:
        raise KeyError(game_id)
    game: AnyGame = import_module(f"games.{game_id}.rules").GAME
    return game
