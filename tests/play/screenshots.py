"""Plays a local game in Chromium and keeps its pictures for the README.

Run as ``python -m tests.play.screenshots``; every picture stays below 300 KB.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.async_api import Locator

from games.playout import RandomPlayer
from tests.play.browser import ROOT, LocalPlay, Seat, browser, chromium, play

DOCS = ROOT / "docs"
LIMIT = 300 * 1024
MOVES = 14
"""So many that the arena has a story to show."""


async def _keep(shown: Locator, name: str) -> None:
    """Take a picture, as PNG or, where that grows too large, as JPEG of falling quality."""
    await shown.scroll_into_view_if_needed()
    picture = await shown.screenshot(type="png")
    kind: Literal["png", "jpeg"] = "png"
    for quality in (90, 80, 70, 60):
        if len(picture) <= LIMIT:
            break
        kind = "jpeg"
        picture = await shown.screenshot(type="jpeg", quality=quality)
    if len(picture) > LIMIT:
        sys.exit(f"{name} has {len(picture)} bytes")
    target = DOCS / f"{name}.{'png' if kind == 'png' else 'jpg'}"
    target.write_bytes(picture)
    sys.stdout.write(f"{target.relative_to(ROOT)}: {len(picture)} bytes\n")


def _article(seat: Seat, text: str) -> Locator:
    return seat.page.locator("article.channel-message").filter(has_text=text).last


async def _taken() -> None:
    luck = RandomPlayer("screenshots")
    with TemporaryDirectory() as folder:
        local = await LocalPlay.started(Path(folder))
        try:
            async with browser() as opened:
                wide = {"viewport": {"width": 1100, "height": 1400}}
                astrid = await Seat.taken(opened, local.url, "Astrid", **wide)
                bjorn = await Seat.taken(opened, local.url, "Björn", **wide)
                await astrid.command("/vikings new")
                await bjorn.wait_for("Without a start it closes")
                await bjorn.press("Take a seat")
                await astrid.wait_for("Björn")
                await _keep(_article(astrid, "Without a start it closes"), "lobby")
                await astrid.press("Start")
                for seat in (astrid, bjorn):
                    await seat.wait_for("My hand")
                    await seat.open_hand()
                await play((astrid, bjorn), luck, MOVES)
                asked = astrid if await astrid.choices() else bjorn
                await asked.page.locator("img").last.wait_for()
                await _keep(_article(asked, "My hand"), "board")
                await asked.open_hand()
                await _keep(_article(asked, "Refresh"), "panel")
                phone = await Seat.taken(
                    opened, local.url, asked.name, viewport={"width": 390, "height": 844}
                )
                await phone.open_hand()
                await phone.page.wait_for_timeout(500)
                await _keep(phone.page.locator("body"), "phone")
        finally:
            await local.stop()


if __name__ == "__main__":
    if chromium() is None:
        sys.exit("Screenshots need a Chromium.")
    DOCS.mkdir(exist_ok=True)
    asyncio.run(_taken())
