"""Traces of errors end, whatever their causes look like."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.traces import told, trace
from tests.rigs.as_strict_as_discord import page


def raised(error: Exception) -> Exception:
    """Raise an error, and return it."""
    with pytest.raises(type(error)):
        raise error
    return error


def test_errors_that_cause_each_other_are_told_once_each() -> None:
    """F112: one object raised again while the refusal that it caused is handled makes a ring."""
    stored, refusal = raised(OSError("the database is gone")), raised(RuntimeError())
    refusal.__cause__, stored.__context__ = stored, refusal
    said = "".join(trace(stored))
    assert (1, 1) == (said.count("OSError: the database is gone"), said.count("RuntimeError"))
    assert said.index("RuntimeError") < said.index("OSError")


def test_a_page_is_told_in_one_line_without_its_end() -> None:
    """Cloudflare's ends with this machine's address."""
    (line,) = told(page(403)).splitlines()
    assert "Access denied" in line
    assert "1.2.3.4" not in line


class Unreached(aiohttp.TCPConnector):
    """No connection is made in time."""

    async def connect(self, *_: object, **__: object) -> Any:
        """Take too long."""
        raise TimeoutError


@pytest.mark.parametrize("path", ["interactions/7/{}/callback", "webhooks/7/{}/messages/@original"])
async def test_a_connection_that_takes_too_long_tells_no_token(path: str) -> None:
    """F7: by it anybody could read a hand, and answer in the bot's name, for a quarter of an hour.

    The HTTP client names the whole address (mautrix-discord 105).
    """
    token, url = "aW50ZXJhY3Rpb24_Og=-", "https://discord.com/api/v10/"
    async with aiohttp.ClientSession(connector=Unreached()) as session:
        with pytest.raises(aiohttp.ConnectionTimeoutError, match=token) as caught:
            await session.post(url + path.format(token))
    assert f"Connection timeout to host {url}{path.format('…')}" in told(caught.value)
    assert token not in "".join(trace(caught.value))


def test_an_error_that_causes_itself_is_told_once() -> None:
    """``raise error from error`` is a ring of one."""
    error = OSError("gone")
    error.__cause__ = error
    assert 1 == "".join(trace(raised(error))).count("OSError: gone")


def test_errors_in_a_group_that_it_caused_are_told_once() -> None:
    """A group may hold what it came of."""
    first = raised(OSError("first"))
    group = ExceptionGroup("several", [first, raised(OSError("second"))])
    group.__cause__ = first
    said = "".join(trace(raised(group)))
    assert (1, 1, 1) == tuple(map(said.count, ("OSError: first", "OSError: second", "ExceptionG")))


def test_a_chain_longer_than_the_stack_is_told() -> None:
    """Thousands of retries may each have handled the one before."""
    last = OSError("0")
    for number in range(1, 5000):
        after = OSError(str(number))
        after.__context__, last = last, after
    assert 5000 == "".join(trace(last)).count("OSError: ")
