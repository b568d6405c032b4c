"""Every control, at every moment of a table or series, for each kind of person: who may do what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from unittest.mock import patch

import pytest
import simcord
from discord import ComponentType

from bot.i18n.texts import texts
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import SeriesId, TableId
from cogs.elements.custom_ids import Verb, move_press
from cogs.interactions.verbs import BY_VERB
from games import GAME_IDS, find
from tests.cogs.commands.test_commands import NONSENSE, OPENING, concerns_tables
from tests.cogs.commands.test_managers import promoted
from tests.cogs.interactions.test_rematch import finish
from tests.rigs.discord_server import Server, server
from tests.rigs.forms import LONG
from tests.rigs.played_table import PlayedTable, replies, said

NAMES = ("Astrid", "Bjorn", "Chloe", "Odin", "Frigg", "Tyr", "Elin")
ACCIDENT = texts("en")("error", id="@").partition("@")[0]
NUMBERS = range(1, 5)
"""Of the tables and series that there may be."""


class Who(StrEnum):
    """A kind of person, by their part in the table or series."""

    HOST = "host"
    GUEST = "guest"
    """Has a seat, or is entered, and is asked nothing."""
    SPECTATOR = "spectator"
    OWNER = "owner"
    """Of the server; like the two below without a seat."""
    MANAGER = "manager"
    """Has the role that the server names for its tables."""
    MODERATOR = "moderator"
    """May manage threads, and nothing else."""


class Moment(StrEnum):
    """What a table or series is at."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    CANCELLED = "cancelled"
    QUARANTINED = "quarantined"
    ENTERING = "entering"
    """The lobby of a series for two, who have entered."""
    SERIES = "series"
    """Its first game."""


EVERYBODY = frozenset(Who)
SEATED = frozenset({Who.HOST, Who.GUEST})
HOST = frozenset({Who.HOST})
GUEST = frozenset({Who.GUEST})
SPECTATOR = frozenset({Who.SPECTATOR})
MANAGERS = frozenset({Who.OWNER, Who.MANAGER})
WITHOUT_SEAT = frozenset(Who) - SEATED
GAME = (Moment.PLAYING, Moment.PAUSED)
ALIVE = (*GAME, Moment.SERIES)

May = dict[Moment, frozenset[Who]]
LOOKS: May = {}
"""Of a control that changes nothing at a table, whoever presses it."""

