"""The seed that all luck of a game comes from: its public seal, and whether it was drawn."""

from __future__ import annotations

import hashlib

from bot.model.table import Table
from games import find
from games.optional.coaching import FIRST_GAME_SEED


def hash_seed(seed: str) -> str:
    """Return the seal of a seed, which is fixed and public from the start: its SHA-256."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_chosen(table: Table) -> bool:
    """Return True if a game's seed is the fixed one of a first game, chosen to teach with.

    Before the end, where the seed is not known, its public hash is compared with that of the game's
    first game.
    """
    if table.seed is not None:
        return table.seed.startswith(FIRST_GAME_SEED)
    coach = find(table.game).coach
    return coach is not None and table.seed_hash == hash_seed(coach.first_game.seed)
