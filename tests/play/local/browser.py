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
from functools import cache
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from bot.i18n.texts import Texts, texts
from games.playout import RandomPlayer

ROOT = Path(__file__).parents[3]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
EN = texts("en")
PHONE = {"width": 390, "height": 844}
"""A screen in whose width a picture is seen as on a phone that it is tapped on."""
_CONTROLS = ("button-", "panel-", "plan-button", "ahead-button", "seats-button-", "night-")
_LOOKED_UP = "-details"
PATIENCE = 90_000
"""Milliseconds that a busy machine may take for what a page is waited for."""
PATIENCE_TO_SEE = 300
"""How often to look, ten times a second, until it is on the screen."""
TRIES = 3
"""A press that comes while the page is being renewed is refused by the page: one presses again."""
_LATE = " acknowledged late, after "
"""In a warning of a bot whose machine was busy with browsers."""

_READ = """() => [...document.querySelectorAll('article.channel-message')].map(article => ({
    id: article.dataset.messageId,
    private: article.querySelector('.message-ephemeral-note') !== null,
    text: article.innerText,
    alt: [...article.querySelectorAll('img')].filter(image => !image.closest('.preview-select'))
        .map(image => image.alt).join('\\n'),
    buttons: [...article.querySelectorAll('.component-button')].map(button => ({
        key: button.dataset.controlKey, label: button.innerText,
        expected: button.classList.contains('button-style-1')})),
    menus: [...article.querySelectorAll('.select-trigger')].map(menu => ({
        key: menu.dataset.controlKey, label: menu.innerText})),
}))"""


_ON_SCREEN = """id => {
    const panel = document.querySelector(`article[data-message-id="${id}"]`);
    if (!panel) return null;
    let room = panel.parentElement;
    while (!/auto|scroll/.test(getComputedStyle(room).overflowY)) room = room.parentElement;
    const {top, bottom} = room.getBoundingClientRect();
    const shown = element => {
        const box = element.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1;
    };
    const asked = document.evaluate(".//*[contains(text(), '👉')]", panel, null, 9, null)
        .singleNodeValue;
    return {
        begins: panel.querySelector('.message-ephemeral-note').getBoundingClientRect().bottom
            >= top - 1,
        asks: !asked || shown(asked),
        controls: [...panel.querySelectorAll('.component-button, .select-trigger')].filter(shown)
            .map(control => control.dataset.controlKey),
    };
}"""
"""What of a panel is on the screen: its first line, its question, and which controls."""

_RESULT = """() => {
    const panel = [...document.querySelectorAll('article.channel-message')]
        .findLast(one => one.querySelector('.message-ephemeral-note'));
    if (!panel) return null;
    let room = panel.parentElement;
    while (!/auto|scroll/.test(getComputedStyle(room).overflowY)) room = room.parentElement;
    const {top, bottom} = room.getBoundingClientRect();
    const note = panel.querySelector('.message-ephemeral-note');
    const picture = panel.querySelector('.media-lightbox-trigger');
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    let told = '', all = '';
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text.parentElement.closest('time')) continue;
        all += text.data;
        const below = note.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_FOLLOWING;
        if (below && picture
            && text.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING)
            told += text.data;
    }
    const alt = [...panel.querySelectorAll('img')].map(one => one.alt).join();
    return {
        stands: all + alt,
        told: told.trim(),
        shown: note.getBoundingClientRect().bottom >= top - 1
            && (!picture || picture.getBoundingClientRect().bottom <= bottom + 1),
    };
}"""
"""What the last private message says above its picture, and whether both are on the screen."""

_ANSWERED = """() => {
    const note = [...document.querySelectorAll('.message-ephemeral-note')].at(-1);
    let room = note.parentElement;
    while (!/auto|scroll/.test(getComputedStyle(room).overflowY)) room = room.parentElement;
    const {top, bottom} = room.getBoundingClientRect();
    const begins = note.getBoundingClientRect().bottom;
    return begins >= top - 1 && begins < bottom - 40;
}"""
"""Whether the last private message begins on the screen."""

_UNDER_WAY = """again => {
    const notice = document.querySelector('#press-notice');
    return simcordPreview.pendingAction !== null
        || (!notice.hidden && notice.textContent === again);
}"""
"""Whether the page says that it is still about a press."""

PAINTED = """element => [...element.querySelectorAll('img')].every(
    image => image.complete && image.naturalWidth > 0)"""
"""Whether every picture of a message is there."""


