"""Games of computers against each other, and what they show of who plays better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt

import msgspec

from games.api import AnyGame, Event, Move, Options, Seat, State
from games.playout import RandomPlayer
from games.rng import Rng
from players.choice import choose
from players.flat import choose_flat
from players.levels import Level
from players.position import camps_of
from players.scripts import scripts_of

RANDOM, DEFAULT, HABIT, FLAT = "random", "default", "habit", "flat"
CONTESTANTS = (RANDOM, DEFAULT, HABIT, FLAT, *Level)
"""Who can take part in any game: any legal move, the move made for an absent player, habits, flat
Monte-Carlo with as much time as the others take, or a computer.

In each game its scripts can, too (:mod:`players.scripts`).
"""

Clock = Callable[[], float]
"""Tells how many seconds of work have been done."""

_LONGEST = 1500
"""Answers after which a game that goes round in circles is a draw."""

_FIRST_BUDGET = 0.02
"""How many seconds flat Monte-Carlo has before anybody else has made a decision."""

_CONFIDENCE = 1.96
"""Standard deviations to either side of the middle that hold 95 % of what chance brings."""


class Match(msgspec.Struct, frozen=True):
    """Which game is played how, and by whom: each side in turn is taken by the next contestant."""

    game: AnyGame
    seats: int
    options: Options
    contestants: tuple[str, ...]
    seed: str
    parts: tuple[int, ...] = ()
    """By seat which contestant plays it, in every game; without it sides are taken in turn."""

    @property
    def camps(self) -> tuple[str, ...]:
        """By seat, the side that it plays for."""
        return camps_of(self.game, self.seats, self.options)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides: camps, or seats where each plays for itself."""
        return tuple(dict.fromkeys(self.camps))


class Played(msgspec.Struct, frozen=True):
    """What one game showed, by contestant."""

    wins: tuple[float, ...]
    """Which share of the victory went to each."""
    sides: tuple[float, ...]
    """Which share went to each side, in the order of :attr:`Match.sides`."""
    seconds: tuple[tuple[float, ...], ...]
    """How long each of their decisions took, where there was a choice."""


def contestants_of(game_id: str) -> tuple[str, ...]:
    """List who can take part in a match of a game."""
    return (*CONTESTANTS, *scripts_of(game_id))


def play(match: Match, clock: Clock, games: int) -> Iterator[Played]:
    """Play ``games`` games and yield each result.

    Every deal is played once for each contestant in a row, who change sides in between. ``clock``
    times the decisions.
    """
    pace = _Pace()
    for number in range(games):
        yield _play_one(match, clock, pace, *divmod(number, len(match.contestants)))


class _Pace:
    """How long the decisions of computers have taken on average, for whoever is to take as long."""

    def __init__(self) -> None:
        self._decisions = 0
        self._seconds = 0.0

    @property
    def budget(self) -> float:
        return self._seconds / self._decisions if self._decisions else _FIRST_BUDGET

    def note(self, contestant: str, seconds: float) -> None:
        """Add the seconds of a decision to the average, if a level made it; others don't count."""
        if contestant in _LEVELS:
            self._decisions += 1
            self._seconds += seconds


_LEVELS = frozenset(level.value for level in Level)


class Step(msgspec.Struct, frozen=True):
    """One answer of a game: who gave it, out of what, and how long it took."""

    before: State
    seat: Seat
    moves: tuple[Move, ...]
    """All that could be answered."""
    move: Move
    after: State
    events: tuple[Event, ...]
    seconds: float
    """0 where there was no choice."""


def deal_seed(match: Match, deal: int) -> str:
    """Return the seed with which a deal begins."""
    return f"{match.seed}/{deal}"


def walk(match: Match, clock: Clock, deal: int, turn: int = 0) -> Iterator[Step]:
    """Play one deal, answer by answer; ``turn`` counts the changes of places."""
    return _walk(match, clock, _Pace(), deal, turn)


def _players(match: Match, turn: int) -> list[int]:
    """Return by seat the index of the contestant that plays it.

    Sides are taken in turn, moved on by one with each ``turn``, unless the match says who plays
    which.
    """
    if match.parts:
        return list(match.parts)
    sides = match.sides
    return [(sides.index(camp) + turn) % len(match.contestants) for camp in match.camps]


def _walk(match: Match, clock: Clock, pace: _Pace, deal: int, turn: int) -> Iterator[Step]:
    """Play a game of a match and yield each step; stop after ``_LONGEST`` decisions, over or not.

    Of several seats that are asked one is drawn. An only move is made without asking a contestant.
    Flat Monte-Carlo has as much time as levels took on average. Only decisions with a choice count,
    and take time.
    """
    game, camps, players = match.game, match.camps, _players(match, turn)
    seed = deal_seed(match, deal)
    luck = RandomPlayer(f"{seed}/{turn}/order")
    state: State = game.start(match.seats, match.options, seed).state
    asked = 0
    while asked < _LONGEST and (questions := game.decisions(state)):
        owed = [decision for decision in questions if not decision.answered]
        seat = owed[luck.below(len(owed))].seat
        moves: tuple[Move, ...] = tuple(game.legal_moves(state, seat))
        move, seconds = moves[0], 0.0
        if len(moves) > 1:
            asked += 1
            contestant = match.contestants[players[seat]]
            asking = _Asking(game, state, seat, f"{seed}/{turn}/{asked}", camps)
            begun = clock()
            move = _answer(asking, contestant, _alarm(clock, begun + pace.budget))
            seconds = clock() - begun
            pace.note(contestant, seconds)
        applied = game.apply(state, seat, move)
        yield Step(state, seat, moves, move, applied.state, applied.events, seconds)
        state = applied.state


