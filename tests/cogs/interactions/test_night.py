"""The question when somebody sleeps: on the panel of a game over days, until it is answered."""

from __future__ import annotations

from datetime import time
from pathlib import Path

import pytest
import simcord

from bot.i18n.texts import LANGUAGES, texts
from cogs.elements.time_zones import place_of
from cogs.panels.nights import guessed_zones, word_of
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, presses, replies, said

EN = texts("en")
MOVES = 30
"""More than it takes until somebody waits."""


async def waiting(table: PlayedTable, *but: simcord.MemberActor) -> simcord.MemberActor:
    """Play until somebody who has made a move has nothing to answer."""
    for _ in range(MOVES):
        asked = [one for one, _ in await table.asked()]
        for person in table.players:
            acted = await table.server.host.tables.history.has_acted(await table.look(person))
            if acted and person not in (*asked, *but):
                return person
        await table.step()
    raise AssertionError("everybody is asked all the time")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_night_is_chosen_by_one_press_and_never_asked_for_again(
    tmp_path: Path, language: str
) -> None:
    """The guess is of where most of those live whose Discord speaks that language.

    A newcomer is asked after a move of theirs, not between two presses that lead to the first.
    """
    async with server(tmp_path) as discord:
        words, locale = texts(language), "fr" if language == "fr" else "en-GB"
        table = await PlayedTable.started(discord)
        for one in table.players:
            discord.locales[one.id] = locale
            assert words("night-question") not in said(await table.hand(one))
            person = await waiting(table)
        hand = await table.hand(person)
        assert words("night-question") in said(hand)
        zone, *_ = guessed_zones(locale)
        place = place_of(zone, words.language)
        guess = words("night-guess", start="23:00", end="07:00", place=place)
        (press,) = [one for one in presses(hand) if one.label == guess]
        (answer,) = replies(await discord.press(person, hand, press))
        text = words("night-set", start="23:00", end="07:00", place=place)
        assert text in said(answer)
        assert words("night-question") not in said(answer)
        kept = await discord.host.tables.people.preferences(person.id)
        assert kept.quiet is not None
        assert (kept.zone, kept.quiet.zone, kept.quiet.start) == (zone, zone, time(23))
        live = await discord.host.tables.queries._tables.peek(table.id)
        assert live.times.preferences[person.id].quiet == kept.quiet
        other = await PlayedTable.started(discord)
        assert words("night-question") not in said(await other.hand(person))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_does_not_mind_is_not_asked_again_either(
    tmp_path: Path, language: str
) -> None:
    """It is remembered, also over a restart; the others are asked all the same."""
    async with server(tmp_path) as discord:
        words = texts(language)
        table = await PlayedTable.started(discord, seats=3)
        for one in table.players:
            discord.locales[one.id] = "fr" if language == "fr" else "en-US"
        person = await waiting(table)
        hand = await table.hand(person)
        (press,) = [one for one in presses(hand) if one.label == words("night-never-mind")]
        (answer,) = replies(await discord.press(person, hand, press))
        assert words("night-left") in said(answer)
        await discord.restart()
        assert words("night-question") not in said(await table.hand(person))
        assert words("night-question") in said(await table.hand(await waiting(table, person)))
        kept = await discord.host.tables.people.preferences(person.id)
        assert (kept.quiet, kept.zone) == (None, "UTC")


async def test_nobody_is_asked_where_a_night_holds_nothing(tmp_path: Path) -> None:
    """A live table, a game against computers alone, a spectator, a forged answer."""
    async with server(tmp_path) as discord:
        live = await PlayedTable.started(discord, pace="live")
        person = await waiting(live)
        assert EN("night-question") not in said(await live.hand(person))
        slow = await PlayedTable.started(discord)
        person = await waiting(slow)
        hand = await slow.hand(person)
        assert EN("night-question") in said(hand)
        watching = await discord.people[3].click(
            await slow.board(), custom_id=f"t1:{slow.id}:-:hand"
        )
        assert EN("night-question") not in "".join(map(said, replies(watching)))
        for argument in ("Europe.Atlantis", "UTC", "x"):
            forged = await discord.forge(person, hand, f"t1:{slow.id}:-:night:{argument}")
            assert EN("refused-unknown-control") in "".join(map(said, replies(forged)))
        assert not (await discord.host.tables.people.preferences(person.id)).settled


@pytest.mark.parametrize(
    ("chosen", "locale", "zones"),
    [
        ("fr", "en-US", guessed_zones("fr")),
        ("en", "fr", guessed_zones("en")),
        ("fr", "fr", guessed_zones("fr")),
        ("en", "de", guessed_zones("de")),
    ],
)
async def test_the_guess_follows_the_language_that_somebody_has_chosen(
    tmp_path: Path, chosen: str, locale: str, zones: tuple[str, ...]
) -> None:
    """Discord's says more where the bot speaks the same with both."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person = await waiting(table)
        discord.locales[person.id] = locale
        await discord.host.tables.people.set_language(person.id, chosen)
        hand, words = await table.hand(person), texts(chosen)
        assert words("night-question") in said(hand)
        *offered, _ = [one.custom_id for one in presses(hand) if one.verb == "night"]
        assert offered
        # As many as there is room for.
        guesses = [f"t1:{table.id}:-:night:{word_of(zone)}" for zone in zones]
        assert guesses[: len(offered)] == offered