def _stands(panel: dict[str, Any] | None) -> tuple[Any, ...] | None:
    """What the game has put on a panel: a menu shows at once what is picked, heard or not."""
    if panel is None:
        return None
    menus = [menu["key"] for menu in panel["menus"]]
    return panel["id"], panel["alt"], panel["buttons"], menus


def chromium() -> str | None:
    """Find a Chromium on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@cache
def host_words(words: Texts) -> frozenset[str]:
    """List the labels of controls that answer nothing: every game's, and what is looked up."""
    keys = (key for key in words.ids if key.startswith(_CONTROLS) or key.endswith(_LOOKED_UP))
    return frozenset(words(key) for key in keys if not words.variables(key))


def _drafts(words: Texts) -> list[str]:
    """Return the longest fixed part of each question within a draft of Clash of Rage."""
    filled = dict.fromkeys(("origin", "target", "orders", "gear", "gold"), "\0")
    asked = [
        words("rage-prompt-action", draft=draft, action=1, **filled)
        for draft in ("target", "number", "march", "card", "equip")
    ]
    asked.append(words("rage-prompt-reinforce", incoming="\0"))
    return [max(question.split("\0"), key=len).strip() for question in asked]


@dataclass
class LocalPlay:
    """``python -m bot`` without a token, on a database of its own."""

    folder: Path
    process: Process
    url: str

    @classmethod
    async def started(cls, folder: Path, language: str = "en") -> LocalPlay:
        """Start the process and read the address that it prints."""
        kept = ("PATH", "HOME", "LANG", "TMPDIR")
        environment = {name: os.environ[name] for name in kept if name in os.environ} | {
            "PYTHONPATH": str(ROOT),
            "DATABASE": str(folder / "local.sqlite3"),
            "DEFAULT_LANGUAGE": language,
            "DISCORD_TOKEN": "",
            "PREVIEW_PORT": "0",
            "LOG_LEVEL": "WARNING",
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", cwd=folder, env=environment, stdout=PIPE, stderr=PIPE
        )
        assert process.stdout is not None
        found = None
        try:
            while found is None:
                line = await asyncio.wait_for(process.stdout.readline(), 60)
                if not line:
                    break
                found = re.search(r"http://\S+", line.decode())
        except TimeoutError:
            found = None
        if found is None:
            # Nobody has it yet who would end it.
            with suppress(ProcessLookupError):
                process.kill()
            _, complaints = await process.communicate()
            raise AssertionError(f"local play named no address: {complaints.decode()}")
        return cls(folder, process, found.group(0))

    async def kill(self) -> None:
        """End it without any warning."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> str:
        """End it as Ctrl-C does; return what it complained of but the speed of the machine."""
        if self.process.returncode is None:
            self.process.terminate()
        _, complaints = await asyncio.wait_for(self.process.communicate(), 60)
        lines = complaints.decode().splitlines(keepends=True)
        return "".join(line for line in lines if _LATE not in line)


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

    def __init__(self, page: Page, name: str, goal: str = "", words: Texts = EN) -> None:
        self.page = page
        self.name = name
        self.goal = goal
        """What is on the label of an answer that brings the end nearer.

        Without it, that is the answer in the colour of the expected one.
        """
        self.words = words
        """What the page says to this person."""
        self.on_screen = False
        """Whether this person neither scrolls nor looks for what an answer led to."""
        self.back = (words("panel-back"), words("button-to-table"))
        self.drafts = _drafts(words)
        """Is in the questions within a march or an equipment, of which nothing is told yet."""
        self.catching_up = words("panel-catchup", count=1).partition("1")[0]
        self.ahead = words("ahead-button", given=0)
        self.in_advance = [
            words("seats-menu-standing", about="none").rstrip("…").casefold(),
            words("rage-menu-standing").casefold(),
            words("rage-menu-standing-now", orders="").casefold(),
        ]
        """Is on what settles how later questions are answered."""

    @classmethod
    async def taken(
        cls,
        opened: Browser,
        url: str,
        name: str,
        *,
        goal: str = "",
        words: Texts = EN,
        **options: Any,
    ) -> Seat:
        """Open a page and choose whose eyes it has."""
        page = await opened.new_page(**options)
        page.set_default_timeout(PATIENCE)
        await page.goto(url)
        await page.locator("#channel-composer-input").wait_for()
        chosen = page.locator("#viewer-picker option:checked")
        for _ in range(TRIES):
            # A page that is being renewed refuses the choice and shows the viewer that it has.
            await page.select_option("#viewer-picker", label=name)
            await page.wait_for_timeout(1000)
            if name == await chosen.text_content():
                return cls(page, name, goal, words)
        raise AssertionError(f"the page does not take {name} for its viewer")

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

    async def command(self, text: str, **options: str) -> None:
        """Type a slash command, give it options of which each is a choice, and send it."""
        await self.page.locator("#channel-composer-input").click()
        await self.page.keyboard.type(text)
        popup, chip = self.page.locator(".command-popup"), self.page.locator(".command-chip")
        await popup.wait_for()
        await self.page.keyboard.press("Enter")
        await chip.wait_for()
        for name, value in options.items():
            await self.page.locator(".command-ghost").click()
            await popup.get_by_text(name, exact=True).first.click()
            await self.page.keyboard.type(value)
            await popup.get_by_text(value, exact=True).first.click()
            await popup.wait_for(state="hidden")
        for _ in range(5):
            await self.page.locator("#send-message").click()
            with suppress(PlaywrightTimeoutError):
                await chip.wait_for(state="detached", timeout=1000)
                return
        raise AssertionError(f"{text} cannot be sent")

    async def sees_answer(self) -> None:
        """Wait until the private message that came last is on the screen, with nothing scrolled."""
        await self.page.wait_for_function(_ANSWERED)

    async def press(self, label: str) -> None:
        """Press the last button with that label until something comes of it."""
        button = self.page.locator(".component-button").filter(has_text=re.compile(f"{label}$"))
        for _ in range(TRIES):
            before = await self.messages()
            try:
                await button.last.click(timeout=20_000)
            except PlaywrightTimeoutError:
                # What changes now has come of nothing that was pressed.
                continue
            for _ in range(400):
                if before != await self.messages():
                    return
                await asyncio.sleep(0.05)
        raise AssertionError(f"nothing comes of it when {self.name} presses {label}")

    async def offered(self, label: str) -> bool:
        """Whether a button with that label is on the page."""
        buttons = [button for message in await self.messages() for button in message["buttons"]]
        return any(label in button["label"] for button in buttons)

    async def panel(self) -> dict[str, Any] | None:
        """The private message with controls that was opened last, if there is one."""
        panels = [m for m in await self.messages() if m["private"] and m["buttons"]]
        return panels[-1] if panels else None

    async def open_hand(self) -> dict[str, Any]:
        """Open the private panel with the board's button."""
        before = await self.panel()
        for _ in range(TRIES):
            if self.name != await self.page.locator("#viewer-picker option:checked").text_content():
                # On a busy machine a page is renewed so late that it takes the choice back.
                await self.page.select_option("#viewer-picker", label=self.name)
                await self.page.wait_for_timeout(1000)
            await self.press(self.words("button-hand"))
            for _ in range(200):
                panel = await self.panel()
                if panel is not None and (before is None or panel["id"] != before["id"]):
                    return panel
                await asyncio.sleep(0.05)
        shown = [message["text"][-200:] for message in (await self.messages())[-3:]]
        raise AssertionError(f"{self.name} has no panel: {shown}")

    def choices(self, panel: dict[str, Any]) -> list[tuple[str, str]]:
        """List what leads on with a panel's question: ``(key, label)``, a menu without label."""
        buttons = [(b["key"], b["label"].split("\n")[-1]) for b in panel["buttons"]]
        labels = [label for _, label in buttons]
        confirm, host = self.words("panel-confirm"), host_words(self.words)
        if confirm in labels:
            return [button for button in buttons if button[1] == confirm]
        asked = "👉" in panel["text"] and self.words("panel-answered") not in panel["text"]
        if self.words("button-more") not in labels:
            # What a card may be said to be, or else the way back from somewhere else.
            further = [b for b in buttons if asked and b[1] not in host]
            return further or [button for button in buttons if button[1] in self.back]
        if not asked:
            return []
        answers = [
            button
            for button in buttons
            if button[1] not in host and not self._in_advance(button[1])
            if not button[1].startswith((self.catching_up, self.ahead))
        ]
        # A game at random alone takes far too long.
        wanted = {
            b["key"]
            for b in panel["buttons"]
            if (self.goal in b["label"] if self.goal else b["expected"])
        }
        if promising := [button for button in answers if button[0] in wanted]:
            return promising
        menus = [menu for menu in panel["menus"] if not self._in_advance(menu["label"])]
        return [*answers, *((menu["key"], "") for menu in menus)]

    def _in_advance(self, label: str) -> bool:
        return any(words in label.casefold() for words in self.in_advance)

    async def sees(self) -> tuple[dict[str, Any] | None, list[tuple[str, str]]]:
        """See what is asked now; return the panel, and the answers to it that are on the screen."""
        shown: dict[str, Any] | None = None
        for _ in range(PATIENCE_TO_SEE):
            # A panel may be exchanged at any moment: both are read anew.
            panel = await self.panel()
            choices = [] if panel is None else self.choices(panel)
            if panel is None or not choices:
                return panel, []
            shown = await self.page.evaluate(_ON_SCREEN, panel["id"])
            on_screen = shown["controls"] if shown and shown["begins"] and shown["asks"] else []
            if seen := [choice for choice in choices if choice[0] in on_screen]:
                return panel, seen
            await asyncio.sleep(0.1)
        raise AssertionError(f"{self.name} would have to scroll: {shown}")

    async def sees_result(self, before: dict[str, Any] | None, pressed: str) -> None:
        """See, with nothing pressed or scrolled, what has become of the panel: words and picture.

        A step that only leads on or back says nothing above its picture; an answer does.
        """
        shown: dict[str, Any] | None = None
        for _ in range(PATIENCE_TO_SEE):
            shown = await self.page.evaluate(_RESULT)
            if shown and shown["shown"] and (not before or before["stands"] != shown["stands"]):
                panel = await self.panel()
                labels = [] if panel is None else [button["label"] for button in panel["buttons"]]
                leads_on = any(back in label for label in labels for back in self.back)
                leads_on |= any(question in shown["stands"] for question in self.drafts)
                if shown["told"] or leads_on or pressed in self.back:
                    return
            await asyncio.sleep(0.1)
        raise AssertionError(f"{self.name} does not see what came of {pressed!r}: {shown}")

    async def answer(self, luck: RandomPlayer) -> bool:
        """Press or pick one thing at random; False where nothing is asked or came of it."""
        panel = await self.panel()
        if panel is None and self.on_screen:
            # It is on its way.
            return False
        if panel is None and await self.offered(self.words("button-hand")):
            # A page keeps fifty messages: in a long game the story has pushed the hand out of it.
            panel = await self.open_hand()
        choices = [] if panel is None else self.choices(panel)
        if choices and self.on_screen:
            panel, choices = await self.sees()
        if not choices:
            return False
        before = _stands(panel)
        stood = await self.page.evaluate(_RESULT) if self.on_screen else None
        key, label = choices[luck.below(len(choices))]
        # A control's key is its place in the message: the label tells whether it is still there.
        control = self.page.locator(f'button[data-control-key="{key}"]').filter(has_text=label)
        try:
            await control.click(timeout=1000)
            if not label:
                options = self.page.locator('[role="option"]:visible')
                await options.first.wait_for(timeout=1000)
                picked = luck.below(max(1, await options.count()))
                await options.nth(picked).click(timeout=1000)
                if await options.first.is_visible():
                    # Of several that may be picked one is enough: what is picked is handed in.
                    await control.click(timeout=1000)
        except PlaywrightTimeoutError:
            # The page showed somebody else's move in the meantime: look again.
            return False
        return await self._goes_on(before, stood, label)

    async def _goes_on(
        self, before: tuple[Any, ...] | None, stood: dict[str, Any] | None, pressed: str
    ) -> bool:
        """Wait until a press has changed the panel; see what came of it, if that is asked of it.

        Others may change it, too, while the page tries a press again.
        """
        again = self.words("page-press-again")
        for _ in range(600):
            if not await self.page.evaluate(_UNDER_WAY, again):
                break
            await asyncio.sleep(0.1)
        for _ in range(200):
            if before != _stands(await self.panel()):
                if self.on_screen:
                    await self.sees_result(stood, pressed)
                return True
            await asyncio.sleep(0.05)
        return False


async def play(
    seats: Sequence[Seat], luck: RandomPlayer, moves: int, *, patience: int = 100
) -> bool:
    """Let whoever is asked answer, ``moves`` times at most; whether the game is over.

    ``patience`` says how often to look in vain: computers take their time.
    """
    made = idle = 0
    while made < moves:
        for seat in seats:
            if await seat.answer(luck):
                made, idle = made + 1, 0
        if await seats[0].offered(seats[0].words("button-film")):
            return True
        idle += 1
        if idle % (patience // 5) == 0:
            # A press that the page swallowed leaves its question open.
            for seat in seats:
                # The game may end under the press.
                with suppress(AssertionError):
                    await seat.open_hand()
        if idle == patience:
            shown = [m["text"][-200:] for seat in seats for m in (await seat.messages())[-3:]]
            raise AssertionError(f"nobody is asked anything: {shown}")
        if idle > 1:
            # To read a page takes it as long as a press.
            await asyncio.sleep(0.25)
    return False
