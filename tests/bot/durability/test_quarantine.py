"""What breaks, breaks one table; what is not stored never happened."""

import asyncio
import logging
import sqlite3
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.model.pace import PACES
from bot.model.refusal import Refused
from bot.model.table import Status
from bot.model.times import to_ms
from bot.model.view import TableView
from bot.store.sqlite.writing import Writer
from bot.table.live_table import LiveTable
from bot.transitions import leaving
from games.api import Seat
from games.series.api import Kind
from tests.rigs.seated import seated
from tests.rigs.series_rig import series_house
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, TURN, TableRig, house, toy
from tests.rigs.toy_game import TOY, Bid, Explode

FAR = to_ms(BEGIN + timedelta(days=99))


async def refusal(refusing: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await refusing
    return caught.value


async def explode(one: TableRig, table_id: Any) -> Refused:
    return await refusal(one.tables.moves.play(table_id, ANN, one.press(), "bid1", Explode()))


async def test_a_bug_in_the_rules_quarantines_one_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """F56: paused with an error id, state and move attached, all other tables unaffected."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        broken, sound = await one.game(), await one.game()
        await one.answer(broken.id, BOB, Bid(2))
        before = await one.store.table(broken.id)
        with caplog.at_level(logging.ERROR):
            refused = await explode(one, broken.id)
        table = await one.tables.queries.get(broken.id)
        assert (table.status, table.error_id) == (Status.QUARANTINED, refused.details["error"])
        assert refused.key == "table-quarantined"
        assert str(table.error_id) in caplog.text
        assert "Explode()" in caplog.text
        ((table_id, trace),) = await run_sql(
            one.store, "SELECT table_id, trace FROM quarantine_error"
        )
        assert table_id == broken.id
        assert "ZeroDivisionError" in trace
        assert "Explode()" in trace
        assert (await refusal(one.look(broken.id, ANN))).key == "table-quarantined"
        assert (await one.answer(sound.id, ANN, Bid(2))).number == 1
    async with house(path) as one:
        assert (await explode(one, broken.id)).details == refused.details
        after = await one.store.table(broken.id)
        assert before is not None
        assert after is not None
        assert (after.snapshot, after.deadlines) == (before.snapshot, ())
        assert [row.number for row in await one.store.moves(broken.id)] == [0, 1]


async def test_what_was_done_before_an_error_stands_though_others_needed_the_room(
    tmp_path: Path,
) -> None:
    """F56: a table that had to leave memory meanwhile is quarantined as it is stored."""
    async with house(tmp_path / "host.sqlite3", cached=1) as one:
        broken, other = await one.game(BOB, CID), await one.game()

        async def work(live: LiveTable) -> None:
            await one.repository.commit(*leaving.depart(live, Seat(1), PACES, one.clock()))
            await one.repository.peek(other.id)
            raise ZeroDivisionError

        refused = await refusal(one.repository.change(broken.id, work))
        assert refused.key == "table-quarantined"
        table = await one.tables.queries.get(broken.id)
        assert table.status is Status.QUARANTINED
        assert [player.gone for player in table.players] == [False, True, False]


async def test_a_table_in_quarantine_is_still_told_of(tmp_path: Path) -> None:
    """F34: silence is no answer; there is news, without a look."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await explode(one, table.id)
        news = await one.tables.outbox.news(table.id)
        assert (news.look, news.table.status) == (None, Status.QUARANTINED)
        assert [type(found) for found in await one.tables.queries.mine(1)] == [type(table)]
        assert [found.id for found in await one.tables.queries.here(70)] == [table.id]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshot SET state = replace(state, '\"round\":1', '\"round\":2')",
        "UPDATE snapshot SET state = '{}', checksum = 2745614147",
        "UPDATE snapshot SET version = 99",
    ],
)
async def test_a_damaged_snapshot_quarantines_one_table(tmp_path: Path, damage: str) -> None:
    """The checksum is verified at each load."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        broken, sound = await one.game(), await one.game()
        where = "id" if "game_table" in damage else "table_id"
        await run_sql(one.store, f"{damage} WHERE {where} = {broken.id}")
    async with house(path) as one:
        assert (await refusal(one.look(broken.id, ANN))).key == "table-quarantined"
        assert (await one.tables.queries.get(broken.id)).status is Status.QUARANTINED
        assert isinstance(await one.look(sound.id), TableView)


DAMAGED = [
    "UPDATE game_table SET pace = 'forgotten' WHERE id = {id}",
    "UPDATE game_table SET status = 'forgotten' WHERE id = {id}",
    "UPDATE game_table SET place = 'nowhere' WHERE id = {id}",
    "DELETE FROM seat WHERE table_id = {id} AND seat = 0",
    "DELETE FROM snapshot WHERE table_id = {id}",
    "UPDATE seat SET user_id = NULL, level = 'forgotten' WHERE table_id = {id} AND seat = 1",
]


@pytest.mark.parametrize("damage", DAMAGED)
async def test_a_table_that_cannot_be_read_concerns_no_other(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """F56: what can be read of it is; it is quarantined with that, and noted once.

    What falls due elsewhere is done, and the clocks of a whole server or person are set at all
    other tables.
    """
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        broken, sound = await one.game(), await one.game()
        await run_sql(one.store, damage.format(id=broken.id))
        clock = one.clock
    async with house(path, clock) as one:
        tables = one.tables
        refused = await refusal(one.look(broken.id, ANN))
        assert refused.key == "table-quarantined"
        assert str(refused.details["error"]) in caplog.text
        assert (await tables.queries.get(broken.id)).status is Status.QUARANTINED
        assert 1 == sum(record.levelno == logging.ERROR for record in caplog.records)
        assert [sound.id, broken.id] == [table.id for table in await tables.queries.here(70)]
        assert [broken.id, sound.id] == [table.id for table in await tables.queries.active(7)]
        await tables.pauses.lose(7)
        await tables.pauses.regain(7)
        await tables.people.go_away(ANN.id, clock() + timedelta(days=1))
        clock.pass_(hours=5)
        before = await one.store.deadlines(FAR)
        await tables.due.give_back(timedelta(hours=5))
        assert before != await one.store.deadlines(FAR)
        assert sound.id in await tables.outbox.unpublished()
        clock.pass_(days=5)
        assert await tables.due.answer_overdue()
        assert 0 < (await one.look(sound.id)).moves
        assert 1 == sum(record.levelno == logging.ERROR for record in caplog.records)


async def test_a_damaged_table_that_had_ended_stays_ended(tmp_path: Path) -> None:
    """A result stands, even where its last position cannot be shown any more."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.game()
        for person in (ANN, BOB):
            await one.tables.lobbies.agree_cancel(table.id, person)
        await run_sql(one.store, "UPDATE snapshot SET checksum = 0")
    async with house(path) as one:
        assert (await refusal(one.look(table.id, ANN))).key == "table-ended"
        assert (await one.tables.queries.get(table.id)).status is Status.CANCELLED


