"""Whole games at random: they end, and the pack stays whole all the way."""

from __future__ import annotations

import os
import sys
from collections import Counter
from itertools import islice

import pytest

from games.api import Options
from games.norwegian.chapters.turn import QUIET_TURNS, quiet_limit
from games.norwegian.content import DECK, JOKERS, decks_for
from games.norwegian.moves import NorwegianMove
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.playout import RandomPlayer, Step, steps

GAMES_A_SIZE = int(os.environ.get("NORWEGIAN_GAMES", "10"))
"""How many games are played with each number of players; raise it for a soak, which says more."""

MOVES_A_CARD = 12
"""What bounds an answer of the longest turn: everybody may be asked to complete what was laid."""


def _options(luck: RandomPlayer) -> Options:
    return {option.key: bool(luck.below(2)) for option in GAME.options}


def _cards(state: NorwegianState) -> Counter[str]:
    down = [card for row in state.face_down for card in row if card is not None]
    lying = (state.stock, state.pile, state.burnt, down, *state.hands, *state.face_up)
    return Counter(card for some in lying for card in some)


def _left(state: NorwegianState) -> int:
    """Return what every step of progress makes smaller, and nothing ever makes larger.

    Drawing empties the stock, burning and jokers fill what left the game, and blind cards, face-up
    cards and players without cards only ever come to be fewer, or more.
    """
    down = sum(card is not None for row in state.face_down for card in row)
    up = sum(bool(row) for row in state.face_up)
    unburnt = sum(_cards(state).values()) - len(state.burnt)
    return len(state.stock) + unburnt + down + up + len(state.hands) - len(state.outs)


def _checked(step: Step[NorwegianState, NorwegianMove]) -> NorwegianState:
    """Return the state after a step that keeps what must always hold."""
    before, after = step.before, step.applied.state
    assert all(
        Counter(known) <= Counter(hand)
        for known, hand in zip(after.known, after.hands, strict=True)
    )
    assert after.quiet <= quiet_limit(after)
    if after.quiet < before.quiet:
        # The count starts again only where the game came closer to its end.
        assert _left(after) < _left(before)
    return after


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 12])
def test_random_games_with_random_options_end(
    seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """N28: every game ends; no card is lost or doubled; known cards are held.

    Cards can go round for ever only from the piles into hands and back. Each turn that draws,
    burns, turns or takes up nothing is counted, and so many of them end the game; what
    starts the count again makes :func:`_left` smaller, so that it does so a bounded number of
    times. Within a turn aces in answer to aces leave a hand for the pile, so that they end too.
    """
    luck = RandomPlayer(f"options {seats}")
    reasons: Counter[str] = Counter()
    lengths: list[int] = []
    for number in range(GAMES_A_SIZE):
        options = _options(luck)
        begun = GAME.start(seats, options, f"whole {number}").state
        pack = Counter((DECK + JOKERS if options["jokers"] else DECK) * decks_for(seats))
        limit = _left(begun) * (QUIET_TURNS + quiet_limit(begun)) * MOVES_A_CARD
        last, moves = begun, 0
        for step in islice(steps(GAME, begun, f"whole {number}/moves"), limit):
            last, moves = _checked(step), moves + 1
        assert pack == _cards(begun) == _cards(last)
        outcome = GAME.outcome(last)
        assert outcome is not None
        assert outcome.reason in {"first-out", "places-decided", "stalemate"}
        reasons[outcome.reason] += 1
        lengths.append(moves)
    if "NORWEGIAN_GAMES" in os.environ:
        ended = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
        with capsys.disabled():
            sys.stdout.write(
                f"\n{seats} seats: {GAMES_A_SIZE} games, {sum(lengths)} moves,"
                f" longest {max(lengths)}; {ended}\n"
            )
