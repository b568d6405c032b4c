"""Nothing is created, locked or changed at a path, or beside it, that is not the bot's own."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import WRONG_CONFIGURATION, main
from bot.announcements import Announcement
from bot.app import open_app
from bot.command_registration import Registered
from bot.health import Sign
from bot.local.address import Address
from bot.model.database_address import DEFAULT_FILE
from bot.settings import Settings, SettingsError
from bot.store.forgotten_people import ForgottenPeople
from bot.store.sqlite.backup import back_up
from bot.store.sqlite.store import SqliteStore
from tests.rigs.table_rig import Clock, house

Entry = tuple[int, int, int, bytes]
"""Mode, owner, time of the last change, and what is in it."""


def everything(folder: Path) -> Mapping[str, Entry]:
    """Note all that is in a folder, and the folder itself."""
    found = {}
    for path in (folder, *sorted(folder.rglob("*"))):
        status = path.lstat()
        content = b""
        if path.is_symlink():
            content = bytes(path.readlink())
        elif stat.S_ISREG(status.st_mode):
            content = path.read_bytes()
        found[str(path.relative_to(folder))] = (
            status.st_mode, status.st_uid, status.st_mtime_ns, content
        )  # fmt: skip
    return found


def _folder(path: Path) -> None:
    path.mkdir(mode=0o755)
    (path / "letters.txt").write_text("dear Astrid")


def _foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE recipe (title TEXT)")
        connection.commit()
    path.chmod(0o664)


def _text(path: Path) -> None:
    path.write_text("these are the recipes of my grandmother\n" * 100)
    path.chmod(0o644)


def _link(path: Path) -> None:
    _text(path.with_name("elsewhere"))
    path.symlink_to("elsewhere")


def _dangling(path: Path) -> None:
    path.symlink_to("nowhere")


def _socket(path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as opened:
        opened.bind(str(path))


def _fifo(path: Path) -> None:
    os.mkfifo(path)


def _nothing(_: Path) -> None:
    """Make nothing: what is wrong is elsewhere."""


def _beside(ending: str) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        _folder(path.with_name(path.name + ending))

    return make


WRONG: Mapping[str, Callable[[Path], None]] = {
    "folder": _folder,
    "foreign": _foreign,
    "text": _text,
    "empty": Path.touch,
    "link": _link,
    "dangling": _dangling,
    "socket": _socket,
    "fifo": _fifo,
    "lock": _beside(".lock"),
    "journal": _beside("-wal"),
}
"""What may be wrong with the path of a database that is not the bot's."""

ADDRESSES = (
    "mysql://ann:hunter2@db/host", "sqlite:///data/host.sqlite3", "sqlite:host.sqlite3",
    "postgresql+asyncpg://ann:hunter2@db/host", "http://db.example/host.sqlite3",
    "jdbc:postgresql://db/host", "file:host.sqlite3", "S3://bucket/host.sqlite3", ":memory:",
)  # fmt: skip


@contextmanager
def _untouched(folder: Path) -> Iterator[None]:
    before = everything(folder)
    yield
    assert before == everything(folder)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a working directory without settings."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(name.upper(), raising=False)
    return folder


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    """Return a sound backup, in a folder that no test looks at."""
    database = tmp_path / "host.sqlite3"
    async with house(database):
        pass
    back_up(database, tmp_path / "backup.sqlite3")
    return tmp_path / "backup.sqlite3"


def refused(
    capsys: pytest.CaptureFixture[str], *command: str, code: int = WRONG_CONFIGURATION
) -> str:
    """Run a command that is refused with one sentence, and return that."""
    assert code == main(list(command)), command
    said = capsys.readouterr()
    (line,) = said.err.splitlines()
    assert "hunter2" not in said.err + said.out
    return line


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_not_the_bots_is_left_as_it_was(
    here: Path,
    backup: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wrong: str,
) -> None:
    """F110: by every command; another program, or somebody else, goes on using it."""
    database = here / "theirs"
    WRONG[wrong](database)
    monkeypatch.setenv("DATABASE", str(database))
    commands = [
        ("migrate",),
        ("move", str(database), str(here / "new.sqlite3")),
        ("restore", str(backup)),
        ("backup", str(here / "new.sqlite3")),
        ("ratings",),
        ("health",),
        ("announce", "We move on Sunday."),
    ]
    with _untouched(here):
        for command in commands:
            assert "theirs" in refused(capsys, *command), command
        if wrong not in ("lock", "journal"):
            assert "theirs" in refused(capsys, "restore", str(database))
            assert "theirs" in refused(capsys, "verify", str(database))


