"""The sheet of a series in every state, and what the channel hears: within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import discord
import pytest
from discord import app_commands, ui
from msgspec.structs import fields, replace

from bot.i18n import texts as i18n
from bot.i18n.text_ids import event_id, option_id
from bot.i18n.texts import LANGUAGES, texts
from bot.model.computer import Computer
from bot.model.players import Occupancy, Person, Player
from bot.model.seeds import hash_seed
from bot.model.series import HostedSeries, SeriesNews
from bot.model.table import (
    Place,
    SeriesGame,
    SeriesId,
    Status,
    Table,
    TableId,
    Terms,
)
from cogs.elements.custom_ids import Verb, read_press
from cogs.panels.clocks import when
from cogs.panels.public.notices import lost_place
from cogs.panels.public.series import calling_off, giving_up, list_line, notice, sheet
from cogs.panels.repair import beyond_repair
from cogs.panels.seats import leaving
from games.api import Outcome, Seat
from games.series.api import Entrant, Kind
from games.series.events import Advance, GameEntered, LotDrawn, SeriesEvent
from games.series.kinds import ENTRANTS, OPTIONS, AnySeries, begin, give_up, record
from players.levels import Level
from tests.cogs.routing.test_matrix import Moment, brought_to
from tests.play.disturbed.lasting import REFUSALS
from tests.rigs.as_strict_as_discord import Send
from tests.rigs.discord_server import server
from tests.rigs.played_table import said as messages

NOW = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = tuple(Person(user, letter * 32) for user, letter in enumerate("ABCDEFGH", 1))
DRAW = Outcome(((Seat(0), Seat(1)),), "x", (1, 1))
WON = Outcome(((Seat(0),), (Seat(1),)), "x", (9, 3))

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_kind = pytest.mark.parametrize("kind", Kind)


def hosted(kind: Kind, status: Status, people: int | None = None, **more: Any) -> HostedSeries:
    """Make a series of as many people as can be."""
    return HostedSeries(
        id=SeriesId(123456),
        interaction_id=1,
        kind=kind,
        game="vikings",
        place=Place.THREAD,
        guild_id=7,
        channel_id=70,
        host=PEOPLE[0],
        entrants=PEOPLE[: people or ENTRANTS[kind][-1]],
        status=status,
        opened_at=NOW,
        closes_at=NOW,
        options={option.key: option.default for option in OPTIONS[kind]},
        terms=Terms({}, 2, "en", pace="slow"),
        **more,
    )


def table(number: int, game: SeriesGame | None = None, **more: Any) -> Table:
    chosen: dict[str, Any] = {"thread_id": 900 + number, "players": ()} | more
    return Table(
        id=TableId(number),
        game="vikings",
        version=1,
        place=Place.THREAD,
        guild_id=7,
        channel_id=70,
        host=PEOPLE[0],
        status=Status.PLAYING,
        opened_at=NOW,
        seed_hash="",
        seed=None,
        series=game,
        terms=Terms({}, 2, "en"),
        **chosen,
    )


class Tables(Mapping[int, Table]):
    """A table for every game; the first has no thread yet."""

    def __getitem__(self, number: int) -> Table:
        return table(number, thread_id=None) if number == 1 else table(number)

    def __iter__(self) -> Iterator[int]:
        return iter(())

    def __len__(self) -> int:
        return 0


def news(series: HostedSeries, told: int = 0) -> SeriesNews:
    return SeriesNews(series, Tables(), told=told, upto=0, posts={})


def courses(kind: Kind) -> Iterator[HostedSeries]:
    """Play a series with draws, wins and somebody who gives up, and yield it at each step."""
    series = hosted(kind, Status.PLAYING)
    stepped: Any = begin(kind, len(series.entrants), series.options, "sheet")
    number = 0
    while True:
        state: AnySeries = stepped.series
        series = replace(
            series,
            state=state,
            events=(*series.events, *stepped.events),
            games={game.number: TableId(game.number) for game in state.open},
            status=Status.OVER if state.ranking else Status.PLAYING,
        )
        yield series
        if state.ranking:
            return
        number += 1
        if number == 4 and kind is Kind.CHAMPIONSHIP:
            stepped = give_up(state, state.open[0].seats[1])
        else:
            stepped = record(state, state.open[0].number, DRAW if number % 3 == 1 else WON)


def words(view: ui.LayoutView) -> str:
    shown = (item for item in view.walk_children() if isinstance(item, ui.TextDisplay))
    return "\n".join(item.content for item in shown)


def verbs(view: ui.LayoutView) -> list[Verb]:
    found = []
    for item in view.walk_children():
        if isinstance(item, ui.Button) and item.custom_id is not None:
            press = read_press(item.custom_id)
            assert press is not None
            assert press.argument == ("vikings.1" if press.verb is Verb.GUIDE else "123456")
            assert isinstance(press.verb, Verb)
            found.append(press.verb)
    return found


@each_language
def test_a_sheet_names_no_end_while_its_clock_stands(language: str) -> None:
    """Nobody knows by then when it closes, and no sentence is left without its end."""
    said, runs = texts(language), hosted(Kind.MATCH, Status.LOBBY, 1)
    stands = replace(runs, left=timedelta(hours=1))
    shown, foot = (words(sheet(news(one), said, None)).split("\n")[-1] for one in (runs, stands))
    assert shown.startswith(foot)
    assert foot.endswith(".")
    assert ":R>" in shown.removeprefix(foot)


@each_kind
@each_language
def test_the_sheet_names_everybody_and_offers_what_can_be_done(kind: Kind, language: str) -> None:
    """One message for the whole life of a series."""
    said = texts(language)
    lasting = [Verb.SERIES_LEAVE, Verb.GUIDE, Verb.SERIES_CANCEL]
    alone = sheet(news(hosted(kind, Status.LOBBY, 1)), said, None)
    assert verbs(alone) == [Verb.SERIES_ENTER, *lasting]
    full = sheet(news(hosted(kind, Status.LOBBY)), said, None)
    assert verbs(full) == [Verb.SERIES_START, *lasting]
    assert all(person.name in words(full) for person in PEOPLE[: ENTRANTS[kind][-1]])
    for series in courses(kind):
        view = sheet(news(series), said, None)
        over = series.status is Status.OVER
        assert verbs(view) == [Verb.SERIES_REMATCH if over else Verb.SERIES_LEAVE]
        assert series.state is not None
        for game in series.state.open:
            assert all(PEOPLE[entrant].name in words(view) for entrant in game.seats)
            linked = f"/7/{900 + game.number}" in words(view)
            assert linked == (game.number != 1)
    for status in (Status.CANCELLED, Status.EXPIRED):
        view = sheet(news(hosted(kind, status)), said, None)
        assert verbs(view) == []


@each_kind
@each_language
def test_what_happens_is_told_in_short_lines(kind: Kind, language: str) -> None:
    """A message of Discord holds 2000 characters; nobody is mentioned in it."""
    told, heard = 0, 0
    for series in courses(kind):
        text = notice(news(series, told), texts(language))
        told = len(series.events)
        heard += bool(text)
        assert len(text) <= 2000
        assert "<@" not in text
    # After a long outage the latest is said.
    *_, end = courses(kind)
    assert len(notice(news(end, 0), texts(language))) <= 2000
    assert heard >= (1 if ENTRANTS[kind] == range(2, 3) else 5)


@pytest.mark.parametrize(
    ("kind", "titles"),
    [
        (Kind.CURSUS, ("Grand Champion of the 7 Cycles", "Grand Champion des 7 Cycles")),
        (Kind.CHAMPIONSHIP, ("Grand Champion of the 8 Houses", "Grand Champion des 8 Maisons")),
    ],
)
def test_who_wins_a_series_of_schools_has_the_title_of_the_book(
    kind: Kind, titles: tuple[str, str]
) -> None:
    """M23: told with the end, and on the sheet; in no other game, and before nobody has won."""
    *under_way, end = courses(kind)
    assert end.state is not None
    winner = f"**{PEOPLE[end.state.ranking[0][0]].name}**"
    for language, title in zip(LANGUAGES, titles, strict=True):
        said = texts(language)
        for game, honoured in (("schools", True), ("vikings", False)):
            over = replace(end, game=game)
            for text in (notice(news(over), said), words(sheet(news(over), said, None))):
                assert honoured == any(
                    title in line and winner in line for line in text.split("\n")
                )
        before = replace(under_way[-1], game="schools")
        assert title not in words(sheet(news(before), said, None)) + notice(news(before), said)


@each_language
def test_games_to_see_are_those_that_were_played_to_their_end(language: str) -> None:
    """One that was called off has no result, no film and no analysis."""
    stood = {1: Status.OVER, 2: Status.CANCELLED, 3: Status.OVER, 4: Status.PLAYING}
    for status in (Status.PLAYING, Status.OVER):
        *_, series = courses(Kind.MATCH)
        series = replace(series, status=status, games={n: TableId(n) for n in stood})
        tables = {n: replace(table(n), status=one) for n, one in stood.items()}
        for some, offered in ((tables, ["1", "3"]), ({2: tables[2]}, [])):
            view = sheet(replace(news(series), tables=some), texts(language), None)
            menus = [item for item in view.walk_children() if isinstance(item, ui.Select)]
            assert offered == [one.value for menu in menus for one in menu.options]


@each_language
def test_the_luck_of_each_open_game_is_sealed_in_public(language: str) -> None:
    """Of a game of a series no lobby tells the seal; the sheet does, as long as it is played."""
    said = texts(language)
    for series in courses(Kind.CHAMPIONSHIP):
        assert series.state is not None
        sealed = {
            game.number: replace(table(game.number), seed_hash=hash_seed(str(game.number)))
            for game in series.state.open
        }
        shown = words(sheet(replace(news(series), tables=sealed), said, None))
        for one in sealed.values():
            assert one.seed_hash is not None
            assert said("seed-promised", hash=one.seed_hash[:32]) in shown
        assert shown.count("🎲") == len(sealed)


async def test_what_there_is_only_of_a_finished_game_says_why_of_one_that_was_ended(
    tmp_path: Path,
) -> None:
    """It will never be possible; a game that goes on may still come to its end."""
    said = texts("en")
    async with server(tmp_path) as served:
        await brought_to(served, Moment.SERIES)
        person, there = served.people[0], served.shown(served.channel.id)[0]

        async def told() -> list[str]:
            forge, slash = served.forge, person.slash
            answers = [
                await forge(person, there, "t1:0:-:seriesgame:1", values=["1"]),
                await forge(person, there, "t1:1:-:others"),
                *[
                    await slash(served.channel, f"game {word}", table=1)
                    for word in ("film", "luck", "analysis", "share")
                ],
                await slash(served.channel, "table export", table=1),
            ]
            return [messages(answer.response).partition("\n")[0] for answer in answers]

        assert await told() == [said("refused-not-over")] * 7
        for actor in served.people[:2]:
            await served.host.tables.series.cancel(SeriesId(1), Person(actor.id, actor.name))
        await served.spoken()
        assert "seriesgame" not in str(served.shown(served.channel.id)[0].components)
        ended = said("refused-table-ended").partition(".")[0]
        assert [ended] * 7 == [text.partition(".")[0] for text in await told()]


@each_language
def test_the_final_is_called_so_and_nobody_goes_on_from_it(language: str) -> None:
    """Whoever wins it has won the series; the sheet then says no more how many may enter."""
    said = texts(language)
    began, told, news_of = hosted(Kind.CHAMPIONSHIP, Status.PLAYING), 0, []
    for series in courses(Kind.CHAMPIONSHIP):
        news_of.append(notice(news(series, told), said))
        told, began = len(series.events), series
    final = said("series-event-stage-opened", stage=3, names="", count=2)
    assert [final in text for text in news_of].count(True) == 1
    assert began.state is not None
    name = f"**{PEOPLE[began.state.ranking[0][0]].name}**"
    goes_on = said("series-event-name-advanced", entrant=name, stage=2, why="", why_kind="won")
    won = said("series-event-series-won", entrants=name, count=1)
    assert won in news_of[-1]
    assert goes_on not in news_of[-1]
    wanted = said("series-entrants-wanted", least=3, most=8)
    assert wanted in words(sheet(news(hosted(Kind.CHAMPIONSHIP, Status.LOBBY)), said, None))
    over = words(sheet(news(began), said, None))
    assert wanted not in over
    together = said(option_id("series", "matches", "together"))
    assert f"-# {together[:1].upper()}{together[1:]}" in over


@each_language
def test_the_end_of_a_final_is_no_way_to_a_next_stage(language: str) -> None:
    """Nobody goes on from it, be it won by a walkover or by the place on the sheet."""
    said, name = texts(language), f"**{PEOPLE[0].name}**"
    onward = said("series-event-name-advanced", entrant=name, stage=1, why="", why_kind="won")
    verb = {"en": "goes on", "fr": "passe"}[language]
    assert verb in onward
    for why in (Advance.WALKOVER, Advance.UPPER_NAME):
        told = said("series-event-name-advanced", entrant=name, stage=1, why="", why_kind=why.value)
        assert verb not in told


@each_language
def test_what_is_drawn_for_two_is_who_has_which_seat(language: str) -> None:
    """Who begins is up to the game: some draw lots for it."""
    said = texts(language)
    series = next(courses(Kind.MATCH))
    seats = [f"{number}. **{PEOPLE[number - 1].name}**" for number in (1, 2)]
    drawn = said("series-drawn", seats=said("between-clauses").join(seats))
    assert drawn in notice(news(series), said)
    named = [said(f"schools-place-{key}") for key in ("dragombre", "blancgriffon")]
    for places in ({}, {PEOPLE[1].id: "blancgriffon"}):
        told = notice(news(replace(series, game="schools", places=places)), said).splitlines()[1]
        assert told.startswith("🎟️" if places else "🎲")
        first, second = (told.index(f"**{PEOPLE[n].name}** · {named[n]}") for n in range(2))
        assert first < second


@each_language
def test_the_lobby_of_a_series_says_what_can_be_done(language: str) -> None:
    """Nobody enters a full one."""
    said = texts(language)
    for people, full in ((1, "no"), (2, "yes")):
        series, host = hosted(Kind.MATCH, Status.LOBBY, people), PEOPLE[0].name
        foot = said("series-foot", series="123456", host=host, full=full, until=when(NOW))
        assert foot in words(sheet(news(series), said, None))
        assert (said("series-button-enter").lower() in foot.lower()) == (full == "no")


@each_language
def test_whoever_waits_in_a_championship_has_no_game_to_lose(language: str) -> None:
    """M22: the question says what giving up means now."""
    said = texts(language)
    for playing in (True, False):
        series = next(courses(Kind.CHAMPIONSHIP))
        assert series.state is not None
        user = series.entrants[series.state.open[0].seats[0]].id
        if not playing:
            # Its next game is not open yet.
            series = replace(series, state=replace(series.state, open=()))
        asked = said(
            "series-giving-up",
            kind="championship",
            series="123456",
            playing="yes" if playing else "no",
        )
        assert asked in words(giving_up(series, user, said))


@each_language
def test_a_broken_game_of_a_series_is_played_again_in_any_case(language: str) -> None:
    """No other lobby is opened for it, and closing it would begin it again, too."""
    said, game = texts(language), SeriesGame(SeriesId(123456), Kind.MATCH, 1)
    for of, key in ((None, "repair-ways"), (game, "repair-ways-in-series")):
        view = beyond_repair(table(5, of), "", said)
        buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
        presses = [read_press(item.custom_id) for item in buttons if item.custom_id]
        offered = [press.verb for press in presses if press]
        assert offered == [Verb.ANEW, *([] if of else [Verb.GIVE_UP]), Verb.REPAIR]
        assert said(key) in words(view)


@each_language
def test_every_event_of_a_series_has_its_sentence(language: str) -> None:
    """Made of nothing but its fields."""
    for kind in get_args(SeriesEvent):
        known = {field.name for field in fields(kind)} | {"count", "why_kind", "role", "verse"}
        assert i18n.variables(event_id("series", kind), language) <= known


@each_language
def test_every_option_of_a_series_has_a_name(language: str) -> None:
    """As they stand in commands and on the sheet."""
    said = texts(language)
    for options in OPTIONS.values():
        for option in options:
            for value in option.choices:
                if isinstance(value, str):
                    assert len(said(option_id("series", option.key, value))) <= 100
                else:
                    assert str(value) in said(f"series-option-{option.key}-said", value=value)


@each_language
def test_a_drawn_meeting_and_a_redraw_are_told(language: str) -> None:
    """M17; and the seeding is drawn in public."""
    first, second = Entrant(0), Entrant(1)
    series = replace(
        hosted(Kind.CHAMPIONSHIP, Status.PLAYING),
        events=(
            LotDrawn(entrant=first, lot=3, draw=1),
            LotDrawn(entrant=second, lot=3, draw=1),
            LotDrawn(entrant=first, lot=5, draw=2),
            LotDrawn(entrant=second, lot=4, draw=2),
            GameEntered(number=1, seats=(first, second), winner=None, totals=(0, 0)),
            GameEntered(number=2, seats=(second, first), winner=second, totals=(0, 0)),
        ),
    )
    lines = notice(news(series), texts(language)).split("\n")
    assert len(lines) == 3
    assert lines[1].count(PEOPLE[0].name) == 2
    assert PEOPLE[1].name in lines[2]


@each_kind
@each_language
def test_before_its_start_a_series_says_what_it_is_and_leads_to_the_rules(
    kind: Kind, language: str
) -> None:
    """Who has never heard of such a series reads on its message what they enter."""
    said = texts(language)
    view = sheet(news(hosted(kind, Status.LOBBY)), said, None)
    assert said("series-what", kind=kind.value) in words(view)
    assert Verb.GUIDE in verbs(view)


@each_kind
@each_language
def test_giving_up_and_lists_are_short(kind: Kind, language: str) -> None:
    """What a person reads in private."""
    said = texts(language)
    for series in (hosted(kind, Status.LOBBY), *courses(kind)):
        assert len(list_line(series, said)) <= 200
    assert verbs(giving_up(series, 1, said)) == [Verb.SERIES_GIVE_UP]
    assert verbs(calling_off(series, said, "")) == [Verb.SERIES_CANCEL]


@each_language
def test_only_who_plays_alone_ends_a_game_by_a_red_press(language: str) -> None:
    """Red is for what cannot be undone: among others it is a wish they may not share."""
    said = texts(language)
    for people, label, style in (
        (1, "seats-button-end", discord.ButtonStyle.danger),
        (2, "seats-button-call-off", discord.ButtonStyle.secondary),
    ):
        players = tuple(
            Player(Seat(seat), PEOPLE[seat] if seat < people else Computer("Olaf", Level.EASY))
            for seat in range(2)
        )
        view = leaving(table(5, players=players), Seat(0), said)
        buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
        (ending,) = (one for one in buttons if one.label == said(label))
        assert style is ending.style
        assert f"**{said(label)}" in words(view)
    # Whose own seat is on offer has the other to ask.
    away = replace(players[0], occupancy=Occupancy(offered_at=1))
    view = leaving(table(5, players=(away, players[1])), Seat(0), said)
    assert f"**{said('seats-button-call-off')}" in words(view)


@each_language
def test_at_the_table_of_a_series_leaving_is_giving_the_series_up(language: str) -> None:
    """M22: nobody else takes the seat, so it is not offered."""
    game = SeriesGame(SeriesId(123456), Kind.MATCH, 1)
    players = tuple(Player(Seat(seat), PEOPLE[seat]) for seat in range(2))
    view = leaving(table(5, game, players=players), Seat(0), texts(language))
    buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    presses = [read_press(item.custom_id) for item in buttons if item.custom_id]
    assert [press.verb for press in presses if press] == [
        Verb.SERIES_LEAVE,
        Verb.CALLING,
        Verb.HAND,
    ]
    assert "123456" in words(view)


@each_language
def test_a_game_whose_thread_was_deleted_is_closed_only_where_it_can_be(language: str) -> None:
    """Of a series managers close the whole, and read so."""
    said, game = texts(language), SeriesGame(SeriesId(123456), Kind.MATCH, 1)
    for of, offered in ((None, [Verb.ONWARD, Verb.SHUT]), (game, [Verb.ONWARD])):
        view = lost_place(table(5, of), said)
        buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
        presses = [read_press(item.custom_id) for item in buttons if item.custom_id]
        assert offered == [press.verb for press in presses if press]
        assert ("/setup" in words(view)) is (of is not None)


async def test_a_game_of_a_series_has_no_rematch_of_its_own(tmp_path: Path) -> None:
    """Below its last board there is no button for one; the command says what there is instead."""
    async with server(tmp_path) as served:
        host, guest, *_ = served.people
        await host.slash(served.channel, "series match", game="schools")
        one, other = Person(host.id, "Astrid"), Person(guest.id, "Bjorn")
        await served.host.tables.series.enter(SeriesId(1), other)
        await served.host.tables.series_course.start(SeriesId(1), one)
        await served.host.tables.seats.concede(TableId(1), other)
        await served.spoken()
        assert (await served.host.tables.queries.get(TableId(1))).status is Status.OVER
        known = await served.host.tables.queries.active(served.guild.id)
        board = served.shown(served.channel.id)[0]
        refused = texts("en")("refused-rematch-of-series", series="1")
        for told in (
            await host.slash(served.channel, "table rematch", table=1),
            await served.forge(host, board, "t1:1:-:rematch"),
        ):
            assert messages(told.response).startswith(refused)
        assert known == await served.host.tables.queries.active(served.guild.id)


async def test_a_cursus_is_opened_by_a_command_of_its_game(tmp_path: Path) -> None:
    """It appears in the group of the game whose scoring it is, and of no other."""
    async with server(tmp_path) as host:
        groups = {one.name: one for one in host.host.tree.get_commands()}
        own, other = groups["schools"], groups["vikings"]
        assert isinstance(own, app_commands.Group)
        assert isinstance(other, app_commands.Group)
        command = own.get_command("cursus")
        assert isinstance(command, app_commands.Command)
        values = [choice.value for choice in command.parameters[0].choices]
        assert values == ["fixed", "alternating"]
        assert other.get_command("cursus") is None


def refused(refusal: str, method: str, path: str, _body: object, send: Send) -> object:
    """Refuse every message to a channel."""
    if method == "POST" and path.startswith("/channels/"):
        made = REFUSALS[refusal]()
        raise made
    return send()


@pytest.mark.parametrize("refusal", ["http-400", "http-500"])
async def test_a_series_that_discord_refuses_to_show_waits_for_its_start(
    tmp_path: Path, refusal: str
) -> None:
    """F99: nobody can enter or start it; once its sheet stands, it has the time that it had."""
    async with server(tmp_path, strict=False, swept=True, lobby_hours=1) as served:
        # The very first message of it, too.
        with patch.object(served.strictness, "fault", partial(refused, refusal)):
            await served.people[0].slash(served.channel, "series match", game="schools")
            await served.wait(minutes=75)
        queries = served.host.tables.queries
        assert (await queries.series(SeriesId(1))).status is Status.LOBBY
        await served.wait(minutes=30)
        series = await queries.series(SeriesId(1))
        assert (series.status, series.left) == (Status.LOBBY, None)
        await served.wait(minutes=45)
        assert (await queries.series(SeriesId(1))).status is Status.EXPIRED
