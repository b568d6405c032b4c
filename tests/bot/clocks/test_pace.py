"""Paces: the figures that everybody at a table agrees to by sitting down."""

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.pace import DEFAULT, PACES, Pace
from bot.settings import Settings, SettingsError, read_settings
from games.api import Seat
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, TURN, house
from tests.rigs.toy_game import Bid


@pytest.mark.parametrize("pace", [PACES[key] for key in PACES if key != "none"])
def test_a_reaction_is_no_longer_than_a_turn_and_the_ceiling_holds_all(pace: Pace) -> None:
    """F27: limits of their own for reactions; a hard ceiling above all."""
    assert pace.turn is not None
    assert pace.reaction is not None
    assert pace.reaction <= pace.turn
    assert 4 * (pace.turn + pace.bank) <= pace.ceiling


def test_even_without_a_limit_no_game_is_endless() -> None:
    """F27."""
    none = PACES["none"]
    assert (none.turn, none.reaction, none.ceiling) == (None, None, timedelta(days=30))


def test_the_pace_is_a_setting(tmp_path: Path) -> None:
    """One of the four, slow where nothing is set."""
    assert Settings().pace == DEFAULT == "slow"
    assert read_settings({"PACE": "live"}, tmp_path / "none").pace == "live"
    with pytest.raises(SettingsError, match="PACE"):
        read_settings({"PACE": "brisk"}, tmp_path / "none")


async def test_what_a_seat_overdraws_comes_from_its_bank(tmp_path: Path) -> None:
    """Charged once, kept for the game and over a restart, and never given to another seat."""
    path, pace = tmp_path / "host.sqlite3", PACES["slow"]
    async with house(path, pace=pace) as one:
        table = await one.game()
        for person in (ANN, BOB):
            await one.tables.seats.notice(table.id, person.id)
            question = (await one.look(table.id, person)).question
            assert question is not None
            assert question.due_at == BEGIN + timedelta(hours=120)
        one.clock.pass_(hours=58)
        assert await one.bank_left(table.id, 0) == timedelta(hours=62)
        await one.answer(table.id, ANN, Bid(3))
        one.clock.pass_(hours=1)
        await one.answer(table.id, BOB, Bid(1))
        clock = one.clock
    async with house(path, clock, pace=pace) as one:
        left = [await one.bank_left(table.id, seat) for seat in (0, 1)]
        assert left == [timedelta(hours=62), timedelta(hours=61)]
        (question,) = (await one.look(table.id)).questions
        seated = (await one.look(table.id)).table.players[question.decision.seat].person
        assert seated is not None
        await one.tables.seats.notice(table.id, seated.id)
        question = (await one.look(table.id, seated)).question
        assert question is not None
        # What a reaction asks fits a visit a day; the bank stays for turns.
        assert (question.bank, question.due_at) == (None, clock() + timedelta(hours=26))


async def test_a_bank_is_not_filled_by_leaving_and_coming_back(tmp_path: Path) -> None:
    """It is for the whole game; somebody new has one of their own."""
    path, pace, left = tmp_path / "host.sqlite3", PACES["slow"], timedelta(hours=62)
    async with house(path, pace=pace) as one:
        table, clock = await one.game(), one.clock
        await one.tables.seats.notice(table.id, BOB.id)
        clock.pass_(hours=58)
        await one.answer(table.id, BOB, Bid(1))
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.seats.back(table.id, BOB)
        assert await one.bank_left(table.id, 1) == left
    async with house(path, clock, pace=pace) as one:
        assert await one.bank_left(table.id, 1) == left
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.seats.claim(table.id, CID, Seat(1))
        await one.tables.seats.welcome(table.id, ANN, Seat(1))
        assert await one.bank_left(table.id, 1) == timedelta(hours=72)


async def test_no_limit_is_renewed_by_leaving_and_coming_back_in_a_pause(tmp_path: Path) -> None:
    """It goes on with what it had left; somebody new has it whole."""
    path, pace = tmp_path / "host.sqlite3", PACES["slow"]
    async with house(path, pace=pace) as one:
        table, clock = await one.game(), one.clock
        await one.tables.seats.notice(table.id, BOB.id)
        clock.pass_(hours=40)
        await one.tables.pauses.pause(table.id, ANN)
        clock.pass_(hours=5)
        await one.tables.lobbies.leave(table.id, BOB)
        clock.pass_(hours=5)
        await one.tables.seats.back(table.id, BOB)
    async with house(path, clock, pace=pace) as one:
        await one.tables.pauses.resume(table.id, ANN)
        question = (await one.look(table.id, BOB)).question
        assert question is not None
        assert question.due_at == clock() + timedelta(hours=8 + 72)
        await one.tables.pauses.pause(table.id, ANN)
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.seats.claim(table.id, CID, Seat(1))
        await one.tables.seats.welcome(table.id, ANN, Seat(1))
        await one.tables.pauses.resume(table.id, ANN)
        question = (await one.look(table.id, CID)).question
        assert question is not None
        # Their bank counts once they were seen.
        assert question.due_at == clock() + timedelta(hours=48)


async def test_what_was_asked_before_keeps_the_limit_that_it_had(tmp_path: Path) -> None:
    """F103: a reaction that 1.0.0 asked is open when this release begins, and after it."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.game()
        for person in (ANN, BOB):
            await one.answer(table.id, person, Bid(person.id))
        (question,) = (await one.look(table.id)).questions
        assert question.due_at == one.clock() + timedelta(hours=26)
        await run_sql(one.store, "UPDATE deadline SET limits = 1")
        clock = one.clock
    for _ in range(2):
        async with house(path, clock) as one:
            (question,) = (await one.look(table.id)).questions
            assert question.due_at == clock() + timedelta(hours=12)
            await one.tables.pauses.pause(table.id, ANN)
            await one.tables.pauses.resume(table.id, ANN)


async def test_a_pause_ends_also_where_the_clock_was_set_back_in_it(tmp_path: Path) -> None:
    """Nobody is held in a pause until the clock is where it was when it began."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.tables.pauses.pause(table.id, ANN)
        one.clock.pass_(hours=-1)
        await one.tables.pauses.resume(table.id, ANN)
        clock = one.clock
    async with house(tmp_path / "host.sqlite3", clock) as one:
        look = await one.look(table.id)
        assert (look.table.paused_at, look.questions[0].due_at) == (None, clock() + TURN)


async def test_what_stands_when_a_clock_is_set_back_is_read_as_it_is_known(tmp_path: Path) -> None:
    """Stops that begin earlier than they did are kept in the order in which they are read."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.tables.pauses.pause(table.id, ANN)
        one.clock.pass_(hours=1)
        await one.tables.pauses.lose(table.guild_id)
        one.clock.pass_(hours=-2)
        await one.tables.due.set_back()
        stops = (await one.look(table.id)).table.stops
        assert [1, 1, 0, 0] == [stop.is_open for stop in stops]
        assert sorted(stop.since for stop in stops) == [stop.since for stop in stops]


def test_the_shortest_limit_is_none_where_one_of_the_two_is_missing() -> None:
    """A pace without a plain limit has no shortest one."""
    slow = PACES["slow"]
    both = slow.limit_ms(optional=True, former=True), slow.limit_ms(optional=False)
    assert None not in both
    assert min(one for one in both if one is not None) == slow.shortest_ms > 0
    assert 0 == replace(slow, turn=None).shortest_ms == replace(slow, reaction=None).shortest_ms
