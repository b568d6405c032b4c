"""Every game on offer, played at random at every kind of table it declares."""

from __future__ import annotations

import os

import pytest

from games import GAME_IDS, find
from games.api import AnyGame
from tests.contract.played_games import Played, Table, tables

GAMES_A_TABLE = int(os.environ.get("CONTRACT_GAMES", "1"))
"""How many games are played at each kind of table; raise it for a soak."""


@pytest.fixture(params=GAME_IDS)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return find(request.param)


@pytest.fixture(
    scope="session",
    params=[table for game_id in GAME_IDS for table in tables(find(game_id))],
    ids=str,
)
def played(request: pytest.FixtureRequest) -> list[Played]:
    """Games at one kind of table, from the set-up to the end."""
    table: Table = request.param
    return [Played.of(table, f"contract/{number}") for number in range(GAMES_A_TABLE)]
