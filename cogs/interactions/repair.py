"""Tables that an error set aside: rebuilt, or where that fails closed, or begun again."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.model.refusal import Refused
from bot.model.table import Status, TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.panels.repair import beyond_repair
from cogs.routing.confirmations import outdated
from cogs.routing.replies import Replies
from cogs.routing.router import Handler


class RepairHandlers:
    """What the host of a broken table may do, and whoever manages its server."""

    def __init__(
        self, context: BotContext, replies: Replies, post_anew: Callable[[TableId], None]
    ) -> None:
        self.context = context
        self.replies = replies
        self.post_anew = post_anew
        """Has a table's lobby or board posted as a new message."""

    def by_verb(self) -> dict[Verb, Handler]:
        """The button on the board, and those behind it."""
        return {
            Verb.REPAIR: self.repair,
            Verb.GIVE_UP: self.give_up,
            Verb.ANEW: self.begin_again,
        }

    async def repair(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Rebuild a table, or say what else can be done with it.

        Raises:
            Refused: ``not-host`` or ``not-broken``.
        """
        table_id = press.table
        words = await self.context.texts_for(interaction)
        manager = await self.context.manages(interaction)
        person = person_of(interaction.user)
        try:
            verdict = await self.context.tables.undo.repair(table_id, person, manager=manager)
        except Refused as refused:
            if refused.key != "repair-failed":
                raise
            reason = words("refused-repair-failed", **refused.details)
            table = await self.context.tables.queries.get(table_id)
            await self.replies.put(interaction, beyond_repair(table, reason, words))
            return
        self.post_anew(table_id)
        await self.replies.say(interaction, words(f"repair-{verdict}", table=str(table_id)))

    async def give_up(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Close a table with what is known of it."""
        if await self._asks_again(interaction, press):
            return
        manager = await self.context.manages(interaction)
        person = person_of(interaction.user)
        await self.context.tables.lobbies.give_up(press.table, person, manager=manager)
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words("cancelled", table=str(press.table)))

    async def begin_again(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Have the game begin again, at another table."""
        if await self._asks_again(interaction, press):
            return
        manager = await self.context.manages(interaction)
        table = await self.context.tables.lobbies.begin_again(
            press.table, person_of(interaction.user), interaction.id, manager=manager
        )
        words = await self.context.texts_for(interaction)
        key = "begun-again" if table.id != press.table else "begun-again-in-series"
        await self.replies.say(interaction, words(key, table=str(table.id)))

    async def _asks_again(self, interaction: discord.Interaction, press: CustomId) -> bool:
        """Ask again what to do where a table broke anew since; return whether it did."""
        table = await self.context.tables.queries.get(press.table)
        headline = await outdated(self.context, interaction, press, table)
        if headline is None or table.status is not Status.QUARANTINED:
            return False
        if table.host.id != interaction.user.id and not await self.context.manages(interaction):
            raise Refused("not-host", host=table.host.name)
        words = await self.context.texts_for(interaction)
        await self.replies.put(interaction, beyond_repair(table, headline, words))
        return True
