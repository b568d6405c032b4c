"""Changes of time that reach several rows or tables, broken off at each step of the way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.model.preferences import ReminderCadence
from bot.model.refusal import Refused
from bot.model.table import Status, Table
from bot.rows.change import Change
from bot.store.error import StoreError
from games.api import Seat
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, Clock, TableRig, house
from tests.rigs.toy_game import Bid

FILE = "host.sqlite3"
DAY = 24 * 60 * 60 * 1000

Deed = Callable[[TableRig], Awaitable[Any]]


async def away(one: TableRig) -> None:
    await one.tables.people.go_away(BOB.id, one.clock() + timedelta(days=3))


async def back(one: TableRig) -> None:
    await one.tables.people.come_back(BOB.id)


async def louder(one: TableRig) -> None:
    await one.tables.people.set_preferences(BOB.id, cadence=ReminderCadence.NORMAL)


async def rows(one: TableRig) -> list[tuple[Any, ...]]:
    """Bob's deadlines as they are stored."""
    found = await run_sql(
        one.store,
        "SELECT table_id, decision, seat, due_at, notice_at FROM deadline "
        "WHERE seat = 1 ORDER BY 1",
    )
    return [tuple(row) for row in found]


async def reckoned(one: TableRig) -> list[tuple[Any, ...]]:
    """Bob's deadlines as the tables in memory have them."""
    found = []
    for (table_id,) in await run_sql(one.store, "SELECT id FROM game_table ORDER BY id"):
        running = (await one.repository.peek(table_id)).running
        assert running is not None
        found += [
            (table_id, decision, seat, at, running.posed[decision, seat].next_call)
            for (decision, seat), at in sorted(running.due.items())
            if seat == 1
        ]
    return found


def failing(one: TableRig, monkeypatch: pytest.MonkeyPatch, step: int) -> list[int]:
    """Let the store fail from its change number ``step`` on; how many it was asked for."""
    made: list[int] = []
    commit = one.store.commit

    async def broken(change: Change) -> None:
        made.append(len(made))
        if made[-1] >= step:
            raise StoreError("store-failed", "no more")
        await commit(change)

    monkeypatch.setattr(one.store, "commit", broken)
    return made


async def games(one: TableRig) -> list[Table]:
    """Three tables at which Bob is asked."""
    return [await one.game(BOB, CID, rounds=50) for _ in range(3)]


@pytest.mark.parametrize("deed", [away, back, louder])
async def test_a_crash_in_a_change_of_habits_leaves_no_table_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: Deed
) -> None:
    """F21: at each step either nothing was done, or the next start does the rest; once."""
    for step in range(5):
        path, clock = tmp_path / f"{step}.sqlite3", Clock()
        async with house(path, clock) as one:
            tables = await games(one)
            if deed is back:
                await away(one)
                clock.pass_(days=1)
            before = await rows(one)
            with monkeypatch.context() as patched:
                made = failing(one, patched, step)
                if step < 4:
                    with pytest.raises(Refused, match="store-failed"):
                        await deed(one)
                else:
                    await deed(one)
                assert len(made) == min(step + 1, 4)
            assert (await rows(one) == before) == (step <= 1)
        # The house writes everybody's reminders when it is opened.
        reminded = deed is louder and step > 0
        async with house(path, clock, reminded=reminded) as one:
            assert await one.tables.due.answer_overdue()
            assert await rows(one) == await reckoned(one)
            assert await run_sql(one.store, "SELECT 1 FROM timer WHERE kind = 'preferences'") == []
            changed = await rows(one)
            assert (changed == before) == (step == 0)
            assert len(changed) == len(before)
            spoken = {row[0] for row in await run_sql(one.store, "SELECT table_id FROM outbox")}
            assert spoken == {table.id for table in tables}
            # Nothing is done a second time.
            assert await one.tables.due.answer_overdue()
            assert await rows(one) == changed
            preferences = await one.tables.people.preferences(BOB.id)
            if deed is away:
                assert len(preferences.away) == min(step, 1)
            if deed is back:
                assert preferences.away_until(int(clock().timestamp() * 1000)) == (
                    (BEGIN.timestamp() * 1000 + 3 * DAY) if step == 0 else None
                )


async def test_after_an_early_return_the_host_answers_at_the_earlier_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F29: the clock shown is the clock kept, though a crash came between it and its row."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock) as one:
        table = await one.game(rounds=50)
        await one.answer(table.id, ANN, Bid(1))
        await away(one)
        clock.pass_(days=1)
        with monkeypatch.context() as patched:
            failing(one, patched, 1)
            with pytest.raises(Refused, match="store-failed"):
                await back(one)
    async with house(path, clock) as one:
        assert await one.tables.due.answer_overdue()
        clock.pass_(days=2)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).players[1].occupancy.missed == 1


@pytest.mark.parametrize("failures", [0, 1, 2])
async def test_a_deadline_row_that_is_early_is_set_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """What falls due is judged by the clock; a row that came too soon answers for nobody."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock) as one:
        table = await one.game(rounds=50)
        await one.answer(table.id, ANN, Bid(1))
        await run_sql(one.store, "UPDATE deadline SET due_at = ?", int(BEGIN.timestamp() * 1000))
        for _ in range(failures):
            with monkeypatch.context() as patched:
                failing(one, patched, 0)
                assert not await one.tables.due.answer_overdue()
        early = await rows(one)
    async with house(path, clock) as one:
        assert await rows(one) == early
        assert await one.tables.due.answer_overdue()
        assert await rows(one) == await reckoned(one)
        assert await rows(one) != early
        assert (await one.look(table.id)).moves == 1
        clock.pass_(hours=48)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 2
        assert (await one.tables.queries.get(table.id)).players[1].occupancy.missed == 1


@pytest.mark.parametrize("step", range(3))
async def test_a_seat_is_given_back_wholly_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """F23: the owner's return is one change, whatever of it the host lives to tell."""
    path, clock = tmp_path / FILE, Clock()
    async with house(path, clock) as one:
        table = await one.game(BOB, CID, rounds=50)
        await one.tables.lobbies.leave(table.id, BOB)
        with monkeypatch.context() as patched:
            failing(one, patched, step)
            if step:
                await one.tables.seats.back(table.id, BOB)
            else:
                with pytest.raises(Refused, match="store-failed"):
                    await one.tables.seats.back(table.id, BOB)
        memory = (await one.tables.queries.get(table.id)).players[Seat(1)]
    async with house(path, clock) as one:
        stored = (await one.tables.queries.get(table.id)).players[Seat(1)]
        assert stored == memory
        assert stored.gone == (step == 0)
        if stored.gone:
            await one.tables.seats.back(table.id, BOB)
        assert await rows(one) == await reckoned(one)
        assert [t.ending for t in await one.tables.queries.past_occupancies(table.id)] == ["left"]


async def test_of_a_table_that_is_over_nobodys_hours_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No clock runs there: to show it takes nothing but the table."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        for person in (ANN, BOB):
            await one.tables.lobbies.agree_cancel(table.id, person)
    async with house(tmp_path / "host.sqlite3") as one:
        asked: list[int] = []
        monkeypatch.setattr(one.store, "preferences", asked.append)
        assert (await one.tables.queries.get(table.id)).status is Status.CANCELLED
        assert asked == []
