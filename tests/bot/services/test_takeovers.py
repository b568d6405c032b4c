"""Seats that change hands: offered, claimed, granted or refused, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.model.host_events import AnsweredFor, MovedForLeaver
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.rows.clocks import TimerRow
from games.api import Seat
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.seats_rig import DAN, EVE, FILE, ONE, offered, player, sleep_through
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BOB, CID, Clock, TableRig, house, toy
from tests.rigs.toy_game import Bid, find


async def test_a_claim_is_granted_by_somebody_present(tmp_path: Path) -> None:
    """The newcomer starts clean with the seat's own view; the leaver keeps the record."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        assert (await one.tables.queries.get(table_id)).seat_of(DAN.id) is None
        assert (await one.look(table_id, DAN)).seat is None
        await one.tables.seats.welcome(table_id, CID, ONE, DAN.id)
        dan = await player(one, table_id, 1)
        assert (dan.person, dan.occupancy.number, dan.occupancy.missed) == (DAN, 1, 0)
        assert (await one.look(table_id, DAN)).seat == 1
        look = await one.look(table_id, BOB)
        assert (look.seat, look.legal, toy(look).own) == (None, (), None)
        (past,) = await one.tables.queries.past_occupancies(table_id)
        assert (past.occupant.name, past.missed, past.ending) == ("Bob", 2, "replaced")
        assert await key_of(one.tables.seats.back(table_id, BOB)) == "not-your-seat"
        await one.answer(table_id, DAN, Bid(3))


async def test_a_newcomer_has_the_whole_time_for_the_open_question(tmp_path: Path) -> None:
    """F21: the clock of who left is not the newcomer's, in memory and in the file."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        one.clock.pass_(hours=40)
        await one.tables.seats.claim(table_id, DAN, ONE)
        await one.tables.seats.welcome(table_id, ANN, ONE)
        one.clock.pass_(hours=9)
        assert await one.tables.due.answer_overdue()
        decision = (await one.look(table_id, DAN)).question
        assert decision is not None
        assert not decision.decision.answered


async def test_without_objection_a_claim_is_granted_in_time(tmp_path: Path) -> None:
    """The timer outlives a restart."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        one.clock.pass_(hours=11)
        assert await one.tables.due.answer_overdue()
        assert (await player(one, table_id, 1)).person == BOB
        one.clock.pass_(hours=2)
        assert await one.tables.due.answer_overdue()
        assert (await player(one, table_id, 1)).person == DAN


@pytest.mark.parametrize("how", ["left", "kicked"])
async def test_a_claim_stands_when_whoever_had_the_seat_goes_for_good(
    tmp_path: Path, how: str
) -> None:
    """Who waits for a seat need not find out that they have to ask for it once more."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        if how == "left":
            await one.tables.lobbies.leave(table_id, BOB)
        else:
            await one.tables.seats.vote_out(table_id, ANN, ONE)
            await one.tables.seats.vote_out(table_id, CID, ONE)
        assert (await player(one, table_id, 1)).occupancy.claim == DAN
        one.clock.pass_(hours=13)
        assert await one.tables.due.answer_overdue()
        dan = await player(one, table_id, 1)
        assert (dan.person, dan.gone) == (DAN, False)


async def test_nobody_gets_the_seat_of_who_gives_up(tmp_path: Path) -> None:
    """The host plays it to the end, whoever had asked for it."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        await one.tables.seats.concede(table_id, BOB)
        stored = await one.store.table(table_id)
        assert stored is not None
        assert TimerKind.CLAIM not in {timer.kind for timer in stored.clocks.timers}
        one.clock.pass_(hours=13)
        assert await one.tables.due.answer_overdue()
        bob = await player(one, table_id, 1)
        assert (bob.person, bob.gone, bob.occupancy.claim) == (BOB, True, None)


