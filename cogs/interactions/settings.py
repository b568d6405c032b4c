"""A person's own settings: shown, and changed by forms or by the options of the command."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import ui

from bot.i18n.texts import LANGUAGES, Texts
from bot.model.preferences import LONGEST_NIGHT as _LONGEST
from bot.model.preferences import (
    CallChoice,
    Preferences,
    ReminderCadence,
    minutes_of,
    quiet_hours,
)
from bot.model.refusal import Refused
from bot.threads import beside
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.forms import boxed, picked
from cogs.elements.time_zones import place_of, read_zone
from cogs.elements.uploads import Upload
from cogs.film.job import MOST_BYTES
from cogs.panels import settings
from cogs.panels.coach import TIPS_AGAIN
from cogs.panels.night_form import NO_QUIET as NO_NIGHT_CHOICE
from cogs.panels.night_form import OTHER_QUIET, OTHER_ZONE, QUIET, ZONE, night_form
from cogs.panels.nights import NO_NIGHT, PROPOSED, night_in
from cogs.routing.request import Request
from games import GAME_IDS

_TIME = re.compile(r"(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?\s*(?:([ap])\.?\s?m\.?)?", re.IGNORECASE)
_LAST_HOUR, _LAST_MINUTE = 23, 59
_NOON = 12
_HOUR = 60
_DAY = 24 * _HOUR
_DASHES = "-\u2013\u2014"
_SPAN = re.compile(rf"\s*(?:[{_DASHES}]|\bto\b|\bà\b)\s*")
"""What stands between the start and the end of quiet hours."""

NO_QUIET = "-"
"""Stands for no quiet hours in the command."""


async def ask(request: Request) -> ui.Modal | None:
    """Return a form of the person's settings, or of quiet hours, with what holds now chosen.

    None if the control names neither.
    """
    people, user_id, words = request.tables.people, request.user_id, await request.words()
    preferences = await people.preferences(user_id)
    press = CustomId(HELP_TABLE, Verb.SETTING, request.argument)
    match request.argument:
        case settings.NIGHT:
            return night_form(press, preferences, discord.utils.utcnow(), words)
        case settings.USUAL:
            return settings.settings_form(
                preferences,
                await people.language(user_id),
                words,
                tips=not await request.tables.coaching.is_silent(user_id),
                invited=not await request.tables.invitations.wants_none(user_id),
                told_of=await _told_of(request),
            )
        case _:
            return None


async def change(request: Request) -> None:
    """Store what a form was sent with, and show what holds now, or above it why it was refused.

    A form is of quiet hours, or of the usual settings.
    """
    try:
        if request.argument == settings.NIGHT:
            known = await request.tables.people.preferences(request.user_id)
            changes, language = await read_night(request, known), None
        else:
            changes, language = await _read_usual(request)
    except Refused as refused:
        await show(request, await request.refusal(refused))
        return
    await save(request, changes, language)


async def _read_usual(request: Request) -> tuple[dict[str, Any], str]:
    """Read the usual settings' form; return the chosen preferences and the language.

    The preferences are all of ``calls``, ``cadence``, ``copies`` and ``hidden``, for the caller to
    store. What is none is stored here: on a server, games whose tables the person is told of; tips,
    which are all told anew if they had been off; and whether they may be invited. The language may
    stand for following Discord.

    Raises:
        Refused: nothing that the form offers (``unknown-control``).
    """
    sent = request.sent
    languages = {f"language-{key}": key for key in (settings.FOLLOW_DISCORD, *LANGUAGES)}
    language = picked(sent, settings.LANGUAGE, languages)
    calls = picked(sent, settings.CALLS, {f"calls-{one.value}": one for one in CallChoice})
    cadences = {f"cadence-{one.value}": one for one in ReminderCadence}
    cadence = picked(sent, settings.REMINDERS, cadences)
    offered = {settings.COPIES, settings.SHOWN, settings.TIPS, settings.INVITED}
    also = boxed(sent, settings.ALSO, offered)
    games = {f"{game}-name": game for game in GAME_IDS}
    guild_id = request.interaction.guild_id
    if guild_id is not None:
        told = [games[name] for name in boxed(sent, settings.TOLD, games)]
        await request.tables.heralds.watch(request.user_id, guild_id, sorted(told))
    coaching, tips = request.tables.coaching, settings.TIPS in also
    if tips is await coaching.is_silent(request.user_id):
        await (coaching.begin_anew if tips else coaching.silence)(request.user_id)
    wanted = settings.INVITED in also
    await request.tables.invitations.set_wanted(request.user_id, wanted=wanted)
    copies, hidden = settings.COPIES in also, settings.SHOWN not in also
    changes = {"calls": calls, "cadence": cadence, "copies": copies, "hidden": hidden}
    return changes, language


async def read_night(request: Request, known: Preferences) -> dict[str, Any]:
    """Read the form of quiet hours and a time zone; written text counts before its menus.

    Return the preferences to change, ``quiet`` (None for no quiet hours, which may be written as a
    dash) and, if one was given, ``zone``; nothing is stored. ``known`` are the present ones.

    Raises:
        Refused: ``unknown-time``, also without any hours, ``quiet-too-long``, ``unknown-zone`` or
            ``zone-unclear``.
    """
    sent = request.sent
    quiet, zone = (
        "".join(sent.get(other, ())).strip() or "".join(sent.get(menu, ()))
        for menu, other in ((QUIET, OTHER_QUIET), (ZONE, OTHER_ZONE))
    )
    meant = await meant_zone(zone or None, known.zone, await request.words())
    if quiet in (NO_NIGHT_CHOICE, *_DASHES):
        return read_times(known, start=NO_QUIET, zone=meant)
    start, *end = _SPAN.split(quiet, 1)
    if not start or end in ([], [""]):
        raise Refused("unknown-time", time=quiet[:100])
    return read_times(known, start=start, end=end[0], zone=meant)


async def save(request: Request, changes: dict[str, Any], language: str | None) -> None:
    """Store preferences, and the language if given, and show the settings that hold now.

    A headline says that they changed, if any did. Setting copies, even off, clears the note that
    the person's direct messages are closed.
    """
    people, user_id = request.tables.people, request.user_id
    if "copies" in changes:
        changes["closed"] = False
    if changes:
        await people.set_preferences(user_id, **changes)
    if language is not None:
        await people.set_language(
            user_id, None if language == settings.FOLLOW_DISCORD else language
        )
    changed = bool(changes) or language is not None
    await show(request, (await request.words())("settings-changed") if changed else "")


async def show(request: Request, headline: str = "") -> None:
    """Answer with the person's settings; ``headline`` says what has just been changed."""
    people, user_id, words = request.tables.people, request.user_id, await request.words()
    view = settings.settings_panel(
        await people.preferences(user_id),
        await people.language(user_id),
        discord.utils.utcnow(),
        words,
        headline,
        tips=not await request.tables.coaching.is_silent(user_id),
        invited=not await request.tables.invitations.wants_none(user_id),
        told_of=await _told_of(request),
    )
    await request.put(view)


