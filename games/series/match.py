"""Match: the first to win a given number of games wins.

The two change seats after each game, as a seat may be an advantage. Drawn games count for nobody;
that a match of draws ends, it has at most twice as many games as would decide it without any, and
then the one with more wins has won it, or both share the first place.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Event, Option, Options, Outcome, checked_options
from games.series.api import Stepped, result_of
from games.series.duel import ONE, TWO, Duel, call_game, check_entrants, enter, leaders, wins_of
from games.series.events import SeriesWon

WINS = "wins"

OPTIONS = (Option(WINS, 2, (2, 3, 4, 5)),)
"""How many wins it takes."""


class Match(Duel, frozen=True):
    """A match, complete."""

    wins: int
    """How many it takes."""

    @property
    def games(self) -> int:
        """How many games it has at most."""
        return 2 * (2 * self.wins - 1)


def begin(entrants: int, options: Options) -> Stepped[Match]:
    """Open the first game; from game to game the two change seats.

    Raises:
        RuleError: they are not two, or an option is not allowed.
    """
    check_entrants(entrants)
    chosen = checked_options(OPTIONS, options, entrants)
    events: list[Event] = []
    match = Match(played=(), open=(), ranking=(), alternating=True, wins=int(chosen[WINS]))
    return Stepped(call_game(match, events), tuple(events))


def record(match: Match, number: int, outcome: Outcome) -> Stepped[Match]:
    """Record the outcome of a game and open the next one, unless the match ends.

    It ends when somebody has the wins it takes, or after :attr:`Match.games` games: then whoever
    has more wins ranks first, or both share the first place.

    Raises:
        RuleError: there is no such game open.
    """
    events: list[Event] = []
    match = enter(match, result_of(match, number, outcome), events)
    first, second = score(match)
    if max(first, second) < match.wins and len(match.played) < match.games:
        return Stepped(call_game(match, events), tuple(events))
    ranking = leaders(first - second)
    events.append(SeriesWon(entrants=ranking[0]))
    return Stepped(replace(match, ranking=ranking), tuple(events))


def score(match: Match) -> tuple[int, int]:
    """Return how many games each has won."""
    return wins_of(match, ONE), wins_of(match, TWO)
