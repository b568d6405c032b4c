"""The view of each viewer: the battlefield, the panels of king and chief, the choices."""

from __future__ import annotations

from typing import assert_never

from games.api import Seat, Waiting
from games.goths.chapters.orders import in_hand
from games.goths.chapters.prospects import hindrance_of, prospects
from games.goths.chapters.resolution import choices
from games.goths.chapters.reveal import victims
from games.goths.chapters.round import hand_of
from games.goths.chapters.secrets import (
    candidates,
    has_spied,
    hides_own_card,
    knows_card,
    knows_message,
    knows_objective,
    knows_token,
)
from games.goths.chapters.setup import allotments
from games.goths.chapters.talk import messages_left
from games.goths.chapters.tokens import instructions
from games.goths.content import (
    BACK,
    CHARACTER,
    FIGURES,
    KING_CARDS,
    NUMBER,
    SPOTS,
    TERRAIN,
    TRUTH,
    Character,
    ClanName,
    KingCard,
    Order,
)
from games.goths.moves import Allot
from games.goths.state import (
    GothsState,
    King,
    covered,
    cycle,
    face_up_characters,
    living,
    name_of,
    occupant,
)
from games.goths.view import (
    ChiefPanel,
    Choices,
    ClanView,
    GothsView,
    KingView,
    Looked,
    Mark,
    ObjectiveView,
    OrderCard,
    Phase,
    RoyalCard,
    Sighting,
    Terrain,
)


def show(state: GothsState, viewer: Seat | None) -> GothsView:
    """Build the view of ``viewer`` from what it may know.

    A spectator (None) has no role, camp, cards, panel or choices. The box is shown to all once the
    game is over.
    """
    layout, over = state.layout, state.phase is Phase.OVER
    every = range(len(state.clans))
    acting = _acting(state)
    return GothsView(
        viewer=viewer,
        phase=state.phase,
        waiting=tuple([Waiting(seat, seat in state.answered) for seat in state.asked]),
        setup=state.setup,
        round=state.round,
        initiative=name_of(state, state.initiative),
        cycle=tuple([name_of(state, clan) for clan in cycle(state)]),
        role=None if viewer is None else layout.roles[viewer],
        camp=None if viewer is None else layout.camps[viewer],
        clans=tuple([_clan(state, viewer, clan) for clan in every]),
        kings=tuple([_king(state, viewer, king) for king in range(len(state.kings))]),
        objectives=tuple([_objective(state, viewer, index) for index in range(TERRAIN)]),
        box=state.box if over else None,
        looks=_looks(state),
        acting=None if acting is None else acting[0],
        order=None if acting is None else acting[1],
        verdicts=state.verdicts,
        deeds=state.deeds,
        talks=state.talks,
        conceded=state.conceded,
        king=() if viewer is None else _royal_cards(state, viewer),
        chief=None if viewer is None else _chief(state, viewer),
        allotted=_allotted(state, viewer),
        messages=tuple([m for m in state.messages if knows_message(state, viewer, m)]),
        choices=_choices(state, viewer),
        winner=state.winner,
        reason=state.reason,
    )


def _acting(state: GothsState) -> tuple[ClanName, Order] | None:
    """Return the clan and order about which a chief is asked now; None if none is."""
    if state.phase is Phase.ROB:
        clan = state.layout.chief_of[state.asked[0]]
        return None if clan is None else (name_of(state, clan), Order.GOTH)
    if not state.asked or not state.queue:
        return None
    action = state.queue[0]
    return name_of(state, action.clan), action.order


def _clan(state: GothsState, viewer: Seat | None, number: int) -> ClanView:
    """Build the view of a clan; what its token is only for those who know it."""
    clan, place = state.clans[number], state.layout.clans[number]
    return ClanView(
        name=place.name,
        camp=place.camp,
        king=state.layout.kings[place.king].seat,
        chief=place.chief,
        alive=clan.figures > 0,
        figures=clan.figures,
        reserve=FIGURES - clan.figures,
        spot=clan.spot,
        terrain=tuple(
            [
                Terrain(
                    barricade=clan.barricades[index] or (clan.wall and clan.spot == index),
                    blasted=clan.blasted[index],
                    poisoned=clan.poisoned[index],
                )
                for index in range(TERRAIN)
            ]
        ),
        wall=clan.spot if clan.wall else None,
        covered=covered(clan),
        machine=clan.machine,
        readiness=clan.readiness,
        token_state=clan.token_state,
        token=clan.token if knows_token(state, viewer, number) else None,
        has_goth=Order.GOTH in clan.deck,
        has_pigeon=Order.PIGEON in clan.deck,
        set_aside=clan.set_aside,
        boomerang=state.boomerang == number,
        ordered=state.answers[number] is not None,
    )


def _king(state: GothsState, viewer: Seat | None, number: int) -> KingView:
    """Build the view of a king; the card only for those who know it."""
    king, place = state.kings[number], state.layout.kings[number]
    return KingView(
        seat=place.seat,
        clans=tuple([name_of(state, clan) for clan in place.clans]),
        alive=living(state, place.seat),
        back=None if king.laid is None else BACK[king.laid],
        card=king.laid if knows_card(state, viewer, number) else None,
        face_up=king.face_up,
        hand=len(hand_of(king)),
    )


