"""A rematch takes over from the game before it what the rules say, for good."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.managers import GuildSetting, ServerLimits
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import (
    Opening,
    Place,
    Rematch,
    Status,
    Table,
    TableId,
    Terms,
)
from bot.model.times import utc_now
from bot.services.history import History
from bot.services.tables import Tables
from bot.store.sqlite.store import SqliteStore
from bot.verify import verify
from games.api import Seat
from games.norwegian.events import DealPassed
from games.norwegian.view import NorwegianView
from games.playout import RandomPlayer
from players.levels import Level
from tests.rigs.refusals import quarantine
from tests.rigs.seated import seated
from tests.rigs.services import compose
from tests.rigs.table_rig import house

ANN, BOB, CID, DAN = (Person(n, name) for n, name in enumerate(("Ann", "Bob", "Cid", "Dan"), 1))
PRESSES = count(100)


@asynccontextmanager
async def hosted(path: Path) -> AsyncIterator[tuple[Tables, History]]:
    """Open the file for the time of a block."""
    store = await SqliteStore.open(path, utc_now)
    try:
        tables, _ = compose(store, draw_seed=lambda: f"{next(PRESSES):032x}")
        yield tables, tables.history
    finally:
        await store.close()


async def started(
    tables: Tables,
    *people: Person,
    game: str = "norwegian",
    again: TableId | None = None,
    seats: int | None = None,
) -> Table:
    """Seat people in this order and start; the first is the host."""
    opening = Opening(
        game, Terms({}, seats or len(people), "en"), Place.HERE, 7, 70, people[0], rematch_of=again
    )
    table = await tables.lobbies.open(opening, next(PRESSES))
    for person in people[1:]:
        await tables.lobbies.join(table.id, person)
    return await tables.lobbies.start(table.id, people[0])


async def finished(tables: Tables, table: Table) -> Table:
    """Play a game at random to its end."""
    luck = RandomPlayer("rematch")
    while (look := await tables.queries.look(table.id, None)).outcome is None:
        asked = [q.decision for q in look.questions if not q.decision.answered]
        decision = asked[luck.below(len(asked))]
        person = seated(look.table.players[decision.seat])
        legal = (await tables.queries.look(table.id, person.id)).legal
        move = legal[luck.below(len(legal))]
        await tables.moves.play(table.id, person, next(PRESSES), decision.id, move)
    return await tables.queries.get(table.id)


async def dealer(tables: Tables, table: Table) -> Person:
    """Return who deals."""
    look = await tables.queries.look(table.id, None)
    assert isinstance(look.view, NorwegianView)
    return seated(look.table.players[look.view.dealer])


async def test_those_who_return_keep_their_order_and_the_next_one_deals(tmp_path: Path) -> None:
    """Course of play 2: whoever joins first; a restart between any two steps changes nothing."""
    file = tmp_path / "host.sqlite3"
    async with hosted(file) as (tables, _):
        first = await finished(tables, await started(tables, ANN, BOB, CID))
        before = await dealer(tables, first)
    opening = Opening("norwegian", Terms({}, 4, "en"), Place.HERE, 7, 70, CID, rematch_of=first.id)
    async with hosted(file) as (tables, _):
        again = await tables.lobbies.open(opening, next(PRESSES))
        assert again.rematch == Rematch(
            first.id, (1, 2, 3), {"dealer": first.names.index(before.name)}
        )
    async with hosted(file) as (tables, _):
        assert (await tables.queries.get(again.id)).rematch == again.rematch
        await tables.lobbies.join(again.id, DAN)
        await tables.lobbies.join(again.id, BOB)
        table = await tables.lobbies.join(again.id, ANN)
        assert table.names == ("Ann", "Bob", "Cid", "Dan")
        assert table.host == CID
    async with hosted(file) as (tables, history):
        table = await tables.lobbies.start(again.id, CID)
        assert table.rematch is not None
        assert table.rematch.seating == (0, 1, 2, None)
        order = [ANN, BOB, CID]
        expected = order[(order.index(before) + 1) % 3]
        assert await dealer(tables, table) == expected
        (told, *_) = await history.chapters(table.id)
        assert told.events[0] == DealPassed(seat=Seat(order.index(expected)))


async def test_a_rematch_is_played_again_and_verified_exactly(tmp_path: Path) -> None:
    """What it took over is in its export and in every replay."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, history):
        first = await finished(tables, await started(tables, ANN, BOB))
        second = await finished(tables, await started(tables, BOB, CID, again=first.id))
        assert (await history.moment(second, 0, None)).look.view is not None
        exported = await history.export(second.id)
        third = await started(tables, CID, BOB, again=second.id)
        # Cid sat behind Bob, and the deal has come round.
        assert third.names == ("Bob", "Cid")
        assert await dealer(tables, third) != await dealer(tables, second)
    file = tmp_path / "table.json"
    file.write_bytes(exported)
    assert "follow from the seed" in verify(file)
    assert b'"legacy":{"handed_on":{"dealer":' in exported


