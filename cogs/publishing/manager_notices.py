"""What managers of a server did at a table, told there in public: each act once."""

from __future__ import annotations

import logging

import discord

from bot.model.managers import Act, ManagerAct
from bot.model.news import News, PostKey
from bot.model.table import Table
from cogs.context import BotContext
from cogs.elements.faces import signed
from cogs.panels.managers import act_line
from cogs.publishing.sender import MessageSender
from cogs.publishing.threads import ThreadLockedError, is_closed

_LOG = logging.getLogger(__name__)


class ManagerNotices:
    """Posts a line for each act where the players are; nobody is notified by it."""

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        self.context = context
        self.sender = sender

    async def tell(self, news: News, table: Table) -> bool:
        """Post managers' acts not posted yet; True if one was posted at the present place.

        A move of the table is told at its old place, if that is possible, and its pings there
        deleted.
        """
        posted = False
        for act in table.acts:
            if PostKey.MANAGED.of(act.number) in news.posts:
                continue
            if act.act is Act.MOVED:
                await self._take_calls_away(news, int(act.detail))
                if await self._tell_before(table, act):
                    continue
            await self._post(table, act, table.home_id)
            posted = True
        return posted

    async def _take_calls_away(self, news: News, before: int) -> None:
        """Delete pings at a table's old place; forgotten, they are made again at the new one.

        ``before`` is the id of the old channel.
        """
        for key, post in news.posts.items():
            if PostKey.CALL.matches(key) and post.channel_id == before:
                await self.sender.take_back(news.table, key, post)

    async def _tell_before(self, table: Table, act: ManagerAct) -> bool:
        """Post at a table's old place that it has moved; return False where it takes nothing.

        The message is kept by the act's key.

        Raises:
            discord.HTTPException: Discord failed for a reason that passes.
        """
        try:
            await self._post(table, act, int(act.detail))
        except (discord.HTTPException, ThreadLockedError) as error:
            if not is_closed(error):
                raise
            _LOG.info("Table %s moved; its old channel not told: %s", table.id, error)
            return False
        return True

    async def _post(self, table: Table, act: ManagerAct, channel_id: int) -> None:
        """Post what a manager did at a table in a channel, without a ping, and store it."""
        # What begins again waits in the channel, not where the broken game was.
        home = table.channel_id if act.act is Act.BEGUN_AGAIN else table.home_id
        texts = self.context.texts_of(table)
        text = signed(act_line(act, texts, f"<#{home}>"), table, texts)
        key = PostKey.MANAGED.of(act.number)
        await self.sender.post(table, (key,), channel_id, content=text)
