"""Going before the end: leaving, giving up, removing somebody, and calling the game off."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.table import Status, TableId
from games.api import Seat
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.seats_rig import DAN, EVE, FILE, ONE, offered, player, sleep_through
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BOB, CID, TableRig, house


async def test_who_left_may_come_back_until_somebody_sits_there(tmp_path: Path) -> None:
    """The occupancy that ended stays on record."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.lobbies.leave(table.id, BOB)
        assert (await player(one, table.id, 1)).offered
        assert (await one.look(table.id, BOB)).seat is None
        await one.tables.seats.back(table.id, BOB)
        bob = await player(one, table.id, 1)
        assert (bob.gone, bob.offered, bob.occupancy.number) == (False, False, 1)
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
        lobby = await one.lobby(BOB)
        assert await key_of(one.tables.seats.vote_out(lobby.id, ANN, ONE)) == "no-seat-now"
        table = await one.game(BOB, CID, rounds=50)
        assert await key_of(one.tables.seats.vote_out(table.id, BOB, ONE)) == "own-seat"
        assert await key_of(one.tables.seats.vote_out(table.id, DAN, ONE)) == "not-seated"
        assert await one.tables.seats.vote_out(table.id, ANN, ONE) == 1
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert await one.tables.seats.vote_out(table.id, CID, ONE) == 0
        bob = await player(one, table.id, 1)
        assert (bob.gone, bob.offered) == (True, True)
        assert await key_of(one.tables.seats.back(table.id, BOB)) == "not-your-seat"
        assert await key_of(one.tables.seats.claim(table.id, BOB, ONE)) == "barred"
        assert [t.ending for t in await one.tables.queries.past_occupancies(table.id)] == ["kicked"]


async def test_a_vote_can_be_taken_back(tmp_path: Path) -> None:
    """By voting again, also after a restart; all other votes stand."""
    two = Seat(2)
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, DAN, rounds=50)
        vote_out, clock = one.tables.seats.vote_out, one.clock
        for person, seat in ((ANN, ONE), (CID, ONE), (BOB, two)):
            await vote_out(table.id, person, seat)
        # A double click is one press.
        assert await vote_out(table.id, ANN, ONE) == 1
    async with house(tmp_path / FILE, clock) as one:
        for _ in range(2):
            assert await one.tables.seats.vote_out(table.id, ANN, ONE) is None
    async with house(tmp_path / FILE, clock) as one:
        assert await one.tables.queries.ballots(table.id) == {(two, ONE), (ONE, two)}
        assert await one.tables.seats.vote_out(table.id, DAN, ONE) == 1
        assert await one.tables.seats.vote_out(table.id, ANN, ONE) == 0


async def test_whoever_was_removed_is_barred_where_the_game_is_begun_again(tmp_path: Path) -> None:
    """F56: it is the same game; their seat is free."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        for person in (ANN, CID):
            await one.tables.seats.vote_out(table.id, person, ONE)
        await quarantine(one.repository, table.id)
        again = await one.tables.lobbies.begin_again(table.id, ANN, one.press(), manager=False)
        assert again.people == (ANN, CID)
        assert await key_of(one.tables.lobbies.join(again.id, BOB)) == "barred"
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert await key_of(one.tables.lobbies.join(again.id, BOB)) == "barred"
        await one.tables.lobbies.join(again.id, DAN)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_vote_goes_with_its_voter_and_with_whom_it_was_about(
    tmp_path: Path, restarted: bool
) -> None:
    """A newcomer has neither what was wanted of the seat before nor what was wanted from it."""
    two, three = Seat(2), Seat(3)
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, DAN, rounds=50)
        vote_out = one.tables.seats.vote_out
        assert await vote_out(table.id, ANN, ONE) == 2
        assert await vote_out(table.id, BOB, three) == 2
        assert await vote_out(table.id, BOB, two) == 2
        assert await vote_out(table.id, CID, three) == 1
        await one.tables.lobbies.leave(table.id, BOB)
        clock = one.clock
        if not restarted:
            await _vote_anew(one, table.id)
    if restarted:
        async with house(tmp_path / FILE, clock) as one:
            await _vote_anew(one, table.id)


async def _vote_anew(one: TableRig, table_id: TableId) -> None:
    """Vote beside a newcomer in Bob's seat: Cid's vote about Dan is the only one that stands."""
    two, three = Seat(2), Seat(3)
    assert {(two, three)} == await one.tables.queries.ballots(table_id)
    await one.tables.seats.claim(table_id, EVE, ONE)
    one.clock.pass_(hours=13)
    assert await one.tables.due.answer_overdue()
    assert (await player(one, table_id, 1)).person == EVE
    assert await one.tables.seats.vote_out(table_id, DAN, ONE) == 2
    assert await one.tables.seats.vote_out(table_id, DAN, two) == 2
    assert await one.tables.seats.vote_out(table_id, ANN, three) == 1
    assert await one.tables.seats.vote_out(table_id, EVE, three) == 0


@pytest.mark.parametrize("how", ["left", "conceded", "unseated"])
async def test_votes_to_remove_somebody_are_counted_again_when_somebody_goes(
    tmp_path: Path, how: str
) -> None:
    """Dan's vote was the last one missing; nobody has to press again, and Bob is barred."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, DAN, rounds=50)
        for person in (ANN, CID):
            await one.tables.seats.vote_out(table.id, person, ONE)
        match how:
            case "left":
                await one.tables.lobbies.leave(table.id, DAN)
            case "conceded":
                await one.tables.seats.concede(table.id, DAN)
            case _:
                await one.tables.managers.unseat(table.id, EVE, DAN.id)
        bob = await player(one, table.id, 1)
        assert (bob.gone, bob.offered) == (True, True)
        assert not await one.tables.queries.ballots(table.id)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert await key_of(one.tables.seats.claim(table.id, BOB, ONE)) == "barred"
        assert (await one.tables.queries.get(table.id)).status is Status.PLAYING


