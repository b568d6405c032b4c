"""Invitations to a lobby: seats kept for guests, and who may be invited how often."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.invitations import MOST_INVITED, InvitationState
from bot.model.news import Post, PostKey
from bot.model.players import Person
from bot.model.stops import Why
from bot.model.table import Opening, Place, Status, Table, TableId, Terms
from bot.transitions.lobby import MOST_ALONE
from games.api import Seat
from players.levels import Level
from tests.bot.services.test_full_lobbies import FILE, HOUR, sleeps, status, until
from tests.rigs.refusals import key_of
from tests.rigs.seats_rig import DAN, EVE
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, TableRig, house
from tests.rigs.toy_game import Bid, LetPass

DAY = timedelta(days=1)


async def invite(one: TableRig, table: Table, *guests: Person, host: Person = ANN) -> list[str]:
    """Invite people; return why others are not."""
    done = await one.tables.invitations.invite(table.id, host, guests)
    return [refused.key for refused in done.refused]


async def told(one: TableRig, table: Table) -> list[str]:
    """Return who is told of an invitation now, and note that they were."""
    outbox = one.tables.outbox
    invited = (await outbox.news(table.id)).invited
    if invited:
        keys = [PostKey.INVITATION.of(each.number) for each in invited]
        await outbox.posted_as(table.id, keys, Post(70, one.press()))
    return [each.guest.name for each in invited]


async def states(one: TableRig, table_id: TableId) -> list[InvitationState]:
    """Return what became of the invitations of a table."""
    known = await one.tables.queries.get(table_id)
    return [each.state for each in known.invitations]


async def finish(one: TableRig, guest: Person) -> None:
    """Play a game of one round to its end."""
    game = await one.game(guest, rounds=1)
    for person in (ANN, guest):
        await one.answer(game.id, person, Bid(2))
    asked = (await one.look(game.id)).questions[0].decision.seat
    await one.answer(game.id, (ANN, guest)[asked], LetPass())
    assert await status(one, game) is Status.OVER


async def test_a_seat_is_kept_for_a_guest_for_two_days(tmp_path: Path) -> None:
    """F117: from everybody else, computers and fewer seats too; told once; then it is free."""
    async with house(tmp_path / FILE) as one:
        lobbies, table = one.tables.lobbies, await one.lobby(BOB, seats=4)
        assert await key_of(one.tables.invitations.invite(table.id, BOB, [CID])) == "not-host"
        assert await invite(one, table, BOB, CID, DAN, EVE, CID) == [
            *("invited-seated", "no-seat-to-keep", "invited-before"),
        ]
        assert await told(one, table) == ["Cid", "Dan"]
        assert await told(one, table) == []
        for refused in (
            lobbies.join(table.id, EVE),
            one.tables.computers.add(table.id, ANN, Level.EASY),
            lobbies.alter(table.id, ANN, Terms({"rounds": 3}, 3, "en")),
        ):
            assert await key_of(refused) == "seats-kept"
        joined = await lobbies.join(table.id, CID)
        assert [each.guest for each in joined.kept_for] == [DAN]
        await until(one, BEGIN + 2 * DAY - HOUR)
        assert await key_of(lobbies.join(table.id, EVE)) == "seats-kept"
        one.told.clear()
        await until(one, BEGIN + 2 * DAY)
        assert table.id in one.told
        assert await states(one, table.id) == [InvitationState.TAKEN, InvitationState.LAPSED]
        full = await lobbies.join(table.id, EVE)
        assert full.full is not None


async def test_a_guest_gives_a_seat_back_and_is_not_asked_again_there(tmp_path: Path) -> None:
    """F117: only they; whoever wants no invitations gets none from anybody."""
    async with house(tmp_path / FILE) as one:
        invitations, table = one.tables.invitations, await one.lobby(seats=3)
        await invite(one, table, BOB)
        assert await key_of(invitations.decline(table.id, CID)) == "not-invited"
        assert (await invitations.decline(table.id, BOB)).free_seats == 2
        assert await key_of(invitations.decline(table.id, BOB)) == "not-invited"
        assert await invite(one, table, BOB) == ["not-invitable"]
        await invitations.set_wanted(CID.id, wanted=False)
        assert await invite(one, table, CID) == ["not-invitable"]
        await invitations.set_wanted(CID.id, wanted=True)
        assert await invite(one, table, CID) == []
        # They may come all the same.
        await one.tables.lobbies.join(table.id, BOB)


async def test_a_host_takes_an_invitation_back(tmp_path: Path) -> None:
    """F117: its seat is free, the guest may be invited again, and it counts for the day."""
    async with house(tmp_path / FILE) as one:
        invitations, table = one.tables.invitations, await one.lobby(seats=3)
        await invite(one, table, BOB, CID)
        assert await key_of(invitations.withdraw(table.id, BOB, {1})) == "not-host"
        withdrawn = await invitations.withdraw(table.id, ANN, {1, 7})
        assert (withdrawn.free_seats, [each.guest for each in withdrawn.kept_for]) == (1, [CID])
        assert await key_of(invitations.withdraw(table.id, ANN, {1})) == "changed-since"
        assert await key_of(invitations.decline(table.id, BOB)) == "not-invited"
        assert await invite(one, table, BOB) == []
        assert await invitations.left(ANN.id) == MOST_INVITED - 3


async def test_nobody_invites_more_than_five_people_a_day(tmp_path: Path) -> None:
    """F117: at all tables together, and some more the day after."""
    async with house(tmp_path / FILE) as one:
        guests = [Person(20 + number, f"Guest{number}") for number in range(MOST_INVITED + 2)]
        tables = [await one.lobby(seats=4) for _ in range(2)]
        assert await invite(one, tables[0], *guests[:3]) == []
        assert await one.tables.invitations.left(ANN.id) == 2
        assert await invite(one, tables[1], *guests[3:6]) == ["invitations-spent"]
        await until(one, BEGIN + DAY)
        assert await invite(one, tables[1], guests[6]) == []


async def test_keep_away_holds_for_invitations_in_both_directions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F114: whoever keeps the host away is refused as one who wants none, and is no candidate."""
    (tmp_path / "data").mkdir()
    monkeypatch.chdir(tmp_path)
    async with house(tmp_path / FILE) as one:
        for guest in (BOB, CID, DAN):
            await finish(one, guest)
        await one.tables.keep_away.add(BOB.id, ANN)
        await one.tables.keep_away.add(ANN.id, CID)
        table, invitations = await one.lobby(seats=3), one.tables.invitations
        assert await invite(one, table, BOB, CID) == ["not-invitable", "invite-kept-away"]
        assert [p.name for p in await invitations.candidates(table, ANN, 25)] == ["Dan"]
        # Of somebody who was forgotten and comes back a mark stands on the lists of others.
        await one.tables.lobbies.cancel(table.id, ANN)
        await one.tables.personal_data.forget(ANN.id)
        for guest in (BOB, DAN):
            await finish(one, guest)
        assert [p.name for p in await invitations.candidates(table, ANN, 25)] == ["Dan"]


