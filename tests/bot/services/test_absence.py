"""Who does not come: short limits, games of two for the asking, away in two ways (F80, F81)."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.pace import PACES
from bot.model.players import Person
from bot.model.preferences import AwayMode
from bot.model.table import Status, TableId
from bot.model.times import TimeSpan, to_ms
from tests.rigs.history_rig import past
from tests.rigs.refusals import key_of
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, Clock, TableRig, house
from tests.rigs.toy_game import Bid

FILE = "host.sqlite3"
LIVE = PACES["live"]
HOURS = timedelta(hours=1)


async def pass_hours(one: TableRig, hours: float, step: float = 1) -> None:
    """Let time pass and everything happen that falls due."""
    for _ in range(round(hours / step)):
        one.clock.pass_(hours=step)
        assert await one.tables.due.answer_overdue()


async def bids(one: TableRig, table_id: TableId, *people: Person) -> None:
    for person in people:
        look = await one.look(table_id, person)
        if look.question is not None and not look.question.decision.answered:
            move = Bid(2) if look.question.decision.prompt == "bid" else look.legal[0]
            await one.tables.moves.play(
                table_id,
                person,
                one.press(),
                look.question.decision.id,
                move,
            )


async def ends_in(one: TableRig, table_id: TableId, seat: int) -> timedelta:
    """Tell how long a seat has for what it is asked."""
    look = await one.look(table_id)
    (due,) = [q.due_at for q in look.questions if q.decision.seat == seat]
    assert due is not None
    return due - one.clock()


async def missed_by_bob(one: TableRig, rounds: int = 50) -> TableId:
    """Begin a game of three in which Bob lets his first turn fall due."""
    table = await one.game(BOB, CID, rounds=rounds)
    await bids(one, table.id, ANN, CID)
    await pass_hours(one, 48)
    for _ in range(6):
        await bids(one, table.id, ANN, CID)
    return table.id


async def test_who_missed_a_turn_has_little_time_for_all_that_follows(tmp_path: Path) -> None:
    """F80: until they are back, by a press or a move."""
    async with house(tmp_path / FILE) as one:
        table_id = await missed_by_bob(one)
        assert await ends_in(one, table_id, 1) == PLAIN.absent
        await one.tables.seats.notice(table_id, BOB.id)
        assert await ends_in(one, table_id, 1) >= timedelta(hours=47)
        assert (await one.tables.queries.get(table_id)).players[1].occupancy.missed_at is None


async def test_an_absence_is_kept_over_a_restart(tmp_path: Path) -> None:
    """F80: and so is who was seen when."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table_id = await missed_by_bob(one)
        before = (await one.tables.queries.get(table_id)).players
    async with house(tmp_path / FILE, clock) as one:
        assert (await one.tables.queries.get(table_id)).players == before
        assert await ends_in(one, table_id, 1) == PLAIN.absent


