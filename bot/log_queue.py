"""A log handler that never waits: a thread writes what it is handed.

A handler that writes on the event loop stops the bot as soon as whoever reads its pipe stalls.
"""

from __future__ import annotations

import logging
import os
import queue
import threading
import time
from contextlib import suppress
from typing import TextIO

QUEUED_LINES = 10_000
"""Records that wait for a slow reader, at most; further ones are counted and dropped."""
FLUSH_SECONDS = 0.5
"""Seconds that the end of the process waits for a slow reader."""


class QueuedStreamHandler(logging.Handler):
    """Formats records where they are logged, and has a thread write them to a stream."""

    def __init__(self, stream: TextIO, size: int = QUEUED_LINES) -> None:
        """Start the thread that writes to ``stream``; at most ``size`` lines wait for it."""
        super().__init__()
        self._stream = stream
        try:
            self._descriptor: int | None = stream.fileno()
        except OSError:
            self._descriptor = None
        self._lines: queue.Queue[str] = queue.Queue(size)
        self._dropped = 0
        threading.Thread(target=self._write_all, name="log", daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        """Format a record here and hand the line to the thread; drop and count it if too many wait.

        An error while formatting is handled as the library's handlers do.
        """
        try:
            line = self.format(record) + "\n"
        except Exception:  # noqa: BLE001 - as every handler of the library does
            self.handleError(record)
            return
        try:
            self._lines.put_nowait(line)
        except queue.Full:
            self._dropped += 1

    def flush(self) -> None:
        """Wait until all lines are written, for :data:`FLUSH_SECONDS` at most."""
        end = time.monotonic() + FLUSH_SECONDS
        with self._lines.all_tasks_done:
            while self._lines.unfinished_tasks and (left := end - time.monotonic()) > 0:
                self._lines.all_tasks_done.wait(left)

    def _write_all(self) -> None:
        """Write lines from the queue for ever, each followed by how many were dropped, if any.

        Errors of the stream are ignored: its reader may be gone.
        """
        while True:
            line = self._lines.get()
            if dropped := self._dropped:
                self._dropped -= dropped
                line += f"{self.format(_told(dropped))}\n"
            # The reader may be gone for good.
            with suppress(OSError, ValueError):
                self._write(line)
            self._lines.task_done()

    def _write(self, line: str) -> None:
        """Write a line to the descriptor, or to the stream if it has none.

        Raises:
            OSError: nobody reads it any more.
        """
        if self._descriptor is None:
            self._stream.write(line)
            self._stream.flush()
            return
        # Not through the stream: a thread that holds its lock breaks the end of the interpreter.
        left = line.encode(errors="backslashreplace")
        while left:
            left = left[os.write(self._descriptor, left) :]


def _told(dropped: int) -> logging.LogRecord:
    """Return the record that says how many were dropped, to be spelt like all others."""
    return logging.LogRecord(
        __name__,
        logging.WARNING,
        __file__,
        0,
        "%d log records dropped: the reader of the log is too slow",
        (dropped,),
        None,
    )
