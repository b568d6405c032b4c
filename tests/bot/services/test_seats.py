"""Seats of a game under way: missed turns, seats on offer, claims, leaving, removing, giving up."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.host_events import AnsweredFor
from bot.model.refusal import Refused
from bot.model.table import Person, Player, Status, TableId
from bot.model.times import to_ms
from bot.store.rows import DeadlineRow
from bot.table.deadlines import restart_clocks
from bot.table.running_game import RunningGame
from bot.transitions import takeovers
from games.api import Decision, Seat
from tests.rigs.refusals import key_of
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, TableRig, house
from tests.rigs.toy_game import Bid, LetPass, find

DAN = Person(4, "Dan")
EVE = Person(5, "Eve")
FILE = "host.sqlite3"
ONE = Seat(1)


async def player(one: TableRig, table_id: TableId, seat: int) -> Player:
    return (await one.tables.queries.get(table_id)).players[seat]


async def sleep_through(
    one: TableRig, table_id: TableId, *present: Person, rounds: int = 1
) -> None:
    """Play rounds in which only some answer their bids, and the host answers for the others."""
    for _ in range(rounds):
        for person in present:
            await one.answer(table_id, person, Bid(1))
        one.clock.pass_(hours=49)
        assert await one.tables.due.answer_overdue()
        look = await one.look(table_id)
        if look.questions and look.questions[0].decision.optional:
            asked = look.questions[0].decision
            person = look.table.players[asked.seat].person
            if person in present:
                await one.tables.moves.play(table_id, person, one.press(), asked.id, LetPass())
            else:
                one.clock.pass_(hours=13)
                assert await one.tables.due.answer_overdue()


async def offered(one: TableRig, *guests: Person) -> TableId:
    """Start a game in which Bob misses two turns."""
    table = await one.game(*(guests or (BOB, CID)), rounds=50)
    others = [p.person for p in table.players if p.person != BOB]
    await sleep_through(one, table.id, *others, rounds=2)
    return table.id


async def test_after_two_missed_turns_a_seat_is_offered(tmp_path: Path) -> None:
    """FAILURES 2.4: not after one; the others stay as they are."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await sleep_through(one, table.id, ANN, CID)
        bob = await player(one, table.id, 1)
        assert (bob.sitting.missed, bob.sitting.in_a_row, bob.offered) == (1, 1, False)
        await sleep_through(one, table.id, ANN, CID)
        bob = await player(one, table.id, 1)
        assert (bob.sitting.missed, bob.offered, bob.gone) == (2, True, False)
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
            one.clock.pass_(hours=13)
            assert await one.tables.due.answer_overdue()
        players = (await one.tables.queries.get(table.id)).players
        assert [p.sitting.missed for p in players] == [0, 0]


async def test_a_move_of_ones_own_starts_the_count_again(tmp_path: Path) -> None:
    """Two missed turns in a row, and only those, put a seat on offer."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await sleep_through(one, table.id, ANN, CID)
        await sleep_through(one, table.id, ANN, BOB, CID)
        await sleep_through(one, table.id, ANN, CID)
        bob = await player(one, table.id, 1)
        assert (bob.sitting.missed, bob.sitting.in_a_row, bob.offered) == (2, 1, False)


async def test_the_owner_is_back_with_one_move_or_one_press(tmp_path: Path) -> None:
    """F30: the host answers at the deadline only, and stops at the owner's first press."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        moves = (await one.look(table_id)).moves
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table_id)).moves == moves
        await one.answer(table_id, BOB, Bid(3))
        assert not (await player(one, table_id, 1)).offered
    async with house(tmp_path / "other.sqlite3") as one:
        table_id = await offered(one)
        await one.tables.seats.back(table_id, BOB)
        bob = await player(one, table_id, 1)
        assert (bob.offered, bob.sitting.in_a_row, bob.sitting.missed) == (False, 0, 2)
        assert await key_of(one.tables.seats.claim(table_id, DAN, ONE)) == "seat-not-offered"


async def test_nothing_resolves_early_because_somebody_is_absent(tmp_path: Path) -> None:
    """F31: an absent seat has its time like any other."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        for person in (ANN, CID):
            await one.answer(table_id, person, Bid(2))
        one.clock.pass_(hours=47)
        assert await one.tables.due.answer_overdue()
        asked = [q.decision for q in (await one.look(table_id)).questions]
        assert [(d.prompt, d.answered) for d in asked] == [
            ("bid", True), ("bid", False), ("bid", True),
        ]  # fmt: skip


async def test_a_claim_is_granted_by_somebody_present(tmp_path: Path) -> None:
    """The newcomer starts clean with the seat's own view; the leaver keeps the record."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        await one.tables.seats.claim(table_id, DAN, ONE)
        assert (await one.tables.queries.get(table_id)).seat_of(DAN.id) is None
        assert (await one.look(table_id, DAN)).seat is None
        await one.tables.seats.welcome(table_id, CID, ONE, DAN.id)
        dan = await player(one, table_id, 1)
        assert (dan.person, dan.sitting.number, dan.sitting.missed) == (DAN, 1, 0)
        assert (await one.look(table_id, DAN)).seat == 1
        look = await one.look(table_id, BOB)
        assert (look.seat, look.legal, look.view.own) == (None, (), None)
        (tenure,) = await one.tables.queries.past_occupancies(table_id)
        assert (tenure.occupant.name, tenure.missed, tenure.ending) == ("Bob", 2, "replaced")
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


