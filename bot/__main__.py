"""``python -m bot``: run the host, look after its database, check its commands, verify a game."""

from __future__ import annotations

import argparse
import asyncio
import gc
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

from bot import log
from bot.announcements import AnnouncementError, announce
from bot.check import CheckError, check
from bot.client import read_in
from bot.discord_play import ConnectError, TokenError, play_on_discord
from bot.health import HealthError, health
from bot.i18n.rule_book import write_rule_books
from bot.ledger.report import report
from bot.model.database_address import ADDRESS, DatabaseAddress
from bot.model.times import utc_now
from bot.settings import Settings, SettingsError, read_settings
from bot.store.error import StoreError
from bot.store.opening import bring_up_to_date, move_host, read_ledger
from bot.store.sqlite.backup import back_up, restore
from bot.verify import VerifyError, verify
from games import GAME_IDS

WRONG_CONFIGURATION = 78
"""What systems call EX_CONFIG; whoever starts the bot anew by itself should leave it at that."""
_OTHERS = frozenset({
    "store-foreign", "store-newer", "store-unreleased",
    "store-address", "store-driver", "store-not-durable", "store-older", "store-pooled",
    "store-refused", "store-tls", "store-moved", "store-unmigrated",
})  # fmt: skip
"""What is wrong with a database that is not for this release, or a server not as it has to be."""

Play = Callable[[Settings, asyncio.Event], Awaitable[None]]
"""Runs the bot until the event is set."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit code.

    0, or else with one line that says what is wrong: 1, or :data:`WRONG_CONFIGURATION`.
    """
    chosen = _parser().parse_args(arguments)
    try:
        for line in _COMMANDS.get(chosen.command, _run)(chosen):
            print(line, flush=True)
    except (
        SettingsError,
        StoreError,
        ConnectError,
        HealthError,
        AnnouncementError,
        CheckError,
        VerifyError,
    ) as error:
        print(error, file=sys.stderr)
        return WRONG_CONFIGURATION if _is_configured_wrong(error) else 1
    return 0


def _check(_: argparse.Namespace) -> Iterator[str]:
    yield from asyncio.run(check())


def _rules(chosen: argparse.Namespace) -> Iterator[str]:
    yield from map(str, write_rule_books(chosen.folder, GAME_IDS))


def _verify(chosen: argparse.Namespace) -> Iterator[str]:
    yield verify(chosen.export)


def _back_up(chosen: argparse.Namespace) -> Iterator[str]:
    database = _file(read_settings())
    size = back_up(database, chosen.file) / 1e6
    yield f"{database} is backed up in {chosen.file}: {size:.1f} MB, checked."


def _restore(chosen: argparse.Namespace) -> Iterator[str]:
    database = _file(read_settings())
    kept = restore(chosen.file, database, utc_now())
    yield f"{database} is now what was backed up in {chosen.file}."
    if kept is not None:
        yield f"What it was before is kept in {kept}."


def _announce(chosen: argparse.Namespace) -> Iterator[str]:
    settings = read_settings()
    running = health(settings.database)
    announce(settings.database, {"en": chosen.text, "fr": chosen.fr or chosen.text})
    yield f"{running} Within seconds it begins to tell every server that plays."


def _ratings(_: argparse.Namespace) -> Iterator[str]:
    settings = read_settings()
    yield from report(*asyncio.run(read_ledger(settings.database, settings.server)))


def _health(_: argparse.Namespace) -> Iterator[str]:
    yield health(read_settings().database)


def _migrate(_: argparse.Namespace) -> Iterator[str]:
    settings = read_settings()
    asyncio.run(bring_up_to_date(settings.database, settings.server))
    yield f"All that this release needs is in {_shown(settings)}."


def _move(chosen: argparse.Namespace) -> Iterator[str]:
    """Move a host, with the list of those whom it forgot."""
    source, target = _place(chosen.source), _place(chosen.target)
    moved = asyncio.run(move_host(source, target))
    forgotten, there = _forgotten(source), _forgotten(target)
    if forgotten.exists() and not there.exists():
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(forgotten, there)
    if moved is None:
        yield f"{source} was moved to {target} before: nothing is left to do."
        return
    rows = sum(tally.rows for tally in moved.values())
    yield (
        f"What was in {source} is in {target} now: {moved['game_table'].rows} tables,"
        f" {moved['move'].rows} moves, {rows} rows in all, each compared."
    )
    yield f"No bot starts on {source} any more: set DATABASE before the next start."


