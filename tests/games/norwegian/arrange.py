"""Explicit positions of Norwegian Battle, and answers played on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack, cast

from msgspec.structs import replace

from games.api import Event, Options, Seat
from games.norwegian.content import Card, Cards, Rank, in_order
from games.norwegian.moves import AnswerAce, Lay, NorwegianMove
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.norwegian.view import Phase

LYING = "3c 4c 5c"
"""What lies face down where a position does not say."""


def cards(text: str) -> Cards:
    """Read cards by their codes: ``"7h 10s X1"``."""
    return tuple(Card(code) for code in text.split())


class Chosen(TypedDict, total=False):
    """Table options; see :class:`games.norwegian.content.Variants`."""

    voluntary_pickup: bool
    play_on: bool
    play_again_after_ten: bool
    four_of_a_kind: bool
    strong_ace: bool
    ranked_ten: bool
    invisible_three: bool
    jokers: bool
    completion: bool
    reversing_six: bool


def arrange(
    *hands: str,
    pile: str = "",
    stock: str = "",
    face_up: Mapping[int, str] | None = None,
    face_down: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    burnt: str = "",
    last_layer: int | None = None,
    active: int = 0,
    outs: Sequence[int] = (),
    quiet: int = 0,
    clockwise: bool = True,
    **options: Unpack[Chosen],
) -> NorwegianState:
    """Arrange the turn of seat ``active``, by default the seat before it having laid the pile.

    Face up lies nothing and face down lies :data:`LYING`, where not told otherwise; ``-`` is a
    place where nothing lies any more.
    """
    seats = len(hands)
    up, down, seen = face_up or {}, face_down or {}, known or {}
    layer = (active - 1) % seats if last_layer is None else last_layer
    return replace(
        GAME.start(seats, cast("Options", options), "arranged").state,
        phase=Phase.LAY if hands[active] else Phase.BLIND,
        asked=(Seat(active),),
        question=2,
        active=Seat(active),
        turn=1,
        clockwise=clockwise,
        hands=tuple(in_order(cards(hand)) for hand in hands),
        known=tuple(cards(seen.get(seat, "")) for seat in range(seats)),
        face_up=tuple(cards(up.get(seat, "")) for seat in range(seats)),
        face_down=tuple(
            tuple(None if code == "-" else Card(code) for code in down.get(seat, LYING).split())
            for seat in range(seats)
        ),
        stock=cards(stock),
        pile=cards(pile),
        burnt=cards(burnt),
        last_layer=Seat(layer) if pile else None,
        outs=tuple(Seat(seat) for seat in outs),
        quiet=quiet,
    )


def play(
    state: NorwegianState, *answers: tuple[int, NorwegianMove]
) -> tuple[NorwegianState, list[Event]]:
    """Play the answers in order; return the last state and all that happened."""
    events: list[Event] = []
    for seat, move in answers:
        applied = GAME.apply(state, Seat(seat), move)
        state = applied.state
        events += applied.events
    return state, events


def after(state: NorwegianState, *answers: tuple[int, NorwegianMove]) -> NorwegianState:
    """Return the state after the answers."""
    return play(state, *answers)[0]


def lay(rank: str, count: int = 1) -> Lay:
    return Lay(Rank(rank), count)


def counter(rank: str, count: int = 1) -> AnswerAce:
    return AnswerAce(Rank(rank), count)


def legal(state: NorwegianState, seat: int | None = None) -> list[Any]:
    """List the legal moves of a seat, by default of the one that is asked."""
    return list(GAME.legal_moves(state, state.asked[0] if seat is None else Seat(seat)))


def ranks(state: NorwegianState) -> str:
    """List the ranks that the seat asked may lay, or counter an ace with."""
    plays = (move.rank for move in legal(state) if isinstance(move, Lay | AnswerAce))
    return " ".join(dict.fromkeys(plays))


def of(events: Sequence[Event], *kinds: type[Event]) -> list[Any]:
    """List the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]
