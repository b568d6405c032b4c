"""A first game on Discord: what is seen of it before it begins, and what is said of its luck."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.seeds import hash_seed, is_chosen
from bot.model.table import Place
from bot.verify import Verified
from cogs.panels.keepsakes import luck_message
from games import find
from games.optional.coaching import FIRST_GAME_SEED, Coach, FirstGame
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, replies, said
from tests.rigs.promises import COACHED
from tests.rigs.table_views import table_view

EN = texts("en")


async def learnt(
    discord: Server, game: str = "vikings", channel: simcord.ChannelHandle | None = None
) -> None:
    """Press *Learn by playing* below the rules of a game, read in a channel."""
    person = discord.people[0]
    page = (await person.slash(channel or discord.channel, "rules", game=game)).response
    assert page is not None
    (press,) = [one for one in presses(page) if one.verb == "learn"]
    await discord.press(person, page, press)


async def test_nobody_sees_the_lobby_of_a_first_game(tmp_path: Path) -> None:
    """Its message says from the start that it has begun, and leads to the thread opened from it."""
    async with server(tmp_path) as discord:
        heard = len(discord.wire.requests)
        await learnt(discord)
        (table,) = await discord.host.tables.queries.here(discord.channel.id)
        requests = discord.wire.since(heard)
        pressed = {str(part.get("custom_id")) for one in requests for part in one.components}
        assert not {f"t1:{table.id}:-:{verb}" for verb in ("join", "start", "computers")} & pressed
        (lobby,) = announced(discord)
        assert EN("lobby-started", table=str(table.id)) in said(lobby)
        assert lobby.id == table.thread_id
        await discord.restart()
        assert [lobby.id] == [message.id for message in announced(discord)]
        assert [] == discord.errors.lines


def announced(discord: Server) -> list[simcord.ResponseMessage]:
    """List the bot's messages in the channel; that there is a thread Discord says by itself."""
    return [message for message in discord.shown(discord.channel.id) if message.components]


async def test_the_seal_of_a_first_game_is_nothing_to_read(tmp_path: Path) -> None:
    """Its seed was chosen: the message of the table claims nothing of chance, and so it is said."""
    async with server(tmp_path) as discord:
        await learnt(discord)
        (table,) = await discord.host.tables.queries.here(discord.channel.id)
        assert is_chosen(table)
        assert table.seed_hash is not None
        assert table.seed_hash[:8] not in said(announced(discord)[0])
        assert EN("luck-chosen") in await sealed(discord, f"t1:{table.id}:-:seal")


async def test_the_seal_of_a_game_is_public_from_the_start(tmp_path: Path) -> None:
    """As much as binds the host with the message of the table, all of it for whoever asks."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        known = await discord.host.tables.queries.get(table.id)
        assert known.seed_hash is not None
        lobby = said(announced(discord)[0])
        assert EN("seed-promised", hash=known.seed_hash[:32]) in lobby
        assert known.seed_hash[:33] not in lobby
        text = await sealed(discord, f"t1:{table.id}:-:seal")
        assert known.seed_hash in text
        assert EN("luck-seal", series="no") in text


async def sealed(discord: Server, custom_id: str) -> str:
    """Have somebody who plays nowhere look at a seal by way of *More*."""
    board = announced(discord)[0]
    number = custom_id.split(":")[1]
    (panel,) = replies(await discord.forge(discord.stranger, board, f"t1:{number}:-:more"))
    (press,) = [one for one in presses(panel) if one.verb == "seal"]
    assert custom_id == press.custom_id
    (told,) = replies(await discord.press(discord.stranger, panel, press))
    return said(told)


async def test_nothing_is_opened_between_the_messages_of_a_game(tmp_path: Path) -> None:
    """In its thread the rules, the tour and commands open it beside that, in the channel."""
    async with server(tmp_path) as discord:
        played = await PlayedTable.started(discord)
        queries, host = discord.host.tables.queries, discord.people[0]
        running = await queries.get(played.id)
        assert running.thread_id is not None
        thread = discord.at(running.thread_id)
        told = [message.id for message in discord.shown(thread.id)]
        await learnt(discord, channel=thread)
        heard = await host.slash(thread, "vikings new")
        there = f"<#{discord.channel.id}>"
        begun, opened = sorted(await queries.here(discord.channel.id), key=lambda one: one.id)[1:]
        told_where = EN("opened-there", table=str(opened.id), channel=there, invited="no")
        assert told_where == said(heard.response)
        tour = (await host.slash(thread, "help")).response
        assert tour is not None
        await discord.forge(host, tour, "t1:0:-:new", values=["goths"])
        tables = await queries.here(discord.channel.id)
        assert {running.id, begun.id, opened.id} < {one.id for one in tables}
        assert {(discord.channel.id, Place.THREAD)} == {(t.channel_id, t.place) for t in tables}
        assert [running.id] == [one.id for one in await queries.here(thread.id)]
        assert told == [message.id for message in discord.shown(thread.id)]
        # Where somebody says so it is played in this very thread.
        await host.slash(thread, "vikings new", where="here")
        assert 2 == len(await queries.here(thread.id))


async def test_a_thread_of_people_is_played_in(tmp_path: Path) -> None:
    """No game has it to itself: whoever opens a table there wants it there."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        made = discord.env.backend.create_thread(discord.channel.id, "games", host.id)
        thread = discord.at(made.id)
        await learnt(discord, channel=thread)
        (begun,) = await discord.host.tables.queries.here(thread.id)
        assert (thread.id, Place.HERE) == (begun.channel_id, begun.place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", COACHED)
def test_the_luck_of_a_first_game_is_not_said_to_be_drawn(game_id: str, language: str) -> None:
    """*Check the luck*: what was chosen is called chosen, what was drawn is called drawn."""
    words, game = texts(language), find(game_id)
    coach = game.coach
    assert coach is not None
    assert coach.first_game.seed.startswith(FIRST_GAME_SEED)
    seats = min(game.seats)
    options = {option.key: option.default for option in game.options}
    view = table_view(game, game.start(seats, options, "luck").state, seats, None)
    for seed, said_of in ((coach.first_game.seed, "luck-chosen"), ("0f" * 16, "luck-sealed")):
        table = replace(view.table, seed=seed, seed_hash=hash_seed(seed))
        checked = Verified(game_id, 9, seed, hash_seed(seed), 0)
        (shown,) = luck_message(table, checked, words).to_components()  # type: ignore[no-untyped-call]
        told = [part["content"] for part in shown["components"]]
        assert words(said_of) in told
        assert (words("luck-open") in told) is (said_of == "luck-sealed")
        assert is_chosen(replace(table, seed=None)) is (said_of == "luck-chosen")


def test_a_coach_may_name_any_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of a package, as its page showed it, was called drawn once its game was over."""
    game = find("vikings")
    coach = Coach(FirstGame(2, "a good seed"), frozenset(), {})
    monkeypatch.setattr(type(game), "coach", coach)
    options = {option.key: option.default for option in game.options}
    table = table_view(game, game.start(2, options, "luck").state, 2, None).table
    sealed = replace(table, seed_hash=hash_seed("a good seed"))
    assert is_chosen(replace(sealed, seed=None))
    assert is_chosen(replace(sealed, seed="a good seed"))
    drawn = replace(table, seed_hash=hash_seed("0f"), seed="0f")
    assert not is_chosen(drawn)
    assert not is_chosen(replace(drawn, game="gone"))
