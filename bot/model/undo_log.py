"""Moves that can still be undone, and question ids that change with each undo."""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.api import Applied, Decision, Event, Seat, State, is_fence

UNDOS_A_TURN = 3
"""Most undos of a seat per turn, drafts apart; each restarts the clock."""

IN_ADVANCE = frozenset({"standing", "plan"})
"""Causes of moves that follow from an answer in advance."""

_KEPT = 64
_RENAMED = re.compile(r"u\d+$")


class UndoEntry(msgspec.Struct, frozen=True):
    """A move that can be undone: it revealed nothing and drew no luck."""

    number: int
    seat: Seat
    user_id: int | None
    """Id of the person who moved; None for an answer of the host."""
    in_advance: bool = False
    """True if the move came from an answer in advance."""
    question: str = ""
    """The question answered, by the game's own name, if the move was private; else empty."""
    hidden: bool = False
    """True if nobody else could notice it: a step of a draft, or a secret answer changed."""


class UndoLog(msgspec.Struct, frozen=True):
    """The last moves of a game, kept for undo."""

    fence: int = 0
    """The last move that drew luck, told something hidden, or was an answer that might have been
    another (:attr:`games.api.Decision.fence`); nothing up to it can be undone."""
    steps: tuple[UndoEntry, ...] = ()
    renamed: int = 0
    """Number of times question ids were regenerated: once for each undo that others heard of."""
    undos: tuple[tuple[Seat, int], ...] = ()
    """Seats that undid moves since the fence, with the chapter of each undo."""
    revealed: int | None = None
    """If the fence is an answer, or came after one in secret, the last fence that revealed
    something; not stored."""

    @property
    def last_reveal(self) -> int:
        """The number of the last move that drew luck or revealed something, answers apart."""
        return self.fence if self.revealed is None else self.revealed

    def ends_with_answer(self, number: int) -> bool:
        """Return True if an answer is the undo barrier after move ``number``, secrets apart."""
        return self.revealed is not None and self.fence > number

    def after(
        self, before: State, applied: Applied[Any], step: UndoEntry, asked: Decision | None
    ) -> UndoLog:
        """Return the log after one more move, which answered ``asked``; None: came unasked.

        A move that drew luck or revealed something becomes the undo barrier, and so does an answer
        to a question marked ``fence``, which might have had another, unless it is a step of a
        draft: nothing up to it can be undone then, no step or undo is kept. Any other is appended;
        beyond 64 the oldest falls out and becomes the barrier.
        """
        if is_fence(before, applied, step.seat):
            secret = self.revealed is not None and all(e.to is not None for e in applied.events)
            # Nobody is to learn by a refusal of what they could not notice.
            revealed = step.number if secret else None
            return UndoLog(step.number, renamed=self.renamed, revealed=revealed)
        if is_answer(asked, private=bool(step.question)):
            return UndoLog(step.number, renamed=self.renamed, revealed=self.last_reveal)
        if len(self.steps) == _KEPT:
            # What is so long ago is done.
            return replace(self, fence=self.steps[0].number, steps=(*self.steps[1:], step))
        return replace(self, steps=(*self.steps, step))

    def with_last_hidden(self) -> UndoLog:
        """Return the log with its last move as one that nobody else could notice."""
        if not self.steps:
            return self
        return replace(self, steps=(*self.steps[:-1], replace(self.steps[-1], hidden=True)))

    def back(
        self, target: int, kept: Container[int], seat: Seat, chapter: int, *, private: bool
    ) -> UndoLog:
        """Return the log after an undo to move ``target``, after which the moves ``kept`` stand.

        That ``target`` is not before the undo barrier is for the caller to check. ``seat`` undoes
        in turn ``chapter``, which counts toward its limit, and question ids change. A ``private``
        undo takes back a step of a draft: it isn't counted, and question ids stay.
        """
        steps = tuple(s for s in self.steps if s.number <= target or s.number in kept)
        if private:
            return replace(self, steps=steps)
        undos = (*self.undos, (seat, chapter))
        return replace(self, steps=steps, renamed=self.renamed + 1, undos=undos)


