"""Invitations: whom the host of a lobby invites, and what guests answer."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Place, Table
from cogs.elements.channel_access import Medium, granted_in, may_write, medium_of
from cogs.elements.components import OPTIONS_PER_MENU
from cogs.elements.display_names import escaped
from cogs.elements.members import member_of
from cogs.elements.picked_people import picked_people
from cogs.panels.invitations import invite_panel
from cogs.routing.request import Request


async def show(request: Request, headline: str = "") -> None:
    """Show the host whom they have invited, and menus to invite more.

    The list of people they have played with has 25 at most. That the table is a lobby is for the
    caller to check.

    Raises:
        Refused: somebody else is the host (``not-host``).
    """
    table, words = await request.table(), await request.words()
    if table.host.id != request.user_id:
        raise Refused("not-host", host=table.host.name)
    invitations = request.tables.invitations
    known = await invitations.candidates(table, request.person, OPTIONS_PER_MENU)
    left = await invitations.left(request.user_id)
    await request.put(invite_panel(table, left, known, words, headline))


async def invite_picked(request: Request) -> None:
    """Invite the people who were picked in a menu, or named in the command.

    Bots are not invited; the answer names them among those who cannot be.
    """
    picked = picked_people(request.interaction)
    bots = [one.person for one in picked if one.bot]
    await invite(request, [one.person for one in picked if not one.bot], bots)


async def invite_known(request: Request) -> None:
    """Invite people who were picked among those whom the host has played with.

    Those who are no longer offered are left out.

    Raises:
        Refused: none of them is offered any more (``unknown-control``), or as :func:`invite`.
    """
    table = await request.table()
    candidates = request.tables.invitations.candidates
    known = await candidates(table, request.person, OPTIONS_PER_MENU)
    picked = [one for one in known if str(one.id) in request.control.picked]
    await invite(request, picked)


async def invite(
    request: Request,
    people: Sequence[Person],
    others: Sequence[Person] = (),
    member: discord.Member | None = None,
) -> None:
    """Invite people who can take a seat in the lobby; show who is invited, and who is not and why.

    ``others`` are people who cannot be invited, as bots. ``member`` is the only one of ``people``,
    if Discord has been asked about them before.

    Raises:
        Refused: nobody was picked (``unknown-control``), somebody else is the host
            (``not-host``), or as the service has it for the whole lobby.
    """
    if not people and not others:
        raise Refused("unknown-control")
    table = await request.table()
    if table.host.id != request.user_id:
        raise Refused("not-host", host=table.host.name)
    there = [one for one in people if await _can_come(request, table, one, member)]
    done = await request.tables.invitations.invite(table.id, request.person, there)
    words = await request.words()
    unseen = [one for one in people if one not in there]
    away = [Refused("not-invitable", name=one.name) for one in (*unseen, *others)]
    names = ", ".join(escaped(one.name) for one in done.invited)
    said = [words("invited", count=len(done.invited), names=names)] if names else []
    for why in (*done.refused, *away):
        details = {
            key: escaped(value) if isinstance(value, str) else value
            for key, value in why.details.items()
        }
        said.append(words(f"refused-{why.key}", **details))
    await show(request, "\n".join(dict.fromkeys(said)))


async def _can_come(
    request: Request, table: Table, person: Person, member: discord.Member | None
) -> bool:
    """Return True if somebody is on the server, and may write where the lobby is played.

    False for a lobby in a private thread. ``member`` is the person, if known already.

    Raises:
        Refused: Discord does not say who is there (``member-unknown``).
    """
    guild = request.interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(table.channel_id)
    if guild is None or channel is None:
        return False
    if isinstance(channel, discord.Thread) and channel.is_private():
        return False
    member = member or await member_of(guild, person.id)
    if member is None:
        return False
    granted = granted_in(channel, member, request.context.clock)
    medium = Medium.THREAD if table.place is Place.THREAD else medium_of(channel)
    return granted is not None and may_write(granted, medium)


async def withdraw(request: Request) -> None:
    """Take back the invitations that were picked, as the host, and show those that are left.

    Picks that are no number, or keep no seat any more, are skipped.

    Raises:
        Refused: none of them keeps a seat (``changed-since``), or the person is not the host.
    """
    numbers = {int(word) for word in request.control.picked if word.isdecimal()}
    invitations = request.tables.invitations
    await invitations.withdraw(request.table_id, request.person, numbers)
    await show(request, (await request.words())("invitations-withdrawn"))


async def decline(request: Request) -> None:
    """Give back the seat that is kept for the person."""
    await request.tables.invitations.decline(request.table_id, request.person)
    await request.say("invitation-declined")


async def turn_off(request: Request) -> None:
    """Decline the person's invitation, and store that nobody may invite them any more.

    That is stored, too, where the invitation keeps no seat any more, and so nothing is declined.

    Raises:
        Refused: nobody has invited the person to this table (``not-invited``), or the seat could
            not be given back now (``busy``, or the database failed): nothing is stored then.
    """
    invitations = request.tables.invitations
    known = (await request.table()).invitation_of(request.user_id)
    if known is None:
        raise Refused("not-invited")
    if known.keeps_a_seat:
        try:
            await invitations.decline(request.table_id, request.person)
        except Refused as refused:
            # Once the game has started no seat is kept any more.
            if refused.is_of_store or refused.key == "busy":
                raise
    await invitations.set_wanted(request.user_id, wanted=False)
    await request.say("invitations-off")
