"""``/table join``: a seat at a lobby, or a place with a name."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.table import Table
from cogs.commands.named_choices import Choice, fitting, meant, named
from cogs.commands.table.find_table import find_lobby, names_a_table
from cogs.commands.table.group import add_to_table
from cogs.commands.table.twins import Twin, press_at
from cogs.context import part_of
from cogs.elements.custom_ids import Need, Verb
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.panels.public.lobby import ANY, free_places
from cogs.routing.router import Router


class LobbyCommands(commands.Cog):
    """Seats whoever asks for it without a button."""

    def __init__(self, router: Router, handlers: Handlers) -> None:
        self.router = router
        self.handlers = handlers
        self.replies = handlers.replies
        self.context = self.replies.context

    @app_commands.command(
        name=localised("command-table-join"),
        description=localised("command-table-join-description"),
    )
    @app_commands.rename(place=localised("command-table-join-place"))
    @app_commands.describe(place=localised("command-table-join-place-description"))
    @names_a_table
    async def join(
        self, interaction: discord.Interaction, place: str | None = None, table: int | None = None
    ) -> None:
        """Take a seat at a lobby, or change places there."""
        if place is None:
            await press_at(self.router, interaction, table, Twin("join", Verb.JOIN, waiting=True))
            return

        async def work() -> None:
            found = await find_lobby(self.context, interaction, table, Need.ACT)
            words = await self.context.texts_for(interaction)
            key = meant(_places(found, words), place)
            key = "" if key == ANY else key
            await self.handlers.lobby.take_place(interaction, found.id, key)

        await self.replies.run(interaction, work)

    @join.autocomplete("place")
    async def places(self, interaction: discord.Interaction, current: str) -> list[Choice]:
        """Offer the free places of the lobby, where they have names."""
        try:
            found = await find_lobby(
                self.context, interaction, interaction.namespace.table, Need.ACT
            )
        except Refused:
            return []
        words = await self.context.texts_for(interaction)
        return fitting(_places(found, words), current)


def _places(table: Table, words: Texts) -> list[Choice]:
    return [named(place.label, place.value) for place in free_places(table, words)]


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, LobbyCommands(part_of(bot, Router), part_of(bot, Handlers)))
