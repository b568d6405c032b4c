"""On Discord: whoever follows a game is pinged in its channel, and can catch up."""

from __future__ import annotations

import asyncio
from datetime import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, patch

import discord as library
import pytest
import simcord
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.news import News
from bot.model.preferences import CallChoice, QuietHours
from bot.model.refusal import Refused
from cogs.elements.faces import narrate
from cogs.panels.lines import result_line
from cogs.publishing.followers import Followers, turn_text
from cogs.publishing.publisher import Publisher
from tests.cogs.publishing.test_full_lobbies import pings
from tests.cogs.publishing.test_outages import allow
from tests.cogs.publishing.test_outages import forbid as forbid_bot
from tests.cogs.routing.test_access import VIEW, forbid
from tests.play.disturbed.lasting import Lasting
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.played_table import PlayedTable, presses, replies, said
from tests.rigs.scripted_games import Script, shortest

EN = texts("en")


async def watching(table: PlayedTable, person: simcord.MemberActor) -> simcord.ResponseMessage:
    """Open the spectators' board below the public one."""
    pressed = await table.server.press(person, await table.board(), Press(f"t1:{table.id}:-:watch"))
    (shown,) = replies(pressed)
    return shown


async def follow(
    table: PlayedTable, person: simcord.MemberActor, *, turns: bool = False
) -> simcord.ResponseMessage:
    """Follow a game by the button below the spectators' board."""
    page = await watching(table, person)
    (press,) = (one for one in presses(page) if one.verb == "followtable")
    result = await table.server.press(person, page, press)
    panel = result.response or page
    if turns:
        more = next(one for one in presses(panel) if one.custom_id.endswith(":turns"))
        await table.server.press(person, panel, more)
    return panel


def turning(script: Script) -> int:
    """Return the first answer of a script that makes a turning point, counted from 0."""
    state = script.game.start(script.seats, script.options, script.seed).state
    for number, answer in enumerate(script.answers):
        applied = script.game.apply(state, answer.decision.seat, answer.move)
        if any(one.significance.is_turning_point for one in applied.events):
            return number
        state = applied.state
    raise AssertionError("nothing turns in this game")


async def followed(folder: Path, *, settings: bool) -> list[Any]:
    """Play a game that three people follow, one of whom cannot see it later; all that is public."""
    async with server(folder) as discord:
        script = shortest("vikings", 2, {})
        table = await PlayedTable.scripted(discord, script, pace="slow")
        eager, calm, gone = discord.people[2], discord.people[3], discord.stranger
        for person in (eager, calm, gone):
            panel = await follow(table, person, turns=person is not calm)
        if settings:
            for person in (eager, calm):
                night = QuietHours(time(0), time(23, 59), "UTC")
                await discord.host.tables.people.set_preferences(
                    person.id, quiet=night, calls=CallChoice.NONE
                )
                await discord.host.tables.people.set_language(person.id, "fr")
        here = {"table": str(table.id), "game": EN("vikings-name")}
        channel = f"<#{discord.channel.id}>"
        assert EN("following", **here, channel=channel, turns="yes") in said(panel)
        forbid(discord, gone, VIEW)
        mark, before = len(discord.wire.requests), len(pings(discord))
        turned = turning(script)
        await table.follow(turned)
        await discord.wait(hours=25)
        await table.follow(1)
        later = [people for people in pings(discord)[before:] if people & {eager.id, calm.id}]
        assert [{eager.id}] == later
        (ping,) = (m for m in discord.shown(discord.channel.id) if f"<@{eager.id}>" in m.content)
        assert "> " in ping.content
        await table.follow()
        assert {eager.id, calm.id} == pings(discord)[-1]
        assert not any(gone.id in people for people in pings(discord)[before:])
        assert not any(f"<@{calm.id}>" in said(message) for message in await table.messages())
        (end,) = (m for m in discord.shown(discord.channel.id) if f"<@{eager.id}>" in m.content)
        assert EN("followed-over", mentions="", **here, url="", result="")[5:20] in end.content
        assert result_line(await table.look(), EN) in end.content
        assert await discord.host.tables.followers.of(table.id, eager.id) is None
        every = len(pings(discord))
        await discord.restart()
        await discord.wait(hours=2)
        assert every == len(pings(discord))
        return discord.told(gone, mark)