async def test_nobody_is_hurried_where_nobody_waits(tmp_path: Path) -> None:
    """The host does not play a forgotten game to its end in a few days."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await pass_hours(one, 48)
        assert all(
            p.occupancy.missed_from for p in (await one.tables.queries.get(table.id)).players
        )
        await pass_hours(one, 40)
        moves = (await one.look(table.id)).moves
        await pass_hours(one, 5)
        assert (await one.look(table.id)).moves == moves


async def test_nobody_loses_a_bank_to_a_question_that_they_have_not_seen(tmp_path: Path) -> None:
    """F80: it is for who comes and needs longer, and everybody else sees no difference."""
    pace = replace(PLAIN, bank=timedelta(hours=10))
    async with house(tmp_path / FILE, pace=pace) as one:
        table = await one.game()
        one.clock.pass_(hours=20)
        public = (await one.look(table.id)).questions
        await one.tables.seats.notice(table.id, ANN.id)
        assert (await one.look(table.id)).questions == public
        own = (await one.look(table.id, ANN)).question
        assert own is not None
        assert own.due_at == BEGIN + PLAIN.turn + timedelta(hours=10)  # type: ignore[operator]
        await pass_hours(one, 30)
        answered = [q.decision.answered for q in (await one.look(table.id)).questions]
        assert answered == [False, True]
        assert await one.bank_left(table.id, 1) == timedelta(hours=10)
        assert await one.bank_left(table.id, 0) == timedelta(hours=8)
        # Now that it is used everybody reads until when it lasts.
        (ann, _) = (await one.look(table.id)).questions
        assert ann.due_at == own.due_at


async def test_an_evening_waits_for_three_turns_and_half_an_hour(tmp_path: Path) -> None:
    """Live: who just went for a drink keeps the seat."""
    async with house(tmp_path / FILE, pace=LIVE) as one:
        table = await one.game(BOB, CID, rounds=50)
        for turn in range(3):
            assert not (await one.tables.queries.get(table.id)).players[1].offered
            chapter = (await one.look(table.id)).chapter
            while (await one.look(table.id)).chapter == chapter:
                await bids(one, table.id, ANN, CID)
                await pass_hours(one, 1 / 60, 1 / 60)
            assert (await one.tables.queries.get(table.id)).players[
                1
            ].occupancy.in_a_row == turn + 1
        offered = (await one.tables.queries.get(table.id)).players[1].offered
        assert offered is (one.clock() - BEGIN >= LIVE.unseen)
        while one.clock() - BEGIN < LIVE.unseen + timedelta(minutes=10):
            await bids(one, table.id, ANN, CID)
            await pass_hours(one, 1 / 60, 1 / 60)
        assert (await one.tables.queries.get(table.id)).players[1].offered


# -- a game of two ---------------------------------------------------------------------------------


async def missed_of_two(one: TableRig) -> TableId:
    table = await one.game(rounds=50)
    await bids(one, table.id, ANN)
    await pass_hours(one, 48)
    return table.id


async def test_a_game_of_two_is_for_the_asking_three_days_after_a_missed_turn(
    tmp_path: Path,
) -> None:
    """Not before, not for the one who stayed away, nor for a stranger."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table_id = await missed_of_two(one)
        await pass_hours(one, 71)
        assert await key_of(one.tables.seats.claim_game(table_id, ANN)) == "game-not-claimable"
        await pass_hours(one, 1)
        assert await key_of(one.tables.seats.claim_game(table_id, BOB)) == "game-not-claimable"
        assert await key_of(one.tables.seats.claim_game(table_id, CID)) == "not-seated"
        ended = await one.tables.seats.claim_game(table_id, ANN)
        assert (ended.status, ended.claimed) == (Status.CANCELLED, 0)
        assert await key_of(one.tables.seats.claim_game(table_id, ANN)) == "no-seat-now"
    async with house(tmp_path / FILE, clock) as one:
        assert (await one.tables.queries.get(table_id)).claimed == 0
        assert await one.tables.due.next_due() is None


@pytest.mark.parametrize("absent", [0, 1])
async def test_whoever_stayed_away_has_given_up_where_the_rules_know_that(
    tmp_path: Path, absent: int
) -> None:
    """M22: a game that was claimed is lost by them then, and not without a result."""
    async with past(tmp_path / FILE) as one:
        table_id = await one.game("schools")
        for _ in range(100):
            look = await one.look(table_id)
            if look.questions[0].decision.seat != absent:
                await one.step(table_id)
            elif (await one.look(table_id, (ANN, BOB)[1 - absent])).claimable_at is None:
                one.clock.pass_(days=1)
                await one.tables.due.answer_overdue()
            else:
                break
        one.clock.pass_(days=3)
        ended = await one.tables.seats.claim_game(table_id, (ANN, BOB)[1 - absent])
        outcome = (await one.look(table_id)).outcome
        assert outcome is not None
        assert (ended.status, outcome.ranking) == (Status.OVER, ((1 - absent,), (absent,)))


async def test_who_comes_back_keeps_the_game_of_two(tmp_path: Path) -> None:
    """One press is enough."""
    async with house(tmp_path / FILE) as one:
        table_id = await missed_of_two(one)
        await pass_hours(one, 70)
        await one.tables.seats.notice(table_id, BOB.id)
        await pass_hours(one, 10)
        assert await key_of(one.tables.seats.claim_game(table_id, ANN)) == "game-not-claimable"