async def test_who_takes_a_seat_over_changes_nothing_of_who_dealt(tmp_path: Path) -> None:
    """The dealer is a seat: the game can still be played again from its start."""
    file = tmp_path / "host.sqlite3"
    async with hosted(file) as (tables, _):
        first = await finished(tables, await started(tables, ANN, BOB))
        second = await started(tables, ANN, BOB, again=first.id)
        deals = await dealer(tables, second)
        await tables.lobbies.leave(second.id, BOB)
        assert second.rematch is not None
    async with hosted(file) as (tables, history):
        table = await tables.queries.get(second.id)
        assert table.rematch == second.rematch
        view = (await history.moment(table, 0, None)).look.view
        assert isinstance(view, NorwegianView)
        assert table.players[view.dealer].person == deals


async def test_who_leaves_the_lobby_of_a_rematch_and_returns_sits_as_before(
    tmp_path: Path,
) -> None:
    """Seats in the lobby are the order at the table, whoever comes and goes."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, _):
        first = await finished(tables, await started(tables, ANN, BOB, CID))
        opening = Opening(
            "norwegian", Terms({}, 3, "en"), Place.HERE, 7, 70, CID, rematch_of=first.id
        )
        again = await tables.lobbies.open(opening, next(PRESSES))
        await tables.lobbies.join(again.id, ANN)
        await tables.lobbies.join(again.id, BOB)
        assert (await tables.lobbies.leave(again.id, ANN)).names == ("Bob", "Cid")
        assert (await tables.lobbies.join(again.id, ANN)).names == ("Ann", "Bob", "Cid")


async def test_games_that_hand_nothing_on_are_opened_again_as_ever(tmp_path: Path) -> None:
    """Clash of Vikings: seats are the order of joining, nothing is taken over but whose it is."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, history):
        first = await finished(tables, await started(tables, ANN, BOB, game="vikings"))
        again = await started(tables, BOB, ANN, game="vikings", again=first.id)
        assert again.rematch == Rematch(first.id, (1, 2), None, (Seat(1), Seat(0)))
        assert again.legacy is None
        assert again.names == ("Bob", "Ann")
        await finished(tables, again)
        assert b'"legacy":null' in await history.export(again.id)


