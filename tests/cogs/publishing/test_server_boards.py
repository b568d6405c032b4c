"""The board of a server: what it shows, when it changes, and what becomes of a refused one."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.model.server_board import Off
from bot.model.table import Status, TableId
from cogs.publishing import publish_tasks, server_boards
from cogs.publishing.server_boards import FRESH, HOURLY, REST_SECONDS
from games.playout import RandomPlayer
from tests.play.disturbed.lasting import CLASSES, REFUSALS
from tests.rigs.board_rig import ELSEWHERE, GUILD, HERE, PEOPLE, PRIVATE, Town, town
from tests.rigs.forms import LONG

DAYS = 730 if LONG else 60
TABLES = 2 * DAYS // 3
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


async def live_on(one: Town, table_id: TableId, luck: RandomPlayer) -> bool:
    """Have people fill a table, leave it, or play it; return False once it has ended."""
    table, lobbies = await one.tables.queries.get(table_id), one.tables.lobbies
    if table.status.ended:
        return False
    if table.status is Status.PLAYING and not luck.below(200):
        await one.play(table_id)
    elif table.status is Status.LOBBY and not luck.below(150):
        await lobbies.leave(table_id, table.host)
    elif table.status is Status.LOBBY and table.full is None and not luck.below(100):
        person = PEOPLE[luck.below(len(PEOPLE))]
        if table.seat_of(person.id) is None:
            await lobbies.join(table_id, person)
    return True


async def test_forty_tables_in_two_months_change_a_board_when_they_should(tmp_path: Path) -> None:
    """F106: they fill, or not, or lose their host; never sooner than allowed, or for nothing."""
    luck = RandomPlayer("board")
    async with town(tmp_path) as one:
        sender = one.sender
        opened_at = sorted(luck.below(DAYS * 24 * 60) for _ in range(TABLES))
        started, next_round, step = one.clock.now, one.clock.now, timedelta(minutes=13)
        live: list[TableId] = []
        while one.clock.now < started + (DAYS + 4) * DAY:
            minute = (one.clock.now - started) // MINUTE
            while opened_at and opened_at[0] <= minute:
                opened_at.pop(0)
                host = PEOPLE[luck.below(len(PEOPLE))]
                channel = (HERE, ELSEWHERE, PRIVATE)[luck.below(3)]
                live.append(await one.open(host, channel, 2 + luck.below(2)))
            live = [table_id for table_id in live if await live_on(one, table_id, luck)]
            due = await one.tables.due.next_due()
            if due is not None and due <= one.clock.now:
                await one.tables.due.answer_overdue()
                await one.tables.due.call_overdue()
            if not luck.below(500):
                one.boards, one.is_wanted = one.begin(), True
            if one.is_wanted and one.clock.now >= next_round:
                await one.publish()
                next_round = one.clock.now + timedelta(seconds=REST_SECONDS)
            one.clock.now += step if live else timedelta(minutes=30)
        gaps = [b - a for a, b in zip(sender.changed_at, sender.changed_at[1:], strict=False)]
        assert min(gaps) >= MINUTE
        later = [b - a for a, b in zip(sender.posted[1:], sender.posted[2:], strict=False)]
        assert min(later) >= HOURLY
        assert len(sender.changed_at) > TABLES
        assert "channels" not in one.page
        assert f"<#{PRIVATE}>" not in one.page
        entries = await one.tables.server_boards.entries(GUILD)
        assert all(
            str(entry.what.id) in one.page for entry in entries if entry.what.channel_id == HERE
        )


async def test_a_board_shows_what_all_see_who_see_it_and_no_turn_changes_it(tmp_path: Path) -> None:
    """F106: a table of a private channel is on no board, and moves cost no request."""
    async with town(tmp_path) as one:
        ann, bob, *_ = PEOPLE
        await one.open(ann, PRIVATE)
        lobby, game = await one.open(ann, ELSEWHERE), await one.open(ann)
        await one.publish()
        assert [f"findjoin:{lobby}" in one.page, f"findjoin:{game}" in one.page] == [True, True]
        assert f"<#{PRIVATE}>" not in one.page
        await one.tables.lobbies.join(game, bob)
        await one.publish()
        assert f"findjoin:{game}" not in one.page
        await one.tables.lobbies.start(game, ann)
        await one.publish()
        assert f"findwatch:{game}" in one.page
        changes = len(one.sender.changed_at)
        one.is_wanted = False
        await one.move(game)
        assert not one.is_wanted
        await one.publish()
        assert changes == len(one.sender.changed_at)
        await one.play(game)
        await one.publish()
        assert f"findreplay:{game}" in one.page


async def test_an_old_board_is_posted_anew_at_most_hourly(tmp_path: Path) -> None:
    """F106: a fresh one is edited; one that took another's place waits until it is an hour old."""
    async with town(tmp_path) as one:
        numbers: list[int] = []
        for minutes in (49, 1, 50, 10):
            one.clock.now += timedelta(minutes=minutes)
            await one.open(PEOPLE[len(numbers)])
            await one.publish()
            numbers.append(len(one.sender.posted))
        assert [1, 2, 2, 3] == numbers
        assert 4 == one.page.count("findjoin")


async def test_a_board_that_is_deleted_comes_back_once(tmp_path: Path) -> None:
    """F106: deleted again within a day it is off, and who wanted it is told."""
    async with town(tmp_path) as one:
        for number in range(3):
            one.sender.standing.clear()
            await one.open(PEOPLE[number])
            await one.publish()
            one.clock.now += (2 - number) * DAY * 0.8 if number else 2 * DAY
        board = await one.tables.server_boards.get(GUILD)
        assert board is not None
        assert (board.off, len(one.sender.posted), len(one.letters)) == (Off.DELETED, 3, 1)
        await one.boards.put(GUILD, HERE, 5)
        await one.publish()
        assert "findjoin" in one.page


