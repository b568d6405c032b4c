"""Seats of a game under way whose people stay away: missed turns, hurried clocks, the return."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from msgspec.structs import replace

from bot.clocks.deadlines import restart_clocks
from bot.model.times import to_ms
from bot.rows.clocks import DeadlineRow
from bot.table.running_game import RunningGame
from bot.transitions import takeovers
from bot.transitions.occupancy import miss_turn
from games.api import Decision
from tests.rigs.refusals import key_of
from tests.rigs.seats_rig import DAN, FILE, ONE, offered, player, sleep_through
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, house
from tests.rigs.toy_game import Bid


async def test_after_two_missed_turns_a_seat_is_offered(tmp_path: Path) -> None:
    """T4: not after one; the others stay as they are."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await sleep_through(one, table.id, ANN, CID)
        bob = await player(one, table.id, 1)
        assert (bob.occupancy.missed, bob.occupancy.in_a_row, bob.offered) == (1, 1, False)
        await sleep_through(one, table.id, ANN, CID)
        bob = await player(one, table.id, 1)
        assert (bob.occupancy.missed, bob.offered, bob.gone) == (2, True, False)
        assert [p.present for p in (await one.tables.queries.get(table.id)).players] == [
            True,
            False,
            True,
        ]


async def test_a_reaction_that_was_let_pass_is_no_missed_turn(tmp_path: Path) -> None:
    """F28: absent is who has something to decide and does not; a reaction may be let pass."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        for _ in range(4):
            for person in (ANN, BOB):
                await one.answer(table.id, person, Bid(1))
            one.clock.pass_(hours=27)
            assert await one.tables.due.answer_overdue()
        players = (await one.tables.queries.get(table.id)).players
        assert [p.occupancy.missed for p in players] == [0, 0]


async def test_a_move_of_ones_own_starts_the_count_again(tmp_path: Path) -> None:
    """Two missed turns in a row, and only those, put a seat on offer."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await sleep_through(one, table.id, ANN, CID)
        await sleep_through(one, table.id, ANN, BOB, CID)
        await sleep_through(one, table.id, ANN, CID)
        bob = await player(one, table.id, 1)
        assert (bob.occupancy.missed, bob.occupancy.in_a_row, bob.offered) == (2, 1, False)


async def test_the_owner_is_back_with_one_move_or_one_press(tmp_path: Path) -> None:
    """F30: the host stops at the owner's first press."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.answer(table_id, BOB, Bid(3))
        assert not (await player(one, table_id, 1)).offered
    async with house(tmp_path / "other.sqlite3") as one:
        table_id = await offered(one)
        await one.tables.seats.back(table_id, BOB)
        bob = await player(one, table_id, 1)
        assert (bob.offered, bob.occupancy.in_a_row, bob.occupancy.missed) == (False, 0, 2)
        assert not bob.occupancy.played
        assert await key_of(one.tables.seats.claim(table_id, DAN, ONE)) == "seat-not-offered"


async def test_nobody_is_waited_for_whose_seat_is_on_offer(tmp_path: Path) -> None:
    """F31, F80: the host answers at once, and all is told once those have who are there."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        assert await one.tables.due.answer_overdue()
        await one.answer(table_id, ANN, Bid(2))
        asked = [q.decision for q in (await one.look(table_id)).questions]
        assert [(d.prompt, d.answered) for d in asked] == [
            ("bid", True), ("bid", True), ("bid", False),
        ]  # fmt: skip
        await one.answer(table_id, CID, Bid(2))
        asked = [q.decision for q in (await one.look(table_id)).questions]
        assert ("bid", True) not in [(d.prompt, d.answered) for d in asked]


