"""A rematch through Discord: who returns sits as before, and the deal passes on."""

from __future__ import annotations

import re
from pathlib import Path

import simcord

from bot.i18n.texts import texts
from bot.model.players import Person
from bot.model.table import Opening, TableId
from games.norwegian.view import NorwegianView
from games.playout import RandomPlayer
from tests.cogs.interactions.test_seats import mentioned, published
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.refusals import quarantine
from tests.rigs.seated import seated

EN = texts("en")


async def finish(discord: Server, table: PlayedTable) -> None:
    """Play a game at random to its end, past the panels."""
    luck = RandomPlayer("finish")
    tables = discord.host.tables
    while (look := await table.look()).outcome is None:
        asked = [q.decision for q in look.questions if not q.decision.answered]
        decision = asked[luck.below(len(asked))]
        person = seated(look.table.players[decision.seat])
        legal = (await tables.queries.look(table.id, person.id)).legal
        move = legal[luck.below(len(legal))]
        await tables.moves.play(table.id, person, 10_000 + look.moves, decision.id, move)
    await published(discord)


async def dealer(table: PlayedTable) -> str:
    """Return the name of the person who deals."""
    look = await table.look()
    assert isinstance(look.view, NorwegianView)
    return look.table.names[look.view.dealer]


async def click(
    person: simcord.MemberActor, message: simcord.ResponseMessage, table_id: TableId, verb: str
) -> None:
    """Press a button of a table."""
    await person.click(message, custom_id=f"t1:{table_id}:-:{verb}")


async def test_the_deal_passes_on_however_people_join(tmp_path: Path) -> None:
    """Course of play 2: in a rematch the next seat deals; a restart in the lobby loses nothing."""
    async with server(tmp_path) as discord:
        first = await PlayedTable.started(discord, 3, game="norwegian")
        dealt = await dealer(first)
        await finish(discord, first)
        order = list((await first.look()).table.names)
        astrid, bjorn, chloe = first.players
        shown = {message.id for message in discord.shown(discord.channel.id)}
        await click(chloe, await first.board(), first.id, "rematch")
        again, *_ = await discord.host.tables.queries.here(discord.channel.id)
        (lobby,) = (m for m in discord.shown(discord.channel.id) if m.id not in shown)
        await discord.restart()
        await click(bjorn, lobby, again.id, "join")
        await click(astrid, lobby, again.id, "join")
        (lobby,) = (m for m in discord.shown(discord.channel.id) if m.id == lobby.id)
        names = [said(lobby).index(name) for name in order]
        assert names == sorted(names)
        await click(chloe, lobby, again.id, "start")
        second = PlayedTable(discord, again.id, [astrid, bjorn, chloe], lobby, RandomPlayer("x"))
        table = (await second.look()).table
        assert list(table.names) == order
        deals = order[(order.index(dealt) + 1) % 3]
        assert await dealer(second) == deals
        lines = "\n".join(said(m) for m in await second.messages()).splitlines()
        # Above the story of its board whoever begins is called.
        first_line = next(line for line in lines if line and not line.startswith("<@"))
        told = [
            EN("norwegian-event-deal-passed", seat=deals, verse=v, role="none") for v in range(6)
        ]
        assert re.sub(r"\S+ \*\*(.*?)\*\*", r"\1", first_line) in told


async def test_a_lobby_asks_nobody_who_was_forgotten(tmp_path: Path) -> None:
    """A pseudonym is no account: Discord would refuse the message with its buttons."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await finish(discord, table)
        astrid, bjorn, chloe = table.players
        await discord.host.tables.personal_data.forget(bjorn.id)
        before = len(discord.wire.requests)
        await click(astrid, await table.board(), table.id, "rematch")
        (again,) = await discord.host.tables.queries.active(discord.guild.id)
        lobby = discord.shown(discord.channel.id)[-1]
        assert "join" in [press.verb for press in presses(lobby)]
        assert [chloe.id] == mentioned(discord, before)
        assert "<@-" not in said(lobby)
        await click(chloe, lobby, again.id, "join")


async def test_the_panel_of_the_last_move_leads_to_the_rematch(tmp_path: Path) -> None:
    """Whoever has the end before them in private need not look for the board again."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, game="norwegian")
        _, bjorn = table.players
        await finish(discord, table)
        hand = await bjorn.slash(discord.channel, "table hand", table=int(table.id))
        assert "rematch" in [press.verb for press in presses(hand.response)]
        assert hand.response is not None
        await click(bjorn, hand.response, table.id, "rematch")
        (again,) = await discord.host.tables.queries.here(discord.channel.id)
        assert bjorn.id == again.host.id
        looking = await discord.people[3].slash(discord.channel, "table hand", table=int(table.id))
        assert "rematch" not in [press.verb for press in presses(looking.response)]


