"""Following a game without a seat: pinged in its channel at the end, or when it turns."""

from __future__ import annotations

import discord

from bot.model.refusal import Refused
from cogs.panels.followers import END, OFF, TURNS, following_panel
from cogs.routing.request import Request


async def follow(request: Request) -> None:
    """Follow a game, change what one is pinged to, or follow it no more; say what holds now.

    The control says that: off, the end only, or turning points, too; without either, what held
    before, else the end only.

    Raises:
        Refused: as :meth:`bot.services.followers.Followers.follow`; the control says something
            else (``unknown-control``); or the game is played in a private thread, where the bot
            cannot know who is still in it (``follow-private``). Off is never refused so.
    """
    followers, table = request.tables.followers, await request.table()
    if request.argument == OFF:
        await followers.unfollow(table.id, request.user_id)
        await request.say("follow-off")
        return
    if request.argument not in ("", END, TURNS):
        raise Refused("unknown-control")
    guild = request.interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(table.channel_id)
    if isinstance(channel, discord.Thread) and channel.is_private():
        raise Refused("follow-private")
    known = await followers.of(table.id, request.user_id)
    turns = request.argument == TURNS
    if known is not None and not request.argument:
        turns = bool(known.turns)
    look = await request.tables.queries.look(table.id, None)
    await followers.follow(table, request.user_id, look.moves, turns=turns)
    await request.put(following_panel(table, await request.words(), turns=turns))
