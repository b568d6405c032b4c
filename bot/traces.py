"""What is told of an error where the log is read: its kind and its trace, and seldom its words."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator

_SPEAKING = (
    ArithmeticError,
    AttributeError,
    ImportError,
    MemoryError,
    NameError,
    OSError,
    TypeError,
)
"""Errors that speak of the code or the machine; others may name what was in the way."""
_ROOMS = frozenset({
    "aiohttp.client_exceptions", "bot.computers.problem", "bot.model.refusal", "bot.store.error",
    "cogs.film.studio", "discord.errors", "sqlite3",
})  # fmt: skip
"""Modules whose errors speak of Discord, files and keys, or of what was told like this before."""


_TOKEN = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s]+")
"""In an address of Discord's: whoever has it reads and writes the answer for fifteen minutes."""
_LONGEST = 1000
"""Most characters of a message."""


class Told(str):
    """What may be told of an error, however it is spelt out."""

    __slots__ = ()
    __repr__ = str.__str__


def in_one_line(error: BaseException) -> str:
    """Return an error's message in one line of at most 1000 characters; empty if it has none.

    Tokens of interactions in addresses are left out.
    """
    return _TOKEN.sub(r"\1…", " ".join(str(error).split()))[:_LONGEST]


def told(error: BaseException) -> Told:
    """Return an error's type; its message only if no such error has a card, name or seed in it.

    The message is one line of at most 1000 characters: it may be a page of Cloudflare's, which
    ends with this machine's address.
    """
    kind = type(error)
    if isinstance(error, _SPEAKING) or kind.__module__ in _ROOMS:
        return Told(f"{kind.__qualname__}: {in_one_line(error)}")
    return Told(kind.__qualname__)


def trace(error: BaseException) -> Iterator[str]:
    """Yield the parts of a trace: where an error was raised, and those before it that it came of.

    The first cause comes first, and each error once: one that is raised again while what it caused
    is handled is its own cause. Messages are reduced as by :func:`told`; parts end with a line
    break.
    """
    yield from _trace(error, set())


def _trace(error: BaseException, seen: set[int]) -> Iterator[str]:
    """Yield the traceback of an error and its causes, the first cause first.

    Errors in ``seen``, by their ids, are left out; those told are added to it. The parts of a group
    come before it.
    """
    chain: list[BaseException] = []
    before: BaseException | None = error
    while before is not None and id(before) not in seen:
        seen.add(id(before))
        chain.append(before)
        before = before.__cause__ or (None if before.__suppress_context__ else before.__context__)
    for one in reversed(chain):
        for part in one.exceptions if isinstance(one, BaseExceptionGroup) else ():
            yield from _trace(part, seen)
        yield "Traceback (most recent call last):\n"
        yield from traceback.format_tb(one.__traceback__)
        yield f"{told(one)}\n"
        if one is not error:
            yield "\nThat led to:\n\n"