async def test_a_follower_is_pinged_in_the_channel_whatever_they_have_set(tmp_path: Path) -> None:
    """F116: to turning points where they wish, to the end in any case; who lost sight to nothing.

    The ping to a turning point goes as the end comes. Nothing that is public, and no time of it,
    says what followers have set.
    """
    folders = [tmp_path / name for name in ("plain", "set")]
    for folder in folders:
        folder.mkdir()
    plain, other = [await followed(folder, settings=folder is folders[1]) for folder in folders]
    assert plain == other


async def test_a_spectator_catches_up_with_what_is_public(tmp_path: Path) -> None:
    """F116: who follows since they looked last, anybody else from the last round on."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", 3, {}))
        fan, passer = discord.people[3], discord.stranger
        await table.follow(4)
        await follow(table, fan)
        seen = (await table.look()).moves
        await table.follow(9)
        page = await watching(table, fan)
        (press,) = (one for one in presses(page) if one.verb == "catchup")
        assert press.custom_id.endswith(f":1.{seen}")
        shown = (await discord.press(fan, page, press)).response or page
        look = await table.look()
        missed = await discord.host.tables.history.watched_since(look, seen)
        assert all(event.to is None for event in missed.account.events)
        told = [line for line in narrate(look.table, missed.account, EN) if line]
        assert told
        pages = said(shown)
        (onward,) = (one for one in presses(shown) if one.custom_id.endswith(f":2.{seen}"))
        pages += said((await discord.press(fan, shown, onward)).response or shown)
        assert all(line in pages for line in told)
        assert "hand" not in {one.verb for one in presses(shown)}
        again = await watching(table, fan)
        assert any(one.custom_id.endswith(f":1.{look.moves}") for one in presses(again))
        typed = await passer.slash(discord.channel, "table catchup", table=int(table.id))
        assert EN("catchup-title-watched", game=EN("vikings-name"), table=str(table.id)) in said(
            typed.response
        )


async def test_the_last_turning_point_goes_with_the_game(tmp_path: Path) -> None:
    """F116: also where nobody follows it any more."""
    async with server(tmp_path) as discord:
        script, fan = shortest("vikings", 2, {}), discord.people[2]
        table = await PlayedTable.scripted(discord, script, pace="slow")
        await follow(table, fan, turns=True)
        await table.follow(turning(script))
        await discord.wait(hours=25)
        await table.follow(1)
        mentioned = [f"<@{fan.id}>" in m.content for m in discord.shown(discord.channel.id)]
        assert any(mentioned)
        await discord.host.tables.followers.unfollow(table.id, fan.id)
        await table.follow()
        assert not any(f"<@{fan.id}>" in m.content for m in discord.shown(discord.channel.id))


@pytest.mark.parametrize("ends", [False, True])
async def test_looking_followers_up_at_a_turning_point_holds_up_no_board(
    tmp_path: Path, *, ends: bool
) -> None:
    """Discord takes a second for each; where the game ends meanwhile, its end alone is told."""
    answered = asyncio.Event()

    async def slow(*_: object) -> bool:
        await answered.wait()
        return True

    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", 2, {}), pace="slow")
        fan, tables = discord.people[2], discord.host.tables
        publisher = discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        await follow(table, fan, turns=True)
        await table.follow(turning(shortest("vikings", 2, {})))
        await discord.wait(hours=25)
        heard = len(discord.wire.requests)
        with patch("cogs.publishing.followers.sees", slow):
            with patch.object(Server, "spoken", AsyncMock()):
                await table.follow(1)
                async with asyncio.timeout(5):
                    while await tables.outbox.unpublished():  # noqa: ASYNC110 - nothing tells
                        await asyncio.sleep(0.01)
                assert table.id in publisher.followers.tasks.running
                if ends:
                    await table.follow()
                    async with asyncio.timeout(5):
                        while table.id not in publisher.followers._ending:  # noqa: ASYNC110 - as above
                            await asyncio.sleep(0.01)
                answered.set()
            await discord.spoken()
        told = [m.content for m in discord.shown(discord.channel.id) if f"<@{fan.id}>" in m.content]
        assert len(told) == 1
        assert ("\n> " in told[0]) is not ends
        # Nor did one ring that is gone by now.
        rung = (
            f"<@{fan.id}>" in (request.message.get("content") or "")
            for request in discord.wire.since(heard)
            if request.matches("POST", "/channels/*/messages")
        )
        assert sum(rung) == 1


async def test_news_read_before_a_ping_have_nobody_pinged_again(tmp_path: Path) -> None:
    """F116: as where a round of the board began while a turning point was being told.

    Who follows no more by then is not pinged either.
    """
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", 2, {}), pace="slow")
        fan, other, tables = discord.people[2], discord.people[3], discord.host.tables
        publisher = discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        for person in (fan, other):
            await follow(table, person, turns=True)
        await table.follow(turning(shortest("vikings", 2, {})))
        await discord.wait(hours=25)
        before, read = len(pings(discord)), list[News]()
        with patch.object(Followers, "begin_turn", lambda _, news: read.append(news)):
            await table.follow(1)
        assert len(pings(discord)) == before
        await tables.followers.unfollow(table.id, other.id)
        for news in (read[0], read[0]):
            publisher.followers.begin_turn(news)
            await asyncio.wait([*publisher.followers.tasks.running.values()])
        assert pings(discord)[before:] == [{fan.id}]
        await discord.wait(hours=25)
        news = replace(await tables.outbox.news(table.id), pursuit=read[0].pursuit)
        publisher.followers.begin_turn(news)
        await asyncio.wait([*publisher.followers.tasks.running.values()])
        # The ping of the day before has gone.
        assert pings(discord)[before + 1 :] == [{fan.id}]
        shown = discord.shown(discord.channel.id)
        assert 1 == sum(f"<@{fan.id}>" in message.content for message in shown)


async def test_an_end_that_could_not_be_noted_is_told_once(tmp_path: Path) -> None:
    """F116: the store failed between the ping and the note that nobody follows any more."""
    async with server(tmp_path, swept=True) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", 2, {}))
        fan, followers = discord.people[2], discord.host.tables.followers
        await follow(table, fan)
        fails = AsyncMock(side_effect=Refused("store-failed"))
        with patch.object(followers, "unfollow", fails):
            await table.follow()
            await discord.spoken()
        assert fails.await_count
        await discord.wait(hours=1)
        assert 1 == pings(discord).count({fan.id})
        assert await followers.of(table.id, fan.id) is None


def test_of_many_turning_points_the_latest_are_told() -> None:
    """Three lines at most; who was away reads how it stands, not how it stood."""
    table: Any = SimpleNamespace(id=1, game="vikings")
    lines = [f"line {number}" for number in range(5)]
    told = turn_text(table, [7], lines, "", EN)
    assert [one for one in lines if one in told] == lines[2:]


async def test_a_seat_is_no_place_to_follow_from(tmp_path: Path) -> None:
    """By the button below the board and a command: one answer in private; *off* ends it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        player, fan = table.players[0], discord.stranger
        assert "followtable" not in {one.verb for one in presses(await watching(table, player))}
        board = await table.board()
        (press,) = (one for one in presses(board) if one.verb == "followtable")
        (pressed,) = replies(await discord.press(player, board, press))
        typed = await player.slash(discord.channel, "game follow", table=int(table.id))
        assert all(EN("refused-follow-seated") in said(m) for m in (pressed, typed.response))
        (panel,) = replies(await discord.press(fan, board, press))
        off = next(one for one in presses(panel) if one.custom_id.endswith(":off"))
        ended = await discord.press(fan, panel, off)
        assert EN("follow-off", table=str(table.id)) in "".join(map(said, replies(ended)))
        assert await discord.host.tables.followers.of(table.id, fan.id) is None


