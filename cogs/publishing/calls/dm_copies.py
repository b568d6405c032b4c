"""Copies of calls in direct messages, for those who asked for them; nothing depends on one."""

from __future__ import annotations

import logging

import discord

from bot.client import TabletopBot
from bot.i18n.texts import Texts, texts
from bot.model.view import Question, TableView
from bot.request_turns import RequestKind, RequestTurns
from cogs.context import BotContext
from cogs.elements.faces import table_name
from cogs.elements.failures import FAILURES
from cogs.panels.clocks import task_until

_LOG = logging.getLogger(__name__)

CLOSED = frozenset({50007, 50278})
"""The person takes none from the bot, or shares no server with it; any other refusal, as of too
many at once, is not the person's."""


class DirectMessages:
    """Sends copies; one that a person does not let in is the last one (F36)."""

    def __init__(self, bot: TabletopBot, context: BotContext, turns: RequestTurns) -> None:
        """Keep the services; ``turns`` limits requests. Nothing is cached."""
        self.bot = bot
        self.context = context
        self._turns = turns

    async def send(self, look: TableView, question: Question, url: str) -> None:
        """Send the asked person a copy of a ping as a direct message, in their own language.

        Else in the table's, if they chose none. Nothing for a computer or who did not ask for
        copies. Where the person takes none from the bot, the copies are switched off and that is
        stored, for them to be told; any other failure is only logged.
        """
        person = look.table.players[question.decision.seat].person
        if person is None or not (await self.context.tables.people.preferences(person.id)).copies:
            return
        chosen = await self.context.tables.people.language(person.id)
        words = texts(chosen) if chosen else self.context.texts_of(look.table)
        guild_id = look.table.guild_id
        try:
            await self._turns.turn(guild_id, 0, RequestKind.POST)
            channel = await self.bot.create_dm(discord.Object(person.id))
            await self._turns.turn(guild_id, channel.id, RequestKind.POST)
            await channel.send(_copy(look, question, words, url))
        except FAILURES as error:
            if isinstance(error, discord.HTTPException) and error.code in CLOSED:
                await self.context.tables.people.set_preferences(
                    person.id, copies=False, closed=True
                )
            _LOG.info("Table %s: direct message copy of a ping not sent: %s", look.table.id, error)


def _copy(look: TableView, question: Question, words: Texts, url: str) -> str:
    """Return the direct message that copies a ping, with a link to the table."""
    return words(
        "copy-asked" if question.decision.optional else "copy",
        game=table_name(look.table, words),
        task=task_until(look, [question], words),
        url=url,
    )
