"""F37 to F39: what leaves the bot says no more than its reader may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord
from msgspec.structs import replace

from bot.narration import sentence
from cogs._faces import face_of, named
from games import find
from games.api import Seat
from games.codec import load_events
from games.playout import RandomPlayer
from tests.play.driver import Seating, alt, said
from tests.play.server import Server, server
from tests.play.wire import Request


@contextmanager
def _other_world(server: Server, table: Seating, viewer: Seat | None, seed: str) -> Iterator[None]:
    """Deal again all that ``viewer`` cannot know, for the time of a block."""
    shelf = server.host.tables._shelf
    live = shelf._live[table.id]
    assert live.running is not None
    state = live.running.game.redeal(live.running.state, viewer, seed)
    shelf._live[table.id] = replace(live, running=replace(live.running, state=state))
    try:
        yield
    finally:
        shelf._live[table.id] = live


def _told(requests: list[Request]) -> list[Any]:
    """What the requests say, without the ids that Discord gives and the nonces made of them."""
    told = []
    for request in requests:
        body = {key: value for key, value in request.message.items() if key != "nonce"}
        said = re.sub(r"simcord_interaction_\d+|\d{17,20}", "#", repr((request.path, body)))
        told.append((request.method, said, request.uploads))
    return told


async def _public(table: Seating, home: simcord.ChannelHandle) -> list[Any]:
    """Everything shown when a stranger asks for the board, for all and in private."""
    mark = len(table.server.wire.requests)
    await table.server.stranger.slash(home, "table show", table=int(table.id))
    await table.server.stranger.slash(home, "vikings board", table=int(table.id))
    return _told(table.server.wire.since(mark))


async def _private(
    table: Seating, home: simcord.ChannelHandle, person: simcord.MemberActor
) -> list[Any]:
    """Everything that a player is shown and offered."""
    mark = len(table.server.wire.requests)
    await person.slash(home, "vikings hand", table=int(table.id))
    offered = await person.autocomplete(home, "table answer", "choice", "", table=int(table.id))
    return [*_told(table.server.wire.since(mark)), offered]


@pytest.mark.parametrize(("seats", "options"), [(2, {"bluff": True}), (3, {"language": "fr"})])
async def test_two_worlds_that_a_viewer_cannot_tell_apart_look_the_same(
    tmp_path: Path, seats: int, options: dict[str, Any]
) -> None:
    """The public messages for a spectator, and the panel for each seat, at moments of a game."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, seats, **options)
        luck = RandomPlayer("moments")
        moments = 0
        while not await table.over():
            await table.play(4 + luck.below(5))
            if await table.over():
                break
            moments += 1
            home = discord.at(await table.home())

            here = await _public(table, home)
            with _other_world(discord, table, None, f"{moments}"):
                assert here == await _public(table, home)
            for seat, person in enumerate(table.players):
                mine = await _private(table, home, person)
                with _other_world(discord, table, Seat(seat), f"{moments}"):
                    assert mine == await _private(table, home, person)
            table.panels.clear()
        assert moments > 3


async def test_the_comparison_of_worlds_can_fail(tmp_path: Path) -> None:
    """A seat's panel does differ in a world dealt for a spectator: hands are really dealt anew."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 2)
        await table.until("announce")
        person = table.players[0]
        mine = alt(await table.hand(person))
        differing = 0
        for number in range(5):
            with _other_world(discord, table, None, f"{number}"):
                differing += mine != alt(await table.hand(person))
        assert differing


async def test_panels_reach_their_owner_alone(tmp_path: Path) -> None:
    """F44: every picture of a hand goes into an ephemeral answer to the person whose hand it is."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 3)
        backend = discord.env.backend
        words = {}
        while not await table.over():
            await table.step()
            for person in table.players:
                look = await table.look(person)
                texts = discord.host.desk.texts_of(look.table)
                words[person.id] = (await discord.host.desk.picture(look, texts)).alt
            for person in table.players:
                panel = await table.panel(person)
                assert panel.ephemeral
                assert {person.id} == {
                    p.id for p in discord.people if panel._message.visible_to(p.id)
                }
                if alt(panel):
                    assert words[person.id] == alt(panel)
        for request in discord.wire.messages():
            hands = [u for u in request.uploads if u.name.startswith("hand")]
            if hands:
                token = request.path.split("/")[3]
                assert not request.is_public
                assert backend.interaction_by_token(token).user_id in words


PUBLIC_IDS = re.compile(r"t1:\d+:(-:[a-z]+|q\d+:(CallBluff|Believe))")


async def test_no_public_id_or_name_carries_a_secret(tmp_path: Path) -> None:
    """Custom ids, file names and thread names are known to everybody who looks for them."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 2)
        await table.play()
        for request in discord.wire.messages(public=True):
            for component in request.components:
                if "custom_id" in component:
                    assert PUBLIC_IDS.fullmatch(component["custom_id"])
            assert {f"board-{table.id}.png"} >= {upload.name for upload in request.uploads}
        named = [r.body["name"] for r in discord.wire.requests if r.path.endswith("/threads")]
        assert [f"Clash of Vikings · table {table.id}"] == named
        assert said(await table.board())


async def test_no_private_event_is_told_in_public(tmp_path: Path) -> None:
    """Every event that only some may hear is looked for in everything that all could read."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 3)
        await table.play()
        look = await table.look()
        game, texts = look.table.game, discord.host.desk.texts_of(look.table)
        rows = await discord.host.history._store.moves(table.id)
        events = [e for row in rows for e in load_events(find(game), row.events.encode())]
        private = {
            sentence(game, event, named(look.table), texts, face_of(game).speller, reader=reader)
            for event in events
            if event.to is not None
            for reader in (None, *event.to)
        } - {""}
        assert len(private) > 10
        public = "\n".join(repr(request.body) for request in discord.wire.messages(public=True))
        assert [] == [line for line in private if line in public]