MAY: dict[Verb, May] = {
    # Panels, pages, and what leads to a second press.
    **dict.fromkeys((Verb.HAND, Verb.WATCH, Verb.NEXT, Verb.MORE, Verb.RULES, Verb.LOG), LOOKS),
    # A note is written in a form.
    **dict.fromkeys((Verb.SEAL, Verb.NOTE), LOOKS),
    **dict.fromkeys(
        (Verb.GUIDE, Verb.BOOKS, Verb.TOUR, Verb.SETTINGS, Verb.SETTING, Verb.NIGHT), LOOKS
    ),
    **dict.fromkeys((Verb.AGAIN, Verb.CATCHUP, Verb.HINT, Verb.HANDS, Verb.TERMS), LOOKS),
    # What one is pinged to is in no table.
    Verb.FOLLOW_TABLE: LOOKS,
    **dict.fromkeys((Verb.COMPUTERS, Verb.PEOPLE, Verb.ALWAYS, Verb.QUIT, Verb.CANCEL), LOOKS),
    **dict.fromkeys((Verb.REPLAY, Verb.REPLAY_TURN, Verb.REPLAY_EYES), LOOKS),
    # Of a game that is over; what is posted changes nothing of it.
    Verb.FILM: {Moment.OVER: EVERYBODY},
    Verb.LUCK: {Moment.OVER: EVERYBODY},
    Verb.ANALYSIS: {Moment.OVER: EVERYBODY},
    **dict.fromkeys((Verb.SHARE, Verb.SHARE_TO), LOOKS),
    **dict.fromkeys((Verb.BRANCH, Verb.WRITE, Verb.PLAN, Verb.DETAIL), LOOKS),
    # Moves: nobody here is asked, or has planned, wished or missed anything.
    **dict.fromkeys((Verb.CHOOSE, Verb.ASK, Verb.FOLLOW, Verb.UNPLAN), LOOKS),
    **dict.fromkeys((Verb.PLAN_ANSWER, Verb.PLAN_CHOOSE), LOOKS),
    **dict.fromkeys((Verb.UNDO, Verb.UNDO_AGREE, Verb.UNDO_REFUSE, Verb.WIN), LOOKS),
    **dict.fromkeys((Verb.CLAIM, Verb.WELCOME, Verb.DECLINE, Verb.BACK, Verb.OFFER), LOOKS),
    # One's own; who is still playing is refused by the service.
    Verb.FORGET: dict.fromkeys(Moment, EVERYBODY),
    # What opens a table of one's own.
    Verb.NEW: dict.fromkeys(Moment, EVERYBODY),
    Verb.PLAY_WITH: dict.fromkeys(Moment, EVERYBODY),
    # A game against computers by one press is for local play.
    Verb.SOLO: LOOKS,
    # A first game is for everybody, everywhere.
    **dict.fromkeys((Verb.LEARN, Verb.STUDY), dict.fromkeys(Moment, EVERYBODY)),
    **dict.fromkeys((Verb.HUSH, Verb.AVOID, Verb.UNAVOID), LOOKS),
    # The lobby, and the table after the game.
    Verb.JOIN: {Moment.LOBBY: SPECTATOR},
    Verb.PLACE: {Moment.LOBBY: SPECTATOR},
    Verb.LEAVE: {Moment.LOBBY: SEATED},
    Verb.START: {Moment.LOBBY: HOST},
    # Nobody is invited here, and menus of people name none.
    **dict.fromkeys((Verb.INVITE, Verb.INVITE_PERSON, Verb.INVITE_KNOWN), LOOKS),
    **dict.fromkeys((Verb.UNINVITE, Verb.NO_THANKS, Verb.NO_INVITATIONS), LOOKS),
    # The lobby is not full here.
    Verb.NOT_YET: LOOKS,
    Verb.REOPEN: {Moment.CANCELLED: SEATED},
    Verb.CLOSE: {Moment.LOBBY: HOST},
    Verb.TERM: LOOKS,
    Verb.COMPUTER: {Moment.LOBBY: HOST},
    Verb.REMATCH: {Moment.OVER: SEATED},
    # What else is played after a game, by whoever is there; the table here had two people.
    Verb.OTHERS: LOOKS,
    Verb.OTHER_ALONE: {Moment.OVER: EVERYBODY},
    Verb.OTHER_TOGETHER: {Moment.OVER: EVERYBODY},
    Verb.FRIENDS: {Moment.OVER: EVERYBODY},
    # Clocks.
    Verb.PAUSE: dict.fromkeys((Moment.PLAYING, Moment.SERIES), SEATED),
    Verb.RESUME: {Moment.PAUSED: HOST},
    Verb.EXTEND: dict.fromkeys((Moment.PLAYING, Moment.SERIES), SEATED),
    **dict.fromkeys((Verb.FASTER, Verb.SLOWER), dict.fromkeys(GAME, SEATED)),
    # Seats of a game under way.
    Verb.KEEP: dict.fromkeys(ALIVE, SEATED),
    Verb.REMOVE: dict.fromkeys(GAME, SEATED),
    Verb.LEAVING: dict.fromkeys(GAME, SEATED),
    Verb.CONCEDING: dict.fromkeys(GAME, SEATED),
    Verb.CALLING: dict.fromkeys((*ALIVE, Moment.QUARANTINED), SEATED),
    Verb.STANDING: dict.fromkeys(ALIVE, SEATED),
    Verb.SAY: dict.fromkeys(ALIVE, SEATED),
    **dict.fromkeys((Verb.UNSTANDING, Verb.ASK_AGAIN), LOOKS),
    # A thread that was deleted; here there is none.
    Verb.ONWARD: LOOKS,
    # A table in quarantine: of a game that can be rebuilt nothing is given up first.
    Verb.REPAIR: {Moment.QUARANTINED: HOST | MANAGERS},
    Verb.GIVE_UP: {Moment.QUARANTINED: HOST | MANAGERS},
    Verb.ANEW: {Moment.QUARANTINED: HOST | MANAGERS},
    # What managers of the server do, whether or not they play; Shut opens a form first.
    **dict.fromkeys((Verb.MANAGED, Verb.MANAGE, Verb.SHUT, Verb.SHIFT, Verb.LIMITS), LOOKS),
    Verb.HALT: dict.fromkeys(ALIVE, MANAGERS),
    Verb.RELEASE: {Moment.PAUSED: MANAGERS},
    Verb.UNSEAT: dict.fromkeys((Moment.LOBBY, *ALIVE, Moment.ENTERING), MANAGERS),
    # What is found on a server: seats are taken as by a press on the lobby.
    **dict.fromkeys((Verb.FIND, Verb.FIND_GAME, Verb.FIND_TAKE), LOOKS),
    **dict.fromkeys((Verb.FIND_WATCH, Verb.FIND_REPLAY), LOOKS),
    Verb.FIND_JOIN: {Moment.LOBBY: SPECTATOR},
    # A series: full, so that nobody else can enter.
    Verb.SERIES_ENTER: LOOKS,
    Verb.SERIES_PLACE: {Moment.ENTERING: SEATED},
    Verb.SERIES_LEAVE: {Moment.ENTERING: SEATED},
    Verb.SERIES_GIVE_UP: {Moment.SERIES: SEATED},
    Verb.SERIES_START: {Moment.ENTERING: HOST},
    Verb.SERIES_CANCEL: {Moment.ENTERING: HOST, Moment.SERIES: SEATED},
    **dict.fromkeys((Verb.SERIES_REMATCH, Verb.SERIES_GAME), LOOKS),
    Verb.SERIES_GO_ON: LOOKS,
}
"""Who may change something with a control, and when; all others change nothing."""


