"""Standing orders: battle orders kept for coming defences, set at any time (Precisions).

That one exists is public, and so is whether it says *by hand*; the rest is secret until it acts,
which it does from the next fight on. They live in the state and not in the host's answers in
advance, because a fight with orders on both sides runs through without a question.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.api import Events, RuleError, Seat
from games.rage.content import HAND_ORDERS, SEALED_ORDERS, BattleOrders
from games.rage.events import StandingOrderDropped, StandingOrderKept
from games.rage.moves import DropStandingOrder, KeepStandingOrder
from games.rage.state import RageState, with_player
from games.rage.view import Phase, RageView


def keep(state: RageState, seat: Seat, move: KeepStandingOrder, events: Events) -> RageState:
    """Keep a standing order, in place of an earlier one; everybody hears of it, not what it says.

    Raises:
        RuleError: the game is over, the seat has left, at this table everybody fights by hand, or
            there are no such orders or the same are kept already.
    """
    _check(state, seat)
    orders = BattleOrders(move.until, move.split)
    if orders == state.players[seat].standing:
        raise RuleError("same-orders")
    if move not in offered(state, seat):
        raise RuleError("no-such-orders")
    events.append(StandingOrderKept(seat=seat, by_hand=orders.by_hand))
    return with_player(state, seat, standing=orders)


def follow_ups(view: RageView) -> tuple[Phase, ...]:
    """Return the defence as the question that a seat without a standing order may answer ahead.

    Enemies may march before the seat is asked again. Empty for the active seat, one that has left
    or has no bastion yet, at a live table, after the end, and while tactics or reinforcements are
    chosen unless the seat has said a place for its own with the card.
    """
    own = view.own
    if view.viewer is None or own is None or view.viewer == view.active:
        return ()
    me, chosen = view.players[view.viewer], view.phase in (Phase.TACTICS, Phase.REINFORCE)
    if me.left or me.standing or me.bastion is None or (chosen and own.posting is None):
        return ()
    return () if view.live or view.phase is Phase.OVER else (Phase.DEFENCE,)


def drop(state: RageState, seat: Seat, events: Events) -> RageState:
    """Drop the standing order.

    Raises:
        RuleError: there is none, the game is over, the seat has left, or the table is live.
    """
    _check(state, seat)
    if state.players[seat].standing is None:
        raise RuleError("no-standing-order")
    events.append(StandingOrderDropped(seat=seat))
    return with_player(state, seat, standing=None)


def _check(state: RageState, seat: Seat) -> None:
    """Raise RuleError if the game is over, the seat has left, or everybody fights by hand."""
    if state.phase is Phase.OVER:
        raise RuleError("game-over")
    if seat in state.left:
        raise RuleError("left-already")
    if state.settings.live:
        raise RuleError("everybody-by-hand")


def offered(state: RageState, seat: Seat) -> Iterator[KeepStandingOrder | DropStandingOrder]:
    """Yield the seat's choices for its standing order: drop it, or keep another one.

    Among those are orders by hand, with which the seat also splits wounds itself. Yield nothing
    where standing orders are not possible.
    """
    if state.phase is Phase.OVER or state.settings.live or seat in state.left:
        return
    now = state.players[seat].standing
    if now is not None:
        yield DropStandingOrder()
    for orders in (*SEALED_ORDERS, HAND_ORDERS):
        if orders != now:
            yield KeepStandingOrder(orders.until, orders.split)