async def _told_of(request: Request) -> Collection[str] | None:
    """List the games of whose tables the person is told on this server; None elsewhere."""
    guild_id = request.interaction.guild_id
    if guild_id is None:
        return None
    return await request.tables.heralds.watched(request.user_id, guild_id)


async def hand_out(request: Request) -> None:
    """Answer with a JSON file of everything that is stored about the person.

    One that is larger than Discord takes is packed into a ZIP archive.
    """
    data, name = await request.tables.personal_data.data(request.user_id), "my-data.json"
    if len(data) > MOST_BYTES:
        data, name = await beside(_packed, data, name), "my-data.zip"
    text = (await request.words())("my-data")
    file = Upload(data, name, description=text)
    await request.replies.hand_over(request.interaction, text, file)


def _packed(data: bytes, name: str) -> bytes:
    """Return a ZIP archive of one file."""
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as packed:
        packed.writestr(name, data)
    return archive.getvalue()


async def ask_to_forget(request: Request, headline: str = "") -> None:
    """Say what forgetting deletes and what stays, and ask.

    Raises:
        Refused: the person plays somewhere (``forget-playing``).
    """
    await request.tables.personal_data.check_free(request.user_id)
    await request.put(
        settings.forget_panel(await request.words(), discord.utils.utcnow(), headline)
    )


