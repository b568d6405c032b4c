"""Another pace: a faster one for an evening that all want, a slower one that most want (§ P4)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import time, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.players import Person
from bot.model.preferences import QuietHours
from bot.model.refusal import Refused
from bot.model.table import Opening, Status, TableId
from bot.model.view import WishKind
from games.api import Decision, Event, Move, Seat
from games.rng import Rng
from players.levels import Level
from tests.rigs import table_rig
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.seats_rig import DAN
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, Clock, TableRig, house
from tests.rigs.toy_game import Bid, LetPass, Toy, ToyState

FILE = "host.sqlite3"
ALL = ANN, BOB, CID


async def pace(one: TableRig, table_id: TableId) -> tuple[str, str | None]:
    table = await one.tables.queries.get(table_id)
    return table.terms.pace, table.usual_pace


async def left(one: TableRig, table_id: TableId) -> set[timedelta]:
    """Tell how long those have who are asked."""
    due = {q.due_at for q in (await one.look(table_id)).questions if not q.decision.answered}
    return {at - one.clock() for at in due if at is not None}


async def pass_minutes(one: TableRig, minutes: int) -> None:
    for _ in range(minutes):
        one.clock.pass_(minutes=1)
        assert await one.tables.due.answer_overdue()


async def evening(one: TableRig, *, hours: float = 3) -> TableId:
    """Have a game of three played fast after some hours."""
    table = await one.game(BOB, CID, rounds=50)
    one.clock.pass_(hours=hours)
    for person in ALL:
        await one.tables.pauses.play_faster(table.id, person)
    return table.id


async def test_an_evening_is_played_fast_once_all_want_that(tmp_path: Path) -> None:
    """P4: and whoever is asked has the whole of the new limit; all of it outlives a restart."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = await one.game(BOB, CID, rounds=50)
        one.clock.pass_(hours=3)
        assert [await one.tables.pauses.play_faster(table.id, p) for p in (ANN, BOB)] == [2, 1]
        (wish,) = (await one.look(table.id)).wishes
        assert (wish.kind, wish.seats, wish.missing) == (WishKind.FASTER, (0, 1), 1)
        assert await pace(one, table.id) == ("slow", None)
    async with house(tmp_path / FILE, clock) as one:
        assert (await one.look(table.id)).wishes == (wish,)
        assert await one.tables.pauses.play_faster(table.id, CID) == 0
        assert await pace(one, table.id) == ("live", "slow")
        assert await left(one, table.id) == {timedelta(minutes=10)}
        assert not (await one.look(table.id)).wishes
        before = await one.look(table.id)
    async with house(tmp_path / FILE, clock) as one:
        assert await one.look(table.id) == before


@pytest.mark.windows
async def test_an_answer_is_heard_as_soon_as_is_usual_in_an_evening(tmp_path: Path) -> None:
    """P4, F84: who was not there when the question was asked is by now; three minutes are shown."""
    async with house(tmp_path / FILE) as one:
        table_id = (await one.game(BOB, CID, rounds=50)).id
        for person in ALL:
            await one.answer(table_id, person, Bid(2))
            one.clock.pass_(minutes=1 if person is CID else 11)
        for person in ALL:
            await one.tables.pauses.play_faster(table_id, person)
        look = await one.look(table_id)
        (asked,) = [q.decision.seat for q in look.questions]
        await one.answer(table_id, ALL[asked], LetPass())
        assert (await one.look(table_id)).moves == look.moves
        await pass_minutes(one, 1)
        assert (await one.look(table_id)).moves > look.moves


class Together(Toy):
    """The toy game, in which all are asked at once whether they cheer."""

    def decisions(self, state: ToyState) -> tuple[Decision, ...]:
        """List who may still cheer."""
        if state.asked is None or state.over:
            return super().decisions(state)
        said = state.drafts or (None,) * len(state.bids)
        return tuple(
            Decision(f"cheer{state.round}", Seat(seat), "cheer", optional=True, answered=bool(one))
            for seat, one in enumerate(said)
        )

    def choose_default(self, state: ToyState, seat: Seat, luck: Rng) -> Move:
        """Let it pass."""
        return LetPass() if state.asked is not None else super().choose_default(state, seat, luck)

    def answer(self, state: ToyState, seat: Seat, move: Move, events: list[Event]) -> ToyState:
        """Note the answer, and go on once all have given one."""
        if state.asked is None:
            return super().answer(state, seat, move, events)
        said = [*(state.drafts or (None,) * len(state.bids))]
        said[seat] = 1
        if None in said:
            return replace(state, drafts=tuple(said))
        return replace(super().answer(state, seat, move, events), drafts=())


