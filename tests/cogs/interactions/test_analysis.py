"""Analyses of finished games: asked for once, gone on with after a restart, told to everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest
import simcord

from bot.computers.analysts import AnalysisError, Analysts, Tell
from bot.computers.inquiry import Findings, Inquiry
from bot.i18n.texts import texts
from cogs.publishing.analyst import Analyst
from tests.cogs.interactions.test_keepsakes import posted, told
from tests.cogs.publishing.test_outages import lock
from tests.play.disturbed.lasting import Lasting
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, said

EN = texts("en")
TITLE = EN("analysis-title", game="X", table="Y").partition("X")[0]


async def done(discord: Server) -> None:
    """Wait until nothing is being analysed."""
    analyst = discord.host.get_cog(Analyst.__name__)
    assert isinstance(analyst, Analyst)
    while analyst._at_work:
        await asyncio.gather(*analyst._at_work.values(), return_exceptions=True)
    await discord.env.settle()


async def analysis_of(discord: Server, table: PlayedTable) -> simcord.ResponseMessage:
    """Read the one message that has a game's analysis, or says that it is at work."""
    (message,) = await posted(discord, table, TITLE)
    return message


async def test_an_analysis_is_posted_once_and_says_what_it_is_worth(tmp_path: Path) -> None:
    """Whoever asks again is led to it, also after a restart."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        board = await table.board()
        (press,) = [p for p in presses(board) if p.verb == "analysis"]
        result = await discord.press(discord.stranger, board, press)
        assert "https://discord.com/channels/" in said(result.response)
        await done(discord)
        message = await analysis_of(discord, table)
        for words in (EN("vikings-analysis-strength"), EN("analysis-strength")):
            assert words in said(message)
        for part in ("turns", "missed", "boldest", "unknown", "luckiest"):
            assert EN(f"analysis-part-{part}") in said(message)
        assert [p for p in presses(message) if p.verb == "replay"]
        assert message.attachments
        await discord.restart()
        assert str(message.id) in await told(discord, table.players[0], "analysis", table)
        await done(discord)
        assert (await analysis_of(discord, table)).id == message.id
        assert [] == discord.errors.lines


async def test_an_analysis_is_shown_once_discord_takes_it(tmp_path: Path) -> None:
    """F99: nobody has to ask again, nor is it said for good that it is at work."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        with Lasting(discord, "edit-in-thread", "http-502").at_work() as lasting:
            await told(discord, discord.stranger, "analysis", table)
            await discord.wait(minutes=1)
            assert EN("analysis-strength") not in said(await analysis_of(discord, table))
        assert 2 <= len(lasting.at) <= 12
        await discord.wait(minutes=6)
        assert EN("analysis-strength") in said(await analysis_of(discord, table))


@pytest.mark.parametrize("fate", ["locked", "deleted"])
async def test_an_analysis_whose_thread_is_closed_meanwhile_is_posted_in_the_channel(
    tmp_path: Path, fate: str
) -> None:
    """F99: whoever asked reads it, and nothing says for good that it is at work."""
    async with server(tmp_path) as discord:
        original = Analysts.analyse

        async def slow(self: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
            await asyncio.sleep(60)
            return await original(self, inquiry, tell)

        table = await PlayedTable.ended(discord)
        home = await table.home()
        with patch.object(Analysts, "analyse", slow):
            await told(discord, discord.stranger, "analysis", table)
            await analysis_of(discord, table)
            if fate == "locked":
                lock(discord, home, locked=True)
            else:
                discord.env.backend.delete_channel(home)
            await discord.wait(minutes=2)
            await done(discord)
        (message,) = [m for m in discord.shown(discord.channel.id) if TITLE in said(m)]
        assert EN("analysis-strength") in said(message)
        assert [] == [m for m in discord.shown(home) if TITLE in said(m)]
        assert str(message.id) in await told(discord, table.players[0], "analysis", table)
        await done(discord)
        assert [] == discord.errors.lines


async def test_what_a_crash_broke_off_is_gone_on_with_where_it_was_begun(tmp_path: Path) -> None:
    """Nobody has to ask again; that it is at work stands there meanwhile."""

    async def long(_: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
        del inquiry, tell
        await asyncio.sleep(10**6)
        raise AssertionError

    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        with patch.object(Analysts, "analyse", long):
            await told(discord, discord.stranger, "analysis", table)
            begun = await analysis_of(discord, table)
            assert EN("analysis-progress", done=0, of=0) in said(begun)
            await told(discord, discord.stranger, "analysis", table)
            assert (await analysis_of(discord, table)).id == begun.id
            await discord.crash()
        await discord.restart()
        await done(discord)
        message = await analysis_of(discord, table)
        assert message.id == begun.id
        assert EN("analysis-strength") in said(message)


async def test_a_game_that_goes_on_is_not_analysed_and_what_fails_can_be_asked_again(
    tmp_path: Path,
) -> None:
    """Not a word of a running game is thought about, let alone said."""

    async def fails(_: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
        raise AnalysisError(inquiry.game, tell)

    async def breaks(_: Analysts, inquiry: Inquiry, tell: Tell) -> Findings:
        raise RuntimeError(inquiry.game, tell)

    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        heard = await told(discord, table.players[0], "analysis", table)
        assert EN("refused-not-over") in heard
        assert await posted(discord, table, TITLE) == []
        table = await PlayedTable.ended(discord)
        for reason in (fails, breaks):
            with patch.object(Analysts, "analyse", reason):
                await told(discord, discord.stranger, "analysis", table)
                await done(discord)
            assert EN("refused-analysis-failed") in said(await analysis_of(discord, table))
        # What nobody had foreseen is for whoever runs the bot.
        assert 1 == len(discord.errors.lines)
        discord.errors.lines.clear()
        await told(discord, discord.stranger, "analysis", table)
        await done(discord)
        assert EN("analysis-strength") in said(await analysis_of(discord, table))
