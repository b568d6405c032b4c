"""*Start* in a lobby with free seats: what is played then is asked before, never found out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.i18n.text_ids import option_id, place_id
from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person
from bot.model.table import Opening, Status, Table
from bot.transitions.lobby import MOST_ALONE
from cogs.elements.custom_ids import Verb
from cogs.panels.option_forms import SEATS, SWITCHES
from games import GAME_IDS, find
from players.levels import Level
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.filled_forms import change_terms
from tests.rigs.played_table import PlayedTable, presses, replies, said

SEVERAL = [game_id for game_id in GAME_IDS if len(find(game_id).seats) > 1]
"""The games that fewer can play than a lobby may have seats for."""


async def half_full(discord: Server, game: str, seats: int) -> PlayedTable:
    """A lobby in which two people sit."""
    table = await PlayedTable.opened(discord, seats, game=game)
    await table.join(discord.people[1])
    return table


async def now(discord: Server, table: PlayedTable) -> Table:
    return await discord.host.tables.queries.get(table.id)


async def asked(table: PlayedTable) -> simcord.ResponseMessage:
    """Press *Start* as the host; the question in private."""
    host = table.players[0]
    (reply,) = replies(await host.click(table.lobby, custom_id=f"t1:{table.id}:-:start"))
    return reply


def answers(message: simcord.ResponseMessage) -> list[Press]:
    return [press for press in presses(message) if press.verb == Verb.START]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEVERAL)
async def test_a_game_for_fewer_is_asked_about_and_begins_with_one_press(
    tmp_path: Path, game: str, language: str
) -> None:
    """Nothing begins before the host has read what it would be; the command asks as well."""
    async with server(tmp_path) as discord:
        words = texts(language)
        discord.locales |= {person.id: language for person in discord.people}
        seats = find(game).seats[-1]
        table = await half_full(discord, game, seats)
        question = await asked(table)
        title = words("refused-start-smaller", players=2, seats=seats)
        assert title in said(question)
        assert words("start-as-is") in said(question)
        play, fill = answers(question)
        assert play.label == words("button-start-smaller", count=2)
        assert fill.label == words("button-start-filled", count=seats - 2)
        by_command = await table.players[0].slash(discord.channel, "table start")
        assert title in said(by_command.response)
        assert Status.LOBBY is (await now(discord, table)).status
        await discord.press(table.players[0], question, play)
        assert words("started", table=str(table.id)) in said(question)
        started = await now(discord, table)
        assert (Status.PLAYING, 2) == (started.status, started.terms.seats)


@pytest.mark.parametrize("game", SEVERAL)
async def test_computers_take_the_free_seats_with_one_press(tmp_path: Path, game: str) -> None:
    """What was agreed is played, by whoever is there."""
    async with server(tmp_path) as discord:
        seats = find(game).seats[-1]
        table = await half_full(discord, game, seats)
        question = await asked(table)
        _, fill = answers(question)
        await discord.press(table.players[0], question, fill)
        started = await now(discord, table)
        assert (Status.PLAYING, seats) == (started.status, started.terms.seats)
        assert 2 == len(started.people)


async def test_seats_are_kept_for_guests_where_the_start_with_computers_is_refused(
    tmp_path: Path,
) -> None:
    """F86, F117: who has games enough alone takes no guest's seat for one more."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 4, game="vikings")
        tables, opened = discord.host.tables, await now(discord, table)
        for number in range(MOST_ALONE):
            alone = Opening.like(opened, opened.host)
            await tables.lobbies.begin_alone(alone, number, Level.EASY)
        guest = Person(discord.people[1].id, discord.people[1].name)
        await tables.invitations.invite(opened.id, opened.host, [guest])
        before = await tables.computers.add(opened.id, opened.host, Level.EASY)
        await discord.spoken()
        assert [one.guest for one in before.kept_for] == [guest]
        question = await asked(table)
        _, fill = answers(question)
        (reply,) = replies(await discord.press(table.players[0], question, fill))
        assert texts("en")("refused-games-alone", count=MOST_ALONE) in said(reply)
        assert await now(discord, table) == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_smaller_game_has_not_is_named(tmp_path: Path, language: str) -> None:
    """Two of a camp stay together, and the pigeon that needs six seats is said to be gone."""
    async with server(tmp_path) as discord:
        words = texts(language)
        discord.locales |= {person.id: language for person in discord.people}
        host, guest, *_ = discord.people
        chosen: dict[str, Any] = {"tokens": "dancing", "carrier-pigeon": True}
        table = await PlayedTable.opened(discord, 8, game="goths", **chosen)
        tables, opened = discord.host.tables, await now(discord, table)
        await table.join(guest)
        for person, place in ((host, "visigoth-king-c"), (guest, "visigoth-chief-d")):
            press = Press(f"t1:{table.id}:-:place", place)
            await discord.press(person, table.lobby, press)
        for _ in range(2):
            await tables.computers.add(table.id, opened.host, Level.EASY)
        question = await asked(table)
        lost = words(option_id("goths", "carrier_pigeon", value=True))
        assert words("start-options-lost", options=lost) in said(question)
        names = {person.id: person.name for person in (await now(discord, table)).people}
        was = {place.key: place for place in find("goths").places(8, {})}
        becomes = {place.key: place for place in find("goths").places(4, {})}
        for name, old, new in (
            (names[host.id], "visigoth-king-c", "visigoth-king"),
            (names[guest.id], "visigoth-chief-d", "visigoth-chief"),
        ):
            moved = words(
                "start-place-moved",
                name=name,
                place=words(place_id("goths", was[old])),
                becomes=words(place_id("goths", becomes[new])),
            )
            assert moved in said(question)
        await discord.press(host, question, answers(question)[0])
        started = await now(discord, table)
        places = find("goths").places(4, started.terms.options)
        seats = [started.seat_of(person.id) for person in (host, guest)]
        seated = [places[seat].key for seat in seats if seat is not None]
        assert ["visigoth-king", "visigoth-chief"] == seated
        assert started.terms.options["tokens"] == "dancing"


