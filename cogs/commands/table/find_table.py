"""Which table a command means, and following it into its thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.model.refusal import Refused, refused_by_status
from bot.model.table import Place, Status, Table, TableId
from bot.model.view import TableView
from cogs.context import BotContext, context_of, person_of
from cogs.elements.channel_access import Kind
from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, shortened
from cogs.elements.custom_ids import Need
from cogs.elements.spelling import folded
from cogs.interactions.open_table import THREADABLE, check_channel, check_permissions
from cogs.routing.access import check, check_writing, knows_of, reach

F = TypeVar("F", bound=Callable[..., Any])


def offers_own_tables(command: F) -> F:
    """Autocomplete a command's parameter ``table`` with the person's own tables."""
    return app_commands.autocomplete(table=offer_own_tables())(command)


def offer_own_tables(game: str | None = None) -> Callable[..., Any]:
    """Return an autocompletion that offers a person's own live tables, of one game or of all.

    Of those that the person can reach from here, the first 25 whose label contains the typed text;
    those that wait for them come first. A label has number, game and the others at the table.
    """

    async def offer(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Return the person's first 25 tables of the game whose label contains the typed text."""
        context = context_of(interaction.client)
        words = await context.texts_for(interaction)
        found = []
        for table in await own_tables(context, interaction):
            name = words("table-choice", table=str(table.id), game=words(f"{table.game}-name"))
            others = (p.name for p in table.players if p.user_id != interaction.user.id)
            label = " · ".join(filter(None, (name, ", ".join(others))))
            if game in (None, table.game) and folded(str(current)) in folded(label):
                choice = app_commands.Choice(name=shortened(label, OPTION_LIMIT), value=table.id)
                found.append(choice)
        return found[:OPTIONS_PER_MENU]

    return offer


async def follow(context: BotContext, interaction: discord.Interaction, table: Table) -> None:
    """Move a table here if its channel was deleted; if only its thread was, have it open a new one.

    Nothing if neither was, as far as the bot has noticed: Discord is not asked. The table was found
    by :func:`find_table`, so that whoever asks does so on its server.

    Raises:
        Refused: the server wants no tables in that channel, the player may not write there, or the
            bot lacks a permission.
    """
    trouble, channel = context.access_problems.get(table.id), interaction.channel
    elsewhere = interaction.channel_id != table.channel_id
    gone = trouble is not None and trouble.kind is Kind.GONE and elsewhere
    if table.place_lost and not gone:
        manager = await context.manages(interaction)
        person = person_of(interaction.user)
        await context.tables.lobbies.find_place(table.id, person, manager=manager)
    if not gone or channel is None:
        return
    place = table.place if channel.type in THREADABLE else Place.HERE
    check_writing(interaction, place)
    await check_channel(context, interaction, table.guild_id, channel.id)
    await check_permissions(context, interaction, place)
    await context.tables.lobbies.resettle(table.id, person_of(interaction.user), channel.id, place)


async def find_table(
    context: BotContext,
    interaction: discord.Interaction,
    given: int | None,
    need: Need,
    *,
    game: str | None = None,
    over: bool = False,
) -> Table:
    """Return the table a command means: the one named, the one here, or the person's only one.

    A named one is returned whatever its status. Of those here, the person's own come first, and
    live ones before games that have ended, which count only if ``over``. Where only ended games
    were played here, no table elsewhere is meant. ``game`` limits all but a named table.

    Raises:
        Refused: there is none, or several and none is named, or only ended ones here, for the
            status of the latest; or the person lacks ``need`` there (see
            :func:`cogs.routing.access.check`).
    """
    if given is not None:
        return await reach(context.tables.queries, interaction, TableId(given), need)
    known = [
        table
        for table in await context.tables.queries.here(interaction.channel_id or 0)
        if knows_of(interaction, table)
    ]
    here = [
        table for table in known if not table.status.ended or (over and not table.led_to_nothing)
    ]
    if known and not here:
        raise refused_by_status(known[0])
    seated = [table for table in here if table.seat_of(interaction.user.id) is not None]
    found = (
        _only(seated, game)
        or _only(here, game)
        or _only(await own_tables(context, interaction), game)
    )
    if found is None:
        raise Refused("no-table-here")
    check(interaction, found, need)
    return found


async def named_table(interaction: discord.Interaction) -> Table:
    """Return the table of a command by its option ``table``, in autocompletion and execution.

    Raises:
        Refused: as in :func:`find_table`.
    """
    context = context_of(interaction.client)
    return await find_table(context, interaction, interaction.namespace.table, Need.SEE)


async def find_lobby(
    context: BotContext, interaction: discord.Interaction, given: int | None, need: Need
) -> Table:
    """Return the table that a command about lobbies means: the one named, else the lobby here.

    Without a lobby here as :func:`find_table`. Several lobbies here are refused (``which-table``),
    also where the person has a seat in one of them.

    Raises:
        Refused: as in :func:`find_table`.
    """
    if given is None:
        here = await context.tables.queries.here(interaction.channel_id or 0)
        waiting = [table for table in here if table.status is Status.LOBBY]
        if waiting:
            given = _one_of(waiting).id
    return await find_table(context, interaction, given, need)


def _only(tables: Iterable[Table], game: str | None) -> Table | None:
    """Return the only live table of a game, else the only finished one; None without any.

    One that was ended early counts where none was played to its end.

    ``game`` of None means any game.

    Raises:
        Refused: there are several (``which-table``).
    """
    fitting = [table for table in tables if game is None or table.game == game]
    found = (
        [table for table in fitting if not table.status.ended]
        or [table for table in fitting if table.status is Status.OVER]
        or fitting
    )
    return _one_of(found) if found else None


def _one_of(tables: Sequence[Table]) -> Table:
    """Return the only one of ``tables``, which is not empty.

    Raises:
        Refused: there are several (``which-table``).
    """
    if len(tables) > 1:
        raise Refused("which-table", tables=", ".join(str(table.id) for table in tables))
    return tables[0]


async def own_tables(context: BotContext, interaction: discord.Interaction) -> list[Table]:
    """List the live tables where a person sits and that can be reached from here.

    Those that wait for them come first; those of other servers are left out.
    """
    mine = await context.tables.queries.mine(interaction.user.id)
    return [table for table in map(table_of, mine) if knows_of(interaction, table)]


def table_of(entry: TableView | Table) -> Table:
    """Return the table of an entry in a person's list."""
    return entry.table if isinstance(entry, TableView) else entry
