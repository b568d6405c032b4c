"""Reads a large sealed database for its digest while the bot is already at work on it.

A start has no time to read gigabytes. As long as this reads, no checkpoint changes the file: what
the bot writes is in the journal.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

from bot.store.sqlite.clean_shutdown import mark_damaged, sealed_digest
from bot.store.sqlite.digest import digest_of
from bot.store.sqlite.opening import connect

AT_ONCE = 1 << 26
"""Bytes of a file that a start reads before all else: 64 MB take a tenth of a second."""


class Proof:
    """Made by :meth:`begin`, before anything is written to the database."""

    def __init__(self, path: Path, digest: str) -> None:
        """Open the file and keep a reader on it; its bytes are not read yet.

        The reader keeps checkpoints from changing the file. ``digest`` is what the last clean
        shutdown noted.
        """
        self._path = path
        self._digest = digest
        self._stopped = threading.Event()
        # Closed after all connections: closing any handle of the file ends the locks that SQLite
        # has there in this process (https://www.sqlite.org/howtocorrupt.html, 2.2).
        self._file = path.open("rb")
        # A reader that began with an empty journal reads the file itself, which no checkpoint
        # may change then (https://www.sqlite.org/walformat.html, 2.3.1, WAL_READ_LOCK(0)).
        self._reader = connect(path, elsewhere=True)
        self._reader.execute("BEGIN")
        self._reader.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()

    @classmethod
    def begin(cls, path: Path) -> Proof | None:
        """Begin a proof of a sealed database; None if it has no digest or was read at the start.

        Those of at most :data:`AT_ONCE` bytes were read then. Raises OSError or sqlite3.Error if it
        cannot be opened.
        """
        digest = sealed_digest(path)
        return None if digest is None or path.stat().st_size <= AT_ONCE else cls(path, digest)

    def is_damaged(self) -> bool:
        """Read the file, in any thread; return True if its digest is not what the last stop left.

        A damaged one is marked so beside it, if that can be written. False if :meth:`stop` ended
        the reading. The reader is closed: checkpoints can change the file from then on.
        """
        try:
            found = digest_of(self._file, self._path.stat().st_size, self._stopped.is_set)
        finally:
            self._reader.close()
        damaged = found is not None and found != self._digest
        if damaged:
            # Found is found, also where the disk takes no note of it.
            with suppress(OSError):
                mark_damaged(self._path)
        return damaged

    def stop(self) -> None:
        """Tell the thread that reads the file to stop."""
        self._stopped.set()

    def close(self) -> None:
        """Let go of the file, once nobody else of this process has it open."""
        self._file.close()