async def forget(request: Request) -> None:
    """Forget the person, and say so, if the question is recent; ask again if it is not."""
    headline = await request.outdated(None)
    if headline is not None:
        await ask_to_forget(request, headline)
        return
    # In their language, which is among what is forgotten.
    words = await request.words()
    await request.tables.personal_data.forget(request.user_id)
    await request.replies.say(request.interaction, words("forgotten"))


async def answer_night(request: Request) -> None:
    """Store quiet hours of a proposed time zone, or that the person sets none; show the panel.

    Either way they are not asked again.

    Raises:
        Refused: nothing that was proposed.
    """
    if request.argument not in (NO_NIGHT, *PROPOSED):
        raise Refused("unknown-control")
    people = request.tables.people
    if request.argument == NO_NIGHT:
        await people.set_preferences(request.user_id)
        await request.show("night-left")
        return
    zone = PROPOSED[request.argument]
    night = night_in(zone)
    await people.set_preferences(request.user_id, zone=zone, quiet=night)
    start, end = f"{night.start:%H:%M}", f"{night.end:%H:%M}"
    place = place_of(zone, (await request.words()).language)
    await request.show("night-set", start=start, end=end, place=place)


async def hush(request: Request) -> None:
    """Stop tips of the table's game for the person, or start them again; show the panel.

    Raises:
        Refused: the control says neither (``unknown-control``).
    """
    coaching, game = request.tables.coaching, (await request.table()).game
    if request.argument not in ("", TIPS_AGAIN):
        raise Refused("unknown-control")
    again = request.argument == TIPS_AGAIN
    await (coaching.speak if again else coaching.silence)(request.user_id, game)
    name = (await request.words())(f"{game}-name")
    await request.show("tips-again" if again else "tips-hushed", game=name)


async def meant_zone(written: str | None, kept: str, words: Texts) -> str | None:
    """Return the database name of a written time zone; None for None.

    ``kept``, the one from before, is returned as it is.

    Raises:
        Refused: ``unknown-zone`` or ``zone-unclear``.
    """
    if written is None or written == kept:
        return written
    # To learn what all zones are called takes a third of a second, once.
    return await asyncio.to_thread(read_zone, written, words.language, discord.utils.utcnow())


def read_times(
    preferences: Preferences,
    *,
    start: str | None = None,
    end: str | None = None,
    zone: str | None = None,
) -> dict[str, Any]:
    """Read quiet hours as they are written; return the preferences to change: ``zone``, ``quiet``.

    Empty if nothing is given. What is left out of start and end stays as it was; a new zone moves
    the hours that hold. ``-`` in either, or the same time twice, means no quiet hours (None).

    Raises:
        Refused: ``unknown-time``, ``quiet-incomplete`` or ``quiet-too-long``.
    """
    if start is end is zone is None:
        return {}
    changes: dict[str, Any] = {} if zone is None else {"zone": zone}
    if NO_QUIET in (start, end):
        return changes | {"quiet": None}
    quiet = preferences.quiet
    since, until = (
        (None, None) if quiet is None else (minutes_of(quiet.start), minutes_of(quiet.end))
    )
    since = _minutes(start) if start else since
    until = _minutes(end) if end else until
    if since is None and until is None:
        return changes
    if since is None or until is None:
        raise Refused("quiet-incomplete")
    where = changes.get("zone", preferences.zone)
    if (until - since) % _DAY > _LONGEST:
        raise Refused("quiet-too-long", hours=_LONGEST // _HOUR)
    # The same time twice would make every hour quiet.
    changes["quiet"] = None if since == until else quiet_hours(since, until, where)
    return changes


def _minutes(text: str) -> int:
    """Read a time of day in minutes after midnight; raise Refused (``unknown-time``) if none.

    Written as ``8``, ``8:30``, ``8h30`` or ``8.30``, of 24 hours, or of 12 with ``am`` or ``pm``.
    """
    found = _TIME.fullmatch(text.strip())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (99, 0)
    half = found[3] if found else None
    if hour > _LAST_HOUR or minute > _LAST_MINUTE or (half and not 1 <= hour <= _NOON):
        raise Refused("unknown-time", time=text[:100])
    if half:
        hour = hour % _NOON + (_NOON if half in "pP" else 0)
    return hour * _HOUR + minute
