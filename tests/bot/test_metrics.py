"""What a monitoring system is told: counts and ages, and nothing that a game hides."""

from __future__ import annotations

import asyncio
import json
import math
import re
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from socket import socket
from unittest.mock import AsyncMock, patch

import pytest
from aiohttp import web
from aiohttp.client import ClientSession
from aiohttp.test_utils import TestServer
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from bot import VERSION
from bot.backups import Backups
from bot.http_trace import trace
from bot.metrics import Gauges, Metrics, OfProcess, Requests, answer_seconds, serving
from bot.presses import PressesInHand
from bot.settings import Settings, SettingsError
from bot.store.loaded import StoreFigures
from bot.store.store import Store
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable
from tests.rigs.table_rig import ANN, BEGIN, BOB, SEED, Clock, house
from tests.rigs.toy_game import Bid

MONITORING = Path(__file__).parents[2] / "docs" / "run" / "monitoring"
NAMES = re.compile(r"\b(?:tabletop|process)_[a-z_]+")
LABELS = re.compile(r"\b([a-z]+)=|\b(?:by|on) \(([a-z, ]+)\)")
OF_PROMETHEUS = {"job", "instance"}
"""Labels by which it tells processes apart."""

Sample = tuple[str, tuple[str, ...]]


def metrics_of(
    store: Store,
    clock: Clock,
    requests: Requests | None = None,
    barred: tuple[int, ...] = (),
    last_backup: Callable[[], datetime | None] = lambda: BEGIN - timedelta(hours=2),
) -> Metrics:
    gauges = Gauges(
        is_connected=lambda: True,
        servers=lambda: 3,
        thinking=lambda: 0,
        barred=lambda: barred,
        last_backup=last_backup,
    )
    return Metrics(store, requests or Requests(), gauges, clock)


async def said(metrics: Metrics, *others: Collector) -> str:
    """Read the store once, and give out what a scrape would get."""
    await metrics.read()
    registry = CollectorRegistry(auto_describe=False)
    registry.register(metrics)
    for other in others:
        registry.register(other)
    return generate_latest(registry).decode()


def samples(text: str) -> Iterator[tuple[Sample, float]]:
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            yield (sample.name, tuple(sample.labels.values())), sample.value


async def test_the_figures_are_those_of_the_host(tmp_path: Path) -> None:
    """Tables, moves, what is overdue and what is unsaid, as they stand."""
    clock = Clock()
    async with house(tmp_path / "one.sqlite3", clock) as one:
        await one.lobby()
        table = await one.game(BOB)
        await one.answer(table.id, ANN, Bid(1))
        clock.pass_(days=30)
        found = dict(samples(await said(metrics_of(one.store, clock))))
        barred = dict(samples(await said(metrics_of(one.store, clock, barred=(1, 2)))))
    assert found["tabletop_barred_tables", ()] == 0
    # Nothing is late where a server does not let the bot speak.
    assert (barred["tabletop_barred_tables", ()], barred["tabletop_outbox_lag_seconds", ()]) == (
        2,
        0,
    )
    assert found["tabletop_tables", ("toy", "lobby")] == 1
    assert found["tabletop_tables", ("toy", "playing")] == 1
    # The set-up is a move, too.
    assert found["tabletop_moves_total", ()] == 2
    assert found["tabletop_overdue_deadlines", ()] == 1
    assert found["tabletop_outbox_lag_seconds", ()] == 30 * 24 * 3600
    assert found["tabletop_commits_total", ()] >= 3
    assert found["tabletop_figures_age_seconds", ()] == 0
    assert found["tabletop_backup_age_seconds", ()] == (30 * 24 + 2) * 3600
    assert found["tabletop_backup_interval_seconds", ()] == 3600
    assert found["tabletop_servers", ()] == 3
    assert found["tabletop_server_limit", ()] == float("inf")
    assert (found["tabletop_own_shards", ()], found["tabletop_shards", ()]) == (1, 1)


async def test_two_games_that_only_differ_in_what_is_hidden_look_the_same(tmp_path: Path) -> None:
    """F37: neither a hand nor a seed, a name or an id is in the figures."""
    texts = []
    for bid in (1, 2):
        clock = Clock()
        async with house(tmp_path / f"{bid}.sqlite3", clock) as one:
            table = await one.game(BOB)
            await one.answer(table.id, ANN, Bid(bid))
            text = await said(metrics_of(one.store, clock))
            texts.append(re.sub(r"tabletop_commits_total \S+", "", text))
    assert texts[0] == texts[1]
    for secret in (SEED, ANN.name, BOB.name):
        assert secret not in texts[0]


