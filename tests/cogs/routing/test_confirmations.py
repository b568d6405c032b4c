"""Confirmations carry their moment: one that is pressed after things have changed does nothing."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import simcord
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import SeriesId, Status, TableId
from cogs.elements.components import Style, button
from cogs.elements.custom_ids import CONFIRMING, HELP_TABLE, CustomId, Verb, read_press
from cogs.elements.moments import FORGETTING_HOLDS, confirming, moment_of
from cogs.panels.more import more_panel
from tests.cogs.commands.test_managers import promoted
from tests.cogs.routing.test_matrix import Moment, brought_to, known
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.laid_out import components
from tests.rigs.played_table import PlayedTable, presses, replies, said

EN = texts("en")
STALE = "0123abcd"
"""A moment that has passed."""

CASES: dict[Moment, dict[Verb, tuple[str, str]]] = {
    Moment.LOBBY: {Verb.CLOSE: ("", "")},
    Moment.PLAYING: {
        Verb.LEAVING: ("", ""),
        Verb.CONCEDING: ("", ""),
        Verb.CALLING: ("", ""),
        Verb.WIN: ("", ""),
        Verb.REMOVE: ("", "1.@1"),
        Verb.OFFER: ("", "1.@1"),
        Verb.UNSEAT: ("t1", "@1"),
        Verb.SHUT: ("t1", ""),
    },
    Moment.QUARANTINED: {Verb.GIVE_UP: ("", ""), Verb.ANEW: ("", "")},
    Moment.ENTERING: {Verb.SERIES_CANCEL: ("1", "")},
    Moment.SERIES: {
        Verb.SERIES_GIVE_UP: ("1", ""),
        Verb.SERIES_CANCEL: ("1", ""),
        Verb.UNSEAT: ("s1", "@1"),
        Verb.SHUT: ("s1", ""),
    },
}
"""What a confirmation names and what is picked, ``@1`` standing for the guest, by where it is."""
WITHOUT_PANEL = {Verb.WIN}
"""The offer stands on a panel of many; a sentence above the person's own panel says it is over."""


def test_every_confirmation_is_pressed_here() -> None:
    """A new one needs its scene; that of being forgotten is the story below."""
    assert {verb for cases in CASES.values() for verb in cases} | {Verb.FORGET} == CONFIRMING


@pytest.mark.parametrize("verb", sorted(CONFIRMING))
def test_no_confirmation_can_be_made_without_its_moment(verb: Verb) -> None:
    """Nor a red button that names nothing by which an old one can be recognised."""
    with pytest.raises(ValueError, match=verb):
        CustomId(TableId(1), verb).spelt()


def test_no_red_button_can_be_made_that_could_be_of_any_time() -> None:
    """Red is for what cannot be undone."""
    with pytest.raises(ValueError, match="hand"):
        button(CustomId(TableId(1), Verb.HAND), "Boo", style=Style.FINAL)


@pytest.mark.parametrize("moment", CASES)
async def test_a_confirmation_that_is_outdated_or_of_1_0_0_does_nothing_and_asks_again(
    tmp_path: Path, moment: Moment
) -> None:
    """One private answer with the question as it stands; forms hand back what was written."""
    async with server(tmp_path, strict=False) as discord:
        await brought_to(discord, moment)
        host, guest, *_ = discord.people
        await promoted(discord, host, manage_guild=True)
        page = discord.shown(discord.channel.id)[0]
        for verb, (argument, picked) in CASES[moment].items():
            values = [picked.replace("@1", str(guest.id))] if picked else None
            table = HELP_TABLE if argument else TableId(1)
            for old in ("-", STALE):
                press = CustomId(table, verb, argument, old)
                with suppress(Refused):
                    await discord.host.tables.seats.notice(TableId(1), host.id)
                before = await known(discord)
                custom_id = f"t1:{table}:{old}:{verb}{argument and ':'}{argument}"
                assert read_press(custom_id) == press
                if verb is Verb.SHUT and old == STALE:
                    told = await sent(discord, host, page, custom_id, "Because I say so")
                else:
                    told = await discord.forge(host, page, custom_id, values=values)
                (answer,) = replies(told)
                assert before == await known(discord), press
                assert (EN("changed-since") in said(answer)) is (
                    old == STALE or verb in WITHOUT_PANEL
                ), press
                assert (old == STALE and verb is Verb.SHUT) is ("Because I say so" in said(answer))
                fresh = {p.custom_id for p in presses(answer) if p.verb == verb}
                current = await discord.current(host, custom_id)
                assert verb in WITHOUT_PANEL | {Verb.OFFER} or fresh == {current}, press
        discord.errors.lines.clear()


async def sent(
    discord: Server,
    person: simcord.MemberActor,
    page: simcord.ResponseMessage,
    custom_id: str,
    text: str,
) -> simcord.InteractionResult:
    """Open the form that a button names, and send it."""
    opened = await discord.forge(person, page, custom_id)
    assert opened.modal is not None
    (label,) = opened.modal["components"]
    return await person.submit_modal(opened, {label["component"]["custom_id"]: text})


