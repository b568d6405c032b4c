"""Who plays at a table, under ``/table``: taken a seat, started, left, called off, played again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.table import Status, Table
from cogs.commands.named_choices import Choice, fitting, meant, named
from cogs.commands.table.find_table import find_table, names_a_table, names_own_table
from cogs.commands.table.group import add_to_table
from cogs.context import BotContext, context_of, part_of, person_of
from cogs.elements.custom_ids import CustomId, Need, Verb
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.panels.public.lobby import ANY, free_places
from cogs.routing.router import Handler


class LobbyCommands(commands.Cog):
    """Begins a table and ends it, without a button."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

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
            await self._run(interaction, table, Verb.JOIN, self.handlers.lobby.join)
            return

        async def work() -> None:
            found = await self._lobby(interaction, table)
            words = await self.context.texts_for(interaction)
            key = meant(_places(found, words), place)
            key = "" if key == ANY else key
            await self.handlers.lobby.take_place(interaction, found.id, key)

        await self.replies.run(interaction, work)

    @join.autocomplete("place")
    async def places(self, interaction: discord.Interaction, current: str) -> list[Choice]:
        """Offer the free places of the lobby, where they have names."""
        try:
            found = await self._lobby(interaction, interaction.namespace.table)
        except Refused:
            return []
        words = await self.context.texts_for(interaction)
        return fitting(_places(found, words), current)

    @app_commands.command(
        name=localised("command-table-start"),
        description=localised("command-table-start-description"),
    )
    @names_own_table
    async def start(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Start a game, as its host."""
        await self._run(interaction, table, Verb.START, self.handlers.lobby.start)

    @app_commands.command(
        name=localised("command-table-leave"),
        description=localised("command-table-leave-description"),
    )
    @names_own_table
    async def leave(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Give up one's seat in a lobby, or choose how to leave a game."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE)
            if found.status is Status.LOBBY:
                press = CustomId(found.id, Verb.LEAVE)
                await self.handlers.lobby.leave(interaction, press)
            else:
                await self.handlers.seats.quit(interaction, CustomId(found.id, Verb.QUIT))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-cancel"),
        description=localised("command-table-cancel-description"),
    )
    @names_own_table
    async def cancel(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """End a table: its host in the lobby, everybody together once it is played."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.ACT)
            words = await self.context.texts_for(interaction)
            person = person_of(interaction.user)
            if found.status is Status.LOBBY:
                await self.context.tables.lobbies.cancel(found.id, person)
                missing = 0
            else:
                missing = await self.context.tables.lobbies.agree_cancel(found.id, person)
            text = (
                words("cancel-agreed", table=str(found.id), count=missing)
                if missing
                else words("cancelled", table=str(found.id))
            )
            await self.replies.say(interaction, text)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-rematch"),
        description=localised("command-table-rematch-description"),
    )
    @names_a_table
    async def rematch(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Open a finished table again."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.POST, over=True)
            await self.handlers.lobby.rematch(interaction, CustomId(found.id, Verb.REMATCH))

        await self.replies.run(interaction, act)

    async def _run(
        self,
        interaction: discord.Interaction,
        given: int | None,
        verb: Verb,
        act: Handler,
    ) -> None:
        async def work() -> None:
            found = await self._lobby(interaction, given)
            await act(interaction, CustomId(found.id, verb))

        await self.replies.run(interaction, work)

    async def _lobby(self, interaction: discord.Interaction, given: int | None) -> Table:
        if given is None:
            here = await self.context.tables.queries.here(interaction.channel_id or 0)
            waiting = [table.id for table in here if table.status is Status.LOBBY]
            if len(waiting) > 1:
                raise Refused("which-table", tables=", ".join(str(table) for table in waiting))
            given = next(iter(waiting), None)
        return await find_table(self.context, interaction, given, Need.ACT)


def _places(table: Table, words: Texts) -> list[Choice]:
    return [named(place.label, place.value) for place in free_places(table, words)]


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, LobbyCommands(context_of(bot), part_of(bot, Handlers)))
