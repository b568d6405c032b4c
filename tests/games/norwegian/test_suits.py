"""Which suits a player lays tells nothing of those that stay in the hand (N32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.norwegian.chapters.pile import held
from games.norwegian.content import Cards, Rank, Suit, rank_of, suit_of
from games.norwegian.events import CardsLaid
from games.norwegian.moves import AnswerAce, Complete, Lay, NorwegianMove
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState, less
from games.playout import RandomPlayer
from games.rng import Rng

GAMES = 120
LUCKS = 40


def _hidden(state: NorwegianState, seat: Seat, rank: Rank) -> Cards:
    """List the cards of a rank that nobody else has seen in a hand."""
    unseen = less(state.hands[seat], state.known[seat])
    return tuple(card for card in unseen if rank_of(card) == rank)


def _one_by_one(moves: list[NorwegianMove], player: RandomPlayer) -> NorwegianMove:
    """Play at random, but lay one card at a time, so that others of its rank often stay."""
    single = [m for m in moves if not isinstance(m, Lay | AnswerAce) or m.count == 1]
    return single[player.below(len(single))]


def _lays(seats: int) -> Iterator[tuple[NorwegianState, Seat, NorwegianMove, Cards, Cards]]:
    """Play whole games; yield each lay from hand with the unseen cards laid, and those kept."""
    for number in range(GAMES):
        state = GAME.start(seats, {"completion": True}, f"suits {number}").state
        player = RandomPlayer(f"suits {number}")
        while asked := [d.seat for d in GAME.decisions(state) if not d.answered]:
            seat = asked[player.below(len(asked))]
            move = _one_by_one(list(GAME.legal_moves(state, seat)), player)
            applied = GAME.apply(state, seat, move)
            match move:
                case Lay(rank) | AnswerAce(rank) | Complete(rank):
                    laid = next(e for e in applied.events if isinstance(e, CardsLaid)).cards
                    gone = laid[held(state.known[seat], rank) :]
                    yield state, seat, move, gone, less(_hidden(state, seat, rank), gone)
                case _:
                    pass
            state = applied.state


@pytest.mark.parametrize("seats", [3, 6])
def test_over_whole_games_no_suit_says_whether_another_card_of_its_rank_stays(seats: int) -> None:
    """N32: whoever lays an unseen club holds another of that rank as often as with a spade."""
    laid: Counter[Suit | None] = Counter()
    others: Counter[Suit | None] = Counter()
    for _, _, _, gone, kept in _lays(seats):
        for card in gone:
            laid[suit_of(card)] += 1
            others[suit_of(card)] += bool(kept)
    shares = [others[suit] / laid[suit] for suit in Suit]
    overall = others.total() / laid.total()
    assert overall > 0.05
    assert all(abs(share - overall) < 0.035 for share in shares), shares


def test_in_whole_games_any_of_the_unseen_cards_may_come() -> None:
    """N32: with other luck the same move lays any of them; nothing says which one stays."""
    chosen = 0
    for state, seat, move, gone, kept in _lays(6):
        if not gone or not kept:
            continue
        came: set[str] = set()
        for luck in range(LUCKS):
            applied = GAME.apply(replace(state, rng=Rng(str(luck))), seat, move)
            came |= {c for e in applied.events if isinstance(e, CardsLaid) for c in e.cards}
        assert {*gone, *kept} <= came
        chosen += 1
    assert chosen > 100
