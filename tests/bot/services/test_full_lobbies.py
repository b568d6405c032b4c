"""Full lobbies: who is pinged, and how they start; and lobbies that led to nothing."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.model.managers import GuildSetting, ServerLimits
from bot.model.news import Post, PostKey
from bot.model.players import Person
from bot.model.table import Opening, Place, Status, Table, TableId, Terms
from bot.rows.people import PreferencesRow
from players.levels import Level
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, Clock, TableRig, house

FILE = "host.sqlite3"
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def until(one: TableRig, moment: datetime) -> None:
    """Let time pass, and have everything done at the moment at which it falls due."""
    while (due := await one.tables.due.next_due()) is not None and due <= moment:
        one.clock.time = max(one.clock.time, due)
        assert await one.tables.due.answer_overdue()
        assert await one.tables.due.call_overdue()
    one.clock.time = moment


async def status(one: TableRig, table: Table) -> Status:
    """Return what a table is at."""
    return (await one.tables.queries.get(table.id)).status


async def pinged(one: TableRig, table: Table) -> tuple[int, ...]:
    """Return who is pinged now, and note that they were."""
    outbox = one.tables.outbox
    pings = (await outbox.news(table.id)).pings
    if pings:
        keys = [PostKey.FULL.of(who) for who in pings]
        await outbox.posted_as(table.id, keys, Post(70, one.press()))
    return pings


async def sleeps(one: TableRig, person: Person, start: int, end: int) -> None:
    """Give somebody quiet hours, in UTC."""
    night = (start * 60, end * 60)
    await one.store.commit(
        (PreferencesRow(person.id, "UTC", *night, "off", "every", 0, 0),),
    )


async def lobby_at(one: TableRig, pace: str) -> Table:
    """Open a lobby at a pace, and have Bob take its last seat."""
    opening = Opening("toy", Terms({}, 2, "en", pace), Place.THREAD, 7, 70, ANN)
    table = await one.tables.lobbies.open(opening, one.press())
    return await one.tables.lobbies.join(table.id, BOB)


async def test_everybody_seated_is_pinged_once_and_never_at_night(tmp_path: Path) -> None:
    """F105: Cid sleeps as the last seat is taken; a seat that is taken again pings its owner."""
    async with house(tmp_path / FILE) as one:
        await sleeps(one, CID, 11, 17)
        table = await one.lobby(CID, seats=3)
        assert await pinged(one, table) == ()
        await one.tables.lobbies.join(table.id, BOB)
        assert await pinged(one, table) == (ANN.id, BOB.id)
        await until(one, BEGIN + 4 * HOUR)
        assert await pinged(one, table) == ()
        one.told.clear()
        await until(one, BEGIN + 5 * HOUR)
        assert one.told == [table.id]
        assert await pinged(one, table) == (CID.id,)
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.lobbies.join(table.id, BOB)
        assert await pinged(one, table) == ()
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.lobbies.join(table.id, Person(4, "Dora"))
        assert await pinged(one, table) == (4,)


@pytest.mark.parametrize(("pace", "wait"), [("slow", HOUR), ("live", timedelta(minutes=2))])
async def test_after_a_while_a_press_of_anybody_seated_starts_it(
    tmp_path: Path, pace: str, wait: timedelta
) -> None:
    """F105: the host is gone; who has no seat starts nothing, and an earlier press counts then."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock) as one:
        table, pressed = await lobby_at(one, pace), await lobby_at(one, pace)
        start = one.tables.lobbies.start
        assert await key_of(start(table.id, CID)) == "not-host"
        assert (await start(pressed.id, BOB)).status is Status.LOBBY
        await until(one, BEGIN + wait - timedelta(seconds=1))
        assert await status(one, pressed) is Status.LOBBY
    async with house(path, clock) as one:
        await until(one, BEGIN + wait)
        assert await status(one, pressed) is Status.PLAYING
        assert await status(one, table) is Status.LOBBY
        assert (await one.tables.lobbies.start(table.id, BOB)).status is Status.PLAYING