@pytest.mark.windows
async def test_a_computer_answers_as_soon_as_is_usual_in_an_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P4, F84: it does not think past the limit, by which the host would have let it pass."""
    game = Together()
    monkeypatch.setattr(table_rig, "find", lambda _: game)
    async with house(tmp_path / FILE) as one:
        lobby = await one.lobby(BOB, seats=3, rounds=50)
        await one.tables.computers.add(lobby.id, ANN, Level.EASY)
        table_id = (await one.tables.lobbies.start(lobby.id, ANN)).id
        await one.answer(table_id, ANN, Bid(2))
        await pass_seconds(one, 10)
        one.clock.pass_(minutes=11)
        await one.answer(table_id, BOB, Bid(2))
        await pass_seconds(one, 10)
        for person in (ANN, BOB):
            await one.tables.pauses.play_faster(table_id, person)
            await one.answer(table_id, person, LetPass())
        await pass_seconds(one, 20)
        assert [q.decision.prompt for q in (await one.look(table_id)).questions] == ["bid"] * 3
        rows = await one.store.moves(table_id)
        assert {row.cause for row in rows if row.seat == 2} == {"computer"}
        await one.tables.computers.close()


async def pass_seconds(one: TableRig, seconds: int) -> None:
    """Let a time pass, and computers answer."""
    for _ in range(seconds):
        one.clock.pass_(seconds=1)
        assert await one.tables.due.answer_overdue()
        while thinking := [*one.tables.computers._thinking.values()]:
            await asyncio.wait(thinking)


async def test_it_is_over_once_somebody_has_left(tmp_path: Path) -> None:
    """P4: half an hour after they were last seen; those who are there keep it going until then."""
    async with house(tmp_path / FILE) as one:
        table_id = await evening(one)
        await pass_minutes(one, 8)
        for person in ALL:
            await one.answer(table_id, person, Bid(2))
        for _ in range(3):
            await pass_minutes(one, 9)
            for person in (ANN, BOB):
                look = await one.look(table_id, person)
                if look.question is not None and not look.question.decision.answered:
                    await one.answer(table_id, person, look.legal[0])
        assert await pace(one, table_id) == ("live", "slow")
        await pass_minutes(one, 4)
        assert await pace(one, table_id) == ("slow", None)
        assert all(rest <= PLAIN.turn for rest in await left(one, table_id))  # type: ignore[operator]
        assert max(await left(one, table_id)) > timedelta(hours=3)


@pytest.mark.parametrize("seen", ["running", "at the next start"])
async def test_it_is_over_half_an_hour_after_a_clock_was_set_back(
    tmp_path: Path, seen: str
) -> None:
    """Nobody is played for fast until the clock shows again when they were last seen."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table_id = await evening(one, hours=12)
        if seen == "running":
            clock.pass_(hours=-9)
            await one.tables.due.set_back()
            await pass_minutes(one, 29)
            assert await pace(one, table_id) == ("live", "slow")
            await pass_minutes(one, 1)
            assert await pace(one, table_id) == ("slow", None)
    if seen != "running":
        clock.pass_(hours=-9)
        async with house(tmp_path / FILE, clock) as one:
            await pass_minutes(one, 29)
            assert await pace(one, table_id) == ("live", "slow")
            await pass_minutes(one, 1)
            assert await pace(one, table_id) == ("slow", None)


