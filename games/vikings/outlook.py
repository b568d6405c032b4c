"""Estimates for computers: each seat's chance to win, and the moves worth searching.

For computers that look ahead; it rests on what the seat may know alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

from games.api import Seat
from games.optional.chances import merit, shares
from games.vikings.chapters.challenge import announceable
from games.vikings.chapters.choices import prospects
from games.vikings.chapters.reach import DISTANCE
from games.vikings.chapters.turn import CENTRE_BONUS
from games.vikings.content import CENTRE, Card, Space, copies
from games.vikings.knowledge import known_to
from games.vikings.merits import UNKNOWN, features, points
from games.vikings.moves import (
    Announce,
    LeaveCentre,
    MoveTo,
    RaiseShield,
    TakeFromCentre,
    TakeHit,
    VikingsMove,
)
from games.vikings.state import Values, VikingsState
from games.vikings.view import LaidOutcome, Phase, Prospect
from games.vikings.weights import WEIGHTS

_LIE = 0.03
"""How often a player does with the wrong card what it would surely do with the right one."""

_CENTRE = 2.0
"""What it is worth to stand on the centre."""

_REACH = 0.25
"""Share of a bracelet's value for a Viking right beside it."""

_NEARER = 0.6
"""What a step of distance leaves of that."""

_FAR = 3.0
"""Lead in points that counts as far ahead."""

CHEAPEST = (
    Card.SLINGSHOT,
    Card.PUNCH,
    Card.SLAM,
    Card.WALK,
    Card.CLUB,
    Card.HAMMER,
    Card.SHIELD,
    Card.SPRINT,
)
"""The cards in the order in which one would rather spend them on a bluff."""


def estimate(state: VikingsState, viewer: Seat | None) -> tuple[float, ...]:
    """Return, by seat, the share of rivals left behind (0 to 1), by weights learnt from play."""
    return shares([merit(WEIGHTS, each) for each in features(state, viewer)])


def outlook_of(state: VikingsState) -> tuple[float, ...]:
    """Return, by space, the future worth in points of standing there; zeros in the last turn.

    What lies on the space itself counts a little, like what lies nearby.
    """
    if not state.supply:
        return _NOWHERE
    return _worth(state.slots, CENTRE not in state.spaces)


_NOWHERE = (0.0,) * len(DISTANCE)


@lru_cache(maxsize=4096)
def _worth(slots: tuple[Values, ...], centre_is_free: bool) -> tuple[float, ...]:
    """Return how good each space is, in points: bracelets nearby and nearness to the centre.

    Bracelets count a quarter of their value on the spot and less for each step. The centre counts
    on itself, and elsewhere only if no Viking stands on it.
    """
    lying = [(there, _REACH * sum(values)) for there, values in enumerate(slots) if values]
    worth = []
    for space, steps in enumerate(DISTANCE):
        here = sum([share * _NEARER ** steps[there] for there, share in lying])
        if space == CENTRE or centre_is_free:
            here += _CENTRE / 2 ** steps[CENTRE]
        worth.append(here)
    return tuple(worth)


def plausible(state: VikingsState, seat: Seat) -> float:
    """Return how plausible the face-down cards of ``seat`` are, from 0 to 1.

    It is ``_LIE`` to the power of its bluffs that were neither revealed nor believed yet.
    """
    lies = 0
    for laid in state.laid:
        if (
            laid.owner == seat
            and laid.card is not laid.announced
            and laid.outcome is LaidOutcome.OPEN
            and not laid.revealed
        ):
            lies += 1
    return _LIE**lies


def glance(state: VikingsState, viewer: Seat | None) -> Hashable:
    """Return a hashable key of what ``viewer`` knows: the open table, and its own hand.

    Equal keys mean that its choices are the same. None is a spectator.
    """
    return (
        state.phase,
        state.turn,
        state.active,
        state.asked,
        state.believed,
        state.spaces,
        state.slots,
        len(state.supply),
        state.target,
        state.knocked,
        tuple(
            [
                (
                    tuple(sorted(known_to(state, Seat(seat), viewer))),
                    len(held),
                    len(state.hands[seat]),
                    len(state.decks[seat]),
                    state.shown[seat],
                )
                for seat, held in enumerate(state.holdings)
            ]
        ),
        tuple(
            [
                (
                    laid.owner,
                    laid.announced,
                    laid.card if laid.revealed or laid.owner == viewer else None,
                    laid.outcome,
                )
                for laid in state.laid
            ]
        ),
        None if viewer is None else tuple(sorted(state.hands[viewer])),
    )


def sketch(state: VikingsState, seat: Seat, moves: Sequence[VikingsMove]) -> Sequence[VikingsMove]:
    """Return the moves worth searching, by the open question; all of them for most questions.

    Announcements that find something, each true or as a bluff with the cheapest card; ways to
    bracelets and a few others; ending the game or not where it isn't clear; the hit, or one Shield.
    """
    match state.phase:
        case Phase.ANNOUNCE:
            return _announcements(state, seat)
        case Phase.MOVE:
            return _ways(state, seat, moves)
        case Phase.CENTRE:
            return _ends(state, seat, moves)
        case Phase.SHIELD:
            return _shields(state, seat)
        case _:
            return moves


