"""What every store promises of its changes; a second one has to pass this as it is."""

from __future__ import annotations

import asyncio

import pytest

from bot.rows.change import Change, Write
from bot.rows.clocks import DeleteDeadlines, DeleteTimer, ShiftTimers, TimerRow
from bot.rows.people import PersonRow
from bot.rows.publishing import DeleteMessage, DeleteOutbox, MessageRow, OutboxRow
from bot.rows.seats import BallotRow, DeleteBallots, DeleteSeats, SeatBanRow
from bot.store.error import StoreError
from bot.store.loaded import StoredTable
from bot.store.store import Store
from cogs.elements.display_names import cleaned, written
from tests.rigs.stores import (
    OpenStore,
    deadline_row,
    move_row,
    seat_row,
    table_row,
)
from tests.rigs.table_rig import Clock


async def stored(store: Store, table_id: int = 1) -> StoredTable:
    found = await store.table(table_id)
    assert found is not None
    return found


def message(key: str, message_id: int, table_id: int = 1) -> MessageRow:
    return MessageRow(table_id, key, 70, message_id, 0)


def timer(kind: str, due_at: int) -> TimerRow:
    return TimerRow(1, kind, due_at)


async def test_a_change_is_written_whole_or_not_at_all(store: Store) -> None:
    """F23: wherever in it the error is."""
    good = (table_row(1), move_row(1, 0), PersonRow(1, "fr"))
    orphan = move_row(99, 1)
    for place in range(len(good) + 1):
        with pytest.raises(StoreError):
            await store.commit((*good[:place], orphan, *good[place:]))
        assert (await store.table(1), await store.moves(1), await store.person(1)) == (
            None,
            (),
            None,
        )
    await store.commit(good)
    assert (await stored(store)).table == table_row(1)
    assert await store.moves(1) == (move_row(1, 0),)
    assert await store.person(1) == PersonRow(1, "fr")


async def test_what_was_committed_is_there_after_the_next_opening(open_store: OpenStore) -> None:
    """A restart loses nothing."""
    clock = Clock()
    async with open_store(clock) as store:
        late = [store.commit((PersonRow(user, "fr"),)) for user in range(20)]
    assert [change.exception() for change in late] == [None] * 20
    async with open_store(clock) as store:
        assert await store.person(19) == PersonRow(19, "fr")


async def test_a_change_is_under_way_whether_or_not_anybody_waits_for_it(store: Store) -> None:
    """A caller that goes away leaves no doubt: what it asked for is done."""
    store.commit((PersonRow(1, "fr"),))
    store.commit((PersonRow(2, "fr"),)).cancel()
    await store.settled()
    assert await store.person(1) == PersonRow(1, "fr")
    assert await store.person(2) == PersonRow(2, "fr")


async def test_an_idle_store_has_settled(store: Store) -> None:
    """Nobody waits for nothing."""
    await store.settled()
    await store.commit(())
    await store.settled()


@pytest.mark.parametrize(
    ("rows", "left"),
    [
        ([DeleteSeats(1), seat_row(1, 0, 5)], (5,)),
        ([seat_row(1, 0, 5), DeleteSeats(1)], ()),
        ([seat_row(1, 0, 5), DeleteSeats(1), seat_row(1, 0, 6), seat_row(1, 1, 5)], (6, 5)),
        ([seat_row(1, 0, 5), seat_row(1, 0, 6)], (6,)),
    ],
)
async def test_the_rows_of_a_change_take_effect_in_their_order(
    store: Store, rows: list[Write], left: tuple[int, ...]
) -> None:
    """An edit reaches the rows before it and none after it; the last of equal rows stands."""
    await store.commit((table_row(1), seat_row(1, 0, 3), seat_row(1, 1, 4)))
    await store.commit((DeleteSeats(1), *rows))
    assert tuple(row.user_id for row in (await stored(store)).seats) == left


async def test_rows_and_edits_of_many_kinds_keep_their_order(store: Store) -> None:
    """Whatever the kinds are, and wherever the store has them."""
    await store.commit(
        (
            table_row(1),
            timer("claim", 5),
            ShiftTimers(1, 100),
            timer("b", 5),
            timer("c", 5),
            DeleteTimer(1, "c"),
            BallotRow(1, 0, 1),
            DeleteBallots(1, 1),
            BallotRow(1, 0, 2),
            deadline_row(1, "d1", 0, 9),
            DeleteDeadlines(1),
            deadline_row(1, "d2", 0, 9),
        )
    )
    found = await stored(store)
    assert sorted(found.clocks.timers) == [timer("b", 5), timer("claim", 105)]
    known = [await store.has_timer(one) for one in (timer("b", 5), timer("b", 6), timer("c", 5))]
    assert known == [True, False, False]
    assert found.people.ballots == (BallotRow(1, 0, 2),)
    assert found.deadlines == (deadline_row(1, "d2", 0, 9),)