def test_every_control_has_a_row() -> None:
    """A new control is decided about here, too."""
    assert set(Verb) == set(MAY)


async def brought_to(discord: Server, moment: Moment) -> None:
    """Bring a table of three, or a match of two, to a moment; the guest is asked nothing."""
    host, guest, *_ = discord.people
    if moment in (Moment.ENTERING, Moment.SERIES):
        await host.slash(discord.channel, "series match", game=GAME_IDS[0])
        series = discord.host.tables.series
        await series.enter(SeriesId(1), Person(guest.id, "Bjorn"))
        if moment is Moment.SERIES:
            course = discord.host.tables.series_course
            await course.start(SeriesId(1), Person(host.id, "Astrid"))
        await discord.spoken()
        return
    if moment is Moment.LOBBY:
        table = await PlayedTable.opened(discord, 3)
        await table.join(guest)
        return
    table = await PlayedTable.started(discord, 3)
    board = await table.board()
    match moment:
        case Moment.PAUSED:
            await discord.forge(host, board, f"t1:{table.id}:-:pause")
        case Moment.OVER:
            await finish(discord, table)
        case Moment.CANCELLED:
            for person in table.players:
                calling = await discord.current(person, f"t1:{table.id}:-:calling")
                await discord.forge(person, board, calling)
        case Moment.QUARANTINED:
            ((person, decision),) = await table.asked()
            press = move_press(table.id, decision, (await table.look(person)).legal[0])
            with patch.object(type(find(GAME_IDS[0])), "apply", lambda *_: 1 / 0):
                await discord.forge(person, board, press.spelt())
            discord.errors.lines.clear()
        case _:
            pass


async def known(discord: Server) -> list[str]:
    """All that a press could change."""
    queries, found = discord.host.tables.queries, []
    for number in NUMBERS:
        for read in (queries.series(SeriesId(number)), queries._tables.peek(TableId(number))):
            try:
                found.append(repr(await read))
            except Refused as refused:
                found.append(refused.key)
    return found


