"""Whole games at random through Discord; the server itself checks every request's limits."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import texts
from tests.play.driver import Seating, alt, presses, said
from tests.play.server import server
from tests.play.wire import Request

TABLES = (
    (2, {"language": "en"}),
    (3, {"language": "fr", "arena": 2, "bluff": True}),
    (4, {"language": "en", "arena": 2}),
    (4, {"language": "fr", "bluff": True, "where": "here"}),
)


def _mentioned(request: Request) -> list[int]:
    return list(request.message.get("allowed_mentions", {}).get("users", ()))


@pytest.mark.parametrize(("seats", "options"), TABLES)
async def test_a_game_is_played_to_its_end(
    tmp_path: Path, seats: int, options: dict[str, Any]
) -> None:
    """DESIGN §9: lobby, thread, board, story, pings, panels and the end."""
    async with server(tmp_path, painted=seats == 3) as discord:
        if options["language"] == "fr":
            discord.locales.update({person.id: "fr" for person in discord.people})
        table = await Seating.started(discord, seats, **options)
        called: Counter[tuple[int, int]] = Counter()
        heard = len(discord.wire.requests)
        while not await table.over():
            chapter = (await table.look()).chapter
            board = await table.board()
            shown = await table.messages()
            # Nothing but calls stands below the board.
            below = shown[[message.id for message in shown].index(board.id) + 1 :]
            assert all(message.content.startswith("<@") for message in below)
            asked = {person.id for person, _ in await table.asked()}
            for request in discord.wire.since(heard):
                for user in _mentioned(request):
                    assert user in asked
                    called[user, chapter] += 1
            heard = len(discord.wire.requests)
            await table.step()
        # A ping belongs to a table, a turn and a seat: at most one.
        assert called
        assert {1} == set(called.values())
        words = texts(options["language"])
        look = await table.look()
        assert look.table.seed is not None
        final = await table.board()
        assert look.table.seed in said(final)
        assert {"rematch", "rules"} == {press.verb for press in presses(final)}
        assert words("lobby-over", table=str(table.id)) in said(table.lobby)
        if "where" not in options:
            assert discord.at(await table.home())._channel.thread_metadata.archived
        for request in discord.wire.messages(public=False):
            if request.uploads:
                assert ["hand"] == [upload.name.split("-")[0] for upload in request.uploads]
        for request in discord.wire.messages(public=True):
            for upload in request.uploads:
                assert "board" == upload.name.split("-")[0]
                assert alt(final) or upload.description