async def test_two_who_want_a_rematch_at_the_same_moment_meet_in_it(tmp_path: Path) -> None:
    """One lobby is posted; the second press, and a later command, take a seat there."""
    async with server(tmp_path) as discord:
        first = await PlayedTable.started(discord, 3)
        await finish(discord, first)
        astrid, bjorn, chloe = first.players
        board = await first.board()
        wish = f"t1:{first.id}:-:rematch"
        results = await discord.deliver((astrid, board, wish, None), (bjorn, board, wish, None))
        (again,) = await discord.host.tables.queries.active(discord.guild.id)
        number = str(again.id)
        heard = {said(result.response) for result in results}
        assert heard == {EN(f"rematch-{did}", table=number) for did in ("opened", "joined")}
        later = await chloe.slash(discord.channel, "table rematch", table=int(first.id))
        assert EN("rematch-joined", table=number) == said(later.response)
        (again,) = await discord.host.tables.queries.active(discord.guild.id)
        assert {"Astrid", "Bjorn", "Chloe"} == set(again.names)
        late = await discord.people[3].slash(discord.channel, "table rematch", table=int(first.id))
        assert EN("refused-had-no-seat") in said(late.response)


async def test_those_who_played_are_asked_once_whether_they_play_again(tmp_path: Path) -> None:
    """Nobody waits unknowingly: whoever opened the rematch waits for the others to come back."""
    async with server(tmp_path) as discord:
        first = await PlayedTable.started(discord, 3)
        await finish(discord, first)
        astrid, bjorn, chloe = first.players
        shown = {message.id for message in discord.shown(discord.channel.id)}
        heard = len(discord.wire.requests)
        await click(chloe, await first.board(), first.id, "rematch")
        await published(discord)
        again, *_ = await discord.host.tables.queries.active(discord.guild.id)
        (lobby,) = (m for m in discord.shown(discord.channel.id) if m.id not in shown)
        asked = EN("lobby-rematch", of=str(first.id), people=f"<@{astrid.id}> and <@{bjorn.id}>")
        assert asked in said(lobby)
        assert mentioned(discord, heard) == [astrid.id, bjorn.id]
        discord.env.backend.delete_message(lobby.channel_id, lobby.id)
        await bjorn.slash(discord.channel, "table join", table=int(again.id))
        await published(discord)
        (lobby,) = (m for m in discord.shown(discord.channel.id) if m.id not in shown)
        assert f"<@{astrid.id}>" in said(lobby)
        assert f"<@{bjorn.id}>" not in said(lobby)
        assert mentioned(discord, heard) == [astrid.id, bjorn.id]
        await discord.people[3].slash(discord.channel, "table join", table=int(again.id))
        await published(discord)
        (lobby,) = (m for m in discord.shown(discord.channel.id) if m.id == lobby.id)
        # No seat is left for whoever comes back.
        assert f"<@{astrid.id}>" not in said(lobby)


async def test_nobody_is_asked_who_was_removed_from_a_rematch_that_is_begun_again(
    tmp_path: Path,
) -> None:
    """F56: they played the game before, but get no seat in this one."""
    async with server(tmp_path) as discord:
        first = await PlayedTable.started(discord, 3)
        await finish(discord, first)
        tables, lobbies = discord.host.tables, discord.host.tables.lobbies
        host, gone, removed = (Person(one.id, one.name) for one in first.players)
        again = await lobbies.open(Opening.like((await first.look()).table, host, first.id), 1)
        for person in (gone, removed):
            await lobbies.join(again.id, person)
        await lobbies.start(again.id, host)
        seat = (await tables.queries.get(again.id)).seat_of(removed.id)
        assert seat is not None
        for person in (host, gone):
            await tables.seats.vote_out(again.id, person, seat)
        await lobbies.leave(again.id, gone)
        await discord.spoken()
        shown = {message.id for message in discord.shown(discord.channel.id)}
        heard = len(discord.wire.requests)
        await quarantine(tables.queries._tables, again.id)
        discord.errors.lines.clear()
        await lobbies.begin_again(again.id, host, 2, manager=False)
        await discord.spoken()
        (lobby,) = (
            message
            for message in discord.shown(discord.channel.id)
            if message.id not in shown and "join" in {press.verb for press in presses(message)}
        )
        assert f"<@{gone.id}>" in said(lobby)
        assert f"<@{removed.id}>" not in said(lobby)
        assert [gone.id] == mentioned(discord, heard)
