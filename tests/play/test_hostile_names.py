"""People may call themselves anything; the server checks limits and mentions of every request."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play.driver import Seating, presses, said
from tests.play.server import server

HOSTILE = (
    "@everyone **__~~`||x||`~~__** @he",
    "`" * 32,
    "🪓" * 32,
    "\u202eevil\u202c\u200b\u200d\u2066[x](//y)\u2069> # -",
    "<@123456789012345678> <@&1> <#1>",
    "\u200b" * 32,
    "W" * 32,
    "{ $seat } %s {0} \\ &amp; </b>",
)


@pytest.mark.parametrize("first", [0, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_no_name_breaks_a_game(tmp_path: Path, first: int, language: str) -> None:
    """F60, F64: nobody is notified by a name, and no message grows beyond Discord's limits."""
    names = (*HOSTILE[first : first + 4], "@here")
    async with server(tmp_path, names=names) as discord:
        discord.locales.update(dict.fromkeys((p.id for p in discord.people), language))
        table = await Seating.started(discord, 4, language=language, bluff=True)
        people = {p.id for p in table.players}
        await discord.stranger.slash(discord.channel, "vikings hand", table=int(table.id))
        person, _ = (await table.asked())[0]
        other = next(p for p in table.players if p is not person)
        press = (await table.choices(person))[0]
        await discord.forge(other, await table.board(), press.custom_id)
        await table.play()
        assert {"rematch", "rules"} <= {press.verb for press in presses(await table.board())}
        for request in discord.wire.messages():
            users = request.message.get("allowed_mentions", {}).get("users", ())
            assert people >= set(map(int, users))
            for text in (
                request.message.get("content") or "",
                *(component.get("content", "") for component in request.components),
            ):
                assert "@everyone" not in text
                assert "@here" not in text
        for message in await table.messages():
            assert "<@123456789012345678>" not in said(message)
