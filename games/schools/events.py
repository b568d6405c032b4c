"""Events of Clash of Magic Schools, each with its audience."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import EVERYBODY, Event, Seat, Significance, Weight
from games.schools.content import Counts, Element, Levels, Reason, Students


class StudentsDealt(Event, frozen=True):
    """A school got the students it starts with."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    number: int


class TurnBegan(Event, frozen=True):
    """The turn passed to a school."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    seat: Seat
    turn: int
    """Counted from 1, both schools together."""


class DiscardsShuffled(Event, frozen=True):
    """The draw pile was empty: the discards are the new one."""

    significance = Significance(Weight.UPKEEP)
    number: int


class HandRefilled(Event, frozen=True):
    """A school drew students."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    number: int
    """Fewer than three only where no more were left (M20)."""
    pile: int
    """What is left to be drawn."""


class StudentsDrawn(Event, frozen=True):
    """Private: the students that a school drew, in the order drawn."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    seat: Seat
    students: Students


class PawnMoved(Event, frozen=True):
    """A: a student of the element of ``arena`` was discarded, and the pawn stands there now."""

    significance = Significance(Weight.DEED)
    seat: Seat
    origin: Element | None
    """None for the school's crest."""
    arena: Element


class StudentDeployed(Event, frozen=True):
    """B: a student joined the end of a column."""

    significance = Significance(Weight.DEED)
    seat: Seat
    arena: Element
    student: Element
    column: int
    """How many stand there now."""


class TrialPassed(Event, frozen=True):
    """C: an available trial was stacked."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    arena: Element
    row: Seat
    """Whose row it was taken from."""
    level: int
    starting: bool
    """True if it is the school's own starting trial."""


class StudentsSummoned(Event, frozen=True):
    """D: the last three students of an arena went to another."""

    significance = Significance(Weight.DEED)
    seat: Seat
    origin: Element
    arena: Element
    students: Students


class BatraxCast(Event, frozen=True):
    """E: opposing students of an element were discarded."""

    significance = Significance(Weight.STAKE, ("victim",))
    seat: Seat
    victim: Seat
    arena: Element
    element: Element
    number: int


class InundatioCast(Event, frozen=True):
    """E: a trial two levels up was passed."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    arena: Element
    row: Seat
    level: int


class HypnoxCast(Event, frozen=True):
    """E: opposing students of an element changed sides."""

    significance = Significance(Weight.STAKE, ("seat", "victim"), pictures=1)
    seat: Seat
    victim: Seat
    arena: Element
    element: Element
    number: int

    def is_pictured(self, before: Sequence[Event]) -> bool:  # noqa: ARG002 - how many decides
        """Return True if more than one student changed sides."""
        return self.number > 1


class CombustioCast(Event, frozen=True):
    """E: all opposing trials of an arena went back on the pile, the lowest on top."""

    significance = Significance(Weight.STAKE, ("victim",), moment=True, pictures=1)
    seat: Seat
    victim: Seat
    arena: Element
    levels: Levels
    """From the top of the pile down: the last was on top of the stack, and alone counted."""


class EversioCast(Event, frozen=True):
    """E: the opponent's top trial was stolen."""

    significance = Significance(Weight.STAKE, ("seat", "victim"), moment=True, pictures=1)
    seat: Seat
    victim: Seat
    arena: Element
    level: int


class MaleficioCast(Event, frozen=True):
    """E: the opponent has to discard half his hand."""

    significance = Significance(Weight.DEED, ("victim",))
    # Nothing is shown yet, but from here on there is no undo: the opponent has been asked (M19).
    reveals = True
    seat: Seat
    victim: Seat
    arena: Element
    number: int


class StudentsDiscarded(Event, frozen=True):
    """The answer to Maleficio: these students went to the open discards (M8)."""

    significance = Significance(Weight.STAKE, EVERYBODY)
    reveals = True
    seat: Seat
    students: Counts
    hand: int
    """How many are left in hand."""


class CasterExpelled(Event, frozen=True):
    """The student who cast a spell was discarded."""

    significance = Significance(Weight.DEED)
    seat: Seat
    arena: Element
    student: Element


class TotalsChanged(Event, frozen=True):
    """The totals of both schools, after something changed them."""

    significance = Significance(Weight.UPKEEP)
    totals: tuple[int, int]


class OvertimeBegan(Event, frozen=True):
    """One total is 15 or more, the other 10 or more; overtime lasts from here on (M10)."""

    significance = Significance(Weight.DEED, EVERYBODY, moment=True)
    totals: tuple[int, int]


class TrialsAnnounced(Event, frozen=True):
    """Phase 3: trials were revealed and appended to the school's row, the lower one last."""

    significance = Significance(Weight.DEED, implied=True)
    reveals = True
    seat: Seat
    levels: Levels
    """In the order appended."""
    pile: int
    """What is left in the pile."""


class GaveUp(Event, frozen=True):
    """A school gave the game up (M22)."""

    significance = Significance(Weight.DEED)
    seat: Seat


class HandShown(Event, frozen=True):
    """The game is over: a school shows the students left in hand."""

    significance = Significance(Weight.DEED, epilogue="last-cards")
    reveals = True
    seat: Seat
    students: Counts


class GameWon(Event, frozen=True):
    """The cup goes to one school."""

    significance = Significance(Weight.STAKE, EVERYBODY, moment=True, pictures=1)
    seat: Seat
    reason: Reason
    totals: tuple[int, int]

    def is_pictured(self, before: Sequence[Event]) -> bool:  # noqa: ARG002 - the totals decide
        """Return True if the winner is ahead by one point: the loser was one short of a draw.

        Who concedes does not lose by points.
        """
        mine, other = self.totals[self.seat], self.totals[1 - self.seat]
        return mine - other == 1 and self.reason is not Reason.GIVEN_UP


class GameDrawn(Event, frozen=True):
    """Equal totals at the end: nobody wins (M12)."""

    significance = Significance(Weight.STAKE, EVERYBODY, moment=True)
    reason: Reason
    totals: tuple[int, int]


SchoolsEvent = (
    StudentsDealt
    | TurnBegan
    | DiscardsShuffled
    | HandRefilled
    | StudentsDrawn
    | PawnMoved
    | StudentDeployed
    | TrialPassed
    | StudentsSummoned
    | BatraxCast
    | InundatioCast
    | HypnoxCast
    | CombustioCast
    | EversioCast
    | MaleficioCast
    | StudentsDiscarded
    | CasterExpelled
    | TotalsChanged
    | OvertimeBegan
    | TrialsAnnounced
    | GaveUp
    | HandShown
    | GameWon
    | GameDrawn
)
