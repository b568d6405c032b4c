"""What is said of a game on Discord, by the publishing side of the bot, and what that asks of it.

Discord is a few lines here that take every request; nothing is painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import count
from typing import Any
from unittest.mock import patch

import discord
from discord import utils
from discord.http import Route

from bench.loopback import APPLICATION, BOT, CHANNEL, GUILD
from bench.payloads import guild
from bot.client import TabletopBot
from bot.model.table import TableId
from bot.scheduler import Scheduler
from bot.services.tables import Tables
from bot.settings import Settings
from cogs import core
from cogs.publishing.publisher import Publisher
from rendering.paint.studio import Studio
from tests.rigs.discord_server import sketch

_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE: dict[str, Any] = {
    "type": 0,
    "content": "",
    "author": BOT,
    "attachments": [],
    "embeds": [],
    "mentions": [],
    "mention_roles": [],
    "pinned": False,
    "mention_everyone": False,
    "tts": False,
    "timestamp": "2026-01-01T12:00:00.000000+00:00",
    "edited_timestamp": None,
    "flags": 0,
    "components": [],
}
_THREAD: dict[str, Any] = {
    "type": 11,
    "guild_id": str(GUILD),
    "parent_id": str(CHANNEL),
    "owner_id": str(APPLICATION),
    "name": "table",
    "last_message_id": None,
    "rate_limit_per_user": 0,
    "message_count": 0,
    "member_count": 1,
    "thread_metadata": {
        "archived": False,
        "locked": False,
        "auto_archive_duration": 10080,
        "archive_timestamp": "2026-01-01T12:00:00.000000+00:00",
    },
}


class Wire:
    """Tells Discord of every change at once, and counts the requests that its limit counts."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._numbers = count()
        self._changed: set[TableId] = set()
        self._publisher: Publisher | None = None
        self._known: Any = None
        self.requests = 0

    @contextmanager
    def laid(self) -> Iterator[None]:
        """Keep the clock of the library, and painters, to the game for the time of a block."""
        with patch.object(utils, "utcnow", self._now), patch.object(Studio, "picture", sketch):
            yield

    async def connect(self, tables: Tables) -> None:
        """Put a bot together that tells what happens at the tables."""
        settings = Settings(edit_seconds=0, requests_per_second=0)
        bot = TabletopBot(settings, tables, Scheduler(tables.due, self._now), shard_count=1)
        bot.http.request = self._answer  # type: ignore[method-assign]
        state: Any = bot._connection
        # What a thread that the bot opens leads to beside the game is not of the calendar.
        state.dispatch = lambda *_: None
        state.user = discord.ClientUser(state=state, data=BOT)  # type: ignore[arg-type]
        state.parse_guild_create(guild())
        self._known = state
        await core.setup(bot)
        publisher = bot.parts[Publisher]
        assert isinstance(publisher, Publisher)
        self._publisher = publisher
        tables.outbox.committed.listen(self._changed.add)

    async def tell(self) -> None:
        """Say what has changed since the last time."""
        assert self._publisher is not None
        while self._changed:
            await self._publisher.tasks.publish(self._changed.pop())

    async def _answer(self, route: Route, **_: Any) -> Any:
        """Answer as far as the bot reads it."""
        self.requests += 1
        number = utils.time_snowflake(self._now()) + next(self._numbers)
        if route.method == "DELETE":
            return None
        if route.path in (_MESSAGES, f"{_MESSAGES}/{{message_id}}"):
            return {**_MESSAGE, "id": str(number), "channel_id": str(route.channel_id)}
        opened = {**_THREAD, "id": str(number if route.method == "POST" else route.channel_id)}
        if route.method == "POST":
            # As the gateway tells.
            self._known.parse_thread_create(opened)
        return opened
