"""Cursus: seven games and a score sheet (Series, Cursus; M15, M22; Precisions, Cursus)."""

from __future__ import annotations

import pytest

from games.api import Options, RuleError, Seat
from games.series.api import Entrant, Pairing, place_of
from games.series.cursus import Cursus, begin, record, sheet
from games.series.duel import give_up
from games.series.events import (
    BonusGiven,
    BonusWithheld,
    GameCalled,
    GameEntered,
    GaveUp,
    SeriesWon,
)
from tests.games.series.arrange import ended, of

ADRIEN, CHARLIE = Entrant(0), Entrant(1)

SHEET = [(7, 15), (2, 15), (8, 15), (15, 9), (20, 15), (15, 7), (11, 5)]
"""The score sheet of the rulebook: 78 points and four wins against 81 points and three wins."""


def played(*totals: tuple[int, int], options: Options | None = None) -> Cursus:
    """Play games with these totals by seat."""
    cursus = begin(2, options or {}).series
    for one in totals:
        cursus = record(cursus, cursus.open[0].number, ended(one)).series
    return cursus


def test_the_score_sheet_of_the_book_comes_out() -> None:
    """Cursus, example: totals of 159 and a bonus of 10 make 88 for Adrien and 81 for Charlie."""
    cursus = played(*SHEET)
    adrien, charlie = sheet(cursus)
    assert (7, 2, 8, 15, 20, 15, 11) == adrien.totals
    assert (False, False, False, True, True, True, True) == adrien.ticks
    assert (10, 88) == (adrien.bonus, adrien.total)
    assert (0, 81) == (charlie.bonus, charlie.total)
    assert 159 + 10 == 88 + 81 == sum(adrien.totals) + sum(charlie.totals) + adrien.bonus
    assert ((ADRIEN,), (CHARLIE,)) == cursus.ranking


def test_seven_games_are_played_even_when_it_is_decided() -> None:
    """Cursus: 7 games against the same opponent, all played even when decided."""
    cursus = begin(2, {}).series
    for number in range(1, 8):
        assert [number] == [pairing.number for pairing in cursus.open]
        assert () == cursus.ranking
        cursus = record(cursus, number, ended((20, 3))).series
    assert () == cursus.open
    assert ((ADRIEN,), (CHARLIE,)) == cursus.ranking


def test_each_game_is_called_and_entered_in_public() -> None:
    """The next table opens with the end of the last one."""
    begun = begin(2, {})
    first = GameCalled(number=1, stage=1, seats=(ADRIEN, CHARLIE), again=0)
    assert (first,) == begun.events
    stepped = record(begun.series, 1, ended((15, 9)))
    entered, second = stepped.events
    assert GameEntered(number=1, seats=(ADRIEN, CHARLIE), winner=ADRIEN, totals=(15, 9)) == entered
    assert GameCalled(number=2, stage=2, seats=(ADRIEN, CHARLIE), again=0) == second


def test_a_drawn_game_has_no_tick_but_its_totals_count() -> None:
    """Cursus: a tick for each winner (none for a draw); Precisions: totals of drawn games count."""
    cursus = played((12, 12), (15, 3))
    one, two = sheet(cursus)
    assert ((False, True), (False, False)) == (one.ticks, two.ticks)
    assert (27, 15) == (one.total, two.total)


def test_most_wins_bring_ten_points() -> None:
    """Cursus: +10 to the player with most wins."""
    cursus = played(*[(15, 14)] * 3, *[(3, 12)] * 3)
    last = record(cursus, 7, ended((5, 6)))
    assert [BonusGiven(entrant=CHARLIE, points=10)] == of(last.events, BonusGiven)
    assert (0, 10) == tuple(line.bonus for line in sheet(last.series))


def test_as_many_wins_bring_nobody_the_bonus() -> None:
    """Cursus: none if equal; the totals decide."""
    cursus = played(*[(15, 9)] * 3, *[(10, 12)] * 3)
    last = record(cursus, 7, ended((8, 8)))
    assert [BonusWithheld()] == of(last.events, BonusWithheld, BonusGiven)
    assert (45 + 30 + 8, 27 + 36 + 8) == tuple(line.total for line in sheet(last.series))
    assert [SeriesWon(entrants=(ADRIEN,))] == of(last.events, SeriesWon)


