"""What is committed and not yet said on Discord, and the messages that say it."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.model.discord_time import DiscordTime, made_at
from bot.model.invitations import Invitation
from bot.model.story import Chapter
from bot.model.table import Table
from bot.model.times import Millis
from bot.model.view import TableView
from games.api import Seat


class PostKey(StrEnum):
    """What a message of the bot at a table is.

    A message is known by its key: its kind, and where there may be several of a kind, what tells
    them apart.
    """

    LOBBY = "lobby"
    FULL = "full"
    """``full:<account>``, of the ping to everybody seated once the last seat is taken."""
    INVITATION = "invitation"
    """``invitation:<number>``, of the ping to a guest."""
    REPLACED_LOBBY = "replaced-lobby"
    """A lobby that is to go, like the next."""
    BOARD = "board"
    REPLACED_BOARD = "replaced-board"
    """A board that is to go as soon as another one stands."""
    STORY = "story"
    """``story:<first chapter>:<last chapter>``, of turns that are over."""
    MOMENT = "moment"
    """``moment:<kind>:<chapter>``, of what a story message has a picture of."""
    CALL = "ping"
    """``ping:<seat>:<occupancy>:<what was passed on>``: a call, or what reminds of its question.

    The word is that of what is stored."""
    CALLED = "called"
    """The latest call, whether or not it stands: the next one is named after it."""
    REMINDER = "reminder"
    """``reminder:<decision>:<seat>:<number>``, until it is noted as the call of its seat."""
    UNDO_REQUEST = "undo-request"
    """``undo-request:<number of the move>``"""
    SEAT_OFFER = "seat-offer"
    """``seat-offer:<seat>``"""
    SEAT_TAKEN = "seat-taken"
    """``seat-taken:<seat>:<occupancy>``"""
    SEAT_GIVEN_UP = "seat-given-up"
    """``seat-given-up:<seat>``"""
    MANAGED = "managed"
    """``managed:<number>``, of what a manager of the server did."""
    CLOSING = "closing"
    """``closing:<notice>``, of a table that nobody minds."""
    PAUSE_ENDING = "pause-ending"
    """``pause-ending:<when>``, of a pause whose end was asked for, or about which managers are."""
    END = "end"
    TURNED = "turned"
    """The latest ping to followers in the channel, to a turning point."""
    FOLLOWED_END = "followed-end"
    """The ping to followers in the channel, to the end."""
    FILM = "film"
    LUCK = "luck"
    """That the luck of a finished game was checked."""
    ANALYSIS = "analysis"
    ANALYSING = "analysing"
    """That an analysis is at work, and how far it is."""
    THREADLESS = "threadless"
    """That the server can have no further thread."""
    LOST_PLACE = "lost-place"
    """The question whether a table whose thread was deleted goes on in a new one."""
    MISSING_GAME = "missing-game"
    """That the table waits until its game is installed again."""
    ACCESS_NOTICE = "access-notice"
    """``access-notice:<kind>``, of what keeps the table from its channel."""

    def of(self, *parts: int | str) -> str:
        """Return the key of one message among several of the kind: ``kind:part:part``."""
        return ":".join((self.value, *map(str, parts)))

    def matches(self, key: str, *parts: int | str) -> bool:
        """Return True if a key is of this kind and its first parts are these; more may follow."""
        begun = self.of(*parts)
        return key == begun or key.startswith(f"{begun}:")


SILENT = (
    *(PostKey.STORY, PostKey.SEAT_GIVEN_UP, PostKey.MANAGED, PostKey.THREADLESS),
    *(PostKey.FILM, PostKey.LUCK, PostKey.ANALYSIS, PostKey.ANALYSING),
)
"""Kinds of message that never ping anybody: no phone buzzes for them."""


def is_silent(key: str) -> bool:
    """Return True if a message is sent without a notification, which its kind alone decides.

    Everybody can see that of a message.
    """
    return any(kind.matches(key) for kind in SILENT)


def story_span(key: str) -> tuple[int, int]:
    """Return the first and the last turn that a story message tells, from its key."""
    _, first, last = key.split(":")
    return int(first), int(last)


def moment_kind(key: str) -> str:
    """Return the kind of moment in the key of a message with a picture of one."""
    return key.split(":")[1]


NOWHERE = 0
"""Stands for the id of a call that has been made and stands no more."""


class Post(msgspec.Struct, frozen=True):
    """A message of the bot that belongs to a table."""

    channel_id: int
    message_id: int

    @property
    def made(self) -> DiscordTime:
        """When Discord made it."""
        return made_at(self.message_id)


class ReminderDue(msgspec.Struct, frozen=True):
    """A reminder to be said to the seat that a question is open to."""

    decision_id: str
    seat: Seat
    number: int
    """1, 2 or 3."""

    @property
    def key(self) -> str:
        """The key under which the reminder's message is stored."""
        return PostKey.REMINDER.of(self.decision_id, self.seat, self.number)


class CallDue(msgspec.Struct, frozen=True):
    """What is called out of one open question to one seat, once at the most."""

    decision_id: str
    seat: Seat
    occupancy: int
    """Of whoever sits there; see :attr:`bot.model.players.Occupancy.number`."""
    passed: int | None
    """The move with which the question passed to the seat from somebody else, if it did."""
    due: bool
    """True if the person is to be called now, unless that was done already."""
    since: Millis | None = None
    """Before this moment they were not called to it."""

    @property
    def key(self) -> str:
        """The key of the call's message: by seat, occupancy, and the question or what passed it on.

        It is the same as long as nothing else is asked, so nobody is called twice to it (F32).
        """
        what = self.decision_id if self.passed is None else self.passed
        return PostKey.CALL.of(self.seat, self.occupancy, what)


class Pursuit(msgspec.Struct, frozen=True):
    """Which followers of a game are to be pinged now."""

    people: tuple[int, ...] = ()
    turned: Chapter | None = None
    """The turning points that they are pinged to, and nothing else; None if the game ended."""


class News(msgspec.Struct, frozen=True):
    """What the publisher needs to bring Discord in line with a table."""

    look: TableView | None
    """The spectators' look; None in a lobby, where no game came of it, and in quarantine."""
    table: Table
    chapters: tuple[Chapter, ...]
    """Turns that have no message of their own or one that is wrong, oldest first, each with all
    its events so far; the one that goes on is the last."""
    posts: dict[str, Post]
    """Messages by key; see :class:`PostKey`."""
    upto: int
    """Hand this to ``spoken`` when everything here has been said."""
    reminders: tuple[ReminderDue, ...] = ()
    """What people have to be reminded of, in the order of its numbers."""
    expires_at: datetime | None = None
    """When a lobby closes without a start."""
    pings: tuple[int, ...] = ()
    """Who is to be told that the lobby where they are seated is full, and was not told yet."""
    invited: tuple[Invitation, ...] = ()
    """Invitations of which the guests are to be told, and were not yet."""
    heralded: tuple[int, ...] = ()
    """Who is to be told, in private, that this lobby is open."""
    pursuit: Pursuit = Pursuit()
    """Who follows the game and is to be pinged in its channel."""
    is_cleared: bool = False
    """True if the message of a lobby that led to nothing has stood for long enough."""
    calls: tuple[CallDue, ...] = ()
    """Every question that waits for an answer, by seat.

    It depends in no way on who has answered a reaction that is not over, or answers in advance.
    """
    rested: frozenset[tuple[str, Seat]] = frozenset()
    """Questions, by decision and seat, to which there is an answer that is not told: what calls to
    them names their seats, and rings for none of them."""
