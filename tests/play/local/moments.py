"""Takes the moments of a table on a phone and on a screen, to be looked at.

Run as ``python -m tests.play.local.moments FOLDER [GAME …]``.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, Locator

from games import GAME_IDS
from games.playout import RandomPlayer
from games.vikings.content import OVERVIEW
from tests.play.local.browser import EN, PAINTED, LocalPlay, Seat, browser, chromium, play

SIZES = {390: 844, 1200: 1000}
"""Widths and heights of a page: a phone, and a screen."""
MOVES = 6
PRIVATE = "Only you can see this"
"""What the page writes above a private message."""
CARDS = [EN(f"vikings-action-{card.value}") for card in OVERVIEW]


async def _keep(seat: Seat, shown: Locator, folder: Path, name: str) -> None:
    """Take a message as it stands on a page of each size."""
    for width, height in SIZES.items():
        await seat.page.set_viewport_size({"width": width, "height": height})
        await shown.scroll_into_view_if_needed()
        await seat.page.wait_for_timeout(400)
        for _ in range(100):
            if await shown.evaluate(PAINTED):
                break
            await asyncio.sleep(0.1)
        picture = folder / f"{name}-{width}.png"
        await shown.screenshot(path=picture)
        box = await shown.bounding_box()
        tall = round(box["height"]) if box else 0
        sys.stdout.write(f"{picture.name}: {tall} of {height} pixels\n")


def _last(seat: Seat, text: str = "") -> Locator:
    return seat.page.locator("article.channel-message").filter(has_text=text).last


async def _taken(opened: Browser, local: LocalPlay, game: str, folder: Path) -> None:
    """Play a table of one game far enough to see each moment of it."""
    wide: dict[str, Any] = {"viewport": {"width": 1200, "height": 1000}}
    seats = [await Seat.taken(opened, local.url, name, **wide) for name in ("Astrid", "Björn")]
    host, guest = seats
    await host.command(f"/{game} new")
    await guest.wait_for("started, it closes")
    await _keep(host, _last(host, "started, it closes"), folder, f"{game}-lobby")
    await guest.press(EN("button-join"))
    await host.wait_for("Björn")
    await host.press(EN("button-start"))
    for seat in seats:
        await seat.wait_for(EN("button-hand"))
        await seat.open_hand()
    await play(seats, RandomPlayer(f"moments/{game}"), MOVES)
    for seat in seats:
        await seat.open_hand()
        await _keep(seat, _last(seat, PRIVATE), folder, f"{game}-panel-{seat.name}")
        await _opened_card(seat, folder, game)


async def _opened_card(seat: Seat, folder: Path, game: str) -> None:
    """Press the first card that may be said to be something else, where there is one."""
    panel = await seat.panel()
    labels = [b["label"].split("\n")[-1] for b in panel["buttons"]] if panel else []
    cards = [label for label in labels if label in CARDS]
    if cards:
        await seat.press(cards[0])
        await seat.page.wait_for_timeout(500)
        await _keep(seat, _last(seat, PRIVATE), folder, f"{game}-bluff")


async def _main(folder: Path, games: Sequence[str]) -> None:
    for game in games:
        with TemporaryDirectory() as place:
            local = await LocalPlay.started(Path(place))
            try:
                async with browser() as opened:
                    await _taken(opened, local, game, folder)
            finally:
                await local.stop()


if __name__ == "__main__":
    if chromium() is None:
        sys.exit("Moments need a Chromium.")
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    asyncio.run(_main(Path(sys.argv[1]), sys.argv[2:] or GAME_IDS))
