"""Custom emojis that Discord does not know any more: characters in their place, at once."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from simcord.components import walk_components

from bot.i18n.signs import Sign, icon_of
from tests.rigs.as_strict_as_discord import INVALID_FORM, Refusal, Send, invalid_emojis, pictured
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.promises import PICTURED

MOVES = 6
WALK = Sign("vikings_walk", "👣")


def refused(discord: Server) -> int:
    """Count the messages that Discord refused for an emoji."""
    return sum(request.error == INVALID_FORM for request in discord.wire.requests)


async def test_pictures_that_are_gone_are_characters_from_the_next_message_on(
    tmp_path: Path,
) -> None:
    """F100: the board and the panel that meet it are sent once more, and no later one is."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        assert "<:" in str(WALK)
        discord.env.backend.application_emojis.clear()
        await table.play(MOVES)
        met = refused(discord)
        assert met
        shown = [str(request.message) for request in discord.wire.messages()[-3:]]
        assert not [text for text in shown if "'id': '12345678" in text]
        await table.play(MOVES)
        # A control whose pictures nobody has seen yet may meet it; none does so twice.
        assert refused(discord) - met < met


async def test_a_picture_that_is_gone_takes_no_other_with_it(tmp_path: Path) -> None:
    """F100: Discord names the control, and with it the picture."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, game="schools")
        person = (await table.asked())[0][0]
        controls = [*walk_components((await table.hand(person)).components)]
        named = [one for part in controls for one in (part, *part.get("options", ()))]
        emojis = [part["emoji"].get("id") for part in named if part.get("emoji")]
        shown = [int(number) for number in emojis if number]
        gone = discord.env.backend.application_emojis.pop(shown[0])
        await table.hand(person)
        assert "<:" not in str(Sign(icon_of(gone.name), "x"))
        other = discord.env.backend.application_emojis[shown[-1]]
        assert "<:" in str(Sign(icon_of(other.name), "x"))
        assert 1 == refused(discord)


@pytest.mark.parametrize("game", PICTURED)
async def test_an_emoji_that_discord_does_not_find_now_and_then_stops_nobody(
    tmp_path: Path, game: str
) -> None:
    """F100: in a few per cent of messages (issue 7128); here in every second that has one."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, game=game)
        numbers = count()

        def fault(_method: str, _path: str, body: Any, send: Send) -> Any:
            errors = invalid_emojis(body, {})
            if errors and next(numbers) % 2 == 0:
                raise Refusal(400, INVALID_FORM, "Invalid Form Body", errors=errors)
            return send()

        discord.strictness.fault = fault
        for _ in range(MOVES):
            with pictured():
                await table.hand(table.players[0])
                await table.step()
        assert next(numbers) > 1
        await table.board()


async def test_a_picture_that_discord_fails_at_for_minutes_is_words(tmp_path: Path) -> None:
    """F99: first it may pass; then the position is told without, and the next one without delay."""

    def failing(_method: str, path: str, body: Any, send: Send) -> Any:
        if path.startswith("/channels/") and (body or {}).get("attachments"):
            raise Refusal(500, 0, "refused by a test")
        return send()

    async with server(tmp_path, strict=False, swept=True) as discord:
        table = await PlayedTable.started(discord)
        (told,) = (said(board) for board in await table.boards())
        with patch.object(discord.strictness, "fault", failing):
            for waited in (9, 0):
                before = told
                await table.command((await table.asked())[0][0])
                await discord.wait(minutes=1)
                assert (await table.look()).table.out_of_reach is bool(waited)
                await discord.wait(minutes=waited)
                (board,) = (message for message in await table.messages() if presses(message))
                told = said(board)
                assert (alt(board), told != before, bool(presses(board))) == ("", True, True)
                assert not (await table.look()).table.out_of_reach
        await table.command((await table.asked())[0][0])
        await discord.wait(minutes=1)
        assert alt(await table.board())
