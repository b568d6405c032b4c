"""What comes last on the machine: processes by which nobody plays."""

from __future__ import annotations

import os
from contextlib import suppress

_NICENESS = 19


def yields(pid: int) -> None:
    """Let everything else that the machine has to do come before a process, from its start on."""
    if hasattr(os, "setpriority"):
        # It may have ended already.
        with suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, pid, _NICENESS)
