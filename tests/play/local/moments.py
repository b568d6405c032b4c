"""Takes the moments of a table on a phone and on a screen, to be looked at.

Run as ``python -m tests.play.local.moments FOLDER [GAME …] [--language en|fr]``; without a
language it takes them in every one.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, Locator
from playwright.async_api import Error as PlaywrightError

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from tests.play.local.browser import PAINTED, LocalPlay, Seat, browser, chromium
from tests.play.local.positions import Position, after, asked, prompts, set_up

SIZES = {390: 844, 1200: 1000}
"""Widths and heights of a page: a phone, and a screen."""
WHOLE = 1800
"""The height of a page that shows every message whole."""
REVEALS = {
    "vikings": ("CallBluff",),
    "norwegian": ("LayBlind",),
    "schools": ("CastMaleficio", "PassTrial"),
    "goths": ("LayKingCard",),
    "rage": ("Strike", "Defend"),
}
"""After which moves something is to be seen that was hidden."""
FIRST_SCREEN = 640
"""What a phone shows of a message that has just come: question and first answers belong there."""
TWO_SCREENS = 1280
"""Nothing that one answers is taller."""
_FIRST_ANSWER = """article => {
    const asked = document.evaluate(".//*[contains(text(), '👉')]", article, null, 9, null)
        .singleNodeValue;
    const controls = [...article.querySelectorAll('.component-button, .select-trigger')];
    const first = controls.find(one => asked
        && asked.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const top = article.getBoundingClientRect().top;
    return first ? Math.round(first.getBoundingClientRect().bottom - top) : null;
}"""
"""How far down a panel its first answer ends; null where it asks nothing."""


_FITS = """(element, width) =>
    innerWidth === width && element.getBoundingClientRect().right <= width"""
"""Whether a page has its new width, and a message lies within it."""


class Album:
    """A folder of pictures in one language."""

    opened: Browser

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder
        self.language = language
        self.words = texts(language)
        self.panels: dict[str, tuple[int, int]] = {}
        """By name of a panel that asks, on a phone: where its first answer ends, and its height."""

    async def keep(self, seat: Seat, shown: Locator, name: str) -> None:
        """Take a message as it stands on a page of each size."""
        for width, height in SIZES.items():
            await seat.page.set_viewport_size({"width": width, "height": WHOLE})
            await seat.page.wait_for_timeout(400)
            # While the page is renewed its messages come and go.
            with suppress(PlaywrightError):
                await shown.scroll_into_view_if_needed()
            await seat.page.mouse.move(0, 0)
            await seat.page.wait_for_timeout(400)
            for _ in range(100):
                # A busy page takes its time to lie as its new width has it.
                if await shown.evaluate(PAINTED) and await shown.evaluate(_FITS, width):
                    break
                await asyncio.sleep(0.1)
            picture = self.folder / f"{name}-{self.language}-{width}.png"
            await shown.screenshot(path=picture)
            box = await shown.bounding_box()
            tall = round(box["height"]) if box else 0
            first = await shown.evaluate(_FIRST_ANSWER)
            if first is not None and width == min(SIZES):
                self.panels[f"{name}-{self.language}"] = first, tall
            said = "" if first is None else f", the first answer at {first}"
            sys.stdout.write(f"{picture.name}: {tall} pixels of {height}{said}\n")

    async def seat(self, local: LocalPlay, name: str) -> Seat:
        """Open a page with somebody's eyes."""
        seat = await Seat.taken(self.opened, local.url, name)
        seat.words = self.words
        return seat

    async def beginning(self, local: LocalPlay) -> None:
        """Take what a newcomer meets: the greeting, and the settings behind it."""
        seat = await self.seat(local, "Astrid")
        await self.keep(seat, seat.page.locator("article.channel-message").last, "welcome")
        await seat.press(self.words("button-settings"))
        await self.keep(seat, _private(seat), "settings")

    async def lobby(self, local: LocalPlay, game: str) -> None:
        """Take a table before its start."""
        seat = await self.seat(local, "Astrid")
        menu = seat.page.locator(".select-trigger").filter(has_text=self.words("menu-new"))
        option = seat.page.locator('[role="option"]:visible')
        for _ in range(5):
            await menu.last.click()
            # A page that is renewed at that moment shuts its menu.
            with suppress(PlaywrightError):
                await option.filter(has_text=self.words(f"{game}-name")).first.click(timeout=9000)
                break
        board = seat.page.locator("article.channel-message").last
        await (
            seat.page.locator(".component-button")
            .filter(has_text=self.words("button-join"))
            .wait_for()
        )
        await self.keep(seat, board, f"{game}-lobby")

    async def table(self, local: LocalPlay, game: str, moment: str, name: str) -> None:
        """Take the board, the panel of whoever is asked, and what its first press leads to."""
        seat = await self.seat(local, name)
        hand = self.words("button-hand")
        board = seat.page.locator("article.channel-message").filter(has_text=hand)
        await board.last.wait_for()
        await self.keep(seat, board.last, f"{game}-{moment}-board")
        await seat.open_hand()
        await self.keep(seat, _private(seat), f"{game}-{moment}")
        if moment != "reveal":
            await self._second(seat, game, moment)

    async def _second(self, seat: Seat, game: str, moment: str) -> None:
        """Press the first answer that only leads to a second press, where there is one."""
        if (panel := await seat.panel()) is None:
            return
        before = panel["text"]
        answers = [key for key, label in seat.choices(panel) if label]
        if not answers:
            return
        await seat.page.locator(f'button[data-control-key="{answers[0]}"]').click()
        await seat.page.wait_for_timeout(1500)
        panel = await seat.panel()
        with suppress(PlaywrightError):
            if panel and panel["text"] != before:
                await self.keep(seat, _private(seat), f"{game}-{moment}-second")


def _private(seat: Seat) -> Locator:
    note = seat.page.locator(".message-ephemeral-note")
    return seat.page.locator("article.channel-message").filter(has=note).last


async def _taken(album: Album, place: Path, what: tuple[str, str, str]) -> None:
    game, moment, name = what
    local = await LocalPlay.started(place, album.language)
    try:
        async with browser() as opened:
            album.opened = opened
            if moment == "beginning":
                await album.beginning(local)
            elif moment == "lobby":
                await album.lobby(local, game)
            else:
                await album.table(local, game, moment, name)
    finally:
        await local.stop()


def _positions(game: str) -> dict[str, Position | None]:
    """The moments of a game: its lobby, each kind of question, and what is revealed."""
    questions = {prompt: asked(game, prompt) for prompt in prompts(game)}
    return {"lobby": None, **questions, "reveal": after(game, *REVEALS[game])}


def _take(album: Album, game: str, moment: str, position: Position | None) -> None:
    with TemporaryDirectory() as place:
        name = set_up(Path(place), position, album.language)
        asyncio.run(_taken(album, Path(place), (game, moment, name)))


def _sum_up(panels: dict[str, tuple[int, int]]) -> None:
    """Print what share of the questions is on the first screen, and what is too tall."""
    below = {name: first for name, (first, _) in panels.items() if first > FIRST_SCREEN}
    tall = {name: height for name, (_, height) in panels.items() if height > TWO_SCREENS}
    fitting = len(panels) - len(below)
    sys.stdout.write(
        f"{fitting} of {len(panels)} questions have their first answer within {FIRST_SCREEN}"
        f" pixels ({100 * fitting // max(1, len(panels))} %), not {below};"
        f" taller than {TWO_SCREENS}: {tall}\n"
    )


def _main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--moment", help="beginning, lobby, reveal or a kind of question")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    panels: dict[str, tuple[int, int]] = {}
    for language in [given.language] if given.language else LANGUAGES:
        album = Album(given.folder, language)
        if given.moment == "beginning" or not (given.moment or given.games):
            _take(album, "", "beginning", None)
        for game in given.games or GAME_IDS:
            for moment, position in _positions(game).items():
                if given.moment in (None, moment) and (position or moment == "lobby"):
                    _take(album, game, moment, position)
        panels |= album.panels
    _sum_up(panels)


if __name__ == "__main__":
    if chromium() is None:
        sys.exit("Moments need a Chromium.")
    _main()