async def test_whoever_comes_meanwhile_is_not_left_out(tmp_path: Path) -> None:
    """The answer is to the question that was read; a stranger's press begins nothing."""
    async with server(tmp_path) as discord:
        words = texts("en")
        table = await half_full(discord, "vikings", 4)
        question = await asked(table)
        play, fill = answers(question)
        await table.join(discord.people[2])
        for press in (play, fill):
            stranger = await discord.forge(discord.people[1], table.lobby, press.custom_id)
            (reply,) = replies(stranger)
            assert words("refused-not-host", host="Astrid") in said(reply)
        (again,) = replies(await discord.forge(table.players[0], table.lobby, fill.custom_id))
        assert words("changed-since") in said(again)
        assert words("button-start-filled", count=1) in {press.label for press in answers(again)}
        await discord.press(table.players[0], question, play)
        assert words("refused-start-smaller", players=3, seats=4) in said(question)
        assert Status.LOBBY is (await now(discord, table)).status
        await discord.press(table.players[0], question, answers(question)[0])
        assert 3 == (await now(discord, table)).terms.seats


@pytest.mark.parametrize("language", LANGUAGES)
async def test_options_say_what_fewer_seats_cost(tmp_path: Path, language: str) -> None:
    """The like in *Options*: a form throws nothing away in silence."""
    async with server(tmp_path) as discord:
        words = texts(language)
        host = discord.people[0]
        discord.locales[host.id] = language
        table = await PlayedTable.opened(discord, 8, game="goths")
        press = Press(f"t1:{table.id}:-:place", "visigoth-chief-d")
        await discord.press(host, table.lobby, press)
        pigeon = option_id("goths", "carrier_pigeon", value=True)
        await change_terms(table, host, {SWITCHES: [pigeon]})
        panel = (await change_terms(table, host, {SEATS: "2"})).response
        lost = words(pigeon)
        assert words("start-options-lost", options=lost) in said(panel)
        both = words("goths-place-visigoth-both")
        old = words("goths-place-visigoth-chief-d")
        moved = words("start-place-moved", name="Astrid", place=old, becomes=both)
        assert moved in said(panel)


async def test_where_no_seat_is_free_any_more_none_is_filled(tmp_path: Path) -> None:
    """An old question about free seats: it is out of date, and later the game has begun."""
    async with server(tmp_path) as discord:
        table = await half_full(discord, "vikings", 3)
        question = await asked(table)
        fill = answers(question)[-1]
        await table.join(discord.people[2])
        (late,) = replies(await discord.forge(table.players[0], table.lobby, fill.custom_id))
        assert texts("en")("refused-changed-since") in said(late)
        assert [] == answers(late)
        assert Status.LOBBY is (await now(discord, table)).status
        await table.on_lobby(table.players[0], "start")
        (later,) = replies(await discord.forge(table.players[0], table.lobby, fill.custom_id))
        assert texts("en")("refused-already-started") in said(later)
