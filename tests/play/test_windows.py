"""Windows on the simulated Discord: nothing that is said there tells which of two answers ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.model.players import Person
from games.vikings.standing_orders import BELIEVE
from games.vikings.view import Phase
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, presses
from tests.rigs.scripted_games import questions

pytestmark = pytest.mark.windows


async def _told(folder: Path, ready: int) -> tuple[list[Any], list[bool]]:
    """All that is public of a window in which one of two answers in advance, the other by hand.

    Also by message with a mention whether exactly the one is rung who has not answered.
    """
    async with server(folder) as discord:
        moment = next(m for m in questions("vikings", 2) if m.answer.kind[0] == Phase.CHALLENGE)
        table = await PlayedTable.scripted(discord, moment.script, pace="slow")
        await table.follow(len(table.script) - 1)
        others = [table.players[seat] for seat in moment.answer.asked]
        ahead, late = others[ready], others[1 - ready]
        await discord.host.tables.moves.answer_for(
            table.id, Person(ahead.id, "Ahead"), f"{BELIEVE}-game", on=True
        )
        mark = len(discord.wire.requests)
        await table.follow()
        # With a bot whose clocks go by the time of the simulated Discord.
        await discord.restart()
        await discord.wait(hours=20)
        assert {person.id for person in others} == {p.id for p, _ in await table.asked()}
        panel = await table.hand(late)
        believe = next(press for press in presses(panel) if press.verb == "Believe")
        await discord.press(late, panel, believe)
        await discord.spoken()
        assert (await table.look()).questions[0].decision.prompt != Phase.CHALLENGE
        await discord.wait(minutes=30)
        rung = []
        for request in discord.wire.since(mark):
            allowed = request.message.get("allowed_mentions", {})
            content = str(request.message.get("content", ""))
            if request.is_public and all(f"<@{person.id}>" in content for person in others):
                rung.append([str(user) for user in allowed.get("users", ())] == [str(late.id)])
        return discord.told(discord.stranger, mark), rung


async def test_nobody_can_tell_which_of_two_answers_in_advance(tmp_path: Path) -> None:
    """F43: every public byte, message and time is equal; all are named, the missing one is rung."""
    folders = [tmp_path / name for name in ("first", "second")]
    for folder in folders:
        folder.mkdir()
    first, second = [await _told(folder, ready) for ready, folder in enumerate(folders)]
    assert first[0] == second[0]
    for _, rung in (first, second):
        # The call, and what reminds of it.
        assert len(rung) > 1
        assert all(rung)
