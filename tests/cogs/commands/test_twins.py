"""A command that is the twin of a control goes the way of its press: same answer, same effect."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.texts import LANGUAGES, texts
from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from cogs.commands.table.twins import twins_of
from games import GAME_IDS
from rendering import details_of
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, replies, said

EN = texts("en")
LOOKED_UP = next(game for game in GAME_IDS if details_of(game) is not None)
"""A game that has every command of a game; a table that is named may be one of another."""
GROUPS = ("table", "seat", "past")
SENDING = 1 << 11 | 1 << 38
"""Writing, in a channel and in its threads."""
TWINS = [
    *(
        (f"{EN(f'command-{word}')} {EN(f'command-{word}-{twin.command.name}')}", twin)
        for word in GROUPS
        for twin in twins_of(word)
    ),
    *(
        (f"{EN(f'{LOOKED_UP}-command')} {EN(f'command-game-{twin.command.name}')}", twin)
        for twin in twins_of("game")
    ),
]


CHOSEN: dict[str, tuple[dict[str, Any], str, list[str] | None]] = {
    "table join": ({}, "t1:1:-:join", None),
    "table join place": ({"place": "-"}, "t1:1:-:place", ["-"]),
    "table computer": ({}, "t1:1:-:computers", None),
    "table computer level": ({"level": "hard"}, "t1:1:-:computer:add", ["hard"]),
    "table pause": ({}, "t1:1:-:pause", None),
    "table pause days": ({"days": 3}, "t1:1:-:pause:3", None),
    "table pace faster": ({"way": "faster"}, "t1:1:-:faster", None),
    "table pace slower": ({"way": "slower"}, "t1:1:-:slower", None),
    "seat answers": ({"answer": "at-night"}, "t1:1:-:standing", ["at-night"]),
}
"""Commands with something to choose: what is given, and the press and pick that say the same."""

Press = tuple[str, list[str] | None]
Compared = tuple[str, list[Any], list[Any]]


async def _pairs(
    table: Table, user_id: int, *, writes: bool
) -> AsyncIterator[tuple[str, dict[str, Any], Press]]:
    for command, twin in TWINS:
        with suppress(Refused):
            yield command, {}, (twin.press(table, user_id).spelt(), None)
    for name, (options, custom_id, values) in CHOSEN.items():
        if "join" in name and table.status is Status.LOBBY and writes:
            # Whoever has a seat by the press is told so by the command.
            continue
        yield " ".join(name.split(" ")[:2]), options, (custom_id, values)


async def _compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, started: bool, reads: bool
) -> list[Compared]:
    """Have somebody without a seat press every such control, and give the command."""
    found = []
    async with server(tmp_path, strict=False) as discord:
        opened = PlayedTable.started if started else PlayedTable.opened
        await opened(discord, 3)
        if reads:
            overwrite = Overwrite(discord.stranger.id, OverwriteType.MEMBER, deny=SENDING)
            discord.env.backend.set_overwrite(discord.channel.id, overwrite)
            await discord.env.settle()
        seats, there = discord.host.tables.seats, list[Any]()
        notice = seats.notice

        async def noted(table_id: TableId, user_id: int, name: str = "") -> None:
            there.append((table_id, user_id))
            await notice(table_id, user_id, name)

        monkeypatch.setattr(seats, "notice", noted)
        page = discord.shown(discord.channel.id)[0]
        table = await discord.host.tables.queries.get(TableId(1))
        person = discord.stranger.id
        async for command, options, (custom_id, values) in _pairs(table, person, writes=not reads):
            pressed = await discord.forge(discord.stranger, page, custom_id, values=values)
            of_press = [*map(said, replies(pressed)), *there]
            there.clear()
            typed = await discord.stranger.slash(discord.channel, command, table=1, **options)
            of_command = [said(typed.response), *there]
            there.clear()
            found.append((f"{command} {options}", of_press, of_command))
        assert [] == discord.errors.lines
    return found


@pytest.mark.parametrize("reads", [False, True], ids=["writes", "reads"])
@pytest.mark.parametrize("started", [False, True], ids=["lobby", "game"])
async def test_a_command_says_and_does_what_its_control_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, started: bool, reads: bool
) -> None:
    """Access, refusal, and that somebody is noticed as being there, at a lobby and in a game."""
    found = await _compared(tmp_path, monkeypatch, started=started, reads=reads)
    assert len(found) >= len(TWINS) + len(CHOSEN) - 5
    assert [] == [one for one in found if one[1] != one[2]]
    refused = EN("refused-read-only")
    assert reads is any(refused in heard[0] for _, heard, _ in found)


async def test_what_belongs_to_a_game_that_is_over_need_not_be_told_which(tmp_path: Path) -> None:
    """In its thread, by somebody who had no seat."""
    refused = EN("refused-table-over").partition(".")[0]
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.ended(discord, 2, game="vikings")
        thread = discord.at(await table.home())
        for command, twin in TWINS:
            if twin.command.group == "past":
                asked = await discord.stranger.slash(thread, command)
                assert (command, refused in said(asked.response)) == (command, False)
        assert [] == discord.errors.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_of_several_games_speaks_of_no_single_one(language: str) -> None:
    """Norwegian Battle has neither troops nor dice behind its buttons, but known cards."""
    words = texts(language)
    said = words("command-game-details-description").lower()
    labels = [words(f"{game}-details") for game in GAME_IDS if details_of(game) is not None]
    named = {word.lower() for label in labels for word in label.split() if len(word) > len("and")}
    assert [word for word in sorted(named) if word in said] == []
