"""Local play as a newcomer meets it: the process, its page in Chromium, and who looks at it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from games.playout import RandomPlayer

ROOT = Path(__file__).parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
FOOTER = ("Refresh", "Rules", "More choices", "More", "To the table")
"""Buttons of a panel that answer nothing."""
TRIES = 3
"""A press that comes while the page is being renewed is refused by the page: one presses again."""

_READ = """() => [...document.querySelectorAll('article.channel-message')].map(article => ({
    id: article.dataset.messageId,
    private: article.querySelector('.message-ephemeral-note') !== null,
    text: article.innerText,
    alt: [...article.querySelectorAll('img')].map(image => image.alt).join('\\n'),
    buttons: [...article.querySelectorAll('.component-button')].map(button => ({
        key: button.dataset.controlKey, label: button.innerText})),
    menus: [...article.querySelectorAll('.select-trigger')].map(menu => menu.dataset.controlKey),
}))"""


def chromium() -> str | None:
    """Find a Chromium on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@dataclass
class LocalPlay:
    """``python -m bot`` without a token, on a database of its own."""

    folder: Path
    process: Process
    url: str

    @classmethod
    async def started(cls, folder: Path) -> LocalPlay:
        """Start the process and read the address that it prints."""
        kept = ("PATH", "HOME", "LANG", "TMPDIR")
        environment = {name: os.environ[name] for name in kept if name in os.environ} | {
            "PYTHONPATH": str(ROOT),
            "DATABASE": str(folder / "local.sqlite3"),
            "DISCORD_TOKEN": "",
            "PREVIEW_PORT": "0",
            "LOG_LEVEL": "WARNING",
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", cwd=folder, env=environment, stdout=PIPE, stderr=PIPE
        )
        assert process.stdout is not None
        found = None
        while found is None:
            line = await asyncio.wait_for(process.stdout.readline(), 60)
            assert line, "local play ended before it named its address"
            found = re.search(r"http://\S+", line.decode())
        return cls(folder, process, found.group(0))

    async def kill(self) -> None:
        """End it without any warning."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> str:
        """End it as Ctrl-C does; what it complained of."""
        if self.process.returncode is None:
            self.process.terminate()
        _, complaints = await asyncio.wait_for(self.process.communicate(), 60)
        return complaints.decode()


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Run a Chromium for the time of a block."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            yield opened
        finally:
            await opened.close()


class Seat:
    """A page of local play as one person sees it."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    @classmethod
    async def taken(cls, opened: Browser, url: str, name: str, **options: Any) -> Seat:
        """Open a page and choose whose eyes it has."""
        page = await opened.new_page(**options)
        await page.goto(url)
        await page.select_option("#viewer-picker", label=name)
        await page.locator("#channel-composer-input").wait_for()
        return cls(page, name)

    async def messages(self) -> list[dict[str, Any]]:
        """List what stands in the channel, oldest first."""
        read: list[dict[str, Any]] = await self.page.evaluate(_READ)
        return read

    async def wait_for(self, text: str) -> None:
        """Wait until something with that text is to be seen."""
        await (
            self.page.locator("article.channel-message")
            .filter(has_text=text)
            .last.wait_for(state="attached")
        )

    async def command(self, text: str) -> None:
        """Type a slash command that needs no options, and send it."""
        await self.page.locator("#channel-composer-input").click()
        await self.page.keyboard.type(text)
        popup = self.page.locator(".command-popup")
        await popup.wait_for()
        await self.page.keyboard.press("Enter")
        await self.page.locator(".command-chip").wait_for()
        await self.page.keyboard.press("Enter")
        if await self.page.locator(".command-chip").count():
            await self.page.keyboard.press("Enter")

    async def press(self, label: str) -> None:
        """Press the last button with that label until something comes of it."""
        button = self.page.locator(".component-button").filter(has_text=re.compile(f"{label}$"))
        before = await self.messages()
        for _ in range(TRIES):
            with suppress(PlaywrightTimeoutError):
                await button.last.click(timeout=2000)
            for _ in range(60):
                if before != await self.messages():
                    return
                await asyncio.sleep(0.05)
        raise AssertionError(f"nothing comes of it when {self.name} presses {label}")

    async def panel(self) -> dict[str, Any] | None:
        """The person's private panel of a running game, if one is open."""
        panels = [
            m
            for m in await self.messages()
            if m["private"] and any(b["label"].endswith("Refresh") for b in m["buttons"])
        ]
        return panels[-1] if panels else None

    async def open_hand(self) -> dict[str, Any]:
        """Open the private panel with the board's button."""
        before = await self.panel()
        for _ in range(TRIES):
            await self.press("My hand")
            for _ in range(60):
                panel = await self.panel()
                if panel is not None and (before is None or panel["id"] != before["id"]):
                    return panel
                await asyncio.sleep(0.05)
        raise AssertionError(f"{self.name} has no panel")

    async def choices(self) -> tuple[list[str], list[str]]:
        """List the keys of the answers on the panel: buttons, and menus."""
        panel = await self.panel()
        if panel is None:
            return [], []
        buttons = [
            button["key"] for button in panel["buttons"] if not button["label"].endswith(FOOTER)
        ]
        return buttons, panel["menus"]

    async def answer(self, luck: RandomPlayer) -> bool:
        """Answer at random on the panel; False where nothing is asked."""
        before = await self.panel()
        buttons, menus = await self.choices()
        keys = [*buttons, *menus]
        if not keys or before is None:
            return False
        key = keys[luck.below(len(keys))]
        control = self.page.locator(f'button[data-control-key="{key}"]')
        try:
            await control.click(timeout=2000)
            if key in menus:
                options = self.page.locator('[role="option"]:visible')
                await options.first.wait_for(timeout=2000)
                await options.nth(luck.below(max(1, await options.count()))).click(timeout=2000)
        except PlaywrightTimeoutError:
            # The page showed somebody else's move in the meantime: look again.
            return False
        if not await self._changed(before["text"]):
            return False
        confirm = self.page.locator(".component-button").filter(has_text="Yes, do it")
        if await confirm.count():
            with suppress(PlaywrightTimeoutError):
                await confirm.last.click(timeout=2000)
                await confirm.last.wait_for(state="detached", timeout=4000)
        return True

    async def _changed(self, before: str) -> bool:
        """Wait until a private message no longer reads as it did; False where it stays."""
        for _ in range(100):
            texts = [m["text"] for m in await self.messages() if m["private"]]
            if before not in texts:
                return True
            await asyncio.sleep(0.03)
        return False


async def play(seats: Sequence[Seat], luck: RandomPlayer, moves: int) -> bool:
    """Let whoever is asked answer, ``moves`` times at most; whether the game is over."""
    made = idle = 0
    while made < moves:
        for seat in seats:
            if await seat.answer(luck):
                made, idle = made + 1, 0
        if any("Rematch" in b["label"] for m in await seats[0].messages() for b in m["buttons"]):
            return True
        idle += 1
        if idle % 20 == 0:
            # A press that the page swallowed leaves its question open.
            for seat in seats:
                await seat.open_hand()
        assert idle < 100, "nobody is asked anything"
        if idle > 1:
            await asyncio.sleep(0.05)
    return False
