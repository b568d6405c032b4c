"""Processor time of this process, by what its threads are for (Linux: ``/proc``, proc(5))."""

from __future__ import annotations

import threading
from collections import defaultdict
from pathlib import Path

LOOP, PAINTING, DATABASE, BESIDE = "the loop", "painting", "the database", "beside the loop"
PARTS = (LOOP, PAINTING, DATABASE, BESIDE)
_KINDS = {"MainThread": LOOP, "studio": PAINTING, "sqlite": DATABASE, "asyncio": BESIDE}
_TASKS = Path("/proc/self/task")


def spent() -> dict[str, float]:
    """Return the seconds of processor of each kind of living thread, by the names of ``PARTS``.

    A thread that Python does not know or whose name fits none counts as one of the database, as
    aiosqlite's do. Kinds without a thread are missing, but read as 0.
    """
    names = {thread.native_id: thread.name for thread in threading.enumerate()}
    found: defaultdict[str, float] = defaultdict(float)
    for task in _TASKS.iterdir():
        name = names.get(int(task.name), "")
        kind = next((kind for start, kind in _KINDS.items() if name.startswith(start)), DATABASE)
        nanoseconds = int((task / "schedstat").read_text(encoding="ascii").split()[0])
        found[kind] += nanoseconds / 1e9
    return found