async def test_it_is_over_when_anybodys_night_begins(tmp_path: Path) -> None:
    """P4: nor does one begin in it."""
    async with house(tmp_path / FILE) as one:
        quiet = QuietHours(time(15, 20), time(20), "UTC")
        await one.tables.people.set_preferences(CID.id, zone="UTC", quiet=quiet)
        table_id = await evening(one)
        await pass_minutes(one, 19)
        assert await pace(one, table_id) == ("live", "slow")
        await pass_minutes(one, 1)
        assert await pace(one, table_id) == ("slow", None)
        # Nobody's limit that was set by night ends in it.
        assert BEGIN.replace(hour=21) <= one.clock() + max(await left(one, table_id))
        assert await key_of(one.tables.pauses.play_faster(table_id, ANN)) == "pace-night"
        found = set()
        for verb in ("pause", "resume", "extend", "faster", "slower"):
            with suppress(Refused):
                await one.tables.pauses.check(table_id, ANN, verb)
                found.add(verb)
        assert {"pause", "extend", "slower"} == found


async def test_it_is_over_in_anybodys_night_also_after_a_downtime(tmp_path: Path) -> None:
    """P4: what was left of it until the night is not given back in the night."""
    clock, quiet = Clock(), QuietHours(time(15, 20), time(20), "UTC")
    async with house(tmp_path / FILE, clock) as one:
        await one.tables.people.set_preferences(CID.id, zone="UTC", quiet=quiet)
        table_id = await evening(one)
        await one.tables.due.beat()
    clock.pass_(hours=2)
    async with house(tmp_path / FILE, clock) as one:
        await one.tables.people.set_preferences(CID.id, zone="UTC", quiet=quiet)
        await pass_minutes(one, 1)
        assert await pace(one, table_id) == ("slow", None)


@pytest.mark.parametrize("read_again", [False, True])
async def test_an_evening_outlives_an_error(tmp_path: Path, *, read_again: bool) -> None:
    """P4, F56: what is left of it goes on after the repair, and ends like any other."""
    async with house(tmp_path / FILE) as one:
        table_id = await evening(one)
        await quarantine(one.repository, table_id)
        await pass_minutes(one, 200)
        if read_again:
            # What is in the file is what is in memory.
            one.repository._live.clear()
        assert await pace(one, table_id) == ("live", "slow")
        await one.tables.undo.repair(table_id, ANN, manager=False)
        await pass_minutes(one, 29)
        assert await pace(one, table_id) == ("live", "slow")
        await pass_minutes(one, 1)
        assert await pace(one, table_id) == ("slow", None)


@pytest.mark.parametrize("how", ["played", "quarantined"])
async def test_what_is_played_again_after_an_evening_has_the_usual_pace(
    tmp_path: Path, how: str
) -> None:
    """P4: nobody has asked for a whole game at ten minutes a turn."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table_id = (await one.game(BOB, CID, rounds=1)).id
        for person in ALL:
            await one.tables.pauses.play_faster(table_id, person)
        if how == "quarantined":
            await quarantine(one.repository, table_id)
            again = await one.tables.lobbies.begin_again(table_id, ANN, one.press(), manager=False)
            assert (again.status, again.terms.pace) == (Status.LOBBY, "slow")
            return
        await pass_minutes(one, 60)
        assert (await one.tables.queries.get(table_id)).status is Status.OVER
    async with house(tmp_path / FILE, clock) as one:
        before = await one.tables.queries.get(table_id)
        again = await one.tables.lobbies.open(Opening.like(before, ANN, table_id), one.press())
        assert (before.usual_pace, again.terms.pace) == (None, "slow")


async def test_most_go_back_or_slower(tmp_path: Path) -> None:
    """P4: the way back from an evening, and a slower pace for good."""
    async with house(tmp_path / FILE) as one:
        table_id = await evening(one)
        assert await one.tables.pauses.play_slower(table_id, ANN) == 1
        (wish,) = (await one.look(table_id)).wishes
        assert (wish.kind, wish.missing) == (WishKind.SLOWER, 1)
        assert await one.tables.pauses.play_slower(table_id, BOB) == 0
        assert await pace(one, table_id) == ("slow", None)
        for person in (CID, ANN):
            await one.tables.pauses.play_slower(table_id, person)
        assert await pace(one, table_id) == ("none", None)
        await pass_minutes(one, 40)
        assert await pace(one, table_id) == ("none", None)
        assert await key_of(one.tables.pauses.play_slower(table_id, ANN)) == "pace-already"
        assert await key_of(one.tables.pauses.extend(table_id, ANN)) == "no-limit"


async def test_a_wish_is_taken_back_and_lapses(tmp_path: Path) -> None:
    """P4: by the same press; a faster evening is wanted now or not at all."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        for taken_back in (False, True, False):
            one.clock.pass_(seconds=6)
            # A double click is one press.
            for _ in range(2):
                missing = await one.tables.pauses.play_faster(table.id, ANN)
                assert missing == (None if taken_back else 2)
            assert bool((await one.look(table.id)).wishes) is not taken_back
        await pass_minutes(one, 29)
        assert (await one.look(table.id)).wishes
        await pass_minutes(one, 1)
        assert not (await one.look(table.id)).wishes