async def test_requests_are_counted_by_their_outcome() -> None:
    """Those that Discord refuses, and those that nobody answered."""

    async def answer(request: web.Request) -> web.Response:
        status = int(request.query["status"])
        return web.Response(body=b"{}", status=status, content_type="application/json")

    application = web.Application()
    application.router.add_get("/", answer)
    requests = Requests()
    config = trace(requests.heed)
    async with TestServer(application) as discord, ClientSession(trace_configs=[config]) as session:
        for status in (200, 200, 429):
            async with session.get(discord.make_url(f"/?status={status}")):
                pass
        nowhere = discord.make_url("/?status=200")
        await discord.close()
        with pytest.raises(OSError, match="Cannot connect"):
            await session.get(nowhere)
    assert {("GET", "200"): 2, ("GET", "429"): 1, ("GET", "lost"): 1} == requests.answered


async def test_the_port_is_open_to_this_machine_alone_and_closed_by_default(
    tmp_path: Path,
) -> None:
    """What it serves is read by the parser of the same package; it is free again afterwards."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert Settings().metrics_port == 0
    settings = Settings(metrics_port=port)
    clock = Clock()
    async with house(tmp_path / "one.sqlite3", clock) as one:
        metrics = metrics_of(one.store, clock)
        for _ in range(2):
            async with (
                serving(settings, metrics, answer_seconds()),
                ClientSession() as session,
                session.get(f"http://127.0.0.1:{port}/metrics") as answer,
            ):
                found = dict(samples(await answer.text()))
                assert found["tabletop_build_info", (VERSION,)] == 1
                assert found["process_resident_memory_bytes", ()] > 0
                assert found["process_open_fds", ()] > 0
                assert found["tabletop_answer_seconds_count", ()] == 0


async def test_moves_that_are_counted_no_more_are_no_new_beginning(tmp_path: Path) -> None:
    """Game records count the moves that stand: a rate would take all of the rest for new ones."""
    async with house(tmp_path / "one.sqlite3") as one:
        metrics = metrics_of(one.store, one.clock)
        for stored, counted in ((100, 100), (98, 100), (103, 103)):
            found = StoreFigures(moves=stored)
            with patch.object(one.store, "figures", AsyncMock(return_value=found)):
                text = await said(metrics)
            assert dict(samples(text))["tabletop_moves_total", ()] == counted


def test_the_process_is_measured_where_little_of_proc_is_shown(tmp_path: Path) -> None:
    """The systemd unit hides all but the processes (ProcSubset=pid), and an alarm counts files."""
    (tmp_path / "self").symlink_to("/proc/self")
    registry = CollectorRegistry(auto_describe=False)
    registry.register(OfProcess(str(tmp_path)))
    found = dict(samples(generate_latest(registry).decode()))
    assert found["process_open_fds", ()] > 0
    assert found["process_max_fds", ()] > 0
    assert found["process_cpu_seconds_total", ()] > 0
    ago = time.time() - found["process_start_time_seconds", ()]
    assert 0 <= ago + 1 < 3600


async def test_a_backup_folder_that_is_away_takes_no_other_figure_with_it(tmp_path: Path) -> None:
    """Else a volume that is away would look like a bot that does not run."""
    away = tmp_path / ("x" * 300)
    backups = Backups(tmp_path / "one.sqlite3", away, timedelta(hours=1), 24)
    async with house(tmp_path / "one.sqlite3") as one:
        metrics = metrics_of(one.store, one.clock, last_backup=backups.latest)
        found = dict(samples(await said(metrics)))
    assert found["tabletop_backup_age_seconds", ()] == math.inf
    assert found["tabletop_connected", ()] == 1


async def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    """Whoever runs the bot reads which setting is in the way."""
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(metrics_port=taken.getsockname()[1])
        async with house(tmp_path / "one.sqlite3") as one:
            with pytest.raises(SettingsError, match=r"METRICS_PORT cannot be used at 127\.0\.0\.1"):
                async with serving(settings, metrics_of(one.store, one.clock), answer_seconds()):
                    pass


@pytest.mark.parametrize(
    "host", ["192.0.2.1", "no.such.host.invalid", "127.0.0.1.5", "::g", "a..b"]
)
async def test_an_address_of_another_machine_is_one_sentence(tmp_path: Path, host: str) -> None:
    """The setting that is named is the one to correct; 192.0.2.1 is for examples (RFC 5737)."""
    settings = Settings(metrics_port=1, metrics_host=host)
    async with house(tmp_path / "one.sqlite3") as one:
        with pytest.raises(SettingsError, match=f"METRICS_HOST cannot be used at {host}:1: "):
            async with serving(settings, metrics_of(one.store, one.clock), answer_seconds()):
                pass


async def test_the_dashboard_and_the_alarms_read_what_is_served(tmp_path: Path) -> None:
    """A figure that was renamed would leave a panel empty and an alarm silent."""
    requests = Requests()
    requests.answered["GET", "200"] = 1
    clock = Clock()
    async with house(tmp_path / "one.sqlite3", clock) as one:
        await one.game(BOB)
        answers = answer_seconds()
        answers.observe(0.3)
        process = OfProcess()
        text = await said(metrics_of(one.store, clock, requests), answers, process)
    families = [*text_string_to_metric_families(text)]
    served = {sample.name for family in families for sample in family.samples}
    labels = {name for family in families for one in family.samples for name in one.labels}
    dashboard = (MONITORING / "dashboard.json").read_text(encoding="utf-8")
    shown = {t["expr"] for panel in json.loads(dashboard)["panels"] for t in panel["targets"]}
    alarms = (MONITORING / "alarms.yml").read_text(encoding="utf-8")
    watched = re.findall(r"^ +expr: (.+)$", alarms, re.MULTILINE)
    assert watched
    used = {name for expression in (*shown, *watched) for name in NAMES.findall(expression)}
    assert used
    assert not used - served
    # A label that was renamed would do the same.
    told = {
        label
        for expression in (*shown, *watched)
        for pair in LABELS.findall(expression)
        for label in ", ".join(pair).split(", ")
    }
    assert {"game", "status", "le"} == told - {""} - OF_PROMETHEUS <= labels


def test_what_every_process_says_of_all_tables_is_added_up_nowhere() -> None:
    """Two processes on one database would show each game twice."""
    for name in ("dashboard.json", "alarms.yml"):
        text = (MONITORING / name).read_text(encoding="utf-8")
        assert not re.findall(r"sum by \([a-z, ]+\) \(tabletop_(?:tables|moves|overdue)", text)


async def test_how_long_people_wait_for_an_answer_is_counted_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Up to the answer, whatever is done afterwards; what ends without one is not counted."""
    now = 100.0
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", lambda: now)
    waited: list[float] = []
    presses = PressesInHand(waited.append)
    answered, unheard = presses.answered, presses.unheard

    async def press(*said: Callable[[], None], error: BaseException | None = None) -> None:
        nonlocal now
        presses.take()
        presses.take()
        now += 2
        for say in said:
            say()
        now += 3
        if error is not None:
            raise error

    presses.answered()
    tasks = [press(error=ValueError()), press(error=asyncio.CancelledError())]
    tasks += [press(answered, error=KeyError()), press(answered, answered)]
    tasks += [press(), press(unheard, answered)]
    await asyncio.gather(*tasks, return_exceptions=True)
    assert waited == [2, 2]
    assert 0 == await presses.finish(0, 0)


