"""Which table a command means, and following it into its thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.model.refusal import Refused
from bot.model.table import Place, Status, Table, TableId
from bot.model.view import TableView
from cogs.context import BotContext, person_of
from cogs.elements.channel_access import Kind
from cogs.elements.localisation import localised
from cogs.interactions.open_table import THREADABLE, check_permissions

F = TypeVar("F", bound=Callable[..., Any])


def names_a_table(command: F) -> F:
    """Name and describe the parameter ``table`` of a command."""
    app_commands.rename(table=localised("command-option-table"))(command)
    return app_commands.describe(table=localised("command-option-table-description"))(command)


async def follow(context: BotContext, interaction: discord.Interaction, table: Table) -> None:
    """Bring a table whose channel was deleted into the one where a player asks for it."""
    trouble, channel = context.access_problems.of(table.id), interaction.channel
    if trouble is None or trouble.kind is not Kind.GONE or channel is None:
        return
    if interaction.guild_id != table.guild_id or channel.id == table.channel_id:
        return
    place = table.place if channel.type in THREADABLE else Place.HERE
    await check_permissions(context, interaction, place)
    await context.tables.lobbies.resettle(table.id, person_of(interaction.user), channel.id, place)


async def find_table(
    context: BotContext,
    interaction: discord.Interaction,
    given: int | None,
    *,
    game: str | None = None,
    over: bool = False,
) -> Table:
    """Settle which table a command means: the one named, the one here, or one's only one.

    Raises:
        Refused: there is none, or several and none is named.
    """
    if given is not None:
        table = await context.tables.queries.get(TableId(given))
        if table.guild_id != interaction.guild_id and table.seat_of(interaction.user.id) is None:
            raise Refused("no-table", table=given)
        return table
    live = (Status.LOBBY, Status.PLAYING, Status.QUARANTINED, *((Status.OVER,) if over else ()))
    here = [
        table
        for table in await context.tables.queries.here(interaction.channel_id or 0)
        if table.status in live and (game is None or table.game == game)
    ]
    seated = [table for table in here if table.seat_of(interaction.user.id) is not None]
    for candidates in (seated, here):
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            raise Refused("which-table", tables=", ".join(str(t.id) for t in candidates))
    mine = [
        entry.table if isinstance(entry, TableView) else entry
        for entry in await context.tables.queries.mine(interaction.user.id)
    ]
    mine = [table for table in mine if game is None or table.game == game]
    if len(mine) == 1:
        return mine[0]
    if mine:
        raise Refused("which-table", tables=", ".join(str(table.id) for table in mine))
    raise Refused("no-table-here")
