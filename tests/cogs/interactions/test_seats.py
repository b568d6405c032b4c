"""Seats on Discord: on offer, taken over, left, given up; answers in advance; forgotten tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
import simcord
from msgspec.structs import replace

from bot.i18n.signs import in_characters
from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Status
from bot.model.times import from_ms
from cogs.elements.custom_ids import Verb
from cogs.elements.faces import seat_names
from cogs.elements.mentions import mention
from cogs.elements.moments import confirming
from cogs.panels.clocks import when
from cogs.panels.lines import claimed_line
from cogs.panels.option_forms import STAND_IN
from cogs.publishing.calls import membership
from games import GAME_IDS
from games.api import Seat
from games.vikings.view import Phase
from rendering.paint.studio import Studio, StudioBusyError
from rendering.scene.scene import Scene
from tests.cogs.interactions.test_plan_presses import ahead
from tests.rigs.discord_server import Server, server
from tests.rigs.filled_forms import change_terms
from tests.rigs.forms import shared
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.refusals import quarantine
from tests.rigs.seated import seated

EN, FR = texts("en"), texts("fr")


async def published(discord: Server) -> None:
    """Wait until nothing is under way."""
    publisher: Any = discord.host.get_cog("Publisher")
    while running := list(publisher.tasks.running.values()):
        await asyncio.gather(*running)


async def notices(table: PlayedTable, verb: str) -> list[simcord.ResponseMessage]:
    """List the public messages with a control of that verb."""
    return [m for m in await table.messages() if any(p.verb == verb for p in presses(m))]


async def on_offer(table: PlayedTable, absent: simcord.MemberActor) -> simcord.ResponseMessage:
    """Let the others play until the seat of somebody absent is on offer; the offer."""
    for _ in range(200):
        if found := await notices(table, "claim"):
            (offer,) = found
            return offer
        others = [person for person, _ in await table.asked() if person.id != absent.id]
        if others:
            await table.hand_in(others[0])
        else:
            # Short, so that nobody else misses anything meanwhile.
            await table.server.wait(minutes=11)
        await published(table.server)
    raise AssertionError("nobody is ever missed")


async def press_on(
    table: PlayedTable, person: simcord.MemberActor, message: simcord.ResponseMessage, verb: str
) -> str:
    """Press the control with that verb; the private answer in words."""
    (control,) = (p for p in presses(message) if p.verb == verb)
    result = await table.server.press(person, message, control)
    await published(table.server)
    assert result.response is not None
    return said(result.response)


async def more(
    table: PlayedTable, person: simcord.MemberActor, *verbs: str
) -> simcord.ResponseMessage:
    """Go through *More* to where the verbs lead; the private message there."""
    result = await person.click(await table.board(), custom_id=f"t1:{table.id}:-:more")
    assert result.response is not None
    message = result.response
    for verb in verbs:
        (control,) = (p for p in presses(message) if p.verb == verb)
        await table.server.press(person, message, control)
    await published(table.server)
    return message


def mentioned(discord: Server, since: int) -> list[int]:
    """List who was notified, in order."""
    return [
        user
        for request in discord.wire.since(since)
        if request.is_message and request.method == "POST"
        for user in request.message.get("allowed_mentions", {}).get("users", ())
    ]


async def wait_days(discord: Server, days: float) -> None:
    """Let days pass, a quarter at a time."""
    for _ in range(int(days * 4)):
        await discord.wait(hours=6)
    await published(discord)


async def test_at_a_table_that_broke_one_can_only_vote_to_end_it(tmp_path: Path) -> None:
    """F56, F79: nobody is offered to leave or to concede what cannot be played, nor refused."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        home = discord.at(await table.home())
        await quarantine(discord.host.tables.queries._tables, table.id)
        for person, count in zip(table.players[:2], (1, 0), strict=True):
            asked = (await person.slash(home, "seat concede")).response
            assert asked is not None
            assert EN("seats-quit-call-off", broken="yes") in said(asked)
            ways = [press for press in presses(asked) if press.verb != "hand"]
            assert ["calling"] == [press.verb for press in ways]
            told = (await discord.press(person, asked, ways[0])).response or asked
            key = "cancel-agreed" if count else "cancelled"
            assert EN(key, table=str(table.id), count=count) in said(told)
        discord.errors.lines.clear()


