"""Several processes on one database: each has its shards, and what is of others is left alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from bot import app
from bot.background import background
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.shards import Shards, read_shards, spelt
from bot.model.stops import Why
from bot.model.table import Opening, Place, TableId, Terms
from bot.model.times import to_ms, utc_now
from bot.rows.clocks import ClockStopRow
from bot.rows.mail import DeleteMail, MailRow
from bot.rows.publishing import OutboxRow
from bot.services.tables import Tables
from bot.store.error import StoreError
from bot.store.postgres import ownership, writing
from bot.store.postgres.ownership import lock
from bot.store.postgres.store import PostgresStore
from bot.store.store import Store
from tests.rigs import postgres
from tests.rigs.services import compose
from tests.rigs.stores import deadline_row, seat_row, series_row, table_row
from tests.rigs.table_rig import Clock
from tests.rigs.toy_game import find

LOW, HIGH = Shards((0, 1), 4), Shards((2, 3), 4)
HERE, THERE = 1 << 22, 2 << 22
"""Servers of the second shard and of the third."""


def test_shards_are_numbers_and_spans() -> None:
    """And nothing else: no shard twice, none that is not there."""
    assert read_shards("0-2, 5", 8) == Shards((0, 1, 2, 5), 8)
    assert spelt((0, 1, 2, 5)) == "0-2,5"
    for wrong in ("", "a", "3-1", "0-8", "8", "1,1", "-1", "0-"):
        assert read_shards(wrong, 8) is None, wrong
    assert LOW.has(HERE)
    assert not LOW.has(THERE)
    assert HIGH.has(THERE)
    assert LOW.share == 0.5
    assert LOW.others == HIGH.own


async def two_tables(store: Store, at: int) -> None:
    """A table here and one there, with clocks and news; Ann sits at both."""
    for table_id, guild_id in ((1, HERE), (2, THERE)):
        await store.commit(
            (
                table_row(table_id, guild_id=guild_id, status="playing"),
                seat_row(table_id, 0, 1),
                deadline_row(table_id, "d", 0, at + 1000 * table_id, notice_at=at),
                OutboxRow(table_id, 0, 0, 1),
                series_row(table_id, guild_id=guild_id, closes_at=at + 1000 * table_id),
            )
        )


async def test_what_is_due_or_unsaid_is_ones_own() -> None:
    """Everything can be read, and only what is one's own is acted upon."""
    address, clock = postgres.fresh(), Clock()
    low = await PostgresStore.open(address, clock, LOW)
    high = await PostgresStore.open(address, clock, HIGH)
    await two_tables(low, 500)
    for store, table_id, guild_id in ((low, 1, HERE), (high, 2, THERE)):
        due = 500 + 1000 * table_id
        assert [row.table_id for row in await store.deadlines(9_999)] == [table_id]
        assert [row.table_id for row in await store.calls_due(9_999)] == [table_id]
        assert await store.next_due() == 500
        assert await store.unspoken() == (table_id,)
        assert await store.series_closing(9_999) == (table_id,)
        assert await store.series_unspoken() == (table_id,)
        assert await store.guilds() == (guild_id,)
        await store.commit((ClockStopRow(table_id, "discord", 5),))
        assert await store.guilds_standing(Why.DISCORD) == (guild_id,)
        assert await store.deadlines(9_999) == ()
        await store.commit((ClockStopRow(table_id, "discord", 5, 6),))
        assert await store.guilds_standing(Why.DISCORD) == ()
        assert await store.own_tables_of(1) == (table_id,)
        assert await store.tables_of(1) == (1, 2)
        assert await store.homes_of(1) == {HERE, THERE}
        assert due > 0
    await low.close()
    await high.close()


