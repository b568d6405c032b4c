"""A game under way as the host holds it: its position, its questions and their clocks."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.model.players import Player
from bot.model.preferences import Preferences, QuietHours
from bot.model.times import Millis, TimeSpan
from bot.model.undo_log import UndoLog
from bot.model.view import UNASKED
from bot.table.position import Position
from games.api import AnyGame, Decision, Move, Seat, State, View
from games.rng import Rng

_UNSET = Preferences()

WAITED = 5 * 24 * 60 * 60 * 1000
"""For so long, in milliseconds, a game waits for somebody who said that they are away."""


class QuestionTimer(msgspec.Struct, frozen=True):
    """How a question's clock began, in milliseconds."""

    at: Millis
    given_back: int = 0
    """How much longer its limit is: what it stood between questions that share it."""
    next_call: Millis | None = None
    """When the seat is to hear of it next: by its call, or by a reminder."""
    passed: int | None = None
    """The move with which the question passed to the seat from somebody else; None for one that
    follows from what the person has just done."""
    call_at: Millis | None = None
    """When the seat is called to what passed to it."""
    covered: int = 0
    """How much of what was given back fell in pauses and absences."""
    heard_after: int = 0
    """For how long after :attr:`at` no answer is heard; see :mod:`bot.clocks.windows`."""
    hours: QuietHours | None = None
    """The quiet hours of the person as they were when it was asked."""
    is_old: bool = False
    """True if it was asked before limits knew of nights and of who has not been seen: what was
    promised then holds."""
    former: bool = False
    """True if 1.0.0 asked it, whose reactions were shorter: what was promised then holds."""


AnswerCause = Literal["player", "default", "standing", "plan", "computer", "stand-in"]
"""By whom or what a question is answered: by hand, by the host, in advance, or by a computer."""


class HeldAnswer(msgspec.Struct, frozen=True):
    """An answer that waits for the end of its window."""

    move: Move
    user_id: int | None = None
    """Who gave it; None for what nobody gave by hand, as the next."""
    interaction_id: int | None = None
    cause: AnswerCause = "player"


class Answerer(msgspec.Struct, frozen=True):
    """Whose step led to the questions that are open now."""

    seat: Seat
    question: Decision | None = None
    """What was answered; None for a move taken back."""
    absent: bool = False
    """True if the host answered because the time was up."""


class StoppedClock(msgspec.Struct, frozen=True):
    """A limit that several questions of a seat share, as it stood when the last was answered."""

    name: str
    """As :meth:`games.game.Rules.limit_name` returns it."""
    at: Millis
    """When it began, in milliseconds."""
    given_back: int
    stopped_at: Millis
    covered: int = 0
    """As :attr:`QuestionTimer.covered`."""


class TableClocks(msgspec.Struct, frozen=True):
    """What is known of time at a table beside its open questions."""

    used: dict[Seat, int] = {}
    """Milliseconds that seats have used of their banks."""
    stopped: dict[Seat, StoppedClock] = {}
    """The last shared limit of each seat that had one."""
    wishes: dict[int, int] = {}
    """People who want the table paused, or wanted the pause that goes on, and for how many days."""
    paces: dict[Seat, str] = {}
    """Seats that want another pace, and which."""
    extensions: frozenset[tuple[str, Seat, Seat]] = frozenset()
    """Questions by id and seat, and the seats that gave more time for them."""
    reminded: dict[tuple[str, Seat, int], int] = {}
    """The turn of each reminder given, by question, seat and number."""
    preferences: dict[int, Preferences] = {}
    """What the people at the table set, as far as it has been read."""
    server_night: QuietHours | None = None
    """The quiet hours of most people of the server, where it has set none itself; None if they
    live in several zones, or too few have said so."""

    def waits_for(self, player: Player) -> tuple[TimeSpan, ...]:
        """List the absences in which the table waits for the person in a seat, in order.

        They begin with the occupancy at the earliest, and are cut once they come to five days in
        all.
        """
        away = self.preferences_of(player).away
        if not away:
            return ()
        found: list[TimeSpan] = []
        left = WAITED
        for span in sorted(away):
            since = max(span.since, player.occupancy.began_at)
            until = min(span.until, since + left)
            if since < until:
                found.append(TimeSpan(since, until))
                left -= until - since
        return tuple(found)

    def preferences_of(self, player: Player) -> Preferences:
        """Return what whoever sits in a seat has set; where nothing is known, nothing."""
        user_id = player.user_id
        return _UNSET if user_id is None else self.preferences.get(user_id, _UNSET)


