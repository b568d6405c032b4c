"""First games, played on a phone's screen to their end by who presses what the screen offers."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from playwright.async_api import Locator

from bot.i18n.texts import texts
from games.playout import RandomPlayer
from tests.play.local.browser import (
    PAINTED,
    PHONE,
    LocalPlay,
    Seat,
    browser,
    chromium,
    play,
)
from tests.play.local.positions import play_on
from tests.rigs.sample_games import SHIPPED

LONG = "BROWSER_ANSWERS" in os.environ
"""Whether all of them are played; else the shortest."""
FIRST, LAST = int(os.environ.get("BROWSER_ANSWERS", "3")), 3
"""So many of one's own answers are given on a page first, and about so many at the end.

The middle is played with no page open, if the game is not over by then."""
MOST = 400
"""More answers than a first game takes."""
READERS = {"en": "Astrid", "fr": "Chloé"}
PATIENCE = 600
SHORTEST = ("schools", "en")
EVERY = [(game_id, language) for game_id in SHIPPED for language in READERS]


@pytest.mark.skipif(
    chromium() is None and "CI" not in os.environ, reason="no Chromium is installed"
)
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game_id", "language"), EVERY if LONG else [SHORTEST])
async def test_a_first_game_is_played_to_its_end_on_a_phone(
    tmp_path: Path, game_id: str, language: str
) -> None:
    """From the greeting, by one press, to the trophy, no answer typed, scrolled or looked for.

    After each answer the screen shows what came of it, what is asked now, and answers to that.
    Whoever prefers commands can type one.
    """
    words, luck = texts(language), RandomPlayer(f"first/{game_id}")
    local = await LocalPlay.started(tmp_path, language)
    try:
        async with browser() as opened:
            name = READERS[language]
            reader = await Seat.taken(opened, local.url, name, words=words, viewport=PHONE)
            reader.on_screen = True
            await reader.press(words(f"{game_id}-name"))
            await reader.wait_for(words("button-hand"))
            over = await play([reader], luck, FIRST, patience=PATIENCE)
            if not over:
                # An open page would go on beside the new one.
                await reader.page.close()
                await local.kill()
                await play_on(tmp_path, LAST)
                local = await LocalPlay.started(tmp_path, language)
                reader = await Seat.taken(opened, local.url, name, words=words, viewport=PHONE)
                reader.on_screen = True
                await reader.wait_for(words("button-hand"))
                await reader.open_hand()
                assert await play([reader], luck, MOST, patience=PATIENCE)
            if not LONG:
                await reader.command("/help")
                await reader.sees_answer()
            board, *_ = [m for m in await reader.messages() if words("button-film") in m["text"]]
            shown = reader.page.locator(f'article[data-message-id="{board["id"]}"]')
            assert board["alt"]
            await _painted(shown)
            # Before a picture is there, its description would push the question off the screen.
            picture = shown.locator(".media-lightbox-trigger img").first
            assert await picture.evaluate("one => getComputedStyle(one).fontSize") == "0px"
    finally:
        complaints = await local.stop()
    assert "" == complaints


async def _painted(shown: Locator) -> None:
    """Wait for the pictures of a message."""
    for _ in range(100):
        if await shown.evaluate(PAINTED):
            return
        await asyncio.sleep(0.1)
    raise AssertionError(await shown.inner_text())