def picked(message: simcord.ResponseMessage | None, verb: Verb) -> Press:
    """The control of a verb on a message."""
    assert message is not None
    (press,) = (press for press in presses(message) if press.verb == verb)
    return press


async def test_who_came_back_does_not_leave_by_an_old_question(tmp_path: Path) -> None:
    """Not as the same person in the same seat, nor a second time; the new question works."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        person, board = table.players[1], await table.board()
        asked = (await discord.forge(person, board, f"t1:{table.id}:-:quit")).response
        old = picked(asked, Verb.LEAVING)
        await discord.forge(person, board, old.custom_id)
        assert (await table.look()).table.seat_of(person.id) is None
        await discord.forge(person, board, f"t1:{table.id}:-:back")
        await discord.wait(seconds=1)
        told = (await discord.forge(person, board, old.custom_id)).response
        assert EN("changed-since") in said(told)
        assert (await table.look()).table.seat_of(person.id) == 1
        await discord.forge(person, board, picked(told, Verb.LEAVING).custom_id)
        assert (await table.look()).table.seat_of(person.id) is None


async def test_a_lobby_in_which_somebody_has_sat_down_since_is_not_closed(tmp_path: Path) -> None:
    """The question said how many others have a seat there."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        asked = (await table.on_lobby(table.players[0], "cancel")).response
        close = picked(asked, Verb.CLOSE)
        await table.join(discord.people[1])
        filled = await discord.forge(table.players[0], table.lobby, f"t1:{table.id}:-:start:filled")
        assert EN("refused-start-smaller", players=2, seats=3) in said(filled.followups[0])
        told = (await discord.press(table.players[0], asked, close)).response  # type: ignore[arg-type]
        assert EN("lobby-closing", table=str(table.id), count=1) in said(told)
        assert (await discord.host.tables.queries.get(table.id)).status is Status.LOBBY
        await discord.press(table.players[0], told, picked(told, Verb.CLOSE))  # type: ignore[arg-type]
        assert (await discord.host.tables.queries.get(table.id)).status is Status.CANCELLED


async def test_closing_a_series_from_an_old_sheet_is_no_vote_to_call_it_off(
    tmp_path: Path,
) -> None:
    """The same button once closed a series that had not begun."""
    async with server(tmp_path) as discord:
        await brought_to(discord, Moment.ENTERING)
        host = discord.people[0]
        (sheet,) = discord.shown(discord.channel.id)
        old = picked(sheet, Verb.SERIES_CANCEL)
        await discord.host.tables.series_course.start(SeriesId(1), Person(host.id, "Astrid"))
        told = (await discord.forge(host, sheet, old.custom_id)).response
        series = await discord.host.tables.queries.series(SeriesId(1))
        assert not series.agreed
        calling = EN("series-calling-off", series="1", begun="yes", count=2)
        assert calling in said(told)
        await discord.press(host, told, picked(told, Verb.SERIES_CANCEL))  # type: ignore[arg-type]
        assert (await discord.host.tables.queries.series(SeriesId(1))).agreed


async def test_the_question_whether_to_be_forgotten_holds_a_quarter_of_an_hour(
    tmp_path: Path,
) -> None:
    """Then it is asked again, and nothing is lost."""
    async with server(tmp_path) as discord:
        person = discord.stranger
        await person.slash(discord.channel, "me settings", zone="Europe/Paris")
        asked = (await person.slash(discord.channel, "me forget")).response
        assert asked is not None
        await discord.wait(seconds=FORGETTING_HOLDS.total_seconds() + 1)
        people = discord.host.tables.people
        for custom_id in ("t1:0:-:forget", picked(asked, Verb.FORGET).custom_id):
            told = (await discord.forge(person, asked, custom_id)).response
            assert EN("forget-what") in said(told)
        assert EN("changed-since") in said(told)
        assert (await people.preferences(person.id)).zone == "Europe/Paris"
        await discord.press(person, told, picked(told, Verb.FORGET))  # type: ignore[arg-type]
        assert (await people.preferences(person.id)).zone != "Europe/Paris"


async def test_a_moment_is_another_one_when_its_question_would_be(tmp_path: Path) -> None:
    """What leaving depends on, and nothing else: a move leaves the question as it is."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        person = table.players[0]

        async def moment(**_: Any) -> str:
            found = await discord.host.tables.queries.get(table.id)
            return moment_of(Verb.LEAVING, found, person.id)

        first = await moment()
        await table.play(2)
        assert first == await moment()
        found = await discord.host.tables.queries.get(table.id)
        press = confirming(Verb.LEAVING, found, user_id=person.id)
        look = replace(await table.look(person), claimable_at=0)
        offered = more_panel(look.table, look, (), EN)
        assert confirming(Verb.WIN, found).spelt() in str(components(offered))
        assert press.decision == first != moment_of(Verb.LEAVING, found, table.players[1].id)
