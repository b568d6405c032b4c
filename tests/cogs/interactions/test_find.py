"""The board of a server on Discord, and ``/table find``: what leads where, and for whom."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import simcord

from bot.i18n.texts import texts
from bot.model.players import Person
from bot.model.table import Opening, TableId
from cogs.panels.settings import TOLD
from cogs.publishing.server_boards import REST_SECONDS
from games import GAME_IDS
from tests.cogs.commands.test_managers import promoted
from tests.cogs.routing.test_access import VIEW, forbid
from tests.cogs.routing.test_matrix import NAMES
from tests.rigs.discord_server import Server, server
from tests.rigs.filled_forms import change_settings
from tests.rigs.played_table import PlayedTable, presses, replies, said

EN = texts("en")


async def with_board(discord: Server) -> simcord.MemberActor:
    """Have somebody who manages the server ask for its board."""
    manager = discord.people[3]
    await promoted(discord, manager, manage_guild=True)
    result = await manager.slash(discord.channel, "setup board")
    channel = f"<#{discord.channel.id}>"
    assert EN("board-on", channel=channel) == said(result.response)
    await discord.wait(minutes=2)
    return manager


def board_of(discord: Server) -> simcord.ResponseMessage:
    """Return the message of the board."""
    title = EN("find-title")
    (board,) = (one for one in discord.shown(discord.channel.id) if title in said(one))
    return board


async def test_a_newcomer_with_nothing_but_the_board_joins_a_game(tmp_path: Path) -> None:
    """F106: in one press, also after a restart, and reads where the table is."""
    async with server(tmp_path, names=NAMES) as discord:
        await with_board(discord)
        table = await PlayedTable.opened(discord, 3)
        await discord.wait(minutes=2)
        await discord.restart()
        board = board_of(discord)
        (join,) = (press for press in presses(board) if press.verb == "findjoin")
        result = await discord.press(discord.stranger, board, join)
        (told,) = replies(result)
        assert f"<#{discord.channel.id}>" in said(told)
        known = await discord.host.tables.queries.get(table.id)
        assert known.seat_of(discord.stranger.id) == 1
        await discord.wait(minutes=2)
        assert known.players[1].name in said(board_of(discord))


async def test_the_tour_suggests_a_board_to_whoever_can_put_it_up(tmp_path: Path) -> None:
    """F106: as long as the server has none."""
    async with server(tmp_path, names=NAMES) as discord:
        manager, other = discord.people[3], discord.people[2]
        await promoted(discord, manager, manage_guild=True)
        shown = [said((await p.slash(discord.channel, "help")).response) for p in (manager, other)]
        assert [True, False] == [EN("board-suggested") in text for text in shown]
        await manager.slash(discord.channel, "setup board")
        assert EN("board-suggested") not in said(
            (await manager.slash(discord.channel, "help")).response
        )


async def test_after_three_hundred_changes_in_a_minute_a_board_is_right(tmp_path: Path) -> None:
    """F106: changed once a minute at most, whatever happens there."""
    async with server(tmp_path, names=NAMES) as discord:
        await with_board(discord)
        table = await PlayedTable.opened(discord, 3)
        await discord.wait(minutes=2)
        lobbies, guest = discord.host.tables.lobbies, Person(999, "Zoe")
        board, mark = board_of(discord), len(discord.wire.requests)
        for _ in range(150):
            await lobbies.join(table.id, guest)
            await lobbies.leave(table.id, guest)
        await lobbies.join(table.id, guest)
        await discord.wait(minutes=3)
        changes = [
            request.at
            for request in discord.wire.since(mark)
            if request.path.endswith(f"/messages/{board.id}") and request.method == "PATCH"
        ]
        assert 1 <= len(changes) <= 3
        assert all(later - sooner >= REST_SECONDS - 1 for sooner, later in pairwise(changes))
        assert "Zoe" in said(board_of(discord))
        await discord.wait(minutes=5)
        assert len(changes) == sum(
            request.path.endswith(f"/messages/{board.id}") for request in discord.wire.since(mark)
        )


async def test_what_somebody_may_not_see_they_do_not_find(tmp_path: Path) -> None:
    """F79, F106: a table of a hidden channel is neither on the board nor in their list."""
    async with server(tmp_path, names=NAMES) as discord:
        await with_board(discord)
        lounge = discord.guild.create_text_channel("lounge")
        await discord.env.settle()
        hidden = await PlayedTable.opened(discord, 3, channel=lounge)
        await PlayedTable.opened(discord, 3)
        guest = discord.people[1]
        forbid(discord, guest, VIEW, lounge.id)
        await discord.wait(minutes=3)
        found = {}
        for person in (guest, discord.people[2]):
            listed = (await person.slash(discord.channel, "table list")).response
            assert EN("list-empty") in said(listed)
            found[person] = f":findjoin:{hidden.id}" in str(presses(listed))
        assert [False, True] == list(found.values())
        board = board_of(discord)
        assert ["t1:0:-:findjoin:2"] == [
            press.custom_id for press in presses(board) if press.verb == "findjoin"
        ]
        forged = await discord.forge(guest, board, f"t1:0:-:findjoin:{hidden.id}")
        assert EN("refused-no-table") in said(*replies(forged))


async def test_every_button_of_a_list_leads_where_it_says(tmp_path: Path) -> None:
    """F106: a game is watched from the board, and the list is private, page by page."""
    async with server(tmp_path, names=NAMES) as discord:
        await with_board(discord)
        await PlayedTable.started(discord, 2)
        tables = discord.host.tables
        opened = await tables.queries.get(TableId(1))
        for number in range(9):
            host = Person(900 + number // 3, "Zoe")
            await tables.lobbies.open(Opening.like(opened, host), 1 + number)
        await discord.wait(minutes=2)
        guest, board = discord.people[2], board_of(discord)
        for press in presses(board):
            assert press.verb in ("findjoin", "findwatch", "find", "tour")
        (watch,) = (press for press in presses(board) if press.verb == "findwatch")
        (shown,) = replies(await discord.press(guest, board, watch))
        assert shown.attachments or presses(shown)
        game = EN(f"{opened.game}-short-name")
        assert EN("panel-heading", game=game, table=str(opened.id)) in said(shown)
        (every,) = (press for press in presses(board) if press.verb == "find")
        (page,) = replies(await discord.press(guest, board, every))
        onward = next(press for press in presses(page) if press.verb == "find")
        turned = await discord.press(guest, page, onward)
        assert EN("panel-page", page=2, pages=2) in said(turned.response or page)


async def test_nobody_is_offered_a_seat_where_they_have_one(tmp_path: Path) -> None:
    """F106: the list has the lobbies of others, and of seats on offer one's own."""
    async with server(tmp_path, names=NAMES) as discord:
        lobby = await PlayedTable.opened(discord, 3)
        game = await PlayedTable.started(discord, 2)
        absent, other = game.players
        await discord.host.tables.seats.away(game.id, absent.id)
        offered = {}
        for person in (absent, other, discord.stranger):
            listed = (await person.slash(discord.channel, "table find")).response
            pressed = {press.custom_id for press in presses(listed)}
            offered[person] = [
                word
                for word in (f"findjoin:{lobby.id}", f"findtake:{game.id}")
                if any(word in custom_id for custom_id in pressed)
            ]
        assert {"findjoin:1", "findtake:2"} == set(offered[discord.stranger])
        host = discord.people[0]
        seated = {person: ["findtake:2"] if person is absent else [] for person in game.players}
        assert seated[host] == offered[host]
        (guest,) = (person for person in game.players if person is not host)
        assert ["findjoin:1", *seated[guest]] == offered[guest]


