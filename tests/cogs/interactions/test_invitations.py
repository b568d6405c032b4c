"""Invitations on Discord: the host's panel, the ping to guests, and what they answer."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest
import simcord
from msgspec.structs import replace
from simcord.enums import ChannelType

from bot.i18n.texts import LANGUAGES, texts
from bot.model.invitations import Invitation, InvitationState
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.times import from_ms, to_ms
from cogs.panels.clocks import when
from cogs.panels.invitations import invitation, invite_panel
from cogs.panels.public.lobby import lobby
from cogs.panels.settings import ALSO, INVITED, SHOWN
from tests.cogs.publishing.test_full_lobbies import pings
from tests.cogs.routing.test_access import IN_THREADS, VIEW, forbid
from tests.play.disturbed.lasting import Lasting
from tests.rigs.discord_limits import laid_out
from tests.rigs.discord_server import Server, leave_guild, rejoin_guild, server
from tests.rigs.filled_forms import change_settings
from tests.rigs.laid_out import components
from tests.rigs.played_table import PlayedTable, presses, replies, said

EN = texts("en")


async def panel_of(
    discord: Server, table: PlayedTable, person: simcord.MemberActor
) -> simcord.ResponseMessage:
    """Open the panel of invitations from the lobby."""
    (panel,) = replies(await discord.forge(person, table.lobby, f"t1:{table.id}:-:invite"))
    return panel


async def test_a_guest_is_pinged_and_takes_the_seat_kept_for_them(tmp_path: Path) -> None:
    """F117: in the channel, once; others read that the seat is kept, and the ping goes after."""
    async with server(tmp_path) as discord:
        host, guest, other, late, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        panel = await panel_of(discord, table, host)
        custom_id = f"t1:{table.id}:-:inviteperson"
        result = await host.select(panel, [guest, other], custom_id=custom_id)
        await discord.spoken()
        shown = said(result.response or panel)
        assert "Bjorn" in shown
        assert EN("invite-left", left=3, free=0) in shown
        assert [{guest.id, other.id}] == pings(discord)
        *_, ping = discord.shown(discord.channel.id)
        assert ["join", "nothanks", "noinvitations"] == [press.verb for press in presses(ping)]
        assert "**Bjorn**" in said(table.lobby)
        (refused,) = replies(await discord.forge(late, table.lobby, f"t1:{table.id}:-:join"))
        assert EN("refused-seats-kept", count=2) in said(refused)
        (stranger,) = replies(await discord.press(late, ping, presses(ping)[1]))
        assert EN("refused-not-invited") in said(stranger)
        await discord.press(guest, ping, presses(ping)[0])
        await discord.spoken()
        *_, ping = discord.shown(discord.channel.id)
        # No seat is kept any more for who has taken it.
        assert f"<@{guest.id}>" not in said(ping)
        assert f"<@{other.id}>" in said(ping)
        await discord.press(other, ping, presses(ping)[2])
        await discord.spoken()
        assert ping.id not in {message.id for message in discord.shown(discord.channel.id)}
        known = await discord.host.tables.queries.get(table.id)
        assert [host.id, guest.id] == [player.user_id for player in known.players]
        assert known.free_seats == 1
        again = await host.slash(discord.channel, "seat invite", person=other)
        assert EN("refused-not-invitable", name="Chloe") in said(again.response)
        assert len(pings(discord)) == 1
        mine = await other.slash(discord.channel, "me settings")
        assert EN("settings-uninvited") in said(mine.response)
        changed = (await change_settings(discord, other, {ALSO: [SHOWN, INVITED]})).response
        assert EN("settings-uninvited") not in said(changed)
        assert not await discord.host.tables.invitations.wants_none(other.id)


async def test_who_is_forgotten_is_asked_no_more(tmp_path: Path) -> None:
    """F117: the ping goes, and the lobby keeps a seat for nobody."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        await host.slash(discord.channel, "seat invite", person=guest)
        await discord.spoken()
        *_, ping = discord.shown(discord.channel.id)
        assert "**Bjorn**" in said(table.lobby)
        asked = (await guest.slash(discord.channel, "me forget")).response
        (press,) = presses(asked)
        assert asked is not None
        await discord.press(guest, asked, press)
        await discord.spoken()
        assert ping.id not in {message.id for message in discord.shown(discord.channel.id)}
        assert "✉️" not in said(table.lobby)
        (panel,) = replies(await discord.forge(host, table.lobby, f"t1:{table.id}:-:invite"))
        assert EN("invite-left", left=4, free=2) in said(panel)


async def test_no_computer_is_offered_a_seat_that_is_kept(tmp_path: Path) -> None:
    """F117: the host reads for whom it is kept, and is not refused only after a choice."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 2)
        asked = f"t1:{table.id}:-:computers"
        (panel,) = replies(await discord.forge(host, table.lobby, asked))
        assert EN("computers-note") in said(panel)
        assert "computer" in {press.verb for press in presses(panel)}
        await host.slash(discord.channel, "seat invite", person=guest)
        (panel,) = replies(await discord.forge(host, table.lobby, asked))
        assert "**Bjorn**" in said(panel)
        assert EN("computers-note") not in said(panel)
        assert "computer" not in {press.verb for press in presses(panel)}


@pytest.mark.parametrize("why", ["store-failed", "busy"])
async def test_invitations_are_not_off_while_the_seat_could_not_be_given_back(
    tmp_path: Path, why: str
) -> None:
    """The guest reads that it has to be pressed again; the second press does both."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        await host.slash(discord.channel, "seat invite", person=guest)
        await discord.spoken()
        *_, ping = discord.shown(discord.channel.id)
        (press,) = (one for one in presses(ping) if one.verb == "noinvitations")
        invitations = discord.host.tables.invitations
        with patch.object(invitations, "decline", AsyncMock(side_effect=Refused(why))):
            (told,) = replies(await discord.press(guest, ping, press))
        assert EN(f"refused-{why}") in said(told)
        assert not await invitations.wants_none(guest.id)
        await discord.press(guest, ping, press)
        assert await invitations.wants_none(guest.id)
        assert (await discord.host.tables.queries.get(table.id)).kept_for == ()


