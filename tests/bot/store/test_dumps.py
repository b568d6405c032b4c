"""A dump of a server is put back under games that went on, and nobody says so to the bot."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.database_address import DatabaseAddress
from bot.model.news import Post
from bot.model.server_board import GuildId, ServerBoard
from bot.model.shards import Shards
from bot.model.times import to_ms
from bot.store.error import StoreError
from bot.store.postgres.store import PostgresStore
from tests.bot.store.test_backup import a_game, asked, lived, move
from tests.rigs import postgres
from tests.rigs.refusals import key_of
from tests.rigs.stores import move_row, table_row
from tests.rigs.table_rig import ANN, BEGIN, BOB, Clock, house
from tests.rigs.toy_game import Bid, Cheer


class Dump:
    """A copy of a database, made by the server's own tools while a bot runs."""

    def __init__(self, address: DatabaseAddress, folder: Path) -> None:
        self._uri, _, self._schema = address.spelt.rpartition("&search_path=")
        self._file = str(folder / "host.dump")

    async def made(self) -> None:
        """Copy what is there."""
        chosen = ("--format=custom", f"--schema={self._schema}", f"--file={self._file}")
        await asyncio.to_thread(postgres.tool, "pg_dump", *chosen, self._uri)

    async def put_back(self) -> None:
        """Have what is there gone, and the copy in its place."""
        postgres.psql(f"DROP SCHEMA {self._schema} CASCADE")
        await asyncio.to_thread(postgres.tool, "pg_restore", f"--dbname={self._uri}", self._file)


async def test_controls_of_a_lost_time_reach_nothing_else(tmp_path: Path) -> None:
    """Neither questions that the game would call the same, nor tables opened since.

    As with a backup of a file: Discord is told of all that goes on, once, under numbers that it
    does not know; history stays guarded; and it can be put back again.
    """
    address, clock = postgres.fresh(), Clock()
    dump = Dump(address, tmp_path)
    async with house(address, clock) as one:
        table = await a_game(one, 1)
        other = (await one.lobby()).id
        for each in (table, other):
            await one.tables.outbox.published(each, (await one.tables.outbox.news(each)).upto)
        shown = ServerBoard(GuildId(7), 70, ANN.id, Post(70, 700), deleted_at=1, shown="all")
        await one.tables.server_boards.note(shown)
        await dump.made()
        lost = await lived(one, table)
        opened = {(await one.lobby()).id for _ in range(2)}
        told = (await one.tables.outbox.news(table)).upto
    for life in (1, 2):
        await dump.put_back()
        clock.time = BEGIN + timedelta(hours=life)
        async with house(address, clock) as one:
            one._presses = count(1000 * (life + 1))
            assert (await one.look(table)).moves == 1
            assert await one.tables.outbox.unpublished() == (table, other)
            assert (await one.tables.outbox.news(table)).upto > told
            doubted = replace(shown, shown="", deleted_at=None)
            assert await one.tables.server_boards.get(7) == doubted
            for each in (table, other):
                await one.tables.outbox.published(each, (await one.tables.outbox.news(each)).upto)
            assert lost.isdisjoint(await asked(one, table))
            rows = await one.store.deadlines(to_ms(BEGIN + timedelta(days=99)))
            assert {row.decision for row in rows} == await asked(one, table)
            for name in lost:
                answers = [
                    one.tables.moves.play(table, who, one.press(), name, given)
                    for who in (ANN, BOB)
                    for given in (Bid(1), Cheer())
                ]
                assert {"question-closed"} == {await key_of(one) for one in answers}
            assert (await one.lobby()).id not in opened
            await move(one, table)
            open_now = await asked(one, table)
            assert isinstance(one.store, PostgresStore)
            with pytest.raises(StoreError):
                await one.store._rows("DELETE FROM move")
        # Another start is no other database.
        async with house(address, clock) as one:
            assert await asked(one, table) == open_now
            one._presses = count(1000 * (life + 1) + 500)
            lost |= await lived(one, table)


async def test_who_was_at_work_does_not_go_on_where_the_database_is_another(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A standby took the server's place: what it had not heard of yet is lost."""
    address = postgres.fresh()
    low = await PostgresStore.open(address, Clock(), Shards((0,), 2))
    high = await PostgresStore.open(address, Clock(), Shards((1,), 2))
    await low.commit((table_row(1, guild_id=0), move_row(1, 0)))
    connections = [one._writing._held.connection for one in (low, high)]
    await low._rows("UPDATE meta SET value = 'elsewhere' WHERE key = 'place'")
    for connection in connections:
        connection.terminate()
    with pytest.raises(StoreError) as caught:
        await low.commit((move_row(1, 1),))
    assert caught.value.key in {"store-lost", "store-unknown"}
    await asyncio.wait_for(low.lost(), 30)
    with caplog.at_level(logging.WARNING):
        again = await PostgresStore.open(address, Clock(), Shards((0,), 2))
    assert "was restored" in caplog.text
    await asyncio.wait_for(high.lost(), 30)
    assert [row.number for row in await again.moves(1)] == [0]
    await again.close()
    for one in (low, high):
        with pytest.raises(StoreError):
            await one.close()
