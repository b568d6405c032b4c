"""Asking what a computer makes of a game that is over."""

from __future__ import annotations

from typing import Protocol

import discord

from bot.model.news import Post
from bot.model.table import Table, TableId
from cogs.context import BotContext
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.mentions import way_to
from cogs.routing.replies import Replies
from cogs.routing.router import Handler


class Analysing(Protocol):
    """Whoever has games analysed, and posts what came of it."""

    async def begin(self, table_id: TableId) -> tuple[Table, Post, bool]:
        """Have a game analysed, unless that is done or at work; say where, and whether it is."""
        ...


class AnalysisHandlers:
    """Has games analysed, once, and leads to what came of it afterwards."""

    def __init__(self, context: BotContext, replies: Replies, analyst: Analysing) -> None:
        self.context = context
        self.replies = replies
        self._analyst = analyst

    def by_verb(self) -> dict[Verb, Handler]:
        """The button below the last board."""
        return {Verb.ANALYSIS: self.analysis}

    async def analysis(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Have a game analysed where it was played, or lead to where that stands.

        Raises:
            Refused: the game is not over (``not-over``), too many are being analysed (``busy``),
                or the bot may not post there (``cannot-post``).
        """
        words = await self.context.texts_for(interaction)
        table, post, done = await self._analyst.begin(press.table)
        key = "analysis-stands" if done else "analysis-begun"
        await self.replies.say(interaction, words(key, url=way_to(table, post)))