def has_shown_all(state: VikingsState, seat: Seat, card: Card) -> bool:
    """Return True if everybody has seen all copies of a card that ``seat`` plays with.

    Those are the revealed cards among its discards and of this turn: it can't have one in hand.
    """
    seen = state.shown[seat].count(card) + sum(
        [laid.owner == seat and laid.revealed and laid.card is card for laid in state.laid]
    )
    return seen == copies(card, bluff_arena=state.bluff_arena)


def passable(state: VikingsState, seat: Seat) -> list[Card]:
    """List the actions that may be announced, but no bluff that cannot pass if there is another."""
    actions = announceable(state)
    return [card for card in actions if not has_shown_all(state, seat, card)] or list(actions)


def _announcements(state: VikingsState, seat: Seat) -> Sequence[VikingsMove]:
    """Return the announcements worth a computer's thought: each action that finds something, once.

    It is true if its card is held, else laid with the card least missed. If none of them can be
    true, the cheapest true announcement is added; if there are none at all, all actions come as
    bluffs.
    """
    hand, actions = state.hands[seat], passable(state, seat)
    useful = [prospect.action for prospect in prospects(state) if _finds(state, prospect)]
    spare = min(hand, key=lambda card: (card in useful, CHEAPEST.index(card)))
    worth = [
        Announce(action if action in hand else spare, action)
        for action in actions
        if action in useful
    ]
    if any(action in hand for action in useful):
        return worth
    # A card has to go all the same, and the truth is safe.
    idle = [Announce(card, card) for card in actions if card in hand]
    cheapest = sorted(idle, key=lambda move: CHEAPEST.index(move.card))[:1]
    return [*worth, *cheapest] or [Announce(spare, action) for action in actions]


def _finds(state: VikingsState, prospect: Prospect) -> bool:
    """Return True if an action would hit a seat with bracelets, or improve one's place.

    A Slam always does.
    """
    if prospect.spaces:
        here = state.spaces[state.active]
        field = outlook_of(state)
        assert here is not None
        return any(
            state.slots[space] or field[space] > field[here]
            for space in prospect.spaces
            if space != here
        )
    if prospect.action is Card.SLAM:
        return True
    return any(state.holdings[target] for target in prospect.targets)


def _ways(state: VikingsState, seat: Seat, moves: Sequence[VikingsMove]) -> Sequence[VikingsMove]:
    """Keep the moves to other spaces with bracelets, and the three best of the rest.

    Staying is among the rest.
    """
    here = state.spaces[seat]
    field = outlook_of(state)
    ways = [move for move in moves if isinstance(move, MoveTo)]
    booty = [move for move in ways if state.slots[move.space] and move.space != here]
    rest = sorted([move for move in ways if move not in booty], key=lambda move: -field[move.space])
    return [*booty, *rest[:_OTHER_WAYS]]


_OTHER_WAYS = 3
"""How many ways to nothing in particular are worth a thought."""


def _shields(state: VikingsState, seat: Seat) -> Sequence[VikingsMove]:
    """Return the answers to an attack that are worth searching, taking the hit first.

    With it a true Shield if one is held; else, with a bracelet to lose, a false one of the card
    least missed.
    """
    hand = state.hands[seat]
    worth: list[VikingsMove] = [TakeHit()]
    if Card.SHIELD in hand:
        worth.append(RaiseShield(Card.SHIELD))
    elif state.holdings[seat]:
        worth.append(RaiseShield(min(hand, key=CHEAPEST.index)))
    return worth


def _ends(state: VikingsState, seat: Seat, moves: Sequence[VikingsMove]) -> Sequence[VikingsMove]:
    """Return only taking if ``seat`` leads clearly with it, only leaving if it trails clearly.

    Clearly: by three points. Else both, also while the supply holds more than the centre brings.
    """
    if len(state.supply) > CENTRE_BONUS:
        return moves
    ahead = lead(state, seat)
    if ahead >= _FAR:
        return [TakeFromCentre()]
    return [LeaveCentre()] if ahead <= -_FAR else moves


def lead(state: VikingsState, seat: Seat) -> float:
    """Return by how many points ``seat`` would lead with all of the supply, as it knows it.

    Negative if the best rival is ahead. Unknown bracelets count at their mean.
    """
    rivals = [number for number in range(len(state.spaces)) if number != seat]
    best = max([points(state, Seat(number), seat) for number in rivals])
    return points(state, seat, seat) + UNKNOWN * len(state.supply) - best


def nearest(space: Space, spaces: Sequence[Space | None]) -> int:
    """Return the distance from ``space`` to the nearest of others."""
    return min([DISTANCE[space][other] for other in spaces if other is not None], default=9)