def is_answer(asked: Decision | None, *, private: bool) -> bool:
    """Return True if a move settled a question that had another possible answer.

    A step of a draft, which nobody else hears of (``private``), settles nothing.
    """
    return asked is not None and asked.fence and not private


def is_private(events: Iterable[Event], seat: Seat) -> bool:
    """Return True if all events were told to ``seat`` alone, and there are any."""
    heard = {event.to for event in events}
    return heard == {(seat,)}


def are_drafts(steps: Iterable[UndoEntry], seat: Seat, questions: Collection[str]) -> bool:
    """Return True if all moves are steps of a seat's draft: private, the question still open.

    Args:
        steps: the moves.
        seat: whose draft it would be.
        questions: what the seat is still asked, and :data:`UNASKED`.
    """
    names = {game_name(question) for question in questions}
    return all(step.seat == seat and step.question in names for step in steps)


class UndoOption(msgspec.Struct, frozen=True):
    """An undo that is possible."""

    target: int
    """Number of the last move that would remain, but for what others did in secret since."""
    consent: tuple[Seat, ...]
    """Seats that have acted since and must agree."""
    private: bool = False
    """True if only steps of a draft are undone."""


class UndoRequest(msgspec.Struct, frozen=True):
    """A player's request to undo a move."""

    seat: Seat
    number: int
    """Number of the last move that everybody could notice at the request; another closes it."""
    target: int
    consent: tuple[Seat, ...] = ()
    """Seats that have to agree."""
    agreed: tuple[Seat, ...] = ()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats that have not agreed yet."""
        return tuple(seat for seat in self.consent if seat not in self.agreed)


def find_option(
    undo_log: UndoLog,
    seat: Seat,
    user_id: int,
    gone: Container[Seat],
    questions: Collection[str],
) -> UndoOption | None:
    """Return the undo of a person's last own move; None if none can be undone.

    Only moves after the undo barrier can be. A step of a draft is undone alone, whatever others did
    since. With any other move, or where the seat was also moved for since, all later ones are
    undone, and others have to agree (:func:`who_agrees`). ``questions`` are those of
    :func:`are_drafts`: a draft that somebody else has begun in the seat, or a computer in their
    absence, is as much theirs.
    """
    own = [
        step
        for step in undo_log.steps
        if step.seat == seat and (step.user_id == user_id or are_drafts([step], seat, questions))
    ]
    if not own:
        return None
    target = own[-1].number - 1
    lost = [step for step in undo_log.steps if step.number > target and step.seat == seat]
    if are_drafts(lost, seat, questions):
        return UndoOption(target, (), private=True)
    return UndoOption(target, who_agrees(undo_log, seat, target, gone))


def who_agrees(
    undo_log: UndoLog, seat: Seat, target: int, gone: Container[Seat]
) -> tuple[Seat, ...]:
    """Return the seats that have to agree if ``seat`` takes back all moves after ``target``.

    They have answered since, in advance or by hand, and are not ``gone``. Who has only drafted, or
    changed a secret answer, is not asked: nobody may learn of that.
    """
    later = {
        step.seat
        for step in undo_log.steps
        if step.number > target and (step.user_id or step.in_advance) and not step.hidden
    }
    return tuple(sorted(s for s in later if s != seat and s not in gone))


def rename_after_undo(decisions: tuple[Decision, ...], renamed: int) -> tuple[Decision, ...]:
    """Return questions with the ids of generation ``renamed``, which none had before an undo (F66).

    Generation 0 leaves them as they are.
    """
    if not renamed:
        return decisions
    return tuple(replace(one, id=name_anew(one.id, renamed)) for one in decisions)


def name_anew(decision_id: str, renamed: int) -> str:
    """Return the question's id in generation ``renamed``, whatever its generation was."""
    return f"{game_name(decision_id)}u{renamed}"


def game_name(decision_id: str) -> str:
    """Return a question's name in its game, without the generation."""
    return _RENAMED.sub("", decision_id)


def is_current(decision_id: str, renamed: int) -> bool:
    """Return True if a question's id is of generation ``renamed``; any is of generation 0."""
    return not renamed or decision_id.endswith(f"u{renamed}")
