"""Whole games at random: they end by round 100, and everything is always accounted for."""

from __future__ import annotations

import os
import sys
from collections import Counter

import pytest

from games.api import Options, RuleError, Seat
from games.goths.content import (
    DANCING_TOKENS,
    FIGURES,
    KING_CARDS,
    ROUNDS,
    SPOTS,
    TERRAIN,
    Objective,
    Order,
    Readiness,
    Token,
)
from games.goths.moves import GothsMove
from games.goths.rules import GAME
from games.goths.state import GothsState, occupant
from games.goths.view import Phase, TokenState
from games.playout import RandomPlayer, Step, steps

GAMES_A_SIZE = int(os.environ.get("GOTHS_GAMES", "6"))
"""How many games are played with each number of players; raise it for a soak, which says more."""


def _options(luck: RandomPlayer) -> Options:
    return {option.key: option.choices[luck.below(len(option.choices))] for option in GAME.options}


def _begun(luck: RandomPlayer, seats: int, seed: str) -> GothsState:
    """Begin a game with random options; too few tokens are made more."""
    options = _options(luck)
    try:
        return GAME.start(seats, options, seed).state
    except RuleError as error:
        if error.key != "too-few-tokens":
            raise
        every = {f"token_{token.replace('-', '_')}": True for token in DANCING_TOKENS}
        return GAME.start(seats, {**options, **every}, seed).state


def _check(state: GothsState) -> None:
    """Hold what must always hold."""
    for king in state.kings:
        cards = [*king.face_up, *([king.laid] if king.laid else [])]
        assert len(cards) == len(set(cards)) <= len(KING_CARDS)
    for deal in state.deals:
        assert set(Objective) == set(deal.objectives)
    tokens = [clan.token for clan in state.clans if clan.token is not None]
    assert Counter(state.setup.token_list) == Counter([*tokens, *state.box])
    standing = [clan.spot for clan in state.clans if clan.figures and clan.spot >= TERRAIN]
    assert len(standing) == len(set(standing))
    for clan in state.clans:
        assert 0 <= clan.figures <= FIGURES
        assert not any(
            built and blown for built, blown in zip(clan.barricades, clan.blasted, strict=True)
        )
        if state.setup.walls:
            assert not any(clan.barricades)
        else:
            assert not clan.wall
        if clan.token_state is TokenState.IN_FORCE:
            assert clan.token is not None
            assert clan.token is not Token.BOAR_SHORTAGE or clan.readiness is not Readiness.ACTIVE
    queen = state.deals[-1].objectives.index(Objective.QUEEN)
    if state.reason != "queen-freed":
        assert not state.deals[-1].face_up[queen]
        assert occupant(state, SPOTS[TERRAIN + queen]) is None


def _checked(step: Step[GothsState, GothsMove]) -> GothsState:
    after = step.applied.state
    _check(after)
    assert after.round <= ROUNDS
    if after.phase is Phase.ORDER:
        chiefs = [
            place.chief
            for clan, place in zip(after.clans, after.layout.clans, strict=True)
            if clan.figures
        ]
        assert chiefs == list(after.asked)
    return after


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_with_random_options_end(
    seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """G30: no game goes beyond round 100; cards, tokens, objectives and figures stay whole."""
    luck = RandomPlayer(f"options {seats}")
    reasons: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    moves = rounds = 0
    for number in range(GAMES_A_SIZE):
        last = _begun(luck, seats, f"whole {number}")
        _check(last)
        for step in steps(GAME, last, f"whole {number}/moves"):
            last, moves = _checked(step), moves + 1
        outcome = GAME.outcome(last)
        assert outcome is not None
        assert list(range(seats)) == sorted(seat for place in outcome.ranking for seat in place)
        assert outcome.reason in {"queen-freed", "army-eliminated", "draw"}
        reasons[outcome.reason] += 1
        winners[str(last.winner)] += 1
        rounds += last.round
    if "GOTHS_GAMES" in os.environ:
        with capsys.disabled():
            sys.stdout.write(
                f"\n{seats} seats: {GAMES_A_SIZE} games, {moves} moves, {rounds} rounds;"
                f" {dict(reasons)}; {dict(winners)}\n"
            )


def test_a_lone_player_can_always_lay_an_order() -> None:
    """G13: one order at most is set aside at a time."""
    begun = GAME.start(2, {}, "lone").state
    for step in steps(GAME, begun, "lone"):
        state = step.applied.state
        for seat in state.asked if state.phase is Phase.ORDER else ():
            orders = {move.order for move in GAME.legal_moves(state, Seat(seat))}  # type: ignore[union-attr]
            assert len(orders) >= len(Order) - 3
