"""``/me settings``: a panel that says what holds, and two forms that change it."""

from __future__ import annotations

import json
from datetime import UTC, datetime, time
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile
from zoneinfo import available_timezones

import aiohttp
import pytest
import simcord
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.managers import ServerLimits
from bot.model.preferences import (
    CallChoice,
    Preferences,
    QuietHours,
    ReminderCadence,
    is_zone,
    quiet_hours,
    zones,
)
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.forms import FIELDS
from cogs.film.job import MOST_BYTES
from cogs.panels.limits import limits_form
from cogs.panels.night_form import NO_QUIET, OTHER_QUIET, OTHER_ZONE, QUIET, ZONE, night_form
from cogs.panels.settings import (
    ALSO,
    CALLS,
    COPIES,
    LANGUAGE,
    REMINDERS,
    SHOWN,
    TIPS,
    settings_form,
    settings_panel,
)
from games import GAME_IDS
from games.optional.coaching import FIRST_TURN
from tests.cogs.commands.test_managers import promoted
from tests.cogs.interactions.test_controls import submitted
from tests.rigs.as_strict_as_discord import Refusal, Send
from tests.rigs.discord_limits import form
from tests.rigs.discord_server import Server, server
from tests.rigs.filled_forms import change_limits, change_settings, fill, shown_values
from tests.rigs.laid_out import components
from tests.rigs.played_table import PlayedTable, presses, replies, said

EN, FR = texts("en"), texts("fr")
NOON = datetime(2030, 7, 1, 12, tzinfo=UTC)


async def panel(discord: Server, person: simcord.MemberActor) -> simcord.ResponseMessage:
    """Open the panel of a person's settings."""
    result = await person.slash(discord.channel, "me settings")
    assert result.ephemeral
    assert result.response is not None
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
    ("changed", "kept"),
    [
        ({CALLS: "calls-own"}, Preferences(calls=CallChoice.OWN)),
        ({CALLS: "calls-none"}, Preferences(calls=CallChoice.NONE)),
        ({REMINDERS: "cadence-off"}, Preferences(cadence=ReminderCadence.OFF)),
        ({ALSO: [SHOWN, COPIES]}, Preferences(copies=True)),
        ({ALSO: []}, Preferences(hidden=True)),
        ({ZONE: ["Europe/Paris"]}, Preferences(zone="Europe/Paris")),
        ({OTHER_ZONE: "Paris"}, Preferences(zone="Europe/Paris")),
        ({QUIET: ["23:00-08:00"]}, Preferences(quiet=quiet_hours(1380, 480, "UTC"))),
        ({OTHER_QUIET: "22:45 to 6h10"}, Preferences(quiet=quiet_hours(1365, 370, "UTC"))),
    ],
)
async def test_a_form_changes_what_was_changed_in_it(
    tmp_path: Path, changed: dict[str, Any], kept: Preferences
) -> None:
    """The panel is changed in place, says what holds now, and the next one says the same."""
    async with server(tmp_path) as discord:
        person, people = discord.people[0], discord.host.tables.people
        after = said((await change_settings(discord, person, changed)).response)
        assert EN("settings-changed") in after
        assert replace(kept, settled=True) == await people.preferences(person.id)
        again = await panel(discord, person)
        assert after.replace(EN("settings-changed") + "\n", "") == said(again)
        # Sent again as it is shown, a form changes nothing.
        for part in ("usual", "night"):
            shown = await panel(discord, person)
            await fill(person, await discord.forge(person, shown, f"t1:0:-:setting:{part}"), {})
        assert replace(kept, settled=True) == await people.preferences(person.id)


async def test_a_language_is_spoken_from_the_form_on(tmp_path: Path) -> None:
    """The answer to the form is in it; so is the way back to Discord's."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        french = await change_settings(discord, person, {LANGUAGE: "language-fr"})
        assert FR("settings-language") in said(french.response)
        back = await change_settings(discord, person, {LANGUAGE: "language-discord"})
        assert EN("settings-language-followed") in said(back.response)


async def test_tips_begin_again_where_they_are_wanted_again(tmp_path: Path) -> None:
    """Left on, they go on where they were."""
    async with server(tmp_path) as discord:
        person, coaching = discord.people[0], discord.host.tables.coaching
        tips = ("here", [["one", "two"]])
        # The card for a first turn stands alone.
        await coaching.choose(person.id, GAME_IDS[0], "before", [])
        assert await coaching.choose(person.id, GAME_IDS[0], *tips) == ("one",)
        for boxes, told in (
            ([SHOWN, TIPS], ("two",)),
            ([SHOWN], ()),
            ([SHOWN, TIPS], (FIRST_TURN,)),
        ):
            after = said((await change_settings(discord, person, {ALSO: boxes})).response)
            assert (EN("settings-tips-no") in after) is (TIPS not in boxes)
            there = await coaching.choose(person.id, GAME_IDS[0], f"{boxes}", tips[1])
            assert there == told


async def test_quiet_hours_move_with_the_time_zone_and_can_be_ended(tmp_path: Path) -> None:
    """The same rules as for the options of the command, where hours may be any."""
    async with server(tmp_path) as discord:
        person, people = discord.people[0], discord.host.tables.people
        given = {"quiet-from": "22:45", "quiet-to": "6:10"}
        await person.slash(discord.channel, "me settings", **given)
        await change_settings(discord, person, {ZONE: ["Asia/Tokyo"]})
        quiet = (await people.preferences(person.id)).quiet
        assert quiet is not None
        assert (time(22, 45), time(6, 10), "Asia/Tokyo") == (quiet.start, quiet.end, quiet.zone)
        await change_settings(discord, person, {QUIET: [NO_QUIET]})
        assert (await people.preferences(person.id)).quiet is None


@pytest.mark.parametrize("dash", ["-", "\u2013", "\u2014"])
async def test_a_dash_ends_quiet_hours_in_both_forms(tmp_path: Path, dash: str) -> None:
    """As it does for the command: those of a person, and those of a server; also where none are."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        await promoted(discord, person, manage_guild=True)
        for hours in ("22-7", "", dash):
            for change in (change_settings, change_limits):
                if hours:
                    await change(discord, person, {OTHER_QUIET: hours})
                told = await change(discord, person, {OTHER_QUIET: dash})
                assert EN("settings-changed") in said(told.response)
            assert (await discord.host.tables.people.preferences(person.id)).quiet is None
            limits = (await discord.context.servers.setting(discord.guild.id)).limits
            assert limits.quiet is None


