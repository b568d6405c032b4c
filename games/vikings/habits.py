"""Moves of an average player, with which the search of computers models everybody.

They tell the truth where it is worth something and lie now and then, call what must be a bluff and
now and then what need not be one, go where bracelets are, and hit the richest target.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from games.api import Seat
from games.rng import Rng
from games.vikings import moves as m
from games.vikings.chapters.reach import DISTANCE, destinations, slam_victims, targets
from games.vikings.chapters.turn import CENTRE_BONUS
from games.vikings.content import ATTACKS, KNOCKING, WATER, Card
from games.vikings.merits import UNKNOWN, points
from games.vikings.outlook import (
    CHEAPEST,
    has_shown_all,
    lead,
    nearest,
    outlook_of,
    passable,
)
from games.vikings.state import VikingsState
from games.vikings.view import LaidOutcome, Phase

M = TypeVar("M", bound=m.VikingsMove)

_BLUFFS = 5
"""One announcement in this many may be a bluff, if the truth is worth less."""

_GAIN = 0.8
"""What a bluff has to find more than the truth."""

_CALLS = 8
"""One announcement in this many is called though it may be true."""

_SHAM = 6
"""One attack in this many is met with a false Shield."""

_KNOCKED = 0.6
"""What it is worth to knock a bracelet out, of what it is worth to steal it."""

_SLAM = 0.5


def choose(
    state: VikingsState, seat: Seat, moves: Sequence[m.VikingsMove], luck: Rng
) -> m.VikingsMove:
    """Choose among the legal moves of ``seat`` what an average player does.

    Luck decides between equals, and when a bluff or a call is risked. Of the state only what
    ``seat`` may know counts.
    """
    field = outlook_of(state)
    match state.phase:
        case Phase.PLACE:
            return _best(moves, m.PlaceViking, lambda move: field[move.space], luck)
        case Phase.CENTRE:
            goes_on = len(state.supply) > CENTRE_BONUS
            return m.TakeFromCentre() if goes_on or lead(state, seat) >= 0 else m.LeaveCentre()
        case Phase.ANNOUNCE:
            return _announce(state, seat, luck)
        case Phase.MOVE:
            return _best(
                moves, m.MoveTo, lambda move: sum(state.slots[move.space]) + field[move.space], luck
            )
        case Phase.TARGET:
            return _best(moves, m.Attack, lambda move: points(state, move.target, seat), luck)
        case Phase.SLAM:
            return _best(moves, m.Slam, lambda move: _slam(state, move, field), luck)
        case Phase.DROP:
            return _best(moves, m.PlaceBracelet, lambda move: _drop(state, move), luck)
        case _:
            return _react(state, seat, luck)


def _best(moves: Sequence[m.VikingsMove], kind: type[M], key: Callable[[M], float], luck: Rng) -> M:
    """Return the move of type ``kind`` with the highest key; one of equals is drawn."""
    found = [move for move in moves if isinstance(move, kind)]
    keys = [key(move) for move in found]
    highest = max(keys)
    best = [move for move, mark in zip(found, keys, strict=True) if mark == highest]
    return best[0] if len(best) == 1 else luck.pick(best)[0]


def _announce(state: VikingsState, seat: Seat, luck: Rng) -> m.Announce:
    """Announce the true action of most worth, or bluff if another is worth much more.

    It bluffs if nothing can be announced truly, if the best truth is worth nothing and some card
    can't be announced truly, or, in one case of five, if another action is worth clearly more. A
    bluff lays the card least missed.
    """
    hand = state.hands[seat]
    found = {action: _find(state, seat, action) for action in passable(state, seat)}
    chance, luck = luck.below(_BLUFFS)
    truths = [action for action in found if action in hand]
    truth = max(truths, key=lambda action: found[action], default=None)
    best = max(found, key=lambda action: found[action])
    if (
        truth is not None
        and (chance or found[best] < found[truth] + _GAIN)
        and (found[truth] > 0 or len(truths) == len(set(hand)))
    ):
        return m.Announce(truth, truth)
    spare = min(hand, key=lambda card: (found.get(card, 0.0) > 0, CHEAPEST.index(card)))
    return m.Announce(spare, best)


def _find(state: VikingsState, seat: Seat, action: Card) -> float:
    """Return the expected gain of an action, in points.

    An attack: a mean bracelet, less if it is only knocked out, 0 if nobody in range has one. A
    Slam: a fixed worth if anybody can be pushed. A move: the best space, with what lies there,
    against staying.
    """
    if action in ATTACKS:
        rich = [one for one in targets(state, action) if state.holdings[one]]
        if not rich:
            return 0.0
        return UNKNOWN * (_KNOCKED if action in KNOCKING else 1.0)
    if action is Card.SLAM:
        return _SLAM if slam_victims(state) else 0.0
    here = state.spaces[seat]
    assert here is not None
    field = outlook_of(state)
    best = max([sum(state.slots[there]) + field[there] for there in destinations(state, action)])
    return best - field[here]


def _slam(state: VikingsState, move: m.Slam, field: Sequence[float]) -> float:
    """Return how much a push takes its victim away from bracelets, the higher the better.

    What lies where it is pushed counts against it, as the victim gets it.
    """
    there = state.spaces[move.victim]
    assert there is not None
    return field[there] - field[move.push_to] - sum(state.slots[move.push_to])


def _drop(state: VikingsState, move: m.PlaceBracelet) -> float:
    """Return a key for where to put a knocked bracelet, the highest for the best.

    Near oneself and far from others; water comes after any land, and another Viking's space last.
    """
    here = state.spaces[state.active]
    assert here is not None
    if move.space in state.spaces:
        return -20.0
    if move.space in WATER:
        return -10.0
    others = [space for number, space in enumerate(state.spaces) if number != state.active]
    return nearest(move.space, others) - 2.0 * DISTANCE[here][move.space]


def _react(state: VikingsState, seat: Seat, luck: Rng) -> m.VikingsMove:
    """Return an average player's reaction to an attack or an announcement.

    To an attack a true Shield if held, else one false Shield in six if there is a bracelet to lose,
    else the hit. An announcement or a Shield is called if it must be a bluff, or without reason
    with a chance of 1 in 8, divided by the number of players who are asked; else it is believed.
    """
    if state.phase is Phase.SHIELD:
        hand = state.hands[seat]
        if Card.SHIELD in hand:
            return m.RaiseShield(Card.SHIELD)
        sham, _ = luck.below(_SHAM)
        if sham or not state.holdings[seat]:
            return m.TakeHit()
        return m.RaiseShield(min(hand, key=CHEAPEST.index))
    if is_exposed(state):
        return m.CallBluff()
    call, _ = luck.below(_CALLS * len(state.asked))
    return m.Believe() if call else m.CallBluff()


def is_exposed(state: VikingsState) -> bool:
    """Return True if everybody has seen all copies of the card announced last.

    False if nothing is announced or the last announcement is settled.
    """
    if not state.laid or state.laid[-1].outcome is not LaidOutcome.OPEN:
        return False
    last = state.laid[-1]
    return has_shown_all(state, last.owner, last.announced)