async def test_an_offer_promises_nothing_to_who_was_removed_since(tmp_path: Path) -> None:
    """F34: who was absent may have the seat back, who was voted out may not."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live")
        _, absent, _ = table.players
        before = said(await on_offer(table, absent))
        assert absent.mention in before
        seat = (await table.look()).table.seat_of(absent.id)
        assert seat is not None
        for person in table.players:
            if person is not absent:
                voter = Person(person.id, person.name)
                await discord.host.tables.seats.vote_out(table.id, voter, seat)
        await published(discord)
        (offer,) = await notices(table, "claim")
        name = seat_names((await table.look()).table)[seat]
        assert EN("seats-offer-left", name=name, held="no") == said(offer)
        assert ["claim"] == [press.verb for press in presses(offer)]


async def test_a_seat_is_offered_claimed_granted_and_handed_over(tmp_path: Path) -> None:
    """F34, F35, F38: each hears once; the hand moves with the seat and not before."""
    async with server(tmp_path) as discord:
        discord.locales[discord.people[3].id] = "fr"
        table = await PlayedTable.started(discord, 3, pace="live")
        _, absent, other = table.players
        newcomer = discord.people[3]
        offer = await on_offer(table, absent)
        assert EN("seats-button-back") in [p.label for p in presses(offer)]
        heard = len(discord.wire.requests)
        answer = await press_on(table, newcomer, offer, "claim")
        name = (await table.look()).table.names[1]
        assert FR("seats-said-claim", name=name) in answer
        assert (await table.look(newcomer)).seat is None
        assert {"welcome", "decline", "back"} == {p.verb for p in presses(offer)}
        await table.hand(absent)
        await press_on(table, other, offer, "welcome")
        assert (await table.look(newcomer)).seat == 1
        assert await notices(table, "claim") == []
        told = [m for m in await table.messages() if f"<@{newcomer.id}> now plays" in m.content]
        assert len(told) == 1
        assert mentioned(discord, heard).count(absent.id) == 1
        # The panel of who was replaced shows what spectators see; the newcomer's shows the hand.
        board = alt(await table.board())
        panel = table.panels[absent.id]
        assert EN("panel-watching") in said(panel)
        assert alt(panel) == board
        hand = await table.hand(newcomer)
        assert FR("seats-handover") in said(hand)
        assert alt(hand) != board
        assert (await table.look(absent)).seat is None


async def test_the_owner_returns_with_one_press(tmp_path: Path) -> None:
    """F30: the offer is taken back, and the seat plays on."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live")
        absent = table.players[1]
        await on_offer(table, absent)
        panel = await table.hand(absent)
        assert EN("seats-on-offer") in said(panel)
        assert EN("seats-said-back") in await press_on(table, absent, panel, "back")
        assert await notices(table, "claim") == []
        # Who never left is told that, and not that the seat is theirs again.
        here = await absent.slash(discord.at(await table.home()), "seat back")
        assert EN("seats-said-here") in said(here.response)


@pytest.mark.parametrize(
    ("end", "language"), shared(["back", "declined", "over", "given up"], LANGUAGES)
)
async def test_whoever_asked_for_a_seat_hears_that_it_is_lost(
    tmp_path: Path, end: str, language: str
) -> None:
    """The owner comes back, the players object, or the game ends: the answer says it.

    An owner who gives up for good leaves no seat to take over, to which nobody has objected.
    """
    words = texts(language)
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live")
        other, absent, _ = table.players
        newcomer = discord.people[3]
        discord.locales[newcomer.id] = language
        offer = await on_offer(table, absent)
        name = (await table.look()).table.names[1]
        answer = (await newcomer.click(offer, custom_id=f"t1:{table.id}:-:claim:1")).response
        assert answer is not None
        assert words("seats-said-claim", name=name) in said(answer)
        if end == "back":
            await press_on(table, absent, offer, "back")
        elif end == "declined":
            await press_on(table, other, offer, "decline")
        elif end == "given up":
            owner = seated((await table.look()).table.players[1])
            await discord.host.tables.seats.concede(table.id, owner)
            await published(discord)
        else:
            for player in (await table.look()).table.players:
                if player.present and player.person is not None:
                    await discord.host.tables.lobbies.agree_cancel(table.id, player.person)
            await published(discord)
        key = "over" if end == "given up" else end
        assert words(f"seats-said-claim-{key}", name=name) == said(answer)


