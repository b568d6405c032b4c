"""Goths Save the Queen as a clever child would play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.api import Move
from games.goths.content import CHARACTER, TRUTH, Order
from games.goths.moves import Aim, GiveOrder, LayKingCard
from games.goths.view import GothsView, Mark, Phase
from games.rng import Rng
from players.scripts.script import Script


def _plan(*wanted: Order) -> Script:
    """Return a script that plays the first useful order of a list, and calls for it.

    Useful is an order that the chief holds and that nothing hinders; without a chief in view, any.
    As king it lays a card for it; as chief it gives that order openly if the king may have meant
    it. It leaves all else to the default move.
    """

    def play(view: GothsView, moves: Sequence[Move], luck: Rng) -> Move | None:
        """Return the king's card or the order by the list; None in other phases or without any.

        Where several cards serve one order, one is drawn.
        """
        chief = view.chief
        useful = [
            order
            for order in wanted
            if chief is None
            or any(
                card.order is order and card.in_hand and card.hindrance is None
                for card in chief.orders
            )
        ]
        if view.phase is Phase.KING:
            for order in useful:
                cards = [
                    move
                    for move in moves
                    if isinstance(move, LayKingCard) and TRUTH[move.card] is CHARACTER[order]
                ]
                if cards:
                    return luck.pick(cards)[0]
        if view.phase is Phase.ORDER and chief is not None:
            called = _called(view)
            for order in useful:
                if CHARACTER[order] in called:
                    return next(
                        (
                            move
                            for move in moves
                            if isinstance(move, GiveOrder)
                            and move.order is order
                            and move.aim is Aim.OPEN
                        ),
                        None,
                    )
        return None

    return play


def _called(view: GothsView) -> set[object]:
    """Return the characters that the king's card may mean, as far as the viewer can tell.

    If the viewer knows the card, these are its and those of the king's cards that lie face up; else
    those of the viewer's orders that are not marked as impossible. The viewer has to be a chief.
    """
    chief = view.chief
    assert chief is not None
    clan = next(clan for clan in view.clans if clan.name == chief.clan)
    king = next(king for king in view.kings if king.seat == clan.king)
    if king.card is not None:
        return {TRUTH[king.card], *(TRUTH[card] for card in king.face_up)}
    return {card.character for card in chief.orders if card.mark is not Mark.IMPOSSIBLE}


SCRIPTS: Mapping[str, Script] = {
    "rush": _plan(Order.ADVANCE, Order.REINFORCE),
    "gunner": _plan(Order.FIRE, Order.LOAD, Order.RATS, Order.AXE, Order.REINFORCE),
    "fortress": _plan(
        Order.BARRICADE, Order.FIRE, Order.LOAD, Order.REINFORCE, Order.SABOTAGE, Order.RATS
    ),
}
