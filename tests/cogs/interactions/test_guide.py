"""The tour and the rules on Discord: every page with its picture, in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.i18n.rule_book import page_count
from bot.i18n.texts import LANGUAGES, Texts, texts
from games import GAME_IDS
from rendering import find
from rendering.guide.tour import PAGES
from rendering.paint.studio import Studio, StudioBusyError
from rendering.scene.theme import DUSK
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, alt, presses, said


async def leafed_through(
    discord: Server, person: simcord.MemberActor, page: simcord.ResponseMessage | None, words: Texts
) -> list[tuple[str, str, tuple[str, ...]]]:
    """Turn pages to the last one; of each what it says, its picture told and its files' names."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    while page is not None:
        sent = [r for r in discord.wire.requests if r.is_message and r.reader == person.id]
        names = tuple(upload.name for upload in sent[-1].uploads)
        assert [alt(page)] == [upload.description for upload in sent[-1].uploads]
        found.append((said(page), alt(page), names))
        onward = [press for press in presses(page) if press.label == words("button-next")]
        if not onward:
            break
        turned = await discord.press(person, page, onward[0])
        page = turned.response or page
    return found


def tour_in(words: Texts) -> list[tuple[str, str, tuple[str, ...]]]:
    """What the tour's pages are to show: title, picture told, file."""
    return [
        (words(f"tour-{page}-title"), words(f"tour-{page}-alt"), (f"tour-{page}.png",))
        for page in range(1, PAGES + 1)
    ]


def rules_in(game: str, words: Texts) -> list[tuple[str, str, tuple[str, ...]]]:
    """What the pages of a game's rules are to show."""
    return [
        (
            words(f"{game}-rules-{page}-title"),
            find(game).lesson(page, words, DUSK).alt,
            (f"rules-{game}-{page}.png",),
        )
        for page in range(1, page_count(game, words) + 1)
    ]


def same_pages(expected: list[tuple[str, str, tuple[str, ...]]], actual: list[Any]) -> None:
    """Compare pages: the title is somewhere in what a page says."""
    assert [page[1:] for page in expected] == [page[1:] for page in actual]
    for (title, _, _), (text, _, _) in zip(expected, actual, strict=True):
        assert title in text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_tour_shows_a_picture_on_every_page(tmp_path: Path, language: str) -> None:
    """`/help` is a short tour in pictures, in one private message."""
    async with server(tmp_path) as discord:
        person, words = discord.stranger, texts(language)
        discord.locales[person.id] = language
        opened = await person.slash(discord.channel, "help")
        same_pages(tour_in(words), await leafed_through(discord, person, opened.response, words))
        assert 1 == len(discord.private(person))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
async def test_the_rules_show_a_picture_on_every_page(
    tmp_path: Path, game: str, language: str
) -> None:
    """`/rules` and the game's own command show the same illustrated pages."""
    async with server(tmp_path) as discord:
        person, words = discord.stranger, texts(language)
        discord.locales[person.id] = language
        expected = rules_in(game, words)
        commands: dict[str, dict[str, Any]] = {"rules": {"game": game}, f"{game} rules": {}}
        for command, options in commands.items():
            opened = await person.slash(discord.channel, command, **options)
            pages = await leafed_through(discord, person, opened.response, words)
            same_pages(expected, pages)


@pytest.mark.parametrize("game", GAME_IDS)
async def test_the_rules_of_a_table_are_illustrated_and_lead_back_to_it(
    tmp_path: Path, game: str
) -> None:
    """*How to play* under a lobby opens the same pages."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, game=game)
        person, words = discord.people[1], texts("en")
        (how,) = [p for p in presses(table.lobby) if p.label == words("button-how")]
        opened = await discord.press(person, table.lobby, how)
        pages = await leafed_through(discord, person, opened.response, words)
        same_pages(rules_in(game, words), pages)
        (page,) = discord.private(person)
        assert words("button-to-table") in [press.label for press in presses(page)]


@pytest.mark.parametrize("game", GAME_IDS)
async def test_every_page_of_the_rules_is_one_pick_away(tmp_path: Path, game: str) -> None:
    """By its title, on every page, at a table and away from any; the way back to it stays."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, game=game)
        person, words = discord.people[1], texts("en")
        (how,) = [p for p in presses(table.lobby) if p.label == words("button-how")]
        at_table = (await discord.press(person, table.lobby, how)).response
        away = (await person.slash(discord.channel, f"{game} rules")).response
        last = page_count(game, words)
        titles = [words(f"{game}-rules-{n}-title") for n in range(1, last + 1)]
        for page in (at_table, away):
            assert page is not None
            for number in (last, 1):
                picks = [press for press in presses(page) if press.value]
                assert titles == [press.label.partition(" · ")[2] for press in picks]
                await discord.press(person, page, picks[number - 1])
                assert f"{titles[number - 1]}\n" in f"{said(page)}\n"
                assert (words(f"{game}-first-turn") in said(page)) == (number == 1)
            back = words("button-to-table") in [press.label for press in presses(page)]
            assert back == (page is at_table)
        assert away is not None
        refused = await discord.forge(person, away, "t1:0:-:books", values=[f"{game}.x"])
        assert words("refused-unknown-control") in said(refused.response)


@pytest.mark.parametrize("accident", [StudioBusyError, MemoryError])
async def test_a_page_whose_picture_cannot_be_painted_is_shown_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accident: type[Exception]
) -> None:
    """What it says in words is enough; only an accident is logged, a full queue is none."""

    async def fails(studio: Studio, scene: object) -> bytes:
        del studio, scene
        raise accident

    async with server(tmp_path) as discord:
        with monkeypatch.context() as patching:
            patching.setattr(Studio, "picture", fails)
            person, words = discord.stranger, texts("en")
            for command, options, title in (
                ("help", {}, "tour-1-title"),
                ("rules", {"game": GAME_IDS[0]}, f"{GAME_IDS[0]}-rules-1-title"),
            ):
                opened = await person.slash(discord.channel, command, **options)
                assert words(title) in said(opened.response)
                assert opened.response is not None
                assert "" == alt(opened.response)
        assert (2 if accident is MemoryError else 0) == len(discord.errors.lines)
        discord.errors.lines.clear()
