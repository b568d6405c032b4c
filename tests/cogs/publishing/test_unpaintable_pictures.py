"""Pictures that cannot be painted."""

from __future__ import annotations

from pathlib import Path

import pytest

from rendering.paint.studio import Studio
from rendering.scene.scene import Scene
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, alt


async def test_a_game_goes_on_while_nothing_can_be_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F51: boards and panels show a blank and say the same in words; the fault is logged."""

    async def broken(_: Studio, scene: Scene) -> bytes:
        raise OSError(f"no encoder for {len(scene.shapes)} shapes")

    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        words = alt(await table.board())
        with monkeypatch.context() as patching:
            patching.setattr(Studio, "picture", broken)
            person = table.players[0]
            await person.slash(discord.channel, "table show", table=int(table.id))
            assert words == alt(await table.board())
            assert alt(await table.hand(person))
            await table.play(6)
        pictures = [u for r in discord.wire.requests for u in r.uploads]
        assert [] == [u.name for u in pictures if not u.data.startswith((b"PNG", b"\x89PNG"))]
        assert any(upload.data.startswith(b"\x89PNG") for upload in pictures)
        assert discord.errors.lines
        assert [] == [line for line in discord.errors.lines if "no encoder" not in line]
        discord.errors.lines.clear()
        table.panels.clear()
        await table.play(3)
        assert alt(await table.board())