async def test_a_vote_of_one_alone_counts_no_more_when_others_go(tmp_path: Path) -> None:
    """Two votes are needed against somebody who has missed no turn, as in :func:`vote_out`."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        assert await one.tables.seats.vote_out(table.id, ANN, ONE) == 1
        await one.tables.lobbies.leave(table.id, CID)
        assert not (await player(one, table.id, 1)).gone


async def test_votes_of_absent_people_alone_remove_nobody(tmp_path: Path) -> None:
    """Ann's seat is open by then: who is away for as long is not barred for that by her alone."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        assert await one.tables.seats.vote_out(table.id, ANN, ONE) == 1
        await sleep_through(one, table.id, CID, rounds=4)
        assert [(await player(one, table.id, n)).present for n in range(3)] == [False, False, True]
        await one.tables.lobbies.leave(table.id, CID)
        assert not (await player(one, table.id, 1)).gone
        await one.tables.seats.back(table.id, BOB)


async def test_an_agreed_pause_ends_once_the_last_who_wanted_it_is_gone(tmp_path: Path) -> None:
    """As the reply to *Resume* says; it goes on while somebody present wants it."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, DAN, rounds=50)
        await one.tables.pauses.pause(table.id, BOB)
        for person in (CID, DAN, ANN):
            await one.tables.pauses.pause(table.id, person, 20)
        pauses, leave = one.tables.pauses, one.tables.lobbies.leave
        await pauses.resume(table.id, ANN)
        await pauses.resume(table.id, BOB)
        await leave(table.id, CID)
        assert (await one.tables.queries.get(table.id)).paused_at is not None
        await leave(table.id, DAN)
        assert (await one.tables.queries.get(table.id)).paused_at is None


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_leaves_wants_no_pause_any_more(tmp_path: Path, restarted: bool) -> None:
    """Back at the table they are asked like everybody else, and have not agreed to another's."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        assert await one.tables.pauses.pause(table.id, BOB) == 2
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.seats.back(table.id, BOB)
        clock = one.clock
        if not restarted:
            assert await one.tables.pauses.pause(table.id, CID) == 2
    if restarted:
        async with house(tmp_path / FILE, clock) as one:
            assert await one.tables.pauses.pause(table.id, CID) == 2


async def test_one_alone_does_not_remove_a_rival(tmp_path: Path) -> None:
    """With two at the table a missed turn has to come first."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        assert await key_of(one.tables.seats.vote_out(table.id, ANN, ONE)) == "one-against-one"
        await sleep_through(one, table.id, ANN)
        assert await one.tables.seats.vote_out(table.id, ANN, ONE) == 0


async def test_who_is_no_longer_on_the_server_is_replaced_at_once(tmp_path: Path) -> None:
    """F54: the seat is on offer, and still has its time for each question."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.seats.away(table.id, BOB.id)
        bob = await player(one, table.id, 1)
        assert (bob.offered, bob.occupancy.away, bob.gone) == (True, True, False)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 0
        await one.tables.seats.back(table.id, BOB)
        assert not (await player(one, table.id, 1)).occupancy.away


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
        await run_sql(one.store, "UPDATE snapshot SET checksum = 0")
        one.repository._live.clear()
        assert (await one.tables.queries.get(table.id)).status is Status.QUARANTINED
        assert await one.tables.lobbies.agree_cancel(table.id, ANN) == 1
        assert await one.tables.lobbies.agree_cancel(table.id, CID) == 0
        assert (await one.tables.queries.get(table.id)).status is Status.CANCELLED
        assert await one.tables.queries.mine(ANN.id) == ()


async def test_the_host_closes_a_lobby_that_broke(tmp_path: Path) -> None:
    """F55: of a lobby its host decides, also of one in quarantine; nobody else does."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(BOB, CID, seats=3)
        await quarantine(one.repository, table.id)
        assert await key_of(one.tables.lobbies.agree_cancel(table.id, BOB)) == "not-host"
        assert await one.tables.lobbies.agree_cancel(table.id, ANN) == 0
        assert (await one.tables.queries.get(table.id)).status is Status.CANCELLED


async def test_absent_players_do_not_hold_up_the_end(tmp_path: Path) -> None:
    """F55: all of those present agree, and that is enough."""
    async with house(tmp_path / FILE) as one:
        table_id = await offered(one)
        assert await one.tables.lobbies.agree_cancel(table_id, ANN) == 1
        assert await one.tables.lobbies.agree_cancel(table_id, CID) == 0