def _objective(state: GothsState, viewer: Seat | None, index: int) -> ObjectiveView:
    """Build the view of an objective; its kind only for those who know it."""
    deal, last = state.deals[-1], len(state.deals) - 1
    spot = SPOTS[TERRAIN + index]
    army = occupant(state, spot)
    return ObjectiveView(
        spot=spot,
        face_up=deal.face_up[index],
        kind=deal.objectives[index] if knows_objective(state, viewer, last, index) else None,
        army=None if army is None else name_of(state, army),
        poisoned=state.sprayed[index],
    )


def _looks(state: GothsState) -> tuple[Looked, ...]:
    """List the looks at hidden things, by round: who looked at which one, not what was seen.

    Those of all rounds, but of the spyglass only the last.
    """
    looks: list[Looked] = []
    for number, clan in enumerate(state.clans):
        name = name_of(state, number)
        looks += [
            Looked(name, glance.round, SPOTS[TERRAIN + glance.index]) for glance in clan.glances
        ]
        looks += [Looked(name, turn, None) for turn in clan.token_glances]
    if state.spied is not None:
        seen = state.spied
        king = state.layout.kings[seen.king].seat
        looks.append(Looked(name_of(state, seen.clan), seen.round, None, king))
    return tuple(sorted(looks, key=lambda look: look.round))


def _royal_cards(state: GothsState, viewer: Seat) -> tuple[RoyalCard, ...]:
    """List the cards of the viewer's king deck; empty for who is no king.

    Empty too while orders are asked of a lone player whose table hides the own card (G24).
    """
    number = state.layout.king_of[viewer]
    if number is None or (state.phase is Phase.ORDER and hides_own_card(state, viewer)):
        return ()
    king = state.kings[number]
    laid = king.laid if knows_card(state, viewer, number) else None
    return tuple([RoyalCard(card, card in king.face_up, card is laid) for card in KING_CARDS])


def _chief(state: GothsState, viewer: Seat) -> ChiefPanel | None:
    """Build the panel of a viewer who is a chief; None for others.

    What the token may be told is in it only while the viewer is asked for an order.
    """
    number = state.layout.chief_of[viewer]
    if number is None:
        return None
    clan, asked = state.clans[number], state.phase is Phase.ORDER and viewer in state.asked
    spied = state.spied
    seen = None
    if spied is not None and has_spied(state, viewer, spied.king):
        card = state.kings[spied.king].laid
        seen = None if card is None else (state.layout.kings[spied.king].seat, card)
    return ChiefPanel(
        clan=name_of(state, number),
        orders=tuple([_order_card(state, viewer, number, order) for order in clan.deck]),
        sightings=tuple(
            [
                Sighting(
                    round=glance.round,
                    spot=SPOTS[TERRAIN + glance.index],
                    kind=state.deals[glance.deal].objectives[glance.index],
                    before_new_deal=glance.deal < len(state.deals) - 1,
                )
                for glance in clan.glances
            ]
        ),
        spied=seen,
        mode=clan.mode,
        draft=state.drafts[number],
        sealed=state.answers[number],
        instructions=instructions(state, number) if asked else (),
    )


def _order_card(state: GothsState, viewer: Seat, clan: int, order: Order) -> OrderCard:
    """Build the view of an order card: how sure it is to be understood, its effect in public facts.

    A viewer who is also the king counts the card laid, unless the table hides it.
    """
    character, king = CHARACTER[order], state.layout.clans[clan].king
    own = state.layout.king_of[viewer] == king and not hides_own_card(state, viewer)
    laid = state.kings[king].laid if own else None
    return OrderCard(
        order=order,
        number=NUMBER[order],
        character=character,
        mark=_mark(state.kings[king], character, laid),
        in_hand=order in in_hand(state.clans[clan]),
        hindrance=hindrance_of(state, clan, order),
        prospects=prospects(state, clan, order),
    )


def _mark(king: King, character: Character, laid: KingCard | None) -> Mark:
    """Return how sure an order of a character is to be understood, by public facts and ``laid``.

    ``laid`` is the king's card if the chief is the king and may know it (G24), else None. It is
    also sure if every card that the king can have laid fits: the other card of this back lies
    face up, or is the only one left.
    """
    meant = {TRUTH[card] for card in candidates(king) or hand_of(king)}
    meant = meant if laid is None else {TRUTH[laid]}
    if character in face_up_characters(king) or meant == {character}:
        return Mark.CERTAIN
    return Mark.POSSIBLE if character in meant else Mark.IMPOSSIBLE


def _allotted(state: GothsState, viewer: Seat | None) -> Allot | None:
    """Return the wish for new cards that the viewer, a king, has given; None without one."""
    king = None if viewer is None else state.layout.king_of[viewer]
    return None if king is None else state.allotments[king]


def _choices(state: GothsState, viewer: Seat | None) -> Choices:
    """Build the view of a viewer's possible answers; empty if the viewer is not asked.

    Orders and tokens are not in it: the panel of the chief has them.
    """
    if viewer is None or viewer not in state.asked:
        return Choices()
    match state.phase:
        case Phase.ALLOT:
            return Choices(allotments=tuple(allotments(state.setup)))
        case Phase.KING:
            number = state.layout.king_of[viewer]
            assert number is not None
            return Choices(cards=hand_of(state.kings[number]))
        case Phase.ROB:
            return Choices(aims=victims(state, viewer))
        case Phase.TALK:
            return Choices(messages_left=messages_left(state, viewer), end_talk=True)
        case Phase.ORDER | Phase.OVER:
            return Choices()
        case Phase.LOOK | Phase.OBJECTIVE | Phase.TARGET | Phase.BARRICADE:
            return Choices(aims=choices(state, state.queue[0]))
        case _:
            assert_never(state.phase)
