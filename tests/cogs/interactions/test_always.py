"""Answers in advance, offered beside the answers to the first question of their kind."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord
from simcord.components import walk_components

from bot.i18n.texts import LANGUAGES, texts
from bot.model.plan import AT_NIGHT, OF_ALL_GAMES
from bot.model.players import Person
from games.goths.view import Phase as GothsPhase
from games.norwegian.rules import GAME as NORWEGIAN
from games.vikings.rules import GAME
from tests.cogs.interactions.test_plan_presses import ahead, announced, only, pressed
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, presses, said

EN = texts("en")


async def test_what_is_asked_can_be_answered_for_good(tmp_path: Path) -> None:
    """Offered with the question, heard like an answer of one's own, and never asked again."""
    async with server(tmp_path) as discord:
        table, _ = await announced(discord)
        one, other = (person for person, _ in await table.asked())
        panel = await ahead(table, one)
        assert EN("always-explained") in said(panel)
        offered = [p.value for p in presses(panel) if ":always-menu." in p.custom_id]
        assert offered == [s.key for s in GAME.standing if "challenge" in s.prompts]
        others = [p.value for p in presses(panel) if ":always-others." in p.custom_id]
        assert others == [s.key for s in GAME.standing if not {"challenge", "place"} & {*s.prompts}]
        assert len(others) > 1
        believing = next(p for p in presses(panel) if p.value == "believe-game")
        panel = await pressed(table, one, believing)
        assert EN("vikings-standing-believe") in said(panel)
        assert [person for person, _ in await table.asked()] == [other]
        answer = next(v for v in await table.offered(other) if v.endswith(" Believe-"))
        await table.command(other, answer)
        assert (await table.look()).view.phase == "move"  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_two_menus_of_a_panel_look_alike(tmp_path: Path, language: str) -> None:
    """More answers than a menu holds are several menus, each of which says what it is about."""
    async with server(tmp_path) as discord:
        table, announcer = await announced(discord)
        await discord.host.tables.people.set_language(announcer.id, language)
        panel = await ahead(table, announcer)
        labels = _invitations(panel)
        offered = [p.value for p in presses(panel) if p.verb == "standing"]
        assert [s.key for s in GAME.standing if "place" not in s.prompts] == offered
        assert len(labels) > 1
        assert len(labels) == len({label[:12] for label in labels})
        words = texts(language)
        first = words("vikings-standing-about-challenge")
        assert first == labels[0][: len(first)].lower()


async def test_of_many_answers_one_is_ended_in_a_menu(tmp_path: Path) -> None:
    """Each has a button as long as there are few, which is what most people give."""
    async with server(tmp_path) as discord:
        table, announcer = await announced(discord)
        keys = [s.key for s in GAME.standing if not s.once]
        person, answer_for = Person(announcer.id, "Chloe"), discord.host.tables.moves.answer_for
        for key in keys:
            await answer_for(table.id, person, key, on=True)
        panel = await ahead(table, announcer)
        assert EN("seats-standing-many", count=len(keys)) in said(panel)
        offered = [p for p in presses(panel) if p.verb == "askagain"]
        assert keys == [press.value for press in offered]
        panel = await pressed(table, announcer, offered[-1])
        assert keys[:-1] == [p.value for p in presses(panel) if p.verb == "askagain"]
        for key in keys[6:-1]:
            await answer_for(table.id, person, key, on=False)
        table.close_panels()
        panel = await ahead(table, announcer)
        panel = await pressed(
            table, announcer, next(p for p in presses(panel) if p.value == keys[5])
        )
        few = [p.custom_id.rpartition(":")[2] for p in presses(panel) if p.verb == "unstanding"]
        assert keys[:5] == few


def _invitations(message: simcord.ResponseMessage) -> list[str]:
    """List what the menus of a message say while nothing is chosen."""
    parts = walk_components(message.components)
    return [part["placeholder"] for part in parts if "placeholder" in part]


async def test_a_button_of_another_question_offers_what_can_be_said_now(tmp_path: Path) -> None:
    """Whatever message it stands on."""
    async with server(tmp_path) as discord:
        table, _ = await announced(discord)
        person, _ = (await table.asked())[0]
        panel = await table.hand(person)
        always = only(panel, "always")
        answer = next(v for v in await table.offered(person) if v.endswith(" Believe-"))
        await table.command(person, answer)
        await discord.press(person, panel, always)
        assert not [p for p in presses(panel) if ":always-menu." in p.custom_id]
        assert [p for p in presses(panel) if ":seats-menu-standing." in p.custom_id]


async def test_what_is_never_asked_at_a_table_is_not_offered(tmp_path: Path) -> None:
    """Without completions nobody is asked to complete, and without a pigeon nobody to talk."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, game="norwegian")
        panel = await ahead(table, table.players[0])
        offered = {p.value for p in presses(panel) if p.verb == "standing"}
        possible = {s.key for s in NORWEGIAN.standing if "complete" not in s.prompts}
        assert offered == possible
        channel = discord.at(await table.home())
        listed = await table.players[0].autocomplete(channel, "seat answers", "answer", "")
        assert {one["value"] for one in listed} == possible | OF_ALL_GAMES
        table = await PlayedTable.started(discord, game="goths")
        await table.until(GothsPhase.ORDER.value)
        for person, _ in await table.asked():
            assert not [p for p in presses(await table.hand(person)) if p.verb == "always"]
        channel = discord.at(await table.home())
        assert not await table.players[0].autocomplete(channel, "seat answers", "answer", "")


@pytest.mark.parametrize("key", sorted(OF_ALL_GAMES))
async def test_what_holds_for_all_answers_is_seen_and_ended_without_any(
    tmp_path: Path, key: str
) -> None:
    """It also holds for plans and for later answers, and the same command would end it unseen."""
    async with server(tmp_path) as discord:
        table, announcer = await announced(discord)
        channel = discord.at(await table.home())
        told = (await announcer.slash(channel, "seat answers", answer=key)).response
        assert told is not None
        line = "seats-at-night-yes" if key == AT_NIGHT else "seats-like-a-visit"
        assert EN(line) in said(told)
        (off,) = [p for p in presses(told) if p.verb == "unstanding"]
        assert off.custom_id.endswith(f":{key}")
        await discord.press(announcer, told, off)
        assert EN(line) not in said(await ahead(table, announcer))
        assert (await table.look(announcer)).standing == ()
