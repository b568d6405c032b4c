"""A task that runs beside a block of code."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any


@asynccontextmanager
async def background(
    work: Callable[[], Coroutine[Any, Any, None]], name: str
) -> AsyncIterator[None]:
    """Run ``work`` as a task of that name during the block; it is cancelled and awaited at the end.

    Raises:
        Exception: the task failed; raised at the end of the block.
    """
    task = asyncio.create_task(work(), name=name)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