async def test_a_claim_outlives_an_error(tmp_path: Path) -> None:
    """F56: nobody could object in quarantine, so that they have all their time."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        await quarantine(one.repository, table_id)
        one.clock.pass_(hours=13)
        assert await one.tables.due.answer_overdue()
        await one.tables.undo.repair(table_id, ANN, manager=False)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        one.clock.pass_(hours=11)
        assert await one.tables.due.answer_overdue()
        assert (await player(one, table_id, 1)).person == BOB
        one.clock.pass_(hours=1)
        assert await one.tables.due.answer_overdue()
        assert (await player(one, table_id, 1)).person == DAN


async def test_one_objection_is_enough(tmp_path: Path) -> None:
    """Whom a table does not accept asks in vain, and the seat stays on offer."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        assert await key_of(one.tables.seats.claim(table_id, EVE, ONE)) == "seat-claimed"
        await one.tables.seats.decline(table_id, CID, ONE, DAN.id)
        assert (await player(one, table_id, 1)).offered
        assert await key_of(one.tables.seats.claim(table_id, DAN, ONE)) == "barred"
        await one.tables.seats.claim(table_id, EVE, ONE)
        assert await key_of(one.tables.seats.welcome(table_id, ANN, ONE, DAN.id)) == "no-claim"
        one.clock.pass_(hours=13)
        assert await one.tables.due.answer_overdue()
        assert (await player(one, table_id, 1)).person == EVE


async def test_a_claim_can_be_taken_back(tmp_path: Path) -> None:
    """Nobody is seated by it then, somebody else may ask at once, and so may they again."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        seats = one.tables.seats
        assert await key_of(seats.withdraw_claim(table_id, DAN)) == "no-claim"
        await seats.claim(table_id, DAN, ONE)
        assert await key_of(seats.withdraw_claim(table_id, EVE)) == "no-claim"
        await seats.withdraw_claim(table_id, DAN)
        assert await key_of(seats.welcome(table_id, ANN, ONE, DAN.id)) == "no-claim"
        one.clock.pass_(hours=13)
        await one.tables.due.answer_overdue()
        assert (await player(one, table_id, 1)).offered
        await seats.claim(table_id, EVE, ONE)
        await seats.withdraw_claim(table_id, EVE)
        await seats.claim(table_id, DAN, ONE)
        await seats.welcome(table_id, ANN, ONE, DAN.id)
        assert (await player(one, table_id, 1)).person == DAN


async def test_nobody_is_seated_without_wanting_it(tmp_path: Path) -> None:
    """F57: only who asked for a seat is given one."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        assert await key_of(one.tables.seats.welcome(table_id, ANN, ONE)) == "no-claim"
        assert await key_of(one.tables.seats.claim(table_id, CID, ONE)) == "already-seated"
        await one.tables.seats.claim(table_id, DAN, ONE)
        assert await key_of(one.tables.seats.welcome(table_id, EVE, ONE)) == "not-seated"
        assert await key_of(one.tables.seats.welcome(table_id, BOB, ONE)) == "not-present"
        await one.tables.seats.back(table_id, BOB)
        assert await key_of(one.tables.seats.welcome(table_id, ANN, ONE)) == "no-claim"
        assert (await player(one, table_id, 1)).person == BOB


async def test_who_has_seen_one_hand_gets_no_other(tmp_path: Path) -> None:
    """F38: a second seat would be a second hand."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        await one.tables.seats.welcome(table_id, ANN, ONE)
        await one.tables.lobbies.leave(table_id, CID)
        assert await key_of(one.tables.seats.claim(table_id, BOB, Seat(2))) == "knows-a-hand"
        await one.tables.seats.claim(table_id, EVE, Seat(2))
        await one.tables.seats.welcome(table_id, DAN, Seat(2))
        assert (await player(one, table_id, 2)).person == EVE


async def test_the_host_may_offer_a_seat_that_missed_a_turn(tmp_path: Path) -> None:
    """Nobody else may, and no other seat."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        assert await key_of(one.tables.seats.offer(table.id, ANN, ONE)) == "nothing-missed"
        await sleep_through(one, table.id, ANN, CID)
        assert await key_of(one.tables.seats.offer(table.id, CID, ONE)) == "not-host"
        await one.tables.seats.offer(table.id, ANN, ONE)
        bob = await player(one, table.id, 1)
        # Who is on the server still is called by the offer.
        assert (bob.offered, bob.occupancy.away) == (True, False)


