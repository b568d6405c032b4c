"""Everything there is to know about a game of Clash of Vikings; seen by the rules alone."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from games.api import Seat, State
from games.vikings.content import Card, Space
from games.vikings.view import Clash, LaidOutcome, Phase, Trace

T = TypeVar("T")

Values = tuple[int, ...]
"""Bracelets by value; those of one value cannot be told apart."""

Cards = tuple[Card, ...]


class LaidCard(msgspec.Struct, frozen=True, gc=False):
    """A card laid this turn under an announced action, or as a Shield."""

    owner: Seat
    announced: Card
    card: Card
    revealed: bool = False
    outcome: LaidOutcome = LaidOutcome.OPEN


class VikingsState(State, frozen=True, gc=False):
    """A game, complete; tuples by seat unless said otherwise."""

    arena: int
    bluff_arena: bool
    phase: Phase
    question: int
    """How many questions have been opened; the number of the open one."""
    asked: tuple[Seat, ...]
    """The seats that the open question goes to; none once the game is over."""
    believed: tuple[Seat, ...]
    """Those of them that let the announced action stand (phase 2)."""
    turn: int
    """Counted from 1; 0 while Vikings are being placed."""
    active: Seat
    """Whose turn it is; while Vikings are being placed, whose the first turn will be."""
    spaces: tuple[Space | None, ...]
    """Where the Vikings stand; None before they are placed."""
    slots: tuple[Values, ...]
    """The face-up bracelets, by space."""
    holdings: tuple[Values, ...]
    """The bracelets in front of each seat."""
    known: tuple[tuple[Values, ...], ...]
    """By owner, then by viewer with the spectators last: bracelets that are certainly there.

    What owners know of their own is not kept here until the game is over.
    """
    supply: Values
    """The next to be drawn comes first."""
    aside: Values
    """Left the game unseen at the start."""
    sunk: Values
    """Left the game for everybody to see."""
    hands: tuple[Cards, ...]
    decks: tuple[Cards, ...]
    """The next to be drawn comes first."""
    discards: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    """Those discards that everybody saw when they were revealed."""
    laid: tuple[LaidCard, ...]
    """This turn's cards in the order laid."""
    target: Seat | None
    """The seat under attack."""
    knocked: int | None
    """The value of a bracelet knocked out and not yet placed."""
    traces: tuple[Trace, ...]
    """What the last action moved."""
    clashes: tuple[Clash, ...] = ()
    """Who met whom since the last announcement, until the next one or the end of the game."""


def ask(state: VikingsState, phase: Phase, seats: tuple[Seat, ...], **changes: Any) -> VikingsState:
    """Open the next question, to ``seats``, along with other changes.

    Whoever believed the last one is forgotten, and the number of the question rises.
    """
    return msgspec.structs.replace(
        state,
        phase=phase,
        asked=seats,
        believed=(),
        question=state.question + 1,
        **changes,
    )


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return ``items`` with another one at ``index``."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return ``items`` with one ``item`` less.

    Raises:
        ValueError: there is none.
    """
    index = items.index(item)
    return items[:index] + items[index + 1 :]
