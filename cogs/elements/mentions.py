"""The people and places that a message points to: mentions, who is notified, links."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.model.forgotten import short_name
from bot.model.news import Post
from bot.model.players import Occupant, Person
from bot.model.table import Table
from cogs.elements.display_names import escaped
from games.api import Seat


def mention(*user_ids: int) -> str:
    """Return mentions of people, which Discord shows with their present names.

    Forgotten people, whose ids are pseudonyms, are named by their short code instead.
    """
    return " ".join(f"<@{one}>" if one >= 0 else short_name(one) for one in user_ids)


def reachable(people: Iterable[Person]) -> list[int]:
    """List the ids of people in their order, without those who have been forgotten."""
    return [person.id for person in people if person.id >= 0]


def people_in(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    """List the ids of the people in these seats, in their order; computers are left out."""
    found = (table.players[seat].user_id for seat in seats)
    return tuple(user_id for user_id in found if user_id is not None)


def mention_or_name(occupant: Occupant) -> str:
    """Return a person's mention, or the name of a computer or forgotten person."""
    return mention(occupant.id) if isinstance(occupant, Person) else escaped(occupant.name)


def notified(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Return allowed mentions that notify exactly these people; forgotten ones are left out."""
    # Discord refuses a message as a whole for a number that no account can have.
    users = [discord.Object(user_id) for user_id in user_ids if user_id >= 0]
    return discord.AllowedMentions(users=users, everyone=False, roles=False, replied_user=False)


def way_to(table: Table, post: Post | None = None) -> str:
    """Return a link to the thread or channel where a table is played, or to ``post``."""
    if post is None:
        return f"https://discord.com/channels/{table.guild_id}/{table.home_id}"
    return f"https://discord.com/channels/{table.guild_id}/{post.channel_id}/{post.message_id}"
