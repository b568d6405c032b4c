"""``/table join`` and ``/table start``: the lobby works without its message."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.texts import texts
from bot.model.table import Status
from games import GAME_IDS
from tests.rigs.discord_server import server
from tests.rigs.forms import in_turn
from tests.rigs.played_table import PlayedTable, presses, said

EN = texts("en")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", in_turn(GAME_IDS, 0))
async def test_a_game_begins_without_a_button(tmp_path: Path, game: str, language: str) -> None:
    """Every button has a slash twin, so a deleted message never blocks a game."""
    async with server(tmp_path) as discord:
        words = texts(language)
        host, guest, *_ = discord.people
        discord.locales |= {host.id: language, guest.id: language}
        table = await PlayedTable.opened(discord, 2, game=game)
        discord.env.backend.delete_message(table.lobby.channel_id, table.lobby.id)
        joined = await guest.slash(discord.channel, "table join")
        assert words("joined", game=words(f"{game}-name"), table="1") in said(joined.response)
        refused = await discord.stranger.slash(discord.channel, "table start", table=int(table.id))
        assert EN("refused-not-host", host="Astrid") in said(refused.response)
        noted = await guest.slash(discord.channel, "table start", table=int(table.id))
        assert words("start-noted", host="Astrid", at="@").partition("@")[0] in said(noted.response)
        # A time of day: no sentence goes on with "in an hour" there.
        assert ":t>" in said(noted.response)
        started = await host.slash(discord.channel, "table start")
        assert words("started", table="1") in said(started.response)
        assert Status.PLAYING is (await discord.host.tables.queries.get(table.id)).status


async def test_which_lobby_is_meant_must_be_plain(tmp_path: Path) -> None:
    """Of several the person names one; where none is, the answer says how one is opened."""
    async with server(tmp_path) as discord:
        words = texts("en")
        host, guest, *_ = discord.people
        none = await guest.slash(discord.channel, "table join")
        assert words("refused-no-table-here") in said(none.response)
        for _ in range(2):
            await PlayedTable.opened(discord, 2)
        several = await guest.slash(discord.channel, "table join")
        assert words("refused-which-table", tables="2, 1") in said(several.response)
        await guest.slash(discord.channel, "table join", table=2)
        second = await discord.host.tables.queries.get(
            (await discord.host.tables.queries.here(discord.channel.id))[0].id
        )
        assert 2 == len(second.players)
        late = await host.slash(discord.channel, "table join", table=2)
        assert words("refused-already-seated") in said(late.response)


async def test_where_a_game_is_over_a_command_means_no_other_table(tmp_path: Path) -> None:
    """Nobody gets the hand of another game in the thread of one that has ended."""
    async with server(tmp_path) as discord:
        words = texts("en")
        over = await PlayedTable.started(discord, 2)
        home = discord.at(await over.home())
        for person in over.players:
            await person.slash(home, "table cancel")
        other = await PlayedTable.started(discord, 2)
        person = other.players[0]
        for command in ("table hand", "table cancel", "table pause"):
            refused = await person.slash(home, command)
            assert words("refused-table-ended") in said(refused.response), command
        assert not (await other.look()).wishes
        # As far as it was played it can be looked at; there is no rematch of it.
        for command, key in (("game replay", "replay-title"), ("table story", "log-title")):
            told = await person.slash(home, command)
            title = words(key, game=words("vikings-name"), table=str(over.id))
            assert said(told.response).startswith(title), command
        noted = await person.slash(home, "me note", text="It rained.")
        assert words("note-kept") in said(noted.response)
        options = await person.slash(home, "table options")
        assert f"· table {over.id}" in said(options.response)
        refused = await person.slash(home, "table rematch")
        assert words("refused-table-ended") in said(refused.response)
        # With its number it is reached from there, and in the channel it is the only one.
        for channel, named in ((home, {"table": int(other.id)}), (discord.channel, {})):
            shown = await person.slash(channel, "table hand", **named)
            assert f"t1:{other.id}:" in str(presses(shown.response))


async def test_of_several_games_in_a_channel_ones_own_is_meant(tmp_path: Path) -> None:
    """And elsewhere the only one of the game that the command is about."""
    async with server(tmp_path) as discord:
        words = texts("en")
        for seats in (2, 3):
            table = await PlayedTable.started(discord, seats, where="here")
        here, elsewhere = discord.channel, discord.guild.create_text_channel("elsewhere")
        await discord.env.settle()
        player = discord.people[2]
        shown = await player.slash(here, "table hand")
        assert f"t1:{table.id}:" in str(presses(shown.response))
        several = await discord.stranger.slash(here, "table hand")
        assert words("refused-which-table", tables="2, 1") in said(several.response)
        games = {game: f"{words(f'{game}-command')} board" for game in ("vikings", "goths")}
        told = {game: said((await player.slash(elsewhere, games[game])).response) for game in games}
        assert [False, True] == [words("refused-no-table-here") in told[game] for game in games]


async def test_what_has_nothing_to_post_is_not_said_to_be_shown_again(tmp_path: Path) -> None:
    """A closed lobby leaves nothing to post."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord)
        await table.players[0].slash(discord.channel, "table cancel", table=int(table.id))
        shown = await discord.stranger.slash(discord.channel, "table show", table=int(table.id))
        assert EN("refused-lobby-closed") in said(shown.response)
