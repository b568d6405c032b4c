"""A table as one viewer may see it: its view, questions and limits, and what a move brought."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum

import msgspec

from bot.model.refusal import Refused
from bot.model.story import Account
from bot.model.table import Table
from bot.model.times import Millis
from bot.model.undo_log import UndoOption, UndoRequest
from games.api import Decision, Event, Move, Outcome, Seat, View

UNASKED = "-"
"""Stands for a decision where a move answers none."""


class Question(msgspec.Struct, frozen=True):
    """An open decision and when the host will answer in the seat's place."""

    decision: Decision
    due_at: datetime | None
    bank: Bank | None = None
    """The seat's reserve of time; None if there is none or the question is answered."""
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


class WishKind(StrEnum):
    """What those present may want together."""

    PAUSE = "pause"
    FASTER = "faster"
    """That an evening be played faster."""
    SLOWER = "slower"
    """That the game be played slower."""
    END = "end"
    """That the game be called off."""


class Wish(msgspec.Struct, frozen=True):
    """What some want, and what happens as soon as all who are present do."""

    kind: WishKind
    seats: tuple[Seat, ...]
    """Who wants it."""
    missing: int = 0
    """Number of players who still have to agree."""


class TableView(msgspec.Struct, frozen=True):
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
    """Number of the last move that the viewer could notice: private ones of others say nothing."""
    chapter: int
    """The turn the table is in, as the story counts; 0 before the first."""
    unasked: tuple[Move, ...] = ()
    """What the viewer may do though nobody asks."""
    undo: UndoOption | None = None
    """What the viewer may take back."""
    standing: tuple[str, ...] = ()
    """The answers that the viewer has given in advance."""
    held: Move | None = None
    """What the viewer has answered to a reaction that is not heard yet, and may still change."""
    proposal: UndoRequest | None = None
    """Somebody's wish to take back a move, which others have to agree to."""
    wishes: tuple[Wish, ...] = ()
    """What others have to agree to beside that."""
    ahead: Foresight | None = None
    """What the viewer has planned and may plan; None if nothing can be.

    Lists of tables leave it out."""
    renamed: int = 0
    """Number of times question ids were regenerated, by undos and restored backups."""
    sleep_apart: bool = False
    """True if somebody at the table sleeps at quite other hours than the viewer."""
    claimable_at: Millis | None = None
    """From when on a game of two is the viewer's for the asking; None if it never is."""

    @property
    def mark(self) -> str:
        """A mark of what the viewer knows that nothing else in the game has, undone or not."""
        return f"{self.moves}.{self.renamed}"

    @property
    def question(self) -> Question | None:
        """The question that the viewer is asked, if any."""
        return next((q for q in self.questions if q.decision.seat == self.seat), None)

    @property
    def waits(self) -> bool:
        """True if the viewer owes an answer, and has not answered a reaction that is held."""
        question = self.question
        return question is not None and not question.decision.answered and self.held is None

    @property
    def has_a_choice(self) -> bool:
        """True if the viewer owes an answer, and has more than one to choose from."""
        question = self.question
        return question is not None and not question.decision.answered and len(self.legal) > 1


class Planned(msgspec.Struct, frozen=True):
    """An answer to a question that is still to come."""

    look: TableView
    """The table as it will be for the viewer then, if the others let things pass."""
    move: Move


class Foresight(msgspec.Struct, frozen=True):
    """What a viewer can see coming."""

    planned: tuple[Planned, ...] = ()
    """What is answered for the viewer, in order."""
    following: TableView | None = None
    """The table at the question after that, with what there is to choose from."""
    lost: tuple[str, ...] = ()
    """What has changed, if that ended a plan."""
    regardless: bool = False
    """True if luck comes before ``following``, of which that shows nothing."""


class MoveReceipt(msgspec.Struct, frozen=True):
    """An accepted move, durable by the time this is handed out."""

    table: Table
    """As it was right after the move."""
    seat: Seat | None
    """Whose move it was; None for one that was made for nobody."""
    events: tuple[Event, ...]
    """What happened, as far as the mover may hear of it."""
    number: int = 0
    """Of the move, counted from the start of the game."""
    repeated: bool = False
    """True if this very press had been accepted before; nothing was done again."""
    refused: Refused | None = None
    """Why a later step of the answer was not made; those before it stand."""


class PastView(msgspec.Struct, frozen=True):
    """A position of the past and the move that led to it, as one viewer knew them."""

    look: TableView
    """Without questions: nothing can be answered in the past."""
    heard: Account


class Missed(msgspec.Struct, frozen=True):
    """What has happened since somebody last acted at a table."""

    account: Account = Account(())
    left: int | None = None
    """The move up to which the game stands as they left it, before their own last one was carried
    out; None if nothing has happened."""
    left_at: datetime | None = None
    span: timedelta = timedelta()
    """From then to the last thing that happened."""
    acted: bool = False
    """True if it begins with a move of their own, or of a spectator with a position that they may
    have seen, and not with the game or with their seat."""
    moves: int = 0
    """Moves that stand since."""
    turns: int = 0
    """Turns that have begun since."""
