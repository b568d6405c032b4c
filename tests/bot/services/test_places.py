"""Named places: people take one or any in the lobby, and whoever takes any is seated by lot."""

# ruff: noqa: D102 - said by the rules API, like those of any game

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.host_events import PlacesDrawn
from bot.model.pace import PACES
from bot.model.players import Person, Player
from bot.model.table import Opening, Table, TableId, Terms
from bot.model.table import Place as Where
from bot.model.times import utc_now
from bot.services.tables import Tables
from bot.store.sqlite.store import SqliteStore
from bot.table.live_table import LiveTable
from bot.table.replay import told
from bot.transitions.lobby import open_lobby
from bot.transitions.places import carry_over
from games.api import Options, Seat
from games.goths.rules import GAME as GOTHS
from games.optional.places import Place
from players.levels import Level
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.seated import seated
from tests.rigs.services import compose
from tests.rigs.toy_game import Cheer, LetPass, Toy

ANN, BOB, CID, DAN = (Person(n, name) for n, name in enumerate(("Ann", "Bob", "Cid", "Dan"), 1))
PRESSES = count(100)
KEYS = ("north", "south", "east", "west")


class Compass(Toy):
    """The toy game with named seats; in a rematch everybody moves one further."""

    def places(self, seats: int, options: Options) -> tuple[Place, ...]:  # noqa: ARG002
        return tuple(Place(key, key) for key in KEYS[:seats])

    def rematch_seats(self, seats: int) -> tuple[Seat, ...]:
        return tuple(Seat((seat + 1) % seats) for seat in range(seats))


COMPASS = Compass()


@asynccontextmanager
async def hosted(path: Path) -> AsyncIterator[tuple[Tables, SqliteStore]]:
    """Open the file for the time of a block."""
    store = await SqliteStore.open(path, utc_now)
    try:
        seeds = (f"{press:032x}" for press in PRESSES)
        tables, _ = compose(store, find=lambda _: COMPASS, draw_seed=lambda: next(seeds))
        yield tables, store
    finally:
        await store.close()


async def lobby(tables: Tables, seats: int = 4, again: TableId | None = None) -> Table:
    """Open a table of Ann's."""
    opening = Opening("toy", Terms({}, seats, "en"), Where.HERE, 7, 70, ANN, rematch_of=again)
    return await tables.lobbies.open(opening, next(PRESSES))


def wishes(table: Table) -> list[tuple[str, str]]:
    """List who wants what."""
    return [(seated(player).name, player.place) for player in table.players]


