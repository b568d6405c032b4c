"""Whether the people who are called are still on the server, found out without reading its list."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta

import discord
from cachetools import LRUCache

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.table import Table
from bot.services.tables import Tables
from cogs.elements.failures import FAILURES

_LOG = logging.getLogger(__name__)

_UNKNOWN_MEMBER = 10007
_UNKNOWN_USER = 10013
_SEEN_FOR = timedelta(hours=6)
_SEEN = 4096


class Membership:
    """Looks people up one by one, each now and then, when they are called (F54)."""

    def __init__(self, bot: TabletopBot, tables: Tables) -> None:
        self.bot = bot
        self.tables = tables
        self._seen: LRUCache[tuple[int, int], datetime] = LRUCache(_SEEN)

    async def check(self, table: Table, people: Iterable[int]) -> set[int]:
        """Offer the seats of those who have left the server, and tell who they are."""
        left: set[int] = set()
        for user_id in people:
            try:
                if await self._has_left(table.guild_id, user_id):
                    left.add(user_id)
                    await self.tables.seats.away(table.id, user_id)
            except (*FAILURES, Refused) as error:
                # Nothing depends on it: whoever is gone does not answer, and that is noticed too.
                _LOG.info("person %s could not be looked up: %s", user_id, error)
        return left

    async def _has_left(self, guild_id: int, user_id: int) -> bool:
        key, now = (guild_id, user_id), discord.utils.utcnow()
        seen = self._seen.get(key)
        if seen is not None and now - seen < _SEEN_FOR:
            return False
        try:
            await self.bot.http.get_member(guild_id, user_id)
        except discord.NotFound as error:
            return error.code in (_UNKNOWN_MEMBER, _UNKNOWN_USER)
        self._seen[key] = now
        return False
