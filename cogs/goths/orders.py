"""A chief's answer arranged for a phone: one press for an order with its aim (G4, G17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.i18n.texts import Texts
from cogs.elements.game_face import Choice, Menu
from cogs.goths.words import TOKEN_SIGN, order_sign
from games.api import Move
from games.goths.content import BASE_ORDERS, CHARACTER, Character, Machine, Order, Spot
from games.goths.moves import Aim, GiveOrder, UseSpyglass
from games.goths.view import ChiefPanel, ClanView, Mark, OrderCard, Prospect

Labelled = Callable[[Move], str]
"""How a move is named."""

_MARKS = tuple(Mark)
_FEW = 6
"""More orders than these are no buttons: on a phone each of them is a line."""


def arranged(
    chief: ChiefPanel, army: ClanView, legal: Iterable[Move], label: Labelled, texts: Texts
) -> tuple[tuple[Choice, ...], tuple[Menu, ...]]:
    """Return buttons and menus: orders with nothing to aim at, orders with an aim, the token.

    The surest orders come first; those that cannot be understood this round, or would do nothing as
    things stand, are the last menu. Where the token has been told something, orders go with it;
    those without it are a menu of their own. Aims that would change nothing as things stand come
    last, with those left open: somebody may act before. What cannot come about this round, whoever
    acts before, is not there.
    """
    cards = {card.order: card for card in chief.orders}
    orders = [move for move in legal if isinstance(move, GiveOrder)]
    given = _sorted([move for move in orders if can_come_about(move, chief, army)], cards)
    told = any(move.with_token for move in given)

    def lines(moves: Iterable[GiveOrder]) -> tuple[Choice, ...]:
        return tuple(
            _choice(move, cards[move.order], label(move), effect(move.order, army, texts), texts)
            for move in moves
        )

    speaking = [move for move in given if move.with_token is told]
    silent = [move for move in given if move.with_token is not told]
    plain = [move for move in speaking if _is_plain(move, cards[move.order])]
    aimed = [move for move in speaking if _matters(move, cards[move.order])]
    others = [move for move in speaking if move not in plain and move not in aimed]
    idle = [move for move in (*plain, *aimed) if not _is_promising(cards[move.order])]
    plain = [move for move in plain if move not in idle]
    aimed = [move for move in aimed if move not in idle]
    few = len(plain) + len(aimed) <= _FEW
    tokens = [move for move in legal if not isinstance(move, GiveOrder)]
    menus = (
        ("aimed", () if few else lines(aimed)),
        ("token", _token_lines(tokens, label, texts)),
        ("without-token", lines(silent)),
        ("other-aims", lines(others)),
        ("idle", lines(idle)),
    )
    return (
        lines([*plain, *aimed] if few else plain),
        tuple(Menu(texts(f"goths-menu-{key}"), found) for key, found in menus if found),
    )


def help_line(prospect: Prospect | None, texts: Texts) -> str:
    """Say what would come of an aim by public facts; empty where there is nothing to say."""
    if prospect is None:
        return ""
    if prospect.hindrance is not None:
        reason = texts(f"goths-hindrance-{prospect.hindrance}")
        return texts("goths-prospect-nothing", reason=reason)
    return texts("goths-prospect-loss", count=prospect.loss) if prospect.loss else ""


def _token_lines(moves: Iterable[Move], label: Labelled, texts: Texts) -> tuple[Choice, ...]:
    """List what the token may be told; a spyglass says first what it costs."""
    return tuple(
        Choice(
            move,
            label(move),
            TOKEN_SIGN,
            confirm=texts("goths-confirm-use-spyglass") if isinstance(move, UseSpyglass) else "",
        )
        for move in moves
    )


def can_come_about(move: GiveOrder, chief: ChiefPanel, army: ClanView) -> bool:
    """Whether what an order of an army is aimed at may matter this round, whatever others do.

    An order that will not be understood needs no target, and no door is reached from before the
    second plain.
    """
    if move.aim is Aim.OPEN:
        return True
    mark = next(card.mark for card in chief.orders if card.order is move.order)
    far = move.order is Order.ADVANCE and army.spot < Spot.FAR_PLAIN
    return mark is not Mark.IMPOSSIBLE and not far


def effect(order: Order, army: ClanView, texts: Texts) -> str:
    """Say in a few words what an order does, with the machine that the army has."""
    if order is Order.FIRE and army.machine is Machine.BALLISTA:
        return texts("goths-lesson-ballista-how")
    return texts(
        f"goths-lesson-order-{order}" if order in BASE_ORDERS else f"goths-lesson-{order}-how"
    )


def called_for(character: Character, armies: Iterable[ClanView], texts: Texts) -> str:
    """Name the orders of a character that the chiefs of some armies may give."""
    armies = tuple(armies)
    orders = [
        *BASE_ORDERS,
        *([Order.PIGEON] if any(army.has_pigeon for army in armies) else []),
        *([Order.GOTH] if any(army.has_goth for army in armies) else []),
    ]
    return ", ".join(texts(f"goths-order-{o}") for o in orders if CHARACTER[o] is character)


def _choice(move: GiveOrder, card: OrderCard, label: str, does: str, texts: Texts) -> Choice:
    mark = texts(f"goths-mark-{card.mark}")
    told = help_line(_prospect(move, card), texts)
    return Choice(
        move,
        label,
        order_sign(card.order, card.mark),
        help=texts("goths-order-help", mark=mark, told=told or does),
    )


def _sorted(moves: list[GiveOrder], cards: dict[Order, OrderCard]) -> list[GiveOrder]:
    """Put the surest orders first, then the lower number, an open aim after the named ones."""
    return sorted(
        moves,
        key=lambda move: (
            _MARKS.index(cards[move.order].mark),
            cards[move.order].number,
            move.aim is Aim.OPEN,
        ),
    )


def is_left_open(move: GiveOrder, cards: Iterable[OrderCard]) -> bool:
    """Whether there is something to aim at now, and the order leaves it for later."""
    return move.aim is Aim.OPEN and any(card.order is move.order and _aims(card) for card in cards)


def _aims(card: OrderCard) -> tuple[Prospect, ...]:
    """List the aims between which there is something to choose now."""
    named = tuple(one for one in card.prospects if one.aim is not Aim.OPEN)
    return named if len(named) > 1 else ()


def _is_promising(card: OrderCard) -> bool:
    return card.mark is not Mark.IMPOSSIBLE and card.hindrance is None


def _is_plain(move: GiveOrder, card: OrderCard) -> bool:
    return move.aim is Aim.OPEN and not _aims(card)


def _matters(move: GiveOrder, card: OrderCard) -> bool:
    aims = _aims(card)
    return any(one.aim is move.aim for one in aims)


def _prospect(move: GiveOrder, card: OrderCard) -> Prospect | None:
    return next((one for one in card.prospects if one.aim is move.aim), None)