async def test_whoever_asked_for_a_seat_takes_that_back_by_leaving(tmp_path: Path) -> None:
    """The first answer stays as it is; the players are no longer asked."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live")
        _, absent, _ = table.players
        newcomer = discord.people[3]
        offer = await on_offer(table, absent)
        name = (await table.look()).table.names[1]
        asked = (await newcomer.click(offer, custom_id=f"t1:{table.id}:-:claim:1")).response
        assert asked is not None
        before = said(asked)
        await published(discord)
        left = await newcomer.slash(discord.at(await table.home()), "table leave")
        await published(discord)
        assert said(left.response) == EN("seats-said-claim-withdrawn", name=name)
        assert said(asked) == before
        (offer,) = await notices(table, "claim")
        assert "welcome" not in {press.verb for press in presses(offer)}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_leaving_by_command_asks_as_the_button_does(tmp_path: Path, language: str) -> None:
    """Nobody leaves a game by one command; in a lobby there is nothing to lose."""
    words = texts(language)
    async with server(tmp_path) as discord:
        discord.locales.update({person.id: language for person in discord.people})
        table = await PlayedTable.started(discord, 3)
        leaver = table.players[1]
        asked = await leaver.slash(discord.channel, "table leave", table=int(table.id))
        assert (await table.look(leaver)).seat == 1
        assert asked.response is not None
        assert {"leaving", "conceding", "calling", "hand"} == {
            p.verb for p in presses(asked.response)
        }
        said_so = await press_on(table, leaver, asked.response, "leaving")
        assert words("seats-said-left", table=str(table.id)) in said_so
        assert (await table.look(leaver)).seat is None


async def test_a_restart_in_the_middle_of_a_claim(tmp_path: Path) -> None:
    """F2, F3: every button works afterwards, and nothing is said twice."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live")
        absent, newcomer = table.players[1], discord.people[3]
        offer = await on_offer(table, absent)
        await discord.restart()
        assert len(await notices(table, "claim")) == 1
        await press_on(table, newcomer, offer, "claim")
        await discord.restart()
        await published(discord)
        (offer,) = await notices(table, "welcome")
        await press_on(table, table.players[0], offer, "welcome")
        await discord.restart()
        await published(discord)
        told = [m for m in await table.messages() if f"<@{newcomer.id}> now plays" in m.content]
        assert len(told) == 1
        assert (await table.look(newcomer)).seat == 1


async def test_a_claim_that_is_put_off_says_so(tmp_path: Path) -> None:
    """F29: when a seat changes hands is when those present were told that it will."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live")
        absent, newcomer = table.players[1], discord.people[3]
        await press_on(table, newcomer, await on_offer(table, absent), "claim")
        night = timedelta(hours=9)
        discord.env.backend.advance_clock(night.total_seconds())
        await discord.host.tables.due.give_back(night)
        await published(discord)
        (offer,) = await notices(table, "welcome")
        due = (await table.look()).table.players[1].occupancy.claim_due
        assert due is not None
        assert when(from_ms(due)) in said(offer)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_leaving_asks_back_and_hides_the_hand(tmp_path: Path, language: str) -> None:
    """F38: an old panel shows what spectators see; the pressed one says what came of it, and stays.

    The view of a spectator took the place of that a moment later.
    """
    words = texts(language)
    async with server(tmp_path) as discord:
        if language == "fr":
            discord.locales.update({person.id: "fr" for person in discord.people})
        table = await PlayedTable.started(discord, 3, language=language)
        leaver = table.players[1]
        old = await leaver.slash(discord.channel, "table hand", table=int(table.id))
        panel = await table.hand(leaver)
        for verb in ("more", "quit"):
            await press_on(table, leaver, panel, verb)
        assert (await table.look(leaver)).seat == 1
        assert {"leaving", "conceding", "calling", "hand"} == {p.verb for p in presses(panel)}
        said_so = await press_on(table, leaver, panel, "leaving")
        assert words("seats-said-left", table=str(table.id)) in said_so
        assert (await table.look(leaver)).seat is None
        assert old.response is not None
        assert alt(old.response) == alt(await table.board())
        (offer,) = await notices(table, "claim")
        assert words("seats-button-claim") in [p.label for p in presses(offer)]
        assert words("seats-said-back") in await press_on(table, leaver, offer, "back")
        assert (await table.look(leaver)).seat == 1


async def test_whoever_concedes_on_their_hand_reads_what_becomes_of_it(tmp_path: Path) -> None:
    """The view of a spectator took the place of the answer a moment later."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        panel = await table.hand(table.players[1])
        for verb in ("more", "quit", "conceding"):
            told = await press_on(table, table.players[1], panel, verb)
        said_so = EN("seats-said-conceded", aftermath="played", table=str(table.id))
        assert said_so == told