@pytest.mark.parametrize("by_host", [False, True])
async def test_nobody_waits_for_a_seat_from_the_moment_of_its_offer(
    tmp_path: Path, *, by_host: bool
) -> None:
    """F80: its open question is answered at once, as the notice says, and no other one."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await sleep_through(one, table.id, ANN, CID)
        if by_host:
            await one.tables.seats.offer(table.id, ANN, ONE)
        else:
            await one.tables.seats.away(table.id, BOB.id)
        assert await one.tables.due.answer_overdue()
        questions = (await one.look(table.id)).questions
        assert [q.decision.answered for q in questions] == [False, True, False]


async def test_every_occupancy_is_on_record_at_the_end(tmp_path: Path) -> None:
    """Append-only, one row an occupancy, each with its own missed turns."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=3)
        await sleep_through(one, table.id, ANN, CID, rounds=2)
        await one.tables.seats.claim(table.id, DAN, ONE)
        await one.tables.seats.welcome(table.id, ANN, ONE)
        await sleep_through(one, table.id, ANN, CID, DAN)
        assert (await one.tables.queries.get(table.id)).status is Status.OVER
        past = await one.tables.queries.past_occupancies(table.id)
        assert [(t.seat, t.number, t.occupant.name, t.missed, t.ending) for t in past] == [
            (0, 0, "Ann", 0, "finished"),
            (1, 0, "Bob", 2, "replaced"),
            (1, 1, "Dan", 0, "finished"),
            (2, 0, "Cid", 0, "finished"),
        ]
        with pytest.raises(Exception, match="append-only"):
            await run_sql(one.store, "UPDATE past_occupancy SET missed = 0")


@pytest.mark.parametrize("moment", ["offered", "claimed", "left", "seated"])
async def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path, moment: str) -> None:
    """F2: what is in memory is what is in the file."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        if moment == "left":
            await one.tables.lobbies.leave(table_id, BOB)
        if moment in ("claimed", "seated"):
            await one.tables.seats.claim(table_id, DAN, ONE)
        if moment == "seated":
            await one.tables.seats.welcome(table_id, ANN, ONE)
        before = await one.tables.queries.get(table_id)
        look = await one.look(table_id, ANN)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert await one.tables.queries.get(table_id) == before
        assert (await one.look(table_id, ANN)).questions == look.questions


async def test_of_many_who_want_a_seat_at_once_one_has_the_claim(tmp_path: Path) -> None:
    """F15: checked inside the lane."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        crowd = [Person(number, f"P{number}") for number in range(100, 120)]
        keys = []
        for person in crowd:
            try:
                await one.tables.seats.claim(table_id, person, ONE)
            except Refused as refused:
                keys.append(refused.key)
        assert keys == ["seat-claimed"] * 19


async def test_what_happened_is_told_of_whoever_sat_there_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The story of the turn under way, the log and catching up keep the leaver's name (rule 8)."""
    monkeypatch.setattr("games.find", find)
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        await one.tables.seats.welcome(table_id, ANN, ONE)
        # What is in the file is what is in memory.
        one.repository._live.clear()
        for person in (ANN, CID):
            await one.answer(table_id, person, Bid(1))
        one.clock.pass_(hours=49)
        assert await one.tables.due.answer_overdue()
        history = one.tables.history
        news = (await one.tables.outbox.news(table_id)).chapters
        log = await history.chapters(table_id)
        for chapters in (news, log, await history.lately(await one.look(table_id))):
            assert all(len(c.casts) == len(c.events) for c in chapters)
        since = (await history.since(await one.look(table_id, DAN))).account
        for casts in (*(chapter.casts for chapter in log), since.casts):
            assert {cast[0] for cast in casts} <= {ANN}
        missed = [
            cast[1]
            for account in log
            for event, cast in zip(account.events, account.casts, strict=True)
            if event == AnsweredFor(seat=ONE)
        ]
        assert missed[:2] == [BOB, BOB]
        assert missed[-1] == DAN


@pytest.mark.parametrize("conceded", [False, True])
async def test_nobody_waits_for_the_answer_of_who_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, conceded: bool
) -> None:
    """The host's move says that they left or conceded, until somebody else is late in the seat."""
    monkeypatch.setattr("games.find", find)
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        go = one.tables.seats.concede if conceded else one.tables.lobbies.leave
        await go(table_id, BOB)
        await one.tables.due.answer_overdue()
        if not conceded:
            await one.tables.seats.claim(table_id, DAN, ONE)
            await one.tables.seats.welcome(table_id, ANN, ONE)
            await sleep_through(one, table_id, ANN, CID)
        history, here = one.tables.history, await one.look(table_id, ANN)
        late, left = AnsweredFor(seat=ONE), MovedForLeaver(seat=ONE, conceded=conceded)
        for events in (
            [event for chapter in await history.chapters(table_id) for event in chapter.events],
            (await history.watched_since(here, 0)).account.events,
        ):
            told = [event for event in events if event in {late, left}]
            assert told[:3] == [late, late, left]
            assert told[-1] == (left if conceded else late)


