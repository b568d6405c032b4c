"""Whether people are still on the server, found out without reading its list."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta

import discord
from cachetools import LRUCache

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.table import Table
from bot.model.times import from_ms
from bot.request_turns import RequestKind, RequestTurns
from bot.services.tables import Tables
from cogs.elements.failures import FAILURES, NOBODY

_LOG = logging.getLogger(__name__)

_SEEN_FOR = timedelta(days=2)
"""For so long whoever was at the table, or was looked up, is believed to be on the server."""
_JUST_OPENED = timedelta(hours=1)
"""For so long whoever took a seat in a lobby counts as having been at the table."""
_LOOKED_UP = 4096


class Membership:
    """Looks people up one by one: in full lobbies, and if called and not seen for long (F54)."""

    def __init__(self, bot: TabletopBot, tables: Tables, turns: RequestTurns) -> None:
        """Begin with nobody looked up; have one per bot.

        When somebody was found is cached for 4096 pairs of a server and a person.
        """
        self.bot = bot
        self.tables = tables
        self._turns = turns
        self._found: LRUCache[tuple[int, int], datetime] = LRUCache(_LOOKED_UP)
        """When somebody was found on a server."""

    async def check(self, table: Table, people: Iterable[int]) -> set[int]:
        """Return the ids of ``people`` who have left the server, and put their seats on offer.

        In a series they give it up instead. Somebody of whom Discord does not say counts as there;
        failures are logged, and one to offer the seat leaves them among those returned.
        """
        left: set[int] = set()
        for user_id in people:
            try:
                if await self._has_left(table, user_id):
                    left.add(user_id)
                    await self.tables.seats.away(table.id, user_id)
            except (*FAILURES, Refused) as error:
                # Nothing depends on it: whoever is gone does not answer, and that is noticed too.
                _LOG.info("Membership of user %s unknown: %s", user_id, error)
        return left

    async def clear_lobby(self, table: Table) -> bool:
        """Free the seats in a lobby of those who have left the server; return True if any was.

        Nothing is asked in its first hour. Somebody of whom Discord does not say counts as there;
        failures are logged.
        """
        if discord.utils.utcnow() - table.opened_at < _JUST_OPENED:
            return False
        freed = False
        for person in table.people:
            try:
                if await self._has_left(table, person.id):
                    await self.tables.lobbies.leave(table.id, person)
                    freed = True
            except (*FAILURES, Refused) as error:
                _LOG.info("Membership of user %s unknown: %s", person.id, error)
        return freed

    async def _has_left(self, table: Table, user_id: int) -> bool:
        """Return True if somebody is no member of a table's server.

        Discord is asked unless they acted at the table or were found in the last two days. Any
        error but an unknown member or person is raised, another kind of not found counts as there.
        """
        key, now = (table.guild_id, user_id), discord.utils.utcnow()
        player, seen = table.players_by_user.get(user_id), None
        # Who does something at the table does it on the server. A game that starts has seen
        # everybody: some may have left during a long lobby.
        if player is not None and (
            player.occupancy.seen_at > player.occupancy.began_at
            or now - table.opened_at < _JUST_OPENED
        ):
            seen = from_ms(player.occupancy.seen_at)
        found = self._found.get(key)
        if any(at is not None and now - at < _SEEN_FOR for at in (seen, found)):
            return False
        await self._turns.turn(table.guild_id, 0, RequestKind.MEMBER)
        try:
            await self.bot.http.get_member(table.guild_id, user_id)
        except discord.NotFound as error:
            return error.code in NOBODY
        self._found[key] = now
        return False