async def test_who_cannot_be_told_or_may_not_invite_changes_nothing(tmp_path: Path) -> None:
    """F79, F117: who does not see the channel is refused like one who wants no invitations."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        forbid(discord, guest, VIEW, discord.channel.id)
        refused = await host.slash(discord.channel, "seat invite", person=guest)
        assert EN("refused-not-invitable", name="Bjorn") in said(refused.response)
        forbid(discord, discord.people[2], IN_THREADS, discord.channel.id)
        refused = await host.slash(discord.channel, "seat invite", person=discord.people[2])
        assert EN("refused-not-invitable", name="Chloe") in said(refused.response)
        other = await discord.forge(discord.people[2], table.lobby, f"t1:{table.id}:-:invite")
        assert EN("refused-not-host", host="Astrid") in said(*replies(other))
        forged = await discord.forge(
            host, table.lobby, f"t1:{table.id}:-:inviteknown", values=[str(guest.id)]
        )
        assert EN("refused-unknown-control") in said(*replies(forged))
        await discord.spoken()
        assert pings(discord) == []
        assert (await discord.host.tables.queries.get(table.id)).invitations == ()


async def test_to_a_lobby_in_a_private_thread_nobody_is_invited(tmp_path: Path) -> None:
    """F79, F117: the bot does not know who is in it, and a ping would lead nowhere."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        backend = discord.env.backend
        thread = backend.create_thread(
            discord.channel.id, "den", host.id, type=ChannelType.PRIVATE_THREAD
        )
        backend.add_thread_member(thread.id, backend.bot_user.id)
        await discord.env.settle()
        den = discord.at(thread.id)
        table = await PlayedTable.opened(discord, 3, channel=den)
        refused = await host.slash(den, "seat invite", person=guest)
        assert EN("refused-not-invitable", name="Bjorn") in said(refused.response)
        assert (await discord.host.tables.queries.get(table.id)).invitations == ()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_lists_fit_messages(tmp_path: Path, language: str) -> None:
    """With names as long as Discord has them, of which every character is escaped."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 4)
        known, words = await discord.host.tables.queries.get(table.id), texts(language)
    guests = [Person(number, "*" * 32) for number in range(900, 960)]
    at = to_ms(known.opened_at)
    invited = [
        Invitation(number, one, 1, at, at, at, state)
        for number, (one, state) in enumerate(zip(guests, [*InvitationState] * 12, strict=True))
    ]
    crowded = replace(known, invitations=tuple(invited))
    for view in (
        invite_panel(known, 5, guests[:25], words),
        invite_panel(crowded, 5, guests[:25], words),
        invitation(known, invited[:5], words),
        lobby(replace(known, invitations=tuple(invited[:5])), words, known.opened_at, None),
    ):
        assert [] == [*laid_out(components(view))]


@pytest.mark.parametrize("refusal", ["50001", "page-404", "http-502", "wait-7200", "timeout"])
async def test_who_cannot_be_looked_up_is_not_invited_and_the_host_reads_so(
    tmp_path: Path, refusal: str
) -> None:
    """F99: from the lobby and from a name; no table opens for an invitation that is not sent."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        panel = await panel_of(discord, table, host)
        with Lasting(discord, "get-member", refusal).at_work():
            custom_id = f"t1:{table.id}:-:inviteperson"
            result = await host.select(panel, [guest], custom_id=custom_id)
            assert EN("refused-member-unknown") in said(result.response or panel)
            custom_id = f"t1:0:-:playwith:{guest.id}"
            picked = await discord.forge(host, panel, custom_id, values=["norwegian"])
            assert EN("refused-member-unknown") in said(picked.response or panel)
        assert [table.id] == [
            one.id for one in await discord.host.tables.queries.active(discord.guild.id)
        ]
        assert () == (await discord.host.tables.queries.get(table.id)).kept_for


async def test_a_seat_is_kept_as_long_as_its_date_says(tmp_path: Path) -> None:
    """F98: time in which the bot was not on the server is given back, and the date says so.

    In the lobby, in the ping, and in the panel of its host.
    """
    async with server(tmp_path, swept=True) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        panel = await panel_of(discord, table, host)
        custom_id = f"t1:{table.id}:-:inviteperson"
        await host.select(panel, [guest], custom_id=custom_id)
        queries = discord.host.tables.queries
        (before,) = (await queries.get(table.id)).kept_for
        await leave_guild(discord)
        await discord.wait(days=3)
        await rejoin_guild(discord)
        await discord.wait(minutes=6)
        known = await queries.get(table.id)
        until = known.kept_until(before)
        assert timedelta(days=3) <= timedelta(milliseconds=until - before.until)
        (lobby,) = [m for m in discord.shown(discord.channel.id) if "invite" in verbs(m)]
        (ping,) = [m for m in discord.shown(discord.channel.id) if "nothanks" in verbs(m)]
        date = when(from_ms(until), "f")
        for shown in (lobby, ping, await panel_of(discord, table, host)):
            assert date in said(shown)
        await discord.wait(days=2)
        assert () == (await queries.get(table.id)).kept_for


def verbs(message: simcord.ResponseMessage) -> set[str]:
    """List what the controls of a message do."""
    return {press.verb for press in presses(message)}
