"""Whose request goes out next, of those that nobody waits for: as many as Discord allows, in turn.

Discord counts the requests of a token, fifty a second in all, and those of one kind in one channel,
five in five seconds; answers to presses and commands are counted by neither.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from enum import StrEnum
from typing import NamedTuple

from bot.rate_limits import CircuitBreaker, attribute

_BURST = 0.1
"""Seconds whose turns are given at once after a rest."""
_IN_CHANNEL = 5
_PATIENCE = 5.0
"""Seconds for which tidying lets everything else go first."""
_WINDOW = 5.0
"""Length in seconds of the window in which requests of a kind to one channel are counted."""


class RequestKind(StrEnum):
    """What Discord counts by itself in each channel."""

    POST = "post"
    EDIT = "edit"
    DELETE = "delete"
    TIDY = "tidy"
    """To delete what says nothing new: done while there is nothing to be told, or soon after."""
    THREAD = "thread"
    """Whatever concerns a thread as a whole."""
    MEMBER = "member"
    """To ask whether somebody is on a server; counted for the server, whatever the channel."""


class _Lane(NamedTuple):
    """What has a limit of its own."""

    guild_id: int
    channel_id: int
    kind: RequestKind


class _Turn(NamedTuple):
    """What somebody waits for."""

    asked_at: float
    given: asyncio.Future[None]


_Turns = deque[_Turn]


class RequestTurns:
    """Gives out turns, ``per_second`` of them; 0 is no limit.

    Servers take turns, and so do the channels of a server: however much one server makes the bot
    say, another one waits for a single request of it. Whatever tells something goes before tidying,
    which nobody waits for, but not for ever. A server whose breaker is open gets none.
    """

    def __init__(self, per_second: float, circuit: CircuitBreaker) -> None:
        """Begin with nobody waiting; ``per_second`` is the most turns a second, 0 for no limit.

        It keeps who waits and who had a turn lately, so have one for each token.
        """
        self._circuit = circuit
        self._interval = 1 / per_second if per_second else 0.0
        self._free = float("-inf")
        """When the token may make its next request."""
        self._servers: OrderedDict[int, OrderedDict[_Lane, _Turns]] = OrderedDict()
        """Who waits, by server and lane; those come first that have waited longest for a turn."""
        self._given: OrderedDict[_Lane, deque[float]] = OrderedDict()
        """When each lane had its latest turns, the one that had the last of all at the end."""
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self, guild_id: int, channel_id: int, kind: RequestKind) -> None:
        """Wait for one's turn to send a request of a kind to a channel.

        The requests of this task are attributed to the server from then on. Without a limit there
        is no wait. If cancelled, the turn is given up.

        Raises:
            CircuitOpenError: Discord has refused too many requests of the server, or of all; asked
                before the wait and after it.
        """
        attribute(guild_id)
        self._circuit.check(guild_id)
        if not self._interval:
            return
        lane = _Lane(guild_id, channel_id, kind)
        loop = asyncio.get_running_loop()
        turn = _Turn(loop.time(), loop.create_future())
        self._servers.setdefault(guild_id, OrderedDict()).setdefault(lane, deque()).append(turn)
        self._give()
        try:
            await turn.given
        finally:
            if turn.given.cancelled():
                self._give_up(lane, turn)
        # It may have been opened meanwhile by those before this one.
        self._circuit.check(guild_id)

    def _give(self) -> None:
        """Give out the turns that are free by now, and set a timer for the next one.

        Turns come at the rate of the token, after a rest a few at once; each goes to the lane that
        :meth:`_next` returns, which moves to the end of the queue.
        """
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._forget(now)
        self._free = max(self._free, now - _BURST)
        while self._free <= now and (lane := self._next(now)) is not None:
            turn = self._servers[lane.guild_id][lane].popleft()
            self._tidy(lane)
            if turn.given.cancelled():
                continue
            turn.given.set_result(None)
            self._given.setdefault(lane, deque(maxlen=_IN_CHANNEL)).append(now)
            self._given.move_to_end(lane)
            self._free += self._interval
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._servers:
            opens = min(self._opens(lane) for lanes in self._servers.values() for lane in lanes)
            self._timer = loop.call_at(max(self._free, opens), self._give)

    def _give_up(self, lane: _Lane, turn: _Turn) -> None:
        """Take a cancelled turn out of the queue.

        It is not there any more if its time came before its task heard that it is cancelled.
        """
        waiting = self._servers.get(lane.guild_id, OrderedDict()).get(lane)
        if waiting is not None and turn in waiting:
            waiting.remove(turn)
            self._tidy(lane)

    def _next(self, now: float) -> _Lane | None:
        """Return the first lane in the queue that may send now; None if none may.

        Servers come in the order in which they had their last turn, then the lanes of each; those
        that had one longest ago come first. Tidying comes last, unless it has waited five seconds.
        """
        tidies = None
        for lanes in self._servers.values():
            for lane, turns in lanes.items():
                if self._opens(lane) > now:
                    continue
                if lane.kind is not RequestKind.TIDY or turns[0].asked_at + _PATIENCE <= now:
                    return lane
                tidies = tidies or lane
        return tidies

    def _opens(self, lane: _Lane) -> float:
        """Return when a lane may send its next request, by the loop's clock; -inf if it may now."""
        given = self._given.get(lane)
        if given is None or len(given) < _IN_CHANNEL:
            return float("-inf")
        return given[0] + _WINDOW

    def _tidy(self, lane: _Lane) -> None:
        """Move a lane and its server to the end of their queues.

        A lane without waiting requests is removed, and so is a server without lanes.
        """
        lanes = self._servers[lane.guild_id]
        if lanes[lane]:
            lanes.move_to_end(lane)
        else:
            del lanes[lane]
        if lanes:
            self._servers.move_to_end(lane.guild_id)
        else:
            del self._servers[lane.guild_id]

    def _forget(self, now: float) -> None:
        """Forget when lanes had turns if that was so long ago that it limits nothing any more."""
        while self._given:
            lane, given = next(iter(self._given.items()))
            if given[-1] + _WINDOW > now:
                break
            del self._given[lane]
