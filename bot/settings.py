"""What the person who runs the bot can set, from the environment or a ``.env`` file."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Annotated

import msgspec
from dotenv import dotenv_values
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES
from bot.model.database_address import ADDRESS, DEFAULT_FILE, DatabaseAddress, scheme_of
from bot.model.pace import DEFAULT, PACES
from bot.model.shards import Shards, read_shards, spelt

_LOG = logging.getLogger(__name__)

Hours = Annotated[float, msgspec.Meta(gt=0, le=24 * 365)]

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
ICONS = ("on", "off")
_OF_COMPOSE = ("COMPOSE_", "POSTGRES_PASSWORD")
"""Beginnings of names in ``.env`` that Docker Compose reads."""
_SIMILARITY = 0.85
"""From this share of equal letters on, a name is taken for a slip of the pen (0 to 1)."""
RENAMED = {"LANGUAGE": "DEFAULT_LANGUAGE"}
"""Settings by the names that they had; systems use these for something else."""


class SettingsError(Exception):
    """A setting that cannot be used; the text is for the person who runs the bot."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting, by its name in lower case."""

    discord_token: str = ""
    """Without one the bot starts local play."""
    database: Path = DEFAULT_FILE
    """The file, or what lies beside it where a server keeps the tables."""
    server: DatabaseAddress | None = None
    """Where ``DATABASE`` names a PostgreSQL server."""
    shards: str = ""
    """Which parts of all servers are this process's own, as in ``0-7``; without it all are."""
    shard_count: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    """Number of shards; 0 leaves it to Discord."""
    backup_folder: Path | None = None
    """Where the bot keeps backups that it makes by itself; without one it makes none."""
    backup_hours: Hours = 1
    """From one backup to the next."""
    backups_kept: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 24
    """Number of latest backups that are kept."""
    default_language: str = LANGUAGES[0]
    """Of tables where neither the host nor ``/setup language`` names one, and what Discord names
    for the server is none that the bot speaks."""
    pace: str = DEFAULT
    """Of tables opened where the host names none."""
    lobby_hours: Hours = 72
    stale_days: Annotated[float, msgspec.Meta(gt=7, le=3650)] = 21
    """A game in which nobody has moved for so long is closed, announced a week before."""
    keep_days: Annotated[int, msgspec.Meta(ge=0, le=36500)] = 0
    """Days for which moves and texts of finished games are kept; 0 is forever. Results stay."""
    edit_seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 2
    """The least time between two edits of a table's messages."""
    requests_per_second: Annotated[float, msgspec.Meta(ge=0, le=1000)] = 40
    """Background requests per second: Discord allows 50, large bots more; 0 is no limit."""
    icons: str = ICONS[0]
    """``on``: buttons show pictures of the bot's own; ``off``: they show common emojis."""
    painters: Annotated[int, msgspec.Meta(ge=1, le=16)] = 2
    """Threads that draw pictures."""
    preview_port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    """Of the local play page; 0 takes any free port."""
    log_level: str = "INFO"
    log_format: str = LOG_FORMATS[0]
    """``text`` for people, ``json`` for programs: one object a line."""
    metrics_port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    """Where figures in the format of Prometheus are served; 0 is nowhere."""
    metrics_host: str = "127.0.0.1"
    """The address that they are served on: this machine's own unless another is named."""

    @property
    def own(self) -> Shards:
        """The shards of this process, and how many there are; all without ``shards``."""
        total = self.shard_count or 1
        if not self.shards:
            return Shards(tuple(range(total)), total)
        own = read_shards(self.shards, total)
        assert own is not None
        return own

    @property
    def forgotten(self) -> Path:
        """The list of those who asked to be forgotten."""
        return self.database.with_name(self.database.name + ".forgotten")


def read_settings(
    environment: Mapping[str, str] | None = None, file: Path = Path(".env")
) -> Settings:
    """Read the settings; the environment (None: the process's) goes before the file.

    Empty values count as unset. Unknown names are ignored, and the file may be missing.

    Raises:
        SettingsError: a value is not of its kind, settings do not go together, or the file cannot
            be read or has a setting under its old name.
    """
    given = _read_file(file)
    for old, new in RENAMED.items():
        if old in given:
            raise SettingsError(f"{old} in {file} is called {new} now; please rename it there.")
    given.update(os.environ if environment is None else environment)
    return _chosen(given)


def warn_of_unknown_names(
    environment: Mapping[str, str] | None = None, file: Path = Path(".env")
) -> None:
    """Log each name in the file that is no setting, and each of the environment that is nearly one.

    Names that Docker Compose reads are passed over.

    Raises:
        SettingsError: the file cannot be read.
    """
    known = {name.upper() for name in Settings.__struct_fields__ if name != "server"}
    for key in _read_file(file):
        if key not in known and not key.startswith(_OF_COMPOSE):
            _LOG.warning("Unknown setting %s in %s is ignored%s", key, file, _closest(key, known))
    for key in os.environ if environment is None else environment:
        if key not in known and (closest := _closest(key, known)):
            _LOG.warning("Unknown setting %s in the environment is ignored%s", key, closest)