async def test_a_guest_is_told_after_their_quiet_hours(tmp_path: Path) -> None:
    """F117: the seat is kept from the beginning."""
    async with house(tmp_path / FILE) as one:
        await sleeps(one, BOB, 12, 20)
        table = await one.lobby(seats=3)
        await invite(one, table, BOB)
        assert await told(one, table) == []
        assert (await one.tables.queries.get(table.id)).free_seats == 1
        one.told.clear()
        await until(one, BEGIN.replace(hour=20))
        assert table.id in one.told
        assert await told(one, table) == ["Bob"]
        await until(one, BEGIN + 2 * DAY)
        assert await states(one, table.id) == [InvitationState.LAPSED]


async def test_a_seat_is_kept_longer_where_nobody_could_press(tmp_path: Path) -> None:
    """F117: stopped time is nobody's; and a restart changes nothing of it."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(seats=3)
        await invite(one, table, BOB)
        await one.tables.pauses.stand(table.id)
        await until(one, BEGIN + DAY)
        await one.tables.pauses.run_on(table.id)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        await until(one, BEGIN + 2 * DAY + HOUR)
        assert await states(one, table.id) == [InvitationState.OPEN]
        await until(one, BEGIN + 3 * DAY)
        assert await states(one, table.id) == [InvitationState.LAPSED]
        assert Why.UNSHOWN in {stop.why for stop in (await one.tables.queries.get(table.id)).stops}


async def test_a_host_who_fills_up_with_computers_waits_for_no_guest(tmp_path: Path) -> None:
    """F117: it is the host's game; whoever keeps others away may still invite by name."""
    async with house(tmp_path / FILE) as one:
        opening = Opening("toy", Terms({}, 3, "en"), Place.THREAD, 7, 70, ANN)
        table = await one.tables.lobbies.open(opening, one.press())
        await one.tables.lobbies.join(table.id, BOB)
        await invite(one, table, CID)
        started = await one.tables.lobbies.start_filled(table.id, ANN, Level.EASY)
        assert started.status is Status.PLAYING
        assert await told(one, table) == []


async def test_a_computer_takes_the_seat_that_was_kept(tmp_path: Path) -> None:
    """F117: a guest who sleeps is not called to a game that has begun; or all stays as it was."""
    async with house(tmp_path / FILE) as one:
        await sleeps(one, CID, 11, 17)
        lobbies, terms = one.tables.lobbies, Terms({}, 4, "en", invited_only=True)
        opening = Opening("toy", terms, Place.THREAD, 7, 70, ANN)
        for number in range(MOST_ALONE):
            await lobbies.begin_alone(replace(opening, channel_id=71), number, Level.EASY)
        table = await lobbies.open(opening, one.press())
        await invite(one, table, BOB, CID, DAN)
        before = await one.tables.queries.get(table.id)
        assert await key_of(lobbies.start_filled(table.id, BOB, Level.EASY)) == "not-host"
        assert await key_of(lobbies.start_filled(table.id, ANN, Level.EASY)) == "games-alone"
        assert await one.tables.queries.get(table.id) == before
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert await states(one, table.id) == [InvitationState.OPEN] * 3
        await one.tables.lobbies.join(table.id, BOB)
        assert await told(one, table) == ["Dan"]
        started = await one.tables.lobbies.start_filled(table.id, ANN, Level.EASY)
        assert [player.computer is None for player in started.players] == [True, True, False, False]
        assert (started.status, started.kept_for) == (Status.PLAYING, ())
        await until(one, BEGIN + 6 * HOUR)
        assert await told(one, table) == []


