"""Evenings end well: everybody was answered, all is said, each game shows how it ended."""

from __future__ import annotations

import logging
import os
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.model.table import Status, TableId
from cogs.publishing import publish_tasks
from tests.play.evenings.evening import Evening
from tests.rigs import as_strict_as_discord, discord_server
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import alt, presses

EVENINGS = int(os.environ.get("EVENINGS", "3"))
"""How many are spent."""
FIRST = int(os.environ.get("FIRST_EVENING", "0"))
"""The number of the first one, to spend one of them again."""

OWN = ("bot", "cogs", "games", "rendering", "players", "discord", "asyncio")
SWEPT_EVERY = 900
"""Seconds between two looks for what is unsaid, of which an hour has some."""
MOST = 12
"""More tables than an evening has."""


@pytest.mark.parametrize("number", range(FIRST, FIRST + EVENINGS))
async def test_an_evening_ends_well(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
) -> None:
    """F2, F13, F18, F23, F78: whatever people do, and however often the bot is restarted.

    Nothing is logged that somebody would have to look at, every press has its one answer, an hour
    after the end nothing is unsaid, and the last message of each game is its board as it ended.
    """
    # What happens at once after a night takes a busy machine its time.
    monkeypatch.setattr(discord_server, "SETTLED_WITHIN", 60)
    monkeypatch.setattr(publish_tasks, "SWEEP_SECONDS", SWEPT_EVERY)
    # Who waits for Discord to take another edit waits by the wall clock here.
    monkeypatch.setattr(as_strict_as_discord, "OLD_EDITS_SECONDS", 0.2)
    async with server(tmp_path, swept=True) as discord:
        evening = Evening(discord, random.Random(number))  # noqa: S311 - what people do
        await evening.play()
        assert [] == [*_logged(caplog)]
        assert [] == evening.misanswered
        assert () == await discord.host.tables.outbox.unpublished()
        assert [] == [wrong async for wrong in _left_open(discord)]


def _logged(caplog: pytest.LogCaptureFixture) -> Iterator[str]:
    for record in caplog.records:
        ours = record.name.partition(".")[0] in OWN
        if ours and (record.levelno >= logging.WARNING or record.exc_info):
            yield f"{record.name}: {record.getMessage()} {record.exc_info}"


async def _left_open(discord: Server) -> AsyncIterator[str]:
    """Name the tables whose last message is not the board as it was at the end."""
    queries = discord.host.tables.queries
    for number in range(1, MOST):
        if await queries._store.table(number) is None:
            return
        table = await queries.get(TableId(number))
        if not table.status.ended:
            yield f"table {number} of {table.game} is {table.status}"
        if table.seed_hash is None:
            continue
        # What somebody has shown of a game that is over leads back to it, and to nothing else.
        shown = [
            message
            for message in discord.shown(table.home_id)
            if {p.verb for p in presses(message) if p.custom_id.startswith(f"t1:{number}:")}
            - {"replay"}
        ]
        places = {thread.id for thread in discord.channel.threads} | {discord.channel.id}
        if table.home_id not in places:
            # Who cleared it away did so when the game was over.
            continue
        if not shown or not alt(shown[-1]):
            yield f"table {number} of {table.game}, {table.status}: no board at the end"
            continue
        open_ones = [press for press in presses(shown[-1]) if press.decision != "-"]
        if open_ones:
            yield f"table {number} of {table.game}: still asks {open_ones}"
        if table.status is Status.OVER and "rematch" not in {p.verb for p in presses(shown[-1])}:
            yield f"table {number} of {table.game}: no result"
