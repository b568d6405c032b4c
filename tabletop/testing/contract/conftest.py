"""Games to be tested, played at random at every kind of table that they declare."""

from __future__ import annotations

import os

import pytest

from bot.i18n.texts import LANGUAGES
from games import GAME_IDS, find
from tabletop.testing.played_games import Played, Table, tables

GAMES_A_TABLE = int(os.environ.get("CONTRACT_GAMES", "1"))
"""How many games are played at each kind of table; raise it for a soak."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize tests by the games given on the command line, or by all that are hosted.

    ``game`` takes each game, ``played`` each kind of table of each game, ``language`` each
    language.
    """
    games = metafunc.config.getoption("--game") or GAME_IDS
    wanted = set(metafunc.fixturenames)
    if "played" in wanted:
        kinds = [table for game_id in games for table in tables(find(game_id))]
        metafunc.parametrize("played", kinds, ids=str, indirect=True, scope="session")
    if "game" in wanted:
        metafunc.parametrize("game", [find(game_id) for game_id in games], ids=games)
    if "language" in wanted:
        metafunc.parametrize("language", LANGUAGES)


@pytest.fixture(scope="session")
def played(request: pytest.FixtureRequest) -> list[Played]:
    """Games at one kind of table, from the set-up to the end."""
    table: Table = request.param
    return [Played.of(table, f"contract/{number}") for number in range(GAMES_A_TABLE)]
