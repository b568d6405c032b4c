"""What every store tells and rewrites of a person; a second one has to pass this as it is."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from bot.model.timers import TimerKind
from bot.rows.clocks import ReminderRow, StoppedClockRow, TimerRow
from bot.rows.invitations import DeleteUninvited, InvitationRow, UninvitedRow
from bot.rows.moves import UndoRequestRow
from bot.rows.people import (
    DeleteKeptAway,
    DeleteNote,
    DeleteTip,
    DeleteTips,
    ErasureRow,
    KeptAwayRow,
    NoteRow,
    PersonRow,
    PreferencesRow,
    TipRow,
)
from bot.rows.seats import HeldAnswerRow, PlanRow, StandingOrderRow
from bot.rows.series import SeriesEntrantRow
from bot.rows.tables import RematchRow
from bot.store.people import erasure, recorded
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store
from tests.rigs.stores import move_row, seat_row, series_row, sqlite_in, table_row
from tests.rigs.table_rig import Clock

ANN, BOB, CID, DAN, EVE = range(900_000_000_000_000_001, 900_000_000_000_000_006)


async def _given(store: Store) -> None:
    """A table of both, one that Bob is not at, and what each has set."""
    await store.commit(
        (
            table_row(1, host_id=ANN, host_name="Ann"),
            seat_row(1, 0, ANN, name="Ann"),
            seat_row(1, 1, BOB, name="Bob"),
            StandingOrderRow(1, 1, "always"),
            PlanRow(1, 1, '["go"]', "[]"),
            move_row(1, 1, user_id=BOB),
            table_row(2, host_id=ANN, host_name="Ann"),
            seat_row(2, 0, ANN, name="Ann"),
            PersonRow(ANN, "en"),
            PersonRow(BOB, "fr"),
            RematchRow(1, 2, json.dumps([ANN, BOB]), "[]", None),
            series_row(3, host_id=ANN),
            SeriesEntrantRow(3, 0, ANN, "Ann", 0, ""),
        )
    )


async def test_it_lists_when_people_at_the_live_tables_of_a_server_sleep(store: Store) -> None:
    """Of those who have set hours and have not left; no other server, no table that has ended."""
    night = {
        user_id: PreferencesRow(user_id, "Asia/Tokyo", 60, 420, "calm", "all", 0, 0)
        for user_id in (ANN, BOB, CID, DAN)
    }
    await store.commit(
        (
            *night.values(),
            PreferencesRow(EVE, "Asia/Tokyo", None, None, "calm", "all", 0, 0),
            table_row(1, guild_id=7),
            *(seat_row(1, seat, user_id) for seat, user_id in enumerate((ANN, EVE))),
            seat_row(1, 2, BOB, gone=1),
            table_row(2, guild_id=8),
            seat_row(2, 0, CID),
            table_row(3, guild_id=7, status="over", ended_at=5),
            seat_row(3, 0, DAN),
        )
    )
    assert (night[ANN],) == await store.nights_in(7)
    assert (night[CID],) == await store.nights_in(8)
    assert () == await store.nights_in(9)


async def test_it_knows_whom_it_holds_anything_about(store: Store) -> None:
    """Everybody, with what is theirs, where they sat and where they are to play again."""
    await _given(store)
    assert {ANN, BOB} == set(await store.people())
    assert (1,) == await store.tables_with(BOB)
    assert (1, 2) == await store.tables_with(ANN)
    told = await store.about(BOB)
    assert {"settings", "seats", "moves"} <= told.keys()
    assert [{"table_id": 1, "seat": 1, "key": "always"}] == told["answers in advance"]
    assert [{"table_id": 1, "seat": 1, "answers": '["go"]', "lost": "[]"}] == told["plans"]
    assert {"plans", "answers in advance"}.isdisjoint(await store.about(ANN))
    assert str(ANN) not in json.dumps(told)
    assert [1] == [row.table_id for row in await store.rematches_with(BOB)]
    # The beginning of an id is somebody else's.
    assert () == await store.rematches_with(BOB // 10)
    assert () == await store.live_series_with(BOB)
    assert (3,) == await store.live_series_with(ANN)
    assert (3,) == await store.series_with(ANN)
    assert () == await store.series_with(BOB)


async def test_it_hands_out_what_is_of_a_seat_to_whoever_sits_there(store: Store) -> None:
    """Undos, limits, reminders, a pace that is wanted: their own, and nobody else's."""
    await _given(store)
    sat = [seat_row(2, seat, user_id) for seat, user_id in ((1, CID), (10, DAN))]
    await store.commit(
        (
            *sat,
            UndoRequestRow(1, 1, 5, 4, "[]"),
            UndoRequestRow(2, 0, 7, 6, "[10]"),
            StoppedClockRow(1, 1, "turn", 100, 0, 200),
            ReminderRow(1, "q1", 1, 1, 3, 300),
            TimerRow(1, TimerKind.PACE_WISH, 400, 1, "live"),
            TimerRow(1, TimerKind.CLAIM, 500, 1),
            HeldAnswerRow(1, "q1", 1, "{}", None, None, "stand-in"),
            HeldAnswerRow(2, "q1", 1, "{}", CID, None),
        )
    )
    ann, bob, cid, dan = [await store.about(user_id) for user_id in (ANN, BOB, CID, DAN)]
    place = {"table_id": 1, "seat": 1}
    assert [place | {"number": 5, "target": 4}] == bob["undos asked for"]
    assert [place | {"clock": "turn", "asked_at": 100, "stopped_at": 200}] == bob["shared limits"]
    assert [place | {"decision": "q1", "at": 300, "said": 0}] == bob["reminders"]
    assert [place | {"key": "live", "due_at": 400}] == bob["paces wanted"]
    # What is held in a person's place is nothing of theirs.
    assert "answers that wait" not in bob
    assert [{"table_id": 2, "seat": 0, "number": 7, "target": 6}] == ann["undos asked for"]
    # Seat 1 is not among the digits of seat 10.
    assert [{"table_id": 2, "seat": 10, "number": 7}] == dan["undos agreed to"]
    assert {"seats", "answers that wait"} == cid.keys()
    assert "undos agreed to" not in ann.keys() | bob.keys()


