"""What may be played after a game: the same once more, another game, the same with people."""

from __future__ import annotations

from pathlib import Path

import simcord

from bot.i18n.texts import texts
from bot.model.lengths import minutes_of
from bot.model.seeds import is_chosen
from bot.model.table import Status, Table
from cogs.panels.buttons import afterwards
from games import find
from games.goths.content import Role
from games.optional.coaching import FIRST_GAME
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, replies, said
from tests.rigs.seated import seated

EN = texts("en")
NEXT = {"rematch", "others", "friends"}


async def begun(discord: Server, game: str) -> Table:
    """Begin a first game below the rules of a game."""
    person = discord.people[0]
    page = (await person.slash(discord.channel, "rules", game=game)).response
    assert page is not None
    (press,) = [one for one in presses(page) if one.verb == "learn"]
    await discord.press(person, page, press)
    (table,) = await discord.host.tables.queries.here(discord.channel.id)
    return table


async def learnt(discord: Server, game: str = "rage") -> Table:
    """Begin a first game and end it: its person gives up."""
    table = await begun(discord, game)
    await discord.host.tables.seats.concede(table.id, seated(table.players[0]))
    await discord.spoken()
    table = await discord.host.tables.queries.get(table.id)
    assert table.status is Status.OVER
    return table


async def hand_of(
    discord: Server, person: simcord.MemberActor, table: Table
) -> simcord.ResponseMessage:
    """Open a person's last panel of a table."""
    hand = await person.slash(discord.channel, "table hand", table=int(table.id))
    assert hand.response is not None
    return hand.response


async def pressed(
    discord: Server,
    person: simcord.MemberActor,
    page: simcord.ResponseMessage,
    verb: str,
    value: str | None = None,
) -> simcord.ResponseMessage:
    """Press a button that somebody is shown, or pick something in a menu."""
    (press,) = [one for one in presses(page) if (one.verb, one.value) == (verb, value)]
    (answer,) = replies(await discord.press(person, page, press))
    return answer


async def running(discord: Server) -> list[Table]:
    """List what is played on the server now."""
    return [*await discord.host.tables.queries.active(discord.guild.id)]


async def test_the_same_again_against_computers_is_one_press(tmp_path: Path) -> None:
    """With the same computers and options, on luck that is drawn; a second press leads there."""
    async with server(tmp_path) as discord:
        before, person = await learnt(discord), discord.people[0]
        panel = await hand_of(discord, person, before)
        assert NEXT <= {one.verb for one in presses(panel)}
        again = await pressed(discord, person, panel, "rematch")
        (table,) = await running(discord)
        assert (table.status, table.rematch and table.rematch.of) == (Status.PLAYING, before.id)
        assert (table.terms, set(table.names)) == (before.terms, set(before.names))
        assert not is_chosen(table)
        assert f"table {table.id}" in said(again)
        await pressed(discord, person, await hand_of(discord, person, before), "rematch")
        assert [table.id] == [one.id for one in await running(discord)]
        stranger = discord.stranger
        refused = await stranger.slash(discord.channel, "table rematch", table=int(before.id))
        assert EN("refused-had-no-seat") in said(refused.response)


async def test_what_comes_after_a_game_is_told_apart_by_its_emoji(tmp_path: Path) -> None:
    """*Another game…* and *Check the luck* stood below the same board with the same die."""
    async with server(tmp_path) as discord:
        before = await learnt(discord)
        shown = [str(one.emoji) for one in afterwards(before, EN)]
        assert len(shown) == len(set(shown))


async def test_another_game_is_chosen_where_the_last_one_ended(tmp_path: Path) -> None:
    """Against computers it begins, the first of its kind to learn by; with others a lobby opens."""
    async with server(tmp_path) as discord:
        before, person = await learnt(discord), discord.people[0]
        for page in (await hand_of(discord, person, before), await last_board(discord, before)):
            offered = await pressed(discord, person, page, "others")
            assert EN("other-games", computers="yes") in said(offered)
        for press in (one for one in presses(offered) if one.verb == "otheralone"):
            assert press.value is not None
            coach = find(press.value).coach
            least, most = minutes_of(press.value, coach.first_game.seats if coach else 2)
            assert EN("lobby-alone", least=least, most=most) in (press.label or "")
        await pressed(discord, person, offered, "otheralone", "goths")
        (first,) = await running(discord)
        assert is_chosen(first)
        assert (first.channel_id, first.place) == (before.channel_id, before.place)
        assert await discord.host.tables.coaching.knows(person.id, "goths", FIRST_GAME)
        offered = await pressed(discord, person, await last_board(discord, before), "others")
        answer = await pressed(discord, person, offered, "othertogether", "goths")
        (lobby,) = [one for one in await running(discord) if one.status is Status.LOBBY]
        channel = f"<#{discord.channel.id}>"
        assert EN("opened-there", table=str(lobby.id), channel=channel, invited="no") == said(
            answer
        )
        assert (lobby.game, lobby.names) == ("goths", ("Astrid",))


async def test_with_friends_opens_the_same_game_as_usual(tmp_path: Path) -> None:
    """For as many as usually play it: what makes a first game short does not stay."""
    async with server(tmp_path) as discord:
        before, person = await learnt(discord), discord.people[0]
        await pressed(discord, person, await last_board(discord, before), "friends")
        (lobby,) = await running(discord)
        assert (lobby.game, lobby.status, lobby.terms.seats) == ("rage", Status.LOBBY, 4)
        usual = {option.key: option.default for option in find("rage").options}
        assert lobby.terms.options == usual != before.terms.options
        assert before.terms.pace != lobby.terms.pace == discord.host.settings.pace


async def test_after_a_game_of_people_they_are_asked_for_a_rematch(tmp_path: Path) -> None:
    """Nothing begins without them, and friends they have."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        over = await discord.host.tables.queries.get(table.id)
        panel = await hand_of(discord, table.players[0], over)
        for page in (panel, await last_board(discord, over)):
            assert NEXT - {"friends"} <= {one.verb for one in presses(page)}
            assert "friends" not in {one.verb for one in presses(page)}


async def last_board(discord: Server, table: Table) -> simcord.ResponseMessage:
    """Find the last board of a table."""
    shown = discord.shown(table.home_id)
    return next(one for one in reversed(shown) if "replay" in [p.verb for p in presses(one)])


async def test_who_learns_goths_leads_the_army_of_a_king_they_may_not_talk_to(
    tmp_path: Path,
) -> None:
    """Of two each is king and chief in one, and what the game is about does not exist."""
    async with server(tmp_path) as discord:
        table = await begun(discord, "goths")
        me = table.seat_of(discord.people[0].id)
        assert me is not None
        places = find("goths").places(4, table.terms.options)
        assert (places[me].emblem, len(table.players)) == (Role.CHIEF.value, 4)
        (king,) = [
            table.players[seat]
            for seat, place in enumerate(places)
            if place.camp == places[me].camp and seat != me
        ]
        assert king.computer is not None
