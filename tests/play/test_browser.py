"""The first ten minutes of a newcomer: no token, a browser, and a whole game."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from games.playout import RandomPlayer
from tests.play.browser import LocalPlay, Seat, browser, chromium, play

MOVES = 2000


@pytest.mark.skipif(
    chromium() is None and "CI" not in os.environ, reason="no Chromium is installed"
)
@pytest.mark.timeout(600)
async def test_a_whole_game_is_played_in_the_browser(tmp_path: Path) -> None:
    """DESIGN §7: lobby, panels, a kill in the middle, and the end, on a page for each person."""
    assert chromium() is not None, "no Chromium is installed"
    luck = RandomPlayer("browser")
    local = await LocalPlay.started(tmp_path)
    try:
        async with browser() as opened:
            astrid = await Seat.taken(opened, local.url, "Astrid")
            bjorn = await Seat.taken(opened, local.url, "Björn")
            await astrid.command("/vikings new", bluff="True")
            await bjorn.wait_for("Without a start it closes")
            await bjorn.press("Take a seat")
            await astrid.wait_for("Björn")
            await astrid.press("Start")
            for seat in (astrid, bjorn):
                await seat.wait_for("My hand")
                await seat.open_hand()
            assert not await play((astrid, bjorn), luck, 12)
            told = [m["text"] for m in await bjorn.messages() if "Turn 1." in m["text"]]
            assert told
            await local.kill()

            local = await LocalPlay.started(tmp_path)
            astrid = await Seat.taken(opened, local.url, "Astrid")
            bjorn = await Seat.taken(opened, local.url, "Björn")
            for seat in (astrid, bjorn):
                await seat.wait_for("My hand")
                await seat.open_hand()
            assert await play((astrid, bjorn), luck, MOVES)
            for seat in (astrid, bjorn):
                await seat.wait_for("seed")
                final = (await seat.messages())[-1]
                assert final is not None
    finally:
        complaints = await local.stop()
    assert "" == complaints
