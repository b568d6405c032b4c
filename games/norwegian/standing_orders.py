"""Answers that a player may give in advance.

Some look at the hand, and give nothing away all the same. ``counter``, ``complete`` and ``lowest``
answer in every case, so that whether and when they are given tells nothing. ``no-choice`` answers
where everybody can see that there is no choice, or where the pile can only be taken: that says by
itself that nothing could be laid, and whoever could lay something may not take it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.api import Event, Seat
from games.norwegian.content import COUNTERS
from games.norwegian.default_move import lowest
from games.norwegian.events import FaceUpTaken, HandRefilled, PileTaken, TurnBegan
from games.norwegian.moves import (
    AnswerAce,
    Complete,
    GiveIn,
    Lay,
    NorwegianMove,
    PassCompletion,
    TakePile,
)
from games.norwegian.view import NorwegianView, Phase
from games.optional.in_advance import Span, Standing, lasting, needing

NO_CHOICE = "no-choice"
GIVE_IN_FEW = "give-in-few"
COUNTER = "counter"
GIVE_IN = "give-in"
COMPLETE = "complete"
LET_LIE = "let-lie"
LOWEST = "lowest"

STANDING: tuple[Standing, ...] = (
    *lasting(NO_CHOICE, (Phase.LAY, Phase.BLIND, Phase.ANSWER), Span.GAME),
    *lasting(GIVE_IN_FEW, (Phase.ANSWER,), Span.EVENT, Span.GAME),
    *lasting(COUNTER, (Phase.ANSWER,), Span.ROUND),
    *lasting(GIVE_IN, (Phase.ANSWER,), Span.EVENT),
    *lasting(COUNTER, (Phase.ANSWER,), Span.GAME),
    *lasting(GIVE_IN, (Phase.ANSWER,), Span.GAME),
    *needing(
        "completion",
        (
            *lasting(LET_LIE, (Phase.COMPLETE,), Span.TURN),
            *lasting(COMPLETE, (Phase.COMPLETE,), Span.ROUND),
            *lasting(LET_LIE, (Phase.COMPLETE,), Span.EVENT),
            *lasting(COMPLETE, (Phase.COMPLETE,), Span.GAME),
            *lasting(LET_LIE, (Phase.COMPLETE,), Span.GAME),
        ),
    ),
    *lasting(LOWEST, (Phase.LAY,), Span.EVENT, Span.GAME),
)
"""What can be said in advance: the particular before the general, then what ends sooner first.

- ``no-choice``: answer where there is but one answer.
- ``give-in-few``: take what an ace sends, a few cards at most.
- ``counter``: counter an ace with a 2, else with an ace, else take the pile.
- ``give-in``: take whatever an ace sends.
- ``complete``: complete whatever can be completed, and let the rest lie.
- ``let-lie``: let every completion pass.
- ``lowest``: lay all of the lowest rank that goes, precious ones last, else take the pile.
"""

FEW = 3
"""How many cards, aces included, are a few."""

_BY_KEY = {standing.key: standing for standing in STANDING}

Legal = Sequence[NorwegianMove]


def answer(view: NorwegianView, legal: Legal, key: str) -> NorwegianMove | None:
    """Answer the open question of the viewer, which is one of those of ``key``."""
    return _ANSWERS[_BY_KEY[key].said](view, legal)


def _without_choice(view: NorwegianView, legal: Legal) -> NorwegianMove | None:
    """Return the only legal move, where nothing hidden could be read from it; else None.

    That is to take the pile where nobody may take it by choice, or any only move of a hand that
    everybody knows.
    """
    match legal:
        case [TakePile()] if not view.variants.voluntary_pickup:
            return legal[0]
        case [only] if view.hand_is_known:
            return only
        case _:
            return None


def _give_in_to_few(view: NorwegianView, _legal: Legal) -> GiveIn | None:
    return GiveIn() if len(view.pile) <= FEW else None


def _counter(_view: NorwegianView, legal: Legal) -> AnswerAce | GiveIn:
    """Return the first legal counter of one card, by the order of COUNTERS, else give in."""
    counters = [AnswerAce(rank, 1) for rank in COUNTERS]
    return next((counter for counter in counters if counter in legal), GiveIn())


def _give_in(_view: NorwegianView, _legal: Legal) -> GiveIn:
    return GiveIn()


def _complete(_view: NorwegianView, legal: Legal) -> NorwegianMove:
    return next((move for move in legal if isinstance(move, Complete)), PassCompletion())


def _let_lie(_view: NorwegianView, _legal: Legal) -> PassCompletion:
    return PassCompletion()


def _lay_lowest(view: NorwegianView, legal: Legal) -> Lay | TakePile:
    """Return the lay that :func:`lowest` chooses; without any lay, take the pile."""
    lays = [move for move in legal if isinstance(move, Lay)]
    return lowest(view, lays) if lays else TakePile()


_ANSWERS: dict[str, Callable[[NorwegianView, Legal], NorwegianMove | None]] = {
    NO_CHOICE: _without_choice,
    GIVE_IN_FEW: _give_in_to_few,
    COUNTER: _counter,
    GIVE_IN: _give_in,
    COMPLETE: _complete,
    LET_LIE: _let_lie,
    LOWEST: _lay_lowest,
}


def ends(seat: Seat, key: str, event: Event) -> bool:
    """Return True if a public event ends an answer that ``seat`` gave in advance.

    Answers for a round end with its next turn, those for a turn with any. Those that hold until an
    event end with the pile or the face-up cards coming to its hand, so that what was said of one
    pile is not said of the next; and to give in to whatever is sent ends with any new card too: it
    may be a counter.
    """
    standing = _BY_KEY[key]
    match event:
        case TurnBegan():
            mine = event.seat == seat and standing.lasts is Span.ROUND
            return mine or standing.lasts is Span.TURN
        case PileTaken() | FaceUpTaken():
            return standing.lasts is Span.EVENT and event.seat == seat
        case HandRefilled():
            return key == GIVE_IN and event.seat == seat
        case _:
            return False
