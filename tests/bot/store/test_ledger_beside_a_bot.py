"""Whoever runs the bot reads its ledger while it runs, from a file and from a server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.model.database_address import DatabaseAddress
from bot.rows.ledger import LedgerRow, TenureRow
from bot.store.error import StoreError
from bot.store.opening import open_store, read_ledger
from tests.rigs import postgres
from tests.rigs.stores import seat_row, table_row
from tests.rigs.table_rig import Clock

GAME = LedgerRow(1, "toy", 1, "{}", "slow", 7, None, 100, 301, "over", "played", 1)
TENURE = TenureRow(1, 0, 0, 900, None, "0", "", 1, 5, "finished", 1, 1, 0, 60_000)

PLACES: Mapping[str, bool] = {"file": False, "server": True}


@pytest.mark.parametrize("server", PLACES.values(), ids=PLACES)
async def test_the_ledger_is_read_while_a_bot_holds_the_database(
    tmp_path: Path, *, server: bool
) -> None:
    """Nobody waits for the other, and nothing is locked."""
    path = tmp_path / "host.sqlite3"
    address: DatabaseAddress | None = postgres.fresh() if server else None
    with pytest.raises(StoreError):
        await read_ledger(path, address)
    store = await open_store(path, address, Clock())
    try:
        await store.commit((table_row(1, ended_at=301, status="over"), seat_row(1, 0, 900)))
        await store.commit((GAME, TENURE))
        assert await read_ledger(path, address) == ([GAME], [TENURE], 0)
    finally:
        await store.close()
    assert await read_ledger(path, address) == ([GAME], [TENURE], 0)


async def test_the_ledger_of_an_older_release_is_not_read(tmp_path: Path) -> None:
    """It lacks what ratings follow from: the sentence says how to bring it up to date."""
    path = tmp_path / "host.sqlite3"
    store = await open_store(path, None, Clock())
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version - 1}")
    with pytest.raises(StoreError, match="run python -m bot migrate") as caught:
        await read_ledger(path, None)
    assert caught.value.key == "store-unmigrated"


@pytest.mark.parametrize("server", PLACES.values(), ids=PLACES)
def test_games_that_are_not_entered_yet_are_counted(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    server: bool,
) -> None:
    """They are entered when somebody asks: that none was finished would not be true."""
    path = tmp_path / "host.sqlite3"
    address: DatabaseAddress | None = postgres.fresh() if server else None

    async def ended() -> None:
        store = await open_store(path, address, Clock())
        for number, seed in enumerate(("s", "s", None), start=1):
            row = table_row(number, ended_at=301, status="over", seed=seed)
            await store.commit((row, seat_row(number, 0, 900)))
        await store.commit((GAME, TENURE))
        await store.close()

    asyncio.run(ended())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", address.spelt if address else str(path))
    assert main(["ratings"]) == 0
    assert "not in the game records yet: 1." in capsys.readouterr().out
