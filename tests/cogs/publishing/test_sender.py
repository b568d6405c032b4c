"""A message whose fate nobody knew: by whom it was sent, and whom it has called."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import time_snowflake

from bot.discord_clock import DiscordClock
from bot.model.discord_time import DiscordTime, made_at
from bot.model.news import CallDue, PostKey
from bot.model.times import from_ms, to_ms, utc_now
from bot.rate_limits import CircuitBreaker
from bot.request_turns import RequestTurns
from cogs.publishing.sender import MessageSender
from games.api import Seat

ANN, BOB = 11, 12
HOUR = 3_600_000
OFF = [-10 * HOUR, 0, 10 * HOUR]
"""Milliseconds by which Discord's clock is ahead of the machine's."""


def call(seat: int, *, since: int | None = None, decision: str = "d") -> CallDue:
    """A call that is to be made."""
    return CallDue(decision, Seat(seat), 1, None, due=True, since=since)


class Place:
    """A channel on a Discord with a clock of its own, and the bot that writes there."""

    def __init__(self, ahead: int) -> None:
        self.id, self.ahead, self.elapsed = 70, ahead, 0
        self.begun = to_ms(utc_now())
        self.clock = DiscordClock(lambda: self.elapsed / 1000)
        self.taken: Any = None
        """The message that has been taken, which every later one turns out to be."""
        self.broken = False
        self.noted: list[str] = []
        self.removed = 0
        self.note: Callable[..., Awaitable[None]] = self._note
        tables: Any = SimpleNamespace(outbox=SimpleNamespace(posted_as=self._posted_as))
        turns = RequestTurns(0, CircuitBreaker())
        self.sender = MessageSender(self, tables, SimpleNamespace(), turns)  # type: ignore[arg-type]
        self.hear()

    @property
    def discord_ms(self) -> int:
        """What time it is at Discord."""
        return self.begun + self.ahead + self.elapsed

    def hear(self) -> None:
        """Have the bot hear of the time there."""
        self.clock.hear(DiscordTime(self.discord_ms))

    def get_partial_messageable(self, *_: Any, **__: Any) -> Place:
        """Find the channel."""
        return self

    def get_partial_message(self, _: int) -> Place:
        """Find the message."""
        return self

    async def delete(self) -> None:
        """Count that it is deleted."""
        self.removed += 1

    async def send(self, *, mentions: tuple[int, ...], **_: Any) -> Any:
        """Take a message, or the answer to it be lost as well."""
        if self.taken is None:
            number = time_snowflake(from_ms(self.discord_ms))
            self.taken = SimpleNamespace(id=number, raw_mentions=list(mentions))
        if self.broken:
            raise TimeoutError
        return self.taken

    async def _note(self, *_: Any) -> None:
        pass

    async def _posted_as(self, _: Any, keys: Any, __: Any) -> None:
        await self.note()
        self.noted = sorted(keys)

    async def calls(self, people: dict[CallDue, int | None]) -> frozenset[CallDue]:
        """Have people called, some seconds after the last time."""
        self.elapsed += 10_000
        table: Any = SimpleNamespace(id=1, guild_id=7)
        mentioned = tuple(user for user in people.values() if user is not None)
        return await self.sender.call(table, people, 70, after=None, mentions=mentioned)


@pytest.fixture(params=OFF, ids=["behind", "alike", "ahead"])
def place(request: pytest.FixtureRequest) -> Place:
    return Place(request.param)


async def test_a_new_message_has_called_whoever_it_was_to_call(place: Place) -> None:
    """F97: whatever the clocks show, and since whenever they were to be called."""
    people: dict[CallDue, int | None] = {call(0, since=to_ms(utc_now())): ANN, call(1): BOB}
    assert await place.calls(people) == set(people)
    assert place.noted == sorted([*(one.key for one in people), PostKey.CALLED])


async def test_what_was_lost_has_called_those_of_that_attempt(place: Place) -> None:
    """F23, F32: not to what passed to one of them since, though the message names them."""
    before, after = call(0, decision="before"), call(0, decision="after")
    place.broken = True
    with pytest.raises(TimeoutError):
        await place.calls({before: ANN, call(1): BOB})
    place.broken = False
    assert await place.calls({after: ANN, call(1): BOB}) == {call(1)}
    assert place.removed == 0


async def test_what_nobody_could_note_has_called_those_of_that_attempt(place: Place) -> None:
    """F23: the store failed, and the bot goes on."""

    async def fail() -> None:
        raise ZeroDivisionError

    place.note = fail
    with pytest.raises(ZeroDivisionError):
        await place.calls({call(0): ANN})
    place.note = place._note
    assert await place.calls({call(0): ANN, call(1): BOB}) == {call(0)}


async def test_what_another_process_sent_has_called_those_whom_it_names(place: Place) -> None:
    """F23, F32: to what was asked before this process began, and to nothing since."""
    early, late = place.begun - 1000, to_ms(utc_now()) + 1000
    number = time_snowflake(from_ms(place.discord_ms - 5000))
    place.taken = SimpleNamespace(id=number, raw_mentions=[ANN])
    people: dict[CallDue, int | None] = {
        call(0, since=early): ANN,
        call(0, since=late, decision="late"): ANN,
        call(1, since=early): BOB,
    }
    assert await place.calls(people) == {call(0, since=early)}
    assert made_at(place.taken.id) < made_at(time_snowflake(from_ms(place.discord_ms)))


async def test_a_call_to_nobody_who_is_still_asked_is_taken_away(place: Place) -> None:
    """F32: they have answered since; the next message calls the others."""
    place.broken = True
    with pytest.raises(TimeoutError):
        await place.calls({call(0): ANN})
    place.broken = False
    assert await place.calls({call(1): BOB}) == set()
    assert place.removed == 1
    assert place.noted == [PostKey.CALLED]
