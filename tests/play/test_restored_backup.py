"""A backup is put back under a game that went on: Discord shows a future that is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import simcord

from bot.i18n.texts import texts
from bot.model.times import utc_now
from bot.store.sqlite.backup import back_up, restore
from tests.cogs.commands.test_managers import promoted
from tests.rigs.discord_server import Server, server
from tests.rigs.forms import LONG, in_turn, shared
from tests.rigs.played_table import PlayedTable, presses, replies, said
from tests.rigs.sample_games import SHIPPED
from tests.rigs.scripted_games import turn

EN = texts("en")


async def put_back(discord: Server, backup: Path, *, lost: bool) -> None:
    """Stop the bot, restore a backup, and start it again; ``lost``: the disk was lost, too."""
    database = discord.settings.database
    await discord.env.settle()
    await discord.running.aclose()
    if lost:
        database.unlink()
    await asyncio.to_thread(restore, backup, database, utc_now())
    await discord.restart()
    await discord.spoken()


@pytest.mark.parametrize(("game", "lost"), shared(in_turn(SHIPPED, 1), [False, True]))
async def test_nothing_on_a_message_of_a_lost_future_moves_the_game(
    tmp_path: Path, game: str, lost: bool
) -> None:
    """Whoever presses there is answered, by one private message, with how things are now.

    Games count their questions, so those of the two futures would be called the same. A board that
    was posted after the backup goes, at once where the database tells of it, else when it is
    pressed.
    """
    backup = tmp_path / "backup.sqlite3"
    async with server(tmp_path) as discord:
        table = await PlayedTable.at(discord, turn(game))
        await discord.spoken()
        await asyncio.to_thread(back_up, discord.settings.database, backup)
        then = await table.look()
        table.script.clear()
        panels = []
        for step in range(4):
            if step == 1:
                home = discord.at(await table.home())
                await discord.stranger.slash(home, "table show", table=int(table.id))
            for person in table.players:
                panel = await table.hand(person)
                panels += [(person, panel, press) for press in presses(panel)]
            await table.step()
        board = await table.board()
        panels += [(one, board, press) for one in table.players for press in presses(board)]
        # Longer than Discord knows by its nonce that a message was sent.
        await discord.wait(minutes=20)
        await put_back(discord, backup, lost=lost)
        table.panels.clear()
        assert then.view == (await table.look()).view
        assert (1 + lost) == len(await table.boards())
        assert board.id in {message.id for message in await table.boards()}
        await discord.stranger.click(board, custom_id=f"t1:{table.id}:-:watch")
        assert lost != (board.id in {message.id for message in await table.boards()})
        # Play on to where the names would be those of the lost future.
        for number in range(3):
            before = await table.look()
            for person, message, press in panels if LONG else panels[number::6]:
                if press.decision == "-" and not press.verb.startswith("undo"):
                    continue
                values = None if press.value is None else [press.value]
                result = await discord.forge(person, message, press.custom_id, values=values)
                (reply,) = replies(result)
                assert said(reply)
                after = await table.look()
                assert (before.moves, before.view) == (after.moves, after.view)
            table.panels.clear()
            await table.step()
        table.panels.clear()
        await table.play(4)
        while await _is_answered_in_part(table):
            await table.step()
        await table.board()
        if not lost:
            await table.assert_all_is_told()


async def _is_answered_in_part(table: PlayedTable) -> bool:
    """Whether some have answered what several are asked in secret: it is told with the last."""
    asked = [q.decision for q in (await table.look()).questions if q.decision.secret]
    return len({decision.answered for decision in asked}) > 1


async def test_what_stands_of_a_lost_table_goes_with_the_first_press(tmp_path: Path) -> None:
    """There is no such table any more; the lobby that somebody opened after the backup says so."""
    backup = tmp_path / "backup.sqlite3"
    async with server(tmp_path) as discord:
        kept = await PlayedTable.opened(discord)
        await discord.spoken()
        await asyncio.to_thread(back_up, discord.settings.database, backup)
        gone = await PlayedTable.opened(discord)
        await discord.wait(minutes=20)
        await put_back(discord, backup, lost=False)
        for table, stands in ((kept, True), (gone, False)):
            result = await discord.stranger.click(table.lobby, custom_id=f"t1:{table.id}:-:join")
            assert stands == (table.lobby.id in {m.id for m in discord.shown(discord.channel.id)})
            assert stands == (not replies(result))
        (reply,) = replies(result)
        assert EN("refused-no-table", table=str(gone.id)) in said(reply)


async def test_what_was_posted_since_the_backup_goes_or_is_kept_up_to_date(tmp_path: Path) -> None:
    """Pings to a guest and to whoever was asked, the sheet of a series, the board of the server.

    Of what is wanted one is left. Who is invited now is pinged, whatever the number of their
    invitation.
    """
    backup, title = tmp_path / "backup.sqlite3", EN("find-title")
    async with server(tmp_path) as discord:
        host, guest, invited, manager, *_ = discord.people
        await promoted(discord, manager, manage_guild=True)
        await manager.slash(discord.channel, "setup board")
        await host.slash(discord.channel, "series match", game="vikings")
        (series,) = await discord.host.tables.queries.active_series(discord.guild.id)
        lobby = await PlayedTable.opened(discord, 3)
        table = await PlayedTable.started(discord, 2)
        await discord.wait(minutes=2)
        await asyncio.to_thread(back_up, discord.settings.database, backup)
        await lobby.join(guest)
        await host.slash(discord.channel, "seat invite", person=invited, table=int(lobby.id))
        await host.slash(discord.channel, "series show", series=int(series.id))
        for _ in range(3):
            await discord.wait(hours=2)
            await table.step()
        await discord.wait(minutes=20)
        assert len(_pinging(discord, invited)) == 1
        assert await table.calls()
        await put_back(discord, backup, lost=False)
        await discord.wait(minutes=2)
        assert not _pinging(discord, invited)
        (board,) = (one for one in discord.shown(discord.channel.id) if title in said(one))
        # Its last free seat was taken since.
        assert f"t1:0:-:findjoin:{lobby.id}" in {press.custom_id for press in presses(board)}
        sheets = [one for one in discord.shown(discord.channel.id) if _is_sheet(one)]
        assert len(sheets) == 1
        asked = {person.id for person, _ in await table.asked()}
        for call in await table.calls():
            assert any(str(one) in call for one in asked)
        await host.slash(discord.channel, "seat invite", person=manager, table=int(lobby.id))
        await discord.spoken()
        assert len(_pinging(discord, manager)) == 1


def _pinging(discord: Server, person: simcord.MemberActor) -> list[simcord.ResponseMessage]:
    """List the messages of the channel that name somebody so that they are pinged."""
    shown = discord.shown(discord.channel.id)
    return [one for one in shown if f"<@{person.id}>" in said(one)]


def _is_sheet(message: simcord.ResponseMessage) -> bool:
    """Return True if a message is the sheet of a series."""
    return any(press.verb.startswith("series") for press in presses(message))
