"""A package is uninstalled while its game is played: the table waits, and goes on later."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.texts import texts
from bot.model.stops import Why
from tests.rigs.discord_server import Server, server
from tests.rigs.forms import LONG
from tests.rigs.installed_games import uninstalled
from tests.rigs.played_table import PlayedTable, alt, presses, replies, said
from tests.rigs.sample_games import SAMPLES
from tests.rigs.scripted_games import shortest


async def begun(discord: Server, game: str) -> PlayedTable:
    """Play a few moves of a sample game."""
    table = await PlayedTable.scripted(discord, shortest(game, 2, {}))
    await table.follow(3)
    return table


@pytest.mark.parametrize("game", SAMPLES if LONG else SAMPLES[-1:])
async def test_a_table_waits_for_its_game_and_goes_on(tmp_path: Path, game: str) -> None:
    """Said once where it is played; no clock runs, nothing is lost, and every press is answered."""
    async with server(tmp_path) as discord:
        table = await begun(discord, game)
        before, home = await table.look(), await table.home()
        board, person = await table.board(), table.players[0]
        with uninstalled(game):
            await discord.crash()
            told = [said(message) for message in discord.shown(home)]
            notice = texts("en")("missing-game", game=game.capitalize(), table=str(table.id))
            assert told.count(notice) == 1
            refused = texts("en")("refused-game-missing", game=game.capitalize())
            for press in (f"t1:{table.id}:-:hand", f"t1:{table.id}:q4:Take:2"):
                assert said((await discord.forge(person, board, press)).response) == refused
            listed = await person.slash(discord.channel, "table list")
            assert f"t1:{table.id}" not in str(presses(listed.response))
            await discord.wait(days=40)
            await discord.restart()
            assert [said(message) for message in discord.shown(home)].count(notice) == 1
        await discord.restart()
        after = await table.look()
        assert (after.view, after.moves) == (before.view, before.moves)
        assert notice not in [said(message) for message in discord.shown(home)]
        assert after.table.stop_of(Why.GAME) is None
        left = [
            (b.due_at, a.due_at) for b, a in zip(before.questions, after.questions, strict=True)
        ]
        assert all(b and a and (a - b).days >= 40 for b, a in left)
        await table.follow()
        assert await table.over()


async def test_a_lobby_and_other_tables_are_not_in_each_others_way(tmp_path: Path) -> None:
    """A lobby waits as well; the other games are played and begun as ever."""
    async with server(tmp_path) as discord:
        lobby = await PlayedTable.opened(discord, 2, game="cups")
        other = await PlayedTable.started(discord, 2)
        with uninstalled("cups"):
            await discord.restart()
            pressed = await discord.forge(discord.people[1], lobby.lobby, f"t1:{lobby.id}:-:join")
            refused = texts("en")("refused-game-missing", game="Cups")
            assert refused in [said(reply) for reply in replies(pressed)]
            await other.play(2)
            await discord.wait(days=5)
        await discord.restart()
        await lobby.join(discord.people[1])
        assert len((await discord.host.tables.queries.get(lobby.id)).players) == 2


async def test_what_was_won_is_shown_again_with_its_game(tmp_path: Path) -> None:
    """Profiles leave a missing game out, and keep what is known of it."""
    async with server(tmp_path) as discord:
        await PlayedTable.ended(discord, game="cups")
        person = discord.people[0]
        with uninstalled("cups"):
            await discord.restart()
            assert "Cups" not in alt((await person.slash(discord.channel, "me profile")).response)
        await discord.restart()
        assert "Cups" in alt((await person.slash(discord.channel, "me profile")).response)
