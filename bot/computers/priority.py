"""The lowest priority, for processes that no player waits for."""

from __future__ import annotations

import os
from contextlib import suppress

_NICENESS = 19


def yields(pid: int) -> None:
    """Give a process the lowest scheduling priority, if the system has one.

    A process that has ended is ignored.
    """
    if hasattr(os, "setpriority"):
        # It may have ended already.
        with suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, pid, _NICENESS)