async def test_who_misses_one_question_of_a_turn_has_little_time_for_the_next(
    tmp_path: Path,
) -> None:
    """Somebody silent holds a slow table up once a turn, not once a question; then it is short."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        table_id = table.id
        await one.answer(table_id, ANN, Bid(1))
        one.clock.pass_(hours=48)
        assert await one.tables.due.answer_overdue()
        live = await one.repository.peek(table_id)
        assert live.running is not None
        bob = live.table.players[1]
        assert bob.occupancy.missed_from == to_ms(BEGIN)
        # A further question of the same turn, which cannot just be let pass.
        asked = Decision("more", ONE, "bid")
        again = RunningGame(
            live.running.position, (asked,), {}, live.running.moves + 1,
            live.running.chapter, live.running.since,
        )  # fmt: skip
        one.clock.pass_(minutes=1)
        at = to_ms(one.clock())
        hurried, _ = restart_clocks(live, again, None, at)
        assert hurried.running is not None
        due = hurried.running.due["more", ONE]
        assert due - at == (PLAIN.absent - timedelta(minutes=1)) // timedelta(milliseconds=1)
        # One move, or one press, and there is all the time again.
        back, rows = takeovers.take_back_seat(hurried, BOB, at)
        assert back.running is not None
        assert PLAIN.turn is not None
        assert back.running.due["more", ONE] - at == PLAIN.turn // timedelta(milliseconds=1)
        assert [row.due_at for row in rows if isinstance(row, DeadlineRow)] == [
            back.running.due["more", ONE]
        ]
        moved = replace(again, chapter=again.chapter + 1)
        next_turn, _ = restart_clocks(live, moved, None, at)
        assert next_turn.running is not None
        assert next_turn.running.due["more", ONE] - at == PLAIN.absent // timedelta(milliseconds=1)


async def test_a_turn_is_missed_once_and_by_nobody_who_has_left(tmp_path: Path) -> None:
    """What else is asked in it gives no new limit, and adds nothing to the count."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        one.clock.pass_(hours=48)
        assert await one.tables.due.answer_overdue()
        live, at = await one.repository.peek(table.id), to_ms(one.clock())
        bob = live.table.players[1]
        turn = bob.occupancy.chapter
        assert turn is not None
        assert bob.occupancy.missed_from == to_ms(BEGIN)
        assert miss_turn(live, ONE, turn, at + 2, at) == (live, [])
        left = live.with_player(replace(bob, gone=True))
        assert miss_turn(left, ONE, turn + 1, at + 2, at) == (left, [])


async def test_the_bank_is_not_charged_for_being_hurried(tmp_path: Path) -> None:
    """What was missed had the plain limit; only what goes beyond it comes from the bank."""
    pace = replace(PLAIN, bank=timedelta(hours=5))
    async with house(tmp_path / FILE, pace=pace) as one:
        table = await one.game(rounds=50)
        await one.answer(table.id, ANN, Bid(1))
        await one.tables.seats.notice(table.id, BOB.id)
        one.clock.pass_(hours=53)
        assert await one.tables.due.answer_overdue()
        assert await one.bank_left(table.id, ONE) == timedelta()
        live = await one.repository.peek(table.id)
        assert live.times.used == {ONE: 5 * 60 * 60 * 1000}


async def test_absent_players_do_not_hold_up_a_pause(tmp_path: Path) -> None:
    """T5: it takes all live seats; one that is on offer is none."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one, BOB, CID, DAN)
        assert await one.tables.pauses.pause(table_id, CID) == 2
        assert await one.tables.pauses.pause(table_id, DAN) == 1
        assert (await one.tables.queries.get(table_id)).paused_at is None


async def test_a_pause_does_not_outlast_those_whose_it_is(tmp_path: Path) -> None:
    """Where the host has paused the table and left the server, the others may play on."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await one.tables.pauses.pause(table.id, ANN)
        assert await key_of(one.tables.pauses.resume(table.id, BOB)) == "pause-not-yours"
        await one.tables.seats.away(table.id, ANN.id)
        assert await key_of(one.tables.pauses.resume(table.id, DAN)) == "pause-not-yours"
        await one.tables.pauses.resume(table.id, BOB)
        assert (await one.tables.queries.get(table.id)).paused_at is None


async def test_all_who_are_there_pause_together_without_the_host(tmp_path: Path) -> None:
    """The host's word is enough; without it everybody's who takes part."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.seats.away(table.id, ANN.id)
        assert await one.tables.pauses.pause(table.id, BOB) == 1
        assert await one.tables.pauses.pause(table.id, CID) == 0