async def test_changes_take_effect_in_the_order_of_the_calls(store: Store) -> None:
    """Also those that are written together, and those after one that fails."""
    await store.commit((table_row(1),))
    changes: list[Change] = []
    for number in range(40):
        changes += [(message("board", number),), (DeleteMessage(1, "board"),)]
        if number % 7 == 3:
            changes.append((move_row(99, number), message("board", 1000)))
    changes.append((message("board", 500),))
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert sum(result is not None for result in results) == 6
    assert (await store.unsaid(1)).messages == (message("board", 500),)
    known = [await store.has_message(*one) for one in ((1, 500), (1, 39), (2, 500))]
    assert known == [True, False, False]


async def test_a_change_that_fails_takes_no_other_with_it(store: Store) -> None:
    """PERFORMANCE, traps: each caller's result belongs to its own change."""
    changes: list[Change] = [(PersonRow(user, f"l{user}"),) for user in range(50)]
    bad = (0, 7, 49)
    for number in bad:
        changes[number] = (*changes[number], move_row(999, number))
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert tuple(n for n, result in enumerate(results) if result is not None) == bad
    assert all(isinstance(results[number], StoreError) for number in bad)
    found = [await store.person(user) for user in range(50)]
    assert found == [None if n in bad else PersonRow(n, f"l{n}") for n in range(50)]


@pytest.mark.parametrize(
    "again",
    [
        (move_row(1, 1, payload="[]"),),
        (move_row(1, 2, interaction_id=1001),),
        (table_row(2, interaction_id=10),),
        (seat_row(1, 1, 1),),
    ],
)
async def test_what_may_be_there_once_is_refused_a_second_time(store: Store, again: Change) -> None:
    """A press delivered twice is one move and one table; nobody sits twice at a table."""
    before = (table_row(1), seat_row(1, 0, 1), move_row(1, 0), move_row(1, 1))
    await store.commit(before)
    with pytest.raises(StoreError):
        await store.commit(again)
    assert await store.moves(1) == before[2:]


@pytest.mark.parametrize("row", [SeatBanRow(1, 5), BallotRow(1, 0, 1)])
async def test_what_is_known_already_may_be_said_again(store: Store, row: Write) -> None:
    """It stays as it was."""
    await store.commit((table_row(1), row))
    before = await stored(store)
    await store.commit((row,))
    assert await stored(store) == before


async def test_a_table_written_again_keeps_its_game_and_its_origin(store: Store) -> None:
    """Everything else is replaced."""
    await store.commit((table_row(1),))
    other = table_row(
        1, interaction_id=5, game="other", opened_at=9, options='{"a":1}', seats=3, language="fr",
        pace="live", open_hands=1, place="here", guild_id=8, channel_id=80, thread_id=81,
        host_id=2, host_name="Bob", status="playing", seed="s", error_id="e", version=2,
    )  # fmt: skip
    await store.commit((other,))
    kept = table_row(1)
    assert (await stored(store)).table == other._replace(
        interaction_id=kept.interaction_id, game=kept.game, opened_at=kept.opened_at
    )


async def test_ids_of_tables_are_never_given_twice(open_store: OpenStore) -> None:
    """A control of an old message must never reach another table; opened or not, an id is used."""
    given: list[int] = []
    for _ in range(3):
        async with open_store(Clock()) as store:
            given += await asyncio.gather(*(store.new_table_id() for _ in range(5)))
            await store.commit((table_row(given[-1]),))
    assert len(set(given)) == 15
    assert min(given) > 0


async def test_the_numbers_of_an_outbox_only_grow(open_store: OpenStore) -> None:
    """Messages are known by the number of what they tell, also after everything was said."""
    numbers: list[int] = []
    for _ in range(3):
        async with open_store(Clock()) as store:
            await store.commit((table_row(1),))
            for _ in range(3):
                await store.commit((OutboxRow(1, None, None, 5), OutboxRow(1, None, None, 5)))
                numbers.append((await store.unsaid(1)).upto)
                await store.commit((DeleteOutbox(1, numbers[-1]),))
                assert (await store.unsaid(1)).upto == 0
    assert numbers == sorted(set(numbers))


