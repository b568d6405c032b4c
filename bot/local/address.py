"""Keep local play's address between starts, so that open tabs keep working."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec


class Address(msgspec.Struct, frozen=True):
    """The port of the page, and the key that a visitor needs."""

    port: Annotated[int, msgspec.Meta(ge=1, le=65535)]
    key: Annotated[str, msgspec.Meta(pattern=r"^[\w-]{32,64}$")]


def recall(database: Path) -> Address | None:
    """Return the address of the last local play on a database; None if no readable one is kept."""
    try:
        return msgspec.json.decode(_file(database).read_bytes(), type=Address)
    except (OSError, msgspec.MsgspecError):
        return None


def keep(database: Path, address: Address) -> None:
    """Write the address to a file beside the database, readable by its owner alone.

    A failure is ignored: then the next start uses another address.
    """
    with suppress(OSError):
        opened = os.open(_file(database), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(opened, "wb") as file:  # noqa: PTH123 - a descriptor has no path
            file.write(msgspec.json.encode(address))


def _file(database: Path) -> Path:
    """Return the path of the address of local play beside a database."""
    return database.with_name(f"{database.name}.page")
