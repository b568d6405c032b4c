"""Estimates for computers: each seat's chance to win, and the moves worth searching.

For computers that look ahead; it rests on what the seat may know alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.api import Seat
from games.goths.chapters.orders import in_hand
from games.goths.chapters.prospects import OBJECTIVE_AIMS, hindrance_of, prospects, ways
from games.goths.chapters.secrets import (
    candidates,
    hides_own_card,
    knows_card,
    knows_message,
    knows_token,
)
from games.goths.content import (
    BACK,
    CHARACTER,
    HOSTILE,
    TRUTH,
    Character,
    KingCard,
    Objective,
    Order,
    Readiness,
    Role,
    Spot,
)
from games.goths.merits import features, known_objectives
from games.goths.moves import Aim, Choose, GiveOrder, GothsMove, LayKingCard
from games.goths.state import Clan, GothsState, face_up_characters
from games.goths.view import Phase
from games.goths.weights import WEIGHTS
from games.optional.chances import chance, merit

_PATIENCE = 8
"""Rounds after which a step forward counts for more with every round.

Armies that only answer each other's threats could do so for ever: load, sabotage, load, sabotage.
"""

_LASTING = 40
"""Rounds after which it does not count for more any longer."""

_HASTE = 0.03
"""What a step forward counts for, in odds, for each round in between."""

_STAND_OFF = 12
"""From this round on an army that is not at the objectives loads no machine any more."""


def estimate(state: GothsState, viewer: Seat | None) -> tuple[float, ...]:
    """Return, by seat, its camp's chance to win (0 to 1), by weights learnt from played games.

    Both camps' chances add up to 1. Steps forward count for more late in the game.
    """
    camps = state.layout.camps
    merits = dict(
        zip(camps, [merit(WEIGHTS, each) for each in features(state, viewer)], strict=True)
    )
    haste = _HASTE * max(0, min(state.round, _LASTING) - _PATIENCE)
    if haste:
        for place, clan in zip(state.layout.clans, state.clans, strict=True):
            if clan.figures:
                merits[place.camp] += haste * min(clan.spot, Spot.LEFT)
    one, two = merits
    first = chance(merits[one] - merits[two])
    return tuple([first if camp == camps[0] else 1 - first for camp in camps])


def glance(state: GothsState, viewer: Seat | None) -> Hashable:
    """Return a key that is equal for positions that look alike to ``viewer``.

    It has what lies open and matters, and the viewer's own cards, orders and sights.
    """
    own = None if viewer is None else state.layout.chief_of[viewer]
    return (
        state.phase,
        state.round,
        state.initiative,
        state.asked,
        state.answered,
        state.sprayed,
        state.boomerang,
        state.successes,
        state.named,
        state.queue,
        state.spied,
        state.talks,
        sum([knows_message(state, viewer, message) for message in state.messages]),
        state.deals[-1].face_up,
        tuple(known_objectives(state, viewer)),
        tuple(
            [
                (
                    king.face_up,
                    None if king.laid is None else BACK[king.laid],
                    king.laid if knows_card(state, viewer, number) else None,
                )
                for number, king in enumerate(state.kings)
            ]
        ),
        tuple([_seen(state, viewer, number, clan) for number, clan in enumerate(state.clans)]),
        None if own is None else (state.answers[own], state.drafts[own], state.clans[own].mode),
    )


def _seen(state: GothsState, viewer: Seat | None, number: int, clan: Clan) -> Hashable:
    """Return a hashable key of what a viewer knows of a clan."""
    return (
        clan.figures,
        clan.spot,
        clan.barricades,
        clan.blasted,
        clan.poisoned,
        clan.wall,
        clan.readiness,
        clan.token_state,
        clan.token if knows_token(state, viewer, number) else None,
        clan.set_aside,
    )


def called(state: GothsState, seat: Seat) -> frozenset[Character]:
    """Return the characters that the king's cards call or may call, as the chief ``seat`` knows.

    Those of all cards face up, and of the card laid: one if he knows it, else what its back allows.
    """
    clan = state.layout.chief_of[seat]
    assert clan is not None
    number = state.layout.clans[clan].king
    king = state.kings[number]
    known: Sequence[KingCard] = candidates(king)
    if (
        king.laid is not None
        and knows_card(state, seat, number)
        and (state.layout.roles[seat] is not Role.BOTH or not hides_own_card(state, seat))
    ):
        known = (king.laid,)
    return face_up_characters(king) | {TRUTH[card] for card in known}


def sketch(state: GothsState, seat: Seat, moves: Sequence[GothsMove]) -> Sequence[GothsMove]:
    """Return the moves worth a computer's thought, at least one.

    Left out are orders that cannot fit or do nothing, king cards that call nobody useful, and ways
    to known traps; other questions keep all moves.
    """
    match state.phase:
        case Phase.ORDER:
            return _orders(state, seat, moves)
        case Phase.KING:
            return _cards(state, seat, moves)
        case Phase.OBJECTIVE:
            return _ways(state, seat, moves)
        case _:
            return moves


def _orders(state: GothsState, seat: Seat, moves: Sequence[GothsMove]) -> Sequence[GothsMove]:
    """Return the orders that may fit the king's card, if useful and aimed well, and token moves.

    If there are none, all orders that may fit, else all moves.
    """
    clan = state.layout.chief_of[seat]
    assert clan is not None
    fitting = called(state, seat)
    able = [
        move for move in moves if isinstance(move, GiveOrder) and CHARACTER[move.order] in fitting
    ]
    useful = {
        move.order
        for move in able
        if is_useful(state, clan, move.order)
        and not (move.order is Order.LOAD and _waits(state, clan))
    }
    worth = [move for move in able if move.order in useful and is_aimed_well(state, clan, move)]
    tokens = [move for move in moves if not isinstance(move, GiveOrder)]
    return [*worth, *tokens] or able or moves


def _cards(state: GothsState, seat: Seat, moves: Sequence[GothsMove]) -> Sequence[GothsMove]:
    """Keep cards of characters who would find something to do and do not lie face up already.

    If there are none, all whose character does not lie face up, else all moves.
    """
    number = state.layout.king_of[seat]
    assert number is not None
    heard = face_up_characters(state.kings[number])
    busy = {
        CHARACTER[order]
        for clan in state.layout.kings[number].clans
        if state.clans[clan].figures
        for order in in_hand(state.clans[clan])
        if is_useful(state, clan, order) and not (order is Order.LOAD and _waits(state, clan))
    }
    new = [
        move for move in moves if isinstance(move, LayKingCard) and TRUTH[move.card] not in heard
    ]
    return [move for move in new if TRUTH[move.card] in busy] or new or moves


def _waits(state: GothsState, clan: int) -> bool:
    """Return True if a clan is still no further than its far plain, late on: from round 12."""
    return state.round >= _STAND_OFF and state.clans[clan].spot <= Spot.FAR_PLAIN


def _ways(state: GothsState, seat: Seat, moves: Sequence[GothsMove]) -> Sequence[GothsMove]:
    """Keep the way to the queen alone if it is known, else all but those to a known trap.

    If nothing is left, all moves.
    """
    known = dict(zip(OBJECTIVE_AIMS, known_objectives(state, seat), strict=True))
    kinds = {move: known[move.aim] for move in moves if isinstance(move, Choose)}
    queen = [move for move, kind in kinds.items() if kind is Objective.QUEEN]
    return queen or [move for move, kind in kinds.items() if kind is not Objective.TRAP] or moves


def is_useful(state: GothsState, clan: int, order: Order) -> bool:
    """Return True if an order would have an effect by public facts, or may have one at its turn.

    A shot needs a machine that is loaded already; an advance is useful before the objectives, and
    there if one is free.
    """
    if order is Order.FIRE and state.clans[clan].readiness is not Readiness.ACTIVE:
        return False
    if order is Order.ADVANCE:
        return state.clans[clan].spot < Spot.FAR_PLAIN or bool(ways(state, clan))
    return hindrance_of(state, clan, order) is None


def is_aimed_well(state: GothsState, clan: int, move: GiveOrder) -> bool:
    """Return True if a computer should consider an order with this aim.

    An aim has to have an effect. It is left open if there is only one, and by an advance or a
    reconnaissance of objectives: the chief chooses later, with more in sight.
    """
    aims = prospects(state, clan, move.order)
    if move.aim is Aim.OPEN:
        return len(aims) < 2 or move.order not in HOSTILE  # noqa: PLR2004 - a choice
    if move.order in HOSTILE or move.order is Order.GOTH:
        return any(one.aim is move.aim and one.hindrance is None for one in aims)
    if move.order in {Order.ADVANCE, Order.RECONNOITRE} and move.aim in OBJECTIVE_AIMS:
        # The choice can be made when it comes to it, with more in sight.
        return False
    return any(one.aim is move.aim for one in aims)
