"""Opening a table, from a command or from the table before."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from bot.i18n.texts import language_of
from bot.model.managers import GuildSetting
from bot.model.pace import PACES
from bot.model.refusal import Refused, check_over, refused_by_status
from bot.model.table import Opening, Place, Table, TableId, Terms
from cogs.context import BotContext, person_of
from cogs.elements.acknowledge import bot_of
from cogs.elements.channel_access import (
    is_outside,
    is_role_gone,
    lacking,
    medium_of,
    spelt,
    standing_channels,
    timeout_of,
)
from cogs.routing.access import check_writing
from games import find
from games.api import AnyGame

THREADABLE = (discord.ChannelType.text,)
"""Kinds of channel in which the host can open a public thread."""
SEATS = 4
"""Seats of a new table if none are asked for, in games that have this number."""


def usual_seats(game: AnyGame) -> int:
    """Return how many seats a table has if nobody says: the most a game allows up to four.

    The game's least, if that is more.
    """
    least = min(game.seats)
    return max(seats for seats in game.seats if seats <= max(least, SEATS))


class Spot(msgspec.Struct, frozen=True):
    """Where something is opened, and the language that it speaks there."""

    place: Place
    guild_id: int
    channel_id: int
    language: str
    pace: str
    """Where nobody names one."""


async def open_as_usual(context: BotContext, interaction: discord.Interaction, game: str) -> Table:
    """Open a table of a game as usual in the interaction's channel, with the person as its host.

    The same interaction opens only one. Return the table.

    Raises:
        Refused: as :func:`find_spot`, or there are open lobbies enough.
    """
    opening = await opening_here(context, interaction, game, usual_seats(find(game)))
    return await context.tables.lobbies.open(opening, interaction.id)


async def opening_here(
    context: BotContext,
    interaction: discord.Interaction,
    game: str,
    seats: int,
    options: dict[str, Any] | None = None,
    *,
    language: str | None = None,
    place: Place = Place.THREAD,
    pace: str | None = None,
    open_hands: bool = False,
    invited_only: bool = False,
) -> Opening:
    """Return a new table's terms and place in the interaction's channel; nothing is stored.

    The person is its host. Where the channel has no threads, it is played in the channel. Without a
    language or pace, those of the server hold, as in :func:`find_spot`.

    Raises:
        Refused: as :func:`find_spot`.
    """
    spot = await find_spot(context, interaction, place, language)
    return Opening(
        game=game,
        terms=Terms(
            options or {},
            seats,
            spot.language,
            pace or spot.pace,
            open_hands=open_hands,
            invited_only=invited_only,
        ),
        place=spot.place,
        guild_id=spot.guild_id,
        channel_id=spot.channel_id,
        host=person_of(interaction.user),
    )


async def opening_beside(
    context: BotContext, interaction: discord.Interaction, before: Table, game: str, seats: int
) -> Opening:
    """Return a new table of a game where ``before`` was opened, with ``seats``; store nothing.

    It has no options but the defaults, the language of ``before``, the server's pace, and the
    person as its host.

    Raises:
        Refused: the server wants none there, or none of the person.
    """
    setting = await check_channel(context, interaction, before.guild_id, before.channel_id)
    await check_opener(context, interaction)
    pace = setting.limits.pace
    usual = pace if pace is not None and pace in PACES else context.settings.pace
    terms = Terms({}, seats, before.terms.language, usual)
    return msgspec.structs.replace(
        Opening.like(before, person_of(interaction.user)), game=game, terms=terms
    )


async def threading_channel(context: BotContext, interaction: discord.Interaction) -> int | None:
    """Return the id of the channel where a table opened now gets a thread of its own; else None.

    That is the interaction's channel, if it is a text channel where the bot may create public
    threads; never an announcement channel, a voice channel or a thread. In the thread of a game it
    is the channel which that was opened from: another game would stand between its messages.
    """
    channel, guild = interaction.channel, interaction.guild
    kind: discord.ChannelType | None = None if channel is None else channel.type
    channel_id = None if channel is None else channel.id
    if isinstance(channel, discord.Thread) and guild is not None:
        here = await context.tables.queries.here(channel.id)
        of_a_game = any(table.thread_id == channel.id for table in here)
        parent = guild.get_channel(channel.parent_id) if of_a_game else None
        kind = None if parent is None else parent.type
        channel_id = channel.parent_id
    # Of a thread Discord says what the bot may do in its channel.
    allowed = interaction.app_permissions.create_public_threads
    return channel_id if kind in THREADABLE and allowed else None


async def find_spot(
    context: BotContext, interaction: discord.Interaction, place: Place, language: str | None
) -> Spot:
    """Return where in the interaction's channel something is played, in which language and pace.

    The channel itself where it can have no threads, as in :func:`threading_channel`. The language
    is the given one, else the server's choice, else a guess; the pace is the server's, else the
    bot's usual one.

    Raises:
        Refused: not in a server, or in one that knows the bot's commands alone, not in a channel
            where the server wants tables or where the person may write, the person may not open
            any, or the bot lacks a permission or is not in a private thread.
    """
    channel = interaction.channel
    if interaction.guild_id is None or channel is None:
        raise Refused("only-in-servers")
    check_membership(interaction)
    threading = await threading_channel(context, interaction)
    if threading is None:
        # Where there can be no thread it is played in the channel itself.
        place = Place.HERE
    channel_id = channel.id if place is Place.HERE or threading is None else threading
    check_writing(interaction, place)
    setting = await check_channel(context, interaction, interaction.guild_id, channel_id)
    await check_opener(context, interaction)
    await check_permissions(context, interaction, place)
    # The host's word, the server's own choice, then what Discord says of the server.
    spoken = language or setting.language or await _spoken(context, interaction)
    pace = setting.limits.pace
    return Spot(
        place,
        interaction.guild_id,
        channel_id,
        spoken,
        pace if pace is not None and pace in PACES else context.settings.pace,
    )


async def _spoken(context: BotContext, interaction: discord.Interaction) -> str:
    """Return the language of a server that has chosen none of the bot's.

    It follows Discord's. Most servers cannot set theirs and count as American English: there it is
    the language of the person who opens the table.
    """
    locale = str(interaction.guild_locale or "")
    if locale == discord.Locale.american_english.value:
        return (await context.texts_for(interaction)).language
    return language_of(locale, context.settings.default_language)


def check_membership(interaction: discord.Interaction) -> None:
    """Check that the bot itself is on the server, not its commands alone, and may speak there.

    Raises:
        Refused: it is not (``no-member``), or a moderator has timed it out (``timed-out``).
    """
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    if guild is None:
        raise Refused("no-member")
    until = timeout_of(guild.me, bot_of(interaction).clock)
    if until is not None:
        raise Refused("timed-out", until=str(until.ms // 1000))


async def check_permissions(
    context: BotContext, interaction: discord.Interaction, place: Place
) -> None:
    """Raise Refused unless the bot may do all that a table needs in the interaction's channel.

    ``place`` says whether it is played in a thread.

    Raises:
        Refused: it may not (``permissions``), or was not added to a private thread
            (``not-in-thread``).
    """
    if is_outside(interaction.channel):
        assert interaction.client.user is not None
        raise Refused("not-in-thread", bot=interaction.client.user.mention)
    missing = lacking(interaction.app_permissions, place, medium_of(interaction.channel))
    if missing:
        words = await context.texts_for(interaction)
        raise Refused(
            "permissions",
            channel=f"<#{interaction.channel_id}>",
            permissions=spelt(missing, words),
        )


async def check_channel(
    context: BotContext, interaction: discord.Interaction, guild_id: int, channel_id: int
) -> GuildSetting:
    """Raise Refused if a server wants no tables in a channel; return the server's settings.

    Of a thread it is enough that its parent channel is allowed.

    Raises:
        Refused: it does not (as :func:`not_allowed`).
    """
    channel: object = interaction.channel
    if interaction.channel_id != channel_id and interaction.guild is not None:
        # A command may name a table that was played elsewhere.
        channel = interaction.guild.get_channel_or_thread(channel_id)
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    setting = await context.servers.setting(guild_id)
    if not setting.allows(channel_id, parent):
        raise not_allowed(interaction.guild, setting)
    return setting


def not_allowed(guild: discord.Guild | None, setting: GuildSetting) -> Refused:
    """Return the refusal of a channel where a server wants no tables.

    It names those where it does (``channel-not-allowed``), unless all of them were deleted
    (``channels-deleted``).
    """
    standing = standing_channels(guild, setting.channels)
    if not standing:
        return Refused("channels-deleted")
    return Refused("channel-not-allowed", channels=", ".join(f"<#{one}>" for one in standing))


async def check_opener(context: BotContext, interaction: discord.Interaction) -> None:
    """Raise Refused unless the person has the role that a server lets open tables, if it names one.

    Those who manage its tables always may.

    Raises:
        Refused: it does not (``not-opener``), or the role was deleted (``opener-deleted``).
    """
    role = (await context.servers.setting(interaction.guild_id or 0)).limits.openers
    member = interaction.user
    has_role = role is None or (
        isinstance(member, discord.Member) and member.get_role(role) is not None
    )
    if not has_role and not await context.manages(interaction):
        if is_role_gone(interaction.guild, role):
            raise Refused("opener-deleted")
        raise Refused("not-opener", role=f"<@&{role}>")


def opened_text(interaction: discord.Interaction, table: Table) -> tuple[str, dict[str, str]]:
    """Return the id of the text that a new table is open, here or elsewhere, and its variables."""
    key = "opened" if table.channel_id == interaction.channel_id else "opened-there"
    invited = "yes" if table.terms.invited_only else "no"
    return key, {"table": str(table.id), "channel": f"<#{table.channel_id}>", "invited": invited}


async def open_rematch(
    context: BotContext, interaction: discord.Interaction, table_id: TableId
) -> Table:
    """Open the same table again in the same channel and return it; only the person is seated.

    Where somebody has opened it already, the person gets a seat there.

    Raises:
        Refused: the table is not over, it was one of a series (``rematch-of-series``), or the
            person did not play at it; where none is open, they may open no tables, or the server
            wants none in that channel.
    """
    before = await context.tables.queries.get(table_id)
    check_over(before)
    if before.series is not None:
        raise Refused("rematch-of-series", series=before.series.series)
    return await _opened_after(context, interaction, before)


async def open_again(
    context: BotContext, interaction: discord.Interaction, table_id: TableId
) -> Table:
    """Open a closed lobby again that led to no game, for a person who was in it; return the table.

    Where somebody has opened it already, the person gets a seat there.

    Raises:
        Refused: it waits, has started, or the person had no seat there.
    """
    before = await context.tables.queries.get(table_id)
    if not before.led_to_nothing:
        raise refused_by_status(before)
    return await _opened_after(context, interaction, before)


async def _opened_after(
    context: BotContext, interaction: discord.Interaction, before: Table
) -> Table:
    """Open the rematch of a table, or take a seat in the one that is open; return it.

    Raises:
        Refused: the person had no seat there, or where none is open, cannot open tables in its
            channel.
    """
    if before.seat_of(interaction.user.id) is None:
        raise Refused("had-no-seat")
    lobbies, person = context.tables.lobbies, person_of(interaction.user)
    if (again := await lobbies.join_rematch(before, person)) is not None:
        return again
    await check_channel(context, interaction, before.guild_id, before.channel_id)
    await check_opener(context, interaction)
    opening = Opening.like(before, person, rematch_of=before.id)
    return await lobbies.open(opening, interaction.id)
