"""What one viewer may know of a game of Clash of Magic Schools."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.api import Move, PhasedView, Seat
from games.schools.content import (
    Action,
    Counts,
    Element,
    Levels,
    Reason,
    School,
    Spell,
    Students,
)
from games.schools.moves import CASTS, Cast, CastBatrax, CastInundatio, EndTurn, PassTrial


class Phase(StrEnum):
    """What the table waits for; also the prompt of the open question."""

    ACT = "act"
    """The player to move chooses an action or ends the turn."""
    DISCARD = "discard"
    """Maleficio: the opponent of the player to move discards half his hand."""
    OVER = "over"


class TraceKind(StrEnum):
    """What changed."""

    PAWN = "pawn"
    """The pawn came to the arena."""
    STUDENTS = "students"
    """The last students of the column are new."""
    TRIALS = "trials"
    """The top trial of the stack is new."""
    ROW = "row"
    """The last trials of the row are new; no arena."""
    LOST_STUDENTS = "lost-students"
    """Students left the column, or the hand where there is no arena."""
    LOST_TRIALS = "lost-trials"
    """Trials left the stack."""


class Trace(msgspec.Struct, frozen=True, gc=False):
    """Something that changed with the last answer, for the glow on the picture."""

    kind: TraceKind
    seat: Seat
    arena: Element | None
    count: int


class Run(msgspec.Struct, frozen=True, gc=False):
    """Three or more equal students one after another; its second one is the caster (M13)."""

    place: int
    """Of its first student in the column, counted from 0."""
    length: int


class Stand(msgspec.Struct, frozen=True, gc=False):
    """One school's side of an arena."""

    arena: Element
    column: Students
    """From the first deployed to the last."""
    runs: tuple[Run, ...]
    casting: bool
    """True if the school's pawn stands here, so that these runs may cast in its turn."""
    stack: Levels
    """The trials passed here, from the bottom to the top."""
    level: int
    """Of the top trial; 0 without any."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """A school as everybody sees it."""

    seat: Seat
    school: School
    hand: int
    """How many students are in hand."""
    shown: Counts | None
    """Which they are, once the game is over."""
    stands: tuple[Stand, ...]
    """By arena."""
    row: Levels
    """The announced trials from the crest on; the last one is available."""
    starting: bool
    """True if the row holds the school's own starting trial, which is still to be passed."""
    pawn: Element | None
    """The arena where it stands; None for the crest."""
    total: int


class Consequence(msgspec.Struct, frozen=True, gc=False):
    """What an action brings about."""

    totals: tuple[int, int]
    """Of both schools afterwards."""
    overtime: bool
    """True if overtime begins with it."""
    ends: Reason | None
    """Why the game ends with it; such an action is final (M19)."""

    def lead_of(self, seat: Seat) -> int:
        """Return by how much a seat is ahead afterwards; if the game ends, 0 is a draw (M12)."""
        return self.totals[seat] - self.totals[1 - seat]


class AlikeChoice(msgspec.Struct, frozen=True, gc=False):
    """Students of an element, two to ``most`` of whom may be deployed at once.

    (:class:`games.schools.moves.DeployAlike`)
    """

    student: Element
    most: int


class PassChoice(msgspec.Struct, frozen=True, gc=False):
    """A trial that may be passed now (:class:`games.schools.moves.PassTrial`)."""

    row: Seat
    level: int
    starting: bool
    """True if it is the starting trial that is due."""
    consequence: Consequence


class SummonChoice(msgspec.Struct, frozen=True, gc=False):
    """Three students who may be summoned, and where to (:class:`games.schools.moves.Summon`)."""

    origin: Element
    students: Students
    arenas: Students
    """The arenas that they may go to."""


class CastChoice(msgspec.Struct, frozen=True, gc=False):
    """A spell that may be cast now, by the run at ``place``."""

    spell: Spell
    caster: Element
    place: int
    consequence: Consequence
    element: Element | None = None
    """Whom Batrax names or Hypnox wins over."""
    row: Seat | None = None
    """Where Inundatio takes the trial from."""
    students: int = 0
    """How many students the opponent loses, from the arena or from hand."""
    trials: Levels = ()
    """The trials that are passed, stolen, or go back on the pile, the lowest first."""


class EndChoice(msgspec.Struct, frozen=True, gc=False):
    """Ending the turn (:class:`games.schools.moves.EndTurn`)."""

    announces: int
    """How many trials are announced."""
    known: Levels
    """Those of them that everybody knows already."""
    consequence: Consequence


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Something that the viewer cannot do now, and why: the key and details of the refusal."""

    action: Action
    key: str
    details: dict[str, str | int]
    element: Element | None = None
    """Of the student or the arena that it is about."""
    row: Seat | None = None
    spell: Spell | None = None


class Choices(msgspec.Struct, frozen=True, gc=False):
    """What the viewer may answer now, and what not."""

    moves: Students = ()
    """Arenas for :class:`games.schools.moves.MoveTo`; each costs one student of its element."""
    deploys: Students = ()
    """For :class:`games.schools.moves.Deploy`."""
    alike: tuple[AlikeChoice, ...] = ()
    passes: tuple[PassChoice, ...] = ()
    summons: tuple[SummonChoice, ...] = ()
    casts: tuple[CastChoice, ...] = ()
    end: EndChoice | None = None
    discard: int = 0
    """How many students :class:`games.schools.moves.Discard` has to name."""
    rarest: Counts = ()
    """What :class:`games.schools.moves.DiscardRarest` would discard."""
    refusals: tuple[Refusal, ...] = ()
    """In the order of the actions."""

    def passing(self, move: PassTrial) -> PassChoice:
        """Return the trial that a legal move passes."""
        return next(choice for choice in self.passes if choice.row == move.row)

    def casting(self, move: Cast) -> CastChoice:
        """Return the choice that stands for a legal cast: same spell, run and target.

        Raises:
            StopIteration: the cast is not among the choices.
        """
        return next(
            choice
            for choice in self.casts
            if choice.spell is move.spell
            and choice.place == move.place
            and (not isinstance(move, CastBatrax) or choice.element is move.element)
            and (not isinstance(move, CastInundatio) or choice.row == move.row)
        )

    def consequence(self, move: Move) -> Consequence | None:
        """Return the totals and the end that a legal move leads to.

        None for a move that changes no total and cannot end the game: moves, deployments, summons,
        discards.
        """
        if isinstance(move, PassTrial):
            return self.passing(move).consequence
        if isinstance(move, CASTS):
            return self.casting(move).consequence
        if isinstance(move, EndTurn) and self.end is not None:
            return self.end.consequence
        return None


class SchoolsView(PhasedView, frozen=True):
    """The tournament as one viewer may see it."""

    phase: Phase
    turn: int
    """Counted from 1, both schools together."""
    turns_left: int | None
    """How many turns there are at most, this one included; None while that is far away (M14)."""
    active: Seat | None
    """Whose turn it is; None after the end."""
    players: tuple[Player, ...]
    trials: int
    """How many are left in the pile."""
    known_trials: Levels
    """Those on top of it that Combustio put there, from the top down."""
    students: int
    """How many are left to be drawn."""
    discards: Counts
    overtime: bool
    summoned: bool
    """True if the summon of this turn is used."""
    demanded: int
    """How many students Maleficio asks for; 0 where nothing is asked."""
    traces: tuple[Trace, ...]
    hand: Counts
    """The viewer's own students by element; empty for a spectator."""
    choices: Choices
    winner: Seat | None
    """Who has won; None while the game goes on and after a draw."""
    reason: Reason | None
    """Why the game is over."""