async def test_a_command_about_a_claim_means_the_only_one(tmp_path: Path) -> None:
    """Who objects by mistake bars somebody for good; and a seat to take is one that is free."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        host, *others = table.players
        for person in others:
            await discord.host.tables.lobbies.leave(table.id, Person(person.id, "Gone"))
        newcomers = discord.people[3:]
        at = {"table": int(table.id)}
        for person in newcomers:
            await person.slash(discord.channel, "seat take", **at)
        found = await discord.host.tables.queries.get(table.id)
        claims = [player.occupancy.claim for player in found.players if player.occupancy.claim]
        assert [person.id for person in newcomers] == [claim.id for claim in claims]
        names = ", ".join(claim.name for claim in claims)
        for command in ("seat object", "seat agree"):
            told = await host.slash(discord.channel, command, **at)
            assert EN("refused-several-claims", names=names) in said(told.response)
        found = await discord.host.tables.queries.get(table.id)
        assert claims == [player.occupancy.claim for player in found.players[1:]]
        for name in ("Nobody", str(newcomers[1].id)):
            told = await host.slash(discord.channel, "seat object", person=name, **at)
            assert EN("refused-unknown-choice") in said(told.response)
        await discord.host.tables.seats.decline(table.id, Person(host.id, "Host"), Seat(1))
        await host.slash(discord.channel, "seat agree", **at)
        assert (await table.look(newcomers[1])).seat == 2


async def test_a_command_about_one_of_several_claims_names_the_person(tmp_path: Path) -> None:
    """By the name that is offered; the other claim stays."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        host, *others = table.players
        for person in others:
            await discord.host.tables.lobbies.leave(table.id, Person(person.id, "Gone"))
        at = {"table": int(table.id)}
        first, second = discord.people[3:]
        for person in (first, second):
            await person.slash(discord.channel, "seat take", **at)
        found = await discord.host.tables.queries.get(table.id)
        names = [p.occupancy.claim.name for p in found.players if p.occupancy.claim]
        offered = await host.autocomplete(discord.channel, "seat object", "person", "", **at)
        assert [choice["name"] for choice in offered] == names
        await host.slash(discord.channel, "seat object", person=names[0], **at)
        await host.slash(discord.channel, "seat agree", person=offered[1]["value"], **at)
        assert (await table.look(first)).seat is None
        assert (await table.look(second)).seat == 2


@pytest.mark.parametrize("game", GAME_IDS)
async def test_alone_with_computers_one_can_only_end_the_game(tmp_path: Path, game: str) -> None:
    """With the last person it ends: there is no seat to come back to."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, game=game)
        host = table.players[0]
        filled = await discord.current(host, f"t1:{table.id}:-:start:filled")
        await discord.forge(host, table.lobby, filled)
        await published(discord)
        panel = await more(table, host, "quit")
        assert "leaving" not in {p.verb for p in presses(panel)}
        assert f"**{EN('seats-button-quit-now')}:**" not in said(panel)
        # A button of release 1.1.0 asks again.
        found = await discord.host.tables.queries.get(table.id)
        old = confirming(Verb.LEAVING, found, user_id=host.id)
        told = (await discord.forge(host, table.lobby, old.spelt())).response
        assert EN("changed-since") in said(told)
        assert EN("cancelled", table=str(table.id)) in await press_on(table, host, panel, "calling")
        found = await discord.host.tables.queries.get(table.id)
        assert found.status is Status.CANCELLED


async def test_the_last_who_has_not_voted_to_end_the_game_ends_it_by_leaving(
    tmp_path: Path,
) -> None:
    """So it is not offered as something else; and if all of it came at once, the reply says so."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        host, guest, leaver = table.players
        asked = await more(table, leaver, "quit")
        for person in (host, guest):
            await person.slash(discord.channel, "table cancel", table=int(table.id))
        told = await press_on(table, leaver, asked, "leaving")
        assert EN("changed-since") in told
        assert EN("seats-button-end") in told
        assert EN("seats-button-call-off") not in told
        assert "leaving" not in {p.verb for p in presses(asked)}
        assert (await table.look(leaver)).seat == 2
        lobbies: Any = discord.host.tables.lobbies
        asked = await more(table, leaver, "quit")
        found = await discord.host.tables.queries.get(table.id)
        press = confirming(Verb.LEAVING, found, user_id=leaver.id)
        with patch.object(type(lobbies), "ends_by_leaving", AsyncMock(return_value=False)):
            told = said((await discord.forge(leaver, asked, press.spelt())).response)
        assert EN("cancelled", table=str(table.id)) in told
        found = await discord.host.tables.queries.get(table.id)
        assert found.status is Status.CANCELLED