def _play_one(match: Match, clock: Clock, pace: _Pace, deal: int, turn: int) -> Played:
    """Play a game of a match; return who won, and the seconds of decisions with a choice.

    A shared first place is shared out evenly; a game that was not over in time is shared by all.
    """
    game, camps, sides, players = match.game, match.camps, match.sides, _players(match, turn)
    seconds: list[list[float]] = [[] for _ in match.contestants]
    state: State | None = None
    for step in _walk(match, clock, pace, deal, turn):
        state = step.after
        if len(step.moves) > 1:
            seconds[players[step.seat]].append(step.seconds)
    assert state is not None
    outcome = game.outcome(state)
    first = tuple(Seat(seat) for seat in range(match.seats))
    if outcome is not None:
        first = outcome.ranking[0]
    wins, by_side = [0.0] * len(match.contestants), [0.0] * len(sides)
    for seat in first:
        wins[players[seat]] += 1 / len(first)
        by_side[sides.index(camps[seat])] += 1 / len(first)
    return Played(tuple(wins), tuple(by_side), tuple(tuple(taken) for taken in seconds))


def _alarm(clock: Clock, end: float) -> Callable[[], bool]:
    """Return a function that returns True from ``end`` on."""
    return lambda: clock() >= end


class _Asking(msgspec.Struct, frozen=True):
    """A question to a contestant."""

    game: AnyGame
    state: State
    seat: Seat
    salt: str
    camps: Sequence[str]


def _answer(asking: _Asking, contestant: str, is_over: Callable[[], bool]) -> Move:
    """Let a contestant answer in a world redealt for its seat; return the move.

    ``is_over`` ends flat Monte-Carlo. A script without an idea makes the default move.
    """
    game, seat, salt = asking.game, asking.seat, asking.salt
    known: State = game.redeal(asking.state, seat, f"{salt}/deal")
    move: Move
    match contestant:
        case "random":
            moves = tuple(game.legal_moves(known, seat))
            move = moves[RandomPlayer(salt).below(len(moves))]
        case "default":
            move = game.default_move(known, seat, Rng(salt))
        case "habit":
            move = game.habit(known, seat, tuple(game.legal_moves(known, seat)), Rng(salt))
        case "flat":
            move = choose_flat(game, known, seat, salt, asking.camps, is_over)
        case _ if contestant in _LEVELS:
            move = choose(game, known, seat, Level(contestant), salt, asking.camps)
        case _:
            script, moves = scripts_of(game.id)[contestant], tuple(game.legal_moves(known, seat))
            idea = script(game.view(known, seat), moves, Rng(salt))
            move = game.default_move(known, seat, Rng(salt)) if idea is None else idea
    return move


class Aim(msgspec.Struct, frozen=True):
    """Which share of victories the first contestant is to win, tested while the games go on.

    It is Wald's sequential test between a share that much below the aim and one that much above
    it; of both errors there is one in twenty.
    """

    share: float
    margin: float = 0.1

    def is_met(self, wins: Sequence[float]) -> bool | None:
        """Return True if the wins so far clearly meet the aim, False if they clearly miss it.

        ``wins`` has the first contestant's share of each game. None if neither is clear yet.
        """
        low, high = max(self.share - self.margin, 0.01), min(self.share + self.margin, 0.99)
        won, lost = log(high / low), log((1 - high) / (1 - low))
        evidence = sum(share * won + (1 - share) * lost for share in wins)
        return evidence > 0 if abs(evidence) >= _CLEAR else None


_CLEAR = log(19)
"""How much more likely one of two shares has to be for the other to be given up."""


class Tally(msgspec.Struct, frozen=True):
    """What the games of a match showed of one contestant."""

    games: int
    wins: float
    seconds: tuple[float, ...]
    """How long its decisions took, in ascending order."""

    @property
    def interval(self) -> tuple[float, float]:
        """The least and the greatest share of victories (0 to 1) that may be its true one.

        They hold with 95 % confidence (Wilson). There has to be one game at least.
        """
        share, square = self.wins / self.games, _CONFIDENCE**2
        middle = share + square / (2 * self.games)
        width = _CONFIDENCE * sqrt(share * (1 - share) / self.games + square / (4 * self.games**2))
        whole = 1 + square / self.games
        return (middle - width) / whole, (middle + width) / whole

    def quantile(self, share: float) -> float:
        """Return within how many seconds ``share`` (0 to 1) of its decisions were made.

        0 without any decision. It is the time at that place of the sorted ones, not interpolated.
        """
        if not self.seconds:
            return 0.0
        return self.seconds[min(int(share * len(self.seconds)), len(self.seconds) - 1)]


def tally(played: Sequence[Played], contestant: int) -> Tally:
    """Return games, wins and sorted decision times in seconds of the contestant with this index."""
    return Tally(
        games=len(played),
        wins=sum(one.wins[contestant] for one in played),
        seconds=tuple(sorted(taken for one in played for taken in one.seconds[contestant])),
    )