@pytest.mark.parametrize(
    ("written", "start", "end"),
    [
        ("10pm-7am", "22:00", "07:00"),
        ("11:30 p.m. to 7:15 a.m.", "23:30", "07:15"),
        ("12 AM \u2013 8", "00:00", "08:00"),
        ("22 h à 6 h 30", "22:00", "06:30"),
    ],
)
async def test_quiet_hours_are_read_as_people_write_them(
    tmp_path: Path, written: str, start: str, end: str
) -> None:
    """F109: of a clock of twelve hours, too."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        await change_settings(discord, person, {OTHER_QUIET: written})
        quiet = (await discord.host.tables.people.preferences(person.id)).quiet
        assert quiet is not None
        assert (start, end) == (f"{quiet.start:%H:%M}", f"{quiet.end:%H:%M}")


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
    """A form shows and counts for whoever opens it."""
    async with server(tmp_path) as discord:
        one, other, *_ = discord.people
        await change_settings(discord, one, {CALLS: "calls-none"})
        shown = (await other.slash(discord.channel, "help")).response
        assert shown is not None
        opened = await discord.forge(other, shown, "t1:0:-:setting:usual")
        assert shown_values(opened)[CALLS] == "calls-every"
        result = await fill(other, opened, {CALLS: "calls-own"})
        assert EN("settings-calls-own") in said(result.response)
        kept = [await discord.host.tables.people.preferences(p.id) for p in (one, other)]
        assert [CallChoice.NONE, CallChoice.OWN] == [preferences.calls for preferences in kept]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({OTHER_QUIET: "99:99-1"}, "refused-unknown-time"),
        ({OTHER_QUIET: "22:30"}, "refused-unknown-time"),
        ({OTHER_QUIET: "13 pm-7"}, "refused-unknown-time"),
        ({OTHER_QUIET: "22:00-"}, "refused-unknown-time"),
        ({OTHER_QUIET: "-7:00"}, "refused-unknown-time"),
        ({OTHER_QUIET: "to"}, "refused-unknown-time"),
        ({OTHER_QUIET: "-"}, "settings-changed"),
        ({OTHER_QUIET: "20-20:00"}, "settings-changed"),
        ({OTHER_QUIET: "12-11"}, "refused-quiet-too-long"),
        ({OTHER_ZONE: "Mars/Olympus"}, "refused-unknown-zone"),
        ({OTHER_ZONE: "Etc/GMT+5"}, "refused-unknown-zone"),
    ],
)
async def test_what_cannot_be_read_comes_back_above_the_panel(
    tmp_path: Path, changed: dict[str, str], key: str
) -> None:
    """F108: with the form a press away, and nothing else of it changed."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        ((name, written),) = changed.items()
        told = said(
            (await change_settings(discord, person, {**changed, QUIET: [NO_QUIET]})).response
        )
        time_of = {"99:99-1": "99:99", "13 pm-7": "13 pm"}.get(written, written)
        assert EN(key, zone=written, time=time_of, hours=10) in told
        assert (f"{EN(name)}: {written}" in told) is (key != "settings-changed")
        assert EN("settings-title") in told
        kept = await discord.host.tables.people.preferences(person.id)
        assert replace(kept, settled=False) == Preferences()


