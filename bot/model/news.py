"""What is committed and not yet said on Discord, and the messages that say it."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.model.story import Chapter
from bot.model.table import Table
from bot.model.view import TableView
from games.api import Seat


class PostKey(StrEnum):
    """What a message of the bot at a table is.

    A message is known by its key: its kind, and where there may be several of a kind, what tells
    them apart.
    """

    LOBBY = "lobby"
    BOARD = "board"
    REPLACED_BOARD = "replaced-board"
    """A board that is to go as soon as another one stands."""
    STORY = "story"
    """``story:<chapter>``"""
    PING = "ping"
    """``ping:<chapter>:<seat>``, and ``:<tenure>`` for whoever took the seat over."""
    REMINDER = "reminder"
    """``reminder:<decision>:<seat>:<number>``, until it is noted as the ping of its seat."""
    UNDO_REQUEST = "undo-request"
    """``undo-request:<number of the move>``"""
    SEAT_OFFER = "seat-offer"
    """``seat-offer:<seat>``"""
    SEAT_TAKEN = "seat-taken"
    """``seat-taken:<seat>:<tenure>``"""
    SEAT_GIVEN_UP = "seat-given-up"
    """``seat-given-up:<seat>``"""
    CLOSING = "closing"
    """``closing:<notice>``, of a table that nobody minds."""
    END = "end"
    THREADLESS = "threadless"
    """That the server can have no further thread."""
    ACCESS_NOTICE = "access-notice"
    """``access-notice:<kind>``, of what keeps the table from its channel."""

    def of(self, *parts: int | str) -> str:
        """Make the key of one message among several of the kind."""
        return ":".join((self.value, *map(str, parts)))

    def matches(self, key: str, *parts: int | str) -> bool:
        """Whether a key is of the kind, and begins with these parts."""
        begun = self.of(*parts)
        return key == begun or key.startswith(f"{begun}:")


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
    """Messages by key; see :class:`PostKey`."""
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
