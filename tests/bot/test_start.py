"""A start keeps nobody waiting: what takes seconds is done before there is an event loop."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from cogs.elements.localisation import Translator
from tests.rigs.discord_server import server

ROOT = Path(__file__).parents[2]

_START = """
import asyncio, sys
from pathlib import Path
from bot.__main__ import read_in
from bot.app import open_app
from bot.client import EXTENSIONS
from bot.i18n.texts import texts
from bot.settings import Settings

OWN = ("bot", "cogs", "games", "rendering", "players", "PIL", "fluent")

def read():
    return {name for name in sys.modules if name.split(".")[0] in OWN}, texts.cache_info().misses

async def start():
    async with open_app(Settings(database=Path(sys.argv[1])), shard_count=1) as host:
        for extension in EXTENSIONS:
            await host.load_extension(extension)

read_in()
before = read()
asyncio.run(start())
print(sorted(read()[0] - before[0]), read()[1] - before[1])
"""


def test_nothing_is_read_in_once_the_event_loop_runs(tmp_path: Path) -> None:
    """F49: neither code nor texts; a heartbeat and whoever says stop would wait for it."""
    ended = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", _START, str(tmp_path / "host.sqlite3")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ("[] 0\n", "") == (ended.stdout, ended.stderr)


async def test_the_commands_are_spelt_for_discord_a_few_at_a_time(tmp_path: Path) -> None:
    """F49: eighteen thousand texts are asked for in one go, and others have their turns between."""
    async with server(tmp_path) as discord:
        tree, known = discord.host.tree, discord.host.tree.get_commands()
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    for command in known:
        before = turns
        payload = await command.get_translated_payload(tree, Translator())
        assert turns - before >= repr(payload).count("'fr'") // 2
    counting.cancel()
    assert known
