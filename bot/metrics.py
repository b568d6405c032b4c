"""What a monitoring system may know of the host, in the format of Prometheus.

Counts and ages alone: no name, no id, nothing of what a game hides. The port is closed unless
``METRICS_PORT`` opens it, and open to this machine alone unless ``METRICS_HOST`` says otherwise.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from bot import VERSION
from bot.background import background
from bot.http_trace import Outcome
from bot.model.shards import ALL, Shards
from bot.model.times import to_ms
from bot.settings import Settings, SettingsError
from bot.store.error import StoreError
from bot.store.loaded import StoreFigures
from bot.store.store import Store

_LOG = logging.getLogger(__name__)

EVERY_SECONDS = 10
"""Seconds between queries of the store; a scrape in between reads the last result."""
ANSWER_BUCKETS = (0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30)
"""Upper bounds of the histogram of answers, in seconds."""
_SECOND = 1000
_HOUR = 3600
_OF_PORT = (errno.EADDRINUSE, errno.EACCES)
"""Errors that another port mends; the others mean the address."""


class Requests:
    """Counts the requests to Discord, those included that the library repeats."""

    def __init__(self) -> None:
        self.answered: Counter[tuple[str, str]] = Counter()
        """By method and status; ``lost`` where no answer came."""

    def heed(self, found: Outcome) -> None:
        """Count a request by its method and status."""
        status = "lost" if found.status is None else str(found.status)
        self.answered[found.method, status] += 1


class Gauges(NamedTuple):
    """What the parts of the host say about themselves whenever they are asked."""

    is_connected: Callable[[], bool]
    servers: Callable[[], int]
    thinking: Callable[[], int]
    """Number of AI decisions that are queued or in work."""
    barred: Callable[[], Collection[int]] = tuple
    """Tables of which nothing can be told before somebody gives the bot a permission."""
    paused_servers: Callable[[], int] = int
    """Servers where background updates pause after too many refused requests."""
    server_limit: Callable[[], float] = lambda: math.inf
    """Most servers that Discord lets the bot be on."""
    shards: Shards = ALL
    """Which shards are this process's own."""
    backup_hours: float = 1
    """From one backup to the next."""
    last_backup: Callable[[], datetime | None] | None = None
    """When the latest backup was made, None for none yet; no function where none are made."""


def answer_seconds() -> Histogram:
    """Return a new histogram of the seconds from hearing a press or command to its answer.

    It is registered nowhere yet.
    """
    return Histogram(
        "tabletop_answer_seconds",
        "From hearing a press or command to its answer.",
        buckets=ANSWER_BUCKETS,
        registry=None,
    )


