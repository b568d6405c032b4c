"""The story: with the board while it goes on, then in a message that the turns of a round share."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.news import PostKey, story_span
from cogs.elements.components import shown_length
from cogs.elements.faces import narrated
from cogs.panels.public.board import STANDING_LIMIT, STANDING_LINES, story
from games import find
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, said, told_by_board
from tests.rigs.scripted_games import played

SEATS = 4


async def _posted(table: PlayedTable) -> dict[str, int]:
    """The story messages that the host knows of, and their ids."""
    posts = (await table.server.host.tables.outbox.news(table.id)).posts
    return {k: p.message_id for k, p in posts.items() if PostKey.STORY.matches(k)}


async def test_a_turn_stands_with_the_board_and_is_posted_when_its_round_is_over(
    tmp_path: Path,
) -> None:
    """At most one message stays for each round; every turn is told once, in order."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, SEATS, game="norwegian")
        while (await table.look()).chapter < 3 * SEATS + 2:
            await table.step()
            look = await table.look()
            board = told_by_board(await table.board())
            assert not look.chapter or f"**Turn {look.chapter}.**" in board
            assert len(board.split("\n")) <= 1 + STANDING_LINES
        await table.assert_all_is_told()
        spans = sorted(story_span(key) for key in await _posted(table))
        assert [(0, 0), (1, 4), (5, 8), (9, 12)] == spans
        shown = [m for m in await table.messages() if not m.content.startswith("<@")]
        assert shown[-1].id == (await table.board()).id


@pytest.mark.parametrize("game", ["goths", "rage"])
async def test_a_round_is_over_when_the_game_says_so(tmp_path: Path, game: str) -> None:
    """Where a turn is everybody's, it waits for no other to be told."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, played(find(game), SEATS, {}, 0))
        begun: list[int] = []
        while len(begun) < 3:
            await table.follow(1)
            chapters = await discord.host.tables.history.chapters(table.id)
            begun = [c.number for c in chapters if any(e.begins_round for e in c.events)]
        await table.assert_all_is_told()
        spans = sorted(story_span(key) for key in await _posted(table))
        assert {first for first, _ in spans if first} >= set(begun[:-1])
        # Of a turn in which nothing happened there is nothing to be told.
        look = await table.look()
        over = [c for c in chapters if c.number < begun[-1] and story(look, c, texts("en"))]
        assert over[-1].number == spans[-1][1]


async def test_the_board_tells_the_last_of_a_long_turn(tmp_path: Path) -> None:
    """Issue "Nobody waits unknowingly": on a phone the picture is seen without scrolling."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, played(find("vikings"), SEATS, {}, 0))
        cut = False
        for _ in range(60):
            await table.follow(1)
            look = await table.look()
            *_, running = await discord.host.tables.history.chapters(table.id)
            heading, *told = narrated(look.table, running, discord.context.texts_of(look.table))
            lines = [heading.text, *(line.text for line in told if line.rank)]
            board = told_by_board(await table.board())
            if look.outcome is None and len(lines) > 1 + STANDING_LINES:
                cut = True
                assert board.startswith(f"{lines[0]} …\n")
            assert board.endswith(lines[-1])
            most = shown_length(lines[0]) + STANDING_LIMIT + 2 * STANDING_LINES
            assert shown_length(board) < most
        assert cut


async def test_a_game_that_is_over_leaves_nothing_untold(tmp_path: Path) -> None:
    """The last turns are posted when the board shows the end."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, game="norwegian")
        last = (await table.look()).chapter
        assert max(until for _, until in map(story_span, await _posted(table))) == last


@pytest.mark.parametrize("plain", [False, True])
async def test_a_turn_that_goes_on_after_all_leaves_its_message(
    tmp_path: Path, *, plain: bool
) -> None:
    """Where the next turn was taken back, the one before it is told with the board again.

    A message of an older release is a plain one.
    """
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, SEATS, game="norwegian")
        while (await table.look()).chapter < SEATS + 1:
            await table.step()
        (key, message), *_ = [
            (k, m) for k, m in (await _posted(table)).items() if story_span(k)[1] == SEATS
        ]
        outbox = discord.host.tables.outbox
        posts = (await outbox.news(table.id)).posts
        if plain:
            old = posts[key]
            place = discord.host.get_partial_messageable(old.channel_id)
            message = (await place.send("**Turn 1.** Long ago.")).id
            posts = {**posts, key: replace(old, message_id=message)}
        # As if it had told the turn that goes on, too.
        await outbox.posted(table.id, PostKey.STORY.of(1, SEATS + 1), posts[key])
        await outbox.posted(table.id, key, None)
        await table.step()
        assert {(0, 0), (1, SEATS)} == {story_span(k) for k in await _posted(table)}
        told = next(said(m) for m in await table.messages() if m.id == message)
        chapters = await discord.host.tables.history.chapters(table.id)
        (last,) = [c for c in chapters if c.number == SEATS]
        assert story(await table.look(), last, texts("en")) in told
        assert "Long ago" not in told
        assert f"**Turn {SEATS + 1}.**" not in told
        assert f"**Turn {SEATS + 1}.**" in told_by_board(await table.board())