async def test_removing_the_last_who_has_not_voted_to_end_the_game_ends_it(tmp_path: Path) -> None:
    """The reply does not speak of a seat on offer."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        host, guest, removed = table.players
        for person in (host, guest):
            await person.slash(discord.channel, "table cancel", table=int(table.id))
        votes = discord.host.tables.seats
        await votes.vote_out(table.id, Person(host.id, "Host"), Seat(2))
        panel = await more(table, guest, "people")
        (vote,) = (
            p for p in presses(panel) if p.verb == "remove" and str(removed.id) in str(p.value)
        )
        told = (await discord.press(guest, panel, vote)).response
        assert EN("cancelled", table=str(table.id)) in said(told)
        found = await discord.host.tables.queries.get(table.id)
        assert found.status is Status.CANCELLED


async def test_a_hand_that_was_lost_is_hidden_though_the_painters_are_busy_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F38: what cannot be painted now is shown with the next change; nothing else waits for it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        leaver = table.players[1]
        discord.locales[leaver.id] = "fr"
        hand = alt(await table.hand(leaver))
        panel = await more(table, leaver, "quit")
        paint = Studio.picture

        async def busy(self: Studio, scene: Scene) -> bytes:
            if scene.alt.startswith(FR("vikings-alt-title", arena=1)):
                raise StudioBusyError
            return await paint(self, scene)

        with monkeypatch.context() as rush:
            rush.setattr(Studio, "picture", busy)
            await press_on(table, leaver, panel, "leaving")
        assert hand == alt(table.panels[leaver.id])
        assert await notices(table, "claim")
        (person, _), *_ = [one for one in await table.asked() if one[0].id != leaver.id]
        await table.command(person)
        await published(discord)
        assert hand != alt(table.panels[leaver.id])
        assert FR("panel-watching") in said(table.panels[leaver.id])


async def test_who_played_to_the_end_is_listed_once(tmp_path: Path) -> None:
    """Also where the game is over; who left before is told of, too."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        person = table.players[0]
        shown = await person.slash(discord.channel, "seat players", table=int(table.id))
        for name in (await table.look()).table.names:
            assert 1 == said(shown.response).count(name)


async def test_giving_up_leaves_no_offer(tmp_path: Path) -> None:
    """F34: the others hear, once, that the host plays the seat to the end."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        panel = await more(table, table.players[2], "quit")
        await press_on(table, table.players[2], panel, "conceding")
        assert await notices(table, "claim") == []
        assert (await discord.host.tables.queries.get(table.id)).players[2].gone
        await table.play(4)
        await discord.restart()
        await published(discord)
        told = [said(message) for message in await table.messages()]
        given_up = EN("seats-given-up", name="🐺 **Chloe**", aftermath="played", level="none")
        assert [given_up] == [in_characters(text) for text in told if "to the end" in text]


@pytest.mark.parametrize(
    ("game", "count", "asked", "said_then", "public"),
    [
        ("vikings", 3, "I play your seat to the end; nobody", "play your seat", "to the end"),
        ("rage", 3, "you are out of the game at once", "and are out of it", "is out of the game"),
        ("rage", 2, "the game ends at once", "and it is over", None),
        ("schools", 2, "the game ends at once", "and it is over", None),
        ("goths", 4, "once all of your camp", "Your seat is open", "The seat is open"),
        ("goths", 2, "the game ends at once", "and it is over", None),
    ],
)
async def test_who_gives_up_reads_what_then_becomes_of_the_seat(
    tmp_path: Path, game: str, count: int, asked: str, said_then: str, public: str | None
) -> None:
    """M22, R27, G33: each game goes on in its own way, or not at all."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, count, game=game)
        leaver = table.players[-1]
        panel = await more(table, leaver, "quit")
        assert asked in said(panel)
        assert (EN("rage-conceding") in said(panel)) is (game == "rage" and count > 2)
        (press,) = (press for press in presses(panel) if press.verb == "conceding")
        result = await discord.press(leaver, panel, press)
        assert said_then in said(result.response)
        await published(discord)
        told = [said(message) for message in await table.messages()]
        # Why a game is over stands with its result, too.
        notices_of = [
            text
            for text in told
            if ("has conceded" in text or "no longer plays" in text) and "🏆" not in text
        ]
        assert (public is not None) is bool(notices_of)
        assert all(public in text for text in notices_of if public is not None)
        if game == "rage" and count > 2:
            shown = await more(table, table.players[0], "people")
            assert "*out of the game*" in said(shown)
            # Of two who are left the next one ends the game.
            last = said(await more(table, table.players[0], "quit"))
            assert "the game ends at once, and it is lost for you" in last
            assert EN("rage-conceding") not in last
        if game == "goths" and count > 2:
            # The other one of that camp is the last who has not conceded.
            others = [said(await more(table, one, "quit")) for one in table.players[:-1]]
            assert 1 == sum("the game ends at once, and it is lost" in text for text in others)


