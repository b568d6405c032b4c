"""What a long press on a person or on a message offers."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.model.refusal import Refused
from bot.model.table import Status, TableId
from cogs.context import person_of
from cogs.elements.custom_ids import CustomId, Need, Verb, read_number, read_press
from cogs.elements.display_names import escaped
from cogs.elements.members import member_of
from cogs.interactions import invitations
from cogs.interactions.open_table import open_as_usual
from cogs.panels.play_with import play_with_panel
from cogs.routing.access import reach
from cogs.routing.request import Request
from games import GAME_IDS


async def play_with(request: Request, person: discord.Member) -> None:
    """Offer to invite somebody to a lobby of one's own, or to a new table of some game.

    Lobbies are those on this server with a seat that is free to be kept where the other has none,
    nor one kept for them.

    Raises:
        Refused: nobody plays with themselves (``play-with-self``) or with a bot
            (``play-with-bot``).
    """
    if person.id == request.user_id:
        raise Refused("play-with-self")
    if person.bot:
        raise Refused("play-with-bot", name=person.display_name)
    lobbies = [
        table
        for table in await request.tables.queries.active(request.interaction.guild_id or 0)
        if table.status is Status.LOBBY
        and table.host.id == request.user_id
        and table.free_seats
        and table.seat_of(person.id) is None
        and person.id not in {one.guest.id for one in table.kept_for}
    ]
    name = escaped(person_of(person).name)
    await request.put(play_with_panel(person.id, name, lobbies, await request.words()))


async def invite(request: Request) -> None:
    """Invite the person of a panel to the lobby that was picked, or to a new table of a game.

    The answer shows who is invited, or why not; a new table stays open where they cannot be.

    Raises:
        Refused: there is no such game (``unknown-control``), the person has left
            (``play-with-gone``), the lobby cannot be seen or is not one's own, or no table can be
            opened here.
    """
    guild, lobby = request.interaction.guild, read_number(request.pick.removeprefix("t"))
    # Further menus count their options behind the person.
    person = request.argument.partition(".")[0]
    known = person.isdecimal() and (lobby is not None or request.pick in GAME_IDS)
    if guild is None or not known:
        raise Refused("unknown-control")
    guest = await member_of(guild, int(person))
    if guest is None:
        raise Refused("play-with-gone")
    if lobby is None:
        lobby = (await open_as_usual(request.context, request.interaction, request.pick)).id
    table_id = TableId(lobby)
    await reach(request.tables.queries, request.interaction, table_id, Need.SEE)
    await invitations.invite(request.at(table_id), [person_of(guest)], member=guest)


async def table_of(request: Request, message: discord.Message) -> CustomId:
    """Return the control that opens the table of a message; nothing is pressed here.

    It leads to the person's panel if they have a seat in a game under way, else to the spectators'
    view; for a lobby or one closed without a game, to *More*. Messages without controls, or with
    those of several tables, count by their game's thread.

    Raises:
        Refused: it is none of the bot's messages, or belongs to no table (``no-message-table``).
    """
    if request.interaction.client.user != message.author:
        raise Refused("no-message-table")
    found = {press.table for press in _presses(message) if press.table}
    queries = request.tables.queries
    if len(found) != 1:
        # A story has no controls: it stands where its game is played.
        here = await queries.here(message.channel.id)
        found = {table.id for table in here if message.channel.id == table.thread_id}
    if len(found) != 1:
        raise Refused("no-message-table")
    table = await queries.get(found.pop())
    if table.status is Status.LOBBY or table.led_to_nothing:
        return CustomId(table.id, Verb.MORE)
    seated = table.seat_of(request.user_id) is not None and not table.status.ended
    return CustomId(table.id, Verb.HAND if seated else Verb.WATCH)


def _presses(message: discord.Message) -> Iterator[CustomId]:
    """Yield the controls that the buttons and menus of a message of the bot stand for."""
    for item in ui.LayoutView.from_message(message).walk_children():
        custom_id = getattr(item, "custom_id", None)
        if isinstance(custom_id, str) and (press := read_press(custom_id)) is not None:
            yield press