async def test_a_table_that_is_not_over_hands_nothing_on(tmp_path: Path) -> None:
    """Only the end of a game is something to go on from."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, _):
        first = await started(tables, ANN, BOB)
        assert first.status is Status.PLAYING
        assert (await started(tables, BOB, ANN, again=first.id)).rematch is None
        with pytest.raises(Refused, match="no-table"):
            await started(tables, ANN, BOB, again=TableId(99))


async def test_a_damaged_rematch_is_rebuilt_with_what_it_took_over(tmp_path: Path) -> None:
    """F56: the moves are the truth, and so is who sat where before."""
    file = tmp_path / "host.sqlite3"
    async with hosted(file) as (tables, _):
        first = await finished(tables, await started(tables, ANN, BOB, CID))
        second = await started(tables, CID, BOB, ANN, again=first.id)
        deals = await dealer(tables, second)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE snapshot SET state = '{}' WHERE table_id = ?", (second.id,))
    database.close()
    async with hosted(file) as (tables, _):
        with pytest.raises(Refused, match="table-quarantined"):
            await tables.queries.look(second.id, None)
        assert await tables.undo.repair(second.id, CID, manager=False) == "restored"
        assert await dealer(tables, second) == deals
        await finished(tables, second)


async def test_a_rematch_that_is_begun_again_takes_over_the_same(tmp_path: Path) -> None:
    """F56: the order, the deal, and whose rematch it is; the others join it, too."""
    file = tmp_path / "host.sqlite3"
    async with hosted(file) as (tables, _):
        first = await finished(tables, await started(tables, ANN, BOB, CID))
        second = await started(tables, CID, DAN, BOB, again=first.id)
        assert second.names == ("Bob", "Cid", "Dan")
        assert second.rematch is not None
        deals = await dealer(tables, second)
        await quarantine(tables.queries._tables, second.id)
        again = await tables.lobbies.begin_again(second.id, CID, next(PRESSES), manager=False)
        assert (again.names, again.host) == (second.names, CID)
        assert again.rematch == replace(second.rematch, seating=None)
        await tables.lobbies.leave(again.id, DAN)
    async with hosted(file) as (tables, _):
        opening = Opening.like(first, ANN, first.id)
        joined = await tables.lobbies.open(opening, next(PRESSES))
        assert (joined.id, joined.names) == (again.id, ("Ann", "Bob", "Cid"))
        await tables.lobbies.leave(again.id, ANN)
        await tables.lobbies.join(again.id, DAN)
        third = await tables.lobbies.start(again.id, CID)
        assert third.rematch == second.rematch
        assert await dealer(tables, third) == deals


@pytest.mark.parametrize("game", ["vikings", "norwegian"])
async def test_a_table_has_one_open_rematch(tmp_path: Path, game: str) -> None:
    """At the same moment or later, the others join it; once it is played another may open."""
    file = tmp_path / "host.sqlite3"
    async with hosted(file) as (tables, _):
        first = await finished(tables, await started(tables, ANN, BOB, CID, game=game))

        def wished(person: Person) -> Opening:
            return Opening(game, Terms({}, 3, "en"), Place.HERE, 7, 70, person, rematch_of=first.id)

        one, other = await asyncio.gather(
            tables.lobbies.open(wished(BOB), next(PRESSES)),
            tables.lobbies.open(wished(ANN), next(PRESSES)),
        )
        assert one.id == other.id
        assert one.host == BOB
        assert {"Ann", "Bob"} == set((await tables.queries.get(one.id)).names)
        again = await tables.lobbies.open(wished(ANN), next(PRESSES))
        assert (one.id, 2) == (again.id, len(again.players))
    async with hosted(file) as (tables, _):
        again = await tables.lobbies.open(wished(CID), next(PRESSES))
        assert (one.id, 3) == (again.id, len(again.players))
        with pytest.raises(Refused, match="table-full"):
            await tables.lobbies.open(wished(DAN), next(PRESSES))
        await tables.lobbies.start(one.id, BOB)
        assert one.id != (await tables.lobbies.open(wished(DAN), next(PRESSES))).id


async def test_a_rematch_where_computers_play_no_more_begins_without_them(tmp_path: Path) -> None:
    """F87: with them it could not start; nor with one that stands in for absent people."""
    async with house(tmp_path / "host.sqlite3") as one:
        lobbies, computers = one.tables.lobbies, one.tables.computers
        table = await one.lobby(BOB, seats=3, rounds=1)
        await lobbies.alter(table.id, ANN, replace(table.terms, stand_in=Level.EASY))
        table = await computers.add(table.id, ANN, Level.EASY)
        await lobbies.start(table.id, ANN)
        while (await one.tables.queries.get(table.id)).status is Status.PLAYING:
            one.clock.pass_(hours=49)
            assert await one.tables.due.answer_overdue()
        await one.tables.servers.choose(7, GuildSetting(limits=ServerLimits(computers=False)))
        again = await lobbies.open(Opening.like(table, ANN, table.id), one.press())
        assert (again.names, again.terms.stand_in) == (("Ann",), None)
        for person in (BOB, CID):
            await lobbies.join(again.id, person)
        assert (await lobbies.start(again.id, ANN)).status is Status.PLAYING
