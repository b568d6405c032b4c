"""``python -m bench.scale [--write]``: what saturates first, at how many servers.

The busiest hour of a host, move by move, with the costs that ``python -m bench costs --json`` has
measured (``bench/costs.json``) and people who come as those of the calendar do. ``--write`` writes
``docs/scale.md``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from heapq import heapify, heapreplace
from math import ceil
from pathlib import Path
from statistics import quantiles

import msgspec

HERE = Path(__file__).parent
COSTS = HERE / "costs.json"
PAGE = HERE.parent / "docs" / "scale.md"
SIZES = (1_000, 10_000, 100_000)
TABLES = 1.0
"""Games under way for each server: of what is assumed this matters most."""
CHANGES = 20.0
"""Changes of its channels, roles and threads that a server tells of in a day."""
YEAR = 365
TOKEN = 50
"""Requests a second that Discord gives a token."""
BUDGET = 40
"""Of these, what nobody waits for may take (``REQUESTS_PER_SECOND``)."""
PER_SHARD = 1000
PER_PROCESS = 10_000
"""Servers that a process is given here before another one is started."""
BETWEEN_SHARDS = 5
"""Seconds."""
PAINTERS = 2
CONNECTIONS = 5
"""To PostgreSQL, of each process."""
_DAY = 24 * 3600
_SECONDS = 600
"""Of the busiest hour that are played."""
_SEED = 25


class Costs(msgspec.Struct, frozen=True):
    """What one thing costs."""

    loop: float
    """Seconds of the event loop that a move takes."""
    beside: float
    """Seconds of processor that it takes besides, of painters and disk."""
    commits: float
    """Moves a second that one process writes to PostgreSQL."""
    requests: float
    """Requests that Discord counts for a move."""
    memory: float
    """Megabytes of a process."""
    server: float
    """Megabytes of a server in it."""
    change: float
    """Seconds for a change that the gateway tells of."""
    stored: float
    """Bytes of a move on a server of PostgreSQL."""
    dumped: float
    """Bytes of a move in a dump."""
    moves: float
    """Of a table in a day."""
    busiest: float
    """The busiest hour beside the mean one."""


class Load(msgspec.Struct, frozen=True):
    """The busiest hour of a host."""

    servers: int
    processes: int
    moves: float
    """A second."""
    requests: float
    """A second."""
    loop: float
    """The part of its time for which the event loop of a process works."""
    cores: float
    """Of all processes."""
    disk: float
    """Of what a process can write, the part that is written."""
    memory: float
    """Megabytes of each process."""
    connections: int
    gateway: float
    """Events a second."""
    identify: float
    """Minutes until every shard is connected after a start of all."""
    grows: float
    """Gigabytes a year."""
    dump: float
    """Gigabytes of a dump after a year."""
    answered: float
    """Seconds after which 95 of 100 are answered."""
    told: float
    """Seconds after which 95 of 100 moves are told to the table."""

    @property
    def token(self) -> float:
        """The part of what the token may send that is sent."""
        return self.requests / BUDGET

    @property
    def first(self) -> str:
        """Name what is nearest to its limit."""
        shares = {
            "requests of the token": self.token,
            "event loop": self.loop,
            "commits": self.disk,
        }
        name, share = max(shares.items(), key=lambda one: one[1])
        return f"{name}, {share:.0%}"


def load(servers: int, costs: Costs, processes: int | None = None) -> Load:
    """Reckon with the busiest hour, and play ten minutes of it."""
    processes = processes or ceil(servers / PER_PROCESS)
    a_day = servers * TABLES * costs.moves
    moves = a_day * costs.busiest / _DAY
    changes = servers * CHANGES * costs.busiest / _DAY
    answered, told = _played(moves, processes, costs)
    return Load(
        servers=servers,
        processes=processes,
        moves=moves,
        requests=moves * costs.requests,
        loop=(moves * costs.loop + changes * costs.change) / processes,
        cores=moves * (costs.loop + costs.beside) + changes * costs.change,
        disk=moves / processes / costs.commits,
        memory=costs.memory + servers / processes * costs.server,
        connections=processes * CONNECTIONS,
        gateway=moves + changes,
        identify=ceil(servers / PER_SHARD) * BETWEEN_SHARDS / 60,
        grows=a_day * YEAR * costs.stored / 1e9,
        dump=a_day * YEAR * costs.dumped / 1e9,
        answered=answered,
        told=told,
    )


def _played(moves: float, processes: int, costs: Costs) -> tuple[float, float]:
    """Let moves come by chance, and each wait in line for all that it takes."""
    luck = random.Random(_SEED)  # noqa: S311 - a simulation
    loops = [0.0] * processes
    painters = [[0.0] * PAINTERS for _ in loops]
    for line in painters:
        heapify(line)
    token, at = 0.0, 0.0
    answered, told = [], []
    while at < _SECONDS or not answered:
        at += luck.expovariate(moves)
        mine = luck.randrange(processes)
        loops[mine] = max(at, loops[mine]) + costs.loop
        painted = max(loops[mine], painters[mine][0]) + costs.beside
        heapreplace(painters[mine], painted)
        answered.append(painted - at)
        token = max(painted, token) + costs.requests / BUDGET
        told.append(token - at)
    return _most(answered), _most(told)


def _most(waits: Sequence[float]) -> float:
    return quantiles(waits, n=20)[-1] if len(waits) > 1 else waits[0]


def read(figures: Mapping[str, float], commits: float) -> Costs:
    """Take the costs from the figures that were measured."""
    return Costs(
        loop=figures["a turn: the event loop"] / 1000,
        beside=figures["a turn: pictures and the disk beside it"] / 1000,
        commits=commits,
        requests=figures["requests that Discord counts for a move"],
        memory=figures["a process: memory"],
        server=figures["a server: memory"] / 1000,
        change=figures["a server: the gateway tells of a change"] / 1000,
        stored=figures["a move of Clash of Vikings: on a server"],
        dumped=figures["a move of Clash of Vikings: in a dump of it"],
        moves=figures["a table: moves by hand a day"],
        busiest=figures["the busiest hour beside the mean one"],
    )
