"""Freed memory goes back to the system, and all threads allocate from one arena."""

from __future__ import annotations

import asyncio
import platform
import subprocess
import sys

import pytest

from bot import freed_memory

_GLIBC = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")

_FREED = """
import asyncio, os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from bot import freed_memory

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20

def painted():
    # As pictures are kept: each between two that are not.
    return [bytearray(40_000) for _ in range(4_000)][::2]

freed_memory.share_an_arena()
with ThreadPoolExecutor(1) as studio:
    kept = studio.submit(painted).result()
    arenas = sum("rw-p" in line and int(line.split("-")[0], 16) % (64 << 20) == 0
                 for line in Path("/proc/self/maps").read_text().splitlines())
    before = resident()

async def rest():
    naps = iter((None,))
    async def sleep(_):
        if next(naps, True) is not None:
            raise EOFError
    try:
        await freed_memory.give_back(sleep)
    except EOFError:
        pass

asyncio.run(rest())
print(arenas, before - resident())
"""


@_GLIBC
def test_what_was_freed_between_pictures_goes_back_to_the_system() -> None:
    """Some 80 MB of holes, each too small for the allocator to give back by itself."""
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", _FREED], capture_output=True, text=True, check=True
    )
    arenas, returned = map(int, done.stdout.split())
    assert arenas == 0
    assert returned > 50


async def test_another_c_library_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Musl and Windows have nothing of the kind to be called."""
    monkeypatch.setattr(platform, "libc_ver", lambda: ("", ""))
    freed_memory.share_an_arena()
    async with asyncio.timeout(1):
        await freed_memory.give_back()
