"""Plays a local game against computers in Chromium and keeps its pictures for the README.

Run as ``python -m tests.play.local.screenshots``; every picture stays below 450 KB.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.async_api import Locator

from bot.i18n.texts import texts
from games.playout import RandomPlayer
from tests.play.local.browser import (
    EN,
    PAINTED,
    ROOT,
    LocalPlay,
    Seat,
    browser,
    chromium,
    play,
)
from tests.rendering import boards

PICTURES = ROOT / "docs" / "pictures"
LIMIT = 450 * 1024
MOVES = 8
"""So many that the arena has a story to show."""
BETWEEN_TURNS = 40
"""More answers than anybody gives between two turns, presses in vain included."""
PATIENCE = 600
"""How often to look in vain while computers move."""
LAYING = [texts("en")("vikings-prompt-announce", nth=nth) for nth in (1, 2)]
"""What somebody is asked who has a card to lay."""
FROM_BOARD = "panel => [...panel.querySelectorAll('img')].find(i => i.width > 200).scrollIntoView()"
"""Scrolls to where the picture of a panel begins."""


async def _keep(shown: Locator, name: str) -> None:
    """Take a picture, as PNG or, where that grows too large, as JPEG of falling quality."""
    await shown.scroll_into_view_if_needed()
    # What lies under the pointer shows controls of the page itself.
    await shown.page.mouse.move(0, 0)
    for _ in range(100):
        if await shown.evaluate(PAINTED):
            break
        await asyncio.sleep(0.1)
    picture = await shown.screenshot(type="png")
    kind: Literal["png", "jpeg"] = "png"
    for quality in (90, 80, 70, 60):
        if len(picture) <= LIMIT:
            break
        kind = "jpeg"
        picture = await shown.screenshot(type="jpeg", quality=quality)
    if len(picture) > LIMIT:
        sys.exit(f"{name} has {len(picture)} bytes")
    target = PICTURES / f"{name}.{'png' if kind == 'png' else 'jpg'}"
    target.write_bytes(picture)
    sys.stdout.write(f"{target.relative_to(ROOT)}: {len(picture)} bytes\n")


async def _painted(seat: Seat) -> None:
    """Wait until every picture on the page is there."""
    await seat.page.wait_for_function(
        "() => [...document.querySelectorAll('article img')]"
        ".every(image => image.complete && image.naturalWidth)"
    )


async def _announcing(seat: Seat, luck: RandomPlayer) -> None:
    """Play on until there is a card to lay and an action to announce."""
    for _ in range(BETWEEN_TURNS):
        panel = await seat.open_hand()
        if any(question in panel["text"] for question in LAYING):
            return
        await play([seat], luck, 1, patience=PATIENCE)
        begun = await seat.panel()
        if begun and EN("panel-confirm") in [label for _, label in seat.choices(begun)]:
            # Opened again, the hand would forget the first press of a move that takes two.
            await play([seat], luck, 1, patience=PATIENCE)
    sys.exit("Nobody comes to announce an action.")


def _article(seat: Seat, text: str) -> Locator:
    return seat.page.locator("article.channel-message").filter(has_text=text).last


async def _taken() -> None:
    luck = RandomPlayer("screenshots")
    with TemporaryDirectory() as folder:
        local = await LocalPlay.started(Path(folder))
        try:
            async with browser() as opened:
                wide: dict[str, Any] = {"viewport": {"width": 1100, "height": 1400}}
                astrid = await Seat.taken(opened, local.url, "Astrid", **wide)
                await astrid.command("/vikings new")
                await astrid.wait_for("started, it closes")
                for level in ("easy", "medium", "hard"):
                    await astrid.command("/table computer", level=level)
                await _keep(_article(astrid, "started, it closes"), "lobby")
                await astrid.press("Start")
                await astrid.wait_for("My hand")
                await play([astrid], luck, MOVES, patience=PATIENCE)
                await _announcing(astrid, luck)
                await _painted(astrid)
                await _keep(_article(astrid, "Only you can see this"), "panel")
                phone = await Seat.taken(
                    opened, local.url, astrid.name, viewport={"width": 390, "height": 844}
                )
                await phone.open_hand()
                await _painted(phone)
                await _article(phone, "Only you can see this").evaluate(FROM_BOARD)
                await _keep(phone.page.locator("body"), "phone")
        finally:
            await local.stop()


if __name__ == "__main__":
    if chromium() is None:
        sys.exit("Screenshots need a Chromium.")
    PICTURES.mkdir(exist_ok=True)
    boards.main()
    asyncio.run(_taken())