async def test_who_left_may_come_back_until_somebody_sits_there(tmp_path: Path) -> None:
    """The tenure that ended stays on record."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.lobbies.leave(table.id, BOB)
        assert (await player(one, table.id, 1)).offered
        assert (await one.look(table.id, BOB)).seat is None
        await one.tables.seats.back(table.id, BOB)
        bob = await player(one, table.id, 1)
        assert (bob.gone, bob.offered, bob.sitting.number) == (False, False, 1)
        assert [t.ending for t in await one.tables.queries.past_occupancies(table.id)] == ["left"]


async def test_giving_up_closes_the_seat(tmp_path: Path) -> None:
    """A seat whose person gave up is played to the end by the host; nobody else takes it."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.seats.concede(table.id, BOB)
        bob = await player(one, table.id, 1)
        assert (bob.gone, bob.offered) == (True, False)
        assert await key_of(one.tables.seats.claim(table.id, DAN, ONE)) == "seat-not-offered"
        assert await key_of(one.tables.seats.back(table.id, BOB)) == "not-your-seat"
        assert await one.tables.due.answer_overdue()
        asked = [q.decision.answered for q in (await one.look(table.id)).questions]
        assert asked == [False, True, False]


async def test_removing_takes_the_consent_of_all_others_present(tmp_path: Path) -> None:
    """Who was removed does not come back; the seat is on offer."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        assert await key_of(one.tables.seats.vote_out(table.id, BOB, ONE)) == "own-seat"
        assert await key_of(one.tables.seats.vote_out(table.id, DAN, ONE)) == "not-seated"
        assert await one.tables.seats.vote_out(table.id, ANN, ONE) == 1
        assert await one.tables.seats.vote_out(table.id, ANN, ONE) == 1
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert await one.tables.seats.vote_out(table.id, CID, ONE) == 0
        bob = await player(one, table.id, 1)
        assert (bob.gone, bob.offered) == (True, True)
        assert await key_of(one.tables.seats.back(table.id, BOB)) == "not-your-seat"
        assert await key_of(one.tables.seats.claim(table.id, BOB, ONE)) == "barred"
        assert [t.ending for t in await one.tables.queries.past_occupancies(table.id)] == ["kicked"]


async def test_one_alone_does_not_remove_a_rival(tmp_path: Path) -> None:
    """With two at the table a missed turn has to come first."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        assert await key_of(one.tables.seats.vote_out(table.id, ANN, ONE)) == "one-against-one"
        await sleep_through(one, table.id, ANN)
        assert await one.tables.seats.vote_out(table.id, ANN, ONE) == 0


async def test_the_host_may_offer_a_seat_that_missed_a_turn(tmp_path: Path) -> None:
    """Nobody else may, and no other seat."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        assert await key_of(one.tables.seats.offer(table.id, ANN, ONE)) == "nothing-missed"
        await sleep_through(one, table.id, ANN, CID)
        assert await key_of(one.tables.seats.offer(table.id, CID, ONE)) == "not-host"
        await one.tables.seats.offer(table.id, ANN, ONE)
        assert (await player(one, table.id, 1)).offered


async def test_who_is_no_longer_on_the_server_is_replaced_at_once(tmp_path: Path) -> None:
    """F54: the seat is on offer, and still has its time for each question."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.seats.away(table.id, BOB.id)
        bob = await player(one, table.id, 1)
        assert (bob.offered, bob.sitting.away, bob.gone) == (True, True, False)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 0
        await one.tables.seats.back(table.id, BOB)
        assert not (await player(one, table.id, 1)).sitting.away


async def test_a_host_without_company_may_end_the_game(tmp_path: Path) -> None:
    """F55: absent players keep nobody at a table."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        assert await key_of(one.tables.lobbies.cancel(table.id, ANN)) == "agreement-needed"
        await one.tables.seats.away(table.id, BOB.id)
        assert (await one.tables.lobbies.cancel(table.id, ANN)).status is Status.CANCELLED
        endings = [t.ending for t in await one.tables.queries.past_occupancies(table.id)]
        assert endings == ["cancelled", "cancelled"]


async def test_the_majority_closes_a_table_that_broke(tmp_path: Path) -> None:
    """F55: a stuck table can be closed by its players."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await one.store._rows("UPDATE snapshot SET checksum = 0")
        one.repository._live.clear()
        assert (await one.tables.queries.get(table.id)).status is Status.QUARANTINED
        assert await one.tables.lobbies.agree_cancel(table.id, ANN) == 1
        assert await one.tables.lobbies.agree_cancel(table.id, CID) == 0
        assert (await one.tables.queries.get(table.id)).status is Status.CANCELLED
        assert await one.tables.queries.mine(ANN.id) == ()