async def test_a_game_of_three_is_nobodys_for_the_asking(tmp_path: Path) -> None:
    """There the seat is on offer."""
    async with house(tmp_path / FILE) as one:
        table_id = await missed_by_bob(one)
        one.clock.pass_(days=4)
        assert await key_of(one.tables.seats.claim_game(table_id, ANN)) == "game-not-claimable"


# -- /me away --------------------------------------------------------------------------------------


async def test_a_game_waits_for_who_is_away_for_five_days(tmp_path: Path) -> None:
    """Then the clocks run, however long the absence is."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.tables.people.go_away(BOB.id, BEGIN + timedelta(days=20))
        assert await ends_in(one, table.id, 1) == timedelta(days=5) + (PLAIN.turn or HOURS)
        # The others read when he is back, not for how long he is waited for.
        (question,) = [q for q in (await one.look(table.id)).questions if q.decision.seat == 1]
        assert question.away_until(BEGIN) == BEGIN + timedelta(days=20)
        again = await one.game()
        assert await ends_in(one, again.id, 1) == timedelta(days=5) + (PLAIN.turn or HOURS)


async def test_a_return_is_told_and_who_was_not_called_before_is_called_then(
    tmp_path: Path,
) -> None:
    """Nobody presses then, and the board would go on saying until when they are away."""
    clock = Clock()

    async def called(one: TableRig, table_id: TableId) -> list[int]:
        assert await one.tables.due.call_overdue()
        news = await one.tables.outbox.news(table_id)
        await one.tables.outbox.published(table_id, news.upto)
        return [call.seat for call in news.calls if call.due] if news.upto else []

    async with house(tmp_path / FILE, clock) as one:
        await one.tables.people.go_away(BOB.id, BEGIN + 5 * HOURS)
        table = await one.game()
        assert await called(one, table.id) == [0]
        clock.pass_(hours=1)
        await one.tables.people.go_away(ANN.id, BEGIN + 6 * HOURS)
        assert await called(one, table.id) == [0]
        clock.pass_(hours=3)
    async with house(tmp_path / FILE, clock) as one:
        assert await called(one, table.id) == []
        clock.pass_(hours=1)
        assert await called(one, table.id) == [0, 1]
        clock.pass_(hours=0.9)
        assert await called(one, table.id) == []
        clock.pass_(hours=0.1)
        assert await called(one, table.id) == [0, 1]


async def test_without_a_limit_the_others_read_who_is_away(tmp_path: Path) -> None:
    """They wait all the same."""
    async with house(tmp_path / FILE, pace=PACES["none"]) as one:
        table = await one.game()
        await one.tables.people.go_away(BOB.id, BEGIN + timedelta(days=20))
        asked = (await one.look(table.id)).questions
        assert [q.due_at for q in asked] == [None, None]
        assert [q.away_until(BEGIN) for q in asked] == [None, BEGIN + timedelta(days=20)]


async def test_who_wants_to_be_played_for_keeps_nobody_waiting(tmp_path: Path) -> None:
    """The host answers at once, no turn counts as missed, and it costs no days of the year."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = await one.game(rounds=50)
        until = BEGIN + timedelta(days=200)
        await one.tables.people.go_away(BOB.id, until, AwayMode.PLAY)
        assert await one.tables.due.answer_overdue()
        asked = {q.decision.seat: q.decision.answered for q in (await one.look(table.id)).questions}
        assert asked == {0: False, 1: True}
        bob = (await one.tables.queries.get(table.id)).players[1].occupancy
        assert (bob.missed, bob.in_a_row) == (0, 0)
    async with house(tmp_path / FILE, clock) as one:
        assert (await one.tables.people.preferences(BOB.id)).is_played_for(to_ms(clock()))
        await one.tables.people.come_back(BOB.id)
        await bids(one, table.id, ANN)
        assert await one.tables.due.answer_overdue()
        moves = (await one.look(table.id)).moves
        await pass_hours(one, 3)
        assert (await one.look(table.id)).moves == moves
        assert await key_of(one.tables.people.come_back(BOB.id)) == "not-away"


