"""A notice of the operator, told to each server where something is played."""

from __future__ import annotations

import logging

import discord

from bot.announcements import Announcement
from bot.i18n.texts import texts
from bot.model.series import HostedSeries
from bot.model.table import Table
from cogs.context import BotContext
from cogs.elements.components import words
from cogs.elements.fallbacks import is_lasting
from cogs.publishing.sender import MessageSender
from cogs.publishing.threads import ThreadLockedError

_LOG = logging.getLogger(__name__)


class Announcements:
    """Posts a notice in the channel where a server opened something last; nobody is called."""

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        self.context = context
        self.sender = sender
        self._failed: list[int] = []
        """Servers where it could not be posted for a reason that passes, the latest last."""

    async def tell(self, notice: Announcement) -> int | None:
        """Post an announcement on one more server and return its id; None once all have it.

        It is posted in the channel of the live table opened last there, else of the live series. A
        server with nothing under way, or that the bot left, or that refuses is returned, too,
        without a message. The caller notes it as told. A server where that fails comes after all
        others from then on.

        Raises:
            Exception: it could not be posted for a reason that passes, or the store fails.
        """
        queries = self.context.tables.queries
        guilds = sorted(await self.context.tables.pauses.guilds())
        others = [guild_id for guild_id in guilds if guild_id not in self._failed]
        for guild_id in (*others, *(one for one in self._failed if one in guilds)):
            if guild_id in notice.told:
                continue
            played: list[Table | HostedSeries] = [
                *await queries.active_series(guild_id),
                *await queries.active(guild_id),
            ]
            if played and self.sender.on_server(played[-1]):
                await self._try_to_post(notice, played[-1])
            return guild_id
        return None

    async def _try_to_post(self, notice: Announcement, where: Table | HostedSeries) -> None:
        """Post an announcement as :meth:`_post`; a server where that fails is the last one now."""
        guild_id = where.guild_id
        self._failed = [one for one in self._failed if one != guild_id]
        try:
            await self._post(notice, where)
        except Exception:
            self._failed.append(guild_id)
            raise

    async def _post(self, notice: Announcement, where: Table | HostedSeries) -> None:
        """Post an announcement in a channel, in the language of what is played there.

        A lasting refusal of Discord is logged, not raised; nothing is stored.

        Raises:
            Exception: it could not be posted for a reason that passes.
        """
        language = where.terms.language
        said = texts(language)("announcement", text=notice.text_in(language))
        spot = f"notice:{where.guild_id}:{said}"
        try:
            await self.sender.deliver(where, spot, where.channel_id, view=words(said))
        except (discord.HTTPException, ThreadLockedError) as error:
            if isinstance(error, discord.HTTPException) and not is_lasting(error):
                raise
            # What a server may not be told is no reason to keep it from the others.
            _LOG.info("Announcement not posted on server %s: %s", where.guild_id, error)