async def test_absent_players_do_not_hold_up_the_end(tmp_path: Path) -> None:
    """F55: all of those present agree, and that is enough."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        assert await one.tables.lobbies.agree_cancel(table_id, ANN) == 1
        assert await one.tables.lobbies.agree_cancel(table_id, CID) == 0


async def test_every_tenure_is_on_record_at_the_end(tmp_path: Path) -> None:
    """Append-only, one row a tenure, each with its own missed turns."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=3)
        await sleep_through(one, table.id, ANN, CID, rounds=2)
        await one.tables.seats.claim(table.id, DAN, ONE)
        await one.tables.seats.welcome(table.id, ANN, ONE)
        await sleep_through(one, table.id, ANN, CID, DAN)
        assert (await one.tables.queries.get(table.id)).status is Status.OVER
        tenures = await one.tables.queries.past_occupancies(table.id)
        assert [(t.seat, t.number, t.occupant.name, t.missed, t.ending) for t in tenures] == [
            (0, 0, "Ann", 0, "finished"),
            (1, 0, "Bob", 2, "replaced"),
            (1, 1, "Dan", 0, "finished"),
            (2, 0, "Cid", 0, "finished"),
        ]
        with pytest.raises(Exception, match="append-only"):
            await one.store._rows("UPDATE past_occupancy SET missed = 0")


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
        for account in (*log, since):
            assert {cast[0] for cast in account.casts} <= {ANN}
        missed = [
            cast[1]
            for account in log
            for event, cast in zip(account.events, account.casts, strict=True)
            if event == AnsweredFor(seat=ONE)
        ]
        assert missed[:2] == [BOB, BOB]
        assert missed[-1] == DAN


async def test_where_nobody_was_replaced_no_names_are_kept(tmp_path: Path) -> None:
    """The names of the present are those of the past."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await sleep_through(one, table.id, ANN, CID)
        assert [c.casts for c in (await one.tables.outbox.news(table.id)).chapters if c.casts] == []


async def test_who_misses_one_question_of_a_turn_has_little_time_for_the_next(
    tmp_path: Path,
) -> None:
    """Somebody silent holds a slow table up once a turn, not once a question."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        table_id = table.id
        await one.answer(table_id, ANN, Bid(1))
        one.clock.pass_(hours=48)
        assert await one.tables.due.answer_overdue()
        live = await one.repository.peek(table_id)
        assert live.running is not None
        bob = live.table.players[1]
        assert bob.sitting.missed_from == to_ms(BEGIN)
        # A further question of the same turn, which cannot just be let pass.
        asked = Decision("more", ONE, "bid")
        again = RunningGame(
            live.running.game, live.running.state, (asked,), {}, live.running.moves + 1,
            live.running.chapter, live.running.since,
        )  # fmt: skip
        one.clock.pass_(minutes=1)
        at = to_ms(one.clock())
        hurried, _ = restart_clocks(live, again, None, at)
        assert hurried.running is not None
        due = hurried.running.due["more", ONE]
        assert due - at == PLAIN.reaction // timedelta(milliseconds=1)
        # One move, or one press, and there is all the time again; so in the next turn.
        back, rows = takeovers.take_back_seat(hurried, BOB, at)
        assert back.running is not None
        assert back.running.due["more", ONE] - at == PLAIN.turn // timedelta(milliseconds=1)
        assert [row.due_at for row in rows if isinstance(row, DeadlineRow)] == [
            back.running.due["more", ONE]
        ]
        moved = replace(again, chapter=again.chapter + 1)
        next_turn, _ = restart_clocks(live, moved, None, at)
        assert next_turn.running is not None
        assert next_turn.running.due["more", ONE] == back.running.due["more", ONE]


async def test_the_bank_is_not_charged_for_being_hurried(tmp_path: Path) -> None:
    """What was missed had the plain limit; only what goes beyond it comes from the bank."""
    pace = replace(PLAIN, bank=timedelta(hours=5))
    async with house(tmp_path / FILE, pace=pace) as one:
        table = await one.game(rounds=50)
        await one.answer(table.id, ANN, Bid(1))
        one.clock.pass_(hours=53)
        assert await one.tables.due.answer_overdue()
        assert await one.tables.pauses.bank_left(table.id, ONE) == timedelta()
        live = await one.repository.peek(table.id)
        assert live.times.used == {ONE: 5 * 60 * 60 * 1000}


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


async def test_absent_players_do_not_hold_up_a_pause(tmp_path: Path) -> None:
    """FAILURES 2.5: it takes all live seats; one that is on offer is none."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one, BOB, CID, DAN)
        assert await one.tables.pauses.pause(table_id, CID) == 2
        assert await one.tables.pauses.pause(table_id, DAN) == 1
        assert (await one.tables.queries.get(table_id)).paused_at is None


async def test_all_who_are_there_pause_together_without_the_host(tmp_path: Path) -> None:
    """The host's word is enough; without it everybody's who takes part."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.seats.away(table.id, ANN.id)
        assert await one.tables.pauses.pause(table.id, BOB) == 1
        assert await one.tables.pauses.pause(table.id, CID) == 0
