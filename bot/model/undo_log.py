"""The moves that may still be taken back, and the questions of a game told apart by its undos."""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.api import Applied, Decision, Event, Seat, State, is_fence

UNDOS_A_TURN = 3
"""So often a seat may take back in one turn what is more than a draft: its clock begins anew."""

IN_ADVANCE = frozenset({"standing", "plan"})
"""Causes of moves that are what the person in the seat had said before."""

_KEPT = 64
_RENAMED = re.compile(r"u\d+$")


class UndoEntry(msgspec.Struct, frozen=True):
    """A move that stands and after which nothing hidden was told and no luck drawn."""

    number: int
    seat: Seat
    user_id: int | None
    """Who made it; None for an answer of the host."""
    in_advance: bool = False
    """Whether it is what the person in the seat had said in advance."""
    question: str = ""
    """What it answered, by the game's own name, if nobody else heard of it; else empty."""


class UndoLog(msgspec.Struct, frozen=True):
    """What is kept of a game's last moves for the sake of taking them back."""

    fence: int = 0
    """The last move that drew luck, told something hidden, or was an answer that might have been
    another (:attr:`games.api.Decision.fence`); nothing up to it can be undone."""
    steps: tuple[UndoEntry, ...] = ()
    renamed: int = 0
    """How often questions were named anew, as each time when others heard of an undo."""
    undos: tuple[tuple[Seat, int], ...] = ()
    """Who took moves back since the fence, and in which chapter."""
    revealed: int | None = None
    """Where the fence is such an answer, the last one that was not; forgotten with the process."""

    @property
    def last_reveal(self) -> int:
        """The last move after which more is known than what somebody answered."""
        return self.fence if self.revealed is None else self.revealed

    def ends_with_answer(self, number: int) -> bool:
        """Whether nothing can be undone for an answer given after the move ``number``."""
        return self.revealed is not None and self.fence > number

    def after(
        self, before: State, applied: Applied[Any], step: UndoEntry, asked: Decision | None
    ) -> UndoLog:
        """Go on by one move, which answered what was ``asked``, or nothing."""
        if is_fence(before, applied, step.seat):
            return UndoLog(step.number, renamed=self.renamed)
        if is_answer(asked, private=bool(step.question)):
            return UndoLog(step.number, renamed=self.renamed, revealed=self.last_reveal)
        if len(self.steps) == _KEPT:
            # What is so long ago is done.
            return replace(self, fence=self.steps[0].number, steps=(*self.steps[1:], step))
        return replace(self, steps=(*self.steps, step))

    def back(self, target: int, seat: Seat, chapter: int, *, private: bool) -> UndoLog:
        """Go back to the move ``target``, which the fence does not lie behind.

        Steps of a draft are taken back as often as one likes: nothing begins anew with it.
        """
        kept = tuple(step for step in self.steps if step.number <= target)
        if private:
            return replace(self, steps=kept)
        undos = (*self.undos, (seat, chapter))
        return replace(self, steps=kept, renamed=self.renamed + 1, undos=undos)


def is_answer(asked: Decision | None, *, private: bool) -> bool:
    """Whether what was asked is settled by a move, and might have been settled otherwise.

    A step of a draft, which nobody else hears of, settles nothing.
    """
    return asked is not None and asked.fence and not private


def is_private(events: Iterable[Event], seat: Seat) -> bool:
    """Whether something happened that nobody but ``seat`` heard of."""
    heard = {event.to for event in events}
    return heard == {(seat,)}


def are_drafts(steps: Iterable[UndoEntry], seat: Seat, questions: Collection[str]) -> bool:
    """Whether moves are all steps of a seat's draft: nobody else heard, and what is asked stays.

    Args:
        steps: the moves.
        seat: whose draft it would be.
        questions: what the seat is still asked, and :data:`UNASKED`.
    """
    names = {game_name(question) for question in questions}
    return all(step.seat == seat and step.question in names for step in steps)


class UndoOption(msgspec.Struct, frozen=True):
    """A move that may be taken back."""

    target: int
    """The last move that would stand."""
    consent: tuple[Seat, ...]
    """Who has acted since and must agree."""
    private: bool = False
    """Whether it only takes back steps of a draft."""


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody's wish to take back a move."""

    seat: Seat
    number: int
    """Of the last move when it was made; any further move closes it."""
    target: int
    consent: tuple[Seat, ...] = ()
    """Who has to agree."""
    agreed: tuple[Seat, ...] = ()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """List who has not agreed yet."""
        return tuple(seat for seat in self.consent if seat not in self.agreed)


def find_option(
    undo_log: UndoLog,
    seat: Seat,
    user_id: int,
    gone: Container[Seat],
    questions: Collection[str],
) -> UndoOption | None:
    """Tell what a person in a seat may take back: their own last move, while no fence is past it.

    Whoever has answered since, in advance or by hand, and is still there, has to agree.
    ``questions`` are those of :func:`are_drafts`: a draft that somebody else has begun in the seat,
    or a computer in their absence, is as much theirs.
    """
    own = [
        step.number
        for step in undo_log.steps
        if step.seat == seat and (step.user_id == user_id or are_drafts([step], seat, questions))
    ]
    if not own:
        return None
    later = {
        step.seat
        for step in undo_log.steps
        if step.number > own[-1] and (step.user_id or step.in_advance)
    }
    consent = tuple(sorted(s for s in later if s != seat and s not in gone))
    lost = (step for step in undo_log.steps if step.number >= own[-1])
    return UndoOption(own[-1] - 1, consent, are_drafts(lost, seat, questions))


def rename_after_undo(decisions: tuple[Decision, ...], renamed: int) -> tuple[Decision, ...]:
    """Name questions so that none has the name of one that was open before an undo (F66)."""
    if not renamed:
        return decisions
    return tuple(replace(one, id=name_anew(one.id, renamed)) for one in decisions)


def name_anew(decision_id: str, renamed: int) -> str:
    """Name a question, whatever it was named before, as after so many times of naming anew."""
    return f"{game_name(decision_id)}u{renamed}"


def game_name(decision_id: str) -> str:
    """Return the name that a question has in its game."""
    return _RENAMED.sub("", decision_id)


def is_current(decision_id: str, renamed: int) -> bool:
    """Whether a question was named after the last undo."""
    return not renamed or decision_id.endswith(f"u{renamed}")
