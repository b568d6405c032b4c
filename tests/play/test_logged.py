"""F37 to F39: what is logged tells nothing of a game and nobody's name, whatever goes wrong."""

from __future__ import annotations

import ast
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.log import JsonLines, Lines
from cogs import context
from cogs.publishing.storyteller import Storyteller
from games import GAME_IDS, find
from tests.rigs.discord_server import PEOPLE, Server, server
from tests.rigs.played_table import PlayedTable

ROOT = Path(__file__).parents[2]
TELLING = re.compile(
    r"\b(name|names|display_name|user|person|player|seed|state|view|look|hand|move|event|events"
    r"|content|text|token|details|options)$"
)
"""What nothing that is logged may be, by the end of its spelling."""
THE_BOT_ITSELF = "self.user"


class Kept(logging.Handler):
    """Keeps all that is logged as both forms spell it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, without the numbers that differ from run to run."""
        for form in (Lines(), JsonLines()):
            record.exc_text = None
            self.lines.append(re.sub(r"[0-9a-f]{8}|\d+", "#", form.format(record)))
        record.exc_text = None


@contextmanager
def everything_logged() -> Iterator[Kept]:
    kept, root = Kept(), logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in ("bot", "cogs", "games", "rendering")}
    root.addHandler(kept)
    for name in levels:
        logging.getLogger(name).setLevel(logging.DEBUG)
    try:
        yield kept
    finally:
        root.removeHandler(kept)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def naming_all(*given: Any, **named: Any) -> Any:
    """Fail as code does that finds something in its way, and says what."""
    raise ValueError(f"{given!r} and {named!r}")


async def _answer(table: PlayedTable) -> None:
    ((person, _), *_) = await table.asked()
    await table.command(person)


async def _all_goes_wrong(discord: Server, table: PlayedTable) -> None:
    """Fail at pictures, at telling, in the rules and at mending what they broke."""
    game = type(find(GAME_IDS[0]))
    with patch.object(context, "picture_of", naming_all):
        await table.hand(table.players[0])
    with patch.object(Storyteller, "bring_in_line", naming_all):
        await _answer(table)
        await discord.wait(minutes=1)
    with patch.object(game, "apply", naming_all):
        await _answer(table)
        await table.players[0].slash(discord.channel, "table repair", table=table.id)
    await discord.wait(minutes=10)


async def _logged(folder: Path, deal: str) -> tuple[list[str], set[str]]:
    with everything_logged() as kept:
        async with server(folder, strict=False) as discord:
            table = await PlayedTable.started(discord, 2)
            await table.deal_again(discord.stranger, deal)
            live = await discord.host.tables.queries._tables.peek(table.id)
            assert live.running is not None
            secrets = {str(live.seed), *PEOPLE}
            await _all_goes_wrong(discord, table)
            tokens = {r.path.split("/")[3] for r in discord.wire.requests if "callback" in r.path}
    return kept.lines, secrets | tokens


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


async def test_in_two_worlds_the_same_is_logged_whatever_goes_wrong(tmp_path: Path) -> None:
    """With the words of every error, which name all that was at hand."""
    # Digits are left out of what is compared, and the log names the database.
    one, secrets = await _logged(_folder(tmp_path / "1"), "one")
    other, _ = await _logged(_folder(tmp_path / "2"), "other")
    assert one == other
    assert {"ValueError"} <= {line.splitlines()[-1] for line in one}
    assert [] == [line for line in one if any(secret in line for secret in secrets)]


def _logged_details() -> Iterator[tuple[str, str]]:
    """Yield where something is logged, and each detail of it as it is spelt there."""
    for package in ("bot", "cogs", "games", "players", "rendering"):
        for file in sorted((ROOT / package).rglob("*.py")):
            text = file.read_text("utf-8")
            for node in ast.walk(ast.parse(text if "_LOG." in text else "")):
                if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("_LOG."):
                    for detail in node.args[1:]:
                        yield f"{file.relative_to(ROOT)}:{node.lineno}", ast.unparse(detail)


def test_nothing_is_logged_by_what_it_is_called() -> None:
    """Numbers, keys, kinds and errors: no call hands over a person, a position or a text."""
    found = [*_logged_details()]
    assert len(found) > 50
    assert [] == [one for one in found if TELLING.search(one[1]) and one[1] != THE_BOT_ITSELF]