async def test_a_board_that_is_deleted_twice_is_off_and_its_manager_told(tmp_path: Path) -> None:
    """F106: the first time it comes back with the next change."""
    async with server(tmp_path, names=NAMES) as discord:
        manager = await with_board(discord)
        host = discord.people[0]
        for _ in range(2):
            board = board_of(discord)
            discord.env.backend.delete_message(board.channel_id, board.id)
            await host.slash(discord.channel, f"{GAME_IDS[0]} new", seats=2)
            await discord.wait(minutes=2)
        assert EN("find-title") not in "".join(map(said, discord.shown(discord.channel.id)))
        told = await manager.slash(discord.channel, "setup check")
        assert EN("board-state", state="deleted", channel="") in said(told.response)


async def test_who_asked_is_told_in_private_that_a_table_opened(tmp_path: Path) -> None:
    """F106: where they see its channel; nothing public says that they asked."""
    async with server(tmp_path) as discord:
        _, guest, other, *_ = discord.people
        for person in (guest, other):
            await change_settings(discord, person, {TOLD: [f"{GAME_IDS[0]}-name"]})
        lounge = discord.guild.create_text_channel("lounge")
        await discord.env.settle()
        forbid(discord, other, VIEW, lounge.id)
        await PlayedTable.opened(discord, 3, channel=lounge)
        await discord.wait(minutes=30)
        game = EN(f"{GAME_IDS[0]}-name")
        mail = {p: discord.env.backend.get_dm_channel(p.id).id for p in (guest, other)}
        (told,) = discord.shown(mail[guest])
        assert game in said(told)
        assert f"/{lounge.id}/" in said(told)
        assert [] == discord.shown(mail[other])
        shown = str([said(message) for message in discord.shown(lounge.id)])
        assert str(guest.id) not in shown
