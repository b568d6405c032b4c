"""The address of local play's page: the same at every start, so that an open tab goes on."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec


class Address(msgspec.Struct, frozen=True):
    """Where the page is served, and the key without which nobody may look at it."""

    port: Annotated[int, msgspec.Meta(ge=1, le=65535)]
    key: Annotated[str, msgspec.Meta(pattern=r"^[\w-]{32,64}$")]


def recall(database: Path) -> Address | None:
    """Return the address of the last local play on a database; None where none is known."""
    try:
        return msgspec.json.decode(_file(database).read_bytes(), type=Address)
    except (OSError, msgspec.MsgspecError):
        return None


def keep(database: Path, address: Address) -> None:
    """Note the address beside the database, for its owner alone.

    Where that fails the next start has another one.
    """
    with suppress(OSError):
        opened = os.open(_file(database), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(opened, "wb") as file:  # noqa: PTH123 - a descriptor has no path
            file.write(msgspec.json.encode(address))


def _file(database: Path) -> Path:
    return database.with_name(f"{database.name}.page")
