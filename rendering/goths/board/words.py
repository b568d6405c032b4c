"""Names and sentences shared by pictures and alt texts."""

from __future__ import annotations

from games.api import Seat
from games.goths.content import DECOY, TRUTH, Back, ClanName, KingCard, Order, Role, Spot
from games.goths.view import Deed, GothsView, Phase
from rendering.scene.texts import Texts


def asked(view: GothsView, seat: Seat | None) -> bool:
    """Return True if a seat owes an answer."""
    return seat is not None and any(one.seat == seat and not one.answered for one in view.waiting)


def question(view: GothsView, names: tuple[str, ...], texts: Texts) -> str:
    """Say what the table waits for, to the viewer if they are asked, or at the end who has won.

    One seat that is waited for is named, several are counted.
    """
    if view.phase is Phase.OVER:
        result = "draw" if view.winner is None else view.winner
        return texts(f"goths-picture-over-{result}", reason=view.reason or "")
    waiting = [one.seat for one in view.waiting if not one.answered]
    order = "" if view.order is None else order_name(view.order, texts)
    if asked(view, view.viewer):
        return texts(f"goths-picture-you-{view.phase}", order=order)
    name = names[waiting[0]] if len(waiting) == 1 else ""
    return texts(f"goths-picture-await-{view.phase}", count=len(waiting), name=name, order=order)


def called(view: GothsView, seat: Seat, names: tuple[str, ...], texts: Texts) -> str:
    """Return the name of a seat; the viewer is *you* in their own picture."""
    own = seat == view.viewer and view.phase is not Phase.OVER
    return texts("goths-picture-you") if own else names[seat]


def clan_name(clan: ClanName, texts: Texts) -> str:
    """Return a clan's name without the sign of its camp, which no typeface has."""
    return texts(f"goths-picture-clan-{clan}")


def order_name(order: Order, texts: Texts) -> str:
    """Return an order as its card names it."""
    return texts(f"goths-order-{order}")


def spot_name(spot: Spot, texts: Texts) -> str:
    """Name a card of the battlefield."""
    return texts(f"goths-spot-{spot.name.lower().replace('_', '-')}")


def back_name(back: Back, texts: Texts) -> str:
    """Return both characters of a back, in the order of the deck."""
    return " / ".join(texts(f"goths-character-{character}") for character in back)


def card_name(card: KingCard, texts: Texts) -> str:
    """Name a king's card: the character meant and the decoy."""
    truth = texts(f"goths-character-{TRUTH[card]}")
    return texts("goths-card", truth=truth, decoy=texts(f"goths-character-{DECOY[card]}"))


def effect(deed: Deed, texts: Texts) -> str:
    """Return the result of an order in a few words: what hindered it, its victim, or the deed.

    A victim has lost figures or was shielded; it may be the order's own clan.
    """
    if deed.hindrance is not None:
        return texts("goths-picture-nothing", reason=texts(f"goths-picture-idle-{deed.hindrance}"))
    if deed.victim is not None:
        kind = "lost" if deed.lost else "shielded"
        if deed.victim is deed.clan:
            kind = f"{kind}-self"
        victim = clan_name(deed.victim, texts)
        return texts(f"goths-picture-{kind}", clan=victim, count=deed.lost)
    match deed.order:
        case Order.RECONNOITRE if deed.spot is None:
            return texts("goths-picture-looked-token")
        case Order.RECONNOITRE | Order.ADVANCE | Order.BARRICADE:
            place = "none" if deed.spot is None else spot_name(deed.spot, texts)
            return texts(f"goths-picture-did-{deed.order}", spot=place)
        case Order.SABOTAGE:
            target = "" if deed.target is None else clan_name(deed.target, texts)
            return texts("goths-picture-did-sabotage", clan=target)
        case _:
            return texts(f"goths-picture-did-{deed.order}")


def plays_king(view: GothsView) -> bool:
    """Return True if the viewer's picture shows a king's hand; False for chiefs and spectators.

    A seat that is king and chief at once sees it only while kings play cards.
    """
    if view.role is Role.BOTH:
        return view.phase is Phase.KING
    return view.role is Role.KING
