"""What counts in a game, learnt from play: weights for what the chances of a seat rest on.

A game is played by habit, with a move at random now and then; of positions from all over it is
noted who ended ahead of whom. The weights are those of a logistic regression over such pairs of
seats (Bradley and Terry, 1952), found by stochastic gradient descent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import msgspec

from games.api import AnyGame, RuleError, Seat, State
from games.optional.chances import chance, merit
from games.playout import RandomPlayer
from games.rng import Rng

_ASTRAY = 5
"""How many moves of a hundred are any."""

_NOTED = 8
"""How many turns of a game are noted."""

_MOST = 4
"""Most seats of the games that are played."""

_LONGEST = 3000
"""Moves after which a game is given up."""

_EPOCHS = 6
_STEP = 0.03
_SHRINK = 1e-4
"""By which share of itself a weight shrinks with each pair; what is rare stays small."""


class Pair(msgspec.Struct, frozen=True):
    """Two seats of a position: by how much one has more of each feature, and who ended ahead."""

    lead: tuple[float, ...]
    ahead: bool


def pairs(game: AnyGame, seed: str) -> list[Pair]:
    """Play a game by habit, with some random moves, and compare two seats in some of its positions.

    At most eight positions, each at the beginning of a turn, are drawn; seats that ended in the
    same place give none. Empty if the game does not end.
    """
    luck, noted, clock = RandomPlayer(seed), list[State](), 0
    seats, state = _begin(game, luck, seed)
    for number in range(_LONGEST):
        owed = [each for each in game.decisions(state) if not each.answered]
        if not owed:
            break
        if game.clock(state) != clock:
            clock = game.clock(state)
            noted.append(state)
        seat = owed[luck.below(len(owed))].seat
        moves = tuple(game.legal_moves(state, seat))
        move = moves[luck.below(len(moves))]
        if luck.below(100) >= _ASTRAY:
            move = game.habit(state, seat, moves, Rng(f"{seed}/{number}"))
        state = game.apply(state, seat, move).state
    outcome, found = game.outcome(state), list[Pair]()
    if outcome is None:
        return found
    for _ in range(min(_NOTED, len(noted))):
        position = noted.pop(luck.below(len(noted)))
        viewer = Seat(luck.below(seats))
        other = Seat((viewer + 1 + luck.below(seats - 1)) % seats)
        one, two = outcome.place_of(viewer), outcome.place_of(other)
        if one != two:
            features = game.features(position, viewer)
            lead = zip(features[viewer], features[other], strict=True)
            found.append(Pair(tuple([own - theirs for own, theirs in lead]), one < two))
    return found


def _begin(game: AnyGame, luck: RandomPlayer, seed: str) -> tuple[int, State]:
    """Begin a game with the fewest seats half the time, else with a random number up to four.

    In half the games the options are random, if they go together, else the defaults. Return the
    number of seats and the position.
    """
    counts = [seats for seats in game.seats if seats <= _MOST]
    seats = counts[luck.below(len(counts))] if luck.below(2) else counts[0]
    any_of_them = {each.key: each.choices[luck.below(len(each.choices))] for each in game.options}
    try:
        begun: State = game.start(seats, any_of_them if luck.below(2) else {}, seed).state
    except RuleError:
        # Some options do not go together.
        begun = game.start(seats, {}, seed).state
    return seats, begun


def fit(known: Sequence[Pair], luck: RandomPlayer) -> tuple[float, ...]:
    """Return the weight of each feature by which the known pairs were likeliest to end as they did.

    ``luck`` shuffles the pairs. There has to be one at least.
    """
    weights = [0.0] * len(known[0].lead)
    order = list(range(len(known)))
    for epoch in range(_EPOCHS):
        step = _STEP / (1 + epoch)
        for left in range(len(order) - 1, 0, -1):
            other = luck.below(left + 1)
            order[left], order[other] = order[other], order[left]
        for number in order:
            pair = known[number]
            push = step * (pair.ahead - chance(merit(weights, pair.lead)))
            weights = [
                weight * (1 - step * _SHRINK) + push * lead
                for weight, lead in zip(weights, pair.lead, strict=True)
            ]
    return tuple(weights)


def surprise(weights: Sequence[float], pairs: Sequence[Pair]) -> float:
    """Return the mean log loss of predicting pairs by such weights; 0.693 is a guess at random.

    There has to be one pair at least.
    """
    told = [chance(merit(weights, pair.lead)) for pair in pairs]
    return -sum(
        log(share if pair.ahead else 1 - share) for share, pair in zip(told, pairs, strict=True)
    ) / len(pairs)