async def test_a_computer_that_plays_for_who_gave_up_is_named(tmp_path: Path) -> None:
    """It is no stop-gap: nobody else takes the seat."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        for person in discord.people[1:3]:
            await table.join(person)
        host = discord.people[0]
        await change_terms(table, host, {STAND_IN: "level-easy"})
        await table.on_lobby(host, "start")
        panel = await more(table, discord.people[2], "quit")
        await press_on(table, discord.people[2], panel, "conceding")
        await published(discord)
        told = [said(message) for message in await table.messages()]
        (given_up,) = (text for text in told if "has conceded" in text)
        assert given_up.endswith("A computer (easy) plays the seat to the end.")
        assert "Until then" not in given_up


async def test_the_others_remove_somebody_together(tmp_path: Path) -> None:
    """By consent of all others present, each in private."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        target = table.players[2]
        wanted = EN("seats-people-ballots", name="🐺 **Chloe**", votes=1, needed=2)
        for number, person in enumerate(table.players[:2]):
            panel = await more(table, person, "people")
            # The second one reads there what the first has asked for.
            assert (wanted in in_characters(said(panel))) == (number == 1)
            pick = next(
                p for p in presses(panel) if p.verb == "remove" and f".{target.id}" in str(p.value)
            )
            await discord.press(person, panel, pick)
        await published(discord)
        assert (await table.look(target)).seat is None
        (offer,) = await notices(table, "claim")
        assert EN("refused-barred") in await press_on(table, target, offer, "claim")


async def test_who_left_the_server_is_found_out_by_the_call(tmp_path: Path) -> None:
    """F54: 10007 on looking up whoever is called, also who left before a lobby was full."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        for person in discord.people[1:3]:
            await table.join(person)
        gone = {person.id for person in discord.people[1:3]}
        members = discord.env.backend.guilds[discord.guild.id].members
        for user_id in gone:
            del members[user_id]
        await discord.wait(hours=2)
        await table.on_lobby(table.players[0], "start")
        for _ in range(20):
            await published(discord)
            if await notices(table, "claim"):
                break
            asked = [person for person, _ in await table.asked() if person.id not in gone]
            assert asked
            await table.answer(asked[0])
        players = (await discord.host.tables.queries.get(table.id)).players
        assert [p.occupancy.away for p in players].count(True) >= 1


async def test_who_left_the_server_gets_no_copy_of_a_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R8: neither the call nor a reminder reaches them in private; those who stayed have theirs."""
    # Whoever was there is believed to be there for some days; here they are asked for each time.
    monkeypatch.setattr(membership, "_SEEN_FOR", timedelta())
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        for person in table.players:
            await person.slash(discord.channel, "me settings", copies=True)
        asked = [person for person, _ in await table.asked()]
        gone, stays = asked
        del discord.env.backend.guilds[discord.guild.id].members[gone.id]
        await discord.wait(hours=20)
        look = await table.look()
        assert look.table.players[table.players.index(gone)].occupancy.away
        mail = {
            person.id: discord.shown(discord.env.backend.get_dm_channel(person.id).id)
            for person in asked
        }
        assert mail[stays.id]
        assert mail[gone.id] == []


async def test_a_forgotten_table_is_announced_kept_and_closed(tmp_path: Path) -> None:
    """F29, F34, F59: a new message each time, with a button that keeps the table."""
    async with server(tmp_path, stale_days=8) as discord:
        table = await PlayedTable.started(discord, 2, pace="none")
        await wait_days(discord, 1.25)
        await published(discord)
        (notice,) = await notices(table, "keep")
        stranger = discord.stranger
        assert EN("refused-not-seated") in await press_on(table, stranger, notice, "keep")
        assert EN("seats-said-keep") in await press_on(table, table.players[1], notice, "keep")
        assert await notices(table, "keep") == []
        await wait_days(discord, 7.25)
        await published(discord)
        (last,) = await notices(table, "keep")
        assert said(last) != said(notice)
        await wait_days(discord, 1)
        await published(discord)
        assert (await discord.host.tables.queries.get(table.id)).status is Status.CANCELLED
        closed = EN("seats-end-forgotten", mentions="").split("  ")[-1]
        assert any(closed in m.content for m in await table.messages())


