"""Everybody sings one of three notes at once; a note that nobody else sings scores.

Every seat is asked from the set-up to the end, and may change its note until the last one is in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from tabletop.api import (
    OVER,
    Applied,
    Decision,
    Event,
    Events,
    Move,
    Options,
    Outcome,
    PhasedView,
    Rng,
    RuleError,
    Rules,
    Seat,
    Significance,
    State,
    Waiting,
    Weight,
)

NOTES = 3
VERSES = 4


class Sing(Move, frozen=True):
    """Sing a note in this verse."""

    note: int


class VerseBegan(Event, frozen=True):
    """Everybody is asked for a note."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    begins_round = True
    round: int


class NoteChosen(Event, frozen=True):
    """A seat has chosen its note; nobody else hears of it yet."""

    significance = Significance(Weight.DEED)
    seat: Seat
    note: int


class NoteHeard(Event, frozen=True):
    """A seat's note is heard by everybody."""

    significance = Significance(Weight.RESULT, ("seat",))
    reveals = True
    seat: Seat
    note: int
    points: int
    """Points scored by it: the note's number, or 0 where others sang it too."""


class ChoirState(State, frozen=True):
    """The notes of the running verse, None where a seat has not chosen, and the points."""

    round: int
    """Counted from 1; one more than there are verses at the end."""
    notes: tuple[int | None, ...]
    points: tuple[int, ...]


class Phase(StrEnum):
    """The question that the table waits for."""

    SING = "sing"
    OVER = OVER


class Player(msgspec.Struct, frozen=True):
    """A seat and its points."""

    seat: Seat
    points: int


class ChoirView(PhasedView, frozen=True):
    """The points of all, and the note that the viewer has chosen."""

    phase: Phase
    round: int
    note: int | None
    players: tuple[Player, ...]
    winners: tuple[Seat, ...]
    """Empty while the game goes on."""


class Choir(Rules[ChoirState, Sing, ChoirView]):
    """The rules of Choir; see :class:`games.game.Rules`."""

    id: ClassVar[str] = "choir"
    seats: ClassVar[Sequence[int]] = range(2, 5)
    horizon: ClassVar[int] = 2
    state_type = ChoirState
    view_type = ChoirView
    move_types: tuple[type[Sing], ...] = (Sing,)
    event_types: tuple[type[Event], ...] = (VerseBegan, NoteChosen, NoteHeard)

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[ChoirState]:  # noqa: ARG002 - there are no options
        """Begin the first verse."""
        state = ChoirState(Rng(seed), 1, (None,) * seats, (0,) * seats)
        return Applied(state, (VerseBegan(round=1),))

    def decisions(self, state: ChoirState) -> tuple[Decision, ...]:
        """Ask every seat for a note."""
        return tuple(
            Decision(
                f"v{state.round}",
                seat,
                Phase.SING,
                secret=True,
                answered=state.notes[seat] is not None,
            )
            for seat in self.asked(state)
        )

    def seat_count(self, state: ChoirState) -> int:
        """Return the number of players."""
        return len(state.notes)

    def asked(self, state: ChoirState) -> tuple[Seat, ...]:
        """Return every seat, until the last verse is over."""
        return tuple(map(Seat, range(len(state.notes)))) if state.round <= VERSES else ()

    def answered(self, state: ChoirState) -> tuple[Seat, ...]:
        """Return the seats that have chosen a note."""
        return tuple(seat for seat in self.asked(state) if state.notes[seat] is not None)

    def legal_moves(self, state: ChoirState, seat: Seat) -> Iterator[Sing]:
        """Yield every note."""
        if seat in self.asked(state):
            yield from map(Sing, range(1, NOTES + 1))

    def answer(self, state: ChoirState, seat: Seat, move: Sing, events: Events) -> ChoirState:
        """Choose a note, or another one; the last seat to choose ends the verse."""
        if move not in self.legal_moves(state, seat):
            raise RuleError("no-such-note", most=NOTES)
        notes = (*state.notes[:seat], move.note, *state.notes[seat + 1 :])
        events.append(NoteChosen(to=(seat,), seat=seat, note=move.note))
        sung = tuple(note for note in notes if note is not None)
        if len(sung) < len(notes):
            return replace(state, notes=notes)
        scored = tuple(note if sung.count(note) == 1 else 0 for note in sung)
        events += [
            NoteHeard(seat=Seat(at), note=note, points=points)
            for at, (note, points) in enumerate(zip(sung, scored, strict=True))
        ]
        points = tuple(had + more for had, more in zip(state.points, scored, strict=True))
        number = state.round + 1
        if number <= VERSES:
            events.append(VerseBegan(round=number))
        return replace(state, round=number, notes=(None,) * len(notes), points=points)

    def choose_default(self, state: ChoirState, seat: Seat, luck: Rng) -> Sing:
        """Choose any note: what others sing cannot be known."""
        return luck.pick(list(self.legal_moves(state, seat)))[0]

    def show(self, state: ChoirState, viewer: Seat | None) -> ChoirView:
        """Show the points and the viewer's own note."""
        outcome = self.outcome(state)
        return ChoirView(
            viewer,
            phase=Phase.OVER if outcome else Phase.SING,
            waiting=tuple(
                Waiting(seat, answered=state.notes[seat] is not None) for seat in self.asked(state)
            ),
            round=min(state.round, VERSES),
            note=None if viewer is None else state.notes[viewer],
            players=tuple(Player(Seat(at), points) for at, points in enumerate(state.points)),
            winners=outcome.ranking[0] if outcome else (),
        )

    def outcome(self, state: ChoirState) -> Outcome | None:
        """Rank the seats by points after the last verse."""
        if state.round <= VERSES:
            return None
        ranking = tuple(
            tuple(Seat(at) for at, own in enumerate(state.points) if own == points)
            for points in sorted(set(state.points), reverse=True)
        )
        return Outcome(ranking, "verses-sung", state.points)

    def redeal(self, state: ChoirState, viewer: Seat | None, seed: str) -> ChoirState:
        """Draw the notes that others have chosen and the viewer has not heard."""
        rng = Rng(seed)
        notes: list[int | None] = []
        for seat, note in enumerate(state.notes):
            drawn, rng = rng.below(NOTES)
            notes.append(note if note is None or seat == viewer else drawn + 1)
        return replace(state, rng=rng, notes=tuple(notes))

    def clock(self, state: ChoirState) -> int:
        """Return the number of verses sung."""
        return state.round - 1

    def estimate(self, state: ChoirState, viewer: Seat | None) -> tuple[float, ...]:  # noqa: ARG002 - points are public
        """Return the share of rivals behind each seat by points; ties count half."""
        rivals = len(state.points) - 1
        return tuple(
            sum((own > other) + (own == other) / 2 for other in state.points) / rivals
            - 0.5 / rivals
            for own in state.points
        )


GAME = Choir()
