"""The bot as Discord knows it: what it may hear, and that it starts with whatever works."""

from __future__ import annotations

import ast
import asyncio
import logging
import stat
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock, Mock, PropertyMock, patch

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.ext import commands
from discord.http import HTTPClient, Route

from bot import client, command_registration
from bot.app import open_app
from bot.client import EXTENSIONS, GUILDS_WARNING, VERIFICATION_FROM, TabletopBot
from bot.i18n.texts import LANGUAGES, texts
from bot.model.refusal import Refused
from bot.settings import Settings
from tests.rigs.as_strict_as_discord import page
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, alt

ROOT = Path(__file__).parents[2]


def registered(settings: Settings) -> Path:
    """The file that says which commands Discord took last."""
    return settings.database.with_name(settings.database.name + ".commands")


def calls(folder: str) -> set[str]:
    """Every name that the code of a package calls."""
    return {
        node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    }


async def test_the_bot_asks_for_nothing_privileged_and_calls_nobody_by_itself(
    tmp_path: Path,
) -> None:
    """F45, F60, F65: shards, the intent of servers alone, and no mention that is not asked for."""
    settings = Settings(database=tmp_path / "host.sqlite3")
    async with open_app(settings, shard_count=1) as host:
        assert isinstance(host, commands.AutoShardedBot)
        assert discord.Intents(guilds=True) == host.intents
        assert host.allowed_mentions is not None
        assert {"parse": []} == {**host.allowed_mentions.to_dict()}
        assert host._connection.max_messages is None
        assert discord.MemberCacheFlags.none() == host._connection.member_cache_flags


async def test_every_command_is_for_servers_that_have_the_bot(tmp_path: Path) -> None:
    """F53: nobody opens a table on a server where the bot cannot show it.

    Of a command that does not say so Discord takes what the application is set to, and of a new
    application that is both: servers and people's own accounts.
    """
    async with server(tmp_path) as discord_:
        tree = discord_.host.tree
        for command in tree.get_commands():
            payload = command.to_dict(tree)
            assert [0] == payload["integration_types"], command.name
            in_servers = payload.get("contexts") == [0]
            assert in_servers is (command.name not in {"help", "rules", "me"}), command.name


async def test_texts_mention_the_commands_that_discord_took(tmp_path: Path) -> None:
    """A mention reads in the language of the reader's Discord, whatever the text speaks."""
    async with server(tmp_path) as discord_:
        known = {command.name: command.id for command in await discord_.host.tree.fetch_commands()}
        for language in LANGUAGES:
            assert f"</table list:{known['table']}>" in texts(language)("refused-no-table")
            assert f"</help:{known['help']}>" in texts(language)("list-empty")


async def test_a_cog_that_does_not_load_blocks_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F1: the rest starts, answers and plays, and the bot stays on its servers."""
    monkeypatch.setattr(client, "EXTENSIONS", (*EXTENSIONS[:3], "cogs.nonsense", *EXTENSIONS[3:]))
    async with server(tmp_path) as discord_:
        (line,) = discord_.errors.lines
        assert "cogs.nonsense failed to load" in line
        discord_.errors.lines.clear()
        assert set(EXTENSIONS) == set(discord_.host.extensions)
        assert [discord_.guild.id] == [guild.id for guild in discord_.host.guilds]
        table = await PlayedTable.started(discord_)
        assert alt(await table.board())


async def test_a_part_of_the_table_group_that_does_not_load_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F1: the commands under ``/table`` come from several cogs, and any of them may fail."""
    left = tuple(name for name in EXTENSIONS if name != "cogs.commands.table.moves")
    monkeypatch.setattr(client, "EXTENSIONS", left)
    async with server(tmp_path) as discord_:
        group = discord_.host.tree.get_command("table")
        assert isinstance(group, discord.app_commands.Group)
        assert {"join", "options", "pause", "undo"} <= {command.name for command in group.commands}
        assert {"PressCommands", "ViewCommands"} <= set(discord_.host.cogs)


TOO_MANY = discord.HTTPException(
    Mock(status=400, reason="Bad Request"),
    {"code": 30032, "message": "Too many commands"},
)


async def test_a_bot_whose_commands_discord_refuses_goes_on_with_the_old_ones(
    tmp_path: Path,
) -> None:
    """F1: what is played goes on; nobody waits for a registration."""

    async def refuse(*_: object, **__: object) -> None:
        raise TOO_MANY

    async with server(tmp_path) as discord_:
        table = await PlayedTable.started(discord_)
        registered(discord_.settings).unlink()
        with patch.object(HTTPClient, "bulk_upsert_global_commands", refuse):
            await discord_.restart()
        (line,) = discord_.errors.lines
        assert "Commands not registered, those of the last start stay" in line
        discord_.errors.lines.clear()
        await table.play(3)


