"""``python -m bench.scale [--write]``: what saturates first, at how many servers.

The busiest hour of a host, move by move, with the costs in ``bench/costs.json``, which are measured
by ``python -m bench host costs postgres processes million --json``, and people who come as those
of the calendar do.
``--write`` writes ``docs/run/scale.md``.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import heapify, heapreplace
from math import ceil
from pathlib import Path
from statistics import quantiles

import msgspec

HERE = Path(__file__).parent
COSTS = HERE / "costs.json"
PAGE = HERE.parent / "docs" / "run" / "scale.md"
FORTNIGHT = HERE.parent / "docs" / "lab" / "fortnight.md"
"""What a move takes of the requests of a token is counted there, and nowhere else."""
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
_BOUNDS = {"at least": "≥", "at most": "≤"}
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
    """Megabytes of a process while 50 tables play."""
    begun: float
    """Megabytes of a process at its start."""
    server: float
    """Megabytes of a server in it."""
    change: float
    """Seconds for a change that the gateway tells of."""
    stored: float
    """Bytes of a move on a server of PostgreSQL."""
    dumped: float
    """Bytes of a move in a dump."""
    packed: float
    """Bytes of a move where a whole game is one row."""
    game: float
    """Moves of a game."""
    moves: float
    """Of a table in a day."""
    busiest: float
    """The busiest hour beside the mean one."""


class Compared(msgspec.Struct, frozen=True):
    """A figure that was measured beside its floor."""

    name: str
    ours: float
    unit: str
    floor: float
    beside: str
    ratio: float
    sense: str
    target: float | None


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
        """Return the resource nearest to its limit, and its share: token, loop or commits."""
        shares = {
            "requests of the token": self.token,
            "event loop": self.loop,
            "commits": self.disk,
        }
        name, share = max(shares.items(), key=lambda one: one[1])
        return f"{name}, {share:.0%}"


def load(servers: int, costs: Costs, processes: int | None = None) -> Load:
    """Compute the load of a host on ``servers`` in its busiest hour; ten minutes are simulated.

    Of that come the waiting times; all else follows from the mean costs. Without a number of
    ``processes`` there is one for every 10,000 servers.
    """
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
    """Simulate moves that come by chance and wait in line for the loop, a painter and the token.

    ``moves`` is how many come a second in all; the processes share them. Ten minutes, but one move
    at least, and the same chance each time. Return the seconds within which 95 of 100 are answered,
    and told to the table.
    """
    luck = random.Random(_SEED)  # noqa: S311 - a simulation
    loops = [0.0] * processes
    painters = [[0.0] * PAINTERS for _ in loops]
    for line in painters:
        heapify(line)
    token, at = 0.0, 0.0
    answered: list[float] = []
    told: list[float] = []
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


def read(figures: Mapping[str, float], requests: float) -> Costs:
    """Return the costs from the measured figures by name, converted to seconds and megabytes.

    ``requests`` are those of a move, counted elsewhere.

    Raises:
        KeyError: a figure is missing.
    """
    return Costs(
        loop=figures["a turn: the event loop"] / 1000,
        beside=figures["a turn: pictures and the disk beside it"] / 1000,
        commits=figures["postgres: moves of 50 tables at once"],
        requests=requests,
        memory=figures["a process: memory"],
        begun=figures["a process: memory at its start"],
        server=figures["a server: memory"] / 1000,
        change=figures["a server: the gateway tells of a change"] / 1000,
        stored=figures["a move of Clash of Vikings: on a server"],
        dumped=figures["a move of Clash of Vikings: in a dump of it"],
        packed=figures["a move of Clash of Vikings: packed, a game in one row"],
        game=figures["a game of Clash of Vikings: moves"],
        moves=figures["a table: moves by hand a day"],
        busiest=figures["the busiest hour beside the mean one"],
    )


def page(costs: Costs, machine: Mapping[str, str], compared: Sequence[Compared]) -> str:
    """Return the text of ``docs/run/scale.md``."""
    return "\n".join(_page(costs, machine, compared)) + "\n"


def _page(costs: Costs, machine: Mapping[str, str], compared: Sequence[Compared]) -> Iterator[str]:
    """Yield the lines of ``docs/run/scale.md``."""
    yield "# Scale"
    yield ""
    yield (
        "How many servers one process carries, which limit is reached first, and what to add then."
        " `python -m bench host costs postgres processes million --json > bench/costs.json`"
        " measures the costs, in processor time. `python -m bench.scale --write` simulates the"
        f" busiest hour with them and writes this page. Measured on {machine['processor']}; Python"
        f" {machine['python']}."
        " How many of Discord's requests a move takes is counted in"
        " [two weeks at a table](../lab/fortnight.md)."
    )
    yield ""
    yield "## One process"
    yield ""
    yield "| | costs | so that it carries |"
    yield "|---|---:|---:|"
    yield from _one(costs)
    yield ""
    yield (
        "Memory is that of a process as it is run, without the people who press, at 50 tables of"
        f" Clash of Vikings after 40 moves each; at its start it holds {costs.begun:.0f} MB."
        " What it has freed it gives back every half minute; between, while 50 tables play at once,"
        " it holds some 50 MB more."
        " Discord does not count answers to presses, so a full token keeps nobody from playing:"
        " boards and pings come later, and one edit shows several moves (not counted here). Pings"
        " that were answered are deleted after everything else, unless that takes more than five"
        " seconds. The token is the scarce resource, and further processes add nothing to it."
        " `python -m bench told` makes 15 moves a second on 100 servers against a Discord that"
        " refuses requests above its limits: none is refused, and 95% of the moves are shown within"
        " 3 seconds."
    )
    yield ""
    yield from _beside(compared)
    yield "## The busiest hour"
    yield ""
    yield (
        f"Assumed: {TABLES:g} game under way for each server, and {CHANGES:g} changes of channels,"
        f" roles or threads a day. Measured: {costs.moves:.1f} moves by hand a day at a table, and"
        f" {costs.busiest:.1f} times the mean in the busiest hour, of people in four time zones."
        f" Moves come by chance; {BUDGET} requests a second are used (`REQUESTS_PER_SECOND`), of"
        f" the {TOKEN} that Discord allows."
    )
    yield ""
    loads = [load(servers, costs) for servers in SIZES]
    yield from _table(loads)
    yield ""
    yield _packing(costs)
    yield ""
    yield from _advice(costs, loads)


def _one(costs: Costs) -> Iterator[str]:
    """Yield the table rows that say what one process carries of each resource."""

    def tables(moves: float) -> str:
        """Return how many games under way make that many moves a second in the busiest hour."""
        return f"{moves * _DAY / costs.moves / costs.busiest:,.0f}"

    by_token, by_loop = BUDGET / costs.requests, 1 / costs.loop
    yield (
        f"| requests that Discord counts | {costs.requests:.2f} a move |"
        f" {by_token:.0f} moves a second, {tables(by_token)} games under way |"
    )
    yield (
        f"| the event loop | {1000 * costs.loop:.1f} ms a move |"
        f" {by_loop:.0f} moves a second, {tables(by_loop)} games |"
    )
    yield (
        f"| pictures and the disk, on other cores | {1000 * costs.beside:.1f} ms a move |"
        f" {1 / costs.beside:.0f} moves a second and core |"
    )
    yield (
        f"| commits to PostgreSQL, 50 tables at once | {1000 / costs.commits:.2f} ms a move |"
        f" {costs.commits:,.0f} moves a second |"
    )
    yield (
        f"| memory while 50 tables play | {costs.memory:.0f} MB, and"
        f" {1000 * costs.server:.0f} KB a server |"
        f" {1000 / costs.server:,.0f} servers a gigabyte |"
    )
    yield (
        f"| the gateway's other events | {1e6 * costs.change:.0f} µs each |"
        f" {1 / costs.change:,.0f} a second |"
    )
    yield (
        f"| PostgreSQL's disk | {costs.stored / 1000:.1f} KB a move, {costs.dumped:.0f} bytes in a"
        f" dump | {1e9 / costs.stored / 1e6:.1f} million moves a gigabyte |"
    )


def _beside(compared: Sequence[Compared]) -> Iterator[str]:
    """Yield the section that compares each figure with its floor, as a table, and its notes."""
    yield "## Compared with the least possible cost"
    yield ""
    yield "| | measured | beside | ratio | wanted |"
    yield "|---|---:|---:|---:|---:|"
    for one in compared:
        wanted = "" if one.target is None else f"{_BOUNDS[one.sense]} {one.target:g}"
        yield (
            f"| {one.name} | {_number(one.ours)} {one.unit}"
            f" | {_number(one.floor)} {one.unit}, {one.beside} | {one.ratio:.2f} | {wanted} |"
        )
    yield ""
    yield (
        "Several moves in one commit save waiting for the disk: the faster the disk, the less they"
        " save. Times vary with the load of the machine, which is above. A start reads games in"
        " progress only. After a downtime 200 tables at a time are updated, so that presses are"
        " answered meanwhile. Where bots, PostgreSQL and the simulated Discord share two cores, a"
        " second process can only take from the first; the processor time of a turn shows whether"
        " they hinder each other. Whole turns were measured while four people pressed at all"
        " tables; many presses were refused as too fast, which costs little. With four people at"
        " each table one process answers 59 whole turns a second (`python -m bench turns`,"
        " 28 November 2026); two processes were not measured again."
    )
    yield ""


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"  # noqa: PLR2004


def _packing(costs: Costs) -> str:
    """Return the paragraph that says why finished games are not packed, with their sizes."""
    whole, packed = (costs.game * size / 1000 for size in (costs.stored, costs.packed))
    return (
        f"A game of Clash of Vikings, {costs.game:.0f} moves, takes {whole:.0f} KB on a server."
        f" Packed into one row it would take {packed:.0f} KB. It is not packed: a dump is about as"
        " small already, `KEEP_DAYS` deletes all of it, and every reader of a game would have to"
        " know two forms. Packing pays once a year of games no longer fits on a disk."
    )


def _table(loads: Sequence[Load]) -> Iterator[str]:
    """Yield the lines of the table of loads, a column for each number of servers."""
    rows: tuple[tuple[str, Callable[[Load], str]], ...] = (
        ("processes", lambda one: f"{one.processes}"),
        ("moves a second", lambda one: f"{one.moves:.1f}"),
        ("gateway events a second", lambda one: f"{one.gateway:.1f}"),
        ("requests a second", lambda one: f"{one.requests:.1f}"),
        ("of the budget of the token", lambda one: f"{one.token:.0%}"),
        ("of each event loop", lambda one: f"{one.loop:.1%}"),
        ("cores in all", lambda one: f"{one.cores:.2f}"),
        ("of the commits of each process", lambda one: f"{one.disk:.2%}"),
        ("connections to PostgreSQL", lambda one: f"{one.connections}"),
        ("memory of each process, MB", lambda one: f"{one.memory:,.0f}"),
        ("minutes until all shards are connected", lambda one: f"{one.identify:.1f}"),
        ("answered, 95 of 100 within", lambda one: f"{1000 * one.answered:.0f} ms"),
        ("told to the table, 95 of 100 within", _spelt),
        ("gigabytes more a year", lambda one: f"{one.grows:,.0f}"),
        ("gigabytes of a dump after a year", lambda one: f"{one.dump:,.1f}"),
        ("**nearest to its limit**", lambda one: one.first),
    )
    yield "| servers | " + " | ".join(f"{one.servers:,}" for one in loads) + " |"
    yield "|---|" + "---:|" * len(loads)
    for name, value in rows:
        yield f"| {name} | " + " | ".join(value(one) for one in loads) + " |"


def _spelt(one: Load) -> str:
    return "never: they pile up" if one.token >= 1 else f"{one.told:.1f} s"


def _advice(costs: Costs, loads: Sequence[Load]) -> Iterator[str]:
    """Yield lines of advice by number of servers; ``loads`` are those of ``SIZES``."""
    full = BUDGET / costs.requests * _DAY / costs.busiest / costs.moves / TABLES
    yield "## What to add, and when"
    yield ""
    few, _, many = loads
    yield (
        f"- **1,000 servers.** Nothing: a file and one process, {few.loop:.1%} of its loop in the"
        " busiest hour. Add a stand-by on PostgreSQL if the bot must never be away for a minute."
    )
    yield (
        "- **2,500 servers.** Discord requires a second shard; one process connects as many as"
        " Discord advises, without any setting."
    )
    yield (
        f"- **10,000 servers.** One process still carries it. Give it two cores, so that pictures"
        " have one of their own. PostgreSQL and a second process (`compose.postgres.yaml`) shorten"
        f" a restart: shards connect one every {BETWEEN_SHARDS} seconds, and only those of the"
        " process that is restarted are away. Roles, TLS, backups and new releases without downtime"
        " are on [a page of their own](postgres.md)."
    )
    yield (
        f"- **{round(full, -3):,.0f} servers.** The token is full in the busiest hour, long before"
        " anything else. Above that, raise `EDIT_SECONDS`, so that one edit shows several moves, or"
        " ask Discord for a higher limit and set `REQUESTS_PER_SECOND` to it."
    )
    yield (
        f"- **100,000 servers.** {many.processes} processes, more for memory and restarts than"
        f" for speed: {many.loop:.0%} of each loop. The token would need"
        f" {many.requests:.0f} requests a second. The database grows by {many.grows:,.0f} GB a"
        " year: set `KEEP_DAYS`, and archive the write-ahead log instead of dumping all of it each"
        " night ([PostgreSQL](postgres.md))."
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the page on scale, or write it to ``PAGE`` with ``--write``.

    The costs come from ``bench/costs.json``, the requests of a move from a lab report.
    """
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/run/scale.md")
    asked = parser.parse_args(arguments)
    counted = re.search(r"limit: ([\d.]+) for each move", FORTNIGHT.read_text(encoding="utf-8"))
    assert counted is not None
    text = page(*measured(float(counted[1])))
    if asked.write:
        PAGE.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


def measured(requests: float) -> tuple[Costs, Mapping[str, str], Sequence[Compared]]:
    """Return costs, machine and comparisons from the figures in ``bench/costs.json``.

    Only figures with a floor are compared.
    """
    found = msgspec.json.decode(COSTS.read_bytes())
    figures = {figure["name"]: figure["ours"] for figure in found["figures"]}
    compared = [
        msgspec.convert(one, Compared) for one in found["figures"] if one["floor"] is not None
    ]
    return read(figures, requests), found["machine"], compared


if __name__ == "__main__":
    main()
