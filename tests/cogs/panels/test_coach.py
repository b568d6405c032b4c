"""Learning by playing: a first game from nothing to one's own first move, and tips on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import simcord
from simcord.components import walk_components

from bot.i18n.texts import LANGUAGES, texts
from bot.model.seeds import hash_seed
from bot.model.table import TableId
from bot.transitions.lobby import MOST_ALONE
from cogs.panels.settings import ALSO, SHOWN, TIPS
from games import find
from tests.cogs.publishing.test_welcome import local_play
from tests.rigs.discord_server import Server
from tests.rigs.filled_forms import change_settings
from tests.rigs.played_table import COMPUTERS_ANSWER, presses, replies, said, within_reach
from tests.rigs.sample_games import SAMPLES, SHIPPED

PRESSES = 3
WORDS = 150


def read(message: simcord.ResponseMessage) -> int:
    """Count the words that a message shows: its texts, its buttons, its menus while closed."""
    parts = walk_components(message.components)
    labels = [part[key] for part in parts for key in ("label", "placeholder") if part.get(key)]
    return _count(said(message), *labels)


def _count(*texts: str) -> int:
    told = re.sub(r"<[^>]*>", "", " ".join(texts))
    return sum(any(map(str.isalnum, word)) for word in told.split())


def _of_samples(greeting: simcord.ResponseMessage) -> list[str]:
    """Collect what a greeting says of games that only tests host."""
    games = {press.custom_id.rpartition(":")[2]: press.label for press in presses(greeting)}
    return [label or "" for game, label in games.items() if game in SAMPLES]


async def _is_asked(discord: Server, table: TableId, person: simcord.MemberActor) -> bool:
    return (await discord.host.tables.queries.look(table, person.id)).question is not None


async def until_moved(
    discord: Server, person: simcord.MemberActor, greeting: simcord.ResponseMessage, game: str
) -> tuple[int, int]:
    """Press from the greeting on until a move was made; how many presses and words it took.

    The hand comes by itself: lobby and board stand above it and need not be read. Where the answer
    is in a menu, all that it lists is read.
    """
    (first,) = [
        p for p in presses(greeting) if p.verb == "solo" and p.custom_id.endswith(f":{game}")
    ]
    words = read(greeting) - _count(*_of_samples(greeting))
    (panel,) = replies(await discord.press(person, greeting, first))
    table, *_ = await discord.host.tables.queries.here(discord.channel.id)
    if not [press for press in presses(panel) if press.decision != "-"]:
        # The goal stands there while a computer begins; the panel follows by itself.
        spoken = texts(await discord.host.tables.people.language(person.id) or "en")
        assert spoken(f"{game}-first-turn").split("\n")[0].split(". ")[0][2:] in said(panel)
        while not await _is_asked(discord, table.id, person):
            await discord.wait(seconds=COMPUTERS_ANSWER)
        await discord.spoken()
        (panel,) = [one for one in discord.private(person) if one.id == panel.id]
    for pressed in range(1, PRESSES + 3):
        words += read(panel)
        look = await discord.host.tables.queries.look(table.id, person.id)
        answers = [press for press in presses(panel) if press.decision != "-"]
        assert answers, (game, said(panel), [p.custom_id for p in presses(panel)])
        answer = answers[0]
        if answer.value is not None:
            listed = [one.label for one in answers if one.custom_id == answer.custom_id]
            words += _count(*listed)
        result = await discord.press(person, panel, answer)
        now = await discord.host.tables.queries.look(table.id, person.id)
        if now.moves != look.moves:
            return pressed + 1, words
        (panel,) = replies(result)
    raise AssertionError(said(panel))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_move_is_three_presses_and_a_minute_of_reading_away(
    tmp_path: Path, language: str
) -> None:
    """From an empty local play, in every game: what is pressed and read until a move is made."""
    async with local_play(tmp_path, language) as (discord, greeting):
        taken = {}
        for number, game in enumerate(SHIPPED):
            # One person may begin so many of them.
            person = discord.people[number // MOST_ALONE]
            await discord.host.tables.people.set_language(person.id, language)
            taken[game] = await until_moved(discord, person, greeting, game)
        assert {} == {
            game: (pressed, words)
            for game, (pressed, words) in taken.items()
            if pressed > PRESSES or words > WORDS
        }


async def test_a_tip_is_silenced_by_one_press_and_brought_back_in_the_settings(
    tmp_path: Path,
) -> None:
    """It stands on one's own panel, in public never; the next game of the kind is a usual one."""
    async with local_play(tmp_path) as (discord, greeting):
        person, words = discord.people[0], texts("en")
        solo = [p for p in presses(greeting) if p.custom_id.endswith(":solo:schools")]
        (panel,) = replies(await discord.press(person, greeting, solo[0]))
        card, *_, last = words("schools-first-turn").replace("- ", "").split("\n")
        card = card.split(". ")[0]
        assert card in said(panel)
        # What to begin with is what the panel asks.
        assert last not in said(panel)
        assert not any(card in said(one) for one in discord.shown(discord.channel.id))
        again = await person.slash(discord.channel, "table hand", table=1)
        assert card in said(again.response)
        # The goal is no tip: what is silenced is the rest, and of this game alone.
        hush = await within_reach(discord, person, panel, "hush")
        (quiet,) = replies(await discord.press(person, panel, hush))
        assert words("tips-hushed", game=words("schools-name")).split("*")[0] in said(quiet)
        assert card in said(quiet)
        assert not await discord.host.tables.coaching.is_silent(person.id)
        assert await discord.host.tables.coaching.is_silent(person.id, "schools")
        back = await within_reach(discord, person, quiet, "hush")
        assert back.label == words("button-unhush")
        (panel,) = replies(await discord.press(person, quiet, back))
        assert not await discord.host.tables.coaching.is_silent(person.id, "schools")
        changed = (await change_settings(discord, person, {ALSO: [SHOWN]})).response
        assert words("settings-tips-no") in said(changed)
        changed = (await change_settings(discord, person, {ALSO: [SHOWN, TIPS]})).response
        assert words("settings-tips-yes") in said(changed)
        (panel,) = replies(await person.slash(discord.channel, "table hand", table=1))
        assert card in said(panel)


async def test_a_game_is_learnt_from_its_rules_and_from_help(tmp_path: Path) -> None:
    """Against easy computers, from a seed that is the same for everybody."""
    async with local_play(tmp_path) as (discord, greeting):
        del greeting
        for number, (person, way) in enumerate(
            zip(discord.people[:2], ("rules", "help"), strict=True), start=1
        ):
            options = {"game": "vikings"} if way == "rules" else {}
            page = (await person.slash(discord.channel, way, **options)).response
            assert page is not None
            (press,) = [
                p
                for p in presses(page)
                if p.verb == "learn" or (p.verb == "study" and p.value == "vikings")
            ]
            (panel,) = replies(await discord.press(person, page, press))
            *card, _ = texts("en")("vikings-first-turn").split("\n")
            # The goal at once, all of the card behind "More".
            assert card[0].removeprefix("- ") in said(panel)
            await within_reach(discord, person, panel, "hush")
            assert all(line.removeprefix("- ") in said(panel) for line in card)
            table = await discord.host.tables.queries.get(TableId(number))
            coach = find("vikings").coach
            assert coach is not None
            assert coach.first_game.seats == table.terms.seats
            assert ["easy"] == [
                one.computer.level for one in table.players if one.computer is not None
            ]
            assert hash_seed(coach.first_game.seed) == table.seed_hash