async def test_a_barred_table_counts_as_late_in_no_process() -> None:
    """Only the one that has it knows that a permission is missing there."""
    address, clock = postgres.fresh(), Clock()
    low = await PostgresStore.open(address, clock, LOW)
    high = await PostgresStore.open(address, clock, HIGH)
    await two_tables(low, 500)
    for store, table_id in ((low, 1), (high, 2)):
        assert (await store.figures(9_999)).unsaid_since is not None
        figures = await store.figures(9_999, (table_id,))
        assert (figures.unsaid_since, figures.overdue) == (None, 2)
    await low.close()
    await high.close()


async def test_downtime_is_a_fact_of_a_shard() -> None:
    """F91: who comes back gets the time back; clocks of a shard that was there run on."""
    address, clock = postgres.fresh(), Clock()
    low = await PostgresStore.open(address, clock, LOW)
    high = await PostgresStore.open(address, clock, HIGH)
    await two_tables(low, 500)
    await high.close()
    clock.time += timedelta(hours=1)
    high = await PostgresStore.open(address, clock, HIGH)
    ((first,), (second,)) = await low.deadlines(2**60), await high.deadlines(2**60)
    tables = [await low.table(1), await high.table(2)]
    assert [len(one.clocks.stops) for one in tables if one is not None] == [0, 1]
    assert first.due_at == 1_500
    assert second.due_at == 2_500 + 3_600_000
    assert await low.series_closing(2_000) == (1,)
    assert await high.series_closing(9_999) == ()
    await low.close()
    await high.close()


async def test_another_division_is_refused_while_somebody_is_at_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F19: a table belongs to one process, whatever the second one was told."""
    monkeypatch.setattr(writing, "DIVIDED", 0)
    address, clock = postgres.fresh(), Clock()
    await (await PostgresStore.open(address, clock, HIGH)).close()
    low = await PostgresStore.open(address, clock, LOW)
    await two_tables(low, 500)
    for other in (Shards((0,), 2), Shards((1,), 2), Shards(), Shards((5,), 8)):
        with pytest.raises(StoreError) as error:
            await PostgresStore.open(address, clock, other)
        assert error.value.key == "store-shards"
    await low.close()
    clock.time += timedelta(hours=1)
    one = await PostgresStore.open(address, clock, Shards())
    assert [row.due_at for row in await one.deadlines(2**60)] == [
        1_500 + 3_600_000,
        2_500 + 3_600_000,
    ]
    await one.close()
    again = await PostgresStore.open(address, clock, HIGH)
    assert [row.table_id for row in await again.deadlines(2**60)] == [2]
    await again.close()


async def test_other_games_are_refused_while_somebody_is_at_work() -> None:
    """A server may pass from one process to another: they host the same games, and say so."""
    address, clock = postgres.fresh(), Clock()
    low = await PostgresStore.open(address, clock, LOW, "sticks (sticks 1.0)")
    with pytest.raises(
        StoreError, match=r"\(sticks \(sticks 1.0\)\) than this one \(none\)"
    ) as error:
        await PostgresStore.open(address, clock, HIGH)
    assert error.value.key == "store-games"
    high = await PostgresStore.open(address, clock, HIGH, "sticks (sticks 1.0)")
    await low.close()
    await high.close()
    for shards in (LOW, HIGH):
        await (await PostgresStore.open(address, clock, shards)).close()


@pytest.mark.parametrize(
    ("first", "second", "module", "place"),
    [(HIGH, LOW, ownership, "_begin"), (LOW, HIGH, writing, "lock")],
)
async def test_processes_that_start_together_divide_the_servers_anew(
    monkeypatch: pytest.MonkeyPatch, first: Shards, second: Shards, module: Any, place: str
) -> None:
    """F19: wherever one has got to as the other one comes, neither is refused."""
    address, clock = postgres.fresh(), Clock()
    await (await PostgresStore.open(address, clock)).close()
    there, go_on = asyncio.Event(), asyncio.Event()
    divided, does = ownership._divided, getattr(module, place)

    async def heeded(*values: Any) -> bool:
        if not (found := await lock(*values)):
            go_on.set()
        return found

    def refused(*values: Any) -> StoreError:
        go_on.set()
        return divided(*values)

    async def held(*values: Any) -> Any:
        monkeypatch.setattr(module, place, does)
        found = await does(*values)
        monkeypatch.setattr(writing, "lock", heeded)
        there.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(module, place, held)
    monkeypatch.setattr(ownership, "_divided", refused)
    one = asyncio.create_task(PostgresStore.open(address, clock, first))
    await there.wait()
    for store in await asyncio.gather(one, PostgresStore.open(address, clock, second)):
        await store.close()


async def test_processes_that_bar_each_other_divide_the_servers_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F19: each has locked a shard of the old division that the other one has to settle."""
    address, clock = postgres.fresh(), Clock()
    await (await PostgresStore.open(address, clock, LOW)).close()
    both = asyncio.Barrier(2)

    async def met(*values: Any) -> bool:
        found = await lock(*values)
        if await both.wait() == 0:
            monkeypatch.setattr(writing, "lock", lock)
        return found

    monkeypatch.setattr(writing, "lock", met)
    opening = (PostgresStore.open(address, clock, Shards((shard,), 2)) for shard in range(2))
    for store in await asyncio.gather(*opening):
        await store.close()


