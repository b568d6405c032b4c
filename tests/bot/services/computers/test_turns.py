"""Computers at a table: seated by the host, asked by timers, and nobody to be called."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.computers.problem import ThinkerBusyError, ThinkerDiedError, ThoughtFailedError
from bot.model.computer import NAMES, SIGN, Computer
from bot.model.players import Person
from bot.model.table import Opening, Place, Status, Table, TableId, Terms
from bot.rows.moves import MoveRow
from bot.verify import Export
from games.api import Seat
from games.codec import load_move
from players.levels import Level
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.table_rig import ANN, BOB, SEED, TableRig, house
from tests.rigs.toy_game import TOY, Bid, Cheer, LetPass

FILE = "host.sqlite3"
SOON = 10.0
"""Seconds in which a computer has answered."""


@pytest.fixture
async def one(tmp_path: Path) -> AsyncIterator[TableRig]:
    async with house(tmp_path / FILE) as rig:
        yield rig
        await rig.tables.computers.close()


async def with_computers(
    one: TableRig, *guests: Person, computers: int = 1, rounds: int = 3
) -> Table:
    """Start a game of Ann, guests and computers."""
    table = await one.lobby(*guests, seats=1 + len(guests) + computers, rounds=rounds)
    for _ in range(computers):
        table = await one.tables.computers.add(table.id, ANN, Level.EASY)
    return await one.tables.lobbies.start(table.id, ANN)


async def thought(one: TableRig) -> None:
    """Wait until nobody thinks any more."""
    while thinking := [*one.tables.computers._thinking.values()]:
        await asyncio.wait(thinking)


async def pass_time(one: TableRig, seconds: float = SOON) -> None:
    """Let time pass in small steps, and everything happen that falls due."""
    for _ in range(int(seconds * 2)):
        one.clock.pass_(seconds=0.5)
        assert await one.tables.due.answer_overdue()
        await thought(one)


async def moves(one: TableRig, table_id: TableId, seat: int | None = None) -> list[MoveRow]:
    """List the moves of a seat."""
    return [row for row in await one.store.moves(table_id) if seat is None or row.seat == seat]


# -- in the lobby ----------------------------------------------------------------------------


async def test_the_host_adds_computers_of_different_names(one: TableRig) -> None:
    """Several, each with a level, marked wherever they are shown."""
    table = await one.lobby(seats=4)
    for level in Level:
        table = await one.tables.computers.add(table.id, ANN, level)
    seated = [player.computer for player in table.players]
    assert [None, *Level] == [one and one.level for one in seated]
    assert table.names == ("Ann", *(f"{SIGN} {one.given}" for one in seated if one))
    assert 3 == len({one.given for one in seated if one} & set(NAMES))
    assert "table-full" == await key_of(one.tables.computers.add(table.id, ANN, Level.EASY))
    assert "table-full" == await key_of(one.tables.lobbies.join(table.id, BOB))


async def test_there_are_names_for_every_seat() -> None:
    """No two computers at a table are called the same."""
    assert len(set(NAMES)) == len(NAMES)
    assert len(NAMES) >= 12


async def test_only_the_host_of_a_lobby_seats_computers(one: TableRig) -> None:
    """Guests neither add nor remove them, and nobody does once the game has begun."""
    table = await one.lobby(BOB, seats=3)
    computers = one.tables.computers
    assert "not-host" == await key_of(computers.add(table.id, BOB, Level.EASY))
    table = await computers.add(table.id, ANN, Level.EASY)
    computer = table.players[2].computer
    assert computer is not None
    assert "not-host" == await key_of(computers.remove(table.id, BOB, computer.given))
    assert "no-computer" == await key_of(computers.remove(table.id, ANN, "Nobody"))
    await one.tables.lobbies.start(table.id, ANN)
    assert "already-started" == await key_of(computers.add(table.id, ANN, Level.EASY))
    assert "already-started" == await key_of(computers.remove(table.id, ANN, computer.given))


async def test_a_computer_makes_room_again(one: TableRig) -> None:
    """Those behind it move up."""
    table = await one.lobby(seats=3)
    table = await one.tables.computers.add(table.id, ANN, Level.HARD)
    table = await one.tables.lobbies.join(table.id, BOB)
    computer = table.players[1].computer
    assert computer is not None
    table = await one.tables.computers.remove(table.id, ANN, computer.given)
    assert [(0, ANN), (1, BOB)] == [(player.seat, player.occupant) for player in table.players]


async def test_a_lobby_without_people_is_closed(one: TableRig) -> None:
    """Its host never becomes a computer, and computers wait for nobody."""
    table = await one.lobby(seats=3)
    await one.tables.computers.add(table.id, ANN, Level.EASY)
    await one.tables.lobbies.join(table.id, BOB)
    assert BOB == (await one.tables.lobbies.leave(table.id, ANN)).host
    assert Status.CANCELLED is (await one.tables.lobbies.leave(table.id, BOB)).status


async def test_a_computer_is_read_back_as_it_was(tmp_path: Path) -> None:
    """A restart changes neither its name nor its level."""
    async with house(tmp_path / FILE) as one:
        table = await with_computers(one, computers=2)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert table.players == (await one.tables.queries.get(table.id)).players


# -- its turn --------------------------------------------------------------------------------


async def test_a_computer_answers_by_itself_after_a_pause(one: TableRig) -> None:
    """Its turn is a timer, and what it does is a move like any other."""
    table = await with_computers(one)
    await pass_time(one, 2)
    assert [] == await moves(one, table.id, 1)
    assert [Level.EASY] == [problem.level for problem in one.thinker.problems]
    await pass_time(one, 0.5)
    (row,) = await moves(one, table.id, 1)
    assert ("computer", None, None) == (row.cause, row.user_id, row.interaction_id)
    assert isinstance(load_move(TOY, row.payload.encode()), Bid)


async def test_how_long_it_thinks_does_not_show(one: TableRig) -> None:
    """Answered at once or after three seconds, it is told at the same moment."""
    told = []
    for held in (False, True):
        table = await with_computers(one)
        one.thinker.held = asyncio.Event()
        if not held:
            one.thinker.held.set()
        for step in range(1, 6):
            one.clock.pass_(seconds=0.5)
            if step == 4:
                one.thinker.held.set()
            if one.thinker.held.is_set():
                await thought(one)
            assert await one.tables.due.answer_overdue()
        await thought(one)
        (row,) = await moves(one, table.id, 1)
        told.append(row.at - (await moves(one, table.id))[0].at)
    assert told[0] == told[1]


async def answered_after(one: TableRig, ready: int) -> float:
    """Say after how long a computer answers whose thought is ready after so many half seconds."""
    table = await with_computers(one)
    one.thinker.held = asyncio.Event()
    for number in range(60):
        one.clock.pass_(seconds=0.5)
        assert await one.tables.due.answer_overdue()
        if number == ready:
            one.thinker.held.set()
        if one.thinker.held.is_set():
            await thought(one)
        if await moves(one, table.id, 1):
            return (number + 1) / 2
    raise AssertionError("it never answered")


async def test_how_long_one_has_thought_does_not_show(tmp_path: Path) -> None:
    """What is not ready in time waits for another moment, drawn before it is known when it will be.

    So a hard choice and a queue look alike.
    """
    told = []
    for ready in (0, 2, 6, 7, 30):
        async with house(tmp_path / f"{ready}.sqlite3") as one:
            told.append(await answered_after(one, ready))
            assert 1 == len(one.thinker.problems)
            await one.tables.computers.close()
    assert told[0] == told[1] == 2.5
    assert told[2] == told[3] > 4
    assert told[4] > 15


async def test_where_many_wait_it_answers_later_however_long_it_thinks(one: TableRig) -> None:
    """The moment is settled when it begins to think, by the line alone."""
    one.thinker.expected = 2_000
    table = await with_computers(one)
    await pass_time(one, 5)
    assert [] == await moves(one, table.id, 1)
    await pass_time(one, 3)
    assert 1 == len(await moves(one, table.id, 1))


async def test_the_worker_sees_nothing_that_the_seat_does_not(one: TableRig) -> None:
    """What is handed over is dealt again: neither the bid of another nor the luck to come."""
    told = []
    for amount in (2, 3):
        table = await with_computers(one)
        await one.answer(table.id, ANN, Bid(amount))
        await pass_time(one)
        problem = one.thinker.problems[0]
        told.append((bytes(problem.state), problem.salt))
        one.thinker.problems.clear()
    assert told[0] == told[1]
    assert not any(SEED in part for state, salt in told for part in (state.decode(), salt))


async def test_a_whole_game_goes_on_whenever_a_computer_is_asked(one: TableRig) -> None:
    """One person and two computers, to the end; exported, it verifies."""
    table = await with_computers(one, computers=2)
    for _ in range(40):
        await pass_time(one)
        look = await one.look(table.id, ANN)
        if look.outcome is not None:
            break
        if look.question is not None and not look.question.decision.answered:
            bidding = any(isinstance(move, Bid) for move in look.legal)
            await one.answer(table.id, ANN, Bid(2) if bidding else LetPass())
    ended = await one.tables.queries.get(table.id)
    assert Status.OVER is ended.status
    causes = {row.cause for row in await moves(one, table.id)}
    assert {"start", "player", "computer"} == causes
    exported = await one.tables.history.export(table.id)
    export = msgspec.json.decode(exported, type=Export)
    assert {"player", "computer"} == {move.cause for move in export.moves}


async def test_a_crash_while_one_thinks_loses_nothing(tmp_path: Path) -> None:
    """The timer stands until the answer does: it is asked again, and answers once."""
    async with house(tmp_path / FILE) as one:
        table = await with_computers(one)
        one.thinker.held = asyncio.Event()
        one.clock.pass_(seconds=2)
        assert await one.tables.due.answer_overdue()
        assert 1 == len(one.tables.computers._thinking)
        clock = one.clock
        await one.tables.computers.close()
    async with house(tmp_path / FILE, clock) as one:
        await pass_time(one)
        assert 1 == len(one.thinker.problems)
        assert 1 == len(await moves(one, table.id, 1))


async def test_a_crash_between_thought_and_answer_loses_nothing(tmp_path: Path) -> None:
    """A thought is in memory alone."""
    async with house(tmp_path / FILE) as one:
        table = await with_computers(one)
        await pass_time(one, 2)
        assert [] == await moves(one, table.id, 1)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        await pass_time(one)
        assert 1 == len(await moves(one, table.id, 1))


async def test_a_dead_worker_is_asked_again(one: TableRig) -> None:
    """A dead worker is replaced, and the question asked again."""
    table = await with_computers(one)
    one.thinker.failures = [ThinkerDiedError()]
    await pass_time(one)
    assert 2 == len(one.thinker.problems)
    assert 1 == len(await moves(one, table.id, 1))


async def test_a_question_that_kills_workers_is_answered_like_an_absent_persons(
    one: TableRig, caplog: pytest.LogCaptureFixture
) -> None:
    """The game goes on."""
    table = await with_computers(one)
    one.thinker.failures = [ThinkerDiedError(), ThinkerDiedError()]
    await pass_time(one)
    (row,) = await moves(one, table.id, 1)
    assert (Bid(1), "computer") == (load_move(TOY, row.payload.encode()), row.cause)
    assert "AI worker crashed repeatedly on question" in caplog.text


async def test_a_search_that_fails_is_noted_and_the_game_goes_on(
    one: TableRig, caplog: pytest.LogCaptureFixture
) -> None:
    """It would fail again."""
    table = await with_computers(one)
    one.thinker.failures = [ThoughtFailedError("the trace")]
    await pass_time(one)
    (row,) = await moves(one, table.id, 1)
    assert Bid(1) == load_move(TOY, row.payload.encode())
    assert "the trace" in caplog.text


async def test_one_that_finds_no_room_in_the_queue_asks_again(one: TableRig) -> None:
    """The queue is bounded; nothing is lost."""
    table = await with_computers(one)
    one.thinker.failures = [ThinkerBusyError()]
    await pass_time(one, 20)
    assert 2 == len(one.thinker.problems)
    assert 1 == len(await moves(one, table.id, 1))


async def test_a_game_that_ends_meanwhile_is_left_alone(one: TableRig) -> None:
    """What was thought of comes too late."""
    table = await with_computers(one)
    one.thinker.held = asyncio.Event()
    one.clock.pass_(seconds=2)
    assert await one.tables.due.answer_overdue()
    await one.tables.lobbies.cancel(table.id, ANN)
    one.thinker.held.set()
    await thought(one)
    await pass_time(one)
    assert [] == await moves(one, table.id, 1)


# -- nobody to be called ---------------------------------------------------------------------


async def test_nobody_is_called_reminded_or_timed_where_a_computer_sits(one: TableRig) -> None:
    """It has no limit to be seen, and whoever is due to be called is a person."""
    table = await with_computers(one)
    for _ in range(3):
        one.clock.pass_(hours=20)
        news = await one.tables.outbox.news(table.id)
        assert [] == [call for call in news.calls if call.due and call.seat == 1]
        assert () == news.reminders
    look = await one.look(table.id)
    (computers,) = (q for q in look.questions if q.decision.seat == 1)
    assert (None, None, ()) == (computers.due_at, computers.bank, computers.absences)


async def test_its_answers_settle_before_anybody_is_called(one: TableRig) -> None:
    """Where a computer is asked, too, its answer may be all that was wanted."""
    table = await with_computers(one, BOB)
    one.clock.pass_(seconds=5)
    news = await one.tables.outbox.news(table.id)
    assert [] == [call.seat for call in news.calls if call.due]
    one.clock.pass_(seconds=5)
    news = await one.tables.outbox.news(table.id)
    assert [0, 1] == [call.seat for call in news.calls if call.due]


async def test_who_is_asked_alone_is_called_at_once(one: TableRig) -> None:
    """A computer at the table that is asked nothing has nothing to settle."""
    table = await with_computers(one, BOB, rounds=50)
    for _ in range(20):
        for person in (ANN, BOB):
            await one.answer(table.id, person, Bid(1))
        one.clock.pass_(hours=1)
        await pass_time(one, 2)
        (question,) = (await one.look(table.id)).questions
        if question.decision.seat in (0, 1):
            break
        await pass_time(one)
    news = await one.tables.outbox.news(table.id)
    assert [question.decision.seat] == [call.seat for call in news.calls if call.due]


async def test_a_deadline_that_passes_at_its_seat_offers_nobody_anything(one: TableRig) -> None:
    """Should nothing ever be thought of, the host moves; a computer misses no turn."""
    table = await with_computers(one)
    one.thinker.held = asyncio.Event()
    one.clock.pass_(days=3)
    assert await one.tables.due.answer_overdue()
    (row, *_) = await moves(one, table.id, 1)
    assert "default" == row.cause
    computer = (await one.tables.queries.get(table.id)).players[1]
    assert (0, False) == (computer.occupancy.missed, computer.offered)


async def test_it_has_no_voice(one: TableRig) -> None:
    """It agrees to nothing, and nobody waits for its agreement."""
    table = await with_computers(one, BOB, computers=2)
    assert 1 == await one.tables.pauses.pause(table.id, BOB)
    assert 1 == await one.tables.lobbies.agree_cancel(table.id, ANN)
    assert "seat-of-a-computer" == await key_of(one.tables.seats.vote_out(table.id, ANN, Seat(2)))
    assert "nothing-missed" == await key_of(one.tables.seats.offer(table.id, ANN, Seat(2)))
    assert 0 == await one.tables.lobbies.agree_cancel(table.id, BOB)


async def test_more_time_is_given_to_people_alone(one: TableRig) -> None:
    """A computer needs none."""
    table = await with_computers(one)
    assert "nobody-to-wait-for" == await key_of(one.tables.pauses.extend(table.id, ANN))


async def test_one_may_take_back_a_move_without_a_computers_consent(one: TableRig) -> None:
    """What it has answered since goes with it, and it answers anew."""
    table = await with_computers(one, BOB)
    await one.answer(table.id, ANN, Bid(3))
    await pass_time(one)
    (before,) = await moves(one, table.id, 2)
    look = await one.look(table.id, ANN)
    assert look.undo is not None
    assert () == look.undo.consent
    assert await one.tables.undo.take_back(table.id, ANN, one.press(), look.moves)
    await pass_time(one)
    assert 2 == len(await moves(one, table.id, 2))
    assert before.decision != (await moves(one, table.id, 2))[-1].decision


async def test_a_game_ends_when_its_people_have_left(one: TableRig) -> None:
    """A table of computers only is no table."""
    table = await with_computers(one, BOB)
    assert Status.PLAYING is (await one.tables.lobbies.leave(table.id, ANN)).status
    assert BOB == (await one.tables.queries.get(table.id)).host
    assert Status.CANCELLED is (await one.tables.lobbies.leave(table.id, BOB)).status


# -- a rematch -------------------------------------------------------------------------------


async def test_a_rematch_is_played_with_the_same_computers(one: TableRig) -> None:
    """They keep their names and levels, and a seat for whoever else was there."""
    table = await with_computers(one, BOB, computers=1, rounds=1)
    while (await one.look(table.id)).outcome is None:
        await pass_time(one)
        for person in (ANN, BOB):
            look = await one.look(table.id, person)
            if look.question is not None and not look.question.decision.answered:
                bidding = any(isinstance(move, Bid) for move in look.legal)
                await one.answer(table.id, person, Bid(1) if bidding else Cheer())
    opening = Opening(
        "toy", Terms({"rounds": 1}, 3, "en"), Place.THREAD, 7, 70, BOB, rematch_of=table.id
    )
    again = await one.tables.lobbies.open(opening, one.press())
    assert [BOB, table.players[2].occupant] == [player.occupant for player in again.players]
    assert isinstance(again.players[1].occupant, Computer)
    again = await one.tables.lobbies.join(again.id, ANN)
    again = await one.tables.lobbies.start(again.id, BOB)
    assert again.rematch is not None
    assert (Seat(1), Seat(2), Seat(0)) == again.rematch.seating
    await quarantine(one.repository, again.id)
    anew = await one.tables.lobbies.begin_again(again.id, BOB, one.press(), manager=False)
    assert again.names == anew.names