async def test_a_change_that_failed_uses_up_no_number(store: Store) -> None:
    """What was not written was never there to be told."""
    await store.commit((table_row(1), OutboxRow(1, None, None, 5)))
    before = (await store.unsaid(1)).upto
    with pytest.raises(StoreError):
        await store.commit((OutboxRow(1, None, None, 5), move_row(99, 1)))
    assert (await store.unsaid(1)).upto == before


async def test_a_change_after_a_failed_one_is_told(store: Store) -> None:
    """What was not written tells of nothing, so that what follows has to."""
    await store.commit((table_row(1),))
    with pytest.raises(StoreError):
        await store.commit((OutboxRow(1, None, None, 5), move_row(99, 1)))
    assert await store.unspoken() == ()
    await store.commit((OutboxRow(1, None, None, 6),))
    assert await store.unspoken() == (1,)


async def test_changes_that_nobody_has_read_are_told_from_the_first_of_them_on(
    store: Store,
) -> None:
    """Whatever a turn that was taken back has told of before."""
    await store.commit((table_row(1), OutboxRow(1, 3, 7, 5)))
    for chapter, since in ((3, 7), (4, 9), (None, None), (2, 4), (3, 4)):
        await store.commit((OutboxRow(1, chapter, since, 6),))
    assert (await store.unsaid(1)).chapter == 2


async def test_no_reading_takes_a_later_change_with_it(store: Store) -> None:
    """Who says what was read may do so long after, and says no more than that."""
    await store.commit((table_row(1), OutboxRow(1, 1, 1, 5)))
    for number in range(2, 22):
        reading = asyncio.ensure_future(store.unsaid(1))
        if number % 4 == 0:
            await reading
        elif number % 2:
            await asyncio.sleep(0)
        await store.commit((OutboxRow(1, 1, 1, 4 + number),))
        read = await reading
        assert read.upto < number or number % 4
        await store.commit((DeleteOutbox(1, read.upto),))
        assert await store.unspoken() == (() if read.upto == number else (1,))
        assert (await store.unsaid(1)).upto == (0 if read.upto == number else number)


async def test_an_outbox_emptied_unread_takes_the_next_change(store: Store) -> None:
    """Nothing is left out for a row that is gone."""
    await store.commit((table_row(1), OutboxRow(1, None, None, 5)))
    await store.commit((DeleteOutbox(1, 99), OutboxRow(1, None, None, 6)))
    assert await store.unspoken() == (1,)


async def test_a_closed_store_takes_and_gives_nothing(open_store: OpenStore) -> None:
    """Another process may be the writer by now."""
    async with open_store(Clock()) as store:
        await store.commit((PersonRow(1, "fr"),))
    with pytest.raises(StoreError):
        await store.commit((PersonRow(1, "en"),))
    with pytest.raises(StoreError):
        await store.person(1)


async def test_a_store_says_what_there_is_in_numbers(store: Store) -> None:
    """For whoever watches the host: live tables, moves, what is overdue and what is unsaid."""
    row = table_row(1, seed="5eed")
    await store.commit((row, move_row(1, 0), move_row(1, 1), OutboxRow(1, None, None, 7)))
    await store.commit((deadline_row(1, "q1", 0, due_at=100), table_row(2)))
    before, later = await store.figures(99), await store.figures(100)
    assert before.tables == {(row.game, row.status): 2}
    assert (before.moves, before.unsaid_since) == (2, 7)
    assert (before.overdue, later.overdue) == (0, 1)
    assert later.commits >= 2


async def test_nobody_takes_over_a_store_that_is_held(store: Store) -> None:
    """Who opened it may believe what is in memory."""
    lost = asyncio.ensure_future(store.lost())
    await store.commit((PersonRow(1, "fr"),))
    assert not lost.done()
    lost.cancel()


async def test_what_people_are_called_and_write_is_kept_whatever_they_send(store: Store) -> None:
    """Half a character and what has no sign are in no text that reaches a store."""
    sent = "a\0b \ud83d c\udc00 \u2028 d\x1b 👑"
    name, letter = cleaned(sent, "ann"), written(sent)
    assert name
    await store.commit((table_row(1, host_name=name), move_row(1, 0, payload=letter)))
    assert (await stored(store)).table.host_name == name
    assert (await store.moves(1))[0].payload == letter
