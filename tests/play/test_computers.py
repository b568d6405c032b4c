"""Computers at a table on Discord: added by their host, never called, and back after a crash."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
import simcord

from bot.i18n.texts import texts
from bot.model.computer import SIGN
from bot.model.players import Person
from bot.model.table import Opening, Place, Status, Terms
from bot.transitions.lobby import MOST_ALONE
from bot.verify import verify
from cogs.elements.faces import seat_names
from cogs.panels.option_forms import STAND_IN
from games import GAME_IDS, find
from players.levels import Level
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.filled_forms import change_terms
from tests.rigs.forms import LONG, in_turn, shared
from tests.rigs.played_table import COMPUTERS_ANSWER, PlayedTable, alt, presses, replies, said
from tests.rigs.processes import until
from tests.rigs.scripted_games import as_many_as, shortest

MANY = 100
"""A game of more answers is played by one person and one computer."""
TO_THE_END = GAME_IDS if LONG else ("vikings",)
"""The games played to their end; every game begins below."""


def computer(table: PlayedTable, what: str, value: str) -> Press:
    """A choice in one of the two menus."""
    return Press(f"t1:{table.id}:-:computer:{what}", value)


async def with_computers(
    discord: Server, game: str, *, language: str = "en", guests: int = 1, computers: int = 2
) -> PlayedTable:
    """Open a table of people and computers, and start the game.

    Where a game has fewer seats, guests stay away first.
    """
    host, *others = discord.people
    discord.locales[host.id] = language
    seats = as_many_as(game, 1 + guests + computers)
    computers = min(computers, seats - 1)
    guests = seats - 1 - computers
    table = await PlayedTable.opened(discord, seats, game=game, language=language)
    for person in others[:guests]:
        await table.join(person)
    panel = (await table.on_lobby(host, "computers")).response
    assert panel is not None
    for level in [*Level][:computers]:
        await discord.press(host, panel, computer(table, "add", level))
    await table.on_lobby(host, "start")
    return table


async def computers_of(discord: Server, table: PlayedTable) -> list[str]:
    """The names of a table's computers."""
    seated = (await discord.host.tables.queries.get(table.id)).players
    return [player.name for player in seated if player.computer is not None]


@pytest.mark.parametrize(("game", "language"), shared(GAME_IDS, ["en", "fr"]))
async def test_the_host_chooses_computers_on_one_private_message(
    tmp_path: Path, game: str, language: str
) -> None:
    """Added by level, several, and removed again; the lobby shows them all."""
    async with server(tmp_path) as discord:
        words = texts(language)
        host = discord.people[0]
        discord.locales[host.id] = language
        seats = as_many_as(game, 3)
        table = await PlayedTable.opened(discord, seats, game=game, language=language)
        shown = await table.on_lobby(host, "computers")
        panel = shown.response
        assert panel is not None
        assert panel.ephemeral
        assert words("computers-none") in said(panel)
        levels = ("easy", "hard")[: seats - 1]
        for level in levels:
            await discord.press(host, panel, computer(table, "add", level))
        added = await computers_of(discord, table)
        first = added[0]
        assert words("computers-added", name=added[-1]) in said(panel)
        more = "yes" if max(find(game).seats) > seats else "no"
        assert words("computers-full", more=more) in said(panel)
        offered = {p.custom_id.split(":")[-1] for p in presses(panel) if p.value}
        assert {"remove"} == offered & {"add", "remove"}
        lobby = said(table.lobby)
        for name, level in zip(added, levels, strict=True):
            assert f"**{name}** · {words(f'level-{level}')}" in lobby
        assert words("button-computers") in {press.label for press in presses(table.lobby)}
        await discord.press(host, panel, computer(table, "remove", first.removeprefix(f"{SIGN} ")))
        assert words("computers-removed", name=first) in said(panel)
        assert first not in said(table.lobby)
        assert words("button-computer-add") in {press.label for press in presses(table.lobby)}


async def test_computers_are_added_without_a_button(tmp_path: Path) -> None:
    """Every button has a slash twin."""
    async with server(tmp_path) as discord:
        words = texts("en")
        host, guest = discord.people[:2]
        await PlayedTable.opened(discord, 2)
        shown = await guest.slash(discord.channel, "table computer")
        assert words("computers-whose", host="Astrid") in said(shown.response)
        refused = await guest.slash(discord.channel, "table computer", level="easy")
        assert words("refused-not-host", host="Astrid") in said(refused.response)
        added = await host.slash(discord.channel, "table computer", level="medium")
        assert SIGN in said(added.response)
        assert words("level-medium") in said(added.response)
        full = await host.slash(discord.channel, "table computer", level="easy")
        assert words("refused-table-full", seats="2") in said(full.response)