async def test_a_stand_by_takes_over_all_shards_of_another_one() -> None:
    """Of two that have a shard in common one waits."""
    address, clock = postgres.fresh(), Clock()
    low = await PostgresStore.open(address, clock, LOW)
    waiting = asyncio.create_task(PostgresStore.open(address, clock, Shards((1, 2), 4)))
    high = await PostgresStore.open(address, clock, HIGH)
    await low.close()
    assert not waiting.done()
    await high.close()
    middle = await waiting
    await middle.commit((table_row(1),))
    await middle.close()


async def test_turns_are_given_to_everybody(store: Store) -> None:
    """Each waits until the one before has had so much time."""
    assert [await store.turn("x", 1_000, 500) for _ in range(3)] == [1_000, 1_500, 2_000]
    assert await store.turn("y", 1_000, 500) == 1_000
    assert await store.turn("x", 9_000, 500) == 9_000


async def test_a_turn_is_near_whatever_the_clock_of_another_machine_shows(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F97: nobody waits for longer than all shards would take, one after the other."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(app, "asyncio", SimpleNamespace(sleep=sleep))
    await app._identify(store, 2, 0)
    await store.turn("identify 0", to_ms(utc_now() + timedelta(hours=1)), 0)
    for _ in range(2):
        await app._identify(store, 2, 0)
    assert waits == [0, 10, 10]


async def test_mail_is_for_a_shard(store: Store) -> None:
    """It is there until it was acted upon; a number comes once."""
    first, second = await store.new_mail_id(), await store.new_mail_id()
    assert first < second
    await store.commit((MailRow(second, 0, 7, None, 1), MailRow(first, 0, 7, -9, 1)))
    assert [row.id for row in await store.mail()] == [first, second]
    await store.commit((DeleteMail(first),))
    assert [row.id for row in await store.mail()] == [second]
    assert await store.own_tables_of(7) == ()
    assert await store.homes_of(7) == frozenset()


async def test_mail_of_a_division_that_is_over_reaches_every_shard_of_the_new_one() -> None:
    """Fewer shards, or one alone: nobody is left remembered because theirs is gone."""
    address, clock = postgres.fresh(), Clock()
    high = await PostgresStore.open(address, clock, HIGH)
    for shard, user_id in ((3, 7), (2, 7), (3, 8)):
        await high.commit((MailRow(await high.new_mail_id(), shard, user_id, None, 1),))
    await high.close()
    for shards in (Shards((0,), 2), Shards((1,), 2)):
        store = await PostgresStore.open(address, clock, shards)
        assert sorted(row.user_id for row in await store.mail()) == [7, 8]
        assert await store.new_mail_id() > max(row.id for row in await store.mail())
        await store.close()
    alone = await PostgresStore.open(address, clock)
    assert sorted(row.user_id for row in await alone.mail()) == [7, 8]
    tables, _ = compose(alone, now=clock)
    async with background(tables.mailbox.keep_reading, "mailbox"):
        while await alone.mail():  # noqa: ASYNC110 - it has to be asked
            await asyncio.sleep(0)
    await alone.close()


async def test_what_somebody_sets_reaches_all_their_tables() -> None:
    """`/me away` on one server stops the clocks on another one, which another process has."""
    address, clock = postgres.fresh(), Clock()
    ann, bob = Person(1, "Ann"), Person(2, "Bob")
    stores = [await PostgresStore.open(address, clock, shards) for shards in (LOW, HIGH)]
    hosts = [compose(store, now=clock)[0] for store in stores]
    ids = []
    for tables, guild_id in zip(hosts, (HERE, THERE), strict=True):
        opening = Opening("vikings", Terms({}, 2, "en"), Place.HERE, guild_id, guild_id + 1, ann)
        table = await tables.lobbies.open(opening, guild_id)
        await tables.lobbies.join(table.id, bob)
        await tables.lobbies.start(table.id, ann)
        ids.append(table.id)
    low, high = hosts
    await low.people.set_language(bob.id, "fr")
    assert await high.people.language(bob.id) == "fr"
    await low.people.set_language(bob.id, "en")
    assert await high.people.language(bob.id) == "en"
    for person in (ann, bob):
        await low.people.go_away(person.id, clock() + timedelta(days=3))
    before = await due_at(high, ids[1])
    await low.mailbox.read()
    assert await due_at(high, ids[1]) == before
    await high.mailbox.read()
    assert (await due_at(high, ids[1]) or clock()) > (before or clock())
    assert await stores[1].mail() == ()
    # Either one shows both, and changes its own alone.
    for tables in hosts:
        assert len(await tables.queries.mine(ann.id)) == 2
    for store in stores:
        await store.close()


async def test_who_wants_no_tips_is_told_none_by_any_process() -> None:
    """And is told them again everywhere; a tip told on one server is not new on another."""
    address, clock = postgres.fresh(), Clock()
    stores = [await PostgresStore.open(address, clock, shards) for shards in (LOW, HIGH)]
    low, high = (compose(store, now=clock)[0].coaching for store in stores)
    for place, told in (("0.q1", "first-turn"), ("1.q2", "act")):
        assert await low.choose(7, "schools", place, [("act",)]) == (told,)
        assert await high.knows(7, "schools", told)
    await low.silence(7, "schools")
    assert await high.is_silent(7, "schools")
    assert await high.choose(7, "schools", "2.q1", [("cast",)]) == ()
    await high.speak(7, "schools")
    assert not await low.is_silent(7, "schools")
    assert await low.choose(7, "schools", "1.q3", [("act", "cast")]) == ("cast",)
    assert await high.choose(7, "schools", "2.q2", [("act", "cast")]) == ()
    await high.begin_anew(7)
    assert not await low.knows(7, "schools", "act")
    for store in stores:
        await store.close()


async def due_at(tables: Tables, table_id: TableId) -> datetime | None:
    """Return when the host answers in the place of whoever is asked."""
    look = await tables.queries.look(table_id, None)
    return min((q.due_at for q in look.questions if q.due_at is not None), default=None)


async def test_who_is_forgotten_is_forgotten_by_all(tmp_path: Path) -> None:
    """F94: whoever still has them in memory elsewhere writes them down no more."""
    address, clock = postgres.fresh(), Clock()
    ann = Person(1, "Ann")
    stores = [await PostgresStore.open(address, clock, shards) for shards in (LOW, HIGH)]
    low, high = (
        compose(store, now=clock, forgotten=tmp_path / f"{number}.forgotten")[0]
        for number, store in enumerate(stores)
    )
    opening = Opening("vikings", Terms({}, 2, "en"), Place.HERE, THERE, THERE + 1, ann)
    table = await high.lobbies.open(opening, 5)
    await high.lobbies.cancel(table.id, ann)
    await low.personal_data.forget(ann.id)
    await high.mailbox.read()
    seen = await high.queries.get(table.id)
    assert seen.host.id < 0
    assert await stores[1].people() == ()
    assert len(await stores[1].erasures()) == 1
    for store in stores:
        await store.close()


@asynccontextmanager
async def two_hosts(tmp_path: Path, clock: Clock) -> AsyncIterator[tuple[Tables, Tables]]:
    """Run a host of the first two shards and one of the others on a database, for a block."""
    address = postgres.fresh()
    stores = [await PostgresStore.open(address, clock, shards) for shards in (LOW, HIGH)]
    low, high = (
        compose(store, now=clock, find=find, forgotten=tmp_path / f"{number}.forgotten")[0]
        for number, store in enumerate(stores)
    )
    yield low, high
    for store in stores:
        await store.close()


def opening_by(person: Person, guild_id: int) -> Opening:
    """Return what opens a table for three on a server."""
    return Opening("toy", Terms({}, 3, "en"), Place.HERE, guild_id, guild_id + 1, person)


async def test_what_is_written_from_memory_after_an_erasure_is_rewritten(tmp_path: Path) -> None:
    """F94: the thread is noted late of a table that the forgotten person opened."""
    clock, ann = Clock(), Person(900_000_000_000_000_001, "Ann")
    async with two_hosts(tmp_path, clock) as (low, high):
        table = await high.lobbies.open(opening_by(ann, THERE), 5)
        await high.lobbies.cancel(table.id, ann)
        store = high.queries._store
        clock.pass_(hours=1)
        await low.personal_data.forget(ann.id)
        assert await store.people() == ()
        await high.lobbies.set_thread(table.id, 77, table.channel_id)
        assert await store.people() == (ann.id,)
        await high.mailbox.read()
        assert await store.people() == ()
        await high.lobbies.set_thread(table.id, 78, table.channel_id)
        assert await store.people() == ()
        assert (await high.queries.get(table.id)).thread_id == 78


async def test_mail_that_is_read_late_forgets_nobody_who_has_come_back(tmp_path: Path) -> None:
    """Neither what they set nor a seat, on whichever server; however often it is read."""
    clock, ann, bob = Clock(), Person(900_000_000_000_000_001, "Ann"), Person(2, "Bob")
    async with two_hosts(tmp_path, clock) as (low, high):
        bobs = await high.lobbies.open(opening_by(bob, THERE), 5)
        await low.personal_data.forget(ann.id)
        clock.pass_(minutes=5)
        await low.people.set_language(ann.id, "fr")
        here = await low.lobbies.open(opening_by(ann, HERE), 6)
        over = await low.lobbies.open(opening_by(ann, HERE), 7)
        await low.lobbies.cancel(over.id, ann)
        await high.lobbies.join(bobs.id, ann)
        store = high.queries._store
        (mail, *_) = await store.mail()
        tables = high.queries._tables
        with (
            patch.object(tables, "write", side_effect=Refused("store-failed")),
            pytest.raises(Refused),
        ):
            await high.mailbox.read()
        assert mail in await store.mail()
        there = await high.lobbies.open(opening_by(ann, THERE), 8)
        await high.lobbies.cancel(there.id, ann)
        for _ in range(2):
            await high.mailbox.read()
            assert () == await store.mail()
            assert await low.people.language(ann.id) == "fr"
            for one in (here, over, there):
                assert (await low.queries.get(one.id)).host == ann
            for host in (low, high):
                seated = (await host.queries.get(bobs.id)).players
                assert [bob.id, ann.id] == [p.user_id for p in seated]
            # Posted anew, as where the servers are divided in another way since.
            await store.commit((mail._replace(id=await store.new_mail_id()),))
