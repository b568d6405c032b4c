"""Pictures of moments: in the story message that is posted anyway, few a game, each once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NoReturn

import pytest

from bot.model.news import Post, PostKey, moment_kind, story_span
from games import find
from games.moments import MOST, pictured
from rendering import vikings
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, alt, said, shows_moment
from tests.rigs.scripted_games import shortest

SEATS = 4


async def _posts(table: PlayedTable, kind: PostKey) -> dict[str, Post]:
    posts = (await table.server.host.tables.outbox.news(table.id)).posts
    return {key: post for key, post in posts.items() if kind.matches(key)}


async def test_a_moment_is_shown_with_its_turn_and_no_message_is_added(tmp_path: Path) -> None:
    """Over a whole game and a restart: what the declarations choose, in a message of the story."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", SEATS, {}))
        half = len(table.script) // 2
        while len(table.script) > half:
            await table.follow(1)
        await discord.restart()
        await table.follow()
        stories = await _posts(table, PostKey.STORY)
        expected, shown = list[tuple[str, int]](), Counter[str]()
        chapters = {c.number: c for c in await discord.host.tables.history.chapters(table.id)}
        for first, last in sorted(map(story_span, stories)):
            found = [
                (one.weight, number, one.kind)
                for number, chapter in chapters.items()
                if first <= number <= last and (one := pictured(chapter.events, shown)) is not None
            ]
            if found:
                _, number, kind = max(found)
                expected.append((kind, number))
                shown[kind] += 1
        moments = await _posts(table, PostKey.MOMENT)
        assert sorted(PostKey.MOMENT.of(*one) for one in expected) == sorted(moments)
        assert 1 <= len(moments) <= MOST
        pictures = {m.id: m for m in await table.messages() if shows_moment(m)}
        assert {post.message_id for post in moments.values()} == pictures.keys()
        assert pictures.keys() <= {post.message_id for post in stories.values()}
        for key, post in moments.items():
            message = pictures[post.message_id]
            assert moment_kind(key) in {kind.__name__ for kind in find("vikings").event_types}
            assert said(message)
            assert alt(message)
        uploads = [u for r in discord.wire.messages(public=True) for u in r.uploads]
        assert len(moments) == sum(upload.name.startswith("moment") for upload in uploads)


async def test_where_it_cannot_be_drawn_the_words_stand_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The story goes on, and nobody is told of a picture that they do not miss."""

    def broken(*given: object) -> NoReturn:
        raise LookupError(len(given))

    monkeypatch.setattr(vikings, "moment", broken)
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", SEATS, {}))
        await table.follow()
        await table.assert_all_is_told()
        assert not await _posts(table, PostKey.MOMENT)
        assert not any(map(shows_moment, await table.messages()))
        assert {"moment-1"} == {line.split()[5] for line in discord.errors.lines}
        discord.errors.lines.clear()