@pytest.mark.parametrize(
    ("argument", "value"), [("add", "brilliant"), ("", "easy"), ("improve", "easy")]
)
async def test_a_menu_that_was_never_offered_does_nothing(
    tmp_path: Path, argument: str, value: str
) -> None:
    """Forged presses are answered, and change nothing."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        custom_id = f"t1:{table.id}:-:computer" + (f":{argument}" if argument else "")
        host = discord.people[0]
        result = await discord.forge(host, table.lobby, custom_id, values=[value])
        assert texts("en")("refused-unknown-control") in said(result.response)
        assert [] == await computers_of(discord, table)


@pytest.mark.parametrize("game", TO_THE_END)
async def test_two_people_and_two_computers_play_to_the_end(tmp_path: Path, game: str) -> None:
    """Crashed while one thinks, nobody but people is ever called, and it verifies."""
    async with server(tmp_path) as discord:
        answers = len(shortest(game, as_many_as(game, 4), {}).answers)
        guests, computers = (1, 2) if answers < MANY else (0, 1)
        table = await with_computers(discord, game, guests=guests, computers=computers)
        names = await computers_of(discord, table)
        while await table.asked():
            await table.step()
        discord.thinker.held = asyncio.Event()
        await discord.wait(seconds=2)
        assert discord.thinker.problems
        await discord.crash()
        discord.thinker.held = None
        table.panels.clear()
        await table.play()
        assert Status.OVER is (await discord.host.tables.queries.get(table.id)).status
        exported = tmp_path / "export.json"
        exported.write_bytes(await discord.host.tables.history.export(table.id))
        assert "follow from the seed" in verify(exported)
        people = {f"<@{person.id}>" for person in discord.people[:2]}
        spoken = " ".join(said(message) for message in await table.messages())
        assert set(re.findall(r"<@\d+>", spoken)) <= people
        ranking = said(await final(table))
        assert all(name in ranking for name in names)


async def final(table: PlayedTable) -> simcord.ResponseMessage:
    """The last board."""
    return (await table.boards())[-1]


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 1))
async def test_everybody_sees_who_is_a_computer(tmp_path: Path, game: str) -> None:
    """The sign stands in every list, every sentence and every description."""
    async with server(tmp_path) as discord:
        table = await with_computers(discord, game, guests=0, computers=1)
        (name,) = await computers_of(discord, table)
        assert name.startswith(SIGN)
        assert name in alt(await table.board())
        await table.play(6)
        given = name.removeprefix(f"{SIGN} ")
        told = [said(table.lobby), *await table.stories(), alt(await table.board())]
        for text in told:
            assert text.count(given) == text.count(name), text


async def test_nobody_can_pass_for_a_computer(tmp_path: Path) -> None:
    """The sign is taken from people's names."""
    async with server(tmp_path, names=(f"{SIGN} Ada", SIGN, "Elin")) as discord:
        table = await PlayedTable.opened(discord, 2)
        await table.join(discord.people[1])
        names = (await discord.host.tables.queries.get(table.id)).names
        assert ("Ada", "person1") == names


async def test_a_rematch_seats_the_same_computers(tmp_path: Path) -> None:
    """One press, and the one who plays alone can start again."""
    async with server(tmp_path) as discord:
        table = await with_computers(discord, GAME_IDS[0], guests=0, computers=1)
        names = await computers_of(discord, table)
        await table.play()
        host = discord.people[0]
        await host.click(await final(table), custom_id=f"t1:{table.id}:-:rematch")
        again, *_ = await discord.host.tables.queries.here(discord.channel.id)
        assert ("Astrid", *names) == again.names
        assert again.id != table.id


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 0))
async def test_a_newcomer_plays_with_one_press(tmp_path: Path, game: str) -> None:
    """Local play begins with it: a table full of computers, and one's hand."""
    async with server(tmp_path) as discord:
        words = texts("en")
        person = discord.people[0]
        discord.context.local = True
        with discord.env.time_context():
            discord.host.dispatch("welcome", discord.channel.id)
        await until(lambda: bool(discord.shown(discord.channel.id)))
        await discord.env.settle()
        (greeting,) = discord.shown(discord.channel.id)
        offered = {p.custom_id.split(":")[-1] for p in presses(greeting) if p.verb == "solo"}
        assert set(GAME_IDS) == offered
        hand = await person.click(greeting, custom_id=f"t1:0:-:solo:{game}")
        (table,) = await discord.host.tables.queries.active(discord.guild.id)
        assert (game, "none", Status.PLAYING) == (table.game, table.terms.pace, table.status)
        assert ["Astrid"] == [name for name in table.names if not name.startswith(SIGN)]
        assert table.terms.seats == len(table.names) > 1
        (panel,) = replies(hand)
        assert alt(panel)
        # It comes last: below lobby, board and call.
        assert all(panel.id > one.id for one in discord.shown(discord.channel.id))
        lost = await discord.forge(person, greeting, "t1:0:-:solo:chess")
        assert words("refused-unknown-control") in said(replies(lost)[0])
        discord.context.local = False
        told = said(replies(await discord.forge(person, greeting, f"t1:0:-:solo:{game}"))[0])
        assert words("refused-solo-elsewhere") in told
        assert len(await discord.host.tables.queries.active(discord.guild.id)) == 1


