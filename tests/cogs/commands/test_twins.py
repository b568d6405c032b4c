"""A command that is the twin of a control goes the way of its press: same answer, same effect."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.i18n.texts import texts
from bot.model.refusal import Refused
from bot.model.table import TableId
from cogs.commands.table.twins import (
    OF_A_FINISHED_GAME,
    OF_A_GAME,
    OF_A_SEAT,
    OF_A_TABLE,
)
from games import GAME_IDS
from rendering import details_of
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, replies, said

EN = texts("en")
LOOKED_UP = next(game for game in GAME_IDS if details_of(game) is not None)
"""A game that has every command of a game; a table that is named may be one of another."""
GROUPS = {"table": OF_A_TABLE, "seat": OF_A_SEAT, "past": OF_A_FINISHED_GAME}
TWINS = [
    *(
        (f"{EN(f'command-{word}')} {EN(f'command-{word}-{twin.name}')}", twin)
        for word, twins in GROUPS.items()
        for twin in twins
    ),
    *(
        (f"{EN(f'{LOOKED_UP}-command')} {EN(f'command-game-{twin.name}')}", twin)
        for twin in OF_A_GAME
    ),
]


async def _compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, started: bool
) -> list[tuple[str, list[Any], list[Any]]]:
    """Have somebody without a seat press every such control, and give the command."""
    found = []
    async with server(tmp_path, strict=False) as discord:
        opened = PlayedTable.started if started else PlayedTable.opened
        await opened(discord, 3)
        seats, there = discord.host.tables.seats, list[Any]()
        notice = seats.notice

        async def noted(table_id: TableId, user_id: int, name: str = "") -> None:
            there.append((table_id, user_id))
            await notice(table_id, user_id, name)

        monkeypatch.setattr(seats, "notice", noted)
        page = discord.shown(discord.channel.id)[0]
        table = await discord.host.tables.queries.get(TableId(1))
        for command, twin in TWINS:
            try:
                press = twin.press(table)
            except Refused:
                continue
            pressed = await discord.forge(discord.stranger, page, press.spelt())
            of_press = [*map(said, replies(pressed)), *there]
            there.clear()
            typed = await discord.stranger.slash(discord.channel, command, table=1)
            of_command = [said(typed.response), *there]
            there.clear()
            found.append((command, of_press, of_command))
        assert [] == discord.errors.lines
    return found


@pytest.mark.parametrize("started", [False, True])
async def test_a_command_says_and_does_what_its_control_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, started: bool
) -> None:
    """Access, refusal, and that somebody is noticed as being there, at a lobby and in a game."""
    found = await _compared(tmp_path, monkeypatch, started=started)
    assert len(found) >= len(TWINS) - 3
    assert [] == [one for one in found if one[1] != one[2]]
