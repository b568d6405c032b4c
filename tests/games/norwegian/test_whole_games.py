"""Whole games at random: they end, and the pack stays whole all the way."""

from __future__ import annotations

from collections import Counter

import pytest

from games.api import Options
from games.norwegian.content import DECK, JOKERS, decks_for
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.playout import RandomPlayer, steps


def _options(luck: RandomPlayer) -> Options:
    return {option.key: bool(luck.below(2)) for option in GAME.options}


def _cards(state: NorwegianState) -> Counter[str]:
    down = [card for row in state.face_down for card in row if card is not None]
    lying = (state.stock, state.pile, state.burnt, down, *state.hands, *state.face_up)
    return Counter(card for some in lying for card in some)


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 12])
def test_random_games_with_random_options_end(seats: int) -> None:
    """N28: every game ends; no card is lost or doubled; known cards are held."""
    luck = RandomPlayer(f"options {seats}")
    for number in range(10):
        options = _options(luck)
        begun = GAME.start(seats, options, f"whole {number}").state
        pack = Counter((DECK + JOKERS if options["jokers"] else DECK) * decks_for(seats))
        last = begun
        for step in steps(GAME, begun, f"whole {number}/moves"):
            last = step.applied.state
            assert all(
                Counter(known) <= Counter(hand)
                for known, hand in zip(last.known, last.hands, strict=True)
            )
        assert pack == _cards(begun) == _cards(last)
        outcome = GAME.outcome(last)
        assert outcome is not None
        assert outcome.reason in {"first-out", "places-decided", "stalemate"}
