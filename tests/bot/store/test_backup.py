"""Backups are complete and checked, taken from a running game, and put back without a loss."""

# ruff: noqa: ASYNC240, D102 - nothing else runs while a test looks at its files

from __future__ import annotations

import asyncio
import errno
import os
import re
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from bot.model.news import NOWHERE, Post, PostKey
from bot.model.series import SeriesPostKey
from bot.model.server_board import GuildId
from bot.model.table import TableId
from bot.model.times import to_ms
from bot.model.view import UNASKED
from bot.store.error import StoreError
from bot.store.sqlite import backup as backup_module
from bot.store.sqlite.backup import back_up, restore
from bot.store.sqlite.clean_shutdown import is_sealed
from bot.store.sqlite.digest import TRAILER_BYTES
from bot.store.sqlite.lost_future import STANDING, STANDING_OF_SERIES
from bot.store.sqlite.opening import connect, migrations
from games.series.api import Kind
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.series_rig import series_house
from tests.rigs.table_rig import ANN, BEGIN, BOB, TableRig, house
from tests.rigs.toy_game import Bid, Cheer, Wave

ASIDE = "host-before-restore-20260101T120000Z.sqlite3"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "host.sqlite3"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder / "one.sqlite3"


async def moves_at(path: Path, *tables: int) -> list[int]:
    """How many moves were made at each table of a database."""
    async with house(path) as one:
        return [(await one.look(TableId(table))).moves for table in tables]


async def move(one: TableRig, table: TableId) -> None:
    """Answer the first open question of a table."""
    asked = (q.decision for q in (await one.look(table)).questions)
    seat = next(decision.seat for decision in asked if not decision.answered)
    person = (ANN, BOB)[seat]
    await one.answer(table, person, (await one.look(table, person)).legal[0])


async def a_game(one: TableRig, moves: int) -> TableId:
    """Open a table of the toy game and play some moves there; return the table's number."""
    table = await one.game()
    for _ in range(moves):
        await move(one, table.id)
    return table.id