async def test_a_table_for_guests_only_is_for_guests_only(tmp_path: Path) -> None:
    """F117: by no door; neither found nor told to others; rematches know the guests of before."""
    async with house(tmp_path / FILE) as one:
        terms = Terms({}, 3, "en", invited_only=True)
        opening = Opening("toy", terms, Place.THREAD, 7, 70, ANN)
        lobbies, table = one.tables.lobbies, await one.tables.lobbies.open(opening, one.press())
        await one.tables.heralds.watch(EVE.id, 7, ("toy",))
        boards = one.tables.server_boards
        await invite(one, table, BOB, CID)
        one.clock.pass_(minutes=11)
        assert (await one.tables.outbox.news(table.id)).heralded == ()
        assert [await boards.entries(7), await boards.entries(7, EVE.id)] == [(), ()]
        assert [entry.what.id for entry in await boards.entries(7, BOB.id)] == [table.id]
        await one.tables.invitations.decline(table.id, CID)
        for stranger in (CID, DAN):
            assert await key_of(lobbies.join(table.id, stranger)) == "invited-only"
            assert await key_of(lobbies.choose_place(table.id, stranger, "")) == "invited-only"
        await until(one, BEGIN + 2 * DAY + HOUR)
        # The seat is kept no longer, and still for guests.
        await lobbies.join(table.id, BOB)
        await lobbies.cancel(table.id, ANN)
        again = Opening.like(await one.tables.queries.get(table.id), ANN)
        second = await lobbies.open(replace(again, rematch_of=table.id), one.press())
        assert second.terms.invited_only
        assert await key_of(lobbies.join(second.id, DAN)) == "invited-only"
        await lobbies.join(second.id, BOB)


async def test_a_seat_on_offer_at_a_table_for_guests_is_for_guests(tmp_path: Path) -> None:
    """F117: also once the game has begun; who had it takes it back."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(seats=3)
        await one.tables.lobbies.alter(table.id, ANN, replace(table.terms, invited_only=True))
        await invite(one, table, BOB, CID)
        for guest in (BOB, CID):
            await one.tables.lobbies.join(table.id, guest)
        await one.tables.lobbies.start(table.id, ANN)
        await one.tables.lobbies.leave(table.id, BOB)
        seat = (await one.tables.queries.get(table.id)).players_by_user[BOB.id].seat
        # Nobody can be invited any more, so they are not told to ask for it.
        assert await key_of(one.tables.seats.claim(table.id, DAN, seat)) == "invited-only-begun"
        await one.tables.seats.back(table.id, BOB)


@pytest.mark.parametrize("guests_only", [True, False])
async def test_whoever_was_put_out_is_no_guest_of_the_rematch(
    tmp_path: Path, guests_only: bool
) -> None:
    """F117: whoever else played there is, and the host may still invite anybody by name."""
    async with house(tmp_path / FILE) as one:
        lobbies, table = one.tables.lobbies, await one.lobby(seats=4, rounds=1)
        only = replace(table.terms, invited_only=True)
        await lobbies.alter(table.id, ANN, only if guests_only else table.terms)
        await invite(one, table, BOB, CID, DAN)
        for guest in (BOB, CID, DAN):
            await lobbies.join(table.id, guest)
        await lobbies.start(table.id, ANN)
        for person in (ANN, CID, DAN):
            await one.tables.seats.vote_out(table.id, person, Seat(1))
        await lobbies.leave(table.id, DAN)
        while await status(one, table) is Status.PLAYING:
            one.clock.pass_(hours=49)
            assert await one.tables.due.answer_overdue()
        opening = replace(Opening.like(table, ANN, table.id), terms=only)
        again = await lobbies.open(opening, one.press())
        assert await key_of(lobbies.join(again.id, BOB)) == "invited-only"
        for person in (CID, DAN):
            await lobbies.join(again.id, person)
        assert await invite(one, again, BOB) == []
        await lobbies.join(again.id, BOB)


async def test_who_joins_a_rematch_does_not_wait_for_the_table_before(tmp_path: Path) -> None:
    """An erasure may hold that one and wait for the rematch, which the other would hold."""
    async with house(tmp_path / FILE) as one:
        await finish(one, BOB)
        before = TableId(1)
        found = await one.tables.queries.get(before)
        only = replace(found.terms, invited_only=True)
        opening = replace(Opening.like(found, ANN, before), terms=only)
        again = await one.tables.lobbies.open(opening, one.press())
        one.repository._live.clear()
        async with one.repository._locks.together((before,)):
            joined = await asyncio.wait_for(one.tables.lobbies.join(again.id, BOB), 5)
        assert joined.seat_of(BOB.id) is not None