def test_the_highest_grand_total_wins_not_the_most_games() -> None:
    """Cursus: highest grand total wins."""
    cursus = played(*[(15, 14)] * 4, *[(3, 30)] * 3)
    assert 4 == sum(sheet(cursus)[0].ticks)
    assert ((CHARLIE,), (ADRIEN,)) == cursus.ranking


def test_equal_grand_totals_share_the_first_place() -> None:
    """Cursus: equal: shared."""
    cursus = played(*[(10, 10)] * 5, (15, 5), (5, 15))
    assert ((ADRIEN, CHARLIE),) == cursus.ranking
    assert [1, 1] == [place_of(cursus.ranking, one) for one in (ADRIEN, CHARLIE)]
    for last, winner in (((5, 14), ADRIEN), ((5, 16), CHARLIE)):
        (first,), _ = played(*[(10, 10)] * 5, (15, 5), last).ranking
        assert winner == first


def test_schools_stay_with_their_players() -> None:
    """M15: schools are fixed for the 7 games; Dragombre always starts."""
    cursus = begin(2, {}).series
    for number in range(1, 8):
        assert Pairing(number, number, (ADRIEN, CHARLIE)) == cursus.open[0]
        cursus = record(cursus, number, ended((15, 9))).series


def test_schools_may_alternate() -> None:
    """Precisions, option schools: alternating, as a fixed side is an advantage."""
    cursus = begin(2, {"schools": "alternating"}).series
    seats = []
    for number in range(1, 8):
        seats.append(cursus.open[0].seats)
        cursus = record(cursus, number, ended((15, 9))).series
    assert [(0, 1), (1, 0), (0, 1), (1, 0), (0, 1), (1, 0), (0, 1)] == seats
    one, two = sheet(cursus)
    assert (15, 9, 15, 9, 15, 9, 15) == one.totals
    assert (True, False, True, False, True, False, True) == one.ticks
    assert ((9, 15, 9, 15, 9, 15, 9), 0) == (two.totals, two.bonus)


@pytest.mark.parametrize("loser", [ADRIEN, CHARLIE])
def test_giving_up_ends_the_whole_cursus(loser: Entrant) -> None:
    """M22: it ends at once, the running game is not entered, no bonus, the other ranks first."""
    cursus = played((15, 3), (15, 3), (15, 3))
    stepped = give_up(cursus, loser)
    winner = Entrant(1 - loser)
    assert (GaveUp(entrant=loser), SeriesWon(entrants=(winner,))) == stepped.events
    assert ((winner,), (loser,)) == stepped.series.ranking
    assert () == stepped.series.open
    assert 3 == len(stepped.series.played)
    assert [0, 0] == [line.bonus for line in sheet(stepped.series)]
    assert (45, 9) == tuple(line.total for line in sheet(stepped.series))


def test_a_cursus_that_is_over_takes_nothing_more() -> None:
    """M22: of a running Cursus."""
    cursus = played(*SHEET)
    with pytest.raises(RuleError, match="series-over"):
        give_up(cursus, ADRIEN)
    with pytest.raises(RuleError, match="no-such-game"):
        record(cursus, 8, ended((1, 0)))


def test_only_the_game_that_goes_on_can_be_entered() -> None:
    """One table is one game."""
    with pytest.raises(RuleError, match="no-such-game"):
        record(begin(2, {}).series, 2, ended((1, 0)))
    with pytest.raises(RuleError, match="not-in-the-running"):
        give_up(begin(2, {}).series, Entrant(2))


@pytest.mark.parametrize("entrants", [0, 1, 3, 8])
def test_a_cursus_is_for_two(entrants: int) -> None:
    """Cursus: against the same opponent."""
    with pytest.raises(RuleError, match="two-entrants-needed"):
        begin(entrants, {})


def test_an_option_that_is_not_offered_is_refused() -> None:
    """Precisions, option schools: fixed or alternating."""
    with pytest.raises(RuleError, match="wrong-option-value"):
        begin(2, {"schools": "any"})


def test_a_result_is_read_by_seat() -> None:
    """A series knows no game: places and points by seat are enough."""
    cursus = played((15, 9), options={"schools": "alternating"})
    stepped = record(cursus, 2, ended((15, 9)))
    (result,) = stepped.series.played[1:]
    assert CHARLIE == result.winner
    assert (9, 15) == (result.total_of(ADRIEN), result.total_of(CHARLIE))
    assert Seat(1) == result.pairing.seat_of(ADRIEN)
