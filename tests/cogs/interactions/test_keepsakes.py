"""What is made of a finished game for everybody: once, where it was played, and by who may."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

import pytest
import simcord
from discord.utils import utcnow

from bot.i18n.texts import texts
from bot.model.times import to_ms
from bot.rows.moves import MoveRow
from cogs.context import part_of
from cogs.film.job import Job
from cogs.film.studio import FilmError, FilmStudio
from cogs.interactions import keepsakes
from cogs.publishing.publisher import Publisher
from cogs.publishing.sender import MessageSender
from cogs.publishing.threads import ThreadLockedError
from tests.cogs.routing.test_access import SEND, forbid
from tests.play.disturbed.lasting import Lasting
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, alt, presses, said

EN = texts("en")
_SHOWING = {"replay", "film", "analysis", "luck", "share"}


async def told(
    discord: Server,
    person: simcord.MemberActor,
    command: str,
    table: PlayedTable,
    **options: object,
) -> str:
    """Give a command about a game and read its one private answer."""
    result = await person.slash(discord.channel, f"game {command}", table=int(table.id), **options)
    assert result.ephemeral
    return said(result.response)


async def posted(discord: Server, table: PlayedTable, word: str) -> list[simcord.ResponseMessage]:
    """List the messages of a game's place that have a word in them."""
    return [m for m in discord.shown(await table.home()) if word in said(m)]


async def test_a_film_is_posted_once_and_again_only_if_it_was_deleted(tmp_path: Path) -> None:
    """It is remembered where it stands, not what it is; its description tells the game."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, 2, language="fr")
        fr = texts("fr")
        title = fr("film-title", game="X", table="Y").partition("X")[0]
        board = await table.board()
        (press,) = [p for p in presses(board) if p.verb == "film"]
        result = await discord.press(discord.stranger, board, press)
        assert "https://discord.com/channels/" in said(result.response)
        (film,) = await posted(discord, table, title)
        assert [file.filename for file in film.attachments] == [f"film-{table.id}.gif"]
        described = alt(film)
        assert 3 <= len(described.split("\n")) <= 10
        assert (await table.look()).table.names[0] in described
        assert [p for p in presses(film) if p.verb == "replay"]
        assert str(film.id) in await told(discord, table.players[0], "film", table)
        assert len(await posted(discord, table, title)) == 1
        discord.env.backend.delete_message(film.channel_id, film.id)
        assert str(film.id) not in await told(discord, table.players[0], "film", table)
        assert len(await posted(discord, table, title)) == 1
        assert [] == discord.errors.lines


async def test_what_goes_wrong_with_a_film_is_said_and_it_can_be_asked_for_again(
    tmp_path: Path,
) -> None:
    """Of a game that goes on there is none, and a dead process is no film."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        for command in ("film", "luck", "share"):
            heard = await told(discord, table.players[0], command, table)
            assert EN("refused-not-over") in heard
        table = await PlayedTable.ended(discord)

        async def died(_: FilmStudio, job: Job) -> bytes:
            raise FilmError(job.game)

        with patch.object(FilmStudio, "make", died):
            heard = await told(discord, table.players[0], "film", table)
        assert EN("refused-film-failed") in heard
        heard = await told(discord, table.players[0], "film", table)
        assert "https://discord.com/channels/" in heard


async def test_a_film_that_stands_there_is_led_to_however_many_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only one that has to be made waits for others."""
    monkeypatch.setattr(keepsakes, "_AT_ONCE", 0)
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        assert EN("refused-busy") in await told(discord, table.players[0], "film", table)
        monkeypatch.undo()
        film = await told(discord, table.players[0], "film", table)
        monkeypatch.setattr(keepsakes, "_AT_ONCE", 0)
        assert film == await told(discord, table.players[0], "film", table)


async def test_of_a_game_that_is_not_kept_nothing_is_promised(tmp_path: Path) -> None:
    """Whatever shows it says so in private, and nothing is begun before everybody's eyes."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        board, home = await table.board(), await table.home()
        offered = [p for p in presses(board) if p.verb in _SHOWING]
        assert {press.verb for press in offered} == _SHOWING
        after = to_ms(utcnow() + timedelta(days=1))
        assert await discord.host.tables.ledger.fade(after) == 1
        before = [message.id for message in discord.shown(home)]
        gone = EN("refused-not-kept")
        for press in offered:
            assert said((await discord.press(table.players[0], board, press)).response) == gone
        for command in ("share", "film", "luck", "analysis"):
            assert await told(discord, discord.stranger, command, table) == gone
        for command in ("hand", "show", "catchup"):
            shown = await table.players[0].slash(
                discord.channel, f"table {command}", table=int(table.id)
            )
            assert said(shown.response) == gone
        assert [message.id for message in discord.shown(home)] == before
        # The message in the channel is left as it is: its result could not be told anew.
        (over,) = [m for m in discord.shown(discord.channel.id) if "rematch" in verbs_of(m)]
        result = said(over), alt(over)
        part_of(discord.host, Publisher).look_after(table.id)
        await discord.spoken()
        (still,) = [m for m in discord.shown(discord.channel.id) if "rematch" in verbs_of(m)]
        assert (said(still), alt(still)) == result
        assert [] == discord.errors.lines