def test_what_is_not_the_bots_is_not_moved_to(
    here: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """F110: nor is what was to be moved there."""
    _foreign(here / "theirs")
    with _untouched(here), _untouched(backup.parent):
        assert "theirs" in refused(capsys, "move", str(backup), str(here / "theirs"))


@pytest.mark.parametrize(
    "ending",
    [
        ".lock", ".seal", "-wal", "-shm", "-journal", ".alive", ".notice", ".page", ".commands",
        ".forgotten",
    ],
)  # fmt: skip
def test_what_lies_beside_a_new_database_is_left_as_it_was(
    here: Path,
    backup: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ending: str,
) -> None:
    """F110: another program has a file of the name that the bot would use, as *yarn.lock*."""
    database = here / "theirs"
    theirs = database.with_name(database.name + ending)
    theirs.write_text("kept by another program")
    theirs.chmod(0o644)
    monkeypatch.setenv("DATABASE", str(database))
    with _untouched(here), _untouched(backup.parent):
        for command in (
            ("migrate",),
            ("restore", str(backup)),
            ("move", str(backup), str(database)),
            ("announce", "We move on Sunday."),
        ):
            assert theirs.name in refused(capsys, *command), command


async def test_what_the_bot_left_beside_a_database_that_is_gone_is_no_obstacle(
    here: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was lost or set aside; what lies around it is known as the bot's."""
    database = here / "host.sqlite3"
    monkeypatch.setenv("DATABASE", str(database))
    left = {
        ".alive": msgspec.json.encode(Sign(connected=True)),
        ".notice": msgspec.json.encode(Announcement({"en": "We move."})),
        ".page": msgspec.json.encode(Address(8000, "k" * 32)),
        ".commands": msgspec.json.encode(Registered("d", {})),
        "-shm": bytes(32768),
    }
    for command in (["migrate"], ["restore", str(backup)]):
        async with house(database):
            shm = database.with_name("host.sqlite3-shm").read_bytes()
        ForgottenPeople(Settings(database=database).forgotten).add(1, -1, 1)
        for ending, content in left.items():
            database.with_name(database.name + ending).write_bytes(content)
        assert database.with_name("host.sqlite3.seal").read_bytes()
        database.unlink()
        assert 0 == await asyncio.to_thread(main, command)
        left["-shm"] = shm


def test_a_start_leaves_what_is_not_the_bots_as_it_was(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """F110: with a token and without."""
    monkeypatch.setattr("bot.__main__.read_in", lambda: None)
    monkeypatch.setattr("bot.log.set_up", lambda *_: None)
    _foreign(here / "theirs")
    monkeypatch.setenv("DATABASE", str(here / "theirs"))
    with _untouched(here):
        for token in ("", "a.b.c"):
            monkeypatch.setenv("DISCORD_TOKEN", token)
            assert "of another program" in refused(capsys)


def test_a_folder_that_is_missing_is_not_made(
    here: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """F110: a slip in a path makes neither folder nor database, but for the default one's."""
    monkeypatch.setenv("DATABASE", "missing/host.sqlite3")
    with _untouched(here):
        for command in (
            ("migrate",),
            ("restore", str(backup)),
            ("backup", "copy.sqlite3"),
            ("ratings",),
            ("health",),
            ("announce", "We move."),
            ("move", str(backup), "missing/host.sqlite3"),
            ("rules", "missing/pages"),
            ("verify", "missing/game.json"),
        ):
            assert "missing" in refused(capsys, *command), command
        monkeypatch.setenv("DATABASE", str(backup))
        assert "missing" in refused(capsys, "backup", "missing/copy.sqlite3")
        monkeypatch.setenv("DATABASE", str(DEFAULT_FILE))
        assert str(DEFAULT_FILE) in refused(capsys, "ratings")
    assert 0 == main(["migrate"])
    assert f"New database made at {DEFAULT_FILE}." in capsys.readouterr().out
    assert 0 == main(["migrate"])
    assert "New database" not in capsys.readouterr().out


def test_a_folder_that_cannot_be_looked_into_is_named(
    here: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As one that is closed to the bot's user; with a name that none can have, root's, too."""
    closed = Path("x" * 300)
    for database in (closed, closed / "host.sqlite3"):
        monkeypatch.setenv("DATABASE", str(database))
        with _untouched(here):
            for command in (
                ("migrate",),
                ("restore", str(backup)),
                ("backup", "copy.sqlite3"),
                ("ratings",),
                ("health",),
                ("announce", "We move."),
                ("move", str(backup), str(database)),
            ):
                said = refused(capsys, *command, code=1)
                done = "written" if command[0] == "restore" else "read"
                assert f"{database} cannot be {done}" in said, command
    monkeypatch.setenv("DATABASE", str(backup))
    with _untouched(here):
        for path in (closed, closed / "copy.sqlite3"):
            for command in (("backup", str(path)), ("restore", str(path))):
                assert str(path) in refused(capsys, *command, code=1), command


def test_a_folder_without_a_name_is_no_file(
    here: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing can lie beside it under its name."""
    with _untouched(here), _untouched(backup.parent):
        for folder in (".", "/"):
            for command in (
                ("restore", folder),
                ("move", folder, "new.sqlite3"),
                ("move", str(backup), folder),
            ):
                assert f"{folder} is a folder" in refused(capsys, *command), command


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_is_no_path(
    here: Path,
    backup: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    address: str,
) -> None:
    """F110: no folder has a password in its name, and nothing of the address is repeated."""
    with _untouched(here):
        for command in (
            ("backup", address),
            ("restore", address),
            ("verify", address),
            ("rules", address),
            ("move", str(backup), address),
            ("move", address, "new.sqlite3"),
        ):
            assert address.partition(":")[0] in refused(capsys, *command), command
        monkeypatch.setenv("BACKUP_FOLDER", address)
        assert "BACKUP_FOLDER must be" in refused(capsys)
        monkeypatch.setenv("DATABASE", address)
        for words in ("", "migrate", "health", "ratings", "backup copy"):
            assert "DATABASE must be" in refused(capsys, *words.split())


@pytest.mark.usefixtures("here")
def test_a_backup_is_not_put_in_its_own_place(
    backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """However the path is spelt."""
    monkeypatch.setenv("DATABASE", str(backup))
    with _untouched(backup.parent):
        for same in (backup, Path("..", backup.name)):
            assert "the database itself" in refused(capsys, "restore", str(same))


@pytest.mark.parametrize("wrong", [_text, _dangling, _fifo])
async def test_backups_that_would_have_no_folder_are_said_at_the_start(
    here: Path, wrong: Callable[[Path], None]
) -> None:
    """F110: before there is a database, and not an hour later."""
    wrong(here / "backups")
    # No name is so long: nothing there can be looked at, not even by root.
    closed = here / ("x" * 300)
    for folder in (here / "backups", here / "missing" / "backups", closed, closed / "backups"):
        with _untouched(here), pytest.raises(SettingsError, match="BACKUP_FOLDER"):
            async with open_app(Settings(database=here / "host.sqlite3", backup_folder=folder)):
                pass


def test_what_has_the_name_of_a_draft_is_left_as_it_was(
    here: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """F110: a new database, a backup and a restored one are written under such names first."""
    monkeypatch.setenv("DATABASE", str(here / "host.sqlite3"))
    for name in ("host.sqlite3.new", "host.sqlite3.restored", "copy.sqlite3.new"):
        _text(here / name)
    with _untouched(here):
        for command in (("migrate",), ("restore", str(backup))):
            assert "is in the way" in refused(capsys, *command)
        monkeypatch.setenv("DATABASE", str(backup))
        assert "is in the way" in refused(capsys, "backup", str(here / "copy.sqlite3"))


async def test_what_a_killed_run_left_is_no_obstacle(here: Path) -> None:
    """A draft that holds nothing yet, or a database of the bot, makes room for the next one."""
    database = here / "host.sqlite3"
    draft = here / "host.sqlite3.new"
    for left in (b"", bytes(8192)):
        draft.write_bytes(left)
        store = await SqliteStore.open(database, Clock())
        await store.close()
        draft.write_bytes(database.read_bytes())
        database.unlink()
        store = await SqliteStore.open(database, Clock())
        await store.close()
        database.unlink()
        assert not draft.exists()


async def test_a_database_that_everybody_may_read_is_closed_to_others(here: Path) -> None:
    """As after a plain copy of the bot's own; it is known by its header."""
    database = here / "host.sqlite3"
    async with house(database):
        pass
    database.chmod(0o644)
    async with house(database):
        assert 0o600 == stat.S_IMODE(database.stat().st_mode)