async def test_who_is_back_before_a_table_can_be_shown_again_is_not_played_for(
    tmp_path: Path,
) -> None:
    """Nothing fell due while they were away, and now they can answer themselves."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        await one.tables.pauses.stand(table.id)
        await one.tables.people.go_away(BOB.id, BEGIN + timedelta(days=3), AwayMode.PLAY)
        await pass_hours(one, 20)
        await one.tables.people.come_back(BOB.id)
        await pass_hours(one, 20)
        await one.tables.pauses.run_on(table.id)
        assert await one.tables.due.answer_overdue()
        look = await one.look(table.id)
        assert [q.decision.answered for q in look.questions] == [False, False]
        assert look.table.players[1].occupancy.missed == 0
        assert await ends_in(one, table.id, 1) == PLAIN.turn


async def test_one_way_of_being_away_takes_the_place_of_the_other(tmp_path: Path) -> None:
    """Said anew, the last word holds."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        await one.tables.people.go_away(BOB.id, BEGIN + timedelta(days=3))
        one.clock.pass_(hours=1)
        await one.tables.people.go_away(BOB.id, BEGIN + timedelta(days=3), AwayMode.PLAY)
        assert await one.tables.due.answer_overdue()
        assert [q.decision.answered for q in (await one.look(table.id)).questions] == [False, True]
        preferences = await one.tables.people.preferences(BOB.id)
        assert [span.until - span.since for span in preferences.away] == [3_600_000]


@pytest.mark.parametrize("mode", AwayMode)
@pytest.mark.parametrize("days", [2, 4])
async def test_an_absence_said_anew_ends_when_it_was_last_said_to(
    tmp_path: Path, mode: AwayMode, days: int
) -> None:
    """Earlier or later than it would have, in either way of being away."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        await one.tables.people.go_away(BOB.id, BEGIN + timedelta(days=3), mode)
        one.clock.pass_(hours=1)
        until = BEGIN + timedelta(days=days)
        await one.tables.people.go_away(BOB.id, until, mode)
        preferences = await one.tables.people.preferences(BOB.id)
        assert preferences.away_until(to_ms(one.clock())) == to_ms(until)
        (question,) = [q for q in (await one.look(table.id)).questions if q.decision.seat == 1]
        assert question.away_until(one.clock()) == until
        spans = preferences.played if mode is AwayMode.PLAY else preferences.away
        assert spans == (TimeSpan(to_ms(BEGIN), to_ms(until)),)


# -- pauses ----------------------------------------------------------------------------------------


async def test_a_pause_does_not_outlive_whoever_asked_for_it(tmp_path: Path) -> None:
    """F81: three days after they were last seen anybody who is there may go on."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await one.tables.pauses.pause(table.id, ANN)
        one.clock.pass_(days=2, hours=23)
        assert await key_of(one.tables.pauses.resume(table.id, BOB)) == "pause-not-yours"
        one.clock.pass_(hours=2)
        assert (await one.tables.pauses.resume(table.id, BOB)).paused_at is None


async def test_whoever_is_seen_keeps_their_pause(tmp_path: Path) -> None:
    """F81: a press at the table says that they are there."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await one.tables.pauses.pause(table.id, ANN)
        one.clock.pass_(days=2)
        await one.tables.seats.notice(table.id, ANN.id)
        one.clock.pass_(days=2)
        assert await key_of(one.tables.pauses.resume(table.id, BOB)) == "pause-not-yours"
        assert (await one.tables.pauses.resume(table.id, ANN)).paused_at is None


async def test_a_pause_that_all_agreed_to_ends_on_its_day(tmp_path: Path) -> None:
    """The fewest days that anybody asked for; kept over a restart, and then the clocks run."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = await one.game()
        assert await one.tables.pauses.pause(table.id, BOB, 10) == 1
        assert await one.tables.pauses.pause(table.id, ANN, 4) == 0
        paused = await one.tables.queries.get(table.id)
        assert paused.paused_until == BEGIN + timedelta(days=4)
    async with house(tmp_path / FILE, clock) as one:
        assert (await one.tables.queries.get(table.id)).paused_until == BEGIN + timedelta(days=4)
        assert await one.tables.due.next_due() == BEGIN + timedelta(days=4)
        clock.pass_(days=4)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).paused_at is None
        assert await ends_in(one, table.id, 0) == PLAIN.turn


