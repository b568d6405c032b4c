"""A Cursus of Clash of Magic Schools: seven games, all of them played, in one thread."""

from __future__ import annotations

from pathlib import Path

from bot.model.table import Status
from games.api import AnyGame, Seat
from games.rng import Rng
from games.schools.rules import GAME
from games.schools.state import SchoolsState
from games.series.api import Kind
from games.series.cursus import Cursus, sheet
from tests.rigs.refusals import key_of
from tests.rigs.seated import seated
from tests.rigs.series_rig import PEOPLE, SeriesRig, series_house

ANN, BOB, *_ = PEOPLE


def find_schools(game_id: str) -> AnyGame:
    """Find the one game."""
    assert game_id == "schools"
    return GAME


async def play_game(one: SeriesRig) -> None:
    """Play the game under way as people would who always do the plain thing."""
    (table_id,) = await one.live()
    number = 0
    while (await one.tables.queries.get(table_id)).status is Status.PLAYING:
        live = await one.repository.peek(table_id)
        assert live.running is not None
        decision = next(d for d in live.running.decisions if not d.answered)
        person = seated(live.table.players[decision.seat])
        number += 1
        state = live.running.state
        assert isinstance(state, SchoolsState)
        move = GAME.default_move(state, decision.seat, Rng(f"luck{number}"))
        await one.tables.moves.play(table_id, person, one.press(), decision.id, move)


async def test_a_cursus_is_seven_games_all_of_them_played(tmp_path: Path) -> None:
    """Cursus, M15: every total is written down, +10 for most wins, the schools stay the same."""
    path = tmp_path / "host.sqlite3"
    async with series_house(path, find=find_schools, game="schools") as one:
        series = await one.series(Kind.CURSUS, 2, table_options={})
        await one.tables.lobbies.set_thread((await one.live())[0], 555, 70)
        for _ in range(3):
            await play_game(one)
        clock = one.clock
    async with series_house(path, clock, find=find_schools, game="schools") as one:
        for _ in range(4):
            await play_game(one)
        end = await one.now(series.id)
        assert end.status is Status.OVER
        assert isinstance(end.state, Cursus)
        tables = [await one.tables.queries.get(table_id) for table_id in end.games.values()]
        assert len(tables) == 7
        assert {table.thread_id for table in tables} == {555}
        assert len({table.names for table in tables}) == 1
        for line in sheet(end.state):
            assert line.total == sum(line.totals) + line.bonus
            outcomes = [await one.tables.queries.look(table.id, None) for table in tables]
            scores = tuple(look.outcome.scores[line.entrant] for look in outcomes if look.outcome)
            assert scores == line.totals


async def test_only_the_whole_cursus_can_be_given_up(tmp_path: Path) -> None:
    """M22: else one would give up the rest when eleven points ahead; no game, no bonus counts."""
    async with series_house(tmp_path / "host.sqlite3", find=find_schools, game="schools") as one:
        series = await one.series(Kind.CURSUS, 2, table_options={})
        await play_game(one)
        (table_id,) = await one.live()
        assert await key_of(one.tables.seats.concede(table_id, ANN)) == "whole-series"
        await one.tables.series.leave(series.id, ANN)
        end = await one.now(series.id)
        assert end.status is Status.OVER
        assert isinstance(end.state, Cursus)
        assert (len(end.state.played), end.state.bonus) == (1, None)
        assert end.entrants[end.state.ranking[0][0]] == BOB


async def test_a_game_of_a_match_can_be_given_up(tmp_path: Path) -> None:
    """M22: a game that knows it is lost, and the match goes on."""
    async with series_house(tmp_path / "host.sqlite3", find=find_schools, game="schools") as one:
        series = await one.series(Kind.MATCH, 2, table_options={})
        (first,) = await one.live()
        await one.tables.seats.concede(first, ANN)
        now = await one.now(series.id)
        assert now.state is not None
        (result,) = now.state.played
        assert result.winner is not None
        assert now.entrants[result.winner] == BOB
        (second,) = await one.live()
        assert (await one.tables.queries.get(second)).players[Seat(0)].user_id != (
            await one.tables.queries.get(first)
        ).players[Seat(0)].user_id


async def test_two_choose_their_schools_before_the_first_game(tmp_path: Path) -> None:
    """M15: the school of somebody else cannot be had, and one that was wanted can be let go."""
    async with series_house(tmp_path / "host.sqlite3", find=find_schools, game="schools") as one:
        series = await one.lobby(Kind.CURSUS, table_options={})
        choose = one.tables.series.choose_place
        first, second = (place.key for place in GAME.places(2, {}))
        assert await key_of(choose(series.id, ANN, "library")) == "no-such-place"
        assert (await choose(series.id, ANN, first)).places == {ANN.id: first}
        assert await key_of(choose(series.id, BOB, first)) == "place-taken"
        assert (await choose(series.id, ANN, second)).places == {ANN.id: second}
        entered = await choose(series.id, BOB, "")
        assert (entered.entrants, entered.places) == ((ANN, BOB), {ANN.id: second})
        started = await one.tables.series_course.start(series.id, ANN)
        assert started.entrants == (BOB, ANN)


async def test_where_more_than_two_take_part_no_school_can_be_chosen(tmp_path: Path) -> None:
    """The sheet decides who sits where."""
    async with series_house(tmp_path / "host.sqlite3", find=find_schools, game="schools") as one:
        series = await one.lobby(Kind.CHAMPIONSHIP, table_options={})
        place = GAME.places(2, {})[0].key
        chosen = one.tables.series.choose_place(series.id, ANN, place)
        assert await key_of(chosen) == "no-such-place"
