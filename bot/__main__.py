"""``python -m bot``: run the host, look after its database, check its commands, verify a game."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import shutil
import signal
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bot import VERSION, freed_memory, log
from bot.announcements import AnnouncementError, announce
from bot.app import rules_here
from bot.background import background
from bot.check import CheckError, check
from bot.client import read_in, spare_collector
from bot.discord_play import ConnectError, TokenError, play_on_discord
from bot.health import AilingError, HealthError, health
from bot.i18n.rule_book import write_rule_books
from bot.i18n.texts import LANGUAGES
from bot.ledger.report import report
from bot.model.database_address import ADDRESS, DatabaseAddress
from bot.model.times import utc_now
from bot.settings import Settings, SettingsError, local_path, read_settings, warn_of_unknown_names
from bot.store.error import StoreError
from bot.store.file_owner import leave_to_owner_of_folder
from bot.store.forgotten_people import ForgottenPeople
from bot.store.opening import bring_up_to_date, check_place, move_host, read_ledger
from bot.store.sqlite.backup import back_up, has_digest, restore
from bot.verify import ExportError, VerifyError, verify
from games import GAME_IDS

STDOUT = 1
"""The descriptor of the standard output."""
_READER_GONE = (errno.EPIPE, errno.EIO)
"""Errors of a pipe that nobody reads any more, and of a terminal that was closed."""
WRONG_CONFIGURATION = 78
"""What systems call EX_CONFIG; whoever starts the bot again by itself should leave it at that."""
INTERRUPTED = 130
"""What a shell gives for a command that Ctrl-C ends: 128 and the number of the signal."""
_OTHERS = frozenset({
    "store-foreign", "store-broken", "store-missing", "store-no-folder", "store-newer",
    "store-unreleased", "store-address", "store-driver", "store-not-durable", "store-older",
    "store-pooled", "store-refused", "store-tls", "store-moved", "store-unmigrated",
    "backup-exists", "backup-same", "move-same", "move-not-empty", "forgotten-damaged",
    "store-encoding",
})  # fmt: skip
"""Keys of errors that no further start mends: a wrong path, database or server."""

Play = Callable[[Settings, asyncio.Event], Awaitable[None]]
"""Runs the bot until the event is set."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command and print what it says; return the exit code.

    0 if it went well. After an error of the bot's own kinds (settings, store, connection, check and
    the like), which is printed to the standard error, :data:`WRONG_CONFIGURATION` where no restart
    helps, else 1. After Ctrl-C :data:`INTERRUPTED`. Other exceptions pass.
    """
    try:
        chosen = _parser().parse_args(arguments)
        for line in chosen.does(chosen):
            _print(line)
    except (
        SettingsError,
        StoreError,
        ConnectError,
        HealthError,
        AnnouncementError,
        CheckError,
        VerifyError,
    ) as error:
        log.flush()
        print(error, file=sys.stderr)
        return WRONG_CONFIGURATION if _is_configured_wrong(error) else 1
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return INTERRUPTED
    return 0


def _print(line: str) -> None:
    """Print a line at once; from when nobody reads the output any more, print nothing.

    As after ``python -m bot ratings | head``, or once the terminal is closed.

    Raises:
        OSError: the output cannot be written for another reason, such as a full disk.
    """
    try:
        print(line, flush=True)
    except OSError as error:
        if error.errno not in _READER_GONE:
            raise
        # What is left in the buffer would make the end of the interpreter fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), STDOUT)


def _check(_: argparse.Namespace) -> Iterator[str]:
    yield from asyncio.run(check())


def _rules(chosen: argparse.Namespace) -> Iterator[str]:
    """Write the rule books of all games into a folder; yield the paths of the files.

    There is one for each game and language; files of those names are overwritten.

    Raises:
        SettingsError: the folder cannot be written.
    """
    try:
        yield from map(str, write_rule_books(chosen.folder, GAME_IDS))
    except OSError as error:
        raise SettingsError(f"{chosen.folder} cannot be written: {error.strerror}.") from error


def _verify(chosen: argparse.Namespace) -> Iterator[str]:
    yield verify(chosen.export)


def _back_up(chosen: argparse.Namespace) -> Iterator[str]:
    """Copy the SQLite database of the settings to a new file; yield a line with its size in MB.

    Raises:
        SettingsError: the database is in PostgreSQL.
        StoreError: it cannot be copied, or the file exists.
    """
    database = _file(read_settings())
    size = back_up(database, chosen.file) / 1e6
    yield f"{database} is backed up in {chosen.file}: {size:.1f} MB, checked."


def _restore(chosen: argparse.Namespace) -> Iterator[str]:
    """Replace the SQLite database of the settings by a backup; yield lines on what was done.

    They say where the old database is kept, if there was one, and warn of a backup without digest.

    Raises:
        SettingsError: the database is in PostgreSQL.
        StoreError: the backup cannot be used, or a bot is running.
    """
    database = _file(read_settings())
    kept = restore(chosen.file, database, utc_now())
    yield f"{database} is now what was backed up in {chosen.file}."
    if not has_digest(chosen.file):
        yield (
            f"Warning: {chosen.file} has no digest, as it was made by release 1.0 or by copying a"
            " database. Flipped bits in its rows would not have been noticed."
        )
    if kept is not None:
        yield f"What it was before is kept in {kept}."


def _announce(chosen: argparse.Namespace) -> Iterator[str]:
    """Hand a text to the running bot, which posts it once on every server.

    Languages without a text of their own get the first one.

    Raises:
        HealthError: no bot is running.
        AnnouncementError: the text is empty or too long, or the last one is still being told.
    """
    settings = read_settings()
    try:
        running = _health_of(settings)
    except AilingError as ailing:
        # A backup that has failed may be what there is to tell.
        running = str(ailing)
    texts = {code: getattr(chosen, code) or chosen.text for code in LANGUAGES[1:]}
    announce(settings.database, {LANGUAGES[0]: chosen.text} | texts)
    yield f"{running} Within seconds it begins to tell every server that plays."


def _ratings(_: argparse.Namespace) -> Iterator[str]:
    """Yield the report of ratings over all game records of the database, or one line if none.

    A line more says how many finished games are not among them yet, if any.
    """
    settings = read_settings()
    rows, tenures, left = asyncio.run(read_ledger(settings.database, settings.server))
    yield from tuple(report(rows, tenures)) or ("No finished game has been rated yet.",)
    if left:
        yield (
            f"Games that have ended and are not in the game records yet: {left}. The bot enters"
            " them when somebody opens a lobby, or looks at a profile or hall."
        )


def _health(_: argparse.Namespace) -> Iterator[str]:
    yield _health_of(read_settings())


def _migrate(_: argparse.Namespace) -> Iterator[str]:
    """Bring the schema of the database up to date, making the database if there is none.

    Yield a line on a new database, if one was made, and in any case that all is there.

    Raises:
        StoreError: it cannot be reached, or not be used.
    """
    settings = read_settings()
    if settings.server is None:
        check_place(settings.database)
    is_new = settings.server is None and not settings.database.exists()
    asyncio.run(bring_up_to_date(settings.database, settings.server, rules_here()))
    if is_new:
        yield f"New database made at {settings.database}."
    yield f"All that this release needs is in {_shown(settings)}."


def _move(chosen: argparse.Namespace) -> Iterator[str]:
    """Copy a host's database into another, empty one, with its list of forgotten people.

    Where there is a list already, who is missing on it is added. If the database was moved before,
    say so and do nothing more. Yield what was moved; from then on no bot starts on the source.

    Raises:
        SettingsError: one of the two is no place for a database.
        StoreError: it cannot be moved, or the target is not empty; or it was moved and the list
            cannot be copied.
    """
    source, target = _place(chosen.source), _place(chosen.target)
    for place in (source, target):
        if isinstance(place, Path):
            check_place(place)
    moved = asyncio.run(move_host(source, target, rules_here()))
    _copy_forgotten(_forgotten(source), _forgotten(target))
    if moved is None:
        yield f"Nothing is left to do: {source} was moved to {target} before."
        return
    rows = sum(tally.rows for tally in moved.values())
    yield (
        f"What was in {source} is in {target} now: {moved['game_table'].rows} tables,"
        f" {moved['move'].rows} moves, {rows} rows in all, each compared."
    )
    yield f"No bot starts on {source} any more: set DATABASE before the next start."


def _copy_forgotten(forgotten: Path, there: Path) -> None:
    """Copy a list of forgotten people, if there is one, to ``there``.

    A list that is there already, as after an earlier move, is completed. The folder is created. A
    copy that breaks off leaves nothing under that name.

    Raises:
        StoreError: it cannot be copied (``forgotten-left``); the sentence names both files. Or one
            of the lists is damaged (``forgotten-damaged``).
    """
    draft = there.with_name(f"{there.name}.new")
    try:
        if not forgotten.exists():
            return
        if there.exists():
            if not ForgottenPeople(there).take_in(ForgottenPeople(forgotten)):
                raise StoreError(
                    "forgotten-left",
                    f"The games are moved, but the list of forgotten people {forgotten} is not"
                    f" copied: {there.absolute()} is that of another database. Put it aside, and"
                    " run the same command again before the bot starts.",
                )
            return
        there.parent.mkdir(exist_ok=True)
        shutil.copy2(forgotten, draft)
        leave_to_owner_of_folder(draft)
        draft.replace(there)
    except OSError as error:
        raise StoreError(
            "forgotten-left",
            f"The games are moved, but the list of forgotten people {forgotten} cannot be copied to"
            f" {there.absolute()} ({error.strerror or error}): mend that, and run the same command"
            " again before the bot starts.",
        ) from error


def _file(settings: Settings) -> Path:
    """Return the file of the database.

    Raises:
        SettingsError: the database is in PostgreSQL.
    """
    if settings.server is not None:
        raise SettingsError(
            "DATABASE names PostgreSQL; this is for a database in a file. Backups of a server are"
            " made with pg_dump and pg_restore."
        )
    return settings.database


def _place(spelt: str) -> Path | DatabaseAddress:
    """Read where a database is: a PostgreSQL address, or the path of a file.

    Raises:
        SettingsError: it is neither.
    """
    server = DatabaseAddress.found_in(spelt)
    if server is not None and not server.makes_sense:
        raise SettingsError(f"The address of a database is spelt as {ADDRESS}.")
    return server or local_path(spelt)


def _health_of(settings: Settings) -> str:
    """Return a sentence on the bot that runs with these settings.

    Raises:
        HealthError: none runs, or it is not well.
        StoreError: its database file cannot be there.
    """
    if settings.server is None:
        check_place(settings.database)
    return health(settings.database)


def _forgotten(place: Path | DatabaseAddress) -> Path:
    """Return the path of the list of forgotten people of a database, which lies beside it.

    For PostgreSQL that is beside the default file.
    """
    settings = Settings(database=place) if isinstance(place, Path) else Settings()
    return settings.forgotten


def _shown(settings: Settings) -> str:
    """Return the database as messages name it, without its password."""
    return str(settings.server or settings.database)


def _is_configured_wrong(error: Exception) -> bool:
    """Return True if a restart cannot help until the operator has changed the configuration.

    So it is with unusable settings, the bot's own ``TokenError``, a file that is no export, and
    errors of the store whose key is in ``_OTHERS``: a wrong file, release, address, driver or
    target of a move.
    """
    if isinstance(error, StoreError):
        return error.key in _OTHERS
    return isinstance(error, (SettingsError, TokenError, ExportError))


def _run(_: argparse.Namespace) -> Iterator[str]:
    """Run on Discord if there is a token, else locally, until SIGINT, SIGTERM or SIGHUP.

    Yield a line before and after. The log is set up before the first, and what play needs is
    imported after it. Errors of the start pass, and so does the loss of the database later; nothing
    is said then of games that are kept.
    """
    # Before the first thread: each would have an arena of its own.
    freed_memory.share_an_arena()
    settings = read_settings()
    try:
        # Found before there is a log: the simulator tries the library out, which complains of it.
        play = play_on_discord if settings.discord_token else _local_play()
    finally:
        # Also where there is nothing to play: the name of the token may be misspelt.
        log.set_up(settings.log_level, settings.log_format)
        warn_of_unknown_names()
    if settings.discord_token:
        yield "Connecting to Discord; press Ctrl-C to stop, the games are kept."
    else:
        yield "No DISCORD_TOKEN is set: starting local play."
    with suppress(KeyboardInterrupt):
        read_in()
        spare_collector()
        asyncio.run(run_until_told(settings, play))
    yield f"Stopped; every game is kept in {_shown(settings)}."


async def run_until_told(settings: Settings, play: Play) -> None:
    """Run ``play`` with an event that SIGINT or SIGTERM sets; return when ``play`` does.

    So does SIGHUP, which a terminal sends when it is closed, unless it is ignored, as under
    ``nohup``. The first signal prints a line that says that the bot is stopping; further ones do
    nothing. Meanwhile freed memory is given back to the system.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def tell() -> None:
        """Set the event; print from a thread, the first time, that the bot is stopping."""
        if not stop.is_set():
            # Nothing waits for whoever reads it: a pipe may be full.
            threading.Thread(target=_say_stopping, daemon=True).start()
        stop.set()

    stops = [signal.SIGINT, signal.SIGTERM]
    # Windows has no such signal.
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        stops.append(signal.SIGHUP)
    for told in stops:
        with suppress(NotImplementedError):
            loop.add_signal_handler(told, tell)
    async with background(freed_memory.give_back, "freed memory"):
        await play(settings, stop)