def _file(settings: Settings) -> Path:
    """Return the file of the database.

    Raises:
        SettingsError: a server keeps it.
    """
    if settings.server is not None:
        raise SettingsError(
            "DATABASE names PostgreSQL; this is for a database in a file. Backups of a server are"
            " made with pg_dump and pg_restore."
        )
    return settings.database


def _place(spelt: str) -> Path | DatabaseAddress:
    """Read where a database is.

    Raises:
        SettingsError: that is no place.
    """
    server = DatabaseAddress.found_in(spelt)
    if server is not None and not server.makes_sense:
        raise SettingsError(f"An address is spelt as {ADDRESS}.")
    return server or Path(spelt)


def _forgotten(place: Path | DatabaseAddress) -> Path:
    settings = Settings(database=place) if isinstance(place, Path) else Settings()
    return settings.forgotten


def _shown(settings: Settings) -> str:
    return str(settings.server or settings.database)


def _is_configured_wrong(error: Exception) -> bool:
    """Whether no further start can succeed before somebody has set something else."""
    if isinstance(error, StoreError):
        return error.key in _OTHERS
    return isinstance(error, (SettingsError, TokenError))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="run the bot; without a token, start local play (default)")
    saving = commands.add_parser("backup", help="copy the database, also while the bot runs")
    saving.add_argument("file", type=Path, help="where the backup is to lie; nothing is replaced")
    putting = commands.add_parser("restore", help="put a backup in the place of the database")
    putting.add_argument("file", type=Path, help="the backup; the database is kept beside it")
    commands.add_parser("health", help="say how the bot is; exit code 1 if not well")
    commands.add_parser("ratings", help="compute all ratings anew from the ledger, and list them")
    telling = commands.add_parser("announce", help="have the running bot tell servers that play")
    telling.add_argument("text", help="what is told, once on each server, where it last played")
    telling.add_argument("--fr", help="the same in French, for tables that speak it")
    commands.add_parser("check", help="build every command without a token, report the limits")
    commands.add_parser("migrate", help="give the database the tables of this release")
    moving = commands.add_parser("move", help="copy a whole host into another database")
    moving.add_argument("source", metavar="FROM", help=f"a file, or {ADDRESS}; no bot runs on it")
    moving.add_argument("target", metavar="TO", help="the same; nothing may be in it")
    writing = commands.add_parser("rules", help="write the rules of every game as pages to read")
    writing.add_argument(
        "folder", type=Path, help="where they are to lie, a file for each language"
    )
    verifying = commands.add_parser("verify", help="replay a finished game from its seed")
    verifying.add_argument("export", type=Path, help="the file that /table export gave")
    return parser


def _run(_: argparse.Namespace) -> Iterator[str]:
    """Run on Discord where there is a token, else locally, until told to stop."""
    settings = read_settings()
    # Found before there is a log: the simulator tries the library out, which complains of it.
    play = play_on_discord if settings.discord_token else _local_play()
    log.set_up(settings.log_level, settings.log_format)
    if settings.discord_token:
        yield "Connecting to Discord; press Ctrl-C to stop, the games are kept."
    else:
        yield "No DISCORD_TOKEN is set: starting local play."
    with suppress(KeyboardInterrupt):
        read_in()
        # What is imported stays for good: the collector need not walk it while somebody waits.
        gc.collect()
        gc.freeze()
        asyncio.run(run_until_told(settings, play))
    yield f"Stopped; every game is kept in {_shown(settings)}."


async def run_until_told(settings: Settings, play: Play) -> None:
    """Run the bot until the process is told to stop, and say that it stops."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def tell() -> None:
        if not stop.is_set():
            print("Stopping: what is under way is finished first.", flush=True)
        stop.set()

    for told in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(told, tell)
    await play(settings, stop)


def _local_play() -> Play:
    """Find local play, whose simulator a bot on Discord goes without.

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


_COMMANDS: Mapping[str, Callable[[argparse.Namespace], Iterator[str]]] = MappingProxyType({
    "check": _check,
    "rules": _rules,
    "verify": _verify,
    "backup": _back_up,
    "restore": _restore,
    "announce": _announce,
    "ratings": _ratings,
    "health": _health,
    "migrate": _migrate,
    "move": _move,
})  # fmt: skip
"""What each does, and says; without one of them the bot runs."""


if __name__ == "__main__":
    sys.exit(main())
