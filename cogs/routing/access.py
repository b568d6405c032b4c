"""Who may see and do what at a table or in a series: what they may where it is played (F79).

Whoever has a seat keeps it whatever the channel says, as long as they come from the table's own
server: who was removed from there has none of it. To everybody who may not see a table it does not
exist, in every word and in every list.
"""

from __future__ import annotations

import discord
import msgspec

from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.table import Place, SeriesId, Table, TableId
from bot.services.queries import Queries
from cogs.context import context_of
from cogs.elements.channel_access import Medium, granted_in, may_see, may_write, medium_of
from cogs.elements.custom_ids import Need


class _Rights(msgspec.Struct, frozen=True):
    """What a person may do in the channel of a table."""

    sees: bool
    writes: bool


_NONE = _Rights(sees=False, writes=False)


async def reach(
    queries: Queries, interaction: discord.Interaction, table_id: TableId, need: Need
) -> Table:
    """Return a table; raise Refused unless the person has ``need`` there.

    Raises:
        Refused: there is none for this person (``no-table``), or as :func:`check`.
    """
    table = await queries.get(table_id)
    check(interaction, table, need)
    return table


async def reach_series(
    queries: Queries, interaction: discord.Interaction, series_id: SeriesId, need: Need
) -> HostedSeries:
    """Return a series; raise Refused unless the person has ``need`` in its channel.

    Raises:
        Refused: there is none for this person (``no-series``), or as :func:`check`.
    """
    series = await queries.series(series_id)
    try:
        check(interaction, series, need)
    except Refused as refused:
        if refused.key in {"no-table", "other-server"}:
            raise Refused("no-series", series=series_id) from refused
        raise
    return series


def check(interaction: discord.Interaction, table: Table | HostedSeries, need: Need) -> None:
    """Raise Refused unless the person has ``need`` at a table or series, asking from its server.

    A seat, or an entry in a series, allows to see and act, whatever the channel says; to post, the
    person must be able to write in the channel.

    Raises:
        Refused: the table is none of theirs, as if there were none (``no-table``); they have a
            seat, but are not on its server now (``other-server``); they may only read there
            (``read-only``), or for what is posted have no more than a seat (``writing-needed``).
    """
    seated = table.seat_of(interaction.user.id) is not None
    if interaction.guild_id != table.guild_id:
        raise Refused("other-server" if seated else "no-table", table=table.id)
    rights = _rights(interaction, table)
    if not seated and not rights.sees:
        raise Refused("no-table", table=table.id)
    match need:
        case Need.SEE:
            return
        case Need.ACT if not seated and not rights.writes:
            raise Refused("read-only")
        case Need.POST if not (rights.sees and rights.writes):
            raise Refused("writing-needed", channel=f"<#{table.channel_id}>")


def knows_of(interaction: discord.Interaction, table: Table | HostedSeries) -> bool:
    """Return True if a person can see a table or series, from the server where they ask.

    False from any other server, also for those with a seat.
    """
    try:
        check(interaction, table, Need.SEE)
    except Refused:
        return False
    return True


def check_writing(interaction: discord.Interaction, place: Place) -> None:
    """Check that a person may write where they are, before a table is brought there.

    Raises:
        Refused: they may not (``writing-needed``).
    """
    if not _writes(interaction.permissions, place, medium_of(interaction.channel)):
        raise Refused("writing-needed", channel=f"<#{interaction.channel_id}>")


def _rights(interaction: discord.Interaction, table: Table | HostedSeries) -> _Rights:
    """Return what a person may do in a table's channel, as a member of its server.

    Where they ask in its channel or thread, Discord's word with the interaction counts; else the
    cache. Nothing if the bot does not know the channel.
    """
    if interaction.channel_id in (table.channel_id, table.home_id):
        # Discord itself says what they may do here.
        granted = interaction.permissions
        medium = medium_of(interaction.channel)
    else:
        guild, member = interaction.guild, interaction.user
        channel = None if guild is None else guild.get_channel_or_thread(table.channel_id)
        if channel is None or not isinstance(member, discord.Member):
            return _NONE
        granted = _permissions(channel, member, interaction.client)
        medium = medium_of(channel)
    return _Rights(sees=may_see(granted, medium), writes=_writes(granted, table.place, medium))


def _permissions(
    channel: discord.abc.GuildChannel | discord.Thread,
    member: discord.Member,
    bot: discord.Client,
) -> discord.Permissions:
    """Return a member's permissions in a channel; none if unknown.

    None in a private thread, whose members the bot does not know, unless they manage threads.
    """
    granted = granted_in(channel, member, context_of(bot).clock)
    if granted is None:
        return discord.Permissions.none()
    # Who is in a private thread the bot does not know: they can come there and ask.
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return discord.Permissions.none() if private and not granted.manage_threads else granted


def _writes(granted: discord.Permissions, place: Place, medium: Medium) -> bool:
    """Return True if a person may write where a table of a channel is played, or will be."""
    return may_write(granted, Medium.THREAD if place is Place.THREAD else medium)
