"""Cursus: seven games against the same opponent, all of them played (Series, Cursus; M15, M22).

The score sheet holds every total, those of drawn games too, and a tick for each winner. Who has
won most games gets ten points, nobody where they have won as many; the highest grand total wins.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.api import Event, Option, Options, Outcome, checked_options
from games.series.api import Entrant, Stepped, result_of
from games.series.duel import ONE, TWO, Duel, call_game, check_entrants, enter, leaders, wins_of
from games.series.events import BonusGiven, BonusWithheld, SeriesWon

GAMES = 7
BONUS = 10

SCHOOLS = "schools"
FIXED = "fixed"
ALTERNATING = "alternating"

OPTIONS = (Option(SCHOOLS, FIXED, (FIXED, ALTERNATING)),)
"""Whether both keep their seats, as in the book (M15), or change them after each game."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """One entrant's column of the score sheet."""

    entrant: Entrant
    totals: tuple[int, ...]
    """Of the games played, in order."""
    ticks: tuple[bool, ...]
    """Which of them were won."""
    bonus: int
    """Points for most wins, once all games are played."""
    total: int
    """The grand total, so far."""


class Cursus(Duel, frozen=True):
    """A Cursus, complete."""

    bonus: Entrant | None
    """Who got the bonus, once all games are played."""


def begin(entrants: int, options: Options) -> Stepped[Cursus]:
    """Open the sheet and the first game; schools were chosen or drawn before (M15).

    With fixed seats entrant 0 begins every game.

    Raises:
        RuleError: they are not two, or an option is not allowed.
    """
    check_entrants(entrants)
    chosen = checked_options(OPTIONS, options, entrants)
    events: list[Event] = []
    cursus = Cursus(
        played=(),
        open=(),
        ranking=(),
        alternating=chosen[SCHOOLS] == ALTERNATING,
        bonus=None,
    )
    return Stepped(call_game(cursus, events), tuple(events))


def record(cursus: Cursus, number: int, outcome: Outcome) -> Stepped[Cursus]:
    """Record the outcome of a game and open the next one; the seventh ends the Cursus.

    All seven are played even when it is decided.

    Raises:
        RuleError: there is no such game open.
    """
    events: list[Event] = []
    cursus = enter(cursus, result_of(cursus, number, outcome), events)
    if len(cursus.played) < GAMES:
        return Stepped(call_game(cursus, events), tuple(events))
    return Stepped(_finish(cursus, events), tuple(events))


def sheet(cursus: Cursus) -> tuple[Line, Line]:
    """Return the two columns of the score sheet."""
    return _line(cursus, ONE), _line(cursus, TWO)


def _line(cursus: Cursus, entrant: Entrant) -> Line:
    """Return an entrant's column of the score sheet: totals, ticks, bonus (or 0), and their sum."""
    totals = tuple(result.total_of(entrant) for result in cursus.played)
    ticks = tuple(result.winner == entrant for result in cursus.played)
    bonus = BONUS if cursus.bonus == entrant else 0
    return Line(entrant, totals, ticks, bonus, sum(totals) + bonus)


def _finish(cursus: Cursus, events: list[Event]) -> Cursus:
    """End a Cursus: give the bonus to who won more games, if any, and rank by points with it.

    Equal points share the first place.
    """
    ahead = wins_of(cursus, ONE) - wins_of(cursus, TWO)
    if ahead:
        bonus = ONE if ahead > 0 else TWO
        events.append(BonusGiven(entrant=bonus, points=BONUS))
        cursus = replace(cursus, bonus=bonus)
    else:
        events.append(BonusWithheld())
    left, right = sheet(cursus)
    ranking = leaders(left.total - right.total)
    events.append(SeriesWon(entrants=ranking[0]))
    return replace(cursus, ranking=ranking)
