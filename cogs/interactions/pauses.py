"""Pausing a table, letting its clocks run again, and giving others more time."""

from __future__ import annotations

import discord

from bot.model.pace import LONGEST_PAUSE_DAYS, PAUSE_DAYS
from bot.model.refusal import Refused
from bot.model.stops import Why
from bot.model.table import TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb, read_number
from cogs.panels.clocks import pace_line, when
from cogs.routing.replies import Replies
from cogs.routing.router import Handler


class PauseHandlers:
    """The buttons that concern the clocks of a table."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """Everything about the clocks of a table."""
        return {
            Verb.PAUSE: self.pause,
            Verb.RESUME: self.resume,
            Verb.EXTEND: self.extend,
            Verb.FASTER: self.faster,
            Verb.SLOWER: self.slower,
            Verb.ONWARD: self.onward,
        }

    async def pause(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Ask for a pause of some days, and say what came of it.

        Raises:
            Refused: so long none is asked for (``unknown-control``), or there can be none now.
        """
        tables, person = self.context.tables, person_of(interaction.user)
        days = read_number(press.argument or str(PAUSE_DAYS))
        if days is None or not 1 <= days <= LONGEST_PAUSE_DAYS:
            raise Refused("unknown-control")
        missing = await tables.pauses.pause(press.table, person, days)
        words = await self.context.texts_for(interaction)
        table = await tables.queries.get(press.table)
        if missing or table.pause is None or table.paused_until is None:
            text = words("pause-asked", count=missing)
        else:
            key = "paused-until" if table.pause.why is Why.AGREED else "paused"
            text = words(key, until=when(table.paused_until, "f"))
        await self.replies.say(interaction, text)

    async def resume(self, interaction: discord.Interaction, press: CustomId) -> None:
        """End a pause."""
        table = await self.context.tables.pauses.resume(press.table, person_of(interaction.user))
        words = await self.context.texts_for(interaction)
        key = "resumed" if table.paused_at is None else "resume-noted"
        if key == "resumed" and table.place_lost:
            key = "clock-place-lost"
        await self.replies.say(interaction, words(key))

    async def extend(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Give more time."""
        await self.context.tables.pauses.extend(press.table, person_of(interaction.user))
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words("extended"))

    async def faster(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Want an evening at the fastest pace, or want it no more."""
        pauses, person = self.context.tables.pauses, person_of(interaction.user)
        missing = await pauses.play_faster(press.table, person)
        await self._say_pace(interaction, press.table, "faster", missing)

    async def slower(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Want the usual pace again, or a slower one, or want it no more."""
        pauses, person = self.context.tables.pauses, person_of(interaction.user)
        missing = await pauses.play_slower(press.table, person)
        await self._say_pace(interaction, press.table, "slower", missing)

    async def _say_pace(
        self, interaction: discord.Interaction, table_id: TableId, way: str, missing: int | None
    ) -> None:
        words = await self.context.texts_for(interaction)
        table = await self.context.tables.queries.get(table_id)
        if missing is None:
            text = words("pace-wish-withdrawn")
        elif missing:
            text = words(f"pace-asked-{way}", count=missing)
        else:
            text = words("pace-changed", pace=pace_line(table, words))
        await self.replies.say(interaction, text)

    async def onward(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Have a game whose thread was deleted go on in a new one, its clocks with it."""
        manager = await self.context.manages(interaction)
        person = person_of(interaction.user)
        await self.context.tables.lobbies.find_place(press.table, person, manager=manager)
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words("place-found", table=str(press.table)))
