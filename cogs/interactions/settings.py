"""A person's own settings: shown, and changed by a menu or by the options of the command."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord

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
from cogs.elements.time_zones import place_of, read_zone
from cogs.elements.uploads import Upload
from cogs.panels.coach import TIPS_AGAIN
from cogs.panels.nights import NO_NIGHT, PROPOSED, night_in
from cogs.panels.settings import (
    FOLLOW_DISCORD,
    NO_QUIET,
    NOTHING,
    forget_panel,
    settings_panel,
)
from cogs.routing.request import Request
from games import GAME_IDS

_TIME = re.compile(r"(\d{1,2})(?:[:h.](\d{2})?)?")
_LAST_HOUR, _LAST_MINUTE = 23, 59
_HOUR = 60
_DAY = 24 * _HOUR
_NIGHT = re.compile(r"(\d{1,4})-(\d{1,4})")


async def change(request: Request) -> None:
    """Change the setting that a menu is for, and show what holds now.

    Raises:
        Refused: nothing that the menu offered.
    """
    preferences = await request.tables.people.preferences(request.user_id)
    changes: dict[str, Any] = {}
    language = None
    match request.argument, request.pick:
        case "language", value if value in (FOLLOW_DISCORD, *LANGUAGES):
            language = value
        case "calls", value if value in set(CallChoice):
            changes["calls"] = CallChoice(value)
        case "reminders", value if value in set(ReminderCadence):
            changes["cadence"] = ReminderCadence(value)
        case "zone", value:
            zone = await meant_zone(value, preferences.zone, await request.words())
            changes = read_times(preferences, zone=zone)
        case "quiet", value if value == NO_QUIET:
            changes = read_times(preferences, start=NO_QUIET)
        case "quiet", value if night := _NIGHT.fullmatch(value):
            start, end = (_clock_time(int(minutes)) for minutes in night.groups())
            changes = read_times(preferences, start=start, end=end)
        case ("copies" | "shown") as setting, ("0" | "1") as value:
            on = value == "1"
            changes = {"copies": on} if setting == "copies" else {"hidden": not on}
        case "told", _:
            await _watch(request)
        case "tips", ("0" | "1") as value:
            coaching = request.tables.coaching
            await (coaching.begin_anew if value == "1" else coaching.silence)(request.user_id)
        case _:
            raise Refused("unknown-control")
    await save(request, changes, language)


async def _watch(request: Request) -> None:
    """Have the person told of tables of the games that were picked, on this server.

    Raises:
        Refused: nothing that the menu offered, or this is no server.
    """
    guild_id, games = request.interaction.guild_id, set(request.control.picked) - {NOTHING}
    if guild_id is None:
        raise Refused("only-in-servers")
    if not games <= set(GAME_IDS):
        raise Refused("unknown-control")
    # Who adds a game to “none” wants that one.
    await request.tables.heralds.watch(request.user_id, guild_id, sorted(games))


async def save(request: Request, changes: dict[str, Any], language: str | None) -> None:
    """Change preferences, and the language where one is given, and show what holds now."""
    people, user_id = request.tables.people, request.user_id
    if "copies" in changes:
        changes["closed"] = False
    if changes:
        await people.set_preferences(user_id, **changes)
    if language is not None:
        await people.set_language(user_id, None if language == FOLLOW_DISCORD else language)
    await show(request, changed=bool(changes) or language is not None)


async def show(request: Request, *, changed: bool = False) -> None:
    """Answer with the person's settings."""
    people, user_id, words = request.tables.people, request.user_id, await request.words()
    guild_id = request.interaction.guild_id
    told_of = None
    if guild_id is not None:
        told_of = await request.tables.heralds.watched(user_id, guild_id)
    view = settings_panel(
        await people.preferences(user_id),
        await people.language(user_id),
        discord.utils.utcnow(),
        words,
        words("settings-changed") if changed else "",
        tips=not await request.tables.coaching.is_silent(user_id),
        told_of=told_of,
    )
    await request.put(view)


async def hand_out(request: Request) -> None:
    """Answer with a file of everything that is stored about the person."""
    data = await request.tables.personal_data.data(request.user_id)
    text = (await request.words())("my-data")
    file = Upload(data, "my-data.json", description=text)
    await request.interaction.edit_original_response(content=text, attachments=[file])


async def ask_to_forget(request: Request, headline: str = "") -> None:
    """Say what forgetting deletes and what stays, and ask.

    Raises:
        Refused: the person plays somewhere (``forget-playing``).
    """
    await request.tables.personal_data.check_free(request.user_id)
    await request.put(forget_panel(await request.words(), discord.utils.utcnow(), headline))


async def forget(request: Request) -> None:
    """Forget the person, if they were asked a short time ago."""
    headline = await request.outdated(None)
    if headline is not None:
        await ask_to_forget(request, headline)
        return
    # In their language, which is among what is forgotten.
    words = await request.words()
    await request.tables.personal_data.forget(request.user_id)
    await request.replies.say(request.interaction, words("forgotten"))


async def answer_night(request: Request) -> None:
    """Keep when the person sleeps, or that they do not say, and show their panel again.

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
    """Tell the person no more tips of the table's game, or tell them again.

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
    """Read a time zone as it is written; one that is ``kept`` from before is taken as it is.

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
    """Read quiet hours as they are written, in a ``zone`` of the database; the rest stays.

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
    found = _TIME.fullmatch(text.strip())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (99, 0)
    if hour > _LAST_HOUR or minute > _LAST_MINUTE:
        raise Refused("unknown-time", time=text[:100])
    return hour * _HOUR + minute


def _clock_time(minutes: int) -> str:
    hour, minute = divmod(minutes, _HOUR)
    return f"{hour}:{minute:02}"