def refused(backup: Path, database: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        restore(backup, database, BEGIN)
    assert "\n" not in str(caught.value)
    assert not list(database.parent.glob("*.restored"))
    return caught.value


async def test_a_running_game_is_backed_up_and_goes_on_after_a_restore(
    database: Path, backup: Path
) -> None:
    """What was acknowledged before the backup is in it, what came later is kept beside it."""
    async with house(database) as one:
        table = await a_game(one, 2)
        assert back_up(database, backup) == backup.stat().st_size
        await move(one, table)
        assert (await one.look(TableId(table))).moves == 3
    kept = restore(backup, database, BEGIN)
    assert kept is not None
    assert kept == database.with_name(ASIDE)
    assert not kept.with_name(f"{ASIDE}-wal").exists()
    assert await moves_at(kept, table) == [3]
    async with house(database) as one:
        assert (await one.look(TableId(table))).moves == 2
        one._presses = count(2000)
        await move(one, table)
    assert await moves_at(database, table) == [3]


async def test_the_messages_of_a_later_game_stand_also_after_a_restore(
    database: Path, backup: Path
) -> None:
    """A board posted anew since is edited, and not the one of the backup, which is gone."""
    async with house(database) as one:
        table = await a_game(one, 1)
        for key, message in ((PostKey.BOARD, 1), (PostKey.REPLACED_LOBBY, 2), (PostKey.CALLED, 3)):
            await one.tables.outbox.posted(table, key, Post(9, message))
        back_up(database, backup)
        await one.tables.outbox.posted(table, PostKey.BOARD, Post(9, 4))
        await one.tables.outbox.posted(table, PostKey.REPLACED_LOBBY, None)
        await one.tables.outbox.posted(table, "story:1:2", Post(9, 5))
    restore(backup, database, BEGIN)
    with closing(sqlite3.connect(database)) as connection:
        noted = dict(connection.execute("SELECT key, message_id FROM message").fetchall())
    assert noted == {PostKey.BOARD: 4, PostKey.CALLED: 3, "story:1:2": 5}


PASSING = {
    PostKey.SEAT_TAKEN: "says once who took a seat: whoever takes it now is told of anew",
    PostKey.SEAT_GIVEN_UP: "says once that a seat was given up, and stays",
    PostKey.MANAGED: "says once what a manager did: of the next act with its number is told anew",
    PostKey.END: "says once how the game ended: it may end in another way",
    PostKey.FOLLOWED_END: "says once that the game is over: it may end again",
    PostKey.THREADLESS: "says once that there is no thread, and stays",
    PostKey.REMINDER: "stands under the key of its call as well",
    **dict.fromkeys(
        (PostKey.FILM, PostKey.LUCK, PostKey.ANALYSIS, PostKey.ANALYSING),
        "of a game that is over: it may go on, and end in another way",
    ),
}
PASSING_OF_SERIES = {
    SeriesPostKey.NOTICE: "says once what happened: what happens now is told anew",
    SeriesPostKey.ACT: "says once what a manager did: of the next act with its number is told anew",
}
"""Kinds of messages that a restore does not take over, and why."""


def test_every_kind_of_message_is_taken_over_or_says_why_not() -> None:
    """Whatever the bot would edit or remove once it no longer matches the table."""
    for kinds, standing, passing in (
        (PostKey, STANDING, PASSING.keys()),
        (SeriesPostKey, STANDING_OF_SERIES, PASSING_OF_SERIES.keys()),
    ):
        assert len(standing) == len({*standing})
        assert {*kinds} - {*standing} == {*passing}


async def test_all_that_would_be_removed_later_is_known_after_a_restore(
    database: Path, backup: Path
) -> None:
    """Of tables and of series; what was only noted as gone since then was not even posted."""
    keys = [kind.of("1") for kind in STANDING]
    moved, removed, new = keys[::3], keys[1::3], keys[2::3]
    async with house(database) as one:
        table = await a_game(one, 1)
        outbox = one.tables.outbox
        for key in (*moved, *removed):
            await outbox.posted(table, key, Post(9, 1))
        back_up(database, backup)
        for key in removed:
            await outbox.posted(table, key, None)
        for key in (*moved, *new):
            await outbox.posted(table, key, Post(9, 2))
        for key in (PostKey.INVITATION.of(7), PostKey.END):
            await outbox.posted(table, key, Post(9, NOWHERE))
    restore(backup, database, BEGIN)
    with closing(sqlite3.connect(database)) as connection:
        noted = connection.execute("SELECT key, message_id FROM message").fetchall()
    assert dict(noted) == dict.fromkeys((*moved, *new), 2)


async def test_the_sheet_of_a_later_series_stands_also_after_a_restore(
    database: Path, backup: Path
) -> None:
    """One that was posted anew is edited, and not the one of the backup, which is gone."""
    waiting = SeriesPostKey.WAITING.of(1, 2)
    async with series_house(database) as one:
        series = (await one.lobby(Kind.CHAMPIONSHIP)).id
        outbox = one.tables.series_outbox
        for key, message in ((SeriesPostKey.SHEET, 1), (waiting, 2), (SeriesPostKey.ACT.of(1), 3)):
            await outbox.posted(series, key, Post(9, message))
        back_up(database, backup)
        await outbox.posted(series, SeriesPostKey.REPLACED_SHEET, Post(9, 1))
        await outbox.posted(series, SeriesPostKey.SHEET, Post(9, 4))
        await outbox.posted(series, waiting, None)
        await outbox.posted(series, SeriesPostKey.ACT.of(2), Post(9, 5))
    restore(backup, database, BEGIN)
    with closing(sqlite3.connect(database)) as connection:
        noted = dict(connection.execute("SELECT key, message_id FROM series_message").fetchall())
    assert noted == {
        SeriesPostKey.SHEET: 4,
        SeriesPostKey.REPLACED_SHEET: 1,
        SeriesPostKey.ACT.of(1): 3,
    }


@pytest.mark.parametrize("left", ["whole", "nothing"])
async def test_the_boards_of_servers_are_where_they_were_last(
    database: Path, backup: Path, left: str
) -> None:
    """Where that is not known none is taken for deleted before, nor to show what it should."""
    async with house(database) as one:
        boards = one.tables.server_boards
        before = await boards.put(1, 10, ANN.id)
        before = replace(before, post=Post(10, 100), shown="before", deleted_at=to_ms(BEGIN))
        await boards.note(before)
        await boards.put(2, 20, ANN.id)
        back_up(database, backup)
        later = replace(before, post=Post(10, 101), replaced=before.post, shown="later")
        await boards.note(later)
        await boards.forget(2)
        await boards.put(3, 30, ANN.id)
    if left == "nothing":
        database.unlink()
    restore(backup, database, BEGIN)
    async with house(database) as one:
        boards = one.tables.server_boards
        known = {guild: await boards.stored(guild) for guild in await boards.shown()}
    if left == "whole":
        assert known.keys() == {1, 3}
        assert known[GuildId(1)] == later
    else:
        assert known.keys() == {1, 2}
        assert known[GuildId(1)] == replace(before, shown="", deleted_at=None)


class Delayed:
    """A connection whose copy begins when something has happened that came after its moment."""

    def __init__(self, connection: sqlite3.Connection, meanwhile: Callable[[], object]) -> None:
        self._connection = connection
        self._meanwhile = meanwhile
        self.execute = connection.execute
        self.close = connection.close

    def backup(self, target: sqlite3.Connection, **how: Any) -> None:
        self._meanwhile()
        self._connection.backup(target, **how)


async def test_nobody_waits_for_a_backup_and_it_is_of_one_moment(
    database: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move made while pages are copied is stored at once and stays out of the backup."""
    async with house(database) as one:
        table = await a_game(one, 1)
        loop = asyncio.get_running_loop()

        def play() -> None:
            asyncio.run_coroutine_threadsafe(move(one, table), loop).result(10)

        def delayed(path: Path) -> Any:
            connection = connect(path)
            return Delayed(connection, play) if path == database else connection

        monkeypatch.setattr(backup_module, "connect", delayed)
        await asyncio.to_thread(back_up, database, backup)
        monkeypatch.undo()
        assert (await one.look(TableId(table))).moves == 2
    restore(backup, database, BEGIN)
    assert await moves_at(database, table) == [1]


async def test_a_backup_is_one_file_for_its_owner_alone(database: Path, backup: Path) -> None:
    """Seeds and hands are in it; a journal beside it would be forgotten when it is moved."""
    async with house(database) as one:
        await a_game(one, 1)
        back_up(database, backup)
        assert [backup] == list(backup.parent.iterdir())
        assert 0o600 == stat.S_IMODE(backup.stat().st_mode)
    with closing(sqlite3.connect(backup)) as connection:
        assert ("ok",) == connection.execute("PRAGMA integrity_check").fetchone()
        assert (migrations()[-1][0],) == connection.execute("PRAGMA user_version").fetchone()
        assert ("delete",) == connection.execute("PRAGMA journal_mode").fetchone()


async def test_a_backup_of_a_bot_that_does_not_run_leaves_the_database_as_it_was(
    database: Path, backup: Path
) -> None:
    """Also its seal: the next start has nothing to check."""
    async with house(database) as one:
        await a_game(one, 1)
    before = {f.name: f.read_bytes() for f in database.parent.iterdir() if f.is_file()}
    back_up(database, backup)
    after = {file.name: file.read_bytes() for file in database.parent.iterdir() if file.is_file()}
    assert before == after
    assert is_sealed(database)


async def test_a_backup_replaces_nothing(database: Path) -> None:
    """Neither an older backup nor, by a slip, the database itself."""
    async with house(database) as one:
        await a_game(one, 1)
    before = database.read_bytes()
    for target in (database, database.with_name("host.sqlite3.seal")):
        with pytest.raises(StoreError) as caught:
            back_up(database, target)
        assert caught.value.key == "backup-exists"
    assert before == database.read_bytes()


async def test_a_damaged_database_makes_no_backup(database: Path, backup: Path) -> None:
    """A copy that cannot be used must not look like a backup."""
    async with house(database) as one:
        for _ in range(30):
            await a_game(one, 1)
    with database.open("r+b") as file:
        file.seek(4096 * 7)
        file.write(b"\xa5" * 4096)
    with pytest.raises(StoreError) as caught:
        back_up(database, backup)
    assert (caught.value.key, str(database) in str(caught.value)) == ("store-broken", True)
    assert not list(backup.parent.iterdir())


async def test_a_backup_that_fails_names_the_file_at_fault(
    database: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database that SQLite cannot read, or the folder that takes nothing."""
    async with house(database) as one:
        await a_game(one, 1)
    # Read by somebody who may not write the index of its journal.
    readonly = sqlite3.OperationalError("attempt to write a readonly database")
    readonly.sqlite_errorcode = sqlite3.SQLITE_READONLY
    with monkeypatch.context() as patch:
        patch.setattr(backup_module, "_reading", Mock(side_effect=readonly))
        with pytest.raises(StoreError, match=re.escape(f"{database} cannot be written")):
            back_up(database, backup)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    # A file system that is read-only refuses also to delete what is not there.
    monkeypatch.setattr(Path, "touch", refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(StoreError, match=re.escape(f"{backup} cannot be written: Read-only")):
        back_up(database, backup)


class GivenUp(threading.Event):
    """Is set when it has been asked so often."""

    def __init__(self, asked: int) -> None:
        super().__init__()
        self.left = asked

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


@pytest.mark.parametrize("asked", [0, 1])
async def test_a_backup_that_is_given_up_leaves_nothing(
    database: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, asked: int
) -> None:
    """While pages are copied, and while the copy is checked."""
    monkeypatch.setattr(backup_module, "_OPERATIONS", 1)
    async with house(database) as one:
        await a_game(one, 1)
        with pytest.raises(StoreError, match=r"given up|interrupted"):
            back_up(database, backup, GivenUp(asked))
        assert not list(backup.parent.iterdir())


@pytest.mark.parametrize("wrong", ["absent", "folder", "text", "cut", "foreign", "newer"])
async def test_what_is_no_backup_is_not_restored(database: Path, backup: Path, wrong: str) -> None:
    """The database stays where it is, byte for byte."""
    async with house(database) as one:
        await a_game(one, 1)
    back_up(database, backup)
    before = database.read_bytes()
    key = "store-broken"
    match wrong:
        case "absent" | "folder":
            backup.unlink()
            key = "store-missing"
            if wrong == "folder":
                backup.mkdir()
                key = "store-foreign"
        case "text":
            key = "store-foreign"
            backup.write_text("these are the recipes of my grandmother\n" * 100)
        case "cut":
            content = backup.read_bytes()
            backup.write_bytes(content[: len(content) // 2])
        case "foreign":
            backup.unlink()
            with closing(sqlite3.connect(backup)) as connection:
                connection.execute("CREATE TABLE recipe (title TEXT)")
            key = "store-foreign"
        case _:
            with closing(sqlite3.connect(backup)) as connection:
                connection.execute("PRAGMA user_version = 999")
            os.truncate(backup, backup.stat().st_size - TRAILER_BYTES)
            key = "store-newer"
    assert refused(backup, database).key == key
    assert before == database.read_bytes()


async def test_nothing_is_restored_under_a_running_bot(database: Path, backup: Path) -> None:
    """What it holds in memory would be written over what was restored."""
    async with house(database) as one:
        table = await a_game(one, 1)
        back_up(database, backup)
        assert refused(backup, database).key == "store-locked"
        await move(one, table)
    assert await moves_at(database, table) == [2]


async def test_discord_is_brought_in_line_with_what_was_restored(
    database: Path, backup: Path
) -> None:
    """Boards show what is lost; they are told once of all tables that are not over."""
    async with house(database) as one:
        tables = [await a_game(one, 1), await a_game(one, 0), (await one.lobby()).id]
        for table in tables:
            await one.tables.outbox.published(table, (await one.tables.outbox.news(table)).upto)
        assert () == await one.tables.outbox.unpublished()
        back_up(database, backup)
        await move(one, tables[0])
        last_told = (await one.tables.outbox.news(tables[0])).upto
    restore(backup, database, BEGIN)
    async with house(database) as one:
        assert tuple(tables) == await one.tables.outbox.unpublished()
        # Messages are known by these numbers to Discord, which still knows those of before.
        assert (await one.tables.outbox.news(tables[0])).upto > last_told
        for table in tables:
            await one.tables.outbox.published(table, (await one.tables.outbox.news(table)).upto)
    async with house(database) as one:
        assert () == await one.tables.outbox.unpublished()


@pytest.mark.parametrize(("left", "opened"), [("whole", 5), ("damaged", 103), ("nothing", 103)])
async def test_no_control_of_a_lost_table_reaches_a_new_one(
    database: Path, backup: Path, left: str, opened: int
) -> None:
    """Numbers of tables that were opened after the backup are not given again."""
    async with house(database) as one:
        for _ in range(2):
            await one.game()
        back_up(database, backup)
        for _ in range(2):
            await one.game()
    if left == "damaged":
        database.write_bytes(b"\xa5" * 4096)
    elif left == "nothing":
        database.unlink()
    restore(backup, database, BEGIN)
    restore(backup, database, BEGIN + timedelta(seconds=1))
    for number in (opened, opened + 1):
        async with house(database) as one:
            one._presses = count(1000 * number)
            assert number == (await one.game()).id


@pytest.mark.parametrize(("left", "opened"), [("whole", 3), ("nothing", 102)])
async def test_no_control_of_a_lost_series_reaches_a_new_one(
    database: Path, backup: Path, left: str, opened: int
) -> None:
    """What *Enter* or *Give up* on an old sheet names is never given to another series."""
    async with series_house(database) as one:
        await one.lobby(Kind.MATCH)
        back_up(database, backup)
        await one.lobby(Kind.MATCH)
        clock = one.clock
    if left == "nothing":
        database.unlink()
    restore(backup, database, BEGIN)
    async with series_house(database, clock) as one:
        assert opened == (await one.lobby(Kind.MATCH)).id


async def asked(one: TableRig, table: TableId) -> set[str]:
    """Name the open questions of a table."""
    return {q.decision.id for q in (await one.look(table)).questions}


async def lived(one: TableRig, table: TableId) -> set[str]:
    """Play on at a table, with moves taken back now and then; the names of all questions there."""
    names = await asked(one, table)
    for _ in range(4):
        await move(one, table)
        names |= await asked(one, table)
        await one.tables.moves.play(table, ANN, one.press(), UNASKED, Wave())
        number = (await one.look(TableId(table))).moves
        assert await one.tables.undo.take_back(table, ANN, one.press(), number)
        names |= await asked(one, table)
    return names


@pytest.mark.parametrize("left", ["whole", "damaged", "nothing"])
async def test_no_answer_to_a_lost_question_is_taken_for_one_to_another(
    database: Path, backup: Path, left: str
) -> None:
    """Games count their questions: after the backup others are asked under the same numbers.

    On what is left of a lost future each is closed, whatever was taken back there, and however
    often the backup is restored. What runs for the open ones runs on under their new names.
    """
    async with house(database) as one:
        table = (await one.game(rounds=50)).id
        await move(one, table)
        back_up(database, backup)
        lost = await lived(one, table)
    for life in range(1, 4):
        if left == "damaged":
            database.write_bytes(b"\xa5" * 4096)
        elif left == "nothing":
            database.unlink()
        restore(backup, database, BEGIN + timedelta(hours=life))
        async with house(database) as one:
            one._presses = count(1000 * (life + 1))
            for _ in range(5):
                assert lost.isdisjoint(await asked(one, table))
                rows = await one.store.deadlines(to_ms(BEGIN + timedelta(days=99)))
                assert await asked(one, table) == {row.decision for row in rows}
                for name in lost:
                    answers = [
                        one.tables.moves.play(table, who, one.press(), name, given)
                        for who in (ANN, BOB)
                        for given in (Bid(1), Cheer())
                    ]
                    assert {"question-closed"} == {await key_of(one) for one in answers}
                await move(one, table)
            lost |= await lived(one, table)
            open_now = await asked(one, table)
            await quarantine(one.repository, table)
            assert "sound" == await one.tables.undo.repair(table, ANN, manager=False)
            assert open_now == await asked(one, table)
            one.clock.pass_(days=3)
            before = (await one.look(TableId(table))).moves
            assert await one.tables.due.answer_overdue()
            assert (await one.look(TableId(table))).moves > before


async def test_what_was_there_is_kept_as_it_was(
    tmp_path: Path, database: Path, backup: Path
) -> None:
    """Byte for byte, after a crash with the journal: somebody may yet mend it."""
    crashed = tmp_path / "crashed" / "host.sqlite3"
    crashed.parent.mkdir()
    async with house(database) as one:
        await a_game(one, 1)
        back_up(database, backup)
        for end in ("", "-wal"):
            shutil.copy(f"{database}{end}", f"{crashed}{end}")
    before = [Path(f"{crashed}{end}").read_bytes() for end in ("", "-wal")]
    kept = restore(backup, crashed, BEGIN)
    assert before == [Path(f"{kept}{end}").read_bytes() for end in ("", "-wal")]
    assert {ASIDE, f"{ASIDE}-wal", "host.sqlite3", "host.sqlite3.lock"} == {
        file.name for file in crashed.parent.iterdir()
    }


async def test_a_backup_is_restored_where_there_is_no_database(
    tmp_path: Path, database: Path, backup: Path
) -> None:
    """A new machine, or a disk that was lost."""
    async with house(database) as one:
        table = await a_game(one, 2)
    back_up(database, backup)
    elsewhere = tmp_path / "new.sqlite3"
    assert restore(backup, elsewhere, BEGIN) is None
    assert 0o600 == stat.S_IMODE(elsewhere.stat().st_mode)
    assert await moves_at(elsewhere, table) == [2]


@pytest.mark.parametrize("renamed", range(4))
async def test_a_restore_that_breaks_off_never_leaves_a_database_that_lacks_something(
    tmp_path: Path, database: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, renamed: int
) -> None:
    """The bot starts on what was there, on the backup, or not at all; a second try succeeds."""
    async with house(database) as one:
        table = await a_game(one, 1)
        back_up(database, backup)
        await move(one, table)
        crashed = tmp_path / "crashed" / "host.sqlite3"
        crashed.parent.mkdir()
        for end in ("", "-wal"):
            shutil.copy(f"{database}{end}", f"{crashed}{end}")
    left, rename = renamed, Path.rename

    def break_off(self: Path, target: Path) -> Path:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return rename(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", break_off)
        if renamed < 3:
            with pytest.raises(KeyboardInterrupt):
                restore(backup, crashed, BEGIN)
        else:
            restore(backup, crashed, BEGIN)
    if renamed in (1, 2):
        with pytest.raises(StoreError, match=r"broke off|is missing"):
            async with house(crashed):
                pass
        kept = restore(backup, crashed, BEGIN + timedelta(seconds=1))
        assert (kept is not None) is (renamed == 1)
    assert await moves_at(crashed, table) == [2 if renamed == 0 else 1]


async def test_what_an_administrator_puts_back_belongs_to_the_user_of_the_bot(
    database: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restore as root leaves every file to the owner of the folder, and so does a backup."""
    async with house(database):
        pass
    given: dict[str, tuple[int, int]] = {}
    owner, look = (4711, 42), Path.stat

    def owned(path: Path, **how: bool) -> os.stat_result:
        found = list(look(path, **how))
        found[stat.ST_UID], found[stat.ST_GID] = owner
        return os.stat_result(found)

    def give(path: Path, uid: int, gid: int) -> None:
        given[path.name] = uid, gid

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", give)
    monkeypatch.setattr(Path, "stat", owned)
    back_up(database, backup)
    restore(backup, database, BEGIN)
    written = {backup.name + ".new", database.name + ".restored", database.name + ".lock"}
    assert given == dict.fromkeys(written, owner)
    given.clear()
    monkeypatch.setattr(os, "geteuid", lambda: 4711)
    restore(backup, database, BEGIN + timedelta(days=1))
    assert {} == given