async def test_a_full_lobby_starts_by_itself_and_everybody_puts_that_off_once(
    tmp_path: Path,
) -> None:
    """F105: after a day, and a day later for each *Not yet*; it does not close meanwhile."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock) as one:
        table = await one.lobby(seats=2)
        put_off = one.tables.lobbies.put_off
        assert await key_of(put_off(table.id, ANN)) == "not-full"
        await until(one, BEGIN + 50 * HOUR)
        await one.tables.lobbies.join(table.id, BOB)
        assert (await one.tables.queries.get(table.id)).closing is None
        assert await key_of(put_off(table.id, CID)) == "no-seat-in-lobby"
        for person in (ANN, BOB):
            await put_off(table.id, person)
            assert await key_of(put_off(table.id, person)) == "put-off-before"
    async with house(path, clock) as one:
        assert await key_of(one.tables.lobbies.put_off(table.id, ANN)) == "put-off-before"
        await until(one, BEGIN + 50 * HOUR + 3 * DAY - HOUR)
        assert await status(one, table) is Status.LOBBY
        await until(one, BEGIN + 50 * HOUR + 3 * DAY)
        assert await status(one, table) is Status.PLAYING


async def test_no_full_lobby_starts_at_night_by_itself(tmp_path: Path) -> None:
    """F105: neither for a press that counts later, nor after a day."""
    async with house(tmp_path / FILE) as one:
        await sleeps(one, ANN, 13, 20)
        await sleeps(one, CID, 19, 22)
        pressed, alone = await one.lobby(CID), await one.lobby(CID)
        await one.tables.lobbies.start(pressed.id, CID)
        until_ten = datetime(2026, 1, 1, 22, tzinfo=UTC)
        await until(one, until_ten - timedelta(minutes=1))
        assert await status(one, pressed) is Status.LOBBY
        await until(one, until_ten)
        assert await status(one, pressed) is Status.PLAYING
        await sleeps(one, ANN, 10, 15)
    async with house(tmp_path / FILE, one.clock) as two:
        await sleeps(two, ANN, 10, 15)
        await until(two, BEGIN + DAY + 2 * HOUR)
        assert await status(two, alone) is Status.LOBBY
        await until(two, BEGIN + DAY + 3 * HOUR)
        assert await status(two, alone) is Status.PLAYING


async def test_who_wanted_a_start_early_waits_for_others_nights_half_a_day(tmp_path: Path) -> None:
    """F105: a press after the hour would have started it, too; live tables know no night."""
    async with house(tmp_path / FILE) as one:
        await sleeps(one, ANN, 13, 22)
        await sleeps(one, CID, 21, 6)
        table, later = await one.lobby(CID), await one.lobby(CID)
        for each in (table, later):
            await one.tables.lobbies.start(each.id, CID)
        await until(one, BEGIN + 2 * HOUR)
        await one.tables.lobbies.put_off(later.id, ANN)
        await until(one, BEGIN + 12 * HOUR - timedelta(minutes=1))
        assert await status(one, table) is Status.LOBBY
        await until(one, BEGIN + 12 * HOUR)
        assert await status(one, table) is Status.PLAYING
        # What is put off by a day waits for the end of the night after it.
        await until(one, BEGIN + DAY + 18 * HOUR - timedelta(minutes=1))
        assert await status(one, later) is Status.LOBBY
        await until(one, BEGIN + DAY + 18 * HOUR)
        assert await status(one, later) is Status.PLAYING
        await sleeps(one, BOB, 0, 10)
        live = await lobby_at(one, "live")
        assert set(await pinged(one, live)) == {ANN.id, BOB.id}
        await one.tables.lobbies.start(live.id, BOB)
        await until(one, one.clock.time + timedelta(minutes=2))
        assert await status(one, live) is Status.PLAYING


@pytest.mark.parametrize("wanted_first", [True, False])
async def test_a_start_that_was_wanted_early_is_put_off_all_the_same(
    tmp_path: Path, *, wanted_first: bool
) -> None:
    """F105: by the day that *Not yet* promised, unless somebody presses again after the hour."""
    async with house(tmp_path / FILE) as one:
        lobbies, table = one.tables.lobbies, await one.lobby(BOB, CID, seats=3)
        if wanted_first:
            await lobbies.start(table.id, BOB)
        put_off = (await lobbies.put_off(table.id, CID)).full
        if not wanted_first:
            await lobbies.start(table.id, BOB)
        assert put_off is not None
        assert put_off.starts_at == BEGIN + 2 * DAY
        await until(one, BEGIN + 2 * DAY - timedelta(minutes=1))
        later = await one.tables.queries.get(table.id)
        assert later.full is not None
        assert later.full.starts_at == BEGIN + 2 * DAY
        assert (await lobbies.start(table.id, BOB)).status is Status.PLAYING


async def test_a_seat_that_is_freed_takes_the_start_back(tmp_path: Path) -> None:
    """It waits for people again, and closes like any other lobby."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(BOB)
        await one.tables.lobbies.start(table.id, BOB)
        await one.tables.lobbies.leave(table.id, BOB)
        assert (await one.tables.queries.get(table.id)).full is None
        assert await key_of(one.tables.lobbies.put_off(table.id, ANN)) == "not-full"
        await until(one, BEGIN + 49 * HOUR)
        known = await one.tables.queries.get(table.id)
        assert (known.status, known.closing is None) == (Status.LOBBY, False)
        await until(one, BEGIN + 73 * HOUR)
        assert await status(one, table) is Status.EXPIRED