@pytest.mark.parametrize(
    "error",
    [
        discord.DiscordServerError(Mock(status=503, reason="Service Unavailable"), "no"),
        discord.Forbidden(
            Mock(status=403, reason="Forbidden"),
            {"code": 40333, "message": "internal network error"},
        ),
        page(403),
        ConnectionResetError(104, "reset"),
    ],
    ids=repr,
)
async def test_commands_are_registered_once_discord_is_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """F1: an update's new commands do not wait for the next start."""
    waited: list[float] = []
    failures = [error] * 4

    async def register(*_: object, payload: list[dict[str, object]]) -> list[dict[str, object]]:
        if failures:
            raise failures.pop()
        return [{**one, "id": 700 + number} for number, one in enumerate(payload)]

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    settings = Settings(database=tmp_path / "host.sqlite3")
    async with open_app(settings, shard_count=1) as host:
        host._connection.application_id = 4711
        await host.setup_hook()
        monkeypatch.setattr(command_registration, "asyncio", SimpleNamespace(sleep=sleep))
        with patch.object(HTTPClient, "bulk_upsert_global_commands", register):
            await host._registration.run(registers=True)
    assert [10, 60, 600, 600] == waited
    assert "</help:7" in registered(settings).read_text()


async def test_commands_are_registered_once_for_each_release(tmp_path: Path) -> None:
    """F1: Discord counts new commands and has who registers too many wait for hours."""
    async with server(tmp_path) as discord_:
        file = registered(discord_.settings)
        assert 0o600 == stat.S_IMODE(file.stat().st_mode)
        kept = file.read_bytes()
        sent = []

        async def register(*_: object, payload: list[dict[str, object]]) -> list[dict[str, object]]:
            sent.append(payload)
            return [{**one, "id": 700 + number} for number, one in enumerate(payload)]

        with patch.object(HTTPClient, "bulk_upsert_global_commands", register):
            await discord_.restart()
            assert [] == sent
            for other in (b"", b"{}", kept.replace(b"</help:", b"</help:9"), kept[:60] + kept[61:]):
                file.write_bytes(other)
                await discord_.restart()
                assert sent.pop()
                assert "</help:70" in file.read_text() or "</help:71" in file.read_text()


async def test_a_start_waits_for_no_registration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F1: a refusal with a wait of hours is waited out by a task; texts know the commands."""
    monkeypatch.setattr(client, "COMMAND_SECONDS", 0)
    let_on = asyncio.Event()

    async def register(*_: object, payload: list[dict[str, object]]) -> list[dict[str, object]]:
        await let_on.wait()
        return [{**one, "id": 700 + number} for number, one in enumerate(payload)]

    settings = Settings(database=tmp_path / "host.sqlite3")
    registered(settings).write_bytes(b'{"digest":"0","mentions":{"help":"</help:1>"}}')
    with patch.object(HTTPClient, "bulk_upsert_global_commands", register):
        async with open_app(settings, shard_count=1) as host:
            host._connection.application_id = 4711
            await host.setup_hook()
            assert "Command registration delayed" in caplog.text
            registering = host._registering
            assert registering is not None
            assert "</help:1>" in texts("en")("list-empty")
            let_on.set()
            await registering
            assert "</help:7" in texts("en")("list-empty")
    assert "</help:7" in registered(settings).read_text()


async def test_a_request_that_is_given_up_in_a_limit_of_all_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F46: the library would wait for its end for ever; a probe is given up after ten seconds."""
    monkeypatch.setattr(client, "PROBE_SECONDS", 0.05)
    monkeypatch.setattr(client, "MAX_WAIT_SECONDS", 0.2)
    limits = [b'{"global": true, "retry_after": 30.0, "message": "You are being rate limited."}']

    async def answer(request: web.Request) -> web.Response:
        headers = {"Via": "1.1 google", "Content-Type": "application/json"}
        if request.path == "/gateway" and limits:
            return web.Response(body=limits.pop(), status=429, headers=headers)
        return web.Response(body=b'{"id": "1", "url": "wss://discord.gg"}', headers=headers)

    application = web.Application()
    application.router.add_get("/{path:.*}", answer)
    settings = Settings(database=tmp_path / "host.sqlite3")
    async with TestServer(application) as discord_, open_app(settings, shard_count=1) as host:
        monkeypatch.setattr(Route, "BASE", str(discord_.make_url("")).rstrip("/"))
        monkeypatch.setattr(host._registration, "run", AsyncMock())
        await host.http.static_login("token")
        await host.setup_hook()
        await host.probe()
        assert [] == limits
        async with asyncio.timeout(5):
            await host.http.request(Route("GET", "/gateway"))
        await host.http.close()


