"""Commands of ``/table`` for controls that ask for a choice, with the choice as an option."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.client import TabletopBot
from bot.model.pace import LONGEST_PAUSE_DAYS, PAUSE_DAYS
from bot.model.table import Table
from cogs.commands.declared import Commands, command, worded
from cogs.commands.named_choices import Choice, named
from cogs.commands.table.find_table import find_lobby, find_table, offers_own_tables
from cogs.commands.table.group import add_to_table
from cogs.context import context_of
from cogs.elements.custom_ids import CustomId, Need, Verb
from cogs.panels.computers import ADD
from cogs.panels.public.lobby import free_places
from players.levels import Level

_PACES = {verb.value: verb for verb in (Verb.FASTER, Verb.SLOWER)}


async def _lobby(interaction: discord.Interaction) -> Table:
    """Return the lobby that a command means; raise Refused if there is none."""
    context = context_of(interaction.client)
    return await find_lobby(context, interaction, interaction.namespace.table, Need.SEE)


async def _places(interaction: discord.Interaction) -> list[Choice]:
    """List the free places of the lobby that a command means; empty where they have no names."""
    table = await _lobby(interaction)
    words = await context_of(interaction.client).texts_for(interaction)
    return [named(place.label, place.value) for place in free_places(table, words)]


class PressCommands(Commands):
    """Commands for controls that would open a menu or ask for a second press."""

    @command("table-join", {"place": _places})
    async def join(
        self, interaction: discord.Interaction, place: str | None = None, table: int | None = None
    ) -> None:
        """Take a seat at a lobby; with a place, somebody seated changes to it."""
        del table
        found = await _lobby(interaction)
        press = CustomId(found.id, Verb.JOIN)
        if place is not None:
            press = CustomId(found.id, Verb.PLACE, picked=(place,))
        await self.press(interaction, press)

    @command("table-computer", level=worded("level", Level))
    @offers_own_tables
    async def computer(
        self, interaction: discord.Interaction, level: str | None = None, table: int | None = None
    ) -> None:
        """Add a computer of a level as the host of a lobby; without a level, show which play.

        The table is the one named, the one here, or the person's only one; that it is a lobby, and
        the person its host, is checked as for a press.
        """
        found = await find_table(self.context, interaction, table, Need.SEE)
        press = CustomId(found.id, Verb.COMPUTERS)
        if level is not None:
            press = CustomId(found.id, Verb.COMPUTER, ADD, picked=(level,))
        await self.press(interaction, press)

    @command("table-pause")
    @offers_own_tables
    async def pause(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, LONGEST_PAUSE_DAYS] = PAUSE_DAYS,
        table: int | None = None,
    ) -> None:
        """Ask for a pause of some days; the host's word is enough, others have to agree."""
        found = await find_table(self.context, interaction, table, Need.SEE)
        await self.press(interaction, CustomId(found.id, Verb.PAUSE, f"{days}"))

    @command("table-pace", way=worded("button", _PACES))
    @offers_own_tables
    async def pace(
        self,
        interaction: discord.Interaction,
        way: str = Verb.FASTER.value,
        table: int | None = None,
    ) -> None:
        """Vote for an evening at the fastest pace, or for a slower pace."""
        found = await find_table(self.context, interaction, table, Need.SEE)
        await self.press(interaction, CustomId(found.id, _PACES[way]))


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, PressCommands(bot))