async def test_a_board_deleted_while_the_clock_was_ahead_comes_back(tmp_path: Path) -> None:
    """That was not twice within a day, though it is noted for a time to come."""
    async with town(tmp_path) as one:
        for person in PEOPLE[:2]:
            one.sender.standing.clear()
            await one.open(person)
            await one.publish()
            one.clock.now -= 15 * DAY
        board = await one.tables.server_boards.get(GUILD)
        assert board is not None
        assert board.off is None


async def test_a_board_comes_back_as_one_though_the_answer_is_lost(tmp_path: Path) -> None:
    """The next try, some seconds later, is the same message to Discord."""
    async with town(tmp_path) as one:
        one.sender.standing.clear()
        await one.open(PEOPLE[0])
        one.sender.refused_of, one.sender.refusal = "answer to a post", REFUSALS["http-502"]
        with pytest.raises(discord.HTTPException):
            await one.publish()
        one.sender.refusal = None
        one.clock.now += timedelta(seconds=10)
        await one.publish()
        assert "findjoin" in one.page
        one.sender.standing.clear()
        await one.open(PEOPLE[1])
        await one.publish()
        board = await one.tables.server_boards.get(GUILD)
        assert board is not None
        assert (board.off, one.sender.standing) == (Off.DELETED, {})


async def test_a_board_whose_channel_is_gone_says_so(tmp_path: Path) -> None:
    """F106: to who wanted it, once; nothing is asked of Discord any more."""
    async with town(tmp_path) as one:
        del one.channels[HERE]
        await one.publish()
        await one.publish()
        board = await one.tables.server_boards.get(GUILD)
        assert board is not None
        assert (board.off, len(one.letters)) == (Off.LOST, 1)
        assert () == await one.tables.server_boards.shown()


async def test_one_that_goes_at_a_start_keeps_no_other_board_from_being_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is not room for all at once, and each that loses its channel is known no more."""
    monkeypatch.setattr(publish_tasks, "AT_ONCE", 1)
    monkeypatch.setattr(server_boards, "REST_SECONDS", 0)
    async with town(tmp_path) as one:
        for guild_id in (GUILD + 1, GUILD + 2):
            await one.boards.put(guild_id, HERE, 5)
        del one.channels[HERE]
        one.boards = one.begin()
        monkeypatch.setattr(one.boards.bot, "is_ready", lambda: True)
        await one.boards.on_ready()
        while running := one.boards.tasks.running:
            await asyncio.wait(running.values())
        await one.boards.tasks.close()
        assert () == await one.tables.server_boards.shown()


PASSING = ("wait-7200", "http-502", "broken", "page-403")


@pytest.mark.parametrize("kind", ["post", "edit", "get"])
@pytest.mark.parametrize("refusal", [name for name in CLASSES if name not in ("10008", "50035")])
async def test_whatever_is_refused_the_board_is_right_afterwards(
    tmp_path: Path, kind: str, refusal: str
) -> None:
    """F99, F106: tries come ever later, and who wanted it is told where Discord says why."""
    async with town(tmp_path) as one:
        if kind != "edit":
            one.clock.now += FRESH
        one.sender.refused_of, one.sender.refusal = kind, REFUSALS[refusal]
        await one.open(PEOPLE[0])
        for _ in range(12 * 7):
            try:
                await one.publish()
            except (discord.HTTPException, *(type(REFUSALS[refusal]()),)):
                assert refusal in PASSING
            one.clock.now += timedelta(minutes=5)
        lasting = refusal not in PASSING
        assert not lasting or 1 <= one.sender.refused <= 30
        assert len(one.letters) == (1 if lasting else 0)
        one.sender.refusal = None
        for _ in range(2):
            await one.boards.put(GUILD, HERE, 5)
            one.clock.now += DAY
            await one.publish()
        assert "findjoin" in one.page


@pytest.mark.parametrize("refusal", ["wait-7200", "http-502", "broken"])
async def test_a_removed_board_goes_as_soon_as_discord_lets_it(
    tmp_path: Path, refusal: str
) -> None:
    """F99: whoever removed it is told that it is gone, and nothing of it stays, over a restart."""
    async with town(tmp_path) as one:
        boards, sender = one.tables.server_boards, one.sender
        sender.refused_of, sender.refusal = "delete", REFUSALS[refusal]
        await one.boards.take_away(GUILD)
        assert (None, 1) == (await boards.get(GUILD), len(sender.standing))
        sender.refusal = None
        one.boards = one.begin()
        assert (GUILD,) == await boards.shown()
        await one.publish()
        assert ({}, None) == (sender.standing, await boards.stored(GUILD))
        await one.boards.put(GUILD, HERE, 5)
        await one.publish()
        assert 1 == len(sender.standing)


@pytest.mark.parametrize("channel", [None, ELSEWHERE])
async def test_a_board_that_is_moved_while_it_is_posted_is_where_it_should_be(
    tmp_path: Path, channel: int | None
) -> None:
    """F99: of two changes the manager's counts, and the message that was on its way is deleted."""
    async with town(tmp_path) as one:

        async def change() -> None:
            if channel is None:
                await one.boards.take_away(GUILD)
            else:
                await one.boards.put(GUILD, channel, 5)

        one.clock.now += FRESH
        await one.open(PEOPLE[0])
        one.sender.meanwhile = change
        for _ in range(3):
            await one.publish()
        board = await one.tables.server_boards.stored(GUILD)
        if board is None:
            assert (None, {}) == (channel, one.sender.standing)
            return
        assert (channel, None) == (board.channel_id, board.replaced)
        assert board.post is not None
        assert [board.post.message_id] == [*one.sender.standing]
