"""People may call themselves anything; the server checks limits and mentions of every request."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from simcord.components import walk_components

from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Occupancy, Person
from cogs.elements.display_names import cleaned, escaped
from cogs.elements.uploads import Picture
from cogs.goths.words import GothsSpeller
from cogs.panels.hand import panel
from games import GAME_IDS, find
from rendering import find as picture_of
from rendering.scene.theme import DUSK
from tests.rigs.discord_limits import TEXT
from tests.rigs.discord_server import server
from tests.rigs.forms import LONG, shared
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.scripted_games import as_many_as, shortest
from tests.rigs.table_views import table_view

HOSTILE = (
    "@everyone **__~~`||x||`~~__** @he",
    "`" * 32,
    "🪓" * 32,
    "\u202eevil\u202c\u200b\u200d\u2066[x](//y)\u2069> # -",
    "<@123456789012345678> <@&1> <#1>",
    "\u200b" * 32,
    "W" * 32,
    "{ $seat } %s {0} \\ &amp; </b>",
    "https://evil.example/free-nitro",
    "discord.gg/invite [x](http://y)",
    "\u202egnp.exe \u200f\u2067<t:1:R>",
    "\u3164\u2800\u200e",
)

SKIPPED = 8 if LONG else 48
"""Answers that are handed in between two that are pressed."""

_LINK = re.compile(r"https?://(?!discord\.com/channels/)|discord\.gg/", re.IGNORECASE)
_TURNED = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_SUPPRESSED = 4
"""The flag of a message that shows no previews of links."""


@pytest.mark.parametrize(
    ("game", "first", "language"),
    [
        (game, first, language)
        for number, (first, game) in enumerate(shared((0, 4, 8), GAME_IDS))
        for language in (LANGUAGES if LONG else (LANGUAGES[number % len(LANGUAGES)],))
    ],
)
async def test_no_name_breaks_a_game(tmp_path: Path, first: int, language: str, game: str) -> None:
    """F60, F64: no name notifies, links, turns text around or makes a message too long."""
    names = (*HOSTILE[first : first + 4], "@here")
    async with server(tmp_path, names=names) as discord:
        discord.locales.update(dict.fromkeys((p.id for p in discord.people), language))
        options = {option.key: option.default for option in find(game).options}
        table = await PlayedTable.scripted(
            discord, shortest(game, as_many_as(game, 4), options), language=language
        )
        people = {p.id for p in table.players}
        await discord.stranger.slash(discord.channel, f"{game} hand", table=int(table.id))
        while table.script:
            # Who has believed already is one of them, and may still call it a bluff.
            asked = {question.decision.seat for question in (await table.look()).questions}
            # The refusal names those who are asked.
            for other in [p for seat, p in enumerate(table.players) if seat not in asked][:1]:
                await discord.forge(other, await table.board(), table.button(table.script[0]))
            await table.play(1)
            await table.follow(min(SKIPPED, len(table.script)))
            table.panels.clear()
        assert {"rematch", "rules"} <= {press.verb for press in presses(await table.board())}
        for request in discord.wire.messages():
            users = request.message.get("allowed_mentions", {}).get("users", ())
            assert people >= set(map(int, users))
            for text in (
                request.message.get("content") or "",
                *(component.get("content", "") for component in request.components),
            ):
                assert "@everyone" not in text
                assert "@here" not in text
                assert not _LINK.search(text)
                assert "<t:1:R>" not in text.replace("\\<t:1:R>", "")
            if request.method == "POST" and request.message.get("content"):
                assert request.message["flags"] & _SUPPRESSED
            assert not _TURNED.search(json.dumps(request.message, ensure_ascii=False))
            assert not any(_TURNED.search(upload.description or "") for upload in request.uploads)
        for message in await table.messages():
            assert "<@123456789012345678>" not in said(message)


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_markup_for_whoever_takes_a_seat_over(game_id: str, language: str) -> None:
    """F60: nor where a newcomer is told how to find their way."""
    game, words = find(game_id), texts(language)
    seats = min(game.seats)
    state = game.start(seats, {o.key: o.default for o in game.options}, "handover").state
    look = table_view(game, state, seats, game.decisions(state)[0].seat)
    newcomer = Occupancy(number=1)
    players = tuple(
        replace(player, occupant=Person(player.seat, name), occupancy=newcomer)
        for player, name in zip(look.table.players, HOSTILE[4:], strict=False)
    )
    look = replace(look, table=replace(look.table, players=players))
    scene = picture_of(game_id).scene(look.view, look.table.names, words, DUSK, footer="")
    shown = panel(look, Picture(b"PNG", scene.alt, "hand.png"), words)
    told = [c for c in walk_components(shown.to_components()) if c["type"] == TEXT]  # type: ignore[no-untyped-call]
    assert words("seats-handover") in {c["content"] for c in told}
    for text in told:
        assert not re.search(r"(?<!\\)<(@|#)", text["content"])


@pytest.mark.parametrize(
    ("shown", "name"),
    [
        ("Ann-Marie", "Ann-Marie"),
        ("  a \n b\u2028c ", "a b c"),
        ("\u202eevil\u202c", "evil"),
        ("\u200b" * 32, "user_1"),
        ("\u3164\u2800", "user_1"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧 (user_1)"),
        ("e\u0301\u0301\u0301\u0301", "e\u0301\u0301"),
        ("x" * 40, "x" * 32),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(shown: str, name: str) -> None:
    """Nothing in it works on what stands beside it."""
    assert cleaned(shown, "user_1") == name


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("two\nlines\r\n# of three\tparts", "two lines # of three parts"),
        ("\u202eback\u202c \u2067to\u2069 front", "back to front"),
        ("Z" + "\u0335\u0336\u0337\u0338" * 40 + "algo", "Z\u0335\u0336algo"),
        ("<@123456789012345678> @everyone", "\\<@\u200b123456789012345678\\> @\u200beveryone"),
        ("🤖 \u200b \x07!", "🤖 !"),
    ],
)
def test_what_somebody_writes_is_one_line_that_stays_where_it_is(text: str, told: str) -> None:
    """F60: a letter of two hundred characters may hold anything, as a name may."""
    for language in LANGUAGES:
        assert told == GothsSpeller().spell("text", text, texts(language))


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("https://a.b/c_d", "https:/\u2060/a.b\u2060/c\\_d"),
        ("discord.gg/x", "discord.gg\u2060/x"),
        ("[**b**](x)", r"\[\*\*b\*\*\](x)"),
        ("<#1> ||y||", r"\<#1\> \|\|y\|\|"),
        ("Ann-Marie and/or Europe/Paris", "Ann-Marie and/or Europe/Paris"),
        ("# Boss", r"\# Boss"),
        ("### Boss", r"\### Boss"),
        ("-# small - print", r"\-# small - print"),
        ("- a point", r"\- a point"),
        ("12. of all", r"12\. of all"),
        ("#1 fan", "#1 fan"),
    ],
)
def test_a_name_is_neither_markup_nor_link(name: str, written: str) -> None:
    """What Discord would make of it is taken apart; read aloud it is the same."""
    assert escaped(name) == written
