"""Games of computers against each other, and what they show of who plays better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

import msgspec

from games.api import AnyGame, Move, Options, Seat, State
from games.playout import RandomPlayer
from games.rng import Rng
from players.choice import choose
from players.levels import Level
from players.position import camps_of

RANDOM = "random"
DEFAULT = "default"
CONTESTANTS = (RANDOM, DEFAULT, *Level)
"""Who can take part: any legal move, the move made for an absent player, or a computer."""

Clock = Callable[[], float]
"""Tells how many seconds of work have been done."""

_CONFIDENCE = 1.96
"""Standard deviations to either side of the middle that hold 95 % of what chance brings."""


class Match(msgspec.Struct, frozen=True):
    """Which game is played how, and by whom: each side in turn is taken by the next contestant."""

    game: AnyGame
    seats: int
    options: Options
    contestants: tuple[str, ...]
    seed: str


class Played(msgspec.Struct, frozen=True):
    """What one game showed, by contestant."""

    wins: tuple[float, ...]
    """Which share of the victory went to each."""
    seconds: tuple[tuple[float, ...], ...]
    """How long each of their decisions took, where there was a choice."""


def play(match: Match, clock: Clock, games: int) -> Iterator[Played]:
    """Play games; each deal is played as often as there are contestants, who change places."""
    for number in range(games):
        yield _play_one(match, clock, *divmod(number, len(match.contestants)))


def _play_one(match: Match, clock: Clock, deal: int, turn: int) -> Played:
    game = match.game
    seed = f"{match.seed}/{deal}"
    camps = camps_of(game, match.seats, match.options)
    sides = tuple(dict.fromkeys(camps))
    players = [(sides.index(camp) + turn) % len(match.contestants) for camp in camps]
    seconds: list[list[float]] = [[] for _ in match.contestants]
    luck = RandomPlayer(f"{seed}/{turn}/order")
    state: State = game.start(match.seats, match.options, seed).state
    asked = 0
    while questions := game.decisions(state):
        owed = [decision for decision in questions if not decision.answered]
        seat = owed[luck.below(len(owed))].seat
        moves: tuple[Move, ...] = tuple(game.legal_moves(state, seat))
        move = moves[0]
        if len(moves) > 1:
            asked += 1
            contestant = match.contestants[players[seat]]
            begun = clock()
            move = _answer(game, state, seat, contestant, f"{seed}/{turn}/{asked}", camps)
            seconds[players[seat]].append(clock() - begun)
        state = game.apply(state, seat, move).state
    outcome = game.outcome(state)
    assert outcome is not None
    first = outcome.ranking[0]
    wins = [0.0] * len(match.contestants)
    for seat in first:
        wins[players[seat]] += 1 / len(first)
    return Played(tuple(wins), tuple(tuple(taken) for taken in seconds))


def _answer(
    game: AnyGame, state: State, seat: Seat, contestant: str, salt: str, camps: Sequence[str]
) -> Move:
    """Let a contestant answer from what its seat knows."""
    known: State = game.redeal(state, seat, f"{salt}/deal")
    move: Move
    match contestant:
        case "random":
            moves = tuple(game.legal_moves(known, seat))
            move = moves[RandomPlayer(salt).below(len(moves))]
        case "default":
            move = game.default_move(known, seat, Rng(salt))
        case _:
            move = choose(game, known, seat, Level(contestant), salt, camps)
    return move


class Tally(msgspec.Struct, frozen=True):
    """What the games of a match showed of one contestant."""

    games: int
    wins: float
    seconds: tuple[float, ...]
    """How long its decisions took, in ascending order."""

    @property
    def interval(self) -> tuple[float, float]:
        """Return between which shares of victories its true one lies (Wilson, 95 %)."""
        share, square = self.wins / self.games, _CONFIDENCE**2
        middle = share + square / (2 * self.games)
        width = _CONFIDENCE * sqrt(share * (1 - share) / self.games + square / (4 * self.games**2))
        whole = 1 + square / self.games
        return (middle - width) / whole, (middle + width) / whole

    def quantile(self, share: float) -> float:
        """Return how long ``share`` of its decisions took at most; 0 where it made none."""
        if not self.seconds:
            return 0.0
        return self.seconds[min(int(share * len(self.seconds)), len(self.seconds) - 1)]


def tally(played: Sequence[Played], contestant: int) -> Tally:
    """Sum up what games showed of the contestant of that number."""
    return Tally(
        games=len(played),
        wins=sum(one.wins[contestant] for one in played),
        seconds=tuple(sorted(taken for one in played for taken in one.seconds[contestant])),
    )