_SEATS = tuple(f"{seat}.@{seat}" for seat in range(3))
"""A seat and the id of who sits there, put in for ``@``."""
_NUMBERED = (":0", ":1", ":2")
_ARGUMENTS: dict[Verb, tuple[str, ...]] = {
    **dict.fromkeys((Verb.WELCOME, Verb.DECLINE), tuple(f":{seat}" for seat in _SEATS)),
    **dict.fromkeys((Verb.CLAIM, Verb.NEXT, Verb.UNDO), _NUMBERED),
    **dict.fromkeys((Verb.UNDO_AGREE, Verb.UNDO_REFUSE), _NUMBERED),
    **dict.fromkeys((verb for verb in Verb if verb.startswith("series")), (":1",)),
    **dict.fromkeys(
        (Verb.MANAGE, Verb.HALT, Verb.RELEASE, Verb.SHUT, Verb.UNSEAT, Verb.SHIFT),
        (":t1", ":s1"),
    ),
    Verb.COMPUTER: (":add", ":remove"),
    **dict.fromkeys((Verb.FIND, Verb.FIND_JOIN, Verb.FIND_WATCH, Verb.FIND_REPLAY), (":1",)),
    Verb.FIND_TAKE: (":1.0", ":1.1"),
    Verb.FOLLOW_TABLE: ("", ":turns", ":end", ":off"),
    Verb.TERM: (":game", ":table"),
    Verb.LIMITS: (":usual", ":night"),
}
_VALUES: dict[Verb, tuple[str, ...]] = {
    **dict.fromkeys((Verb.REMOVE, Verb.OFFER), _SEATS),
    **dict.fromkeys((Verb.PLACE, Verb.SERIES_PLACE), ("any",)),
    Verb.COMPUTER: ("easy",),
    Verb.FIND_GAME: ("any",),
    Verb.MANAGE: ("t1", "s1"),
    Verb.UNSEAT: ("@0", "@1"),
}


def presses_of(discord: Server, verb: Verb) -> Iterator[tuple[str, list[str] | None]]:
    """Yield presses of a control with every argument and value that could mean something."""

    def filled(word: str) -> str:
        for seat, person in enumerate(discord.people[:3]):
            word = word.replace(f"@{seat}", str(person.id))
        return word

    for argument in _ARGUMENTS.get(verb, ("",)):
        custom_id = filled(f"t1:1:-:{verb}{argument}")
        if BY_VERB[verb].control is not ComponentType.button:
            yield from ((custom_id, [filled(value)]) for value in _VALUES.get(verb, ("x",)))
        else:
            yield custom_id, None


async def refused(
    discord: Server, person: simcord.MemberActor, custom_id: str, values: list[str] | None
) -> None:
    """Press what one may not: there is one private answer without a hand."""
    mark = len(discord.wire.requests)
    page = discord.shown(discord.channel.id)[0]
    with suppress(Refused):
        # Whoever presses was asked just now.
        custom_id = await discord.current(person, custom_id)
    result = await discord.forge(person, page, custom_id, values=values)
    which = f"{person.name}: {custom_id} {values}"
    if result.modal is None:
        told = replies(result)
        assert len(told) == 1 or (not told and ":place" in custom_id), which
        assert ACCIDENT not in "".join(map(said, told)), which
        names = [file.filename for message in told for file in message.attachments]
        if person is discord.stranger:
            assert not [name for name in names if name.startswith("hand-")], which
    if ":again" not in custom_id:
        assert [] == [r for r in discord.wire.since(mark) if r.is_public and r.is_message], which


@pytest.mark.parametrize("moment", Moment if LONG else list(Moment)[1::2])
async def test_who_may_not_do_something_changes_nothing_and_reads_why(
    tmp_path: Path, moment: Moment
) -> None:
    """F79: every control, also where its button is not shown, has been, or will be."""
    async with server(tmp_path, strict=False) as discord:
        await brought_to(discord, moment)
        host, guest, *_ = discord.people
        people = {Who.HOST: host, Who.GUEST: guest, Who.SPECTATOR: discord.stranger}
        await refused_all(discord, moment, people)


async def refused_all(
    discord: Server, moment: Moment, people: dict[Who, simcord.MemberActor]
) -> None:
    """Have people press all that they may not at a moment."""
    for who, person in people.items():
        # Whoever presses anything is noticed as being there, which is all that a press may leave.
        for number in NUMBERS:
            with suppress(Refused):
                await discord.host.tables.seats.notice(TableId(number), person.id)
        before = await known(discord)
        for verb, may in MAY.items():
            allowed = may.get(moment, frozenset())
            # Who manages the server is a spectator as long as they do not manage anything.
            if who in allowed or (Who.SPECTATOR in allowed and who in WITHOUT_SEAT):
                continue
            # In a soak each person presses each form of a control; else each person another one.
            forms, turn = [*presses_of(discord, verb)], list(Who).index(who)
            for custom_id, values in forms if LONG else [forms[turn % len(forms)]]:
                await refused(discord, person, custom_id, values)
            assert before == await known(discord), (person.name, verb)
    assert [] == discord.errors.lines


