"""The people that somebody picked in a menu of Discord's, as Discord describes them."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from bot.model.players import Person
from cogs.elements.display_names import cleaned


class PickedPerson(msgspec.Struct, frozen=True):
    """Somebody who was picked."""

    person: Person
    bot: bool
    """True if it is a bot."""


def picked_people(interaction: discord.Interaction) -> tuple[PickedPerson, ...]:
    """Read the people picked in a menu, bots included, in the order in which Discord lists them.

    Each has their name on the server, cleaned; empty if nobody was picked.
    """
    data: dict[str, Any] = dict(interaction.data or {})
    resolved = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    found = []
    for number, user in users.items():
        nick = (members.get(number) or {}).get("nick")
        name = nick or user.get("global_name") or user["username"]
        person = Person(int(number), cleaned(name, user["username"]))
        found.append(PickedPerson(person, bool(user.get("bot"))))
    return tuple(found)
