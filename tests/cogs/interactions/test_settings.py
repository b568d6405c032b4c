"""``/me settings``: a panel that says what holds, and changes it by one press each."""

from __future__ import annotations

import json
from datetime import UTC, datetime, time
from pathlib import Path
from zoneinfo import available_timezones

import pytest
import simcord
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.preferences import (
    CallChoice,
    Preferences,
    ReminderCadence,
    is_zone,
    quiet_hours,
    zones,
)
from cogs.panels.settings import settings_panel
from tests.rigs.discord_server import Server, server
from tests.rigs.laid_out import components
from tests.rigs.played_table import presses, said

EN, FR = texts("en"), texts("fr")
NOON = datetime(2030, 7, 1, 12, tzinfo=UTC)


async def panel(discord: Server, person: simcord.MemberActor) -> simcord.ResponseMessage:
    """Open the panel of a person's settings."""
    result = await person.slash(discord.channel, "me settings")
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def pick(
    discord: Server, person: simcord.MemberActor, setting: str, value: str
) -> simcord.ResponseMessage:
    """Open the panel and pick an option of the menu for a setting."""
    shown = await panel(discord, person)
    press = next(
        p for p in presses(shown) if (p.custom_id[-len(setting) :], p.value) == (setting, value)
    )
    result = await discord.press(person, shown, press)
    assert result.response is not None
    assert shown.id == result.response.id
    return result.response


async def test_looking_at_settings_changes_nothing(tmp_path: Path) -> None:
    """What holds is said as it is, and nothing is stored by looking."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        text = said(await panel(discord, person))
        assert EN("settings-language-followed") in text
        assert EN("settings-changed") not in text
        assert await discord.host.tables.people._store.person(person.id) is None
        assert text == said(await panel(discord, person))


@pytest.mark.parametrize(
    ("setting", "value", "kept"),
    [
        ("calls", "own", Preferences(calls=CallChoice.OWN)),
        ("calls", "none", Preferences(calls=CallChoice.NONE)),
        ("reminders", "off", Preferences(cadence=ReminderCadence.OFF)),
        ("zone", "Europe/Paris", Preferences(zone="Europe/Paris")),
        ("quiet", "1380-480", Preferences(quiet=quiet_hours(1380, 480, "UTC"))),
        ("copies", "1", Preferences(copies=True)),
        ("shown", "0", Preferences(hidden=True)),
    ],
)
async def test_each_setting_is_one_press_on_the_panel(
    tmp_path: Path, setting: str, value: str, kept: Preferences
) -> None:
    """The panel is changed in place, says what holds now, and the next one says the same."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        after = await pick(discord, person, setting, value)
        assert EN("settings-changed") in said(after)
        assert replace(kept, settled=True) == await discord.host.tables.people.preferences(
            person.id
        )
        again = await panel(discord, person)
        assert said(after).replace(EN("settings-changed") + "\n", "") == said(again)


async def test_a_language_is_spoken_from_the_press_on(tmp_path: Path) -> None:
    """The answer to the press is in it; following Discord is one press back."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        assert FR("settings-language") in said(await pick(discord, person, "language", "fr"))
        back = await pick(discord, person, "language", "discord")
        assert EN("settings-language-followed") in said(back)


async def test_quiet_hours_move_with_the_time_zone_and_can_be_ended(tmp_path: Path) -> None:
    """The same rules as for the options of the command, where hours may be any."""
    async with server(tmp_path) as discord:
        person, people = discord.people[0], discord.host.tables.people
        given = {"quiet-from": "22:45", "quiet-to": "6:10"}
        await person.slash(discord.channel, "me settings", **given)
        await pick(discord, person, "zone", "Asia/Tokyo")
        quiet = (await people.preferences(person.id)).quiet
        assert quiet is not None
        assert (time(22, 45), time(6, 10), "Asia/Tokyo") == (quiet.start, quiet.end, quiet.zone)
        shown = presses(await panel(discord, person))
        assert "1365-370" in [press.value for press in shown]
        await pick(discord, person, "quiet", "-")
        assert (await people.preferences(person.id)).quiet is None


async def test_a_zone_is_written_as_it_is_called_and_picked_from_a_list(tmp_path: Path) -> None:
    """F109: with the time that it is there, in the reader's language; an offset is asked back."""
    async with server(tmp_path) as discord:
        person, people = discord.people[0], discord.host.tables.people
        discord.locales[person.id] = "fr"
        offered = await person.autocomplete(discord.channel, "me settings", "zone", "gmt")
        assert offered[0]["name"].startswith("Londres · ")
        assert "Europe/London" == offered[0]["value"]
        assert len(offered) <= 25
        for written, kept in (
            ("gmt", "UTC"),
            ("Montréal", "America/Toronto"),
            ("EST", "America/Toronto"),
            ("Europe/London", "Europe/London"),
        ):
            answer = await person.slash(discord.channel, "me settings", zone=written)
            assert kept == (await people.preferences(person.id)).zone
            asked_back = written in said(answer.response)
            assert asked_back is (written in {"gmt", "EST"})


