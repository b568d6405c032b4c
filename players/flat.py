"""Flat Monte-Carlo: every answer tried as often, each time with random play for some turns.

It is what a search is measured by: it sees as many worlds as it has time for and knows what
positions are worth, but has neither a tree nor habits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.api import AnyGame, Move, Seat, State
from games.playout import RandomPlayer
from players.rewards import Rewards, rewards_of, shared

_LAST = 4000
"""How many moves a game is played on at most."""


def choose_flat(
    game: AnyGame,
    state: State,
    seat: Seat,
    salt: str,
    camps: Sequence[str],
    is_over: Callable[[], bool],
) -> Move:
    """Choose the answer that does best on average until ``is_over``, each tried once at least.

    All are tried in turn, each in a newly redealt world that is played on at random. Of equals the
    first wins. The seat has to be asked.
    """
    moves: tuple[Move, ...] = tuple(game.legal_moves(state, seat))
    sums = [0.0] * len(moves)
    luck, walks = RandomPlayer(salt), 0
    while walks < len(moves) or not is_over():
        number = walks % len(moves)
        world = game.redeal(state, seat, f"{salt}/{walks}")
        after = game.apply(world, seat, moves[number]).state
        sums[number] += _play_on(game, after, seat, camps, luck)[seat]
        walks += 1
    tried = [walks // len(moves) + (number < walks % len(moves)) for number in range(len(moves))]
    return max(zip(sums, tried, moves, strict=True), key=lambda one: one[0] / one[1])[2]


def _play_on(
    game: AnyGame, state: State, seat: Seat, camps: Sequence[str], luck: RandomPlayer
) -> Rewards:
    """Play a game on at random to its end or horizon; return each seat's reward.

    At the horizon positions are estimated. A game not over after ``_LAST`` moves is worth 0.5 to
    all.
    """
    until = game.clock(state) + game.horizon
    for _ in range(_LAST):
        if game.horizon and game.clock(state) >= until and game.decisions(state):
            return shared(game.estimate(state, seat), camps)
        choice = luck.choose(game, state)
        if choice is None:
            outcome = game.outcome(state)
            assert outcome is not None
            return rewards_of(outcome, camps)
        decision, move = choice
        state = game.apply(state, decision.seat, move).state
    return tuple(0.5 for _ in camps)