@pytest.mark.parametrize("passes", [True, False])
async def test_a_ping_that_fails_holds_up_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, passes: bool
) -> None:
    """F116: a turning point is let go; the end is told later, unless it is refused for good."""
    tries: list[str] = []

    async def fail(_: object, __: object, key: str, *___: object) -> None:
        tries.append(key)
        if len(tries) < 3 or not passes:
            raise refused(500 if passes else 403)

    async with server(tmp_path) as discord:
        script = shortest("vikings", 2, {})
        table = await PlayedTable.scripted(discord, script, pace="slow")
        fan = discord.people[2]
        await follow(table, fan, turns=True)
        monkeypatch.setattr(Followers, "_ping", fail)
        turned = turning(script)
        await table.follow(turned)
        await discord.wait(hours=25)
        await table.follow(1)
        assert tries == ["turned"]
        assert (await discord.host.tables.queries.get(table.id)).stands_since is None
        await table.follow()
        await discord.wait(minutes=12)
        assert tries[1:] == ["followed-end"] * (2 if passes else 1)
        assert await discord.host.tables.followers.of(table.id, fan.id) is None
        discord.errors.lines.clear()


@pytest.mark.parametrize("refusal", ["50001", "page-404", "http-404", "http-502", "wait-7200"])
async def test_who_cannot_be_looked_up_is_pinged_to_the_end_later(
    tmp_path: Path, refusal: str
) -> None:
    """F99: the channel reads meanwhile that the game is over, and of no trouble with itself."""
    async with server(tmp_path, swept=True) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", 2, {}))
        fan, followers = discord.people[2], discord.host.tables.followers
        await follow(table, fan)
        with Lasting(discord, "get-member", refusal).at_work() as lasting:
            # The bot waits in virtual time, and all is said only after Discord has answered.
            with patch.object(Server, "spoken", AsyncMock()), discord.env._bot_scope():
                await table.follow()
            await discord.env.settle()
            await discord.wait(minutes=30)
            assert 2 <= len(lasting.at) <= 8
            assert await followers.of(table.id, fan.id) is not None
            shown = discord.shown(discord.channel.id)
            assert 1 == len([m for m in shown if {"rematch", "replay"} <= verbs(m)])
            assert not discord.context.access_problems
        await discord.wait(minutes=30)
        assert 1 == len([people for people in pings(discord) if fan.id in people])
        assert await followers.of(table.id, fan.id) is None
        discord.errors.lines.clear()


