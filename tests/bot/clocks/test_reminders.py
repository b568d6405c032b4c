"""Reminders: when they fall, that each comes once, and that nothing loses or doubles one."""

from datetime import time, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.clocks.reminders import MOST, Reminder, reminders
from bot.model.preferences import QuietHours, ReminderCadence
from bot.model.table import Table
from bot.model.times import TimeSpan, to_ms
from tests.rigs.table_rig import ANN, BEGIN, BOB, Clock, TableRig, house
from tests.rigs.toy_game import Bid

HOUR = 3_600_000
MINUTE = 60_000
NIGHT = QuietHours(time(22), time(7), "UTC")
START = to_ms(BEGIN)
moments = st.integers(START, START + 365 * 24 * HOUR)
lengths = st.integers(HOUR // 60, 20 * 24 * HOUR)
times = st.builds(time, st.integers(0, 23), st.integers(0, 59))
nights = st.builds(
    QuietHours, times, times, st.sampled_from(["UTC", "Europe/Paris", "Pacific/Auckland"])
)


def hours(plan: tuple[Reminder, ...]) -> list[float]:
    return [(reminder.at - START) / HOUR for reminder in plan]


def test_half_four_fifths_and_an_hour_before() -> None:
    """T3."""
    plan = reminders(START, START + 48 * HOUR, None, ReminderCadence.NORMAL)
    assert hours(plan) == [24, 38.4, 47]
    assert [reminder.number for reminder in plan] == [1, 2, 3]


def test_reminders_are_planned_on_the_limit_and_the_last_says_that_the_bank_begins() -> None:
    """T3: never first when the bank is gone."""
    plan = reminders(
        START, START + 84 * HOUR, None, ReminderCadence.NORMAL, bank_from=START + 12 * HOUR
    )
    assert hours(plan) == [6, 9.6, 12]
    few = reminders(
        START, START + 84 * HOUR, None, ReminderCadence.FEW, bank_from=START + 12 * HOUR
    )
    assert hours(few) == [9.6]


def test_the_word_that_the_bank_begins_waits_for_the_end_of_the_quiet_hours() -> None:
    """From noon, limit at midnight: what can be said before the night is; the rest at seven."""
    plan = reminders(
        START, START + 84 * HOUR, NIGHT, ReminderCadence.NORMAL, bank_from=START + 12 * HOUR
    )
    assert hours(plan) == [6, 9.6, 19]


def test_two_minutes_are_the_least_that_a_reminder_keeps_from_anything() -> None:
    """From the question, from its end, and from the reminder before."""

    def minutes(limit: float, bank: float = 0) -> list[float]:
        due = START + round((limit + bank) * MINUTE)
        plain = START + round(limit * MINUTE) if bank else None
        plan = reminders(START, due, None, ReminderCadence.NORMAL, bank_from=plain)
        return [(reminder.at - START) / MINUTE for reminder in plan]

    assert minutes(3.9) == []
    assert minutes(4) == [2]
    assert minutes(4, bank=60) == [2, 4]
    assert minutes(10) == [5, 8]
    assert minutes(9.9) == [4.95]
    assert minutes(10, bank=1.9) == [5, 8]
    assert minutes(10, bank=2) == [5, 8, 10]
    assert minutes(9.9, bank=2) == [4.95, 7.92]


def test_the_end_of_a_night_that_is_too_near_to_the_deadline_is_not_waited_for() -> None:
    """Two minutes after the quiet hours are enough, and two minutes before they begin."""
    evening = START + 10 * HOUR  # Ten o'clock.
    quiet = replace(NIGHT, start=time(22, 2))
    plan = reminders(evening, evening + 9 * HOUR + 2 * MINUTE, quiet, ReminderCadence.FEW)
    assert hours(plan) == [19]
    plan = reminders(evening, evening + 9 * HOUR + 2 * MINUTE - 1, quiet, ReminderCadence.FEW)
    assert hours(plan) == [10 + 2 / 60]


@pytest.mark.parametrize(("cadence", "count"), [("off", 0), ("few", 1), ("normal", 3)])
def test_each_person_chooses_how_often(cadence: str, count: int) -> None:
    """F32, F35: never, once, or up to three times."""
    assert len(reminders(START, START + 48 * HOUR, None, ReminderCadence(cadence))) == count


def test_a_reminder_waits_for_the_end_of_the_quiet_hours() -> None:
    """Asked at noon, due in 28 hours: half is at two in the morning, so it comes at seven."""
    plan = reminders(START, START + 28 * HOUR, NIGHT, ReminderCadence.NORMAL)
    assert hours(plan) == [19, 22.4, 27]


def test_before_the_quiet_hours_where_the_deadline_falls_in_them() -> None:
    """Due at three in the morning: the last word is at ten in the evening."""
    plan = reminders(START, START + 15 * HOUR, NIGHT, ReminderCadence.NORMAL)
    assert hours(plan) == [7.5, 10]


def test_in_the_quiet_hours_where_they_had_begun_and_nothing_is_left_after_them() -> None:
    """Asked at eleven in the evening, due at four: as planned, for else there would be none."""
    asked = START + 11 * HOUR
    plan = reminders(asked, asked + 5 * HOUR, NIGHT, ReminderCadence.NORMAL)
    assert hours(plan) == [13.5, 15]


def test_quiet_hours_are_those_of_the_persons_own_zone() -> None:
    """Auckland is thirteen hours ahead in January."""
    night = QuietHours(time(22), time(7), "Pacific/Auckland")
    assert night.stretch(START) == TimeSpan(START - 3 * HOUR, START + 6 * HOUR)
    assert night.stretch(START + 6 * HOUR) is None


def test_who_is_away_is_reminded_after_the_return() -> None:
    """Nobody is called on holiday."""
    away = (TimeSpan(START + 10 * HOUR, START + 40 * HOUR),)
    plan = reminders(START, START + 60 * HOUR, None, ReminderCadence.NORMAL, away)
    assert hours(plan) == [40, 48, 59]


@given(moments, lengths, st.none() | nights, st.sampled_from(ReminderCadence))
def test_never_more_than_three_in_order_and_in_time(
    asked: int, length: int, quiet: QuietHours | None, cadence: ReminderCadence
) -> None:
    """F35: at most three, each later than the one before, all while the question is open."""
    plan = reminders(asked, asked + length, quiet, cadence)
    times = [reminder.at for reminder in plan]
    assert len(plan) <= MOST
    assert times == sorted(set(times))
    assert all(asked < at < asked + length for at in times)


@given(moments, lengths, nights)
def test_quiet_hours_are_kept_unless_the_deadline_falls_in_them(
    asked: int, length: int, quiet: QuietHours
) -> None:
    """T3."""
    due = asked + length
    for reminder in reminders(asked, due, quiet, ReminderCadence.NORMAL):
        stretch = quiet.stretch(reminder.at)
        # At the first moment of them is as good as before.
        if stretch is not None and stretch.since != reminder.at:
            assert stretch.since <= due < stretch.until + HOUR // 30


async def reminding(one: TableRig, table: Table) -> list[tuple[int, int]]:
    """Let the host look at its watch; seat and number of what is to be said."""
    assert await one.tables.due.call_overdue()
    return [(call.seat, call.number) for call in (await one.tables.outbox.news(table.id)).reminders]


async def test_each_reminder_is_given_once_and_survives_a_restart(tmp_path: Path) -> None:
    """F21, F32: a number of a question is stored once, said or not."""
    path, clock = tmp_path / "host.sqlite3", Clock()
    async with house(path, clock, reminded=True) as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(3))
        assert await one.tables.due.next_due() == BEGIN + timedelta(hours=24)
        clock.pass_(hours=24)
        assert await reminding(one, table) == [(1, 1)]
        assert await reminding(one, table) == [(1, 1)]
    async with house(path, clock, reminded=True) as one:
        (call,) = (await one.tables.outbox.news(table.id)).reminders
        await one.tables.outbox.reminded(table.id, call)
        assert await reminding(one, table) == []
        clock.pass_(hours=14.4)
        assert await reminding(one, table) == [(1, 2)]


async def test_after_a_long_silence_one_reminder_is_enough(tmp_path: Path) -> None:
    """What was missed is not said all at once."""
    clock = Clock()
    async with house(tmp_path / "host.sqlite3", clock, reminded=True) as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(3))
        clock.pass_(hours=47)
        assert await reminding(one, table) == [(1, 3)]
        assert await one.tables.due.next_due() == BEGIN + timedelta(hours=48)


async def test_nobody_is_reminded_in_a_pause_or_after_the_answer(tmp_path: Path) -> None:
    """The clocks stand, and so do the reminders."""
    clock = Clock()
    async with house(tmp_path / "host.sqlite3", clock, reminded=True) as one:
        table = await one.game()
        assert await one.tables.pauses.pause(table.id, ANN) == 0
        clock.pass_(hours=40)
        assert await reminding(one, table) == []
        await one.tables.pauses.resume(table.id, ANN)
        await one.answer(table.id, BOB, Bid(1))
        clock.pass_(hours=47)
        assert await reminding(one, table) == [(0, 3)]
