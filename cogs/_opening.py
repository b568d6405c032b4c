"""Opening a table, from a command or from the table before."""

from __future__ import annotations

from typing import Any

import discord

from bot.i18n import language_of
from bot.records import Opening, Place, Refused, Status, Table, TableId
from cogs._desk import Desk, person_of

_THREADABLE = (discord.ChannelType.text,)
"""Kinds of channel in which the host can open a public thread."""

_IN_CHANNEL = (
    "view_channel",
    "send_messages",
    "attach_files",
    "embed_links",
    "read_message_history",
)
_IN_THREAD = ("send_messages_in_threads",)


async def open_table(
    desk: Desk,
    interaction: discord.Interaction,
    game: str,
    seats: int,
    options: dict[str, Any],
    language: str | None,
    where: str,
) -> Table:
    """Open a table in the interaction's channel, with the person as its host.

    Raises:
        Refused: not in a server, the game does not allow it, or the bot lacks a permission.
    """
    channel = interaction.channel
    if interaction.guild_id is None or interaction.channel_id is None or channel is None:
        raise Refused("only-in-servers")
    granted = interaction.app_permissions
    place = Place(where)
    if channel.type not in _THREADABLE or not granted.create_public_threads:
        # Where there can be no thread the table is played in the channel itself.
        place = Place.HERE
    missing = missing_permissions(granted, place, channel)
    if missing:
        raise Refused("permissions", permissions=", ".join(missing))
    spoken = language or language_of(str(interaction.guild_locale or desk.settings.language))
    opening = Opening(
        game=game,
        options=options,
        seats=seats,
        language=spoken,
        place=place,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        host=person_of(interaction.user),
    )
    return await desk.tables.open(opening, interaction.id)


def missing_permissions(granted: discord.Permissions, place: Place, channel: object) -> list[str]:
    """Name what the bot may not do but needs for a table, as Discord's settings name it."""
    needed: list[str] = list(_IN_CHANNEL)
    if place is Place.THREAD:
        needed += _IN_THREAD
    elif isinstance(channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    return [name.replace("_", " ").title() for name in needed if not getattr(granted, name)]


async def rematch(desk: Desk, interaction: discord.Interaction, table_id: TableId) -> Table:
    """Open the same table again in the same channel; everybody takes a seat of their own accord.

    Raises:
        Refused: the table is not over, or the person did not play at it.
    """
    before = await desk.tables.get(table_id)
    if before.status is not Status.OVER:
        raise Refused("not-over")
    if before.seat_of(interaction.user.id) is None:
        raise Refused("not-seated")
    opening = Opening(
        game=before.game,
        options=dict(before.options),
        seats=before.seats,
        language=before.language,
        place=before.place,
        guild_id=before.guild_id,
        channel_id=before.channel_id,
        host=person_of(interaction.user),
    )
    return await desk.tables.open(opening, interaction.id)