@pytest.mark.parametrize("control", ["setting:calls", "setting:height"])
async def test_a_menu_of_an_earlier_release_changes_nothing(tmp_path: Path, control: str) -> None:
    """Nor does a form that there is not: a client may send anything."""
    async with server(tmp_path) as discord:
        person, custom_id = discord.people[0], f"t1:0:-:{control}"
        shown = await panel(discord, person)
        picked = await discord.forge(person, shown, custom_id, values=["own"])
        assert EN("refused-unknown-control") in said(picked.response)
        pressed = await discord.forge(person, shown, custom_id)
        assert EN("settings-title") in said(pressed.response)
        await PlayedTable.opened(discord, 2)
        page = discord.shown(discord.channel.id)[-1]
        (told,) = replies(await submitted(discord, person, page, custom_id, "own"))
        assert EN("refused-unknown-control") in said(told)
        assert Preferences() == await discord.host.tables.people.preferences(person.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_zone_of_ones_own_stands_first_in_its_menu(language: str) -> None:
    """With the time that it is there; a menu holds no more than twenty-five."""
    words = texts(language)
    press = CustomId(HELP_TABLE, Verb.SETTING, "night")
    made: Any = night_form(press, Preferences(zone="Asia/Kathmandu"), NOON, words).to_dict()
    (options,) = (
        label["component"]["options"]
        for label in made["components"]
        if label["component"]["custom_id"] == ZONE
    )
    assert ("Asia/Kathmandu", True) == (options[0]["value"], options[0]["default"])
    assert words("settings-time-there", time="17:45") == options[0]["description"]
    assert len(options) == 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_five_fields_with_whole_titles(language: str) -> None:
    """Discord takes no sixth field, and cuts what is longer."""
    words, press = texts(language), CustomId(HELP_TABLE, Verb.SETTING, "night")
    odd = QuietHours(time(0, 1), time(11, 59), "America/Argentina/ComodRivadavia")
    kept = Preferences(zone=odd.zone, quiet=odd, copies=True)
    limits = ServerLimits(openers=10**19, each=25, most=500, quiet=odd)
    for made in (
        *(
            settings_form(one, language, words, tips=True, invited=True, told_of=told)
            for one, told in ((Preferences(), None), (kept, ()), (kept, GAME_IDS))
        ),
        *(night_form(press, one, NOON, words) for one in (Preferences(), kept)),
        *(limits_form(one, "slow", words) for one in (ServerLimits(), limits)),
    ):
        payload: Any = made.to_dict()
        assert len(payload["components"]) <= FIELDS
        assert [] == [*form(payload)]


@pytest.mark.parametrize(
    ("words", "private", "calls"),
    [(EN, "direct message", "calls"), (FR, "message privé", "appels")],
)
def test_no_line_denies_what_another_one_says(words: Texts, private: str, calls: str) -> None:
    """News of a table comes as a direct message, though calls do not."""
    game = GAME_IDS[0]
    shown = settings_panel(Preferences(), "en", NOON, words, told_of=(game,))
    lines = "\n".join(part.get("content", "") for part in components(shown)[0]["components"])
    of_these = [line for line in lines.splitlines() if private in line]
    assert words("settings-told", games=words(f"{game}-name")) in of_these
    assert [words("settings-copies-no")] == [line for line in of_these if calls in line]


def test_no_line_of_the_settings_is_empty() -> None:
    """What does not hold is not said."""
    known = Preferences(hidden=True)
    shown = settings_panel(known, "en", NOON, EN, invited=False)
    told = [part.get("content", "") for part in components(shown)[0]["components"]]
    assert any(EN("settings-hidden") in text for text in told)
    assert not [text for text in told if "\n\n" in text]


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
            await change_settings(discord, one, {ZONE: ["Asia/Tokyo"]})
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


async def test_whoever_has_played_for_years_is_handed_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one file that Discord takes, packed where it is larger; once more where that breaks."""
    async with server(tmp_path) as discord:
        person, store = discord.people[0], discord.host.tables.personal_data._store
        moves = [{"number": number, "payload": "x" * 80} for number in range(80_000)]

        async def about(_: int) -> dict[str, list[dict[str, Any]]]:
            return {"moves": moves}

        monkeypatch.setattr(store, "about", about)
        heard = len(discord.wire.requests)
        breaks = [aiohttp.ServerDisconnectedError()]

        def once(method: str, _path: str, _body: Any, send: Send) -> Any:
            if method == "PATCH" and breaks:
                raise breaks.pop()
            return send()

        discord.strictness.fault = once
        handed = await person.slash(discord.channel, "me data")
        assert not breaks
        assert said(handed.response) == EN("my-data")
        _, upload = [u for r in discord.wire.since(heard) for u in r.uploads]
        assert (upload.name, len(upload.data) < MOST_BYTES) == ("my-data.zip", True)
        with ZipFile(BytesIO(upload.data)) as packed:
            told = json.loads(packed.read("my-data.json"))
        assert told == {"user_id": person.id, "moves": moves}


async def test_a_file_that_discord_refuses_is_said_to_be_refused(tmp_path: Path) -> None:
    """Nothing got lost on its way, and the next time it would be refused once more."""

    def refuse(method: str, _path: str, body: Any, send: Send) -> Any:
        if method == "PATCH" and body.get("attachments"):
            raise Refusal(413, 40005, "refused by a test")
        return send()

    async with server(tmp_path, strict=False) as discord:
        discord.strictness.fault = refuse
        handed = await discord.people[0].slash(discord.channel, "me data")
    assert said(handed.response).startswith(EN("file-refused", id="@").partition("@")[0])
