"""F96: what Discord refuses on one server is no other server's silence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from simcord import ChannelHandle, interactions

from bot.model.players import Person
from bot.model.table import Opening, Place, Table, TableId, Terms
from games import GAME_IDS, find
from tests.cogs.publishing.test_outages import SEND, allow, forbid
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable

MINUTES = 10
LETTERS = 1000
NOT_ALLOWED = 50013
COMPLETION = 8
"""Discord's number of an answer that offers what may be chosen."""
TYPED = {"name": "choice", "type": 3, "focused": True}


async def play_in(discord: Server, channels: Sequence[ChannelHandle]) -> list[Table]:
    """Begin ten games in each of some channels."""
    lobbies = discord.host.tables.lobbies
    terms = Terms({option.key: option.default for option in find(GAME_IDS[0]).options}, 2, "en")
    host, guest = (Person(one.id, one.name) for one in discord.people[:2])
    found = []
    for number, channel in enumerate([*channels] * 10, start=1):
        opening = Opening(GAME_IDS[0], terms, Place.HERE, discord.guild.id, channel.id, host)
        table = await lobbies.open(opening, number)
        await lobbies.join(table.id, guest)
        found.append(await lobbies.start(table.id, host))
    await discord.spoken()
    return found


async def move_at(discord: Server, table_id: TableId, interaction_id: int) -> None:
    """Answer a question of a table, as somebody does who plays it by commands from elsewhere."""
    queries = discord.host.tables.queries
    look = await queries.look(table_id, None)
    decision = next(q.decision for q in look.questions if not q.decision.answered)
    person = look.table.players[decision.seat].person
    assert person is not None
    legal = (await queries.look(table_id, person.id)).legal
    moves = discord.host.tables.moves
    await moves.play(table_id, person, interaction_id, decision.id, legal[0])


def happen(discord: Server) -> None:
    """Change everything on the server that may bring a permission back."""
    backend, guild = discord.env.backend, discord.guild
    for place in backend.get_guild(guild.id).channel_ids:
        backend.announce_channel_update(place)
    for thread in backend.get_guild(guild.id).thread_ids:
        backend.announce_channel_update(thread)
    backend.announce_role_updates(guild.id, backend.get_guild(guild.id).roles.values())
    backend.announce_member_update(guild.id, backend.bot_user.id)


def type_letter(discord: Server, number: int) -> None:
    """Type one letter more of a choice of ``/table answer``."""
    options = [{"name": "answer", "type": 1, "options": [{**TYPED, "value": "x" * number}]}]
    _, payload = interactions.base_payload(
        discord.env.backend,
        type=4,
        channel_id=discord.channel.id,
        guild_id=discord.guild.id,
        user_id=discord.people[1].id,
        data={"id": "1", "name": "table", "type": 1, "options": options},
    )
    discord.env.backend.emit("INTERACTION_CREATE", payload)


def refused(discord: Server) -> list[float]:
    """When Discord refused something, in seconds of its clock."""
    return [request.at for request in discord.wire.requests if request.error == NOT_ALLOWED]


async def test_a_server_that_refuses_everything_silences_no_other(tmp_path: Path) -> None:
    """F96: at most one request a minute is tried there, and elsewhere a move is told at once."""
    async with server(tmp_path, swept=True, strict=False) as discord:
        asgard = discord.env.create_guild("Asgard")
        newcomers = [discord.env.create_user(name, global_name=name) for name in ("ida", "ulf")]
        other = await PlayedTable.started(
            replace(
                discord,
                guild=asgard,
                channel=asgard.create_text_channel("tables"),
                people=[asgard.add_member(user) for user in newcomers],
            )
        )
        channels = [discord.channel, discord.guild.create_text_channel("unexplained")]
        backend = discord.env.backend
        backend.create_thread(discord.channel.id, "talk", discord.people[0].id)
        forbid(discord, SEND)
        for channel in channels:
            path = f"/channels/{channel.id}/messages*"
            discord.env.inject_error("*", path, status=403, code=NOT_ALLOWED, times=None)
        tables = await play_in(discord, channels)
        noticed, typed = len(refused(discord)), 0
        for minute in range(MINUTES):
            # Whatever Discord tells of it, the permission is back in no case.
            allow(discord)
            await discord.env.settle()
            forbid(discord, SEND)
            happen(discord)
            for _ in range(LETTERS // MINUTES):
                typed += 1
                type_letter(discord, typed)
            for table in tables[minute::MINUTES]:
                await move_at(discord, table.id, 10**9 + table.id)
            await discord.env.settle()
            mark, at = len(discord.wire.requests), discord.env.backend.clock.elapsed
            await other.command((await other.asked())[0][0])
            told = [r.at for r in discord.wire.since(mark) if r.is_public and r.uploads]
            assert told
            assert max(told) <= at + 3
            assert len(refused(discord)) == noticed + minute + 1
            await discord.wait(minutes=1)
        assert len(refused(discord)) == discord.strictness.most_invalid <= 70
        assert set(discord.host.circuit._by_server) == {discord.guild.id}
        answered = [r for r in discord.wire.requests if r.message.get("type") == COMPLETION]
        assert len(answered) >= LETTERS


async def test_the_webhook_of_an_answer_counts_for_the_server_of_its_press(tmp_path: Path) -> None:
    """F96: its address names no server."""
    async with server(tmp_path, strict=False) as discord:
        discord.env.inject_error("*", "/webhooks/*", status=401, code=50027, times=1)
        await discord.stranger.slash(discord.channel, "table list")
        ((guild_id, refused_there),) = discord.host.circuit._by_server.items()
        assert (guild_id, len(refused_there)) == (discord.guild.id, 1)
