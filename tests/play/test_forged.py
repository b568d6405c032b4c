"""What no Discord would send: one private sentence, nothing stored, nothing broken, no trace."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord import AppCommandOptionType, ComponentType, app_commands

from bot.i18n.texts import texts
from cogs.elements.custom_ids import Verb
from cogs.interactions.verbs import BY_VERB
from games.goths.view import GothsView, Phase
from tests.cogs.commands.test_odd_commands import altered
from tests.cogs.commands.test_setup import manager
from tests.play.test_goths import NAMES, SEATS, opened, script_with
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, replies, said

EN = texts("en")


def troubles(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Everything in the log that somebody would have to look at."""
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING or r.exc_info]


@pytest.mark.parametrize(
    "argument",
    [
        "-.goths-form-whisper.100.en",
        ".goths-form-whisper.100.en",
        "a+b.goths-form-whisper.100.en",
        "1.goths-form-whisper.100.en",
        "Whisper.goths-form-whisper.0.en",
        "Whisper.goths-form-whisper.9999999.en",
        "Whisper.refused-too-few.100.en",
        "Whisper",
    ],
)
async def test_a_forged_form_is_answered_in_private(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, argument: str
) -> None:
    """F5: acknowledged, and said to be out of date; a form is made before anything is promised."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        result = await discord.forge(
            table.players[0], await table.board(), f"t1:{table.id}:q1:write:{argument}"
        )
        (told,) = replies(result)
        assert EN("refused-unknown-control") in said(told)
        assert [] == troubles(caplog)


def _forgeries(discord: Server) -> Iterator[tuple[str, str, Any]]:
    """Name every option of a command that is one of a list, or of a range, and a wrong value."""
    for command in discord.host.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for parameter in command.parameters:
                counts = parameter.type is AppCommandOptionType.integer
                wrong: Any = 999 if counts else "zzz"
                # Of a text it is the most characters.
                if parameter.choices or (counts and parameter.max_value is not None):
                    yield command.qualified_name, parameter.display_name, wrong


async def test_a_forged_option_of_a_command_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Every command, every option with a list: Discord offers no other value, and none is taken."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        table = await PlayedTable.started(discord)
        await manager(discord)
        tried = []
        for name, option, wrong in list(_forgeries(discord)):

            def forge(payload: dict[str, Any], option: str = option, wrong: Any = wrong) -> None:
                inner = payload["data"]
                while inner.get("options") and inner["options"][0]["type"] in (1, 2):
                    inner = inner["options"][0]
                kind = 4 if isinstance(wrong, int) else 3
                others = [one for one in inner.get("options", ()) if one["name"] != option]
                inner["options"] = [*others, {"name": option, "type": kind, "value": wrong}]

            given = _needed(discord, name)
            with altered(discord, forge):
                result = await person.slash(discord.channel, name, **given)
            (told,) = replies(result)
            assert EN("refused-unknown-choice") == said(told), (name, option)
            tried.append((name, option))
        assert len(tried) > 30
        active = await discord.host.tables.queries.active(discord.guild.id)
        assert [table.id] == [one.id for one in active]
        assert [] == troubles(caplog)


def _needed(discord: Server, name: str) -> dict[str, Any]:
    """Give every option that a command needs a value that it takes."""
    command = next(c for c in discord.host.tree.walk_commands() if c.qualified_name == name)
    assert isinstance(command, app_commands.Command)
    return {
        p.display_name: p.choices[0].value if p.choices else "1"
        for p in command.parameters
        if p.required
    }


async def test_a_forged_pick_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Every menu, with what it never offered: words, nothing, too much, and half a character."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord)
        host = table.players[0]
        menus = [verb for verb in Verb if BY_VERB[verb].control is ComponentType.select]
        before = await discord.host.tables.queries.get(table.id)
        for verb in menus:
            for part in ("", "1", "zzz"):
                for values in (["zzz"], [], ["\ud800"], ["9" * 30], ["-1", "zzz"], ["\0"]):
                    argument = f":{part}" if part else ""
                    press = f"t1:{table.id}:-:{verb}{argument}"
                    result = await discord.forge(host, table.lobby, press, values=values)
                    assert len(replies(result)) == 1, (press, values)
                    assert [] == troubles(caplog), (press, values)
        assert before == await discord.host.tables.queries.get(table.id)


@pytest.mark.parametrize(
    ("letter", "kept"),
    [
        ("half \ud83d a word", "half a word"),
        ("nothing\0 else\x1b[1m", "nothing else[1m"),
        ("\u200d\u200c\u2060\ufeff", ""),
        ("\u3164\u2800", ""),
        ("\ud800", ""),
    ],
)
async def test_a_letter_is_kept_as_it_can_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, letter: str, kept: str
) -> None:
    """What cannot be stored is left out, and what nobody can see is no letter."""
    script, at = script_with(SEATS, Phase.TALK)
    async with server(tmp_path, names=NAMES) as discord:
        table = await opened(discord, script)
        await table.follow(at)
        writer, decision = (await table.asked())[0]
        before = await table.made()
        for how in (_by_form, _by_menu, _by_command):
            told = await how(table, writer, decision, letter)
            if not kept:
                assert EN("goths-rule-empty-message") in said(told)
                assert before == await table.made()
            else:
                look = await table.look(writer)
                assert isinstance(look.view, GothsView)
                assert kept in {message.text for message in look.view.messages}
                decision = next(d for person, d in await table.asked() if person is writer)
        assert [] == troubles(caplog)


async def _by_form(
    table: PlayedTable, writer: simcord.MemberActor, decision: str, letter: str
) -> simcord.ResponseMessage:
    press = f"t1:{table.id}:{decision}:write:SendMessage.goths-form-whisper.80.en"
    shown = await table.server.forge(writer, await table.board(), press)
    assert shown.modal is not None
    (label,) = shown.modal["components"]
    sent = await writer.submit_modal(shown, {label["component"]["custom_id"]: letter})
    (told,) = replies(sent)
    return told


async def _by_menu(
    table: PlayedTable, writer: simcord.MemberActor, decision: str, letter: str
) -> simcord.ResponseMessage:
    press = f"t1:{table.id}:{decision}:choose"
    board = await table.board()
    result = await table.server.forge(writer, board, press, values=[f"SendMessage-{letter}"])
    (told,) = replies(result)
    return told


async def _by_command(
    table: PlayedTable, writer: simcord.MemberActor, decision: str, letter: str
) -> simcord.ResponseMessage:
    result = await writer.slash(
        table.server.channel,
        "table answer",
        choice=f"{decision} SendMessage-",
        table=int(table.id),
        text=letter,
    )
    (told,) = replies(result)
    return told


async def test_whoever_wants_the_board_again_and_again_gets_it_once(tmp_path: Path) -> None:
    """F46, F48: ten presses post one board; a while later it may be posted again."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person, home = table.players[0], await table.home()
        # Whoever is asked has been called by then.
        await discord.wait(minutes=11)

        def posts() -> int:
            path = f"/channels/{home}/messages"
            return sum(request.matches("POST", path) for request in discord.wire.requests)

        before = posts()
        for _ in range(10):
            page = await table.board()
            told = replies(await discord.forge(person, page, f"t1:{table.id}:-:again"))
            assert 1 == len(told)
        assert before + 1 == posts()
        discord.env.backend.delete_message(home, (await table.board()).id)
        lobby = f"t1:{table.id}:-:again"
        await discord.forge(person, table.lobby, lobby)
        assert before + 2 == posts()
        await discord.wait(minutes=1)
        await discord.forge(person, table.lobby, lobby)
        assert before + 3 == posts()