async def test_a_zone_that_was_taken_once_is_kept(tmp_path: Path) -> None:
    """F109: nobody's hours move by themselves; whoever chooses anew chooses a place."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        await discord.host.tables.people.set_preferences(person.id, zone="EST")
        await discord.restart()
        given = {"quiet-from": "22:00", "quiet-to": "6:00", "zone": "EST"}
        answer = await person.slash(discord.channel, "me settings", **given)
        assert EN("settings-quiet", start="22:00", end="06:00", zone="EST") in said(answer.response)
        known = await discord.host.tables.people.preferences(person.id)
        assert known.quiet is not None
        assert ("EST", "EST") == (known.zone, known.quiet.zone)


async def test_everybody_sees_and_sets_their_own(tmp_path: Path) -> None:
    """A press counts for whoever makes it, whosever message it comes from."""
    async with server(tmp_path) as discord:
        one, other, *_ = discord.people
        await pick(discord, one, "calls", "none")
        shown = await panel(discord, one)
        result = await discord.forge(other, shown, "t1:0:-:setting:calls", values=["own"])
        assert EN("settings-calls-own") in said(result.response)
        kept = [await discord.host.tables.people.preferences(p.id) for p in (one, other)]
        assert [CallChoice.NONE, CallChoice.OWN] == [preferences.calls for preferences in kept]


@pytest.mark.parametrize(
    ("setting", "value", "key"),
    [
        ("calls", "loudly", "refused-unknown-control"),
        ("language", "tlh", "refused-unknown-control"),
        ("copies", "2", "refused-unknown-control"),
        ("shown", "2", "refused-unknown-control"),
        ("quiet", "9999-1", "refused-unknown-time"),
        ("zone", "Mars/Olympus", "refused-unknown-zone"),
        ("zone", "Etc/GMT+5", "refused-unknown-zone"),
        ("height", "2", "refused-unknown-control"),
    ],
)
async def test_what_no_menu_offers_is_refused(
    tmp_path: Path, setting: str, value: str, key: str
) -> None:
    """A client may send anything; nothing is changed by it."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        shown = await panel(discord, person)
        custom_id = f"t1:0:-:setting:{setting}"
        result = await discord.forge(person, shown, custom_id, values=[value])
        assert EN(key, zone=value, time="166:39") in said(result.response)
        assert Preferences() == await discord.host.tables.people.preferences(person.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_zone_of_ones_own_stands_first_in_its_menu(language: str) -> None:
    """With the time that it is there; a menu holds no more than twenty-five."""
    words = texts(language)
    view = settings_panel(Preferences(zone="Asia/Kathmandu"), language, NOON, words)
    (menu,) = (
        part
        for row in components(view)[0]["components"]
        for part in row.get("components", ())
        if part["custom_id"].endswith(":zone")
    )
    first = menu["options"][0]
    assert ("Asia/Kathmandu", True) == (first["value"], first["default"])
    assert words("settings-time-there", time="17:45") == first["description"]
    assert len(menu["options"]) == 25


def test_every_zone_that_is_taken_can_be_shown() -> None:
    """Some files of the zone database are of no place: whoever took one had no panel any more."""
    odd = {"Factory", "localtime", "posixrules", "posix/Europe/Paris", "right/Europe/Paris"}
    assert not [zone for zone in odd if is_zone(zone)]
    taken = [zone for zone in sorted(available_timezones()) if is_zone(zone)]
    assert set(zones()) <= set(taken)
    for zone in taken:
        assert components(settings_panel(Preferences(zone=zone), "en", NOON, EN))


async def test_a_person_is_handed_what_is_stored_and_forgotten_by_two_presses(
    tmp_path: Path,
) -> None:
    """In private, for themselves alone; the question says what stays before anything happens."""
    async with server(tmp_path) as discord:
        person, other = discord.people[:2]
        for one in (person, other):
            await pick(discord, one, "zone", "Asia/Tokyo")
        heard = len(discord.wire.requests)
        handed = await person.slash(discord.channel, "me data")
        assert handed.ephemeral
        (upload,) = [u for r in discord.wire.since(heard) for u in r.uploads]
        assert json.loads(upload.data)["times"][0]["zone"] == "Asia/Tokyo"
        asked = await person.slash(discord.channel, "me forget")
        assert asked.ephemeral
        assert asked.response is not None
        people = discord.host.tables.people
        assert (await people.preferences(person.id)).zone == "Asia/Tokyo"
        (press,) = presses(asked.response)
        done = await discord.press(person, asked.response, press)
        assert done.response is not None
        assert EN("forgotten") in said(done.response)
        assert await people.preferences(person.id) == Preferences()
        assert (await people.preferences(other.id)).zone == "Asia/Tokyo"
