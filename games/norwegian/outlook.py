"""Estimates for computers: each seat's chance to win, and the moves worth searching.

For computers that look ahead; it rests on what the seat may know alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from games.api import Seat
from games.norwegian.chapters.turn import cards_left
from games.norwegian.content import PRECIOUS, worth
from games.norwegian.merits import features
from games.norwegian.moves import ChooseTarget, Lay, LayOut, NorwegianMove, Ready
from games.norwegian.state import NorwegianState
from games.norwegian.view import Phase
from games.norwegian.weights import WEIGHTS
from games.optional.chances import merit, shares

_FEW = 3
"""Cards: a pile up to this size is not worth a precious card; a player with this few ends soon."""


def estimate(state: NorwegianState, viewer: Seat | None) -> tuple[float, ...]:
    """Return, by seat, the share of rivals left behind (0 to 1), by weights learnt from play."""
    return shares([merit(WEIGHTS, each) for each in features(state, viewer)])


def glance(state: NorwegianState, viewer: Seat | None) -> Hashable:
    """Return a hashable key of what ``viewer`` knows: all that lies open, and its own hand.

    Equal keys mean that its choices are the same. None is a spectator. Cards out of the game and
    quiet turns are not in it.
    """
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
    """Return the legal moves that the search considers; all of them for most questions.

    In the exchange these are the best layouts; of recipients of a pile or an attack those with the
    fewest cards, if these are few. On a pile of at most three cards no precious ones are laid and
    it is not taken, unless nothing else goes or somebody is about to go out.
    """
    if state.phase is Phase.EXCHANGE:
        return best_layouts(state, seat, moves)
    if state.phase in {Phase.AIM, Phase.GIVE}:
        return _burdened(state, moves)
    if state.phase is not Phase.LAY or len(state.pile) > _FEW or is_pressed(state, seat):
        return moves
    plain = [move for move in moves if isinstance(move, Lay) and move.rank not in PRECIOUS]
    return plain or moves


def _burdened(state: NorwegianState, moves: Sequence[NorwegianMove]) -> Sequence[NorwegianMove]:
    """Return the targets with the fewest cards, if they have at most three, else all moves."""
    left = {
        move: cards_left(state, move.target) for move in moves if isinstance(move, ChooseTarget)
    }
    fewest = min(left.values())
    return [move for move in left if left[move] == fewest] if fewest <= _FEW else moves


def is_pressed(state: NorwegianState, seat: Seat) -> bool:
    """Return True if somebody still in, or ``seat`` itself, has at most three cards left."""
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
    """Return the layouts with the best cards face up, equals included.

    Only :class:`Ready` if none is better than what lies there and the seat is not ready yet.
    """
    lying = worth(state.face_up[seat], state.variants)
    layouts = [move for move in moves if isinstance(move, LayOut)]
    marks = [worth(layout.cards, state.variants) for layout in layouts]
    most = max(marks, default=lying)
    if most <= lying and seat not in state.answered:
        return [Ready()]
    return [layout for layout, mark in zip(layouts, marks, strict=True) if mark == most]
