"""Whole games at random through Discord; the server itself checks every request's limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.texts import texts
from games import GAME_IDS, find
from games.api import Options
from tests.rigs.discord_server import server
from tests.rigs.forms import LONG
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.scripted_games import as_many_as, played, shortest
from tests.rigs.wire import Request

LANGUAGES = ("en", "fr", "fr")
SEATS = (2, 3, 4)
PLACES: tuple[dict[str, str], ...] = ({}, {}, {"where": "here"})
SHORT = 60 if LONG else 12
"""A game of no more answers is pressed from its beginning to its end."""
PRESSED = 3 if LONG else 24
"""Of a longer one every so many answers are pressed."""
TABLES = [
    (game, number)
    for game in GAME_IDS
    for number, seats in enumerate(SEATS)
    if number < len(set(LANGUAGES))
    or (LONG and as_many_as(game, seats) > as_many_as(game, SEATS[number - 1]))
]


def _options(game: str, number: int) -> Options:
    """None at the first table, all at the second, and at the third every other one."""
    return {
        option.key: option.choices[(0, -1, _other(index, len(option.choices)))[number]]
        for index, option in enumerate(find(game).options)
    }


def _other(index: int, choices: int) -> int:
    """Choose for the third table, of three the one in the middle.

    Of many values, as of numbers, the first and the last do.
    """
    match choices:
        case 1 | 2:
            return index % choices
        case 3:
            return 1
        case _:
            return -(index % 2)


def _mentioned(request: Request) -> list[int]:
    return list(request.message.get("allowed_mentions", {}).get("users", ()))


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_value_of_every_option_is_played_with(game: str) -> None:
    """Else the games of this file would leave a part of what is offered untried."""
    for option in find(game).options:
        tried = {_options(game, number)[option.key] for number in range(3)}
        few = len(option.choices) <= len(SEATS)
        assert tried == set(option.choices if few else (option.choices[0], option.choices[-1]))


@pytest.mark.parametrize(("game", "number"), TABLES)
async def test_a_game_is_played_to_its_end(tmp_path: Path, game: str, number: int) -> None:
    """Lobby, thread, board, story, calls, panels and the end."""
    seats = as_many_as(game, SEATS[number])
    script = shortest(game, seats, _options(game, number))
    language, place = LANGUAGES[number], PLACES[number]
    async with server(tmp_path, painted=number == 1 and game == GAME_IDS[0]) as discord:
        discord.locales.update({person.id: language for person in discord.people})
        table = await PlayedTable.scripted(discord, script, language=language, **place)
        called: set[int] = set()
        heard, words = len(discord.wire.requests), texts(language)
        while not await table.over():
            await discord.spoken()
            board = await table.board()
            shown = await table.messages()
            # Nothing but calls stands below the board.
            below = shown[[message.id for message in shown].index(board.id) + 1 :]
            assert all(message.content.startswith("<@") for message in below)
            # And the board is that of the last move; who has answered in secret is told with all.
            look = await table.look()
            if not any(question.decision.answered for question in look.questions):
                assert alt(board) == discord.context.scene(look, words).alt
            asked = {person.id for person, _ in await table.asked()}
            # Called is who is asked, and no second time before the answer.
            called &= asked
            for request in discord.wire.since(heard):
                for user in _mentioned(request):
                    assert user in asked - called
                    called.add(user)
            heard = len(discord.wire.requests)
            # The others are only handed in.
            pressed = len(script.answers) <= SHORT or len(table.script) % PRESSED == 0
            await (table.step() if pressed else table.follow(1))
        assert not table.script
        look = await table.look()
        assert look.table.seed is not None
        final = await table.board()
        # Of what luck rested on one is told who asks.
        assert look.table.seed not in said(final)
        known = {"analysis", "film", "luck", "others", "rematch", "replay", "rules", "share"}
        assert known == {press.verb for press in presses(final)}
        assert words("lobby-over", table=str(table.id)) in said(table.lobby)
        if not place:
            assert not discord.thread(await table.home()).archived
        for request in discord.wire.messages(public=False):
            if request.uploads:
                assert ["hand"] == [upload.name.split("-")[0] for upload in request.uploads]
        for request in discord.wire.messages(public=True):
            for upload in request.uploads:
                assert upload.name.split("-")[0] in {"banner", "board", "moment"}
                assert upload.description


@pytest.mark.parametrize("game", GAME_IDS)
async def test_the_largest_table_stays_within_discords_limits(tmp_path: Path, game: str) -> None:
    """Every seat taken, every option on, long names, in French; Discord sees it now and then."""
    seats = max(find(game).seats)
    names = [f"Guðrún-Þórgerður de la Tour {number:03}" for number in range(seats + 1)]
    async with server(tmp_path, names=names) as discord:
        discord.locales.update({person.id: "fr" for person in discord.people})
        script = played(find(game), seats, _options(game, 1), number=3)
        table = await PlayedTable.scripted(discord, script, language="fr")
        for skipped in (seats, 20, 40, 80, len(table.script) - 150 - seats):
            # The last answers are left to be played; a game may be shorter than that.
            await table.follow(max(0, min(skipped, len(table.script) - 4)))
            table.panels.clear()
            await table.play(2)
        await table.follow()
        assert {"rematch", "rules"} <= {press.verb for press in presses(await table.board())}