async def test_a_wish_for_a_pause_can_be_taken_back(tmp_path: Path) -> None:
    """By asking for the same again, also after a restart; then it takes both again."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = await one.game(BOB, CID)
        assert await one.tables.pauses.pause(table.id, BOB, 10) == 2
        assert await one.tables.pauses.pause(table.id, BOB, 4) == 2
    async with house(tmp_path / FILE, clock) as one:
        assert await one.tables.pauses.pause(table.id, BOB, 4) is None
    async with house(tmp_path / FILE, clock) as one:
        assert await one.tables.pauses.pause(table.id, CID, 4) == 2


async def test_a_wish_for_a_pause_lapses_after_three_days(tmp_path: Path) -> None:
    """Nobody pauses the game weeks later with somebody who meant last weekend."""
    clock, endless = Clock(), PACES["none"]
    async with house(tmp_path / FILE, clock, pace=endless) as one:
        table, pause = (await one.game(BOB, CID)).id, one.tables.pauses.pause
        assert await pause(table, BOB, 4) == 2
        await pass_hours(one, 48)
        # Another wish of the same person lasts as long again.
        assert await pause(table, BOB, 5) == 2
        await pass_hours(one, 71)
        assert (await one.look(table)).wishes
    async with house(tmp_path / FILE, clock, pace=endless) as one:
        await pass_hours(one, 1)
        assert not (await one.look(table)).wishes
        assert await one.tables.pauses.pause(table, CID, 4) == 2


async def test_who_wished_for_a_pause_still_does_in_it(tmp_path: Path) -> None:
    """It lasts until each of them would rather go on, also after three days."""
    async with house(tmp_path / FILE) as one:
        table = (await one.game()).id
        assert await one.tables.pauses.pause(table, BOB, 9) == 1
        await one.tables.pauses.pause(table, ANN, 9)
        await pass_hours(one, 48)
        await bids(one, table, ANN, BOB)
        await pass_hours(one, 48)
        assert (await one.tables.pauses.resume(table, ANN)).paused_at is not None
        assert (await one.tables.pauses.resume(table, BOB)).paused_at is None


async def test_a_double_click_takes_no_wish_for_a_pause_back(tmp_path: Path) -> None:
    """It is one press, also where it takes the wish back; other days are another wish."""
    async with house(tmp_path / FILE) as one:
        table, pause = (await one.game(BOB, CID)).id, one.tables.pauses.pause
        assert [await pause(table, BOB, 4) for _ in range(3)] == [2, 2, 2]
        one.clock.pass_(seconds=6)
        assert [await pause(table, BOB, 4) for _ in range(2)] == [None, None]
        assert not (await one.look(table)).wishes
        assert await pause(table, BOB, 5) == 2
        assert await pause(table, CID, 5) == 1
        assert await pause(table, ANN) == 0
        assert await key_of(pause(table, ANN)) == "already-paused"


async def test_a_wish_is_taken_back_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """A press from before, by the clock in the future, makes no later one a double click."""
    async with house(tmp_path / FILE) as one:
        table, pause = (await one.game(BOB, CID)).id, one.tables.pauses.pause
        assert await pause(table, BOB, 4) == 2
        one.clock.pass_(days=-1)
        assert await pause(table, BOB, 4) is None


async def test_a_pause_that_all_agreed_to_ends_early_if_all_agree(tmp_path: Path) -> None:
    """One who would rather go on says so, and nothing happens before the other does."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.tables.pauses.pause(table.id, BOB)
        await one.tables.pauses.pause(table.id, ANN)
        assert (await one.tables.pauses.resume(table.id, ANN)).paused_at is not None
        assert await key_of(one.tables.pauses.resume(table.id, ANN)) == "pause-agreed"
        assert await key_of(one.tables.pauses.resume(table.id, CID)) == "pause-agreed"
        assert (await one.tables.pauses.resume(table.id, BOB)).paused_at is None
        assert await key_of(one.tables.pauses.resume(table.id, BOB)) == "not-paused"