def _closest(name: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that suggests a similar name, empty if none is similar."""
    closest = get_close_matches(name.upper(), known, 1, _SIMILARITY)
    return f"; did you mean {closest[0]}?" if closest else ""


def _read_file(file: Path) -> dict[str, str]:
    """Return the values of a ``.env`` file by name, empty ones left out; nothing without a file.

    Raises:
        SettingsError: it cannot be read, or it is not text in UTF-8.
    """
    try:
        written = file.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise SettingsError(f"{file} cannot be read: {error.strerror or error}.") from error
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SettingsError(f"{file} is not text in UTF-8: save it as UTF-8.") from error
    # UTF-16 without its mark, as of some editors, is read as UTF-8 with zeros in between.
    if "\0" in text:
        raise SettingsError(f"{file} is not text in UTF-8: save it as UTF-8.")
    read = dotenv_values(stream=StringIO(text, newline=None))
    return {key: value for key, value in read.items() if value}


def _chosen(given: Mapping[str, str | None]) -> Settings:
    """Return the settings from strings by name; empty ones have their defaults.

    An address of PostgreSQL in ``DATABASE`` becomes ``server``, and ``database`` its default.

    Raises:
        SettingsError: a value is not of its kind, or settings do not go together; it names the
            setting.
    """
    names = (name for name in Settings.__struct_fields__ if name != "server")
    chosen = {name: value for name in names if (value := (given.get(name.upper()) or "").strip())}
    server = DatabaseAddress.found_in(chosen.get("database", ""))
    if server is not None:
        # Nothing below is to see what is in it.
        del chosen["database"]
        if not server.makes_sense:
            raise SettingsError(f"DATABASE is not spelt as {ADDRESS}.")
    _check_paths(chosen)
    try:
        settings = msgspec.convert(chosen, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        _, _, field = str(error).partition(" - at `$.")
        name = field.rstrip("`")
        raise _refused(name, chosen, _number(name)) from error
    if not re.fullmatch("[!-~]*", settings.discord_token):
        raise SettingsError("DISCORD_TOKEN holds a space or a sign that no token has.")
    if settings.database.name in {"", ".."}:
        raise _refused("database", chosen, "the path of a file")
    for name, value, known in (
        ("default_language", settings.default_language, LANGUAGES),
        ("pace", settings.pace, tuple(PACES)),
        ("icons", settings.icons.lower(), ICONS),
        ("log_level", settings.log_level.upper(), LOG_LEVELS),
        ("log_format", settings.log_format.lower(), LOG_FORMATS),
    ):
        if value not in known:
            raise _refused(name, chosen, f"{', '.join(known[:-1])} or {known[-1]}")
    if server is not None and settings.backup_folder is not None:
        raise SettingsError(
            "BACKUP_FOLDER is for a database in a file; PostgreSQL makes backups itself (pg_dump)."
        )
    return _sharing(replace(settings, server=server))


def _check_paths(chosen: Mapping[str, str]) -> None:
    """Check that no path is an address; the message does not quote it, as it may hold a password.

    Raises:
        SettingsError: one is.
    """
    for name, wanted in (
        ("database", f"a path or {ADDRESS}"),
        ("backup_folder", "the path of a folder"),
    ):
        if (scheme := scheme_of(chosen.get(name, ""))) is not None:
            raise SettingsError(
                f"{name.upper()} must be {wanted}, not an address that begins with {scheme}"
            )


def _sharing(settings: Settings) -> Settings:
    """Return the settings with a file name of its own for each of several processes.

    The process that has shard 0 keeps the name, and so does one that has all shards.

    Raises:
        SettingsError: ``SHARDS`` is no range, or needs ``SHARD_COUNT`` and PostgreSQL.
    """
    if not settings.shards:
        return settings
    if settings.server is None or not settings.shard_count:
        raise SettingsError(
            "SHARDS is for several processes: it needs SHARD_COUNT, and PostgreSQL in DATABASE."
        )
    if read_shards(settings.shards, settings.shard_count) is None:
        raise SettingsError(
            f"SHARDS must be numbers below {settings.shard_count}, as in 0-7, not"
            f" {settings.shards!r}."
        )
    if 0 in settings.own.own:
        return settings
    name = f"{settings.database.stem}-{spelt(settings.own.own)}{settings.database.suffix}"
    return replace(settings, database=settings.database.with_name(name))


def local_path(spelt: str) -> Path:
    """Read the path of a file or folder that a command is given; it may not exist.

    Raises:
        SettingsError: the text is empty, or an address.
    """
    if (scheme := scheme_of(spelt)) is not None:
        raise SettingsError(f"A path is needed, not an address that begins with {scheme}")
    if not spelt.strip():
        raise SettingsError("A path is needed, not an empty text.")
    return Path(spelt)


def _path(kind: type[Path], value: str) -> Path:
    return kind(value)


def _refused(name: str, chosen: Mapping[str, str], wanted: str) -> SettingsError:
    """Return the error for a setting with a value that is not what is ``wanted``."""
    return SettingsError(f"{name.upper()} must be {wanted}, not {chosen[name]!r}.")


def _number(name: str) -> str:
    """Return, in words, which numbers a numeric setting takes; ``name`` is in lower case."""
    declared = msgspec.inspect.type_info(Settings)
    assert isinstance(declared, msgspec.inspect.StructType)
    match next(field.type for field in declared.fields if field.name == name):
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
        case msgspec.inspect.FloatType(ge=None, gt=below, le=most):
            return f"a number above {below:g} and at most {most:g}"
        case msgspec.inspect.FloatType(ge=least, le=most):
            return f"a number from {least:g} to {most:g}"
        case other:
            raise AssertionError(other)
