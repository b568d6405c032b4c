"""What a table needs in its channel, and which tables lack it."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_clock import DiscordClock
from bot.i18n.texts import texts
from bot.model.discord_time import told_as
from bot.model.table import Place, TableId
from bot.model.times import utc_now
from cogs.elements import channel_access
from cogs.elements.channel_access import (
    AccessProblem,
    AccessProblems,
    Kind,
    Medium,
    granted_in,
    is_role_gone,
    lacking,
    may_see,
    may_write,
    needed,
    standing_channels,
)

ALL = discord.Permissions.all()
GONE = AccessProblem(Kind.GONE, 1, 2)


@pytest.mark.parametrize(
    ("place", "medium", "right", "missing"),
    [
        (Place.THREAD, Medium.TEXT, "create_public_threads", True),
        (Place.THREAD, Medium.TEXT, "send_messages_in_threads", True),
        (Place.THREAD, Medium.TEXT, "send_messages", True),
        (Place.HERE, Medium.TEXT, "create_public_threads", False),
        (Place.HERE, Medium.TEXT, "send_messages_in_threads", False),
        (Place.HERE, Medium.TEXT, "send_messages", True),
        (Place.HERE, Medium.THREAD, "send_messages", False),
        (Place.HERE, Medium.THREAD, "send_messages_in_threads", True),
        (Place.HERE, Medium.THREAD, "attach_files", True),
        (Place.HERE, Medium.TEXT, "manage_messages", False),
        (Place.HERE, Medium.TEXT, "connect", False),
        (Place.HERE, Medium.VOICE, "connect", True),
        (Place.HERE, Medium.VOICE, "send_messages", True),
        (Place.HERE, Medium.VOICE, "send_messages_in_threads", False),
    ],
)
def test_only_what_a_table_needs_where_it_is_played_is_asked_for(
    place: Place, medium: Medium, right: str, *, missing: bool
) -> None:
    """F53: by its right name, and nothing beyond."""
    granted = discord.Permissions(ALL.value)
    setattr(granted, right, False)
    assert lacking(granted, place, medium) == ((right,) if missing else ())
    assert lacking(ALL, place, medium) == ()
    assert (right in needed(place, medium)) == missing


def test_who_may_not_connect_reads_and_writes_nothing_in_a_voice_channel() -> None:
    """F53: Discord takes every other permission there with *Connect*, and nowhere else."""
    granted = discord.Permissions(ALL.value)
    granted.connect = False
    for medium in Medium:
        allowed = medium is not Medium.VOICE
        assert (may_see(granted, medium), may_write(granted, medium)) == (allowed, allowed)


def test_a_trouble_is_known_until_it_is_over() -> None:
    """Each table's last one, by server."""
    problems = AccessProblems[TableId]()
    one, other = TableId(1), TableId(2)
    locked = AccessProblem(Kind.LOCKED, 1, 2)
    problems[one] = GONE
    problems[one] = locked
    problems[other] = AccessProblem(Kind.LEFT, 9, 2)
    assert (problems.get(one), problems.on(1), problems.on(9)) == (locked, (one,), (other,))
    del problems[one]
    assert (problems.get(one), problems.on(1)) == (None, ())


def test_so_many_troubles_are_known_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest is forgotten, and looked into anew."""
    monkeypatch.setattr(channel_access, "_LIMIT", 2)
    problems = AccessProblems[TableId]()
    for number in range(3):
        problems[TableId(number)] = GONE
    assert problems.on(1) == (TableId(1), TableId(2))


def test_missing_rights_are_named_as_discord_names_them() -> None:
    """F53: in the words of the settings in which they are given."""
    said = AccessProblem(Kind.PERMISSIONS, 1, 2, ("attach_files", "embed_links")).sentence(
        texts("en")
    )
    assert "<#2>" in said
    assert "Attach Files, Embed Links" in said


@pytest.mark.parametrize("ahead", [timedelta(hours=-10), timedelta(), timedelta(hours=10)])
def test_a_timeout_ends_by_the_clock_that_began_it(ahead: timedelta) -> None:
    """F97: the library ends it by this machine's, which may show anything."""
    discords = utc_now() + ahead
    steady = [0.0]
    clock = DiscordClock(lambda: steady[0])
    clock.hear(told_as(discords))
    member: Any = SimpleNamespace(timed_out_until=discords + timedelta(minutes=5))
    # The library denies nothing while it takes nobody to be timed out.
    allowed = discord.Permissions(view_channel=True, send_messages=True)
    channel: Any = SimpleNamespace(
        permissions_for=lambda one: allowed if one.timed_out_until is None else None
    )
    assert granted_in(channel, member, clock) == discord.Permissions(view_channel=True)
    assert member.timed_out_until is not None
    owner: Any = SimpleNamespace(permissions_for=lambda _: ALL)
    assert granted_in(owner, member, clock) == ALL
    steady[0] += 300
    assert granted_in(channel, member, clock) == allowed


def test_of_a_server_out_of_reach_nothing_counts_as_deleted() -> None:
    """What the bot knew of its channels and roles is gone for so long."""
    empty = {"get_channel": {1: object()}.get, "get_role": {}.get}
    guilds: list[Any] = [SimpleNamespace(unavailable=gone, **empty) for gone in (True, False)]
    found = [
        (standing_channels(guild, (1, 2)), is_role_gone(guild, 3)) for guild in (None, *guilds)
    ]
    assert [((1, 2), False), ((1, 2), False), ((1,), True)] == found
