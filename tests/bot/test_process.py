"""``python -m bot`` as a process: what cannot run says why in one line and exits with 1 or 78."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bench.stop import stopped
from bot import VERSION
from bot.__main__ import WRONG_CONFIGURATION, main
from bot.store.sqlite.store import SqliteStore
from tests.rigs.table_rig import Clock

ROOT = Path(__file__).parents[2]


def _environment(database: Path, **settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
    unset = {"DISCORD_TOKEN": "", "PREVIEW_PORT": "0", "LOG_LEVEL": "WARNING"}
    return kept | unset | {"PYTHONPATH": str(ROOT), "DATABASE": str(database)} | settings


def _run(
    folder: Path, database: Path, command: tuple[str, ...], settings: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-m", "bot", *command],
        cwd=folder,
        env=_environment(database, **settings),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def _refused(
    folder: Path,
    database: Path,
    command: tuple[str, ...] = (),
    code: int = 1,
    **settings: str,
) -> str:
    ended = _run(folder, database, command, settings)
    assert code == ended.returncode
    assert "Local play is ready" not in ended.stdout
    (line,) = ended.stderr.splitlines()
    return line


async def _empty(database: Path) -> None:
    store = await SqliteStore.open(database, Clock())
    await store.close()


async def test_a_broken_database_is_not_used(tmp_path: Path) -> None:
    """F20: never a new or silent one in its place."""
    database = tmp_path / "host.sqlite3"
    database.write_bytes(b"this is no database at all, but it has some length" * 50)
    before = database.read_bytes()
    assert str(database) in _refused(tmp_path, database, code=WRONG_CONFIGURATION)
    assert before == database.read_bytes()


async def test_a_newer_database_is_not_used(tmp_path: Path) -> None:
    """A later release wrote it; this one would lose what it does not know."""
    database = tmp_path / "host.sqlite3"
    await _empty(database)
    with closing(sqlite3.connect(database)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute("UPDATE meta SET value = '9999' WHERE key LIKE '%version%'")
        connection.commit()
    assert str(database) in _refused(tmp_path, database, code=WRONG_CONFIGURATION)


async def test_a_database_in_use_is_not_used_twice(tmp_path: Path) -> None:
    """F19: a second process neither answers nor writes."""
    database = tmp_path / "host.sqlite3"
    store = await SqliteStore.open(database, Clock())
    try:
        assert str(database) in _refused(tmp_path, database)
    finally:
        await store.close()


async def test_a_setting_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    """Before anything else is begun."""
    database = tmp_path / "host.sqlite3"
    assert "PAINTERS" in _refused(tmp_path, database, code=WRONG_CONFIGURATION, PAINTERS="many")
    assert not database.exists()


def test_a_token_with_a_misspelt_name_is_named_where_there_is_no_local_play(
    tmp_path: Path,
) -> None:
    """A deployed bot has none, and would only say that there is no token."""
    (tmp_path / ".env").write_text("DISCORD_TOEKN=abc\n")
    deployed = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; main([])"
    ended = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", deployed],
        cwd=tmp_path,
        env=_environment(tmp_path / "host.sqlite3"),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    hint, said = ended.stderr.splitlines()
    assert "DISCORD_TOEKN in .env is ignored; did you mean DISCORD_TOKEN?" in hint
    assert "DISCORD_TOKEN is not set" in said


async def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    """Local play says which port it cannot have, and how to give it another one."""
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        line = _refused(
            tmp_path, tmp_path / "host.sqlite3", code=WRONG_CONFIGURATION, PREVIEW_PORT=port
        )
    assert f"cannot have port {port}" in line
    assert "set PREVIEW_PORT to another one" in line


async def test_commands_that_look_after_the_database_are_refused_in_a_line(tmp_path: Path) -> None:
    """Nothing there to back up, no backup to restore, no bot that is alive."""
    database, other = tmp_path / "host.sqlite3", tmp_path / "other.sqlite3"
    wrong = WRONG_CONFIGURATION
    assert str(database) in _refused(tmp_path, database, ("backup", str(other)), wrong)
    assert str(other) in _refused(tmp_path, database, ("restore", str(other)), wrong)
    assert str(database) in _refused(tmp_path, database, ("health",))
    assert not database.exists()


@pytest.fixture
def told(request: pytest.FixtureRequest) -> Iterator[signal.Signals]:
    """A signal that processes started here heed, also where the tests were started with nohup."""
    before = signal.signal(request.param, signal.SIG_DFL)
    yield request.param
    signal.signal(request.param, before)


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], indirect=True)
async def test_local_play_starts_without_a_token_and_stops_when_told(
    tmp_path: Path, told: signal.Signals
) -> None:
    """No network, no account: an address to open, and a clean end."""
    with subprocess.Popen(  # noqa: ASYNC220 - nothing else runs while it is watched
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=_environment(tmp_path / "host.sqlite3"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert "No DISCORD_TOKEN is set" in process.stdout.readline()
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(told)
        assert 0 == process.wait(30)
        assert "" == process.stderr.read()
        said = process.stdout.read()
        assert f"New database made at {tmp_path / 'host.sqlite3'}.\n" in said
        assert "Stopping: what is under way is finished first." in said
        assert said.endswith(f"Stopped; every game is kept in {tmp_path / 'host.sqlite3'}.\n")


def test_a_bot_that_nobody_listens_to_any_more_stops_as_well(tmp_path: Path) -> None:
    """Its terminal is closed, or it stood before a ``grep`` that has found what it looked for."""
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=_environment(tmp_path / "host.sqlite3"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            if "New database" in line:
                break
        process.stdout.close()
        process.send_signal(signal.SIGTERM)
        assert ("", 0) == (process.stderr.read(), process.wait(30))


def _address(folder: Path, **settings: str) -> tuple[str, str]:
    """Start local play, read the address that it prints, and stop it; what else it says."""
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env=_environment(folder / "host.sqlite3", **settings),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        ready = process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert 0 == process.wait(30)
        said = process.stdout.read()
    assert ready.startswith("Local play is ready: http://127.0.0.1:")
    return ready.split()[-1], said


def test_local_play_has_the_same_address_at_the_next_start(tmp_path: Path) -> None:
    """An open tab goes on; where another program has the port by then, only the port changes.

    Then it is said.
    """
    first, _ = _address(tmp_path)
    again, said = _address(tmp_path)
    assert first == again
    assert "old address" not in said
    port, _, key = first.rpartition(":")[2].partition("/#")
    with socket.socket() as other:
        other.bind(("127.0.0.1", int(port)))
        other.listen()
        elsewhere, said = _address(tmp_path)
    assert "The old address is taken by another program" in said
    assert elsewhere != first
    assert elsewhere.endswith(key)


def test_a_notice_needs_a_bot_that_tells_it(tmp_path: Path) -> None:
    """Where none runs, nothing is left behind that a later one would say."""
    database = tmp_path / "host.sqlite3"
    assert "No bot is running" in _refused(tmp_path, database, ("announce", "We move on Sunday."))
    assert [] == list(tmp_path.iterdir())


async def test_a_busy_bot_that_is_told_to_stop_leaves_nobody_without_an_answer() -> None:
    """F19: while it paints, thinks and makes backups; and nothing that happens then is an error."""
    (stop,) = await stopped(1)
    assert (0, "", 0) == (stop.code, stop.complaints, stop.unanswered)


def test_a_command_that_is_interrupted_ends_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A move of many games takes long enough for a Ctrl-C."""
    monkeypatch.setattr("bot.__main__.verify", Mock(side_effect=KeyboardInterrupt))
    assert 130 == main(["verify", "export.json"])
    assert ("", "Interrupted.\n") == capsys.readouterr()


def test_the_release_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """As a report of a fault needs it."""
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert f"tabletop {VERSION}\n" == capsys.readouterr().out