async def test_a_view_that_breaks_quarantines_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F56: also where nothing was to be changed."""

    def broken(_: object, viewer: Seat | None) -> None:
        raise ZeroDivisionError(viewer)

    async with house(tmp_path / "host.sqlite3") as one:
        table, other = await one.game(), await one.game()
        monkeypatch.setattr(TOY, "view", broken, raising=False)
        assert (await refusal(one.look(table.id, ANN))).key == "table-quarantined"
        assert (await one.tables.outbox.news(other.id)).table.status is Status.QUARANTINED


async def test_a_move_that_is_not_stored_never_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F23: commit, then speak; and the next try goes through."""

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        look, told = await one.look(table.id, ANN), list(one.told)
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "write", full)
            refused = await refusal(one.answer(table.id, ANN, Bid(2)))
            assert refused.key == "store-failed"
            assert await one.look(table.id, ANN) == look
            assert one.told == told
        assert (await one.answer(table.id, ANN, Bid(3))).number == 1


async def test_a_table_that_cannot_be_quarantined_goes_on_from_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F56, F78: an error while the disk is full takes nobody's deadline or reminder away."""

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    path = tmp_path / "host.sqlite3"
    async with house(path, reminded=True) as one:
        table = await one.game()
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "write", full)
            patch.setattr(TOY, "apply", full, raising=False)
            refused = await refusal(one.answer(table.id, ANN, Bid(2)))
        assert refused.key == "store-failed"
        one.clock.pass_(hours=25)
        assert await one.tables.due.call_overdue()
        assert (await one.tables.due.next_due() or BEGIN) > one.clock()
        clock = one.clock
    async with house(path, clock) as one:
        look = await one.look(table.id)
        assert [BEGIN + TURN] * 2 == [question.due_at for question in look.questions]
        one.clock.pass_(hours=24)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 2