async def test_a_game_that_was_claimed_is_told_as_won_to_everybody(tmp_path: Path) -> None:
    """F34: where it was played, to those who follow it, and to who stayed away."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace="relaxed")
        tables, (winner, absent) = discord.host.tables, table.players
        looked = await table.look()
        await tables.followers.follow(looked.table, discord.stranger.id, 0, turns=False)
        for _ in range(60):
            with suppress(Refused):
                await tables.seats.claim_game(table.id, Person(winner.id, "Ann"))
                break
            if winner.id in [person.id for person, _ in await table.asked()]:
                await table.hand_in(winner)
            await discord.wait(hours=3)
        await published(discord)
        ended = (await table.look()).table
        assert (ended.status, ended.claimed) == (Status.CANCELLED, Seat(0))
        won = claimed_line(ended, EN)
        (told,) = [m.content for m in await table.messages() if won in m.content]
        assert told == EN("seats-end-over", mentions=mention(winner.id, absent.id), result=won)
        (followed,) = [m.content for m in discord.shown(discord.channel.id) if won in m.content]
        assert mention(discord.stranger.id) in followed


async def test_the_host_of_a_lobby_hears_before_it_closes(tmp_path: Path) -> None:
    """F58: once, after 48 hours, and no more when the game has started."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        host = table.players[0]
        heard = len(discord.wire.requests)
        await discord.wait(hours=49)
        await published(discord)
        assert mentioned(discord, heard) == [host.id]
        await table.join(discord.people[1])
        await table.on_lobby(host, "start")
        await published(discord)
        assert not [m for m in discord.shown(discord.channel.id) if f"<@{host.id}>" in m.content]


@pytest.mark.windows
async def test_answers_in_advance_are_set_seen_and_ended_in_the_panel(tmp_path: Path) -> None:
    """F43: nothing is told before the window ends; only who has said nothing is rung."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until(Phase.ANNOUNCE.value)
        ((active, _),) = await table.asked()
        ready, other = (p for p in table.players if p.id != active.id)
        panel = await ahead(table, ready)
        control = next(p for p in presses(panel) if p.verb == "standing" and p.value == "believe")
        await discord.press(ready, panel, control)
        assert EN("vikings-standing-believe") in said(panel)
        heard = len(discord.wire.requests)
        await table.answer(active)
        await published(discord)
        window = await table.asked()
        assert {ready.id, other.id} == {person.id for person, _ in window}
        await discord.wait(seconds=2)
        assert {ready.id, other.id} == {person.id for person, _ in await table.asked()}
        assert mentioned(discord, heard) == []
        await discord.wait(minutes=21)
        assert {ready.id, other.id} == {person.id for person, _ in await table.asked()}
        assert mentioned(discord, heard) == [other.id]
        table.panels.clear()
        panel = await table.hand(other)
        believe = next(p for p in presses(panel) if p.verb == "Believe")
        await discord.press(other, panel, believe)
        await published(discord)
        assert (await table.look()).questions[0].decision.id != window[0][1]
        panel = await ahead(table, ready)
        off = [p for p in presses(panel) if p.verb == "unstanding"]
        assert off
        await discord.press(ready, panel, off[0])
        assert (await table.look(ready)).standing == ()


@pytest.mark.windows
async def test_the_list_calls_nobody_to_a_reaction_that_they_have_answered(tmp_path: Path) -> None:
    """F43: until its window ends it waits for all who were asked, who has answered among them."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until(Phase.ANNOUNCE.value)
        ((active, _),) = await table.asked()
        await table.answer(active)
        (one, _), (other, _) = await table.asked()
        answer = next(v for v in await table.offered(one) if v.endswith(" Believe-"))
        await table.command(one, answer)
        assert len(await table.asked()) == 2
        yours = EN("list-mine", until="").strip()
        waited = EN("list-others", names="", until="").strip()
        people = (await table.look()).table.players
        seated = {player.person.id: player.name for player in people if player.person}
        for person, called in ((one, False), (other, True)):
            listed = said((await person.slash(discord.channel, "table list")).response)
            assert (yours in listed) is called
            beside, _, called_for = listed.partition(waited)
            assert seated[other.id if person is one else one.id] in beside
            assert (seated[other.id] in called_for) is (person is one)
            assert seated[one.id] not in called_for


