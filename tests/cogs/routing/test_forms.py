"""Whatever somebody wrote in a form or a command and was refused comes back to them (F108)."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.texts import texts
from cogs.elements.custom_ids import Verb
from cogs.interactions.verbs import ROWS
from cogs.routing import router
from cogs.routing.router import Router
from games import GAME_IDS, find
from games.codec import takes_text
from tests.cogs.commands.test_managers import promoted
from tests.cogs.interactions.test_controls import submitted
from tests.rigs.as_strict_as_discord import INVALID_FORM, Refusal, Send
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, presses, replies, said

EN = texts("en")
WRITTEN = "Meet me *there*: ```now``` at `noon`, <@1>!"
KEPT = WRITTEN.replace("```", "'''")
COGS = Path(__file__).parents[3] / "cogs"
MOVES = [
    (game, kind.__name__) for game in GAME_IDS for kind in find(game).move_types if takes_text(kind)
]
FORMS = {
    Verb.SHUT: "t1:0:0123abcd:shut:t1",
    Verb.NOTE: "t1:0:-:note:n",
    Verb.TERM: "t1:1:-:term:game",
    Verb.SETTING: "t1:0:-:setting:usual",
    Verb.LIMITS: "t1:0:-:limits:usual",
}
"""The forms of the host, each too late or of somebody who may not."""
_FORM = 9
"""The type of an answer that is a form."""


def test_every_form_is_made_in_one_place_and_asked_for_in_another() -> None:
    """A form of another kind would not be answered by the router, which hands words back."""
    kinds = {"Modal", "TextInput", "CheckboxGroup", "RadioGroup", "send_modal"}
    makers = {
        (path.relative_to(COGS).as_posix(), node.func.attr)
        for path in COGS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr in kinds
    }
    sender = ("routing/router.py", "send_modal")
    assert makers <= {sender, *(("elements/forms.py", kind) for kind in kinds)}
    assert {kind for _, kind in makers} == kinds


@pytest.mark.parametrize("accident", [False, True])
async def test_a_form_that_comes_too_late_hands_its_words_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, accident: bool
) -> None:
    """F108: of every form that there is, whether it is refused or something goes wrong."""
    async with server(tmp_path, strict=False) as discord:
        assert {row.verb for row in ROWS if row.write is not None} == {None, *FORMS}
        table = await PlayedTable.started(discord, game=MOVES[0][0])
        person, board = table.players[0], await table.board()
        late = [f"t1:{table.id}:q99:{move}" for _, move in MOVES]
        late += FORMS.values()
        if accident:
            monkeypatch.setattr(Router, "do", lambda *_: 1 / 0)
        for custom_id in late:
            (told,) = replies(await submitted(discord, person, board, custom_id, WRITTEN))
            assert f"{EN('form-handed-back')}\n```\n{KEPT}\n```" in said(told), custom_id
            assert (EN("error", id="@").partition("@")[0] in said(told)) is accident
        # Of what is taken nothing comes back, nor of what is not there to be copied.
        (told,) = replies(await submitted(discord, person, board, late[0], " \n"))
        assert EN("form-handed-back") not in said(told)


async def test_a_command_that_comes_too_late_hands_its_words_back(tmp_path: Path) -> None:
    """F108: ``/table answer`` is the twin of the form."""
    async with server(tmp_path) as discord:
        game, move = MOVES[0]
        table = await PlayedTable.started(discord, game=game)
        result = await table.players[0].slash(
            discord.channel, "table answer", choice=f"q99 {move}-x", text=WRITTEN, table=1
        )
        assert KEPT in said(result.response)
        assert [p for p in presses(result.response) if p.verb == "more"]


async def test_a_form_that_discord_refuses_is_answered_in_words(tmp_path: Path) -> None:
    """F99: for what is in it, whatever that is; nobody is left with a press that failed."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, game="vikings")
        lobby = await PlayedTable.opened(discord, 3)
        person, board = discord.people[0], await table.board()
        await promoted(discord, person, manage_guild=True)

        def meet(_method: str, path: str, body: Any, send: Send) -> Any:
            if path.startswith("/interactions/") and body["type"] == _FORM:
                raise Refusal(400, INVALID_FORM, "Invalid Form Body")
            return send()

        discord.strictness.fault = meet
        forms = {**FORMS, Verb.NOTE: f"t1:{table.id}:-:note"}
        forms[Verb.TERM] = f"t1:{lobby.id}:-:term:game"
        forms[Verb.SHUT] = await discord.current(person, forms[Verb.SHUT])
        for custom_id in forms.values():
            result = await discord.forge(person, board, custom_id)
            (told,) = replies(result)
            refused = discord.errors.lines.pop()
            error_id = refused.partition("error id ")[2].partition(" ")[0]
            assert EN("refused-form-withheld", error=error_id) in said(told), custom_id


async def test_a_form_that_the_database_is_too_slow_for_is_answered_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F5: Discord waits for three seconds; no control is said to be out of date for that."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, game=MOVES[0][0])
        person, board, people = table.players[0], await table.board(), discord.host.tables.people
        language, asked = people.language, list[int]()

        async def slowly(user_id: int) -> str | None:
            asked.append(user_id)
            if len(asked) == 1:
                await asyncio.Event().wait()
            return await language(user_id)

        monkeypatch.setattr(people, "language", slowly)
        monkeypatch.setattr(router, "FORM_WITHIN", 0)
        writing = f"t1:{table.id}:q1:write:{MOVES[0][1]}.form.100"
        for custom_id in (writing, f"t1:{table.id}:-:note"):
            asked.clear()
            (told,) = replies(await discord.forge(person, board, custom_id))
            assert EN("refused-store-failed") in said(told), custom_id
