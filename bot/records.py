"""What the table service knows and hands out: tables, players, looks and news."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, NewType

import msgspec

from games.api import Decision, Event, Move, Options, Outcome, Seat, View

TableId = NewType("TableId", int)


class Status(StrEnum):
    """What a table is at."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    QUARANTINED = "quarantined"
    """Paused after an unexpected error; :attr:`Table.error_id` names it."""


class Place(StrEnum):
    """Where a table lives."""

    THREAD = "thread"
    HERE = "here"
    """In the channel itself."""


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord, as an interaction shows them."""

    id: int
    name: str
    """The display name, at most 32 characters."""


class Player(msgspec.Struct, frozen=True):
    """A person at a table. In the lobby the seat is the order of joining."""

    seat: Seat
    person: Person
    gone: bool = False
    """Whether the player left the running game; the host answers for the seat at once."""


class Table(msgspec.Struct, frozen=True):
    """A table from its opening to its end."""

    id: TableId
    game: str
    version: int
    """The game's version that this table is played with."""
    options: Options
    seats: int
    """How many players it is opened for."""
    language: str
    place: Place
    guild_id: int
    channel_id: int
    """The channel where it was opened."""
    thread_id: int | None
    host: Person
    players: tuple[Player, ...]
    status: Status
    opened_at: datetime
    seed_hash: str | None
    """SHA-256 of the seed in hex, published when the game starts."""
    seed: str | None
    """The seed itself, only once the game has ended."""
    error_id: str | None = None

    @property
    def home_id(self) -> int:
        """The channel or thread where the game is played."""
        return self.thread_id or self.channel_id

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a person, or None for somebody who only watches or has left."""
        return next((p.seat for p in self.players if p.person.id == user_id and not p.gone), None)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.person.name for player in self.players)


class Opening(msgspec.Struct, frozen=True):
    """What ``/<game> new`` asks for."""

    game: str
    options: dict[str, Any]
    seats: int
    language: str
    place: Place
    guild_id: int
    channel_id: int
    host: Person


class Question(msgspec.Struct, frozen=True):
    """An open decision and when the host will answer in the seat's place."""

    decision: Decision
    due_at: datetime | None


class Pace(msgspec.Struct, frozen=True):
    """How long the host waits before it answers for somebody, or closes a lobby."""

    turn: timedelta = timedelta(hours=48)
    reaction: timedelta = timedelta(hours=12)
    """For a question that a seat may let pass."""
    lobby: timedelta = timedelta(hours=72)


class Look(msgspec.Struct, frozen=True):
    """A table as one viewer may see it. There is no other way to a game's state."""

    table: Table
    seat: Seat | None
    view: View
    questions: tuple[Question, ...]
    """Every open question at the table."""
    legal: tuple[Move, ...]
    """What the viewer may answer now."""
    outcome: Outcome | None
    moves: int
    """How many moves have been made."""
    chapter: int
    """The turn the table is in, as the story counts; 0 before the first."""

    @property
    def question(self) -> Question | None:
        """The question that the viewer is asked, if any."""
        return next((q for q in self.questions if q.decision.seat == self.seat), None)


class Played(msgspec.Struct, frozen=True):
    """An accepted move, durable by the time this is handed out."""

    looking: Callable[[], Look]
    """Makes :attr:`look`; not every mover needs it."""
    events: tuple[Event, ...]
    """What happened, as far as the mover may hear of it."""
    repeated: bool = False
    """Whether this very press had been accepted before; nothing was done again."""

    @property
    def look(self) -> Look:
        """The table as the mover saw it right after the move."""
        return self.looking()


class Post(msgspec.Struct, frozen=True):
    """A message of the bot that belongs to a table."""

    channel_id: int
    message_id: int
    posted_at: datetime


class Chapter(msgspec.Struct, frozen=True):
    """The public events of one turn."""

    number: int
    events: tuple[Event, ...]


class News(msgspec.Struct, frozen=True):
    """What the publisher needs to bring Discord in line with a table."""

    look: Look | None
    """The spectators' look; None in a lobby, where no game came of it, and in quarantine."""
    table: Table
    chapters: tuple[Chapter, ...]
    """Turns with something not yet told, oldest first, each with all its events so far."""
    posts: dict[str, Post]
    """Messages by key: ``lobby``, ``board``, ``story:<chapter>``, ``ping:<decision>``, ``end``."""
    upto: int
    """Hand this to ``spoken`` when everything here has been said."""


class Refused(Exception):  # noqa: N818 - a refusal is an answer, no error
    """Something that cannot be done, with the key of the sentence that says why."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details
