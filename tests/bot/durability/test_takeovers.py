"""Two hosts, one database: whatever happens to one, the other goes on, and nothing is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from bot.store.postgres.store import PostgresStore
from tests.bot.durability.test_kill import TABLES, asked_of_server, check, note, press_again
from tests.rigs import postgres

FAULTS = int(os.environ.get("TAKEOVERS", "12"))
"""How often something happens; a long run sets hundreds."""
ROOT = Path(__file__).parents[3]
PATIENCE = 300
"""Seconds after which it counts as never: a busy machine may take minutes to start a process."""
OURS = "SELECT pid FROM pg_stat_activity WHERE application_name = 'tabletop-host'"
CUT = f"SELECT pg_terminate_backend(pid) FROM ({OURS}) AS ours"  # noqa: S608 - our own
HUNG, TOO_LONG = 0.5, 12.0
"""Seconds for which the server answers nothing: it is waited for, or given up."""
SESSIONS = (
    "SELECT pid, state, wait_event, now() - state_change AS since, left(query, 60)"
    " FROM pg_stat_activity WHERE application_name = 'tabletop-host'"
)


class Host:
    """A process that plays once it has the database, and what it has said."""

    def __init__(self, place: str) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, "-m", "tests.bot.durability.killed_host", place, str(TABLES)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.lines: list[tuple[str, ...]] = []
        self._read = 0
        self._reading = threading.Thread(target=self._listen, daemon=True)
        self._reading.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith("\n"):
                self.lines.append(tuple(line.split()))

    def said(self) -> list[tuple[str, ...]]:
        """Return what it has said since it was asked last."""
        new = self.lines[self._read :]
        self._read += len(new)
        return new

    @property
    def is_alive(self) -> bool:
        """Whether the process is there."""
        return self.process.poll() is None

    @property
    def plays(self) -> bool:
        """Whether it has had the database."""
        return bool(self.lines)

    def end(self) -> None:
        """Kill it, and hear its last words."""
        self.process.kill()
        self.process.wait()
        self._reading.join()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Pair:
    """A host and its stand-by; one that ends is started anew."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.hosts = [Host(place), Host(place)]
        self.gone: list[Host] = []

    def owner(self) -> Host:
        """Wait until one of them plays."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.renew()
            playing = [host for host in self.hosts if host.plays]
            if len(playing) == 1:
                return playing[0]
            time.sleep(0.02)
        states = [(host.is_alive, len(host.lines), host.lines[-1:]) for host in self.hosts]
        raise AssertionError(f"not one plays: {states}")

    def renew(self) -> None:
        """Start those that have ended anew, as whoever watches over them would."""
        for host in list(self.hosts):
            if not host.is_alive:
                host.end()
                self.gone.append(host)
                self.hosts.remove(host)
                self.hosts.append(Host(self.place))

    def heard(self) -> list[tuple[str, ...]]:
        """Return all that was said since."""
        return [line for host in (*self.gone, *self.hosts) for line in host.said()]

    def strike(self, fault: str, luck: random.Random) -> None:
        """Have something happen to whoever plays."""
        owner = self.owner()
        seen = len(owner.lines)
        patience = luck.choice([0, 2, 10, 40])
        end = time.monotonic() + 20
        while len(owner.lines) < seen + patience and owner.is_alive and time.monotonic() < end:
            time.sleep(0.005)
        match fault:
            case "killed":
                owner.process.kill()
                owner.process.wait()
            case "asleep":
                self.sleep(owner)
            case "cut":
                postgres.psql(CUT)
            case "crash":
                postgres.restart(signal.SIGQUIT)
            case "restart":
                postgres.restart(signal.SIGINT)
            case "hang":
                hang(HUNG if FAULTS < 100 else luck.choice([HUNG, TOO_LONG]))

    def sleep(self, owner: Host) -> None:
        """Have it sleep until the other one plays, and wake up to find that out."""
        owner.process.send_signal(signal.SIGSTOP)
        end = time.monotonic() + PATIENCE
        while not any(host.plays for host in self.hosts if host is not owner):
            # What broke its connection may have ended the stand-by only now.
            self.renew()
            time.sleep(0.02)
            assert time.monotonic() < end, f"nobody takes over: {postgres.psql(SESSIONS)}"
        time.sleep(0.05)
        said = len(owner.lines)
        owner.process.send_signal(signal.SIGCONT)
        owner.process.wait(PATIENCE)
        owner.end()
        late = [line for line in owner.lines[said:] if line[0] in {"played", "spoken"}]
        # What was written before it fell asleep it may still say.
        assert len(late) <= TABLES * 3


def hang(seconds: float) -> None:
    """Have every session of the server stand still for a while."""
    pids = [int(pid) for pid in postgres.psql(f"COPY ({OURS}) TO stdout").split()]
    for what, moment in ((signal.SIGSTOP, seconds), (signal.SIGCONT, 0)):
        for pid in pids:
            # A stand-by that gives up ends its own meanwhile.
            with suppress(ProcessLookupError):
                os.kill(pid, what)
        time.sleep(moment)


@pytest.mark.timeout(PATIENCE + FAULTS * 20)
async def test_whatever_happens_to_one_the_other_goes_on() -> None:
    """F19, F89, F90: 0 lost, 0 doubled, nobody told twice of what was told."""
    address = postgres.fresh()
    luck = random.Random(FAULTS)  # noqa: S311 - what happens, and when
    acknowledged: dict[int, tuple[int, int]] = {}
    spoken: Counter[int] = Counter()
    pair = Pair(address.spelt)
    kinds = ["killed", "asleep", "cut", "crash", "hang", "restart"]
    try:
        for number in range(FAULTS):
            try:
                pair.strike(kinds[number % len(kinds)], luck)
            except AssertionError as error:
                error.add_note(f"after {number} faults")
                raise
            pair.owner()
            note(pair.heard(), acknowledged, spoken)
    finally:
        for host in pair.hosts:
            host.end()
    note(pair.heard(), acknowledged, spoken)
    async with asked_of_server(address) as ask:
        await check(ask, acknowledged, spoken)
    assert len(acknowledged) > FAULTS
    await press_again(await PostgresStore.open(address), acknowledged)
