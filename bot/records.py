"""What the table service knows and hands out: tables, players, looks and news."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, NewType

import msgspec

from bot.pace import DEFAULT
from bot.trail import Proposal, Undo
from games.api import Decision, Event, Legacy, Move, Options, Outcome, Seat, View

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


class Sitting(msgspec.Struct, frozen=True):
    """The time that one person spends in one seat: a tenure that goes on."""

    number: int = 0
    """Counted by seat; who took the seat over from somebody has 1 or more."""
    began_at: int = 0
    """Milliseconds since 1970."""
    missed: int = 0
    """Turns in which the host had to answer."""
    in_a_row: int = 0
    """Those since the last move of one's own."""
    chapter: int | None = None
    """The last turn that was missed."""
    played: bool = False
    """Whether a move was made in this tenure."""
    offered_at: int | None = None
    """Since when others may take the seat over, in milliseconds; None while they may not."""
    away: bool = False
    """Whether the person has left the server."""
    claim: Person | None = None
    """Who wants the seat and waits for the consent of those present."""
    claim_due: int | None = None
    """When the seat changes hands if nobody objects, in milliseconds."""
    began_after: int = 0
    """The last move of the game before the tenure."""
    missed_from: int | None = None
    """When the question was asked that was missed first in that turn, in milliseconds with what
    was given back; None once a move was made since."""


class Closing(msgspec.Struct, frozen=True):
    """The announced end of a table that nobody minds."""

    at: datetime
    notice: int
    """First or second announcement: 1 or 2."""


class Player(msgspec.Struct, frozen=True):
    """A person at a table. In the lobby the seat is the order of joining."""

    seat: Seat
    person: Person
    gone: bool = False
    """Whether the player left the running game; the host answers for the seat at once."""
    sitting: Sitting = Sitting()

    @property
    def offered(self) -> bool:
        """Whether others may take the seat over."""
        return self.sitting.offered_at is not None

    @property
    def present(self) -> bool:
        """Whether the player takes part: has not left, and is not being replaced."""
        return not self.gone and not self.offered


class Rematch(msgspec.Struct, frozen=True):
    """What a table takes over from the one before it."""

    of: TableId
    people: tuple[int, ...]
    """Who sat at that table in the end, by seat."""
    handed_on: Mapping[str, int]
    """What the rules said of that game; see :class:`games.api.Rematchable`."""
    seating: tuple[Seat | None, ...] | None = None
    """By seat of this table, where its player sat then; None before the game starts.

    Who takes a seat over later changes nothing of it.
    """

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where a person sat at the table before."""
        return Seat(self.people.index(user_id)) if user_id in self.people else None


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
    pace: str = DEFAULT
    """A key of :data:`bot.pace.PACES`."""
    paused_at: datetime | None = None
    """Since when every clock of the table stands; None while they run."""
    open_hands: bool = False
    """Whether those who do not play may see all hands, a turn behind."""
    closing: Closing | None = None
    """When the host will close the table, once that was announced."""
    forgotten: bool = False
    """Whether the host closed the table because nobody had moved for long."""
    rematch: Rematch | None = None
    """What it takes over as a rematch, in games whose rules hand something on."""

    @property
    def home_id(self) -> int:
        """The channel or thread where the game is played."""
        return self.thread_id or self.channel_id

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a person, or None for somebody who only watches or has left."""
        return next((p.seat for p in self.players if p.person.id == user_id and not p.gone), None)

    @property
    def legacy(self) -> Legacy | None:
        """What the game began with as a rematch."""
        if self.rematch is None or self.rematch.seating is None:
            return None
        return Legacy(self.rematch.handed_on, self.rematch.seating)

    @property
    def terms(self) -> Terms:
        """What is played, and how."""
        return Terms(self.options, self.seats, self.language, self.pace, self.open_hands)

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
    pace: str = DEFAULT
    open_hands: bool = False
    rematch_of: TableId | None = None
    """The table whose game is played again."""


class Terms(msgspec.Struct, frozen=True):
    """What is played, and how; the host of a lobby may change it until the start."""

    options: Options
    seats: int
    language: str
    pace: str
    open_hands: bool


class Question(msgspec.Struct, frozen=True):
    """An open decision and when the host will answer in the seat's place."""

    decision: Decision
    due_at: datetime | None
    bank: Bank | None = None
    """The seat's reserve of time; None where there is none or the question is answered."""
    absences: tuple[tuple[datetime, datetime], ...] = ()
    """When the person asked is away."""

    def away_until(self, now: datetime) -> datetime | None:
        """Return when the person asked comes back; None for somebody who is there."""
        return next((until for since, until in self.absences if since <= now < until), None)


class Bank(msgspec.Struct, frozen=True):
    """What a seat has beside the plain limit of its question."""

    held: timedelta
    """What it held when the question was asked."""
    since: datetime | None
    """When it begins, or began, to be used; None while nobody knows."""


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
    undo: Undo | None = None
    """What the viewer may take back."""
    standing: tuple[str, ...] = ()
    """The answers that the viewer has given in advance."""
    proposal: Proposal | None = None
    """Somebody's wish to take back a move, which others have to agree to."""

    @property
    def question(self) -> Question | None:
        """The question that the viewer is asked, if any."""
        return next((q for q in self.questions if q.decision.seat == self.seat), None)


class Played(msgspec.Struct, frozen=True):
    """An accepted move, durable by the time this is handed out."""

    looking: Callable[[], Look]
    """Makes :attr:`look`; not every mover needs it."""
    table: Table
    """As it was right after the move."""
    seat: Seat | None
    """Whose move it was; None for one that was made for nobody."""
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


class HostEvent(Event, frozen=True):
    """What the host adds to the story of a game; the rules know nothing of it."""


class TakenBack(HostEvent, frozen=True):
    """A player took back their last move."""

    seat: Seat


class AnsweredFor(HostEvent, frozen=True):
    """Time was up, and the host answered in a player's place."""

    seat: Seat


Cast = tuple[Person, ...]
"""Who sat in each seat at one moment of a game."""


class Account(msgspec.Struct, frozen=True):
    """Events of several turns as one reader heard of them."""

    events: tuple[Event, ...]
    casts: tuple[Cast, ...] = ()
    """As in :class:`Chapter`."""


class Chapter(msgspec.Struct, frozen=True):
    """The public events of one turn, with what the host adds to them."""

    number: int
    events: tuple[Event, ...]
    casts: tuple[Cast, ...] = ()
    """Who sat where at each event; empty where nobody was ever replaced."""


class Call(msgspec.Struct, frozen=True):
    """A reminder to be said to the seat that a question is open to."""

    decision_id: str
    seat: Seat
    number: int
    """1, 2 or 3."""


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
    reminders: tuple[Call, ...] = ()
    """What people have to be reminded of, in the order of its numbers."""
    expires_at: datetime | None = None
    """When a lobby closes without a start."""
    unasked: frozenset[Seat] = frozenset()
    """Seats that need not be called: what they are asked is answered without them.

    Not to be shown: a seat that answers in advance looks like any other.
    """


class Refused(Exception):  # noqa: N818 - a refusal is an answer, no error
    """Something that cannot be done, with the key of the sentence that says why."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details
