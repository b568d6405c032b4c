"""What the person who runs the bot can set, from the environment or a ``.env`` file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from dotenv import dotenv_values

from bot.model.pace import DEFAULT, PACES

Hours = Annotated[float, msgspec.Meta(gt=0, le=24 * 365)]


class SettingsError(Exception):
    """A setting that cannot be used; the text is for the person who runs the bot."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting, by its name in lower case."""

    discord_token: str = ""
    """Without one the bot starts local play."""
    database: Path = Path("data/host.sqlite3")
    language: str = "en"
    """Of tables where neither the host nor ``/setup language`` names one, and what Discord names
    for the server is none that the bot speaks."""
    pace: str = DEFAULT
    """Of tables opened where the host names none."""
    lobby_hours: Hours = 72
    stale_days: Annotated[float, msgspec.Meta(gt=7)] = 21
    """A game in which nobody has moved for so long is closed, announced a week before."""
    edit_seconds: Annotated[float, msgspec.Meta(ge=0)] = 2
    """The least time between two edits of a table's messages."""
    posts_per_second: Annotated[float, msgspec.Meta(ge=0, le=40)] = 5
    """The pace of what nobody waits for, after a burst of one second; 0 is no limit."""
    painters: Annotated[int, msgspec.Meta(ge=1, le=16)] = 2
    """Threads that draw pictures."""
    preview_port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    """Of the local play page; 0 takes any free port."""
    log_level: str = "INFO"


def read_settings(
    environment: Mapping[str, str] | None = None, file: Path = Path(".env")
) -> Settings:
    """Read the settings; the environment goes before the file, empty values count as unset.

    Raises:
        SettingsError: a value is not of its kind, or the file cannot be read.
    """
    try:
        given = {key: value for key, value in dotenv_values(file).items() if value is not None}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file} cannot be read: {error}") from error
    given.update(os.environ if environment is None else environment)
    names = Settings.__struct_fields__
    chosen = {name: value for name in names if (value := given.get(name.upper(), "").strip())}
    try:
        settings = msgspec.convert(chosen, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        reason, _, field = str(error).partition(" - at `$.")
        name = field.rstrip("`").upper()
        raise SettingsError(f"{name} cannot be {given[name]!r}: {reason}.") from error
    if settings.language not in ("en", "fr"):
        raise SettingsError(f"LANGUAGE must be en or fr, not {settings.language!r}.")
    if settings.pace not in PACES:
        raise SettingsError(f"PACE must be one of {', '.join(PACES)}, not {settings.pace!r}.")
    if settings.log_level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise SettingsError("LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR.")
    return settings


def _path(kind: type[Path], value: str) -> Path:
    return kind(value)
