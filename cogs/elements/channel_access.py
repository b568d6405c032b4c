"""What stands between a table and its channel, and how it is told."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from datetime import timedelta
from enum import StrEnum
from typing import TypeVar

import discord
import msgspec
from cachetools import LRUCache

from bot.discord_clock import DiscordClock
from bot.i18n.texts import Texts
from bot.model.discord_time import DiscordTime, told_as
from bot.model.server_board import GuildId
from bot.model.table import Place, SeriesId, TableId

K = TypeVar("K", TableId, SeriesId, GuildId)

_LIMIT = 2048

_TALKING = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
_TIMED_OUT = discord.Permissions(view_channel=True, read_message_history=True)
"""What a member may still do during a timeout: Topics, Permissions, *Permissions for Timed Out
Members*."""
_THREADING = ("create_public_threads", "send_messages_in_threads")
_IN_THREADS = {"send_messages": "send_messages_in_threads"}


class Medium(StrEnum):
    """In what a channel has people write, which decides about the permissions needed there."""

    TEXT = "text"
    THREAD = "thread"
    VOICE = "voice"
    """The text of a voice or stage channel."""


class Kind(StrEnum):
    """Why a table cannot be shown where it is played."""

    GONE = "gone"
    """The channel was deleted."""
    PERMISSIONS = "permissions"
    LOCKED = "locked"
    """The thread is locked for everybody without special rights."""
    LEFT = "left"
    """The bot is not on the server any more."""
    REFUSED = "refused"
    """Discord refuses what is to be shown there, for a reason that it does not explain."""


class AccessProblem(msgspec.Struct, frozen=True):
    """One table's trouble; it is looked into again with every change of the table."""

    kind: Kind
    guild_id: int
    channel_id: int
    missing: tuple[str, ...] = ()
    """Permissions by Discord's names, where it is those that lack and they are known."""
    until: DiscordTime | None = None
    """The end of the bot's timeout, where that is why they lack."""
    unexplained: bool = False
    """True if Discord refuses something though, for all that it has told, nothing lacks."""
    refused_at: float = 0.0
    """When Discord last refused it, by the bot's steady clock, in seconds."""
    probing: bool = False
    """True if Discord is being asked whether it has passed."""
    mute: bool = False
    """True if it cannot be said either, anywhere near the game."""
    times: int = 1
    """Number of consecutive failures."""

    def is_like(self, other: AccessProblem) -> bool:
        """Return True if it is the same problem at the same place, found once more."""
        return (self.kind, self.channel_id) == (other.kind, other.channel_id)

    def is_granted_by(self, granted: discord.Permissions) -> bool:
        """Return True if the permissions that were missing are there."""
        return all(getattr(granted, name) for name in self.missing)

    def sentence(self, texts: Texts) -> str:
        """Say why the bot cannot use the channel, and what a moderator can do about it.

        Names the channel and the missing permissions, or the end of a timeout.
        """
        if self.until is not None:
            return texts("trouble-timed-out", until=str(self.until.ms // 1000))
        return texts(
            f"trouble-{self.kind.value}",
            channel=f"<#{self.channel_id}>",
            count=len(self.missing),
            permissions=spelt(self.missing, texts),
        )


class AccessProblems(LRUCache[K, AccessProblem]):
    """The tables, or series, in trouble, at most the 2048 used last.

    Forgotten in a restart, which tries each of them again.
    """

    def __init__(self) -> None:
        super().__init__(_LIMIT)

    def on(self, guild_id: int) -> tuple[K, ...]:
        """List those in trouble on a server."""
        return tuple(key for key, trouble in self.items() if trouble.guild_id == guild_id)


def timeout_of(member: discord.Member | None, clock: DiscordClock) -> DiscordTime | None:
    """Return when a member's timeout ends, by Discord's ``clock``; None without one.

    None, too, for an administrator, to whom it does nothing.
    """
    if member is None or member.timed_out_until is None or member.guild_permissions.administrator:
        return None
    until = told_as(member.timed_out_until)
    return until if clock.since(until) < timedelta() else None


def granted_in(
    channel: discord.abc.GuildChannel | discord.Thread,
    member: discord.Member | None,
    clock: DiscordClock,
) -> discord.Permissions | None:
    """Return what a member may do in a channel; None if that is not known.

    It is not known without a ``member``, which the library lacks if Discord has not told of it, or
    for a thread whose channel is unknown. During a timeout, ended by Discord's ``clock`` and not by
    the machine's, only viewing and reading history are left, except for administrators. ``member``
    itself is not changed.
    """
    if member is None:
        return None
    until = member.timed_out_until
    if until is not None:
        member = copy(member)
        member.timed_out_until = None
    try:
        granted = (
            _in_posts(channel, member)
            if isinstance(channel, discord.ForumChannel)
            else channel.permissions_for(member)
        )
    except discord.ClientException:
        return None
    if until is None or granted.administrator or clock.since(told_as(until)) >= timedelta():
        return granted
    return granted & _TIMED_OUT


def _in_posts(forum: discord.ForumChannel, member: discord.Member) -> discord.Permissions:
    """Return what a member may do in the posts of a forum, which are threads.

    *Send Messages* is to open a post, and not inherited by it (Topics, Permissions, *Inherited
    Permissions*); the library takes files and links from everybody who lacks it.
    """
    granted = discord.abc.GuildChannel.permissions_for(forum, member)
    return granted if granted.view_channel else discord.Permissions.none()


def is_outside(channel: object) -> bool:
    """Return True if a channel is a private thread that the bot has not been added to.

    Commands work there all the same, while whatever is posted is refused. Discord tells a bot of
    the threads that it may see, so it is in none that the library has not heard of (Topics,
    Threads, *Details about Thread Access and Syncing*).
    """
    return (
        isinstance(channel, discord.Thread)
        and channel.is_private()
        and not channel.guild.unavailable
        and channel.guild.get_thread(channel.id) is None
    )


def standing_channels(guild: discord.Guild | None, channel_ids: Iterable[int]) -> tuple[int, ...]:
    """Return those of some channels of a server that were not deleted; all where nobody knows."""
    if guild is None or guild.unavailable:
        return tuple(channel_ids)
    return tuple(one for one in channel_ids if guild.get_channel(one) is not None)


def is_role_gone(guild: discord.Guild | None, role_id: int | None) -> bool:
    """Return True if a role of a server was deleted; False for None, and where nobody knows."""
    if guild is None or guild.unavailable or role_id is None:
        return False
    return guild.get_role(role_id) is None


def medium_of(channel: object) -> Medium:
    """Return where people write in a channel: threads and forums, voice and stage, else text."""
    if isinstance(channel, discord.Thread | discord.ForumChannel):
        return Medium.THREAD
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return Medium.VOICE
    return Medium.TEXT


def may_see(granted: discord.Permissions, medium: Medium) -> bool:
    """Return True if messages may be read with these permissions.

    In voice and stage channels, who is denied *Connect* is implicitly denied the rest
    (https://docs.discord.com/developers/topics/permissions, Implicit Permissions).
    """
    return granted.view_channel and (granted.connect or medium is not Medium.VOICE)


def may_write(granted: discord.Permissions, medium: Medium) -> bool:
    """Return True if these permissions allow to read and send messages in such a channel."""
    in_thread = medium is Medium.THREAD
    writes = granted.send_messages_in_threads if in_thread else granted.send_messages
    return may_see(granted, medium) and writes


def needed(place: Place, medium: Medium) -> tuple[str, ...]:
    """List the permissions that a table needs in its channel, by Discord's names.

    A table that is to have a thread of its own needs those to create one and write in it; one that
    is played in the channel itself needs what its medium asks for.
    """
    if place is Place.THREAD:
        return (*_TALKING, *_THREADING)
    match medium:
        case Medium.THREAD:
            return tuple(_IN_THREADS.get(name, name) for name in _TALKING)
        case Medium.VOICE:
            return ("view_channel", "connect", *_TALKING[1:])
        case Medium.TEXT:
            return _TALKING


def lacking(granted: discord.Permissions, place: Place, medium: Medium) -> tuple[str, ...]:
    """List the permissions that a table needs and that are not ``granted``, by Discord's names."""
    return tuple(name for name in needed(place, medium) if not getattr(granted, name))


def known_lacking(granted: discord.Permissions, place: Place, medium: Medium) -> tuple[str, ...]:
    """As :func:`lacking`, of permissions by the cache: only *View Channel* if that is not granted.

    Of a channel that it may not view the bot is told of no other one (Resources, Channel,
    *Obfuscated Channels*).
    """
    return lacking(granted, place, medium) if granted.view_channel else ("view_channel",)


def spelt(permissions: tuple[str, ...], texts: Texts) -> str:
    """Name permissions as Discord's own settings do in the language."""
    return ", ".join(texts("permission-" + name.replace("_", "-")) for name in permissions)