async def test_where_nobody_was_replaced_no_names_are_kept(tmp_path: Path) -> None:
    """The names of the present are those of the past."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await sleep_through(one, table.id, ANN, CID)
        assert [c.casts for c in (await one.tables.outbox.news(table.id)).chapters if c.casts] == []


async def test_who_has_watched_hands_gets_no_seat(tmp_path: Path) -> None:
    """F38: noted for ever before anything is shown, whoever asks and however often."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.watch_hands(table_id, EVE)
        await one.tables.seats.watch_hands(table_id, EVE)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert await key_of(one.tables.seats.claim(table_id, EVE, ONE)) == "has-seen-hands"
        await one.tables.seats.claim(table_id, DAN, ONE)
        assert await key_of(one.tables.seats.watch_hands(table_id, DAN)) == "hands-while-claiming"
        await one.tables.seats.decline(table_id, ANN, ONE)
        await one.tables.seats.watch_hands(table_id, DAN)
        await one.tables.lobbies.leave(table_id, BOB)
        for person in (ANN, BOB, CID):
            refusal = await key_of(one.tables.seats.watch_hands(table_id, person))
            assert refusal == "hands-not-for-players"
        # With nobody present a seat is granted at once; not to who has seen.
        for person in (ANN, CID):
            await one.tables.seats.away(table_id, person.id)
        assert await key_of(one.tables.seats.claim(table_id, EVE, ONE)) == "has-seen-hands"


async def test_when_a_claim_is_granted_is_said_as_it_is_after_a_downtime(tmp_path: Path) -> None:
    """F21, F29: what those present are shown is put off with what it is about."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        due = (await player(one, table_id, ONE)).occupancy.claim_due
    clock.pass_(hours=30)
    async with house(tmp_path / FILE, clock) as one:
        later = (await player(one, table_id, ONE)).occupancy.claim_due
        assert due is not None
        assert later is not None
        assert later == due + 30 * 3600 * 1000
        assert table_id in await one.tables.outbox.unpublished()
        (timer,) = (
            timer
            for timer in await one.store.timers(later)
            if (timer.table_id, timer.kind) == (table_id, TimerKind.CLAIM)
        )
        assert timer.due_at == later


async def fall_due_while(one: TableRig, happening: Callable[[], Awaitable[object]]) -> None:
    """Have the host find what is due, and something happen before it does any of it."""
    listed = one.store.timers

    async def timers(upto: int) -> tuple[TimerRow, ...]:
        found = await listed(upto)
        await happening()
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(one.store, "timers", timers)
        assert await one.tables.due.answer_overdue()


async def test_nobody_gets_a_seat_in_the_time_of_somebody_elses_claim(tmp_path: Path) -> None:
    """A claim is declined as its time is up, and another one made: that has a time of its own."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        one.clock.pass_(hours=13)

        async def another() -> None:
            await one.tables.seats.decline(table_id, CID, ONE, DAN.id)
            await one.tables.seats.claim(table_id, EVE, ONE)

        await fall_due_while(one, another)
        assert (await player(one, table_id, 1)).person == BOB
        assert (await player(one, table_id, 1)).occupancy.claim == EVE
        one.clock.pass_(hours=11)
        assert await one.tables.due.answer_overdue()
        assert (await player(one, table_id, 1)).person == BOB
        one.clock.pass_(hours=2)
        assert await one.tables.due.answer_overdue()
        assert (await player(one, table_id, 1)).person == EVE


async def test_what_is_put_off_in_the_last_moment_does_not_happen(tmp_path: Path) -> None:
    """A lobby whose time is up gets more of it before the host has closed it."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby()
        one.clock.pass_(hours=73)
        await fall_due_while(one, lambda: one.tables.due.give_back(timedelta(hours=10)))
        assert (await one.tables.queries.get(table.id)).status is Status.LOBBY
        one.clock.pass_(hours=10)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).status is Status.EXPIRED