def _say_stopping() -> None:
    """Write to the standard output, if anybody reads it, that the bot is stopping."""
    with suppress(OSError):
        os.write(STDOUT, b"Stopping: what is under way is finished first.\n")


def _local_play() -> Play:
    """Return the function that plays locally; only here is the simulator imported.

    Raises:
        SettingsError: the simulator is not installed.
    """
    try:
        from bot.local.play import play_locally  # noqa: PLC0415 - see above
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise SettingsError(
            "DISCORD_TOKEN is not set, and local play in the browser is not installed here:"
            " set the token, or install requirements-play.txt (make play does)."
        ) from error
    return play_locally


class _Argument(NamedTuple):
    """What a command has to be given, or may be where its name begins with dashes."""

    name: str
    what: str
    kind: Callable[[str], Path | str] = local_path
    shown: str | None = None
    """What stands for it in the help, where that is not its name."""


class _Command(NamedTuple):
    """What somebody may write after ``python -m bot``."""

    name: str
    does: Callable[[argparse.Namespace], Iterator[str]]
    """Yields what it says."""
    what: str
    needs: tuple[_Argument, ...] = ()


_COMMANDS = (
    _Command("run", _run, "run the bot; without a token, start local play (default)"),
    _Command(
        "backup",
        _back_up,
        "copy the database, also while the bot runs",
        (_Argument("file", "where the backup is to lie; nothing is replaced"),),
    ),
    _Command(
        "restore",
        _restore,
        "put a backup in the place of the database",
        (_Argument("file", "the backup; the database is kept beside it"),),
    ),
    _Command("health", _health, "say how the bot is; exit code 1 if not well"),
    _Command("ratings", _ratings, "compute all ratings from the game records, and list them"),
    _Command(
        "announce",
        _announce,
        "have the running bot tell servers that play",
        (
            _Argument("text", "what is told, once on each server, where it last played", str),
            *(
                _Argument(f"--{code}", "the same for tables that speak it", str, "TEXT")
                for code in LANGUAGES[1:]
            ),
        ),
    ),
    _Command("check", _check, "build every command without a token, report the limits"),
    _Command("migrate", _migrate, "give the database the tables of this release"),
    _Command(
        "move",
        _move,
        "copy a whole host into another database",
        (
            _Argument("source", f"a file, or {ADDRESS}; no bot runs on it", str, "FROM"),
            _Argument("target", "the same; nothing may be in it", str, "TO"),
        ),
    ),
    _Command(
        "rules",
        _rules,
        "write the rules of every game as pages to read",
        (_Argument("folder", "where they are to lie, a file for each language"),),
    ),
    _Command(
        "verify",
        _verify,
        "replay a finished game from its seed",
        (_Argument("export", "the file that /table export gave"),),
    ),
)


def _parser() -> argparse.ArgumentParser:
    """Return the parser of all commands; the parsed ``does`` is the function of the command.

    Without a command that is to run the bot.
    """
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("--version", action="version", version=f"tabletop {VERSION}")
    parser.set_defaults(does=_run)
    parsers = parser.add_subparsers(metavar="command")
    for command in _COMMANDS:
        one = parsers.add_parser(command.name, help=command.what)
        one.set_defaults(does=command.does)
        for name, what, kind, shown in command.needs:
            one.add_argument(name, help=what, type=kind, metavar=shown)
    return parser


if __name__ == "__main__":
    sys.exit(main())
