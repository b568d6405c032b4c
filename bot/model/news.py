"""What is committed and not yet said on Discord, and the messages that say it."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.model.story import Chapter
from bot.model.table import Table
from bot.model.view import TableView
from games.api import Seat


class Post(msgspec.Struct, frozen=True):
    """A message of the bot that belongs to a table."""

    channel_id: int
    message_id: int
    posted_at: datetime


class ReminderDue(msgspec.Struct, frozen=True):
    """A reminder to be said to the seat that a question is open to."""

    decision_id: str
    seat: Seat
    number: int
    """1, 2 or 3."""


class News(msgspec.Struct, frozen=True):
    """What the publisher needs to bring Discord in line with a table."""

    look: TableView | None
    """The spectators' look; None in a lobby, where no game came of it, and in quarantine."""
    table: Table
    chapters: tuple[Chapter, ...]
    """Turns with something not yet told, oldest first, each with all its events so far."""
    posts: dict[str, Post]
    """Messages by key: ``lobby``, ``board``, ``story:<chapter>``, ``ping:<decision>``, ``end``."""
    upto: int
    """Hand this to ``spoken`` when everything here has been said."""
    reminders: tuple[ReminderDue, ...] = ()
    """What people have to be reminded of, in the order of its numbers."""
    expires_at: datetime | None = None
    """When a lobby closes without a start."""
    unasked: frozenset[Seat] = frozenset()
    """Seats that need not be called: what they are asked is answered without them.

    Not to be shown: a seat that answers in advance looks like any other.
    """