async def test_one_person_plays_only_so_many_games_against_computers_alone(tmp_path: Path) -> None:
    """F86: five on a server; with others at the table there is no such bound, nor elsewhere."""
    async with server(tmp_path) as discord:
        words, lobbies = texts("en"), discord.host.tables.lobbies
        person, other = (Person(who.id, who.name) for who in discord.people[:2])
        opened = Opening(
            "vikings",
            Terms({}, 2, "en", pace="none"),
            Place.HERE,
            discord.guild.id,
            discord.channel.id,
            person,
        )
        computers = discord.host.tables.computers
        for number in range(1, MOST_ALONE + 1):
            table = await lobbies.open(opened, number)
            await lobbies.start_filled(table.id, person, Level.EASY)
        last = await lobbies.open(opened, 100)
        await computers.add(last.id, person, Level.EASY)
        await discord.spoken()
        started = await discord.people[0].slash(discord.channel, "table start", table=last.id)
        assert words("refused-games-alone", count=MOST_ALONE) in said(started.response)
        discord.context.local = True
        page = (await discord.people[0].slash(discord.channel, "help")).response
        assert page is not None
        pressed = await discord.forge(discord.people[0], page, "t1:0:-:solo:vikings")
        assert words("refused-games-alone", count=MOST_ALONE) in "".join(
            map(said, replies(pressed))
        )
        assert len(await discord.host.tables.queries.active(discord.guild.id)) == MOST_ALONE + 1
        (robot,) = (await lobbies.fitted(last.id)).names[1:]
        await computers.remove(last.id, person, robot.removeprefix(f"{SIGN} "))
        await lobbies.join(last.id, other)
        assert (await lobbies.start(last.id, person)).status is Status.PLAYING
        await lobbies.cancel(table.id, person)
        again = await lobbies.open(opened, 101)
        begun = await lobbies.start_filled(again.id, person, Level.EASY)
        assert begun.status is Status.PLAYING


A_DAY = 4
"""How often people look in on a day."""


async def a_day(discord: Server, table: PlayedTable, *absent: simcord.MemberActor) -> None:
    """Let everybody but the absent answer what they are asked today, and a day go by."""
    for _ in range(A_DAY):
        asked = [person for person, _ in await table.asked() if person not in absent]
        if not asked:
            break
        await table.answer(asked[0])
        await discord.wait(seconds=COMPUTERS_ANSWER)
    await discord.wait(hours=24)
    table.panels.clear()


async def test_a_fortnight_goes_on_without_one_of_the_players(tmp_path: Path) -> None:
    """Two turns are missed, a computer plays on, and a press brings the person back."""
    async with server(tmp_path) as discord:
        words, host, lost = texts("en"), discord.people[0], discord.people[1]
        table = await PlayedTable.opened(discord, 3)
        for person in discord.people[1:3]:
            await table.join(person)
        await change_terms(table, host, {STAND_IN: "level-medium"})
        await table.on_lobby(host, "start")
        held = words("seats-held", level=words("level-medium"))
        for _ in range(14):
            await a_day(discord, table, lost)
            if any(held in said(message) for message in await table.messages()):
                break
        (offer,) = (message for message in await table.messages() if held in said(message))
        called = len(await table.calls())
        played = (await table.look()).moves
        for _ in range(4):
            await a_day(discord, table, lost)
        assert (await table.look()).moves > played
        assert all(lost.mention not in who for who in (await table.calls())[called:])
        stood_in = words(
            "host-event-stood-in", seat=seat_names((await table.look()).table)[1], role="none"
        )
        assert stood_in in "\n".join(await table.stories())
        assert {Level.MEDIUM} == {problem.level for problem in discord.thinker.problems}
        await lost.click(offer, custom_id=f"t1:{table.id}:-:back")
        (back,) = (p for p in (await table.look()).table.players if p.user_id == lost.id)
        assert back.present
        assert not any(held in said(message) for message in await table.messages())
        until = (await table.look()).moves + 10
        while not await table.over() and (await table.look()).moves < until:
            await a_day(discord, table)
        moves = await discord.host.tables.history._store.moves(table.id)
        causes = [move.cause for move in moves if move.seat == back.seat]
        assert causes.index("stand-in") < len(causes) - 1 - causes[::-1].index("player")