def answered(discord: Server) -> float:
    """Tell how many presses and commands the bot has counted as answered."""
    (family,) = discord.host.answers.collect()
    (count,) = (one.value for one in family.samples if one.name.endswith("_count"))
    return count


async def test_every_press_and_command_is_counted_with_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever answers: a sentence, a form, the message that was pressed, or an error."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, seats=3)
        host, guest, *_ = discord.people

        async def counts(custom_id: str) -> float:
            before = answered(discord)
            await discord.forge(guest, table.lobby, custom_id)
            return answered(discord) - before

        before = answered(discord)
        await host.slash(discord.channel, "help")
        assert 1 == answered(discord) - before
        assert 1 == await counts(f"t1:{table.id}:-:join")
        assert 1 == await counts(f"t1:{table.id}:-:start")
        assert 1 == await counts(f"t1:{table.id}:-:note")
        with monkeypatch.context() as broken:
            broken.setattr(discord.host.tables.lobbies, "leave", None)
            assert 1 == await counts(f"t1:{table.id}:-:leave")
        assert "TypeError" in discord.errors.lines.pop()


@pytest.mark.parametrize("path", ["/callback", "/@original"])
async def test_a_press_that_nobody_answers_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """Neither where Discord takes no acknowledgement nor where every answer is lost."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        before = answered(discord)

        def breaking(_: object, __: str, asked: str) -> None:
            if asked.endswith(path):
                raise ConnectionResetError(104, "the connection was reset")

        with monkeypatch.context() as network:
            network.setattr("simcord.http.router._check_faults", breaking)
            await table.players[0].slash(discord.channel, "table hand")
        assert before == answered(discord)
        await table.players[0].slash(discord.channel, "table hand")
        assert before + 1 == answered(discord)
