"""Quiet hours hold limits, banks and calls (F82)."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.clocks.deadlines import hours_now
from bot.clocks.limits import QuestionFacts, read_clock
from bot.model.pace import PACES
from bot.model.players import Person
from bot.model.preferences import (
    Preferences,
    QuietHours,
    as_limits_know,
    quiet_hours,
    read_hours,
    spelt,
)
from bot.model.table import Opening, Place, TableId, Terms
from bot.model.timers import TimerKind
from bot.model.times import OPEN, TimeSpan, from_ms, to_ms
from bot.table.running_game import WAITED
from games.api import Seat
from players.levels import Level
from tests.rigs.refusals import quarantine
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, TURN, Clock, TableRig, house
from tests.rigs.toy_game import Bid

FILE = "host.sqlite3"
HOUR = timedelta(hours=1)
ZONES = ("UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Auckland")
SLOW = PACES["slow"]
RELAXED = PACES["relaxed"]


def is_quiet(hours: QuietHours, at: int) -> bool:
    """Whether a clock on the wall shows a quiet hour."""
    now = from_ms(at).astimezone(ZoneInfo(hours.zone)).time()
    if hours.start < hours.end:
        return hours.start <= now < hours.end
    return now >= hours.start or now < hours.end


@given(
    st.integers(0, 1439),
    st.integers(60, 600),
    st.sampled_from(ZONES),
    st.integers(0, 400 * 24 * 60),
    st.booleans(),
    st.integers(0, 72),
)
def test_nobodys_time_is_up_and_no_bank_begins_at_night(
    start: int, length: int, zone: str, minutes: int, optional: bool, bank: int
) -> None:
    """F82: whatever the zone, on days that are an hour shorter or longer, too."""
    hours = quiet_hours(start, (start + length) % 1440, zone)
    at = to_ms(BEGIN + timedelta(minutes=minutes))
    asked = QuestionFacts(at, optional=optional, bank=bank * 3_600_000, hours=hours)
    clock = read_clock(asked, SLOW, at)
    plain = read_clock(replace(asked, hours=None), SLOW, at)
    assert not is_quiet(hours, clock.due)
    assert clock.due >= plain.due
    if clock.bank_from is not None:
        assert not is_quiet(hours, clock.bank_from)
    # A night of ten hours leaves as much time by day as there was.
    assert clock.due - plain.due <= 5 * 24 * 3_600_000


@given(st.integers(0, 1439), st.integers(60, 600), st.integers(0, 30 * 24 * 60))
def test_no_bank_is_used_at_night(start: int, length: int, later: int) -> None:
    """F82: between two moments of one night nothing is taken."""
    hours = quiet_hours(start, (start + length) % 1440, "Europe/Paris")
    at = to_ms(BEGIN)
    asked = QuestionFacts(at, bank=72 * 3_600_000, hours=hours)
    night = hours.next_after(at + later * 60_000)
    before, after = (
        read_clock(asked, SLOW, moment).bank_used for moment in (night.since, night.until)
    )
    assert before == after


@given(st.integers(0, 1439), st.integers(60, 600), st.sampled_from(("slow", "relaxed")))
def test_a_bank_rests_in_the_nights_after_an_absence(start: int, length: int, name: str) -> None:
    """F82: nobody who is away for five days while their bank runs loses any of it asleep."""
    hours, pace = quiet_hours(start, (start + length) % 1440, "Europe/Paris"), PACES[name]
    at = to_ms(BEGIN)
    asked = QuestionFacts(at, bank=pace.bank_ms, hours=hours)
    begins = read_clock(asked, pace, at).bank_from
    assert begins is not None
    away = TimeSpan(begins + 3_600_000, begins + 3_600_000 + WAITED)
    asked = replace(asked, stood=(away,))
    due = read_clock(asked, pace, away.since).due
    assert due == read_clock(asked, pace, away.until).due
    assert read_clock(asked, pace, due).bank_used == pace.bank_ms


def test_the_clock_of_a_night_reads_as_it_is_written() -> None:
    """A limit that was set by quiet hours keeps them."""
    for hours in (None, quiet_hours(1380, 450, "Europe/Paris"), quiet_hours(0, 600, "UTC")):
        assert read_hours(spelt(hours)) == hours
    assert read_hours("1-2 Atlantis/Nowhere") is None


def test_a_night_of_more_than_ten_hours_holds_limits_for_ten() -> None:
    """Set before there was such a bound."""
    assert as_limits_know(quiet_hours(1200, 600, "UTC")) == quiet_hours(1200, 360, "UTC")
    assert as_limits_know(quiet_hours(1380, 420, "UTC")) == quiet_hours(1380, 420, "UTC")


async def sleeper(one: TableRig, start: int, end: int, person: Person = BOB) -> None:
    """Have somebody keep hours free, in UTC."""
    await one.tables.people.set_preferences(
        person.id, zone="UTC", quiet=QuietHours(time(start), time(end), "UTC")
    )


async def called(one: TableRig, table_id: int) -> list[int]:
    assert await one.tables.due.call_overdue()
    news = await one.tables.outbox.news(table_id)  # type: ignore[arg-type]
    return [call.seat for call in news.calls if call.due]


async def test_a_call_that_falls_into_the_night_comes_in_the_morning(tmp_path: Path) -> None:
    """F82: and not before; a change of hours in the middle of the night counts for it."""
    async with house(tmp_path / FILE) as one:
        await sleeper(one, 11, 20)
        table = await one.game()
        assert await called(one, table.id) == [0]
        one.clock.pass_(hours=7.9)
        assert await called(one, table.id) == [0]
        one.clock.pass_(hours=0.1)
        assert await called(one, table.id) == [0, 1]


async def test_who_has_set_nothing_is_called_by_the_hours_of_the_others(tmp_path: Path) -> None:
    """T10: a guess, which moves no limit, and gives way to whatever they choose, be it nothing."""
    paris, tokyo = (quiet_hours(1380, 420, zone) for zone in ("Europe/Paris", "Asia/Tokyo"))
    dan, nothing, chosen = Person(4, "Dan"), Preferences(), Preferences(settled=True)
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID, dan)
        live = await one.repository.peek(table.id)

        def hours(*of: Preferences) -> QuietHours | None:
            known = dict(zip((ANN.id, BOB.id, CID.id, dan.id), of, strict=True))
            now = replace(live, times=replace(live.times, preferences=known))
            assert hours_now(now, Seat(1)) == of[1].quiet
            return now.rung_outside(Seat(1))

        from_paris, from_tokyo = Preferences(quiet=paris), Preferences(quiet=tokyo)
        assert hours(from_paris, nothing, from_tokyo, from_tokyo) == tokyo
        assert hours(from_paris, nothing, from_tokyo, nothing) == paris
        assert hours(nothing, nothing, from_tokyo, nothing) == tokyo
        assert hours(nothing, nothing, nothing, nothing) is None
        assert hours(from_paris, chosen, from_tokyo, from_tokyo) is None
        assert hours(from_paris, from_tokyo, from_paris, from_paris) == tokyo


async def test_who_has_set_nothing_is_called_by_the_hours_of_most_of_their_server(
    tmp_path: Path,
) -> None:
    """T10: whoever they sit with; of three people who have said so at least, more than half."""
    paris, tokyo = (quiet_hours(1380, 420, zone) for zone in ("Europe/Paris", "Asia/Tokyo"))
    async with house(tmp_path / FILE) as one:
        people = one.tables.people
        await people.set_preferences(ANN.id, zone=tokyo.zone, quiet=tokyo)
        for number in range(10, 13):
            await people.set_preferences(number, zone=paris.zone, quiet=paris)
        guessed: list[QuietHours | None] = []
        for more in ((), (10, 11), (12,)):
            # Each time on another server, which is read once an hour.
            guild = 100 + len(guessed)
            guests = [Person(number, f"P{number}") for number in more]
            if guests:
                await one.game(*guests, guild=guild)
            table = await one.game(Person(20, "Zoe"), guild=guild)
            live = await one.repository.peek(table.id)
            guessed.append(live.rung_outside(Seat(1)))
            assert hours_now(live, Seat(1)) is None
        assert guessed == [tokyo, paris, tokyo]


async def test_a_bank_that_is_being_used_rests_at_night(tmp_path: Path) -> None:
    """F82: in a game, too, and over a restart in the middle of the night."""
    path, clock = tmp_path / FILE, Clock()
    pace = replace(PLAIN, bank=timedelta(hours=10))
    async with house(path, clock, pace=pace) as one:
        await sleeper(one, 14, 20)
        table = await one.game(rounds=50)
        one.clock.pass_(hours=1)
        await one.tables.seats.notice(table.id, BOB.id)
        left = []
        for hours in (47, 1, 1, 3):
            one.clock.pass_(hours=hours)
            assert await one.tables.due.call_overdue()
            left.append(await one.bank_left(table.id, 1) / HOUR)
        assert left == [10, 9, 8, 8]
    async with house(path, clock, pace=pace) as one:
        for hours in (2, 1, 1):
            one.clock.pass_(hours=hours)
            left.append(await one.bank_left(table.id, 1) / HOUR)
        assert left[4:] == [8, 8, 7]


async def test_a_limit_that_ends_after_a_night_ends_no_later_as_the_host_was_down(
    tmp_path: Path,
) -> None:
    """F82: it would have ended in that night either way, and the next one is not far."""
    clock = Clock()
    async with house(tmp_path / FILE, clock, reminded=True) as one:
        await sleeper(one, 12, 20)
        table = (await one.game()).id
        clock.pass_(hours=1)
        await one.tables.due.beat()
    clock.pass_(hours=5)
    async with house(tmp_path / FILE, clock) as one:
        for _ in range(2):
            assert await one.tables.due.answer_overdue()
            assert await one.tables.due.call_overdue()
        (due,) = (row.due_at for row in await one.store.deadlines(OPEN) if row.seat == 1)
        assert from_ms(due) == BEGIN + TURN + 9 * HOUR
        assert [q.due_at for q in (await one.look(table)).questions if q.decision.seat == 1] == [
            from_ms(due)
        ]
        clock.time = from_ms(due)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table)).table.players[1].occupancy.missed == 1


async def test_hours_that_are_changed_move_no_limit_of_an_open_question(tmp_path: Path) -> None:
    """Nobody gets time by saying that they sleep now, nor loses any."""
    path, clock = tmp_path / FILE, Clock()
    clock.time = datetime(2026, 1, 1, 22, tzinfo=UTC)
    began = clock.time
    async with house(path, clock) as one:
        await sleeper(one, 21, 7)
        table = await one.game(rounds=50)
        ends = [q.due_at for q in (await one.look(table.id)).questions]
        assert ends == [began + TURN, datetime(2026, 1, 4, 8, tzinfo=UTC)]
        await sleeper(one, 1, 2)
        assert [q.due_at for q in (await one.look(table.id)).questions] == ends
    async with house(path, clock) as one:
        assert [q.due_at for q in (await one.look(table.id)).questions] == ends
        for person in (ANN, BOB):
            await one.answer(table.id, person, Bid(2))
        later = [q for q in (await one.look(table.id)).questions if q.decision.seat == 1]
        assert ends[1] is not None
        assert all(q.due_at is not None and q.due_at < ends[1] for q in later)


async def night_ends(one: TableRig, table_id: TableId) -> dict[Seat, datetime | None]:
    """Tell when those are due who are asked."""
    return {q.decision.seat: q.due_at for q in (await one.look(table_id)).questions}


async def test_after_a_repair_limits_know_the_nights_again(tmp_path: Path) -> None:
    """F56, F82: whoever reads a table in quarantine, it is for its people when it goes on."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock, pace=RELAXED) as one:
        await sleeper(one, 23, 7)
        table = await one.game()
        await quarantine(one.repository, table.id)
        # What is in the file is what is in memory.
        one.repository._live.clear()
        await one.tables.undo.repair(table.id, ANN, manager=False)
        ends = {Seat(0): BEGIN + 12 * HOUR, Seat(1): BEGIN + 20 * HOUR}
        assert await night_ends(one, table.id) == ends
    async with house(path, clock, pace=RELAXED) as one:
        assert await night_ends(one, table.id) == ends


