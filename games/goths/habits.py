"""Moves of an average player, with which the search of computers models everybody.

A king calls for what would be of most use, and his chief does, of what may be called, what is of
most use: so they understand each other without a word, most of the time. Luck keeps anybody from
being read like a book.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Seat
from games.goths import default_move
from games.goths.chapters.orders import in_hand
from games.goths.chapters.prospects import OBJECTIVE_AIMS, prospects
from games.goths.chapters.secrets import candidates, knows_card
from games.goths.content import (
    ATTACKS,
    CHARACTER,
    HOSTILE,
    KING_CARDS,
    TRUTH,
    Character,
    Objective,
    Order,
    Readiness,
    Spot,
)
from games.goths.knowledge import show
from games.goths.merits import known_objectives
from games.goths.moves import Aim, Choose, EndTalk, GiveOrder, GothsMove, LayKingCard
from games.goths.outlook import called, is_useful
from games.goths.state import Clan, GothsState, covered, face_up_characters
from games.goths.view import Phase, Prospect
from games.rng import Rng

_WHIM = 5
"""One choice in this many is not the best."""

_KILL = 9.0
"""What it is worth to beat an army."""

_SEEN = {Objective.QUEEN: _KILL, Objective.PLAIN: 0.1, Objective.TRAP: -2.0}
_UNSEEN = 1.2
"""What it is worth to enter an objective that one has not seen."""

_WORTH = {
    Order.RECONNOITRE: 0.45,
    Order.SABOTAGE: 0.7,
    Order.REINFORCE: 0.8,
    Order.LOAD: 0.6,
    Order.BARRICADE: 0.65,
    Order.ADVANCE: 0.3,
    Order.GOTH: 0.2,
    Order.PIGEON: 0.05,
}


def choose(state: GothsState, seat: Seat, moves: Sequence[GothsMove], luck: Rng) -> GothsMove:
    """Choose among the legal moves of ``seat`` as an average player would.

    Talks are ended in silence; what no habit covers is left to the default move.
    """
    match state.phase:
        case Phase.KING:
            return _lay(state, seat, moves, luck)
        case Phase.ORDER:
            return _order(state, seat, moves, luck)
        case Phase.TALK:
            return EndTalk()
        case Phase.OBJECTIVE:
            known = known_objectives(state, seat)
            return max(moves, key=lambda move: _entering(known, move))
        case Phase.TARGET:
            clan = state.layout.chief_of[seat]
            assert clan is not None
            return _aim(state, clan, moves)
        case _:
            return default_move.choose(show(state, seat), moves, luck)


def _lay(state: GothsState, seat: Seat, moves: Sequence[GothsMove], luck: Rng) -> LayKingCard:
    """Lay a card of the character of most use to the clans of a king, one time in five any card.

    Characters that lie face up are passed over if there are others; ties are drawn by lot.
    """
    wanted = _wanted(state, seat)
    number = state.layout.king_of[seat]
    assert number is not None
    heard = face_up_characters(state.kings[number])
    laid = [move for move in moves if isinstance(move, LayKingCard)]
    # Who lies face up is heard anyway: another card leaves the chief a choice.
    cards = [move for move in laid if TRUTH[move.card] not in heard] or laid
    whim, luck = luck.below(_WHIM)
    if not whim:
        return luck.pick(cards)[0]
    marks = [wanted[TRUTH[move.card]] for move in cards]
    highest = max(marks)
    return luck.pick([move for move, mark in zip(cards, marks, strict=True) if mark == highest])[0]


def plausible(state: GothsState, seat: Seat) -> float:
    """Return how plausible a king's laid card is (0 to 1), against the other card of the same back.

    1 where the card means a most useful character not heard yet, or neither card does; else the
    chance that the habits lay it on a whim. Also 1 for a seat without a king, or a card face up.
    """
    number = state.layout.king_of[seat]
    if number is None or knows_card(state, None, number):
        return 1
    laid = state.kings[number].laid
    wanted = _wanted(state, seat)
    heard = face_up_characters(state.kings[number])
    marks = {card: wanted[TRUTH[card]] for card in KING_CARDS if TRUTH[card] not in heard}
    highest = max(marks.values(), default=0.0)
    best = [card for card, mark in marks.items() if mark == highest]
    if laid in best or not any(card in best for card in candidates(state.kings[number])):
        return 1
    by_whim = 1 / _WHIM / len(marks)
    return by_whim / (by_whim + (1 - 1 / _WHIM) / len(best))


def _wanted(state: GothsState, seat: Seat) -> dict[Character, float]:
    """Return, by character, the summed worth of its best order in each of the king's clans.

    An eliminated clan counts for nothing, and so does an order of negative worth.
    """
    number = state.layout.king_of[seat]
    assert number is not None
    wanted = dict.fromkeys(Character, 0.0)
    for clan in state.layout.kings[number].clans:
        if state.clans[clan].figures:
            best = dict.fromkeys(Character, 0.0)
            for order in in_hand(state.clans[clan]):
                character = CHARACTER[order]
                best[character] = max(best[character], worth(state, seat, clan, order))
            for character, value in best.items():
                wanted[character] += value
    return wanted


def _order(state: GothsState, seat: Seat, moves: Sequence[GothsMove], luck: Rng) -> GothsMove:
    """Choose the order of most worth among those of the characters that may be called.

    One time in five any of these; if none fits, of all. Its aim is left open where that is legal.
    """
    clan = state.layout.chief_of[seat]
    assert clan is not None
    fitting = called(state, seat)
    given = [move for move in moves if isinstance(move, GiveOrder)]
    able = [move for move in given if CHARACTER[move.order] in fitting] or given
    orders = tuple(dict.fromkeys(move.order for move in able))
    whim, luck = luck.below(_WHIM)
    if whim:
        best = max(orders, key=lambda order: worth(state, seat, clan, order))
    else:
        best, luck = luck.pick(orders)
    found = [move for move in able if move.order is best]
    return next((move for move in found if move.aim is Aim.OPEN), found[0])


def worth(state: GothsState, seat: Seat, clan: int, order: Order) -> float:
    """Return the estimated worth of an order for a clan, by what ``seat`` knows.

    Below 0 if it would do nothing; the gain of an attack is that of its best target.
    """
    if not is_useful(state, clan, order):
        return -0.5
    own = state.clans[clan]
    if order in ATTACKS:
        return max([_blow(state, one) for one in prospects(state, clan, order)], default=-0.5)
    if order is Order.ADVANCE and own.spot >= Spot.FAR_PLAIN:
        return max(_entered(kind) for kind in known_objectives(state, seat))
    if order is Order.BARRICADE:
        return _WORTH[order] + 0.3 * _is_aimed_at(state, clan)
    if order is Order.REINFORCE:
        return _WORTH[order] + 0.5 * (own.figures == 1)
    if order is Order.RECONNOITRE and None not in known_objectives(state, seat):
        return 0.0
    return _WORTH[order]


def _blow(state: GothsState, one: Prospect) -> float:
    """Return the worth of an attack: 1.3 for each figure lost, or ``_KILL`` for a whole army.

    0 if nothing is lost. The army is that of the target: no boomerang is looked at.
    """
    clans = state.layout.clans
    figures = next(
        army.figures
        for army, place in zip(state.clans, clans, strict=True)
        if place.name == one.clan
    )
    return _KILL if one.loss >= figures else 1.3 * one.loss


def _entered(kind: Objective | None) -> float:
    """Return how good it is to enter an objective, unknown or of a kind."""
    return _UNSEEN if kind is None else _SEEN[kind]


def _entering(known: Sequence[Objective | None], move: GothsMove) -> float:
    """Return the worth of entering the objective of a move, by what is ``known`` of objectives.

    Far below 0 for other moves.
    """
    if isinstance(move, Choose) and move.aim in OBJECTIVE_AIMS:
        return _entered(known[OBJECTIVE_AIMS.index(move.aim)])
    return -9.0


def _is_aimed_at(state: GothsState, clan: int) -> bool:
    """Return True if an enemy machine could fire at a clan.

    False if the clan is covered, whatever machines are loaded.
    """
    half = len(state.clans) // 2
    others: Sequence[Clan] = state.clans[half:] if clan < half else state.clans[:half]
    return not covered(state.clans[clan]) and any(
        other.figures and other.readiness is Readiness.ACTIVE for other in others
    )


def _aim(state: GothsState, clan: int, moves: Sequence[GothsMove]) -> GothsMove:
    """Choose the aim of the running order that costs the enemy most, or under a boomerang least.

    Hindered aims come last, but first under a boomerang: they cost nothing.
    """
    order = state.queue[0].order
    offered = {one.aim: one for one in prospects(state, clan, order)}
    turned = state.boomerang == clan

    def mark(move: GothsMove) -> float:
        """Return how good a move is; -1 if it has no effect.

        1 for any sabotage with an effect; of an attack under a boomerang, the figures that it costs
        oneself, below 0, and 0 where it has no effect.
        """
        one = offered.get(move.aim) if isinstance(move, Choose) else None
        if one is None:
            return -1.0
        if turned and order in ATTACKS:
            return -float(one.loss)
        if one.hindrance is not None:
            return -1.0
        return 1.0 if order in HOSTILE - ATTACKS else _blow(state, one)

    return max(moves, key=mark)
