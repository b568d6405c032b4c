"""What one seat makes of a game under way: who is ahead, and what is worth a try.

For computers that look ahead; it rests on what the seat may know alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import exp

from games.api import Seat
from games.norwegian.chapters.turn import cards_left
from games.norwegian.content import PRECIOUS, Card, Variants, worth
from games.norwegian.moves import ChooseTarget, Lay, LayOut, NorwegianMove, Ready
from games.norwegian.state import NorwegianState
from games.norwegian.view import Phase

_BLIND = 2.0
"""How many cards a face-down card counts for: it may bring the pile with it."""

_CARD = 1.0
"""What a card counts for that one cannot see."""

_LOW = 1.35
"""What the least useful card counts for."""

_USE = 0.7 / 28
"""How much less a card counts for the more useful it is; the most useful help in any need."""

_FEW = 3
"""So few cards on the pile are not worth a precious one; so few in front end a game soon."""

_SPREAD = 3.0
"""By how many cards one is ahead to be sure of it, so to speak (logistic)."""


def estimate(state: NorwegianState, viewer: Seat | None) -> tuple[float, ...]:
    """Guess by seat the share of its rivals that it will leave behind: fewer and better cards."""
    burdens = [_burden(state, Seat(seat), viewer) for seat in range(len(state.hands))]
    rivals = len(burdens) - 1
    return tuple(
        [
            (sum([1 / (1 + exp((burden - other) / _SPREAD)) for other in burdens]) - 1 / 2) / rivals
            for burden in burdens
        ]
    )


def _burden(state: NorwegianState, seat: Seat, viewer: Seat | None) -> float:
    hand = state.hands[seat]
    seen = hand if seat == viewer else state.known[seat]
    return (
        _weight((*seen, *state.face_up[seat]), state.variants)
        + _CARD * (len(hand) - len(seen))
        + _BLIND * sum([card is not None for card in state.face_down[seat]])
    )


def _weight(cards: tuple[Card, ...], variants: Variants) -> float:
    return _LOW * len(cards) - _USE * worth(cards, variants)


def glance(state: NorwegianState, viewer: Seat | None) -> Hashable:
    """Return what ``viewer`` knows: all that lies open, and its own hand."""
    return (
        state.phase,
        state.turn,
        state.active,
        state.asked,
        state.answered,
        state.clockwise,
        state.pile,
        len(state.stock),
        state.attack,
        state.missing,
        state.last_layer,
        state.known,
        state.face_up,
        tuple([tuple([card is not None for card in row]) for row in state.face_down]),
        tuple([len(hand) for hand in state.hands]),
        None if viewer is None else state.hands[viewer],
    )


def sketch(
    state: NorwegianState, seat: Seat, moves: Sequence[NorwegianMove]
) -> Sequence[NorwegianMove]:
    """Have the most useful cards lie face up, and spend none of them on a few low cards.

    Nobody can say before the first turn what else may come of them. A pile goes to whoever is about
    to go out.
    """
    if state.phase is Phase.EXCHANGE:
        return best_layouts(state, seat, moves)
    if state.phase in {Phase.AIM, Phase.GIVE}:
        return _burdened(state, moves)
    if state.phase is not Phase.LAY or len(state.pile) > _FEW or _is_pressed(state, seat):
        return moves
    plain = [move for move in moves if isinstance(move, Lay) and move.rank not in PRECIOUS]
    return plain or moves


def _burdened(state: NorwegianState, moves: Sequence[NorwegianMove]) -> Sequence[NorwegianMove]:
    left = {
        move: cards_left(state, move.target) for move in moves if isinstance(move, ChooseTarget)
    }
    fewest = min(left.values())
    return [move for move in left if left[move] == fewest] if fewest <= _FEW else moves


def _is_pressed(state: NorwegianState, seat: Seat) -> bool:
    """Whether somebody else is about to go out."""
    return (
        any(
            0 < cards_left(state, Seat(other)) <= _FEW
            for other in range(len(state.hands))
            if other != seat
        )
        or cards_left(state, seat) <= _FEW
    )


def best_layouts(
    state: NorwegianState, seat: Seat, moves: Iterable[NorwegianMove]
) -> Sequence[NorwegianMove]:
    """List the ways to have those cards lie face up that are worth most at the end."""
    lying = worth(state.face_up[seat], state.variants)
    layouts = [move for move in moves if isinstance(move, LayOut)]
    marks = [worth(layout.cards, state.variants) for layout in layouts]
    most = max(marks, default=lying)
    if most <= lying and seat not in state.answered:
        return [Ready()]
    return [layout for layout, mark in zip(layouts, marks, strict=True) if mark == most]