@pytest.mark.parametrize("way", ["welcomed", "in time", "at once"])
async def test_whoever_takes_a_seat_over_has_their_own_nights(tmp_path: Path, way: str) -> None:
    """F82: from the first question on, however they get the seat."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock, pace=RELAXED) as one:
        await sleeper(one, 23, 7, CID)
        table = await one.game()
        await one.tables.lobbies.leave(table.id, BOB)
        if way == "at once":
            await one.tables.seats.away(table.id, ANN.id)
        await one.tables.seats.claim(table.id, CID, Seat(1))
        if way == "welcomed":
            await one.tables.seats.welcome(table.id, ANN, Seat(1))
        if way == "in time":
            clock.pass_(hours=4)
            timers = await one.store.timers(to_ms(clock()))
            (timer,) = [timer for timer in timers if timer.kind == TimerKind.CLAIM]
            await one.tables.due.ring(timer)
        assert (await one.tables.queries.get(table.id)).seat_of(CID.id) == 1
        assert (await night_ends(one, table.id))[Seat(1)] == BEGIN + 20 * HOUR


async def test_a_game_begun_alone_knows_the_night_from_its_first_question(tmp_path: Path) -> None:
    """F82: though there was no lobby in which it was read."""
    async with house(tmp_path / FILE, pace=RELAXED) as one:
        await sleeper(one, 23, 7, ANN)
        opening = Opening("toy", Terms({}, 2, "en"), Place.HERE, 7, 70, ANN)
        table = await one.tables.lobbies.begin_alone(opening, one.press(), Level.EASY)
        assert (await night_ends(one, table.id))[Seat(0)] == BEGIN + 20 * HOUR


async def test_a_live_table_knows_no_night(tmp_path: Path) -> None:
    """Who plays in the evening is there."""
    async with house(tmp_path / FILE, pace=PACES["live"]) as one:
        await sleeper(one, 11, 20)
        table = await one.game()
        assert await called(one, table.id) == [0, 1]
        ends = {q.due_at for q in (await one.look(table.id)).questions}
        assert ends == {BEGIN + timedelta(minutes=10)}


async def test_a_question_of_before_keeps_its_limit(tmp_path: Path) -> None:
    """What was promised when it was asked: with the bank, and through the night."""
    path, clock = tmp_path / FILE, Clock()
    pace = replace(PLAIN, bank=timedelta(hours=10))
    async with house(path, clock, pace=pace) as one:
        table = await one.game()
        await sleeper(one, 11, 20)
        rows = await one.store.deadlines(to_ms(BEGIN + timedelta(days=99)))
        await one.store.commit(tuple(row._replace(hours=None) for row in rows))
    async with house(path, clock, pace=pace) as one:
        clock.pass_(hours=57.9)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 0
        clock.pass_(hours=0.2)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves > 0
