"""Whether all who see one channel of a server see another one, too."""

from __future__ import annotations

import discord

_VIEW = ("view_channel", "connect")
"""What seeing a channel depends on: *Connect* only in voice and stage channels, where who is
denied it is denied the rest (Topics, Permissions, *Implicit Permissions*)."""

_Channel = discord.abc.GuildChannel


def all_see(guild: discord.Guild, channel_id: int, viewers_id: int) -> bool:
    """Return True if all who see channel ``viewers_id`` are sure to see ``channel_id`` as well.

    Judged by the overwrites of both channels and what everybody may do (Topics, Permissions,
    *Permission Overwrites*), not by members' roles: it may be False though all do see it. A public
    thread counts as its parent. False if a channel is unknown or a private thread.
    """
    channel, viewers = _channel(guild, channel_id), _channel(guild, viewers_id)
    if channel is None or viewers is None:
        return False
    return channel.id == viewers.id or all(
        _all_have(guild, channel, viewers, name) for name in _needed(channel)
    )


def _channel(guild: discord.Guild, channel_id: int) -> _Channel | None:
    """Return a channel, or a public thread's parent; None if it is a private thread or unknown."""
    found = guild.get_channel_or_thread(channel_id)
    if not isinstance(found, discord.Thread):
        return found
    return None if found.is_private() else found.parent


def _needed(channel: _Channel) -> tuple[str, ...]:
    """Return the permissions by which a channel is seen: voice needs more than one."""
    spoken = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return _VIEW if spoken else _VIEW[:1]


def _all_have(guild: discord.Guild, channel: _Channel, viewers: _Channel, name: str) -> bool:
    """Return True if everybody who sees ``viewers`` is sure to have a permission in ``channel``.

    False if that does not follow from the overwrites of both.
    """
    here, there = _said(channel, name), _said(viewers, "view_channel")
    everybody = guild.default_role
    general = getattr(everybody.permissions, name)
    others = {target: allowed for target, allowed in here.items() if target != everybody.id}
    if False not in others.values():
        # Whoever has it through the role of everybody keeps it.
        if here.get(everybody.id, general):
            return True
        # Only those who are allowed see the other channel, and all of them are allowed here, too.
        allowed_here = {target for target, allowed in others.items() if allowed}
        allowed_there = {target for target, allowed in there.items() if allowed}
        if there.get(everybody.id) is False and allowed_there <= allowed_here:
            return True
    # Alike in both: so are those who see them.
    return name == "view_channel" and here == there


def _said(channel: _Channel, name: str) -> dict[int, bool]:
    """Return to whom the overwrites of a channel allow or deny something, by their ids."""
    found = ((target.id, getattr(to, name)) for target, to in channel.overwrites.items())
    return {target: allowed for target, allowed in found if allowed is not None}