async def test_it_knows_where_somebody_does_not_play_now(store: Store) -> None:
    """Where they have left, where all is over; nothing that was opened since."""
    await store.commit(
        (
            *(table_row(number, opened_at=5) for number in (1, 2)),
            table_row(3, opened_at=5, status="over", ended_at=9),
            table_row(4, opened_at=6),
            *(seat_row(number, 0, BOB, gone=int(number == 2)) for number in (1, 2, 3)),
            *(series_row(number, opened_at=5) for number in (1, 2)),
            series_row(3, opened_at=5, status="over", ended_at=9),
            series_row(4, opened_at=6),
            *(SeriesEntrantRow(number, 0, BOB, "Bob", 0, "") for number in (1, 3)),
        )
    )
    assert (2, 3) == await store.left_tables(BOB, 5, (4, 3, 2, 1))
    assert (2, 3) == await store.left_series(BOB, 5, (4, 3, 2, 1))
    assert (4,) == await store.left_tables(BOB, 6, (4,))
    assert () == await store.left_series(BOB, 6, ())


async def test_it_puts_a_number_in_the_place_of_somebody(store: Store) -> None:
    """In one transaction, history included, and notes that somebody was forgotten."""
    await _given(store)
    await store.erase(tuple(erasure(BOB, -7, "#0007", 5)))
    assert ErasureRow(-7, 5) in await store.erasures()
    assert {ANN} == set(await store.people())
    assert () == await store.tables_with(BOB)
    assert [-7] == [row.user_id for row in await store.moves(1)]
    assert await store.person(BOB) is None
    assert await store.person(ANN) == PersonRow(ANN, "en")


async def test_it_keeps_what_a_person_was_told_until_they_begin_anew(store: Store) -> None:
    """Each tip once, at the place where it was told; nobody else's goes with it."""
    first, second = TipRow(ANN, "vikings", "place", "1.0.q1"), TipRow(ANN, "", "silent", "")
    others = TipRow(BOB, "vikings", "place", "1.0.q1")
    await store.commit((first, second, others))
    assert {first, second} == set(await store.tips(ANN))
    await store.commit((DeleteTip(ANN, "", "silent"),))
    assert (first,) == await store.tips(ANN)
    await store.commit((DeleteTips(ANN),))
    assert () == await store.tips(ANN)
    assert (others,) == await store.tips(BOB)
    await store.erase(tuple(erasure(BOB, -9, "#0009", 5)))
    assert () == await store.tips(BOB)


