"""Where a database is, without what only its owner may read."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

SCHEMES = ("postgresql", "postgres")
ADDRESS = "postgresql://user:password@host:port/name"
"""How an address is spelt."""
DEFAULT_FILE = Path("data/host.sqlite3")
"""The database file unless another is named; the bot creates this folder and no other."""
_SCHEME = re.compile(r"(?:[a-z][a-z0-9+.-]+|:memory):", re.IGNORECASE)
"""The beginning of an address; a single letter is a drive of Windows. With ``:memory:`` SQLite
would keep nothing."""


class DatabaseAddress:
    """A connection string; whoever prints it reads where it leads, and no password.

    In a text it is "the PostgreSQL database NAME on HOST"; with the format ``s`` it begins a
    sentence, with ``n`` it has no article.
    """

    def __init__(self, spelt: str) -> None:
        """Keep an address as it is spelt, and read from it the database's name and the host.

        It never raises: an address that does not begin with ``scheme://``, or has a port that is no
        port number, has ``makes_sense`` False; without a port it may make sense. A host may also
        come from the query (``?host=``).
        """
        self.spelt = spelt
        """To be handed to the driver, and to nobody else."""
        try:
            found = urlsplit(spelt)
            name, host = unquote(found.path.lstrip("/")), found.hostname
            self.makes_sense = spelt.startswith(f"{found.scheme}://") and found.port != 0
            """True if it is spelt as an address of a server."""
            host = host or next(iter(parse_qs(found.query).get("host", ())), None)
        except ValueError:
            self.makes_sense = False
            name, host = "", None
        self._shown = f"PostgreSQL database {name or 'of its user'} on {host or 'this machine'}"

    @classmethod
    def found_in(cls, setting: str) -> DatabaseAddress | None:
        """Return the address of a PostgreSQL server, well spelt or not; None for anything else.

        That is a setting which begins with a scheme of :data:`SCHEMES`; others are paths of files.
        """
        scheme, there, _ = setting.partition(":")
        return cls(setting) if there and scheme.lower() in SCHEMES else None

    def __str__(self) -> str:
        return f"{self:t}"

    def __format__(self, form: str) -> str:
        return {"n": "", "s": "The "}.get(form, "the ") + self._shown

    def __repr__(self) -> str:
        return f"<{self._shown}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DatabaseAddress) and self.spelt == other.spelt

    def __hash__(self) -> int:
        return hash(self.spelt)


def scheme_of(spelt: str) -> str | None:
    """Return the scheme that an address begins with, as ``mysql:``; None for a path."""
    found = _SCHEME.match(spelt)
    return found[0] if found else None
