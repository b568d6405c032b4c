"""A notice of the operator on several servers, of which some fail."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord

from bot.announcements import Announcement
from cogs.publishing.announcements import Announcements


class Servers:
    """Three servers with a table each, some of which cannot be told for now."""

    def __init__(self) -> None:
        self.failing: set[int] = set()
        self.tried: list[int] = []
        queries = SimpleNamespace(active_series=AsyncMock(return_value=()), active=self._played)
        pauses = SimpleNamespace(guilds=AsyncMock(return_value=(1, 2, 3)))
        context: Any = SimpleNamespace(tables=SimpleNamespace(queries=queries, pauses=pauses))
        sender: Any = SimpleNamespace(on_server=Mock(return_value=True), deliver=self._deliver)
        self.announcements = Announcements(context, sender)

    async def _played(self, guild_id: int) -> list[Any]:
        terms = SimpleNamespace(language="en")
        return [SimpleNamespace(guild_id=guild_id, channel_id=10 * guild_id, terms=terms)]

    async def _deliver(self, where: Any, *_: object, **__: object) -> None:
        self.tried.append(where.guild_id)
        if where.guild_id in self.failing:
            raise discord.DiscordServerError(Mock(status=503, reason="Busy"), "busy")

    async def tell_all(self, told: tuple[int, ...] = ()) -> tuple[int, ...]:
        """Tell one server after the other until one fails or none is left; return those told."""
        try:
            while (found := await self._tell(told)) is not None:
                told = (*told, found)
        except discord.DiscordServerError:
            pass
        return told

    async def _tell(self, told: tuple[int, ...]) -> int | None:
        return await self.announcements.tell(Announcement({"en": "Hi"}, told))


async def test_a_server_that_fails_for_now_holds_up_no_other() -> None:
    """It comes last from then on, however often it fails, and each is told once."""
    servers = Servers()
    servers.failing = {1}
    assert await servers.tell_all() == ()
    told = await servers.tell_all()
    assert told == (2, 3)
    assert await servers.tell_all(told) == told
    servers.failing.clear()
    assert await servers.tell_all(told) == (2, 3, 1)
    assert servers.tried == [1, 2, 3, 1, 1, 1]


async def test_of_servers_that_fail_the_one_tried_longest_ago_comes_first() -> None:
    """So none of them holds up another."""
    servers = Servers()
    servers.failing = {1, 3}
    told = await servers.tell_all()
    for _ in range(3):
        told = await servers.tell_all(told)
    assert servers.tried == [1, 2, 3, 1, 3]
    servers.failing = {1}
    assert await servers.tell_all(await servers.tell_all(told)) == (2, 3)
