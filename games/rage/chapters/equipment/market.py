"""The market: six different cards lie open, identical ones stacked (Set-up 3, R18)."""

from __future__ import annotations

from games.rage.content import MARKET_KINDS, Gear
from games.rage.state import Stall, with_item

Market = tuple[Stall, ...]


def take(market: Market, gear: Gear) -> Market:
    """Remove a card, which has to lie open, from its stack.

    An empty stack is removed and the later ones move up.
    """
    index = next(number for number, stall in enumerate(market) if stall.gear is gear)
    copies = market[index].copies - 1
    if not copies:
        return market[:index] + market[index + 1 :]
    return with_item(market, index, Stall(gear, copies))


def refill(
    market: Market, deck: tuple[Gear, ...], at: int | None = None
) -> tuple[Market, tuple[Gear, ...], tuple[Gear, ...]]:
    """Draw until six different cards lie open or the deck is empty.

    Return the market, the rest of the deck and the cards turned. ``at`` is where the first new
    kind goes, by default behind the others.
    """
    turned: list[Gear] = []
    while len(market) < MARKET_KINDS and len(turned) < len(deck):
        gear = deck[len(turned)]
        turned.append(gear)
        open_kinds = [stall.gear for stall in market]
        if gear in open_kinds:
            index = open_kinds.index(gear)
            market = with_item(market, index, Stall(gear, market[index].copies + 1))
        else:
            index = len(market) if at is None else at
            market, at = (*market[:index], Stall(gear, 1), *market[index:]), None
    return market, deck[len(turned) :], tuple(turned)
