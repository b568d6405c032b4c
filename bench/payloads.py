"""What the gateway says: a server, and presses of buttons on messages."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import count
from typing import Any

import discord

from bench.loopback import APART, APPLICATION, CHANNEL, GUILD, text_channel

_EVERYTHING = str(discord.Permissions.all().value)
_NEXT = count(1)


def guild(number: int = 0) -> dict[str, Any]:
    """Return what the gateway tells of a server with one channel, on which all may do everything.

    Servers differ by ``number`` alone.
    """
    guild_id = GUILD + number * APART
    return {
        "id": str(guild_id),
        "name": "Midgard",
        "unavailable": False,
        "owner_id": "1",
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [
            {
                "id": str(guild_id),
                "name": "@everyone",
                "permissions": _EVERYTHING,
                "position": 0,
                "color": 0,
                "hoist": False,
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }
        ],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_flags": 0,
        "preferred_locale": "en-US",
        "afk_timeout": 300,
        "member_count": 100,
        "large": False,
        "joined_at": "2026-01-01T12:00:00.000000+00:00",
        "channels": [text_channel(CHANNEL + number * APART)],
        "threads": [],
        "members": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
    }


def press(
    message: Mapping[str, Any], custom_id: str, user_id: int, name: str, home: int = 0
) -> dict[str, Any]:
    """Return what the gateway tells of a press of a button on a message, made now.

    Its id and token are new; ``home`` is the number of the server.
    """
    guild_id, channel_id = GUILD + home * APART, CHANNEL + home * APART
    number = next(_NEXT)
    made = discord.utils.time_snowflake(datetime.now(UTC)) + number % (1 << 22)
    return {
        "id": str(made),
        "application_id": str(APPLICATION),
        "type": 3,
        "token": f"token{number}",
        "version": 1,
        "guild_id": str(guild_id),
        "guild": {"id": str(guild_id), "locale": "en-US", "features": []},
        "channel_id": str(channel_id),
        "channel": text_channel(channel_id) | {"permissions": _EVERYTHING},
        "app_permissions": _EVERYTHING,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(guild_id)},
        "context": 0,
        "attachment_size_limit": 10485760,
        "member": {
            "user": {
                "id": str(user_id),
                "username": name.lower(),
                "discriminator": "0",
                "global_name": name,
                "avatar": None,
                "bot": False,
                "public_flags": 0,
            },
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": "2026-01-01T12:00:00.000000+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
            "permissions": _EVERYTHING,
        },
        "message": message,
        "data": {"component_type": 2, "custom_id": custom_id, "id": 1},
    }
