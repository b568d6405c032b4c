"""Explicit positions of Clash of Magic Schools, and answers played on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.api import Event, Move, RuleError, Seat
from games.schools.content import ELEMENTS, NOTHING, Element, Students, counted
from games.schools.moves import (
    CastBatrax,
    CastCombustio,
    CastEversio,
    CastHypnox,
    CastInundatio,
    CastMaleficio,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState, Side
from games.schools.view import Phase, SchoolsView

EARTH, WATER, AIR, FIRE, DARK = ELEMENTS

_LETTERS = dict(zip("ewafd", ELEMENTS, strict=True))

CASTS = (CastBatrax, CastInundatio, CastHypnox, CastCombustio, CastEversio, CastMaleficio)


def students(letters: str) -> Students:
    """Read students by the first letters of their elements: ``"eewd"``."""
    return tuple(_LETTERS[letter] for letter in letters)


def side(
    hand: str = "",
    *,
    pawn: Element | None = None,
    columns: Mapping[Element, str] | None = None,
    stacks: Mapping[Element, Sequence[int]] | None = None,
    row: Sequence[int] = (),
    known: str = "",
    started: bool = True,
) -> Side:
    """Arrange one school; its row is the starting trial alone while that is due."""
    return Side(
        hand=counted(students(hand)),
        known=counted(students(known)),
        columns=tuple(students((columns or {}).get(arena, "")) for arena in ELEMENTS),
        stacks=tuple(tuple((stacks or {}).get(arena, ())) for arena in ELEMENTS),
        row=tuple(row) if started else (1,),
        pawn=pawn,
        started=started,
    )


def arrange(
    own: Side,
    against: Side | None = None,
    *,
    seat: int = 0,
    turn: int | None = None,
    draws: str = "ewafd" * 3,
    discards: str = "",
    trials: Sequence[int] = (3, 4, 5, 6, 1, 2),
    known_trials: int = 0,
    summoned: bool = False,
    overtime: bool = False,
) -> SchoolsState:
    """Arrange the turn of ``seat``, whose school is ``own``; ``draws`` is the pile of students."""
    opponent = side() if against is None else against
    return replace(
        GAME.start(2, {}, "arranged").state,
        phase=Phase.ACT,
        question=7,
        turn=7 + seat if turn is None else turn,
        active=Seat(seat),
        sides=(opponent, own) if seat else (own, opponent),
        students=students(draws),
        discards=counted(students(discards)) if discards else NOTHING,
        trials=tuple(trials),
        known_trials=known_trials,
        summoned=summoned,
        overtime=overtime,
    )


def asked(state: SchoolsState) -> Seat:
    """Return the seat that owes an answer."""
    return GAME.decisions(state)[0].seat


def play(state: SchoolsState, *moves: Move) -> tuple[SchoolsState, list[Event]]:
    """Play moves in order, each by whoever is asked; return the state and all that happened."""
    events: list[Event] = []
    for move in moves:
        applied = GAME.apply(state, asked(state), move)  # type: ignore[arg-type]
        state = applied.state
        events += applied.events
    return state, events


def after(state: SchoolsState, *moves: Move) -> SchoolsState:
    """Return the state after the moves."""
    return play(state, *moves)[0]


def legal(state: SchoolsState, *kinds: type[Move]) -> list[Any]:
    """List the legal moves of whoever is asked, of some kinds where any are named."""
    moves = list(GAME.legal_moves(state, asked(state)))
    return [move for move in moves if isinstance(move, kinds)] if kinds else list(moves)


def refused(state: SchoolsState, move: Move, seat: int | None = None) -> str:
    """Return the key of the refusal of a move; it must be refused and not be on offer."""
    who = asked(state) if seat is None else Seat(seat)
    assert move not in list(GAME.legal_moves(state, who))
    with pytest.raises(RuleError) as refusal:
        GAME.apply(state, who, move)  # type: ignore[arg-type]
    return refusal.value.key


def of(events: Sequence[Event], *kinds: type[Event]) -> list[Any]:
    """List the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]


def seen(state: SchoolsState) -> SchoolsView:
    """Return the view of whoever is asked."""
    return GAME.view(state, asked(state))


def totals(state: SchoolsState) -> tuple[int, int]:
    """Return the totals of both schools, as everybody sees them."""
    first, second = GAME.view(state, None).players
    return first.total, second.total
