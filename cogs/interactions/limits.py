"""What those who manage a server set for all its tables, by forms."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.model.managers import MOST_AT_ALL, MOST_EACH, GuildSetting, ServerLimits
from bot.model.pace import PACES
from bot.model.preferences import UTC_ZONE, Preferences
from bot.model.refusal import Refused
from cogs.elements.channel_access import is_role_gone
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.forms import Sent, boxed, picked
from cogs.interactions.settings import read_night
from cogs.panels.limits import (
    ALSO,
    COMPUTERS,
    EACH,
    MOST,
    OPENERS,
    PACE,
    PROPOSAL,
    limits_form,
    limits_panel,
)
from cogs.panels.night_form import night_form
from cogs.panels.nights import PROPOSED, guessed_zones, night_in
from cogs.panels.settings import NIGHT, USUAL
from cogs.routing.request import Request


async def show(request: Request, headline: str = "") -> None:
    """Show what holds at all tables of the server, with forms to change it.

    A control that proposes quiet hours for a time zone sets them first.
    """
    setting, usual = await _setting(request), request.context.settings.pace
    words = await request.words()
    zone = PROPOSED.get(request.argument.removeprefix(PROPOSAL))
    if request.argument.startswith(PROPOSAL) and zone is not None:
        setting = await _limit(request, {"quiet": night_in(zone)})
        headline = words("settings-changed")
    zones = guessed_zones(str(request.interaction.guild_locale or ""))
    gone = is_role_gone(request.interaction.guild, setting.limits.openers)
    await request.put(limits_panel(setting, usual, words, headline, zones, openers_gone=gone))


async def ask(request: Request) -> ui.Modal | None:
    """Return the form of a server's limits, or of its quiet hours, with what holds now.

    A role that was deleted is not in it. None if the control names neither.
    """
    limits, words = (await _setting(request)).limits, await request.words()
    if request.argument == USUAL:
        if is_role_gone(request.interaction.guild, limits.openers):
            limits = replace(limits, openers=None)
        return limits_form(limits, request.context.settings.pace, words)
    if request.argument == NIGHT:
        press = CustomId(HELP_TABLE, Verb.LIMITS, NIGHT)
        return night_form(press, _night(limits), discord.utils.utcnow(), words)
    return None


async def change(request: Request) -> None:
    """Store what a form was sent with, and show what holds now, or above it why it was refused.

    That the person manages the server is for the caller to check.
    """
    try:
        await _change(request)
    except Refused as refused:
        await show(request, await request.refusal(refused))
    else:
        await show(request, (await request.words())("settings-changed"))


async def _change(request: Request) -> None:
    """Store the part of a server's limits that a form was sent with.

    A pace that equals the bot's usual one stays unset if it was.

    Raises:
        Refused: nothing that the form offers, or a number, times or a place that cannot be read.
    """
    setting = await _setting(request)
    if request.argument == USUAL:
        changes = _read(request.sent, request.interaction.guild_id)
        if setting.limits.pace is None and changes["pace"] == request.context.settings.pace:
            # It goes on following the usual pace.
            del changes["pace"]
    elif request.argument == NIGHT:
        read = await read_night(request, _night(setting.limits))
        changes = {"quiet": read["quiet"]}
    else:
        raise Refused("unknown-control")
    await _limit(request, changes)


async def _limit(request: Request, changes: dict[str, Any]) -> GuildSetting:
    """Store some of a server's limits, the others as they are by then; return its settings."""

    def limited(setting: GuildSetting) -> GuildSetting:
        """Return the settings with the chosen limits."""
        return replace(setting, limits=replace(setting.limits, **changes))

    return await request.context.servers.change(request.interaction.guild_id or 0, limited)


def _read(sent: Sent, guild_id: int | None) -> dict[str, Any]:
    """Read the submitted form of a server's limits; return the fields of ``ServerLimits`` it sets.

    ``openers`` is a role's id, None for everybody; ``each`` and ``most`` are numbers of tables,
    ``pace`` is a pace's key, and ``computers`` is True if they are allowed.

    Raises:
        Refused: no number was written, or one out of bounds (``limits-number``), or no such pace.
    """
    roles = [int(role) for role in sent.get(OPENERS, ()) if role.isdecimal()]
    return {
        # The role of the server itself is everybody's.
        "openers": next((role for role in roles if role != guild_id), None),
        "each": _number(sent, EACH, MOST_EACH),
        "most": _number(sent, MOST, MOST_AT_ALL),
        "pace": picked(sent, PACE, {f"pace-{key}": key for key in PACES}),
        "computers": COMPUTERS in boxed(sent, ALSO, {COMPUTERS}),
    }


def _number(sent: Sent, name: str, most: int) -> int:
    """Read a whole number from 1 to ``most``; raise Refused (``limits-number``) otherwise."""
    written = "".join(sent.get(name, ())).strip()
    number = int(written) if written.isdecimal() and written.isascii() else 0
    if not 1 <= number <= most:
        raise Refused("limits-number", number=written[:20], most=most)
    return number


def _night(limits: ServerLimits) -> Preferences:
    """Return the quiet hours of a server as those of a person."""
    zone = UTC_ZONE if limits.quiet is None else limits.quiet.zone
    return Preferences(zone=zone, quiet=limits.quiet)


async def _setting(request: Request) -> GuildSetting:
    return await request.context.servers.setting(request.interaction.guild_id or 0)
