"""Private panels that stay open while others play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, alt


@pytest.mark.parametrize(("minutes", "follows"), [(0, True), (13, True), (15, False)])
async def test_an_open_panel_follows_what_others_do_while_discord_lets_it(
    tmp_path: Path, minutes: int, follows: bool
) -> None:
    """An answer can be changed for fifteen minutes; after that nothing is asked of Discord."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        first, other = table.players
        await other.slash(discord.channel, "table hand", table=int(table.id))
        (panel,) = discord.private(other)
        before = alt(panel)
        await discord.wait(minutes=minutes)
        heard = len(discord.wire.requests)
        look = await table.look(first)
        await discord.host.tables.moves.play(
            table.id, look.table.players[0].person, 1, look.questions[0].decision.id, look.legal[0]
        )
        await discord.spoken()
        edits = [r for r in discord.wire.since(heard) if r.is_message and not r.is_public]
        assert follows == bool(edits)
        assert follows == (before != alt(discord.private(other)[0]))
