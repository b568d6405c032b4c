"""Whether somebody who is not here sees the channel of a table."""

from __future__ import annotations

import discord

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.table import Table
from bot.request_turns import RequestKind, RequestTurns
from cogs.elements.channel_access import granted_in, may_see, medium_of
from cogs.elements.failures import NOBODY
from cogs.elements.fallbacks import is_lasting


async def sees(bot: TabletopBot, turns: RequestTurns, table: Table, user_id: int) -> bool:
    """Ask Discord for a member of a table's server; return True if they see its channel.

    False without asking if the bot is not on the server or does not know the channel, or in a
    private thread, whose members it does not know. False, too, if the member's permissions are
    unknown.

    Raises:
        discord.NotFound: the person is not on the server.
        discord.HTTPException: Discord fails for a reason that passes.
        Refused: Discord refuses for a reason that has nothing to do with the table's place or the
            person, the bot may not view the channel, or the server is in an outage or not there yet
            (``member-unknown``).
    """
    guild = bot.get_guild(table.guild_id)
    if guild is not None and guild.unavailable:
        # None of its channels need be known then.
        raise Refused("member-unknown") from ConnectionError("the server is unavailable")
    channel = None if guild is None else guild.get_channel_or_thread(table.channel_id)
    if guild is None or channel is None:
        return False
    if isinstance(channel, discord.Thread) and channel.is_private():
        return False
    own = granted_in(channel, guild.me, bot.clock)
    if own is not None and not own.view_channel:
        # Discord tells of a channel that the bot may not view that nobody may.
        raise Refused("member-unknown") from ConnectionError("the channel is hidden from the bot")
    await turns.turn(guild.id, 0, RequestKind.MEMBER)
    try:
        member = await guild.fetch_member(user_id)
    except discord.HTTPException as error:
        unsaid = isinstance(error, discord.NotFound) or is_lasting(error)
        if error.code in NOBODY or not unsaid:
            raise
        raise Refused("member-unknown") from error
    granted = granted_in(channel, member, bot.clock)
    return granted is not None and may_see(granted, medium_of(channel))