async def test_a_place_is_taken_changed_and_given_back(tmp_path: Path) -> None:
    """People pick one or any; also across a restart."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, _):
        table = await lobby(tables)
        choose = tables.lobbies.choose_place
        await choose(table.id, BOB, "south")
        await tables.lobbies.join(table.id, CID)
        assert await key_of(choose(table.id, CID, "south")) == "place-taken"
        assert await key_of(choose(table.id, DAN, "south")) == "place-taken"
        assert await key_of(choose(table.id, CID, "up")) == "no-such-place"
        await choose(table.id, BOB, "east")
        await choose(table.id, CID, "south")
    async with hosted(tmp_path / "host.sqlite3") as (tables, _):
        table = await tables.queries.get(table.id)
        assert wishes(table) == [("Ann", ""), ("Bob", "east"), ("Cid", "south")]
        table = await tables.lobbies.choose_place(table.id, CID, "")
        assert wishes(table) == [("Ann", ""), ("Bob", "east"), ("Cid", "")]
        table = await tables.lobbies.leave(table.id, BOB)
        assert wishes(table) == [("Ann", ""), ("Cid", "")]


async def test_the_start_seats_people_where_they_want_and_the_others_by_lot(
    tmp_path: Path,
) -> None:
    """The lot is told in public, and is another one at another table."""
    seen = set()
    async with hosted(tmp_path / "host.sqlite3") as (tables, store):
        for _ in range(12):
            table = await lobby(tables)
            await tables.lobbies.join(table.id, BOB)
            await tables.lobbies.choose_place(table.id, CID, "north")
            await tables.lobbies.join(table.id, DAN)
            table = await tables.lobbies.start(table.id, ANN)
            assert table.players[0].person == CID
            assert {player.person for player in table.players} == {ANN, BOB, CID, DAN}
            assert all(player.place == "" for player in table.players)
            seen.add(table.names)
            happened = [one.event for one in told(COMPASS, await store.moves(table.id))]
            assert PlacesDrawn(seats=(Seat(1), Seat(2), Seat(3))) in happened
    assert len(seen) > 1


async def test_whoever_wants_a_place_that_is_gone_takes_any(tmp_path: Path) -> None:
    """Fewer seats, or fewer people than seats: who plays still sits somewhere."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, store):
        table = await lobby(tables)
        await tables.lobbies.choose_place(table.id, BOB, "west")
        table = await tables.lobbies.choose_place(table.id, ANN, "south")
        fewer = await tables.lobbies.alter(table.id, ANN, replace(table.terms, seats=2))
        assert wishes(fewer) == [("Ann", "south"), ("Bob", "")]
        table = await tables.lobbies.start(table.id, ANN)
        assert table.names == ("Bob", "Ann")
        happened = [one.event for one in told(COMPASS, await store.moves(table.id))]
        assert not any(isinstance(event, PlacesDrawn) for event in happened)


async def test_a_rematch_seats_people_as_the_rules_say_unless_they_choose(tmp_path: Path) -> None:
    """Rulings G32 and M21: who returns has the rules' place, and may take another."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, _):
        table = await lobby(tables, 2)
        await tables.lobbies.choose_place(table.id, ANN, "north")
        await tables.lobbies.join(table.id, BOB)
        table = await tables.lobbies.start(table.id, ANN)
        while (look := await tables.queries.look(table.id, None)).questions:
            asked = next(q.decision for q in look.questions if not q.decision.answered)
            person = seated(table.players[asked.seat])
            legal = (await tables.queries.look(table.id, person.id)).legal
            move = LetPass() if Cheer() in legal else legal[0]
            await tables.moves.play(table.id, person, next(PRESSES), asked.id, move)
        again = await lobby(tables, 2, table.id)
        assert wishes(again) == [("Ann", "south")]
        again = await tables.lobbies.join(again.id, BOB)
        assert wishes(again) == [("Ann", "south"), ("Bob", "north")]
        again = await tables.lobbies.choose_place(again.id, ANN, "")
        assert wishes(again) == [("Ann", ""), ("Bob", "north")]
        other = await lobby(tables, 2, table.id)
        assert other.id == again.id


async def test_whoever_begins_a_broken_game_again_sits_where_they_sat(tmp_path: Path) -> None:
    """F56: the host, those who chose, those drawn by lot and computers, with whom they were."""
    chosen = {ANN: "ostrogoth-chief", CID: "visigoth-king"}
    keys = [place.key for place in GOTHS.places(4, {})]
    store = await SqliteStore.open(tmp_path / "host.sqlite3", utc_now)
    try:
        seeds = (f"{press:032x}" for press in PRESSES)
        tables, repository = compose(store, draw_seed=lambda: next(seeds))
        opening = Opening("goths", Terms({}, 4, "en"), Where.HERE, 7, 70, ANN)
        for _ in range(3):
            table = await tables.lobbies.open(opening, next(PRESSES))
            await tables.lobbies.join(table.id, BOB)
            for person, place in chosen.items():
                await tables.lobbies.choose_place(table.id, person, place)
            before = await tables.lobbies.start_filled(table.id, ANN, Level.EASY)
            await quarantine(repository, table.id)
            again = await tables.lobbies.begin_again(table.id, ANN, next(PRESSES), manager=False)
            assert (again.host, again.players[0].person) == (ANN, ANN)
            had = dict(zip(before.names, keys, strict=True))
            assert {player.name: player.place for player in again.players} == had
            after = await tables.lobbies.start(again.id, ANN)
            assert after.names == before.names
    finally:
        await store.close()


@pytest.mark.parametrize("wanted", ["south", ""])
async def test_a_broken_lobby_is_opened_again_with_what_was_wanted(
    tmp_path: Path, wanted: str
) -> None:
    """F56: nobody has a place yet, and whoever wants any is not given that of a rematch."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, _):
        table = await lobby(tables, 3)
        await tables.lobbies.choose_place(table.id, ANN, wanted)
        await tables.lobbies.choose_place(table.id, BOB, "north")
        await quarantine(tables.queries._tables, table.id)
        again = await tables.lobbies.begin_again(table.id, ANN, next(PRESSES), manager=False)
        assert wishes(again) == [("Ann", wanted), ("Bob", "north")]