def verbs_of(message: simcord.ResponseMessage) -> set[str]:
    """Return the verbs of a message's controls."""
    return {press.verb for press in presses(message)}


async def test_luck_is_checked_in_front_of_everybody(tmp_path: Path) -> None:
    """In words for people, with what it does not prove; a game that was altered fails it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        title = EN("luck-title", game="X", table="Y").partition("X")[0]
        board = await table.board()
        (press,) = [p for p in presses(board) if p.verb == "luck"]
        await discord.press(discord.stranger, board, press)
        (message,) = await posted(discord, table, title)
        live = await discord.host.tables.queries.get(table.id)
        for words in (live.seed, live.seed_hash, EN("luck-proves"), EN("luck-open")):
            assert words is not None
            assert words in said(message)
        assert str(message.id) in await told(discord, discord.stranger, "luck", table)
        assert len(await posted(discord, table, title)) == 1

        other = await PlayedTable.ended(discord)
        store = discord.host.tables.history._store
        moves = store.moves

        async def altered(table_id: int) -> tuple[MoveRow, ...]:
            rows = await moves(table_id)
            return (*rows[:-2], rows[-1])

        store.moves = altered  # type: ignore[method-assign]
        heard = await told(discord, discord.stranger, "luck", other)
        assert EN("refused-luck-broken", reason="@").partition("@")[0] in heard


async def test_a_card_is_shared_from_the_channels_message(tmp_path: Path) -> None:
    """F95: a button asks in private for the channel; only those of the server are taken."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        hall = discord.guild.create_text_channel("hall")
        await discord.env.settle()
        person = discord.stranger
        (press,) = [p for p in presses(table.lobby) if p.verb == "share"]
        asked = (await discord.press(person, table.lobby, press)).response
        assert asked is not None
        assert EN("share-where", game=EN("vikings-name"), table=str(table.id)) in said(asked)
        menu = f"t1:{table.id}:-:shareto"
        refused = await discord.forge(person, asked, menu, values=["1"])
        assert EN("refused-unknown-choice") in said(refused.response)
        told = await discord.forge(person, asked, menu, values=[str(hall.id)])
        (card,) = discord.shown(hall.id)
        assert card.attachments[0].filename.startswith("banner-vikings")
        assert str(card.id) in said(told.response)
        # There is nothing to share of a game that goes on.
        going_on = await PlayedTable.started(discord)
        for custom_id, values in (("share", None), ("shareto", [str(hall.id)])):
            refused = await discord.forge(
                person, await going_on.board(), f"t1:{going_on.id}:-:{custom_id}", values=values
            )
            assert EN("refused-not-over") in said(refused.response)


async def test_a_card_is_shared_by_who_may_write_there_once_a_minute(tmp_path: Path) -> None:
    """F79: with the way back to the game, and nothing of anybody's hand."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        hall = discord.guild.create_text_channel("hall")
        closed = discord.guild.create_text_channel("closed")
        await discord.env.settle()
        person = discord.stranger
        with patch.object(MessageSender, "deliver", side_effect=ThreadLockedError):
            heard = await told(discord, person, "share", table, channel=hall)
        assert EN("refused-cannot-post", channel=f"<#{hall.id}>") in heard
        for refusal in ("http-502", "timeout", "wait-7200"):
            with Lasting(discord, "post-with-picture", refusal).at_work():
                heard = await told(discord, person, "share", table, channel=hall)
            assert EN("refused-cannot-post-now", channel=f"<#{hall.id}>") in heard
        # Nothing was posted: so there is no minute to wait for.
        assert "https://discord.com/channels/" in await told(
            discord, person, "share", table, channel=hall
        )
        (message,) = discord.shown(hall.id)
        assert f"{table.id}" in "".join(file.filename for file in message.attachments)
        assert EN("refused-shared-lately") in await told(
            discord, person, "share", table, channel=hall
        )
        await discord.wait(seconds=61)
        await told(discord, person, "share", table, channel=hall)
        assert len(discord.shown(hall.id)) == 2
        forbid(discord, person, SEND, closed.id)
        await discord.wait(seconds=61)
        refused = EN("refused-sharing-needs-writing", channel=f"<#{closed.id}>")
        assert refused in await told(discord, person, "share", table, channel=closed)
        assert [] == discord.shown(closed.id)
