"""A call that comes with a change of the board is the board: one message less."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.services.outbox import Outbox
from cogs.publishing import publish_tasks
from tests.rigs.as_strict_as_discord import Strictness
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.wire import Request


def rung(discord: Server, mark: int) -> list[int]:
    """Whose devices have rung since, one after the other; Discord knows a nonce again."""
    posts = [r for r in discord.wire.since(mark) if r.matches("POST", "/channels/*/messages")]
    told = {request.message["nonce"]: request.message for request in reversed(posts)}
    return [
        int(user)
        for message in reversed(told.values())
        for user in (message.get("allowed_mentions") or {}).get("users", ())
    ]


def public(requests: list[Request]) -> list[str]:
    """What was asked of Discord where everybody sees it."""
    return [r.method for r in requests if r.is_public and "messages" in r.path]


async def calling(discord: Server, **options: Any) -> PlayedTable:
    """Play until the board calls somebody who has been at the table, and is so no more."""
    table = await PlayedTable.started(discord, 2, game="schools", pace="slow", **options)
    first = (await table.board()).id
    while not (board := await table.board()).content or board.id == first:
        await discord.wait(minutes=11)
        await table.step()
    return table


async def test_the_board_calls_whoever_it_waits_for_and_is_plain_until_they_answer(
    tmp_path: Path,
) -> None:
    """A phone shows the first words of a plain message, and none of what components say."""
    async with server(tmp_path) as discord:
        table = await calling(discord)
        board = await table.board()
        ((person, _),) = await table.asked()
        assert board.content.startswith(f"<@{person.id}> — your turn")
        assert "→" not in board.content
        assert not board.flags.components_v2
        assert alt(board)
        assert {"hand", "watch", "more"} <= {p.custom_id.split(":")[3] for p in presses(board)}
        assert board.id == (await table.messages())[-1].id
        assert [person.id] == [user.id for user in board.message.mentions]
        table.panels.clear()
        await table.step()
        shown = await table.messages()
        assert not any(f"<@{person.id}>" in message.content for message in shown)
        await table.assert_all_is_told()


async def test_a_hand_over_costs_two_requests(tmp_path: Path) -> None:
    """F46: the new board and the end of the old one, where whoever is asked is not at the table."""
    async with server(tmp_path) as discord:
        table = await calling(discord)
        found: list[list[str]] = []
        while len(found) < 3:
            await discord.wait(minutes=11)
            table.panels.clear()
            mark = len(discord.wire.requests)
            before = (await table.asked())[0][0]
            await table.step()
            if (await table.asked())[0][0] != before:
                found.append(public(discord.wire.since(mark)))
        assert all(len(requests) <= 2 for requests in found), found


async def test_what_changes_meanwhile_calls_nobody_again_and_leaves_the_call(
    tmp_path: Path,
) -> None:
    """F32: a pause, a board shown anew, and one that somebody deletes."""
    async with server(tmp_path) as discord:
        table = await calling(discord)
        ((person, _),) = await table.asked()
        host, mark = table.players[0], len(discord.wire.requests)
        await discord.people[0].slash(discord.channel, "table pause", table=int(table.id))
        paused = await table.board()
        assert f"<@{person.id}>" in paused.content
        assert "⏸" in said(paused)
        await discord.people[0].slash(discord.channel, "table resume", table=int(table.id))
        await discord.wait(hours=1)
        await host.slash(discord.channel, "table show", table=int(table.id))
        anew = await table.board()
        assert anew.id != paused.id
        assert f"<@{person.id}>" in anew.content
        discord.env.backend.delete_message(anew.channel_id, anew.id)
        await discord.wait(minutes=2)
        await host.slash(discord.channel, "table show", table=int(table.id))
        assert f"<@{person.id}>" in (await table.board()).content
        assert [] == rung(discord, mark)
        table.panels.clear()
        await table.step()
        assert f"<@{person.id}>" not in (await table.board()).content


@pytest.mark.parametrize(("answered", "ahead"), [(False, 10), (True, 0), (True, -10)])
async def test_a_board_that_nobody_could_note_has_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: int, *, answered: bool
) -> None:
    """F23, F32, F97: killed before it is noted, it is found again, and calls nobody twice."""
    strictness = Strictness(ahead=timedelta(hours=ahead))
    async with server(tmp_path, strict=False, strictness=strictness) as discord:
        table = await calling(discord)
        await discord.wait(minutes=11)
        mark = len(discord.wire.requests)
        with monkeypatch.context() as killed:
            killed.setattr(publish_tasks, "RETRY_SECONDS", (3600,))
            original = Outbox.posted_as

            async def noted(self: Outbox, table_id: Any, keys: Any, post: Any) -> None:
                if len(keys) > 1:
                    raise ZeroDivisionError
                await original(self, table_id, keys, post)

            killed.setattr(Outbox, "posted_as", noted)
            while not rung(discord, mark):
                table.panels.clear()
                await table.step()
                await discord.wait(minutes=1)
        (called,) = rung(discord, mark)
        discord.env.inject_error("*", "/channels/*", status=500, times=None)
        await discord.crash()
        table.panels.clear()
        while answered and called in {person.id for person, _ in await table.asked()}:
            await table.step()
        discord.env.backend.faults.clear()
        await discord.wait(seconds=sum(publish_tasks.RETRY_SECONDS))
        board = await table.board()
        assert presses(board)
        assert [called] == [user for user in rung(discord, mark) if user == called]