@pytest.mark.parametrize("seats", [3, 4])
async def test_places_are_those_of_the_people_who_play(tmp_path: Path, seats: int) -> None:
    """A table for four that three start is a game of three."""
    async with hosted(tmp_path / "host.sqlite3") as (tables, _):
        table = await lobby(tables)
        for person, key in zip((ANN, BOB, CID, DAN)[:seats], KEYS, strict=False):
            await tables.lobbies.choose_place(table.id, person, key)
        smaller = await tables.lobbies.fitted(table.id)
        table = await tables.lobbies.start(table.id, ANN, smaller.lobby_mark)
        assert table.names == ("Ann", "Bob", "Cid", "Dan")[:seats]


@pytest.mark.parametrize(
    ("before", "seats", "after"),
    [
        # The example of an evening: two of one camp stay together, king and chief.
        (
            {ANN: "visigoth-king-c", BOB: "visigoth-chief-d"},
            4,
            {ANN: "visigoth-king", BOB: "visigoth-chief"},
        ),
        ({ANN: "visigoth-king", BOB: "ostrogoth-king"}, 8, None),
        # Of two kings one becomes a chief: rather another role than another camp.
        (
            {ANN: "ostrogoth-king-a", BOB: "ostrogoth-king-b"},
            4,
            {ANN: "ostrogoth-king", BOB: "ostrogoth-chief"},
        ),
        # A camp of one takes one; the other is drawn.
        (
            {ANN: "ostrogoth-king-a", BOB: "ostrogoth-chief-a"},
            2,
            {ANN: "ostrogoth-both", BOB: ""},
        ),
        ({ANN: "", BOB: "ostrogoth-chief-b"}, 6, {ANN: "", BOB: "ostrogoth-chief-b"}),
    ],
)
def test_who_is_with_whom_is_kept_where_the_seats_change(
    before: dict[Person, str], seats: int, after: dict[Person, str] | None
) -> None:
    """Camp and role are carried over as far as the other game has them."""
    old = 8 if seats < 8 else 4
    live = goths_lobby(before, old)
    new = live.with_terms(seats=seats)
    placed = carry_over(new, live.table, GOTHS).table.players
    known = {place.key: place for place in GOTHS.places(seats, {})}
    if after is not None:
        assert {player.person: player.place for player in placed} == after
    else:
        was = {place.key: place for place in GOTHS.places(old, {})}
        for player in placed:
            one, other = was[before[seated(player)]], known[player.place]
            assert (one.camp, one.emblem) == (other.camp, other.emblem)


def goths_lobby(places: dict[Person, str], seats: int) -> LiveTable:
    """A lobby of people who want places."""
    opening = Opening("goths", Terms({}, seats, "en"), Where.HERE, 7, 70, ANN)
    live, _ = open_lobby(
        TableId(1), opening, 1, GOTHS, now=utc_now(), pace=PACES["slow"], wait=timedelta(days=3)
    )
    seated = (Player(Seat(n), who, place=place) for n, (who, place) in enumerate(places.items()))
    return live.with_table(players=tuple(seated))
