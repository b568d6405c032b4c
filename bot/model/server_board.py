"""The board of a server: one message with what is to be found there."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import NewType

import msgspec

from bot.model.news import Post
from bot.model.series import HostedSeries
from bot.model.table import Place, Table, Terms
from bot.model.times import Millis
from bot.model.view import TableView
from games.api import Seat

GuildId = NewType("GuildId", int)


class Off(StrEnum):
    """Why a board is not shown any more."""

    DELETED = "deleted"
    """Somebody deleted it twice within a day."""
    LOST = "lost"
    """Its channel is gone."""
    REMOVED = "removed"
    """A manager removed it; its messages are still to be deleted."""


class ServerBoard(msgspec.Struct, frozen=True):
    """Where the board of a server stands, and what it shows."""

    guild_id: GuildId
    channel_id: int
    manager_id: int
    """Who wanted it; below zero where that person was forgotten."""
    post: Post | None = None
    """The message, once it is posted."""
    replaced: Post | None = None
    """A message before that, to be removed."""
    is_successor: bool = False
    """True if the message was posted in the place of an older one."""
    deleted_at: Millis | None = None
    """When it was found deleted the last time."""
    shown: str = ""
    """Digest of what the message shows."""
    off: Off | None = None
    language: str = ""
    """That in which it is written; not stored."""

    @property
    def thread_id(self) -> int | None:
        """Return None: a server's board is never in a thread."""
        return None

    @property
    def home_id(self) -> int:
        """The channel."""
        return self.channel_id

    @property
    def place(self) -> Place:
        """In the channel itself."""
        return Place.HERE

    @property
    def terms(self) -> Terms:
        """Terms of no game, which only say the language."""
        return Terms({}, 0, self.language)


class Heading(StrEnum):
    """What an entry of a board is; they stand in this order."""

    LOBBY = "lobby"
    """A lobby with a free seat."""
    OFFER = "offer"
    """A seat on offer in a game under way."""
    GAME = "game"
    """A game under way between people."""
    FINISHED = "finished"
    SERIES = "series"


class Entry(msgspec.Struct, frozen=True):
    """Something to be found on a server."""

    heading: Heading
    what: Table | HostedSeries
    since: datetime
    """When the lobby or series was opened, the seat was offered, or the game ended."""
    seat: Seat | None = None
    """The seat on offer."""
    look: TableView | None = None
    """What everybody sees of a finished game."""
