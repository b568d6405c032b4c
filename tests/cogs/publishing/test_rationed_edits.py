"""Where Discord rations edits (30046) a message is posted anew, and the old one goes (F13)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import simcord

from bot.i18n.texts import texts
from bot.model.news import PostKey, story_span
from bot.model.players import Person
from bot.model.table import SeriesId
from cogs.context import part_of
from cogs.panels.public.board import story
from cogs.publishing.publisher import Publisher
from cogs.publishing.series_sheet import SeriesSheets
from tests.cogs.interactions.test_undo import started, takeable, verb
from tests.rigs.as_strict_as_discord import EDITS_RATIONED, Refusal, Send
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.refusals import quarantine

EN = texts("en")


@contextmanager
def rationed(discord: Server) -> Iterator[None]:
    """Refuse every edit of a public message, with a wait that nobody has the patience for."""

    def meet(method: str, path: str, _body: Any, send: Send) -> Any:
        if method == "PATCH" and fnmatch(path, "/channels/*/messages/*"):
            raise Refusal(429, EDITS_RATIONED, "try again later", retry_after=7200, shared=True)
        return send()

    with patch.object(discord.strictness, "fault", meet):
        yield


def headed(discord: Server) -> list[simcord.ResponseMessage]:
    """List the messages of the channel that have the name of a game above all."""
    name = EN("vikings-name")
    return [
        m
        for m in discord.shown(discord.channel.id)
        if name in said(m).removeprefix("## ")[:20] and "\n" in said(m)
    ]


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_channel_reads_that_its_game_began_and_is_over(
    tmp_path: Path, *, deleted: bool
) -> None:
    """The message with the ways to a game says what is so; one that was deleted stays deleted."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        await table.join(discord.people[1])
        channel = discord.channel.id
        with rationed(discord):
            await table.on_lobby(table.players[0], "start")
            (lobby,) = headed(discord)
            assert "start" not in {press.verb for press in presses(lobby)}
            if deleted:
                discord.env.backend.delete_message(channel, lobby.id)
            for person in table.players:
                calling = await discord.current(person, f"t1:{table.id}:-:calling")
                await discord.forge(person, await table.board(), calling)
            await discord.wait(minutes=1)
        told = headed(discord)
        assert len(told) == (0 if deleted else 1)
        assert [True] * len(told) == [
            EN("board-closed", table=str(table.id)) in said(m) for m in told
        ]


async def test_a_wish_stands_once_and_goes_with_its_answer(tmp_path: Path) -> None:
    """Each publication edits the question whether somebody may take back a move."""
    async with server(tmp_path) as discord:
        table = await started(discord, "vikings")
        person, _, _ = await takeable(table, consent=True)
        panel = await table.hand(person)
        await discord.press(person, panel, verb(panel, "more"))
        await discord.press(person, panel, verb(panel, "undo"))

        async def wishes() -> int:
            kinds = [{press.verb for press in presses(m)} for m in await table.messages()]
            return len([kind for kind in kinds if "undoagree" in kind])

        assert 1 == await wishes()
        with rationed(discord):
            part_of(discord.host, Publisher).post_anew(table.id)
            await discord.spoken()
        assert 1 == await wishes()
        own = await table.hand(person)
        await discord.press(person, own, verb(own, "undorefuse"))
        await discord.spoken()
        assert 0 == await wishes()


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_table_in_quarantine_shows_no_board(tmp_path: Path, *, deleted: bool) -> None:
    """F99: where it was, or anew, stands how the table is rebuilt, once; and then its board."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        old = await table.board()
        with rationed(discord):
            if deleted:
                discord.env.backend.delete_message(await table.home(), old.id)
            await quarantine(discord.host.tables.queries._tables, table.id)
            part_of(discord.host, Publisher).look_after(table.id)
            await discord.spoken()
            aside = await discord.host.tables.queries.get(table.id)
            error = EN("board-quarantined", error=aside.error_id or "")
            (shown,) = [m for m in await table.messages() if error in said(m)]
            assert old.id not in {m.id for m in await table.messages()}
            repair = next(press for press in presses(shown) if press.verb == "repair")
            await discord.press(table.players[0], shown, repair)
            await discord.spoken()
            again = await table.board()
            assert not any(error in said(m) for m in await table.messages())
        assert {p.verb for p in presses(old)} == {p.verb for p in presses(again)}
        posts = (await discord.host.tables.outbox.news(table.id)).posts
        assert PostKey.REPLACED_BOARD not in posts
        discord.errors.lines.clear()


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_table_that_was_closed_in_quarantine_says_so(
    tmp_path: Path, *, deleted: bool
) -> None:
    """F99: in the place of its board, unless somebody has deleted that."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        await quarantine(discord.host.tables.queries._tables, table.id)
        part_of(discord.host, Publisher).look_after(table.id)
        await discord.spoken()
        (old,) = [m for m in await table.messages() if "repair" in {p.verb for p in presses(m)}]
        with rationed(discord):
            if deleted:
                discord.env.backend.delete_message(await table.home(), old.id)
            host = Person(table.players[0].id, "Host")
            await discord.host.tables.lobbies.give_up(table.id, host, manager=False)
            await discord.spoken()
        closed = EN("board-closed", table=str(table.id))
        told = [m for m in await table.messages() if closed in said(m)]
        assert len(told) == (0 if deleted else 1)
        assert old.id not in {m.id for m in await table.messages()}
        discord.errors.lines.clear()


async def test_a_story_that_was_taken_back_does_not_stay(tmp_path: Path) -> None:
    """What is told anew, shorter, is told in one place."""
    seats = 3
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, seats, game="norwegian")
        while (await table.look()).chapter < seats + 1:
            await table.step()
        outbox = discord.host.tables.outbox
        posts = (await outbox.news(table.id)).posts
        key, post = next(
            (key, post)
            for key, post in posts.items()
            if PostKey.STORY.matches(key) and story_span(key)[1] == seats
        )
        # As if it had told the turn that goes on, too.
        await outbox.posted(table.id, PostKey.STORY.of(1, seats + 1), post)
        await outbox.posted(table.id, key, None)
        with rationed(discord):
            await table.step()
        assert post.message_id not in {m.id for m in await table.messages()}
        (turn,) = [
            chapter
            for chapter in await discord.host.tables.history.chapters(table.id)
            if chapter.number == seats
        ]
        told = "\n".join(said(m) for m in await table.messages())
        assert 1 == told.count(story(await table.look(), turn, EN))


async def test_a_series_says_once_what_came_of_it(tmp_path: Path) -> None:
    """A notice of which nobody knows whether it was posted is told again, in one place."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        await host.slash(discord.channel, "series match", game="schools")
        page = discord.shown(discord.channel.id)[0]
        await discord.forge(guest, page, "t1:0:-:seriesenter:1")
        await discord.forge(host, page, "t1:0:-:seriesstart:1")
        title = [m.id for m in discord.shown(discord.channel.id) if "🎲" in said(m)]
        sheets = discord.host.get_cog(SeriesSheets.__name__)
        assert isinstance(sheets, SeriesSheets)
        with (
            rationed(discord),
            patch.object(type(discord.host.tables.series_outbox), "published", _lost),
        ):
            sheets.post_anew(SeriesId(1))
            await discord.spoken()
        again = [m.id for m in discord.shown(discord.channel.id) if "🎲" in said(m)]
        assert len(title) == len(again)


async def _lost(*_: object) -> None:
    """Note nothing, as after a crash."""
