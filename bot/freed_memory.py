"""What the process has freed goes back to the system, where the C library is glibc.

By itself glibc keeps it: each painting thread has an arena of its own, full of holes between
pictures that are kept. With fifty tables that is as much as all pictures kept.
"""

from __future__ import annotations

import asyncio
import ctypes
import platform
from collections.abc import Awaitable, Callable

from bot.threads import beside

EVERY = 30.0
"""Seconds; a time takes some 20 ms beside the event loop, and the pages are soon used again."""
_ARENA_MAX = -8
"""``M_ARENA_MAX`` of glibc's malloc.h."""


def _glibc() -> ctypes.CDLL | None:
    """Return the C library, or None if it is another one."""
    return ctypes.CDLL(None) if platform.libc_ver()[0] == "glibc" else None


def share_an_arena() -> None:
    """Have all threads that are started from now on allocate where the main thread does."""
    if (libc := _glibc()) is not None:
        libc.mallopt(_ARENA_MAX, 1)


async def give_back(sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Return freed memory to the system every half minute, for ever; at once if it cannot be."""
    if (libc := _glibc()) is None:
        return
    while True:
        await sleep(EVERY)
        await beside(libc.malloc_trim, 0)