async def with_managers(discord: Server) -> dict[Who, simcord.MemberActor]:
    """Give three people what makes them an owner, a manager by role, and a moderator."""
    owner, helper, moderator = discord.people[3:6]
    await promoted(discord, owner, administrator=True)
    role = await promoted(discord, helper)
    await promoted(discord, moderator, manage_threads=True)
    await owner.slash(discord.channel, "setup managers", role=role)
    return {Who.OWNER: owner, Who.MANAGER: helper, Who.MODERATOR: moderator}


@pytest.mark.parametrize("moment", Moment if LONG else (Moment.PLAYING,))
async def test_who_manages_a_server_or_its_threads_plays_for_nobody(
    tmp_path: Path, moment: Moment
) -> None:
    """F79, F87: without a seat they do at a table what any spectator may, and see no hand."""
    async with server(tmp_path, names=NAMES, strict=False) as discord:
        await brought_to(discord, moment)
        await refused_all(discord, moment, await with_managers(discord))


COMMANDS: dict[str, May] = {
    "table join": {Moment.LOBBY: SPECTATOR},
    "table leave": {Moment.LOBBY: SEATED, **dict.fromkeys(GAME, SEATED)},
    "table start": {Moment.LOBBY: HOST},
    "table computer": {Moment.LOBBY: HOST},
    "table cancel": {Moment.LOBBY: HOST, **dict.fromkeys((*ALIVE, Moment.QUARANTINED), SEATED)},
    "table rematch": {Moment.OVER: SEATED},
    "table pause": dict.fromkeys((Moment.PLAYING, Moment.SERIES), SEATED),
    "table resume": {Moment.PAUSED: HOST},
    "table extend": dict.fromkeys((Moment.PLAYING, Moment.SERIES), SEATED),
    "table pace": dict.fromkeys(GAME, SEATED),
    "table repair": {Moment.QUARANTINED: HOST | MANAGERS},
    "seat keep": dict.fromkeys(ALIVE, SEATED),
    "seat concede": dict.fromkeys(ALIVE, SEATED),
    "series start": {Moment.ENTERING: HOST},
    "series leave": {Moment.ENTERING: SEATED, Moment.SERIES: SEATED},
    "series cancel": {Moment.ENTERING: HOST, Moment.SERIES: SEATED},
}
"""Who may change a table or series with a command, and when; all others, and all of those that are
not named here, change nothing."""


@pytest.mark.parametrize("moment", Moment if LONG else (Moment.PLAYING,))
async def test_every_command_says_to_everybody_whether_it_is_theirs(
    tmp_path: Path, moment: Moment
) -> None:
    """F79, F87: ``/setup`` is for managers; without a seat nobody is shown a hand."""
    async with server(tmp_path, names=NAMES, strict=False) as discord:
        await brought_to(discord, moment)
        people = await with_managers(discord)
        host, guest, *_ = discord.people
        people |= {Who.SPECTATOR: discord.stranger, Who.GUEST: guest, Who.HOST: host}
        offered = set(discord.stranger.available_commands(discord.channel)) - OPENING
        assert set(COMMANDS) <= offered
        for who, person in people.items():
            for command in sorted(offered):
                allowed = COMMANDS.get(command, LOOKS).get(moment, frozenset())
                if who not in allowed and not (Who.SPECTATOR in allowed and who in WITHOUT_SEAT):
                    await not_theirs(discord, who, person, command)
        assert [] == discord.errors.lines


async def not_theirs(discord: Server, who: Who, person: simcord.MemberActor, command: str) -> None:
    """Give a command that changes nothing: there is one private answer, and not with a hand."""
    given = dict(NONSENSE.get(command, {}))
    if concerns_tables(command):
        given["table"] = 1
    for number in NUMBERS:
        with suppress(Refused):
            await discord.host.tables.seats.notice(TableId(number), person.id)
    before = await known(discord)
    told = (await person.slash(discord.channel, command, **given)).response
    heard = said(told)
    assert ACCIDENT not in heard, (who, command)
    assert before == await known(discord), (who, command)
    if command.startswith("setup"):
        refused = heard == texts("en")("refused-not-manager")
        assert refused is (who not in MANAGERS), (who, command)
    files = [] if told is None else [file.filename for file in told.attachments]
    assert who in SEATED or not [name for name in files if name.startswith("hand-")], (who, command)
