"""The seed that all luck of a game comes from: its public seal, and whether it was drawn."""

from __future__ import annotations

import hashlib

from bot.model.table import Table
from games import GAME_IDS, find
from games.optional.coaching import FIRST_GAME_SEED


def hash_seed(seed: str) -> str:
    """Return the seal of a seed, which is fixed and public from the start: its SHA-256."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_chosen(table: Table) -> bool:
    """Return True if a game's seed is the fixed one of a first game, chosen to teach with.

    Its public hash is compared with that of the game's first game. Once the seed is known, one that
    begins as such seeds do was chosen, too: an earlier version of the game had another one.
    """
    if table.seed is not None and table.seed.startswith(FIRST_GAME_SEED):
        return True
    # The table of a game that is no longer hosted can still be asked about.
    coach = find(table.game).coach if table.game in GAME_IDS else None
    return coach is not None and table.seed_hash == hash_seed(coach.first_game.seed)
