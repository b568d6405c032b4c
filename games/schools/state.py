"""Everything there is to know about a game of Clash of Magic Schools; seen by the rules alone."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from games.api import Seat, State
from games.schools.content import INDEX, Counts, Element, Levels, Reason, Students
from games.schools.view import Phase, Trace

T = TypeVar("T")

SEATS = (Seat(0), Seat(1))


class Side(msgspec.Struct, frozen=True, gc=False):
    """One school: hand, arenas, row and pawn."""

    hand: Counts
    known: Counts
    """Those in hand of which the opponent can be certain by counting.

    When the discards are shuffled all other students are in sight or in the two hands, so that
    each player can tell the other's. Of equal students those go first that are certain.
    """
    columns: tuple[Students, ...]
    """By arena, from the first deployed to the last."""
    stacks: tuple[Levels, ...]
    """By arena, from the bottom to the top."""
    row: Levels
    """From the crest on; the last one is available."""
    pawn: Element | None
    """The arena where it stands; None for the crest."""
    started: bool
    """True if the own starting trial was passed; until then the row holds nothing else."""


class Maleficio(msgspec.Struct, frozen=True, gc=False):
    """A Maleficio that waits for its answer."""

    place: int
    """Of the run that casts it."""
    number: int
    """How many students the opponent has to discard."""


class SchoolsState(State, frozen=True, gc=False):
    """A game, complete."""

    phase: Phase
    question: int
    """How many questions have been opened; the number of the open one."""
    turn: int
    """Counted from 1, both schools together."""
    active: Seat
    """Whose turn it is: Dragombre has the odd turns."""
    sides: tuple[Side, Side]
    """By seat."""
    students: Students
    """The next to be drawn comes first."""
    discards: Counts
    trials: Levels
    """The pile from the top down."""
    known_trials: int
    """How many on top of the pile everybody knows (Combustio)."""
    summoned: bool
    """True if the summon of this turn is used."""
    overtime: bool
    maleficio: Maleficio | None
    traces: tuple[Trace, ...]
    """What changed with the last answer."""
    gave_up: Seat | None
    reason: Reason | None
    """Why the game is over."""


def other(seat: Seat) -> Seat:
    """Return the opponent."""
    return Seat(1 - seat)


def with_side(state: SchoolsState, seat: Seat, side: Side, **changes: Any) -> SchoolsState:
    """Return ``state`` with ``side`` for ``seat``, along with other changes."""
    sides = (state.sides[0], side) if seat else (side, state.sides[1])
    return replace(state, sides=sides, **changes)


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return ``items`` with another one at ``index``."""
    return (*items[:index], item, *items[index + 1 :])


def plus(counts: Counts, more: Counts) -> Counts:
    """Add up students by element."""
    return tuple([one + two for one, two in zip(counts, more, strict=True)])


def minus(counts: Counts, fewer: Counts) -> Counts:
    """Take students away by element, at most as many as there are."""
    return tuple([max(one - two, 0) for one, two in zip(counts, fewer, strict=True)])


def one_more(counts: Counts, element: Element) -> Counts:
    """Add a student."""
    index = INDEX[element]
    return (*counts[:index], counts[index] + 1, *counts[index + 1 :])


def spent(side: Side, element: Element) -> tuple[Counts, Counts]:
    """Return hand and certain students after one of ``element``, which must be held, has left it.

    One of which the opponent is certain goes first.
    """
    index = INDEX[element]
    hand, known = side.hand, side.known
    hand = (*hand[:index], hand[index] - 1, *hand[index + 1 :])
    if known[index]:
        known = (*known[:index], known[index] - 1, *known[index + 1 :])
    return hand, known