async def test_who_leaves_wants_nothing_any_more(tmp_path: Path) -> None:
    """P4: nor is anybody waited for who is gone."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.pauses.play_faster(table.id, CID)
        await one.tables.lobbies.leave(table.id, CID)
        assert not (await one.look(table.id)).wishes
        assert await one.tables.pauses.play_faster(table.id, ANN) == 1


@pytest.mark.parametrize("how", ["left", "kicked", "unseated", "conceded"])
async def test_what_enough_want_once_somebody_is_gone_is_taken_up(tmp_path: Path, how: str) -> None:
    """P4: two of three are most, and need not press again."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, DAN, rounds=50)
        one.clock.pass_(hours=3)
        for person in (ANN, BOB):
            await one.tables.pauses.play_slower(table.id, person)
        assert await pace(one, table.id) == ("slow", None)
        seats = one.tables.seats
        match how:
            case "left":
                await one.tables.lobbies.leave(table.id, CID)
            case "kicked":
                for person in (ANN, BOB, DAN):
                    await seats.vote_out(table.id, person, Seat(2))
            case "unseated":
                await one.tables.managers.unseat(table.id, DAN, CID.id)
            case _:
                await seats.concede(table.id, CID)
        assert await pace(one, table.id) == ("none", None)
        assert not (await one.look(table.id)).wishes
        before = (await one.look(table.id)).questions
        one.repository._live.clear()
        assert (await one.look(table.id)).questions == before


async def test_an_evening_begins_once_the_last_who_did_not_want_it_is_gone(tmp_path: Path) -> None:
    """P4: but none that is over at once, as they were not there any more, or somebody sleeps."""
    async with house(tmp_path / FILE) as one:
        for unseen, sleeps, begun in ((0, False, True), (2, False, False), (0, True, False)):
            table = await one.game(BOB, CID, rounds=50, guild=10 + 2 * unseen + sleeps)
            one.clock.pass_(hours=unseen)
            for person in (ANN, BOB):
                await one.tables.pauses.play_faster(table.id, person)
            if sleeps:
                now = one.clock().time()
                quiet = QuietHours(now, time((now.hour + 2) % 24), "UTC")
                await one.tables.people.set_preferences(ANN.id, zone="UTC", quiet=quiet)
            await one.tables.lobbies.leave(table.id, CID)
            assert await pace(one, table.id) == (("live", "slow") if begun else ("slow", None))


async def test_a_press_takes_up_what_enough_want_by_now(tmp_path: Path) -> None:
    """P4: it is no change of mind of whoever wants it still."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, DAN, rounds=50)
        for person in (ANN, BOB):
            await one.tables.pauses.play_slower(table.id, person)
        await one.tables.seats.away(table.id, DAN.id)
        assert await one.tables.pauses.play_slower(table.id, ANN) == 0
        assert await pace(one, table.id) == ("none", None)


async def test_more_time_that_would_be_of_no_use_is_refused(tmp_path: Path) -> None:
    """F27: a limit that ends with the longest a question may be open."""
    tight = replace(PLAIN, ceiling=PLAIN.turn or PLAIN.ceiling)
    async with house(tmp_path / FILE, pace=tight) as one:
        table = await one.game(BOB)
        assert await key_of(one.tables.pauses.extend(table.id, ANN)) == "extension-useless"


@pytest.mark.parametrize("way", ["play_faster", "play_slower"])
async def test_who_does_not_play_has_no_say(tmp_path: Path, way: str) -> None:
    """P4: nor has a lobby a pace to vote on."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        ask = getattr(one.tables.pauses, way)
        assert await key_of(ask(table.id, Person(9, "Zoe"))) == "not-seated"
        lobby = await one.lobby()
        assert await key_of(ask(lobby.id, ANN)) == "not-started"
