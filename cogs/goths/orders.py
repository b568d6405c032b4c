"""A chief's answer arranged for a phone: one press for an order with its aim (G4, G17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.i18n.texts import Texts
from cogs.elements.game_face import Choice, Menu
from cogs.goths.words import TOKEN_SIGN, order_sign
from games.api import Move
from games.goths.content import BASE_ORDERS, CHARACTER, Character, Machine, Order
from games.goths.moves import Aim, GiveOrder, UseSpyglass
from games.goths.view import ChiefPanel, ClanView, Mark, OrderCard, Prospect

Labelled = Callable[[Move], str]
"""How a move is named."""

_MARKS = tuple(Mark)
_FEW = 6
"""More orders than these are no buttons: on a phone each of them is a line."""
_ELSEWHERE = (Aim.TOKEN, Aim.DISCARD)
"""Aims with which an order does something else than what it is described to do."""


def arranged(
    chief: ChiefPanel, army: ClanView, legal: Iterable[Move], label: Labelled, texts: Texts
) -> tuple[tuple[Choice, ...], tuple[Menu, ...]]:
    """Return buttons and menus for a chief's answer; the surest orders come first.

    Buttons are orders with nothing to aim at and, if there are six in all or fewer, those with an
    aim. Menus, each only if it has lines: aimed orders, the token's instructions, orders without
    the token where it has been told something (else all go without), and all others: aims that
    would change nothing as things stand, then orders that cannot be understood this round or would
    do nothing. The title of these says *more* only where an order stands before them. What cannot
    come about this round, whoever acts before, is left out. ``label`` names a move.
    """
    cards = {card.order: card for card in chief.orders}
    orders = [move for move in legal if isinstance(move, GiveOrder)]
    possible = [one for one in orders if cards[one.order].can_come_about(one.aim, army.spot)]
    given = _sorted(possible, cards)
    told = any(move.with_token for move in given)

    def lines(moves: Iterable[GiveOrder]) -> tuple[Choice, ...]:
        """Return orders as choices, in the order given."""
        return tuple(
            _choice(move, cards[move.order], label(move), effect(move.order, army, texts), texts)
            for move in moves
        )

    speaking = [move for move in given if move.with_token is told]
    silent = [move for move in given if move.with_token is not told]
    chosen = [move for move in speaking if cards[move.order].chooses(move.aim)]
    chosen.sort(key=lambda move: move.aim is not Aim.OPEN)
    others = [move for move in speaking if move not in chosen]
    idle = [move for move in chosen if not cards[move.order].is_promising]
    plain = [move for move in chosen if move not in idle and move.aim is Aim.OPEN]
    aimed = [move for move in chosen if move not in idle and move.aim is not Aim.OPEN]
    few = len(plain) + len(aimed) <= _FEW
    tokens = [move for move in legal if not isinstance(move, GiveOrder)]
    menus = (
        ("aimed", () if few else lines(aimed)),
        ("token", _token_lines(tokens, label, texts)),
        ("without-token", lines(silent)),
        ("others" if plain or aimed else "orders", lines([*others, *idle])),
    )
    return (
        lines([*plain, *aimed] if few else plain),
        tuple(Menu(texts(f"goths-menu-{key}"), found) for key, found in menus if found),
    )


def help_line(prospect: Prospect | None, texts: Texts) -> str:
    """Say the consequence of an aim by public facts: why it does nothing, or the enemy's loss.

    Empty if there is nothing to say.
    """
    if prospect is None:
        return ""
    if prospect.hindrance is not None:
        reason = texts(f"goths-hindrance-{prospect.hindrance}")
        return texts("goths-prospect-nothing", reason=reason)
    return texts("goths-prospect-loss", count=prospect.loss) if prospect.loss else ""


def _token_lines(moves: Iterable[Move], label: Labelled, texts: Texts) -> tuple[Choice, ...]:
    """Return choices of the token's instructions; a spyglass wants a second press."""
    return tuple(
        Choice(
            move,
            label(move),
            TOKEN_SIGN,
            confirm=texts("goths-confirm-use-spyglass") if isinstance(move, UseSpyglass) else "",
        )
        for move in moves
    )


def effect(order: Order, army: ClanView, texts: Texts) -> str:
    """Say in a few words what an order does, with the machine that the army has.

    Only *fire* depends on the machine: with a ballista it has another text.
    """
    if order is Order.FIRE and army.machine is Machine.BALLISTA:
        return texts("goths-lesson-ballista-how")
    return texts(
        f"goths-lesson-order-{order}" if order in BASE_ORDERS else f"goths-lesson-{order}-how"
    )


def called_for(character: Character, armies: Iterable[ClanView], texts: Texts) -> str:
    """Name the orders of a character that the chiefs of some armies may give; empty if none may."""
    armies = tuple(armies)
    orders = [one for one in Order if CHARACTER[one] is character]
    given = [one for one in orders if any(army.may_order(one) for army in armies)]
    return ", ".join(texts(f"goths-order-{order}") for order in given)


def _choice(move: GiveOrder, card: OrderCard, label: str, does: str, texts: Texts) -> Choice:
    """Return the choice of an order; its help is how sure it fits, and what it leads to.

    ``does`` says what the order does in general, where its aim has no consequence of its own. An
    order for the token alone leads to what its label says.
    """
    mark = texts(f"goths-mark-{card.mark}")
    told = help_line(card.prospect(move.aim), texts) or ("" if move.aim in _ELSEWHERE else does)
    return Choice(
        move,
        label,
        order_sign(card.order, card.mark),
        help=texts("goths-order-help", mark=mark, told=told) if told else mark,
    )


def _sorted(moves: list[GiveOrder], cards: dict[Order, OrderCard]) -> list[GiveOrder]:
    """Sort orders by how surely they fit, then by number, an open aim after the named ones."""
    return sorted(
        moves,
        key=lambda move: (
            _MARKS.index(cards[move.order].mark),
            cards[move.order].number,
            move.aim is Aim.OPEN,
        ),
    )
