"""Takes the pictures of a lobby and a hand in local play for the README, in Chromium.

Run as ``python -m tests.play.local.screenshots``; every picture stays below 450 KB.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.async_api import Locator, ViewportSize

from tests.play.local.browser import (
    PAINTED,
    PHONE,
    ROOT,
    LocalPlay,
    Seat,
    browser,
    chromium,
)
from tests.play.local.positions import half_way, set_up
from tests.rendering import boards

PICTURES = ROOT / "docs" / "pictures"
LIMIT = 450 * 1024
WIDE: ViewportSize = {"width": 1100, "height": 1400}
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


def _article(seat: Seat, text: str) -> Locator:
    return seat.page.locator("article.channel-message").filter(has_text=text).last


async def _lobby(folder: Path) -> None:
    """Take a table of one person and three computers before its start."""
    local = await LocalPlay.started(folder)
    try:
        async with browser() as opened:
            astrid = await Seat.taken(opened, local.url, "Astrid", viewport=WIDE)
            await astrid.command("/vikings new")
            await astrid.wait_for("started, it closes")
            for level in ("easy", "medium", "hard"):
                await astrid.command("/table computer", level=level)
            await _keep(_article(astrid, "started, it closes"), "lobby")
    finally:
        await local.stop()


async def _panel(folder: Path, name: str) -> None:
    """Take the hand of somebody who is asked, on a screen and on a phone."""
    local = await LocalPlay.started(folder)
    try:
        async with browser() as opened:
            for viewport, picture in ((WIDE, "panel"), (PHONE, "phone")):
                seat = await Seat.taken(opened, local.url, name, viewport=viewport)
                await seat.open_hand()
                await _painted(seat)
                shown = _article(seat, "Only you can see this")
                await shown.evaluate(FROM_BOARD)
                await _keep(shown if viewport is WIDE else seat.page.locator("body"), picture)
                await seat.page.close()
    finally:
        await local.stop()


def _take() -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(_lobby(Path(folder)))
    with TemporaryDirectory() as folder:
        name = set_up(Path(folder), half_way("vikings", "announce", 0), "en")
        asyncio.run(_panel(Path(folder), name))


if __name__ == "__main__":
    if chromium() is None:
        sys.exit("Screenshots need a Chromium.")
    PICTURES.mkdir(exist_ok=True)
    boards.main()
    _take()