@pytest.mark.parametrize("turns", range(8))
async def test_a_caller_that_goes_away_leaves_no_doubt(tmp_path: Path, turns: int) -> None:
    """A cancelled press is stored or not; memory and file agree, whenever it was cancelled."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        press = asyncio.ensure_future(
            one.tables.moves.play(table.id, ANN, one.press(), "bid1", Bid(2))
        )
        for _ in range(turns):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.wait([press])
        look = await one.look(table.id, ANN)
        assert look.moves == len(await one.store.moves(table.id)) - 1
        assert toy(look).own == (2 if look.moves else None)
        await one.answer(table.id, ANN, Bid(3))
        after = await one.look(table.id, ANN)
        assert (after.moves, toy(after).own) == (look.moves + 1, 3)


async def test_a_deaf_listener_stops_nothing(tmp_path: Path) -> None:
    """What was stored stands, whoever fails to hear of it."""
    called: list[object] = []

    def deaf(what: object) -> None:
        called.append(what)
        raise ZeroDivisionError

    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        one.tables.outbox.committed.listen(deaf)
        assert (await one.answer(table.id, ANN, Bid(2))).number == 1
        assert (await one.tables.queries.get(table.id)).status is Status.PLAYING
        assert called == [table.id]
        assert CID.id not in [seated(player).id for player in table.players]
        due = list[datetime]()
        one.tables.due.deadlines.listen(due.append)
        lobby = await one.lobby()
        assert due
        assert called == [table.id, lobby.id]


async def test_a_series_that_cannot_be_read_concerns_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """F56: others are listed, opened, put off and closed in time; it is noted once."""
    path = tmp_path / "host.sqlite3"
    async with series_house(path) as one:
        broken, sound = await one.lobby(Kind.MATCH), await one.lobby(Kind.MATCH)
        await run_sql(one.store, "UPDATE series SET kind = 'forgotten' WHERE id = ?", broken.id)
        tables, clock = one.tables, one.clock
        assert (await refusal(tables.queries.series(broken.id))).key == "series-unreadable"
        assert [sound.id] == [found.id for found in await tables.queries.active_series(7)]
        closes = (await tables.queries.series(sound.id)).closes_at
        assert closes is not None
        await tables.due.give_back(timedelta(hours=5))
        assert closes + timedelta(hours=5) == (await tables.queries.series(sound.id)).closes_at
        await tables.pauses.lose(7)
        await tables.pauses.regain(7)
        third = await one.lobby(Kind.MATCH)
        clock.pass_(days=99)
        assert not await tables.due.answer_overdue()
        for series in (sound, third):
            assert (await tables.queries.series(series.id)).status is Status.EXPIRED
        assert 1 == sum(record.levelno == logging.ERROR for record in caplog.records)


LOST = [
    "UPDATE series SET state = '{}'",
    "UPDATE series SET state = NULL",
    "UPDATE series SET options = '[1]', table_options = '[1]'",
    "DELETE FROM series_game",
    "DELETE FROM series_entrant WHERE entrant = 1",
]


@pytest.mark.parametrize("damage", LOST)
async def test_a_series_that_lost_something_is_listed_and_can_be_closed(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """F56: by who manages the server, with what is known; its game ends as any other."""
    async with series_house(tmp_path / "host.sqlite3") as one:
        broken = await one.series(Kind.MATCH, 2)
        (table_id,) = broken.running_games
        await run_sql(one.store, damage)
        tables = one.tables
        assert [broken.id] == [found.id for found in await tables.queries.active_series(7)]
        assert (await tables.queries.series(broken.id)).host == broken.host
        closed = await tables.managers.close_series(broken.id, CID, "broken")
        assert closed.status is Status.CANCELLED
        if not (await tables.queries.get(table_id)).status.ended:
            for player in broken.entrants:
                await tables.lobbies.agree_cancel(table_id, player)
        assert (await tables.queries.get(table_id)).status is Status.CANCELLED
        assert 1 >= sum(record.levelno == logging.ERROR for record in caplog.records)


async def test_the_host_closes_a_series_whose_course_is_lost(tmp_path: Path) -> None:
    """F56: nobody knows any more who would have to agree; and a game of it can end before."""
    async with series_house(tmp_path / "host.sqlite3") as one:
        broken = await one.series(Kind.MATCH, 2)
        (table_id,) = broken.running_games
        await run_sql(one.store, "UPDATE series SET state = '{}'")
        for player in broken.entrants:
            await one.tables.lobbies.agree_cancel(table_id, player)
        assert (await one.tables.queries.get(table_id)).status is Status.CANCELLED
        (guest,) = (player for player in broken.entrants if player.id != broken.host.id)
        refused = await refusal(one.tables.series.cancel(broken.id, guest))
        assert refused.key == "not-series-host"
        assert await one.tables.series.cancel(broken.id, broken.host) == 0
        assert (await one.tables.queries.series(broken.id)).status is Status.CANCELLED
