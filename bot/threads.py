"""Running what games and pictures do in a thread beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


async def beside(call: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> R:
    """Call a function in a thread, and return what it returns.

    Raises:
        RuntimeError: it raised StopIteration, which no future of asyncio takes: whoever waits for
            one would wait for ever.
        Exception: whatever else it raised.
    """

    def called() -> R:
        """Make the call, with StopIteration turned into a RuntimeError."""
        try:
            return call(*args, **named)
        except StopIteration as error:
            raise RuntimeError(repr(error)) from error

    return await asyncio.to_thread(called)
