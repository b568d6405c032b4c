"""Everything there is to know about a game of Norwegian Battle; seen by the rules alone."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from games.api import Seat, State
from games.norwegian.content import Card, Cards, Variants
from games.norwegian.view import Attack, Change, Laid, Missing, Phase

T = TypeVar("T")


class NorwegianState(State, frozen=True, gc=False):
    """A game, complete; tuples by seat unless said otherwise."""

    variants: Variants
    decks: int
    phase: Phase
    question: int
    """How many questions have been opened; the number of the open one."""
    asked: tuple[Seat, ...]
    """The seats that still may answer the open question; none once the game is over."""
    answered: tuple[Seat, ...]
    """Those of them that have, and may think better of it (exchange)."""
    dealer: Seat
    turn: int
    """Counted from 1; 0 during the exchange."""
    active: Seat
    """Whose turn it is; during the exchange, whose the first turn will be."""
    clockwise: bool
    hands: tuple[Cards, ...]
    """Each in the order in which it is shown."""
    known: tuple[Cards, ...]
    """Cards in the hands that everybody saw on their way there."""
    face_up: tuple[Cards, ...]
    face_down: tuple[tuple[Card | None, ...], ...]
    """By seat, then by place; None if the card has been turned."""
    stock: Cards
    """The next to be drawn comes first."""
    pile: Cards
    """From the bottom to the top."""
    burnt: Cards
    """Out of the game, in order."""
    attack: Attack | None
    """The aces in the air."""
    missing: Missing | None
    """What would complete the top of the pile, while somebody is asked to."""
    laid: tuple[Laid, ...]
    """What was laid this turn, in order."""
    last_layer: Seat | None
    """Who laid last."""
    outs: tuple[Seat, ...]
    """Those without cards, in the order in which they went out."""
    quiet: int
    """How many turns began since the game last came closer to its end (N28)."""
    changes: tuple[Change, ...]
    """The cards that moved last."""
    reason: str | None
    """Why the game is over."""


def ask(state: NorwegianState, phase: Phase, seats: tuple[Seat, ...]) -> NorwegianState:
    """Open the next question, to ``seats``."""
    return replace(state, phase=phase, asked=seats, answered=(), question=state.question + 1)


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return a copy of ``items`` with ``item`` in the place ``index``."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def less(cards: Cards, some: Cards) -> Cards:
    """Return ``cards`` without ``some``, copy by copy; what is not there is not missed."""
    left = list(cards)
    for card in some:
        if card in left:
            left.remove(card)
    return tuple(left)