def test_no_code_leaves_a_server_or_keeps_a_view() -> None:
    """F1, F3, F4: no such call anywhere; views are made in one place and hold no state."""
    made = calls("cogs") | calls("bot")
    assert set() == made & {"leave_guild", "add_view", "wait_for", "Embed"}
    for path in (*(ROOT / "cogs").rglob("*.py"), *(ROOT / "bot").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert path.name == "components.py" or "ui.View(" not in text, path.name
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                bases = {ast.unparse(base).rsplit(".", 1)[-1] for base in node.bases}
                assert set() == bases & {"View", "LayoutView", "Modal"}, path.name
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
                ("LayoutView", "Modal")
            ):
                assert path.name in {"components.py", "forms.py"}, path.name


@pytest.mark.parametrize("servers", [GUILDS_WARNING - 1, GUILDS_WARNING])
async def test_the_number_of_servers_is_told_before_discord_minds(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, servers: int
) -> None:
    """F45: sharding is required from 2,500 on; the log says so from 2,000 on."""
    settings = Settings(database=tmp_path / "host.sqlite3")
    async with open_app(settings, shard_count=1) as host:
        present = PropertyMock(return_value=[object()] * servers)
        with (
            patch.object(TabletopBot, "guilds", present),
            caplog.at_level(logging.INFO, "bot.client"),
        ):
            await host.on_ready()
    assert f"(servers: {servers})" in caplog.text
    assert ("2,500" in caplog.text) is (servers >= GUILDS_WARNING)


async def test_an_event_in_an_outage_of_the_database_is_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """F112: the store says once a minute that it fails; what nobody expected is told each time."""
    settings = Settings(database=tmp_path / "host.sqlite3")
    async with open_app(settings, shard_count=1) as host:
        for error in (Refused("store-failed"), Refused("store-unknown"), KeyError()):
            try:
                raise error
            except (Refused, KeyError):
                await host.on_error("on_guild_remove")
    assert ["ERROR"] == [record.levelname for record in caplog.records]


@pytest.mark.parametrize("servers", [VERIFICATION_FROM - 1, VERIFICATION_FROM])
@pytest.mark.parametrize("verified", [False, True])
async def test_the_cap_of_an_app_that_is_not_verified_is_told_in_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, servers: int, *, verified: bool
) -> None:
    """F45: no further server than the hundredth; whoever runs the bot reads it from 75 on."""
    async with server(tmp_path) as discord_:
        host = discord_.host
        user = SimpleNamespace(public_flags=discord.PublicUserFlags(verified_bot=verified))
        with (
            patch.object(TabletopBot, "guilds", PropertyMock(return_value=[object()] * servers)),
            patch.object(TabletopBot, "user", PropertyMock(return_value=user)),
        ):
            host.dispatch("guild_join", discord_.guild)
            await discord_.env.settle()
            told = servers >= VERIFICATION_FROM and not verified
            assert ("not verified" in host.sign().notice) is told
            assert (f"On {servers} servers" in caplog.text) is told
            caplog.clear()
            await host.on_ready()
            assert ("apply for verification (docs/run/verification.md)" in caplog.text) is told


async def test_pictures_on_buttons_that_cannot_be_drawn_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As one of a game from a package: the operator would wonder where all of them are."""
    settings = Settings(database=tmp_path / "host.sqlite3")
    async with open_app(settings, shard_count=1) as host:
        host.keep_icons = AsyncMock(side_effect=ValueError("no such colour"))
        with patch.object(host, "wait_until_ready", AsyncMock()):
            await host.go_on_showing_icons()
    (record,) = [one for one in caplog.records if one.levelname == "ERROR"]
    assert "Pictures on buttons failed" in record.getMessage()
    assert record.exc_info is not None


async def test_commands_that_fail_unexpectedly_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """F1: else there would be none, and nobody would know why."""
    settings = Settings(database=tmp_path / "host.sqlite3")
    async with open_app(settings, shard_count=1) as host:
        host._connection.application_id = 4711
        failing = AsyncMock(side_effect=ValueError("no answer of Discord"))
        with patch.object(HTTPClient, "bulk_upsert_global_commands", failing):
            await host.setup_hook()
    assert ["Commands not registered, those of the last start stay"] == [
        one.getMessage() for one in caplog.records if one.levelname == "ERROR"
    ]
