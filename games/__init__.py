"""The rules of the games: pure values and functions, no Discord, pixels, clock or disk."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from games import registry
from games.api import AnyGame

GAME_IDS: tuple[str, ...]
"""Every game on offer, in the order shown; see :mod:`games.registry`.

Settled when it is first asked for, which imports every part of installed packages.
"""


def __getattr__(name: str) -> tuple[str, ...]:
    """Return the ids of the hosted games as :data:`GAME_IDS`; other names raise AttributeError."""
    if name != "GAME_IDS":
        raise AttributeError(name)
    return tuple(registry.hosted().entries)


@cache
def find(game_id: str) -> AnyGame:
    """Return the rules of ``game_id``, a playable game of the product or of an installed package.

    Its pictures, face and texts are not read: the game may still be one that is not hosted.

    Raises:
        KeyError: there is no such game.
    """
    game: AnyGame = import_module(registry.playable().entries[game_id].rules).GAME
    return game
