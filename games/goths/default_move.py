"""Moves for an absent player: sensible, based on what that seat knows, and unpredictable.

Where the public facts leave a choice to a king or a chief, luck decides: with fixed rules two
absent seats of a clan would understand each other every time, which the game forbids (G35).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.goths.content import TRUTH, TWINS, Character, KingCard, Objective, Order, Role
from games.goths.moves import (
    Aim,
    Allot,
    Choose,
    EndTalk,
    GiveOrder,
    GothsMove,
    LayKingCard,
    Recipient,
)
from games.goths.view import (
    ChiefPanel,
    ClanView,
    GothsView,
    Hindrance,
    KingView,
    OrderCard,
    Phase,
    Prospect,
)
from games.rng import Rng

_FIRST_USEFUL = (
    Order.FIRE,
    Order.RATS,
    Order.AXE,
    Order.REINFORCE,
    Order.LOAD,
    Order.ADVANCE,
    Order.RECONNOITRE,
)
"""What an absent chief would do, the most wanted first."""

_SPOTS = (Aim.LEFT, Aim.MIDDLE, Aim.RIGHT)


def choose(view: GothsView, legal: Sequence[GothsMove], luck: Rng) -> GothsMove:
    """Choose the viewer's default move; it gives tokens no instruction, and ends talks in silence.

    New cards go to the first chief, a king card is drawn by lot, aims are left open.
    """
    match view.phase:
        case Phase.ALLOT:
            return next(
                move
                for move in legal
                if isinstance(move, Allot)
                and Recipient.SECOND not in {move.goth, move.pigeon, move.ballista}
            )
        case Phase.KING:
            return LayKingCard(luck.pick(view.choices.cards)[0])
        case Phase.ORDER:
            return GiveOrder(_order(view, luck), Aim.OPEN, with_token=False)
        case Phase.TALK:
            return EndTalk()
        case _:
            return Choose(_aim(view))


def _own(view: GothsView) -> tuple[ChiefPanel, ClanView, KingView]:
    """Return the panel, the clan and the king of the viewer, who has to be a chief."""
    chief = view.chief
    assert chief is not None
    clan = next(clan for clan in view.clans if clan.name == chief.clan)
    king = next(king for king in view.kings if king.seat == clan.king)
    return chief, clan, king


def _order(view: GothsView, luck: Rng) -> Order:
    """Choose an order: a useful one that fits a face-up card, else one of a character drawn.

    Where nothing is useful, the lowest in hand that fits a face-up card or the character drawn,
    else the lowest in hand.
    """
    chief, _, king = _own(view)
    hand = [card for card in chief.orders if card.in_hand]
    called = {TRUTH[card] for card in king.face_up}
    face_up = [card for card in hand if card.character in called]
    if (order := _useful(face_up)) is not None:
        return order
    character, _ = luck.pick(_still_possible(view, king))
    drawn = [card for card in hand if card.character is character]
    if (order := _useful(drawn)) is not None:
        return order
    fitting = [card for card in hand if card in face_up or card in drawn]
    return (fitting or hand)[0].order


def _useful(cards: Sequence[OrderCard]) -> Order | None:
    """Return the most useful order that nothing hinders; None if all are hindered."""
    useful = {card.order for card in cards if card.hindrance is None}
    return next((order for order in _FIRST_USEFUL if order in useful), None)


def _still_possible(view: GothsView, king: KingView) -> tuple[Character, ...]:
    """List the characters that the king's card may mean: a lone player knows it, unless hidden.

    Where it does, the back alone counts, whatever the spyglass showed (G24).
    """
    if king.card is not None and view.role is Role.BOTH and not view.setup.own_card_hidden:
        return (TRUTH[king.card],)
    return tuple([TRUTH[card] for card in _of_back(king) if card not in king.face_up])


def _of_back(king: KingView) -> tuple[KingCard, ...]:
    """Return the two cards that a king's card may be, by its back."""
    back = king.back
    assert back is not None
    return next(cards for cards in TWINS.values() if {TRUTH[card] for card in cards} == set(back))


def _aim(view: GothsView) -> Aim:
    """Return the aim of an order that is due, or the chief whom a Goth robs; fog is discarded."""
    offered = view.choices.aims
    match view.phase:
        case Phase.LOOK:
            return _look(view, offered)
        case Phase.OBJECTIVE:
            return _objective(view, offered)
        case Phase.BARRICADE:
            return Aim.DISCARD
        case Phase.ROB:
            return _victim(view, offered)
        case _:
            return _target(view, offered)


def _known(view: GothsView) -> dict[Aim, Objective | None]:
    """Return what the viewer knows of each objective, by sight or elimination; None if unknown."""
    kinds = [objective.kind for objective in view.objectives]
    left = [kind for kind in Objective if kind not in kinds]
    return {
        aim: left[0] if kind is None and len(left) == 1 else kind
        for aim, kind in zip(_SPOTS, kinds, strict=True)
    }


def _look(view: GothsView, offered: Sequence[Prospect]) -> Aim:
    """Return the aim of the first objective that is not known, else the own token, else any."""
    known = _known(view)
    unknown = [one.aim for one in offered if one.aim in known and known[one.aim] is None]
    token = [one.aim for one in offered if one.aim is Aim.TOKEN]
    return (unknown or token or [one.aim for one in offered])[0]


def _objective(view: GothsView, offered: Sequence[Prospect]) -> Aim:
    """Return the aim of the queen if she is known, else an unknown card; known traps come last."""
    known = _known(view)

    def reluctance(aim: Aim) -> int:
        """Rank an aim, the most wanted with 0."""
        wanted = (Objective.QUEEN, None, Objective.PLAIN, Objective.TRAP)
        return wanted.index(known[aim])

    return min((one.aim for one in offered), key=reluctance)


def _target(view: GothsView, offered: Sequence[Prospect]) -> Aim:
    """Return the aim that costs the enemy most, or with a boomerang costs oneself least.

    Of machines it is the first active one.
    """
    _, clan, _ = _own(view)
    if view.order is Order.SABOTAGE:
        return next(one.aim for one in offered if one.hindrance is None)
    if clan.boomerang:
        return min(offered, key=lambda one: one.loss).aim
    return max(offered, key=lambda one: one.loss).aim


def _victim(view: GothsView, offered: Sequence[Prospect]) -> Aim:
    """Return whom to rob: one who succeeded with another order than a Goth, else with a Goth.

    Who failed comes last; among equals the first in initiative order is robbed.
    """

    def reluctance(one: Prospect) -> tuple[bool, bool, int]:
        """Return a key, least for the victim most wanted."""
        assert one.clan is not None
        failed = one.hindrance is Hindrance.FAILED
        goth = one.hindrance is Hindrance.TWO_GOTHS
        return failed, goth, view.cycle.index(one.clan)

    return min(offered, key=reluctance).aim
