"""The orders of the chiefs: what may be laid and aimed at, and the answers (Round 3; G4, G17)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from games.api import Events, Seat
from games.goths.chapters.prospects import OBJECTIVE_AIMS
from games.goths.chapters.tokens import instructions, spied_kings
from games.goths.content import HOSTILE, SMALL, Order, TokenSet
from games.goths.events import OrderLaid, OrderNoted
from games.goths.moves import Aim, GiveOrder, TokenMove, UseSpyglass
from games.goths.state import Clan, GothsState, clan_led_by, enemies, name_of, with_item
from games.goths.view import Sealed, TokenState

OrderMove = GiveOrder | TokenMove | UseSpyglass


def order_moves(state: GothsState, clan: int) -> tuple[OrderMove, ...]:
    """List what a chief may answer in step 3: orders, then what a held token may be told or do.

    Without a held token only orders. That the chief is asked is not checked.
    """
    drafted = state.drafts[clan] is not None
    orders = _orders(*_hand(state, clan), drafted)
    if state.clans[clan].token_state is not TokenState.HELD:
        return orders
    kings = spied_kings(state, clan)
    return (*orders, *instructions(state, clan), *(UseSpyglass(king) for king in kings))


def aims(state: GothsState, clan: int, order: Order) -> tuple[Aim, ...]:
    """List the aims that are of the kind of an order; whether they are possible, time will tell."""
    _, recon, build, foes = _hand(state, clan)
    return _aims(order, recon, build, foes)


def in_hand(clan: Clan) -> tuple[Order, ...]:
    """List the orders that a chief may lay: the deck but what a lone player set aside (G13)."""
    aside = clan.set_aside
    if aside is None:
        return clan.deck
    return tuple([order for order in clan.deck if order is not aside])


def _hand(
    state: GothsState, clan: int
) -> tuple[tuple[Order, ...], tuple[Aim, ...], tuple[Aim, ...], tuple[Aim, ...]]:
    """Return what a clan may order: its cards, and the aims of three kinds of order.

    The aims are, in this order: of scouting (all objectives, face down or not, and a fog of war
    token that lies), of building (only with fog of war), and of attacks and the Goth (only with
    more than two clans).
    """
    own = state.clans[clan]
    fog = state.setup.tokens is TokenSet.FOG
    recon: tuple[Aim, ...] = OBJECTIVE_AIMS
    if fog and own.token_state is TokenState.LYING:
        recon = (*recon, Aim.TOKEN)
    foes: tuple[Aim, ...] = ()
    if len(state.clans) > SMALL:
        foes = tuple([Aim(name_of(state, enemy)) for enemy in enemies(state, clan)])
    return in_hand(own), recon, (Aim.BUILD, Aim.DISCARD) if fog else (), foes


@lru_cache(maxsize=1024)
def _orders(
    hand: tuple[Order, ...],
    recon: tuple[Aim, ...],
    build: tuple[Aim, ...],
    foes: tuple[Aim, ...],
    drafted: bool,
) -> tuple[GiveOrder, ...]:
    """List every order of a hand with each of its aims; again with the token if one was drafted.

    The orders without the token come first. The result is cached.
    """
    return tuple(
        GiveOrder(order, aim, with_token)
        for with_token in ((False, True) if drafted else (False,))
        for order in hand
        for aim in _aims(order, recon, build, foes)
    )


def _aims(
    order: Order, recon: tuple[Aim, ...], build: tuple[Aim, ...], foes: tuple[Aim, ...]
) -> tuple[Aim, ...]:
    """Return the aims that an order may have; every order may leave its aim open.

    Open comes first, and is the only aim of an order that has no targets.
    """
    if order is Order.RECONNOITRE:
        return (Aim.OPEN, *recon)
    if order is Order.ADVANCE:
        return (Aim.OPEN, *OBJECTIVE_AIMS)
    if order is Order.BARRICADE:
        return (Aim.OPEN, *build)
    return (Aim.OPEN, *foes) if order in HOSTILE or order is Order.GOTH else (Aim.OPEN,)


def note_order(state: GothsState, seat: Seat, move: GiveOrder, events: Events) -> GothsState:
    """Lay an order face down; a new one replaces the whole answer.

    Everybody hears of the first alone, the chief of each. The draft of the token is laid with it
    only if the move says so. The reveal, once all have answered, is up to the caller.
    """
    clan = clan_led_by(state, seat)
    token = state.drafts[clan] if move.with_token else None
    answered = state.answered
    if seat not in answered:
        events.append(OrderLaid(seat=seat, clan=name_of(state, clan)))
        answered = (*answered, seat)
    events.append(
        OrderNoted(
            to=(seat,), seat=seat, order=move.order, aim=move.aim, with_token=move.with_token
        )
    )
    sealed = Sealed(move.order, move.aim, token)
    return replace(state, answered=answered, answers=with_item(state.answers, clan, sealed))
