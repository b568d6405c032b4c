"""What every store gives back of what it was given; a second one has to pass this as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.stops import OUT_OF_REACH, Why
from bot.model.timers import STOPPED, TimerKind
from bot.model.times import to_ms
from bot.rows.change import Change
from bot.rows.clocks import (
    BankRow,
    ClockStopRow,
    ExtensionRow,
    MarkReminderSaid,
    PauseWishRow,
    ReminderRow,
    ShiftTimers,
    StartWishRow,
    StoppedClockRow,
    TimerRow,
)
from bot.rows.moves import UndoRequestRow
from bot.rows.people import AbsenceRow, GuildRow, PersonRow, PreferencesRow
from bot.rows.publishing import DeleteOutbox, MessageRow, OutboxRow
from bot.rows.seats import (
    BallotRow,
    HandViewerRow,
    OccupancyRow,
    PastOccupancyRow,
    SeatBanRow,
    StandingOrderRow,
)
from bot.rows.tables import (
    InactivityRow,
    QuarantineErrorRow,
    RematchRow,
    RepairRow,
)
from bot.store.loaded import (
    StoredClocks,
    StoredHistory,
    StoredLobby,
    StoredSeats,
    StoredTable,
    StoreFigures,
    Unpublished,
)
from bot.store.store import Store
from tests.rigs.stores import (
    OpenStore,
    deadline_row,
    move_row,
    seat_row,
    series_row,
    snapshot_row,
    table_row,
)
from tests.rigs.table_rig import BEGIN, Clock

NOW = to_ms(BEGIN)
LARGE = 2**63 - 1
"""Ids of Discord need all of 64 bits."""


def test_the_contract_speaks_of_everything_that_a_store_does() -> None:
    """What is added to the protocol is promised here first."""
    here = Path(__file__)
    said = "".join(file.read_text() for file in here.parent.glob("test_contract*.py"))
    done = [name for name, what in vars(Store).items() if name[0] != "_" and callable(what)]
    silent = [name for name in done if f"store.{name}(" not in said]
    assert silent == []


async def test_a_table_is_read_with_all_that_belongs_to_it(store: Store) -> None:
    """And with nothing of its neighbour."""
    seated = OccupancyRow(1, 0, 0, 100, 0, 1, 1, 3, 101, 1, 0, 102, LARGE, "Zoë", 103, 104, 105)
    past = PastOccupancyRow(1, 1, 0, 5, "Eve", 100, 0, 101, 2, "left")
    moves = (
        *(move_row(1, number) for number in range(2)),
        move_row(1, 2, seat=1),
        move_row(1, 3, cause="default"),
    )
    kept = StoredTable(
        table_row(1, guild_id=LARGE, host_name="Anaïs — «the host» 🎲"),
        (seat_row(1, 0, 1), seat_row(1, 1, LARGE, gone=1)),
        snapshot_row(1, 3, fence=1),
        (deadline_row(1, "d3", 0, 500),),
        people=StoredSeats(
            (past,),
            (seated,),
            (SeatBanRow(1, 8),),
            (BallotRow(1, 0, 1),),
            (StandingOrderRow(1, 0, "pass"),),
            (HandViewerRow(1, 9),),
        ),
        clocks=StoredClocks(
            (TimerRow(1, "claim", 700, 1, "k"),),
            (BankRow(1, 0, 11),),
            (StoppedClockRow(1, 0, "turn4", 300, 20, 400),),
            (ClockStopRow(1, "agreed", 5, 6, 7, 1), ClockStopRow(1, "server", 5)),
            (PauseWishRow(1, 1, 7),),
            (StartWishRow(1, 1, "start"),),
            (ExtensionRow(1, "d3", 0, 1, 6),),
            (ReminderRow(1, "d3", 0, 1, 0, 7),),
            InactivityRow(1, None, 1),
        ),
        history=StoredHistory(
            (moves[2], moves[3]),
            UndoRequestRow(1, 0, 3, 2, "[1]"),
            RematchRow(1, 2, "[1]", "{}", None),
            last_answers=(moves[1], moves[2]),
        ),
    )
    change: Change = (
        table_row(2), kept.table, *kept.seats, snapshot_row(1, 3, fence=1), *kept.deadlines,
        *(row for rows in kept.people for row in rows), *moves,
        *kept.clocks.timers, *kept.clocks.banks, *kept.clocks.stopped, *kept.clocks.stops,
        *kept.clocks.wishes, *kept.clocks.start_wishes,
        *kept.clocks.extensions, *kept.clocks.reminders, InactivityRow(1, None, 1),
        UndoRequestRow(1, 0, 3, 2, "[1]"),
        RematchRow(1, 2, "[1]", "{}", None),
        QuarantineErrorRow("e", 1, "a trace", 4), RepairRow(1, 4, 5, "e", "sound"),
    )  # fmt: skip
    await store.commit(change)
    assert await store.table(1) == kept
    assert await store.table(2) == StoredTable(table_row(2), (), None, ())
    assert await store.table(3) is None
    assert await store.moves(1) == moves


async def test_tables_are_found_by_who_and_where_while_they_are_live(store: Store) -> None:
    """A thread keeps its table for ever; who has left it is not bothered with it."""
    await store.commit(
        (
            table_row(3, thread_id=33), seat_row(3, 0, 1),
            table_row(1, thread_id=31), seat_row(1, 0, 1),
            table_row(2, thread_id=32, status="over", ended_at=5), seat_row(2, 0, 1),
            table_row(4, guild_id=8, channel_id=80), seat_row(4, 0, 1, gone=1), seat_row(4, 1, 2),
            table_row(5, status="quarantined"),
        )
    )  # fmt: skip
    assert await store.tables_of(1) == (1, 3)
    assert await store.tables_of(2) == (4,)
    assert await store.tables_at(70) == (5, 3, 1)
    assert await store.tables_at(32) == (2,)
    assert await store.tables_in(7) == (1, 3, 5)
    assert sorted(await store.guilds()) == [7, 8]
    assert await store.playing_places(7) == ()
    await store.commit((
        table_row(3, thread_id=33, status="playing"), table_row(6, status="playing"),
        table_row(7, thread_id=37, status="playing"), ClockStopRow(7, "server", 5),
    ))  # fmt: skip
    assert sorted(await store.playing_places(7)) == [33, 70]
    assert await store.guilds_standing(Why.SERVER) == (7,)
    assert await store.guilds_standing(Why.PLACE) == ()
    assert await store.table_opened_by(20) == 2
    assert await store.table_opened_by(21) is None


async def test_lobbies_are_found_with_what_they_are_the_rematch_of(store: Store) -> None:
    """Whether there is room for another one is seen without reading any table."""
    again = RematchRow(3, 1, "[1]", "{}", None)
    await store.commit(
        (
            table_row(1, status="over", ended_at=5), table_row(3, host_id=5, channel_id=71), again,
            table_row(2), table_row(4, status="playing"), table_row(5, guild_id=8),
            # Nobody can close a lobby whose game is not installed.
            table_row(6), ClockStopRow(6, Why.GAME.value, 5),
        )
    )  # fmt: skip
    assert await store.lobbies(7) == (StoredLobby(2, 1, 70, None), StoredLobby(3, 5, 71, 1))


async def test_whoever_runs_something_on_a_server_is_counted_for_each(store: Store) -> None:
    """Tables that people opened, and series; not what a series opened, nor what is over."""
    await store.commit(
        (
            table_row(1), table_row(2, host_id=5), table_row(3, interaction_id=None),
            table_row(4, status="over", ended_at=5), table_row(5, guild_id=8),
            series_row(1, host_id=5), series_row(2, status="over", ended_at=5),
            # It was away, and is installed again; the other one is not.
            ClockStopRow(2, Why.GAME.value, 5, 6), table_row(6), ClockStopRow(6, Why.GAME.value, 5),
        )
    )  # fmt: skip
    assert sorted(await store.hosts_in(7)) == [1, 5, 5]


async def test_who_plays_against_computers_alone_is_counted_for_each_game(store: Store) -> None:
    """Not lobbies, not games of two people or of one without computers, not what is over."""
    at = dict[str, int | str | None](status="playing")
    await store.commit(
        (
            *(table_row(number, **at) for number in (1, 2, 3, 4)), table_row(5),
            table_row(6, status="over", ended_at=5), table_row(7, guild_id=8, **at),
            *(seat_row(number, 0, 5) for number in (1, 2, 3, 4, 5, 6, 7)),
            *(seat_row(number, 1, None, level="easy") for number in (1, 2, 3, 5, 6, 7)),
            seat_row(3, 2, 9, gone=1),
            table_row(8, **at), seat_row(8, 0, 5), seat_row(8, 1, None, level="easy"),
            ClockStopRow(8, Why.GAME.value, 5),
        )
    )  # fmt: skip
    assert await store.alone_in(7) == (5, 5)


async def test_moves_are_found_by_their_press_and_their_question(store: Store) -> None:
    """A press delivered twice finds what it did."""
    mine, other = move_row(1, 1), move_row(1, 2, seat=1, user_id=2)
    answered = move_row(1, 3, interaction_id=None, user_id=None, cause="default", at=900)
    again = move_row(1, 4, seat=1, user_id=2)
    await store.commit((table_row(1), move_row(1, 0), mine, other, answered, again))
    assert await store.move_made_by(1001) == mine
    assert await store.move_made_by(1003) is None
    assert await store.has_answered(1, "d2", 1)
    assert not await store.has_answered(1, "d2", 0)
    assert await store.later_moves(1, 0, 1, 0) == (mine, other, answered, again)
    assert await store.later_moves(1, 0, 1, 2) == (other, answered, again)
    assert await store.later_moves(1, 1, 2, 0) == (again,)
    assert await store.later_moves(1, 1, 3, 3) == (answered, again)
    assert await store.last_human_move(1) == again.at
    assert await store.last_human_move(2) is None


async def test_moves_are_read_from_where_a_chapter_first_began(store: Store) -> None:
    """Those in which it was taken back are among them; where it has not begun there are none."""
    chapters = (0, 1, 1, 2, 1, 2)
    moves = tuple(move_row(1, number, chapter=at) for number, at in enumerate(chapters))
    await store.commit((table_row(1), table_row(2), *moves, move_row(2, 0, chapter=2)))
    assert await store.moves_from(1, 0) == moves
    assert await store.moves_from(1, 2) == moves[3:]
    assert await store.moves_from(1, 3) == ()


async def test_what_falls_due_comes_earliest_first(store: Store) -> None:
    """Deadlines, reminders and timers, each up to a moment; the next of all wakes the host."""
    assert await store.next_due() is None
    late, early = deadline_row(1, "d1", 0, 40, notice_at=20), deadline_row(1, "d2", 1, 30)
    reminded = deadline_row(2, "d1", 0, 50, notice_at=10)
    timers = (TimerRow(1, "b", 25), TimerRow(2, "a", 15), TimerRow(1, "a", 26, 1))
    await store.commit((table_row(1), table_row(2), late, early, reminded, *timers))
    assert await store.next_due() == 10
    assert await store.deadlines(29) == ()
    assert await store.deadlines(40) == (early, late)
    assert await store.calls_due(20) == (reminded, late)
    assert await store.timers(25) == (timers[1], timers[0])
    await store.commit((reminded._replace(notice_at=None), late._replace(notice_at=None)))
    assert await store.calls_due(99) == ()
    assert await store.next_due() == 15


@pytest.mark.parametrize("why", sorted(OUT_OF_REACH))
async def test_nothing_falls_due_where_people_cannot_press(store: Store, why: Why) -> None:
    """F13, F98: but for what ends that; it is over when the last reason is."""
    rows = (deadline_row(1, "d1", 0, 40, notice_at=20), TimerRow(1, "a", 30))
    stop, other = ClockStopRow(1, why.value, 5), ClockStopRow(1, "agreed", 5)
    await store.commit((table_row(1), table_row(2), *rows, stop, other))
    found = (await store.deadlines(99), await store.calls_due(99), await store.timers(99))
    assert (found, await store.next_due()) == (((), (), ()), None)
    assert (await store.standing(7, why), await store.standing(7, Why.DOWN)) == ((1,), ())
    assert await store.guilds_standing(why) == (7,)
    await store.commit((TimerRow(1, TimerKind.STOP, 90),))
    assert await store.next_due() == 90
    await store.commit((stop._replace(until=6),))
    assert await store.deadlines(99) == rows[:1]
    assert (await store.standing(7, why), await store.next_due()) == ((), 20)
    assert await store.guilds_standing(why) == ()
    # A series whose lobby stands, too.
    await store.commit((series_row(1)._replace(left_ms=5),))
    assert await store.guilds_standing(why) == (7,)


async def test_tables_and_series_of_other_games_are_found(store: Store) -> None:
    """Live ones alone; games are known by their ids, whatever is installed."""
    over = table_row(3, game="cups", status="over", ended_at=9)
    rows = (table_row(1), table_row(2, game="cups"), over, series_row(1))
    await store.commit((*rows, ClockStopRow(2, Why.GAME.value, 5)))
    assert await store.tables_without([table_row(1).game, "goths"]) == (2,)
    assert await store.tables_without([]) == (1, 2)
    assert await store.series_without([series_row(1).game]) == ()
    assert await store.series_without(["goths"]) == (1,)
    assert await store.all_standing(Why.GAME) == (2,)


@pytest.mark.parametrize("why", sorted({*Why} - {Why.DOWN}))
async def test_what_stands_with_the_clocks_goes_off_after_them(store: Store, why: Why) -> None:
    """F102: claims and ends of tables wait; computers play on in a pause."""
    timers = tuple(TimerRow(1, kind, 30) for kind in sorted(TimerKind))
    await store.commit((table_row(1), *timers, ClockStopRow(1, why.value, 5)))
    off = {TimerKind(timer.kind) for timer in await store.timers(30)}
    running = {TimerKind.STOP} if why in OUT_OF_REACH else {*TimerKind} - STOPPED
    assert off == running
    await store.commit((ShiftTimers(1, 7), ClockStopRow(1, why.value, 5, 12)))
    moved = {TimerKind(timer.kind) for timer in await store.timers(37) if timer.due_at == 37}
    assert moved == STOPPED


async def test_what_a_table_has_to_tell_is_read_from_its_first_chapter_on(store: Store) -> None:
    """What was left unsaid is said after a crash, in order."""
    moves = tuple(move_row(1, number) for number in range(5))
    post = MessageRow(1, "board", 70, LARGE, 9)
    await store.commit((table_row(1), table_row(2), post, *moves))
    assert await store.unsaid(1) == Unpublished(0, None, (), (post,))
    await store.commit((OutboxRow(1, None, None, 7), OutboxRow(1, 2, 3, 7)))
    await store.commit((OutboxRow(2, None, None, 8), OutboxRow(1, 1, 2, 9)))
    found = await store.unsaid(1)
    assert (found.chapter, found.moves) == (1, moves[2:])
    assert await store.unspoken() == (1, 2)
    await store.commit((OutboxRow(1, 4, 4, 10),))
    await store.commit((DeleteOutbox(1, found.upto),))
    later = await store.unsaid(1)
    assert (later.chapter, later.moves) == (4, moves[4:])
    assert later.upto > found.upto
    assert await store.unspoken() == (2, 1)


async def test_a_reminder_is_unsaid_until_it_is_said(store: Store) -> None:
    """F35: and never said twice."""
    first, second = ReminderRow(1, "d1", 0, 1, 0, 7), ReminderRow(1, "d1", 0, 2, 0, 8)
    await store.commit((table_row(1), first, second))
    assert (await store.unsaid(1)).reminders == (first, second)
    await store.commit((MarkReminderSaid(1, "d1", 0, 1),))
    assert (await store.unsaid(1)).reminders == (second,)


async def test_what_people_and_servers_chose_is_replaced_by_what_they_choose(store: Store) -> None:
    """What nobody chose is None."""
    assert (await store.person(1), await store.preferences(1), await store.guild(7)) == (None,) * 3
    for language, channels in (("fr", "[]"), (None, "[70]")):
        person, guild = PersonRow(1, language), GuildRow(7, language, channels)
        preferences = PreferencesRow(1, "Europe/Paris", 60, None, "few", "own", 1, 0)
        await store.commit((person, guild, preferences))
        assert (await store.person(1), await store.guild(7)) == (person, guild)
        assert await store.preferences(1) == preferences


async def test_absences_are_read_from_those_that_go_on(store: Store) -> None:
    """One that is written again ends at another time."""
    await store.commit((AbsenceRow(1, 30, 40), AbsenceRow(1, 10, 20), AbsenceRow(2, 10, 90)))
    assert await store.absences(1, 19) == (AbsenceRow(1, 10, 20), AbsenceRow(1, 30, 40))
    assert await store.absences(1, 20) == (AbsenceRow(1, 30, 40),)
    await store.commit((AbsenceRow(1, 30, 35),))
    assert await store.absences(1, 35) == ()


async def test_a_table_that_ends_has_no_timers(store: Store) -> None:
    """Whoever ends it need not know which there were."""
    await store.commit((table_row(1), table_row(2), TimerRow(1, "a", 5), TimerRow(2, "a", 6)))
    await store.commit((table_row(1, status="over", ended_at=7),))
    assert await store.timers(10) == (TimerRow(2, "a", 6),)


async def test_nobody_is_called_after_a_downtime_who_was_not_to_be_called_before(
    open_store: OpenStore,
) -> None:
    """F32: a call is made late where its time came meanwhile, not where its seat has nobody."""
    clock, call = Clock(), NOW + 4
    waits = deadline_row(1, "d1", 0, NOW + 9, notice_at=call, call_at=call)
    nobody = deadline_row(1, "d2", 1, NOW + 9, call_at=call)
    async with open_store(clock) as store:
        await store.commit((table_row(1), waits, nobody))
    clock.pass_(hours=1)
    async with open_store(clock) as store:
        found = await store.table(1)
    assert found is not None
    assert [call, None] == [row.notice_at for row in sorted(found.deadlines)]


@pytest.mark.parametrize("hours", [24, -5])
async def test_clocks_stand_still_while_the_store_is_closed(
    open_store: OpenStore, hours: int
) -> None:
    """T6: downtime is added to every running clock, once, and never taken away."""
    clock, down = Clock(), max(0, hours) * 60 * 60 * 1000
    reminded = deadline_row(1, "d1", 0, NOW + 9, notice_at=NOW + 4)
    plain, timer = deadline_row(1, "d2", 0, NOW + 8), TimerRow(1, "a", NOW + 7)
    claim = TimerRow(2, "claim", NOW + 6)
    async with open_store(clock) as store:
        await store.commit((table_row(1), reminded, plain, timer, BankRow(1, 0, 3)))
        await store.commit((table_row(2), claim, ClockStopRow(2, "player", NOW, None, NOW + 8)))
    clock.pass_(hours=hours)
    for _ in range(2):
        async with open_store(clock) as store:
            found, away = await store.table(1), await store.table(2)
    assert found is not None
    assert away is not None
    assert sorted(found.deadlines) == [
        reminded._replace(due_at=NOW + 9 + down, notice_at=NOW + 4 + down),
        plain._replace(due_at=NOW + 8 + down),
    ]
    stops = (ClockStopRow(1, "down", NOW, NOW + down),) if down else ()
    assert found.clocks == StoredClocks(
        (timer._replace(due_at=NOW + 7 + down),), (BankRow(1, 0, 3),), stops=stops
    )
    # It stands until its pause is over, on its day.
    assert claim in away.clocks.timers
    assert [stop.ends_at for stop in away.clocks.stops if stop.until is None] == [NOW + 8]


async def test_stops_of_the_release_before_are_brought_along(open_store: OpenStore) -> None:
    """F25: a process of 1.0.0 notes them elsewhere until one of this release has its tables."""
    clock, day = Clock(), 24 * 60 * 60 * 1000
    async with open_store(clock) as store:
        tables = (table_row(n, status="playing", seed="s") for n in range(1, 5))
        broken = table_row(5, status="quarantined", seed="s")
        await store.commit((*tables, broken, TimerRow(2, "pause", NOW + 9)))
        await store.commit((TimerRow(4, "lost-place", NOW + 8),))
        await store._edit((
            ("INSERT INTO pause (table_id, since, until) VALUES (1, ?1, ?2)", (NOW - 5, NOW - 3)),
            ("INSERT INTO pause (table_id, since) VALUES (1, ?1)", (NOW - 1,)),
            ("INSERT INTO pause (table_id, since, ends_at) VALUES (2, ?1, ?2)", (NOW - 1, NOW + 9)),
            ("INSERT INTO pause (table_id, since, by_managers) VALUES (3, ?1, 1)", (NOW - 1,)),
            ("INSERT INTO guild_absence (table_id, since) VALUES (1, ?1)", (NOW - 2,)),
            ("INSERT INTO guild_absence (table_id, since, why) VALUES (4, ?1, 'place')", (NOW,)),
        ))  # fmt: skip
    for _ in range(2):
        async with open_store(clock) as store:
            found = [await store.table(number) for number in range(1, 6)]
    kept = [set(one.clocks.stops) for one in found if one is not None]
    assert kept == [
        {
            ClockStopRow(1, "player", NOW - 5, NOW - 3),
            ClockStopRow(1, "player", NOW - 1, None, NOW + 7 * day),
            ClockStopRow(1, "server", NOW - 2, None, NOW + 90 * day),
        },
        {ClockStopRow(2, "agreed", NOW - 1, None, NOW + 9)},
        {ClockStopRow(3, "managers", NOW - 1, None, NOW + 30 * day)},
        {ClockStopRow(4, "place", NOW, None, NOW + 8)},
        {ClockStopRow(5, "set-aside", NOW, None, NOW + 90 * day)},
    ]
    timers = [one.clocks.timers for one in found if one is not None]
    ends = (NOW + 7 * day, NOW + 9, NOW + 30 * day, NOW + 8, NOW + 90 * day)
    assert timers == [(TimerRow(n, "stop", at),) for n, at in enumerate(ends, start=1)]


async def test_what_there_is_is_counted_for_whoever_watches_the_host(store: Store) -> None:
    """Live tables by game and status, moves, what is late, what waits to be told, transactions."""
    before = await store.figures(0)
    assert before == StoreFigures(commits=before.commits)
    rows = (table_row(1), table_row(2, status="playing"), table_row(3), table_row(4, ended_at=5))
    late = (deadline_row(1, "d1", 0, 10), deadline_row(1, "d2", 0, 30))
    await store.commit((*rows, move_row(1, 0), move_row(1, 1), *late, OutboxRow(1, 0, 0, 7)))
    await store.commit(
        (deadline_row(2, "d1", 0, 10), ClockStopRow(2, "server", 5), OutboxRow(2, 0, 0, 6))
    )
    found = await store.figures(20)
    assert found.tables == {("toy", "lobby"): 2, ("toy", "playing"): 1}
    # Nobody is late where the host is on the server no more, or may not speak.
    assert (found.overdue, found.unsaid_since, found.commits) == (1, 7, before.commits + 2)
    assert (await store.figures(20, barred=(1, 99))).unsaid_since is None
