"""The first ten minutes of a newcomer: no token, a browser, and a whole game."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Route

from bot.i18n.texts import texts
from games.playout import RandomPlayer
from tests.play.local.browser import EN, LocalPlay, Seat, browser, chromium, play
from tests.play.local.positions import play_on

MOVES = 2000


ANSWERS = int(os.environ.get("BROWSER_ANSWERS", "0"))
"""So many answers of both, at least, end a whole game on a page; 0 leaves these tests out."""
LONG = ANSWERS > 0
FIRST = 12
"""So many answers are given before the process is killed."""
CARDS = 16
"""So many answers show the exchange and plays, and mostly an ace taken up."""
TREASURE = "💍"
FR = texts("fr")
TWO = [FR("button-how"), FR("button-terms")]
"""Two presses, of which each opens a private page."""

needs_chromium = pytest.mark.skipif(
    chromium() is None and "CI" not in os.environ, reason="no Chromium is installed"
)


async def _seated(opened: Browser, local: LocalPlay, goal: str = "") -> tuple[Seat, Seat]:
    """A page for each of two people."""
    first, second = [
        await Seat.taken(opened, local.url, name, goal=goal) for name in ("Astrid", "Björn")
    ]
    return first, second


async def _with_hands(seats: tuple[Seat, Seat]) -> None:
    for seat in seats:
        await seat.wait_for("My hand")
        await seat.open_hand()


async def _start(seats: tuple[Seat, Seat], command: str, **options: str) -> None:
    """Open a table, and start it with the two who are there."""
    host, guest = seats
    await host.command(command, **options)
    await guest.wait_for("started, it closes")
    await guest.press("Take a seat")
    await host.wait_for("Björn")
    await host.press("Start")
    await host.press("Play with 2")
    await _with_hands(seats)


async def _end(seats: tuple[Seat, Seat], luck: RandomPlayer) -> None:
    """Play on until everybody can look at the seed that the game came from."""
    assert await play(seats, luck, MOVES)
    for seat in seats:
        await seat.wait_for(EN("button-luck"))


@needs_chromium
@pytest.mark.skipif(not LONG, reason="BROWSER_ANSWERS says how many there is time for")
@pytest.mark.timeout(1200)
async def test_a_whole_game_is_played_in_the_browser(tmp_path: Path) -> None:
    """Lobby, panels, a kill, and the end, on a page for each person.

    What is too long for a page is played with none open.
    """
    assert chromium() is not None, "no Chromium is installed"
    luck = RandomPlayer("browser")
    local = await LocalPlay.started(tmp_path)
    try:
        async with browser() as opened:
            seats = await _seated(opened, local, TREASURE)
            await _start(seats, "/vikings new", bluff="True")
            assert not await play(seats, luck, FIRST)
            await seats[1].wait_for("Turn ")
            await local.kill()
            # An open page would go on beside the new ones.
            for seat in seats:
                await seat.page.close()
            await play_on(tmp_path, ANSWERS)
            local = await LocalPlay.started(tmp_path)
            seats = await _seated(opened, local, TREASURE)
            await _with_hands(seats)
            await _end(seats, luck)
            assert [m for m in await seats[1].messages() if "Turn 1." in m["text"]]
    finally:
        complaints = await local.stop()
    assert "" == complaints


@needs_chromium
@pytest.mark.skipif(not LONG, reason="a first game is played on a phone: make soak")
@pytest.mark.timeout(600)
async def test_cards_are_played_in_the_browser_until_both_have_enough(tmp_path: Path) -> None:
    """Norwegian Battle at a table for four that two start; they agree to end it.

    A picture stands until the next one can be seen.
    """
    assert chromium() is not None, "no Chromium is installed"
    local = await LocalPlay.started(tmp_path)
    try:
        async with browser() as opened:
            seats = await _seated(opened, local)
            await _start(seats, "/norwegian new")
            await seats[0].page.evaluate(_WATCH_PICTURES)
            lacking = Counter[str]()
            seats[0].page.on("response", lambda r: lacking.update([r.url] * (r.status == 404)))
            assert not await play(seats, RandomPlayer("cards"), CARDS)
            assert [] == await seats[0].page.evaluate("vanished")
            # One that was replaced meanwhile is not asked for eighty times (page.js).
            assert max(lacking.values(), default=0) < 40
            for seat in seats:
                await seat.command("/table cancel")
            for seat in seats:
                await seat.wait_for(EN("board-closed", table="1"))
    finally:
        complaints = await local.stop()
    assert "" == complaints


@needs_chromium
@pytest.mark.skipif(not LONG, reason="a first game is played on a phone: make soak")
@pytest.mark.timeout(300)
async def test_a_page_whose_press_was_lost_goes_on(tmp_path: Path) -> None:
    """Where the connection fails under a press it would wait for a receipt that never comes."""
    assert chromium() is not None, "no Chromium is installed"
    local = await LocalPlay.started(tmp_path)
    try:
        async with browser() as opened:
            seat = await Seat.taken(opened, local.url, "Chloé")
            games = seat.page.locator(".select-trigger").filter(has_text=EN("menu-new"))
            await games.last.click()
            await seat.page.locator('[role="option"]:visible').last.click()
            await seat.wait_for("dans 3 jours")
            await seat.page.route("**/api/action", lambda route: route.abort())
            await seat.page.locator(".component-button").filter(has_text=TWO[0]).last.click()
            await seat.page.wait_for_function("() => simcordPreview.transport.uncertainRequestId")
            await seat.page.unroute("**/api/action")
            await seat.page.wait_for_function(
                "() => window.simcordPreview?.transport.uncertainRequestId === null"
            )
            chosen = seat.page.locator("#viewer-picker option:checked")
            await chosen.filter(has_text="Chloé").wait_for(state="attached")
            await seat.wait_for("dans 3 jours")
            await seat.press(TWO[0])
            await seat.page.locator(".message-ephemeral-note").first.wait_for(state="attached")
    finally:
        complaints = await local.stop()
    assert "" == complaints


async def _refuse_the_next_press(page: Page) -> None:
    """Have it come while the page is being renewed."""
    refused: list[dict[str, Any]] = []

    async def refuse(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        if body["kind"] != "click" or refused:
            await route.continue_()
            return
        refused.append(body)
        await route.fulfill(json={"rejected": True, "diagnostics": [{"code": "stale-revision"}]})

    await page.route("**/api/action", refuse)


_PRESS_AT_ONCE = """labels => {
    const notice = document.querySelector('#press-notice');
    window.said = [];
    new MutationObserver(() => said.push(notice.textContent)).observe(notice, { childList: true });
    const buttons = [...document.querySelectorAll('.component-button')];
    for (const label of labels)
        buttons.findLast((button) => button.innerText.trim().endsWith(label)).click();
}"""
"""Presses before any is answered; ``said`` lists what the page says of them from then on."""


_DATED_IN = """language => {
    const said = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
    return [...document.querySelectorAll('.timeline-day-divider')].some(
        (one) => one.textContent === said);
}"""
"""Whether what stands above the messages of today is a date of that language."""

_LATER = """() => {
    const [time] = document.querySelectorAll('article time.discord-timestamp');
    time.dateTime = new Date(Date.now() + 7_205_000).toISOString();
}"""
"""Has the first time of the page be one in two hours."""

_WATCH_PICTURES = """() => {
    const painted = new Set();
    window.vanished = [];
    const look = () => {
        for (const article of document.querySelectorAll('article.channel-message')) {
            const pictures = [...article.querySelectorAll('.media-lightbox-trigger img')];
            const id = article.dataset.messageId;
            if (pictures.some((one) => one.style.display !== 'none' && one.naturalWidth))
                painted.add(id);
            else if (pictures.length && painted.has(id)) vanished.push(id);
        }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    document.addEventListener('load', look, true);
}"""
"""Notes which messages have had a picture and then none that can be seen, as a page paints it."""


async def _set_options(seat: Seat) -> None:
    """Press twice at a bad moment, fill in a form, and choose another game from the same menu."""
    await _refuse_the_next_press(seat.page)
    await seat.page.evaluate(_PRESS_AT_ONCE, TWO)
    await seat.wait_for(FR("rage-rules-1-title"))
    await seat.wait_for("Options de la table")
    # On a slow machine something else is said by now.
    assert FR("page-press-again") in await seat.page.evaluate("said")
    # What a form opens over the page is no message: nothing else tells that the press was heard.
    await seat.page.locator(".component-button").filter(has_text=FR("terms-form-game")).last.click()
    form = seat.page.get_by_role("dialog").filter(has_text=FR("terms-form-game"))
    await form.get_by_text(FR("rage-preset-short"), exact=True).click()
    await form.locator('button[type="submit"]').click()
    await seat.wait_for(FR("rage-option-last_turn-8"))
    lobbies = seat.page.locator(".component-button").filter(has_text=FR("button-computer-add"))
    assert 1 == await lobbies.count()
    await lobbies.click()
    await seat.wait_for(FR("computers-none"))
    # The menu goes on showing what was chosen from it.
    await seat.page.locator(".select-trigger").filter(has_text=EN("rage-name")).click()
    goths = seat.page.locator('[role="option"]:visible').filter(has_text=EN("goths-name"))
    await goths.click()
    await lobbies.nth(1).wait_for()


@needs_chromium
@pytest.mark.skipif(not LONG, reason="a first game is played on a phone: make soak")
@pytest.mark.timeout(300)
async def test_an_open_tab_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The address stays, the tab finds its person again, and times run, and are as they read them.

    A press that comes at a bad moment says so and is tried again; menus show what is chosen.
    """
    assert chromium() is not None, "no Chromium is installed"
    local = await LocalPlay.started(tmp_path)
    try:
        async with browser() as opened:
            seat = await Seat.taken(opened, local.url, "Chloé")
            await seat.page.wait_for_function(_DATED_IN, arg="fr")
            games = seat.page.locator(".select-trigger").filter(has_text=EN("menu-new"))
            await games.last.click()
            await seat.page.locator('[role="option"]:visible').last.click()
            await seat.wait_for("dans 3 jours")
            assert not [m for m in await seat.messages() if re.search(r"\b[AP]M\b", m["text"])]
            await seat.page.evaluate(_LATER)
            await seat.wait_for("dans 2 heures")
            await _set_options(seat)
            before = [m["id"] for m in await seat.messages()]
            await local.kill()
            url, local = local.url, await LocalPlay.started(tmp_path)
            assert url == local.url
            await seat.page.wait_for_function(
                """before => {
                    const shown = [...document.querySelectorAll('article.channel-message')];
                    return shown.length > 1 && shown.every(
                        article => !before.includes(article.dataset.messageId));
                }""",
                arg=before,
            )
            await seat.wait_for("dans 3 jours")
            chosen = seat.page.locator("#viewer-picker option:checked")
            for _ in range(100):
                if await chosen.text_content() == "Chloé":
                    break
                await seat.page.wait_for_timeout(100)
            assert "Chloé" == await chosen.text_content()
    finally:
        complaints = await local.stop()
    assert "" == complaints