async def test_it_keeps_whom_somebody_keeps_away(store: Store) -> None:
    """By the one and by the other; of somebody forgotten a mark stays on the lists of others."""
    rows = KeptAwayRow(ANN, BOB, "Bob"), KeptAwayRow(ANN, 3, "Cid"), KeptAwayRow(BOB, 3, "Cid")
    await store.commit((rows[0]._replace(name="Bobby"), *rows))
    assert {*rows[:2]} == set(await store.kept_away(ANN))
    assert {ANN, BOB} == await store.keeping_away(3)
    assert {ANN, BOB, 3} == set(await store.people())
    await store.commit((DeleteKeptAway(ANN, 3),))
    await store.erase(tuple(erasure(BOB, -7, "#0007", 5)))
    (mark,) = await store.kept_away(ANN)
    assert {ANN} == await store.keeping_away(BOB)
    assert (mark.other_id < 0, mark.name) == (True, "")
    assert () == await store.kept_away(BOB)


async def test_it_keeps_one_note_of_a_person_and_table(store: Store) -> None:
    """Handed to its writer alone, and gone with them."""
    await _given(store)
    mine, other = NoteRow(1, BOB, "Ann hoards tens."), NoteRow(1, ANN, "Bob bluffs.")
    await store.commit((mine._replace(text="?"), mine, other, NoteRow(2, ANN, "Late.")))
    assert mine == await store.note(1, BOB)
    assert [{"table_id": 1, "text": mine.text}] == (await store.about(BOB))["notes"]
    await store.commit((DeleteNote(2, ANN),))
    assert await store.note(2, ANN) is None
    await store.erase(tuple(erasure(BOB, -7, "#0007", 5)))
    assert await store.note(1, BOB) is None
    assert other == await store.note(1, ANN)


async def test_it_keeps_invitations_and_who_wants_none(store: Store) -> None:
    """With the table, counted by host; and it finds whom somebody has played with."""
    await _given(store)
    sent = [
        InvitationRow(1, 1, BOB, "Bob", ANN, 100, 300, 100, "open"),
        InvitationRow(2, 1, 3, "Cid", ANN, 200, 400, 200, "open"),
    ]
    await store.commit((sent[0]._replace(state="taken"), *sent))
    stored = await store.table(1)
    assert stored is not None
    assert (sent[0],) == stored.people.invitations
    windows = (range(100, 300), range(101, 300), range(201, 300), range(100, 200))
    assert [2, 1, 0, 1] == [await store.invited_by(ANN, within) for within in windows]
    assert {BOB} == {*await store.people()} - {ANN, 3}
    over = table_row(9, status="over", ended_at=5)
    await store.commit((over, seat_row(9, 0, ANN, name="Ann"), seat_row(9, 1, BOB, name="Bobby")))
    assert {BOB: "Bobby"} == await store.played_with(ANN, 7, 10)
    assert {} == await store.played_with(ANN, 8, 10)
    await store.commit((UninvitedRow(BOB), UninvitedRow(BOB)))
    assert await store.is_uninvited(BOB)
    assert {} == await store.played_with(ANN, 7, 10)
    await store.commit((DeleteUninvited(BOB),))
    assert not await store.is_uninvited(BOB)
    await store.commit((UninvitedRow(BOB),))
    await store.erase(tuple(erasure(BOB, -7, "#0007", 5)))
    assert not await store.is_uninvited(BOB)
    stored = await store.table(1)
    assert stored is not None
    assert [(-7, "#0007")] == [(one.user_id, one.name) for one in stored.people.invitations]


async def test_an_erasure_that_is_written_does_not_fail_for_its_journal(tmp_path: Path) -> None:
    """Else who is forgotten would be told that they are not."""
    async with sqlite_in(tmp_path)(Clock()) as store:
        assert isinstance(store, SqliteStore)

        def deny(_: int, what: str | None, *__: object) -> int:
            return sqlite3.SQLITE_DENY if what == "wal_checkpoint" else sqlite3.SQLITE_OK

        await store._call(lambda connection: connection.set_authorizer(deny))
        await store.erase((recorded(-7, 5),))
        await store._call(lambda connection: connection.set_authorizer(None))
        assert (ErasureRow(-7, 5),) == await store.erasures()