class Metrics(Collector):
    """Collects the figures of a host: those of its parts now, those of its store as last read."""

    def __init__(
        self, store: Store, requests: Requests, gauges: Gauges, now: Callable[[], datetime]
    ) -> None:
        """Take the sources of the figures; those of the store are empty until they are read.

        The last ones are kept.
        """
        self._store = store
        self._requests = requests
        self._gauges = gauges
        self._now = now
        self._figures = StoreFigures()
        self._moves = 0
        """The most that the store has ever said: a counter that falls counts as begun anew."""
        self._read_at: datetime | None = None
        self._lag = 0.0
        self._barred = 0

    async def read(self) -> None:
        """Read the store's figures; on failure keep the old ones, whose age goes on growing.

        An error of the store is logged at DEBUG.
        """
        try:
            # Here, as a scrape comes on another thread.
            barred = self._gauges.barred()
            self._barred = len(barred)
            self._figures = await self._store.figures(to_ms(self._now()), barred)
            self._moves = max(self._moves, self._figures.moves)
            self._read_at = self._now()
        except StoreError as error:
            _LOG.debug("Metrics of the store not updated: %s", error)

    async def keep_reading(self) -> None:
        """Read the store's figures every ten seconds, until cancelled; measure the loop's lag."""
        loop = asyncio.get_running_loop()
        while True:
            await self.read()
            begun = loop.time()
            await asyncio.sleep(EVERY_SECONDS)
            self._lag = max(0.0, loop.time() - begun - EVERY_SECONDS)

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics, as a scrape reads them; called on the server's thread.

        The figures of the store are those last read, and their age is one of the metrics. Backups
        are left out where none are made.
        """
        now, known = self._now(), self._figures
        tables = GaugeMetricFamily(
            "tabletop_tables", "Live tables by game and status.", labels=("game", "status")
        )
        for labels, count in known.tables.items():
            tables.add_metric(labels, count)
        yield tables
        yield CounterMetricFamily("tabletop_moves", "Moves stored, ever.", value=self._moves)
        yield CounterMetricFamily(
            "tabletop_commits", "Transactions written since the start.", value=known.commits
        )
        yield _gauge("overdue_deadlines", "Limits that have passed unanswered.", known.overdue)
        lag = 0 if known.unsaid_since is None else (to_ms(now) - known.unsaid_since) / _SECOND
        yield _gauge("outbox_lag_seconds", "Age of the oldest change not told yet.", max(0, lag))
        age = float("inf") if self._read_at is None else (now - self._read_at).total_seconds()
        yield _gauge("figures_age_seconds", "Since the store last said its figures.", age)
        yield _gauge("loop_lag_seconds", "How late the event loop last woke up.", self._lag)
        requests = CounterMetricFamily(
            "tabletop_requests", "Requests to Discord by outcome.", labels=("method", "status")
        )
        for labels, count in sorted(self._requests.answered.copy().items()):
            requests.add_metric(labels, count)
        yield requests
        yield _gauge("connected", "Whether Discord is connected.", int(self._gauges.is_connected()))
        yield _gauge("servers", "Servers that the bot is on.", self._gauges.servers())
        limit = self._gauges.server_limit()
        yield _gauge("server_limit", "Servers that Discord lets the bot be on.", limit)
        own = self._gauges.shards
        yield _gauge("own_shards", "Shards of this process.", len(own.own))
        yield _gauge("shards", "Shards of all processes.", own.total)
        yield InfoMetricFamily("tabletop_build", "The release.", value={"version": VERSION})
        yield _gauge("barred_tables", "Tables where the bot lacks a permission.", self._barred)
        paused = self._gauges.paused_servers()
        yield _gauge("paused_servers", "Servers whose updates pause after refusals.", paused)
        yield _gauge("thinking", "Questions that wait for computers.", self._gauges.thinking())
        if self._gauges.last_backup is not None:
            made = self._gauges.last_backup()
            age = float("inf") if made is None else (now - made).total_seconds()
            yield _gauge("backup_age_seconds", "Since the latest backup was made.", age)
            interval = self._gauges.backup_hours * _HOUR
            yield _gauge("backup_interval_seconds", "From one backup to the next.", interval)


class OfProcess(ProcessCollector):
    """Collects memory, open files, processor time and start of the process.

    Nothing of it where there is no /proc.
    """

    def __init__(self, proc: str = "/proc") -> None:
        """Read from ``proc`` at each scrape; nothing is registered."""
        super().__init__(proc=proc, registry=None)

    def _boot_time(self) -> float:
        """Return when the machine was started, in seconds since the epoch; 0 if it has no /proc.

        The library reads /proc/stat, which ``ProcSubset=pid`` of the systemd unit hides, and leaves
        everything out then.
        """
        on_linux = sys.platform == "linux"
        return time.time() - time.clock_gettime(time.CLOCK_BOOTTIME) if on_linux else 0


def _gauge(name: str, what: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"tabletop_{name}", what, value=value)


@asynccontextmanager
async def serving(settings: Settings, metrics: Metrics, answers: Histogram) -> AsyncIterator[None]:
    """Serve metrics over HTTP during a block, if a port is set; else do nothing.

    Besides ``metrics`` these are the response times (``answers``), and memory and time of the
    process. The store's figures are read in the background meanwhile.

    Raises:
        SettingsError: the address or port cannot be used.
    """
    if not settings.metrics_port:
        yield
        return
    registry = CollectorRegistry(auto_describe=False)
    registry.register(metrics)
    registry.register(answers)
    registry.register(OfProcess())
    try:
        server, thread = start_http_server(settings.metrics_port, settings.metrics_host, registry)
    except (OSError, UnicodeError) as error:
        # A name that none can be, as with two dots in a row, is said as a wrong spelling.
        number = getattr(error, "errno", None)
        name = "METRICS_PORT" if number in _OF_PORT else "METRICS_HOST"
        where = f"{settings.metrics_host}:{settings.metrics_port}"
        reason = getattr(error, "strerror", None) or error
        raise SettingsError(f"{name} cannot be used at {where}: {reason}.") from error
    try:
        async with background(metrics.keep_reading, "metrics"):
            yield
    finally:
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        thread.join()