class LastSight(msgspec.Struct, frozen=True):
    """What a seat saw of the game right before its last answer by hand."""

    number: int
    """Of the last move by then."""
    chapter: int
    view: View


class RunningGame(msgspec.Struct, frozen=True):
    """A game under way or at its end."""

    position: Position
    decisions: tuple[Decision, ...]
    due: dict[tuple[str, Seat], int]
    """Milliseconds by decision id and seat, for every question not answered yet."""
    moves: int
    chapter: int
    since: int
    """Number of the move in which the chapter began."""
    posed: dict[tuple[str, Seat], QuestionTimer] = {}
    """Since when each question not answered yet is open."""
    bank_from: dict[tuple[str, Seat], int] = {}
    """When the bank of the seat asked begins to be used, where that is known."""
    banks_run: frozenset[tuple[str, Seat]] = frozenset()
    """The questions for which a bank is being used, as everybody is told: before, nobody can tell
    from a limit who has been seen."""
    undo_log: UndoLog = UndoLog()
    last_answers: dict[Seat, int] = {}
    """When each seat last answered, in advance or by hand."""
    answered_in: dict[Seat, int] = {}
    """The turn in which that was."""
    last_sights: dict[Seat, LastSight] = {}
    """What each seat will find changed when it looks again; of answers since the table was read."""
    noticed: dict[Seat | None, int] = {}
    """By viewer (None: spectators), the last move that they could notice, where private ones of
    others came after it."""

    def noticed_by(self, viewer: Seat | None) -> int:
        """Return the number of the last move that a seat, or a spectator (None), could notice."""
        return self.noticed.get(viewer, self.moves)

    def unnoticed(self, audience: Collection[Seat], seats: int) -> dict[Seat | None, int]:
        """Return :attr:`noticed` after one more move, of which only ``audience`` may know."""
        viewers = (None, *map(Seat, range(seats)))
        return {one: self.noticed_by(one) for one in viewers if one not in audience}

    @property
    def game(self) -> AnyGame:
        """The rules that it is played by."""
        return self.position.game

    @property
    def state(self) -> State:
        """All there is to know of it; what a seat may know is in a view."""
        return self.position.state

    def seen_by(self, seat: Seat) -> RunningGame:
        """Note what a seat sees before its answer."""
        sight = LastSight(self.moves, self.chapter, self.position.view(seat))
        return replace(self, last_sights={**self.last_sights, seat: sight})

    def drafting(self, seat: Seat) -> tuple[str, ...]:
        """Return the ids of what a seat may draft: its unanswered questions, then ``UNASKED``."""
        asked = (one.id for one in self.decisions if one.seat == seat and not one.answered)
        return (*asked, UNASKED)

    def asked(self, decision_id: str, seat: Seat) -> Decision | None:
        """Return a seat's question with that id, answered or not; None if it is not asked."""
        for decision in self.decisions:
            if decision.seat == seat and decision.id == decision_id:
                return decision
        return None

    def question_to(self, seat: Seat) -> Decision | None:
        """Return the first question that a seat has to answer still; None if there is none."""
        for decision in self.decisions:
            if decision.seat == seat and not decision.answered:
                return decision
        return None

    def luck(self, decision_id: str, seat: Seat) -> Rng:
        """Return the luck for an answer in a seat's stead: new for each question, and secret.

        It comes from the seed, which nobody knows before the game is over.
        """
        return Rng(f"{self.state.rng.seed}/{decision_id}/{seat}")

    def salt(self, decision_id: str, seat: Seat) -> str:
        """Return a text that a computer draws its luck from, different for each question and seat.

        It comes from the seed by SHA-256: it leaves the host with the question, and nobody can find
        the seed from it.
        """
        spelt = f"{self.state.rng.seed}/{decision_id}/{seat}/computer"
        return hashlib.sha256(spelt.encode()).hexdigest()