async def test_every_button_about_seats_has_a_command(tmp_path: Path) -> None:
    """A deleted message never blocks a game."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        leaver, newcomer = table.players[1], discord.people[3]
        thread = discord.at(await table.home())

        async def told(person: simcord.MemberActor, command: str, **options: Any) -> str:
            result = await person.slash(thread, f"seat {command}", **options)
            await published(discord)
            return said(result.response)

        await table.leave(leaver)
        assert "Bjorn" in await told(newcomer, "take")
        assert EN("seats-said-decline", name="Diego") in await told(table.players[0], "object")
        assert EN("refused-barred") in await told(newcomer, "take")
        await told(discord.stranger, "take")
        assert "Elin" in await told(table.players[2], "agree")
        assert "Bjorn" in await told(leaver, "players")
        assert EN("refused-not-your-seat") in await told(leaver, "back")
        assert EN("seats-said-keep") in await told(table.players[0], "keep")
        assert "believe" in await told(table.players[0], "answers", answer="believe")
        asked = (await table.players[0].slash(thread, "seat concede")).response
        assert asked is not None
        assert "conceding" in {press.verb for press in presses(asked)}


async def test_the_story_keeps_the_names_of_those_who_sat_there(tmp_path: Path) -> None:
    """T8: what the leaver missed is not told of the newcomer, in thread or log."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live")
        absent, newcomer = table.players[1], discord.people[3]
        offer = await on_offer(table, absent)

        async def missed() -> str:
            name = seat_names((await table.look()).table)[1]
            return EN("host-event-answered-for", seat=name, role="none", verse=0)

        async def telling(words: str) -> list[int]:
            stories = [m for m in await table.messages() if not presses(m)]
            return [m.id for m in stories if words in said(m)]

        before = await missed()
        told = await telling(before)
        assert told
        await press_on(table, newcomer, offer, "claim")
        await press_on(table, table.players[2], offer, "welcome")
        assert await missed() != before
        # The turn under way goes on, and its story is written anew.
        await table.command((await table.asked())[0][0])
        await published(discord)
        assert told == await telling(before)
        assert [] == await telling(await missed())
        result = await newcomer.slash(discord.channel, "table story", table=int(table.id))
        story = result.response
        assert story is not None
        pages = [said(story)]
        while back := [p for p in presses(story) if p.label == EN("button-previous")]:
            await discord.press(newcomer, story, back[0])
            pages.append(said(story))
        assert before in "\n".join(pages)
        assert await missed() not in "\n".join(pages)


async def test_who_has_watched_the_hands_is_refused_a_seat(tmp_path: Path) -> None:
    """F38: in private, in one sentence, and through a restart."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="live", **{"open-hands": True})
        while (await table.look()).chapter < 4:
            await table.step()
        watcher, other = discord.people[3], discord.people[4]
        result = await watcher.slash(discord.channel, "table open-hands", table=int(table.id))
        assert result.response is not None
        assert EN("hands-title", name="").strip("🪟 ") in said(result.response)
        table.panels.clear()
        offer = await on_offer(table, table.players[1])
        await discord.restart()
        result = await watcher.click(offer, custom_id=f"t1:{table.id}:-:claim:1")
        assert result.response is not None
        assert result.response.ephemeral
        assert EN("refused-has-seen-hands") in said(result.response)
        assert (await table.look()).table.players[1].occupancy.claim is None
        await press_on(table, other, offer, "claim")
        result = await other.slash(discord.channel, "table open-hands", table=int(table.id))
        assert result.response is not None
        assert EN("refused-hands-while-claiming") in said(result.response)


async def test_a_seat_on_offer_says_that_it_is_for_guests(tmp_path: Path) -> None:
    """F79, F117: it was everybody's to press, and who did was to ask for an invitation."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        host, *guests, stranger = discord.people[:4]
        for guest in guests:
            await table.join(guest)
        tables = discord.host.tables
        terms = (await tables.queries.get(table.id)).terms
        only = replace(terms, invited_only=True)
        await tables.lobbies.alter(table.id, Person(host.id, host.name), only)
        await table.take_places()
        await table.on_lobby(host, "start")
        await table.sit()
        await table.leave(guests[0])
        await discord.spoken()
        (offer,) = await notices(table, "claim")
        assert EN("seats-offer-invited") in said(offer)
        told = await press_on(table, stranger, offer, "claim")
        assert EN("refused-invited-only-begun") in told