async def test_nobody_is_dropped_while_the_bot_may_not_view_the_channel(tmp_path: Path) -> None:
    """It is told of no overwrites then (Resources, Channel, *Obfuscated Channels*)."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        fan, publisher = discord.people[2], discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        now = (await table.look()).table
        forbid_bot(discord, VIEW)
        await discord.env.settle()
        with pytest.raises(Refused, match="member-unknown"):
            await publisher.followers._who_see(now, [fan.id])
        assert await publisher.heralds._sees(now, fan.id) is None
        allow(discord)
        await discord.env.settle()
        assert [fan.id] == await publisher.followers._who_see(now, [fan.id])
        discord.errors.lines.clear()


async def test_nobody_is_dropped_while_their_server_is_not_there_yet(tmp_path: Path) -> None:
    """After a login a server is first unavailable, without any channel."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        fan = discord.people[2]
        await follow(table, fan)
        publisher = discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        now = (await table.look()).table
        outage = {"id": str(discord.guild.id), "unavailable": True}
        discord.host._connection._add_guild_from_data(outage)  # type: ignore[arg-type]
        with pytest.raises(Refused, match="member-unknown"):
            await publisher.followers._who_see(now, [fan.id])
        assert await discord.host.tables.followers.of(table.id, fan.id) is not None
        assert await publisher.heralds._sees(now, fan.id) is None


@pytest.mark.parametrize("refusal", ["10007", "10013"])
async def test_who_has_left_the_server_is_dropped_quietly(tmp_path: Path, refusal: str) -> None:
    """F116: nobody reads that somebody followed."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", 2, {}))
        fan = discord.people[2]
        await follow(table, fan)
        with Lasting(discord, "get-member", refusal).at_work() as lasting:
            await table.follow()
            await discord.wait(minutes=1)
        assert 1 == len(lasting.at)
        assert not any(fan.id in people for people in pings(discord))
        assert await discord.host.tables.followers.of(table.id, fan.id) is None


def verbs(message: simcord.ResponseMessage) -> set[str]:
    """List what the controls of a message do."""
    return {press.verb for press in presses(message)}


def refused(status: int) -> library.HTTPException:
    """Return what the library says of a request that Discord does not do."""
    answer: Any = SimpleNamespace(status=status, reason="")
    return library.HTTPException(answer, {"code": 50013 if status == 403 else 0, "message": ""})
