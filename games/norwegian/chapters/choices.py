"""What may be answered now, and why something else may not."""

from __future__ import annotations

from functools import lru_cache
from typing import NoReturn, assert_never

from games.api import RuleError, Seat
from games.norwegian import moves as m
from games.norwegian.chapters.attack import targets
from games.norwegian.chapters.completion import may_complete
from games.norwegian.chapters.pile import demand_of, held, lays, top_of
from games.norwegian.chapters.setup import layouts
from games.norwegian.content import COUNTERS, RANKS, Cards, Rank, ranks_of
from games.norwegian.state import NorwegianState
from games.norwegian.view import Demand, Phase

_READY = m.Ready()
_TAKE_PILE = m.TakePile()
_STOP_BLIND = m.StopBlind()
_GIVE_IN = m.GiveIn()
_PASS = m.PassCompletion()


def legal(state: NorwegianState, seat: Seat) -> tuple[m.NorwegianMove, ...]:
    """List the legal answers of ``seat`` now, in a stable order; none if it isn't asked.

    The pile may be taken if nothing can be laid, or by the option. To be ready is listed only until
    the seat has answered.
    """
    if seat not in state.asked:
        return ()
    match state.phase:
        case Phase.LAY:
            plays = lays(state.hands[seat], top_of(state.pile, state.variants), state.variants)
            return (*plays, _TAKE_PILE) if not plays or _may_take(state) else plays
        case Phase.ANSWER:
            return _counters(state.hands[seat])
        case Phase.EXCHANGE:
            others = layouts(state.hands[seat], state.face_up[seat])
            return others if seat in state.answered else (_READY, *others)
        case Phase.BLIND:
            return (*_blind(state, seat), _TAKE_PILE) if _may_take(state) else _blind(state, seat)
        case Phase.BLIND_AGAIN:
            return (_STOP_BLIND, *_blind(state, seat))
        case Phase.AIM | Phase.GIVE:
            return tuple([m.ChooseTarget(target) for target in targets(state, seat)])
        case Phase.COMPLETE:
            return (_PASS, *_completions(state, seat))
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _may_take(state: NorwegianState) -> bool:
    """Return True if the pile may be taken by choice; before a blind card too (4, N30)."""
    return state.variants.voluntary_pickup and bool(state.pile)


def _blind(state: NorwegianState, seat: Seat) -> tuple[m.LayBlind, ...]:
    """List the moves that turn a face-down card, one a card."""
    row = state.face_down[seat]
    return tuple([m.LayBlind(index) for index, card in enumerate(row) if card is not None])


@lru_cache(maxsize=256)
def _counters(hand: Cards) -> tuple[m.NorwegianMove, ...]:
    """List how to answer an ace: not at all, by one or more 2s, or one or more aces (N15).

    The list follows from the hand alone, and is kept for when one of its moves is made.
    """
    ranks = ranks_of(hand)
    return (
        _GIVE_IN,
        *[m.AnswerAce(rank, 1 + more) for rank in COUNTERS for more in range(ranks.count(rank))],
    )


def _completions(state: NorwegianState, seat: Seat) -> tuple[m.Complete, ...]:
    """Return the move that completes four of a kind, alone, or nothing if the seat can't."""
    if state.missing is not None and may_complete(state, seat):
        return (m.Complete(state.missing.rank),)
    return ()


def refuse(state: NorwegianState, seat: Seat, move: m.NorwegianMove) -> NoReturn:
    """Raise the reason why a move that answers the question is not legal.

    That it is not legal is the caller's finding, and not checked again.

    Raises:
        RuleError: for every move that may be illegal.
        AssertionError: for those that are always legal: to stop, to give in and to pass.
    """
    match move:
        case m.LayOut():
            raise RuleError("not-three-other-cards")
        case m.Ready():
            raise RuleError("already-ready")
        case m.Lay(rank, count):
            _refuse_lay(state, seat, rank, count)
        case m.TakePile():
            raise RuleError("can-still-lay" if state.pile else "no-pile")
        case m.LayBlind():
            raise RuleError("no-such-blind-card")
        case m.AnswerAce():
            raise RuleError("no-such-counter")
        case m.Complete():
            raise RuleError("cannot-complete")
        case m.ChooseTarget():
            raise RuleError("not-a-target")
        case m.StopBlind() | m.GiveIn() | m.PassCompletion():
            raise AssertionError(move)  # legal whenever it answers the question
        case _:
            assert_never(move)


def _refuse_lay(state: NorwegianState, seat: Seat, rank: Rank, count: int) -> NoReturn:
    """Raise the RuleError that says why cards cannot be laid.

    They are not in hand, or too high or too low for what the pile asks.
    """
    holds = rank in RANKS and held(state.hands[seat], rank)
    if not holds or not isinstance(count, int) or not 0 < count <= holds:
        raise RuleError("cards-not-held")
    demand, demanded = demand_of(top_of(state.pile, state.variants))
    top = str(demanded)
    if demand is Demand.AT_MOST:
        raise RuleError("too-high", rank=str(rank), top=top)
    raise RuleError("too-low", rank=str(rank), top=top)