async def test_a_start_that_is_refused_says_why_and_is_tried_again(tmp_path: Path) -> None:
    """F105: the lobby stays; once nothing is in the way any more, it starts."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(BOB, seats=3)
        await one.tables.computers.add(table.id, ANN, Level.EASY)
        servers = one.tables.servers
        await servers.choose(7, GuildSetting(limits=ServerLimits(computers=False)))
        await until(one, BEGIN + DAY)
        known = await one.tables.queries.get(table.id)
        assert known.status is Status.LOBBY
        assert known.full is not None
        assert known.full.refused == "computers-seated"
        await servers.choose(7, GuildSetting())
        await until(one, BEGIN + DAY + 6 * HOUR)
        assert await status(one, table) is Status.PLAYING


async def test_a_full_lobby_that_can_never_start_closes(tmp_path: Path) -> None:
    """Tries that are refused keep it no longer than its time."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(BOB, seats=3)
        await one.tables.computers.add(table.id, ANN, Level.EASY)
        await one.tables.servers.choose(7, GuildSetting(limits=ServerLimits(computers=False)))
        await until(one, BEGIN + 73 * HOUR)
        assert await status(one, table) is Status.EXPIRED


async def test_a_refused_start_that_is_put_off_keeps_the_lobby_open_for_it(tmp_path: Path) -> None:
    """Only tries have to fit into its time; *Not yet* is somebody who still wants to play."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(seats=3)
        await one.tables.computers.add(table.id, ANN, Level.EASY)
        servers = one.tables.servers
        await servers.choose(7, GuildSetting(limits=ServerLimits(computers=False)))
        await until(one, BEGIN + 60 * HOUR)
        await one.tables.lobbies.join(table.id, BOB)
        await until(one, BEGIN + 84 * HOUR)
        full = (await one.tables.lobbies.put_off(table.id, BOB)).full
        assert full is not None
        assert (full.refused, full.starts_at) == ("computers-seated", BEGIN + 114 * HOUR)
        await servers.choose(7, GuildSetting())
        await until(one, full.starts_at - HOUR)
        assert await status(one, table) is Status.LOBBY
        await until(one, full.starts_at)
        assert await status(one, table) is Status.PLAYING


async def test_who_sits_alone_with_computers_is_not_pinged(tmp_path: Path) -> None:
    """They have filled the seats themselves; nothing starts without them."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(seats=2)
        await one.tables.computers.add(table.id, ANN, Level.EASY)
        assert await pinged(one, table) == ()
        await until(one, BEGIN + 2 * DAY)
        assert await status(one, table) is Status.LOBBY


async def test_a_lobby_that_led_to_nothing_is_cleared_away_after_a_day(tmp_path: Path) -> None:
    """Also after a restart."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock) as one:
        table = await one.lobby(BOB)
        await one.tables.lobbies.cancel(table.id, ANN)
        assert not (await one.tables.outbox.news(table.id)).is_cleared
    async with house(path, clock) as one:
        one.told.clear()
        await until(one, BEGIN + DAY)
        assert one.told == [table.id]
        assert (await one.tables.outbox.news(TableId(table.id))).is_cleared


@pytest.mark.parametrize("way", ["give_up", "begin_again", "agree_cancel", "close"])
async def test_a_lobby_that_broke_and_was_closed_is_cleared_away_after_a_day(
    tmp_path: Path, way: str
) -> None:
    """However it was closed; also after a restart."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock) as one:
        table = await one.lobby(BOB)
        await quarantine(one.repository, table.id)
        lobbies = one.tables.lobbies
        match way:
            case "give_up":
                await lobbies.give_up(table.id, ANN, manager=False)
            case "begin_again":
                await lobbies.begin_again(table.id, ANN, one.press(), manager=False)
            case "agree_cancel":
                await lobbies.agree_cancel(table.id, ANN)
            case _:
                await one.tables.managers.close(table.id, CID, "Broken")
    async with house(path, clock) as one:
        assert not (await one.tables.outbox.news(table.id)).is_cleared
        one.told.clear()
        await until(one, BEGIN + DAY + timedelta(minutes=1))
        assert table.id in one.told
        assert (await one.tables.outbox.news(table.id)).is_cleared
