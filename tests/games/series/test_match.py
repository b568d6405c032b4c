"""Match: first to so many wins."""

from __future__ import annotations

import pytest

from games.api import RuleError
from games.series.api import Entrant
from games.series.duel import give_up
from games.series.events import SeriesWon
from games.series.match import begin, record, score
from tests.games.series.arrange import called, drawn, of, won


def test_the_first_to_win_so_many_games_wins() -> None:
    """First to N wins; no game more."""
    match = begin(2, {"wins": 3}).series
    # The seats swap after each game: 0 wins, 0 wins, 1 wins, 0 wins.
    for seat in (0, 1, 1):
        match = record(match, match.open[0].number, won(seat)).series
    assert (2, 1) == score(match)
    last = record(match, 4, won(1))
    assert (3, 1) == score(last.series)
    assert ((Entrant(0),), (Entrant(1),)) == last.series.ranking
    assert [SeriesWon(entrants=(Entrant(0),))] == of(last.events, SeriesWon)
    assert () == last.series.open


@pytest.mark.parametrize("winners", [(0, 0), (1, 1), (0, 1, 0), (1, 0, 1)])
def test_either_may_win_by_one_or_more(winners: tuple[int, ...]) -> None:
    """First to N wins."""
    match = begin(2, {}).series
    for winner in winners:
        (game,) = match.open
        match = record(match, game.number, won(game.seats.index(Entrant(winner)))).series
    assert ((Entrant(winners[-1]),), (Entrant(1 - winners[-1]),)) == match.ranking


def test_the_seats_swap_after_each_game() -> None:
    """Match: a seat may be an advantage."""
    begun = begin(2, {"wins": 5})
    match, seats = begun.series, called(begun.events)
    for _ in range(3):
        stepped = record(match, match.open[0].number, drawn())
        match, seats = stepped.series, seats + called(stepped.events)
    assert [(0, 1), (1, 0), (0, 1), (1, 0)] == seats


def test_draws_count_for_nobody_and_end_at_last() -> None:
    """Match: at most twice as many games as would decide it; then equal wins share."""
    match = begin(2, {"wins": 2}).series
    games = 0
    while not match.ranking:
        match = record(match, match.open[0].number, drawn()).series
        games += 1
    assert 6 == games == match.games
    assert ((Entrant(0), Entrant(1)),) == match.ranking


def test_who_has_won_more_by_then_has_won_it() -> None:
    """Match: at the last game whoever has won more wins."""
    match = begin(2, {"wins": 2}).series
    match = record(match, 1, won(1)).series
    for _ in range(5):
        match = record(match, match.open[0].number, drawn()).series
    assert ((Entrant(1),), (Entrant(0),)) == match.ranking


def test_giving_up_ends_the_whole_match() -> None:
    """Giving up is a walkover."""
    match = record(begin(2, {}).series, 1, won(0)).series
    over = give_up(match, Entrant(0)).series
    assert ((Entrant(1),), (Entrant(0),)) == over.ranking
    with pytest.raises(RuleError, match="series-over"):
        give_up(over, Entrant(1))


def test_a_match_is_for_two() -> None:
    """Any game that two can play."""
    with pytest.raises(RuleError, match="two-entrants-needed"):
        begin(3, {})
