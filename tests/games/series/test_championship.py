"""Championship: stages, byes, replays, giving up, ranks (Series; M16, M17, M18, M22)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.api import RuleError
from games.playout import RandomPlayer
from games.series.api import Entrant, place_of
from games.series.bracket import next_column, stage_of
from games.series.championship import Championship, begin, give_up, record, still_in
from games.series.events import (
    GameCalled,
    GameEntered,
    GaveUp,
    NameStruckOut,
    SeriesWon,
    StageOpened,
)
from tests.games.series.arrange import (
    advanced,
    called,
    draw,
    drawn,
    ended,
    game_of,
    names,
    of,
    win,
)


def sheet(entrants: int, **options: str) -> Championship:
    """Begin a championship in which the names stand on the sheet by their numbers."""
    begun = begin(entrants, options, "sheet").series
    order = {name: Entrant(place) for place, name in enumerate(begun.stages[0].names)}

    def renamed(one: Entrant) -> Entrant:
        return order[one]

    stage = stage_of(tuple(Entrant(number) for number in range(entrants)), [])
    return replace(
        begun,
        stages=(stage,),
        open=tuple(
            replace(pairing, seats=(renamed(pairing.seats[0]), renamed(pairing.seats[1])))
            for pairing in begun.open
        ),
    )


def ranks(series: Championship) -> list[int]:
    """List the ranks of all entrants from the first on."""
    return sorted(
        place_of(series.ranking, entrant) for group in series.ranking for entrant in group
    )


def gone(series: Championship, *entrants: int) -> Championship:
    """Let some give up."""
    for entrant in entrants:
        series = give_up(series, Entrant(entrant)).series
    return series


def test_neighbours_on_the_sheet_meet() -> None:
    """Championship: neighbours meet; the upper name plays Dragombre."""
    assert [(0, 1), (2, 3), (4, 5), (6, 7)] == [one.seats for one in sheet(8).open]


def test_the_winner_moves_on_and_the_loser_is_struck_out() -> None:
    """Championship: the winner moves to the next column, the loser is struck out."""
    series, events = win(sheet(4), 1)
    assert [(1, "won")] == advanced(events)
    assert [NameStruckOut(entrant=Entrant(0), stage=1)] == of(events, NameStruckOut)
    assert (1, 2, 3) == still_in(series)
    series, events = win(series, 2)
    assert [[0, 1, 2, 3], [1, 2]] == names(series)
    assert [(1, 2)] == called(events)


def test_a_stage_opens_when_the_last_meeting_has_ended() -> None:
    """M18: the next stage opens when the last of them has ended."""
    series = sheet(8)
    for entrant in (7, 0, 3):
        series, events = win(series, entrant)
        assert [] == of(events, StageOpened, GameCalled)
    series, events = win(series, 5)
    assert [StageOpened(stage=2, names=(0, 3, 5, 7))] == of(events, StageOpened)  # type: ignore[arg-type]
    assert [(0, 3), (5, 7)] == called(events)


def test_all_meetings_of_a_stage_are_played_at_the_same_time() -> None:
    """M18: each at a table of its own."""
    assert [1, 2, 3] == [one.number for one in sheet(6).open]


def test_meetings_may_be_played_one_after_another() -> None:
    """M18, option matches: one after another, as on one board."""
    series = sheet(6, matches="in-turn")
    assert [(0, 1)] == [one.seats for one in series.open]
    series, events = win(series, 0)
    assert [(2, 3)] == called(events)
    series, events = draw(series, 2)
    assert [(3, 2)] == called(events)
    assert [(3, 2)] == [one.seats for one in series.open]
    series, events = win(series, 3)
    assert [(4, 5)] == called(events)


@pytest.mark.parametrize(
    ("entrants", "columns"),
    [
        (3, [3, 2]),
        (4, [4, 2]),
        (5, [5, 3, 2]),
        (6, [6, 3, 2]),
        (7, [7, 4, 2]),
        (8, [8, 4, 2]),
    ],
)
def test_three_to_eight_names_come_to_a_final(entrants: int, columns: list[int]) -> None:
    """Championship: 3 to 8 players; at every stage with an odd number one goes on freely."""
    series = sheet(entrants)
    while not series.ranking:
        series, _ = win(series, series.open[0].seats[0])
    assert columns == [len(column) for column in names(series)]


def test_the_last_name_goes_on_without_playing() -> None:
    """Championship: at a stage with an odd number the last name advances without playing."""
    begun = begin(7, {}, "odd")
    last = begun.series.stages[0].names[-1]
    assert [(last, "free")] == advanced(begun.events)
    assert all(last not in pairing.seats for pairing in begun.series.open)


def test_with_five_nobody_reaches_the_final_without_a_game() -> None:
    """M16: the last name that has not advanced so before; with 5 the same player would."""
    series = sheet(5)
    assert 4 == series.stages[0].free
    series, _ = win(series, 0)
    series, events = win(series, 3)
    assert [[0, 1, 2, 3, 4], [0, 3, 4]] == names(series)
    assert [(3, "won"), (3, "free")] == advanced(events)
    assert [(0, 4)] == called(events)


def test_who_goes_on_freely_stands_in_the_own_place() -> None:
    """Precisions: the next column keeps the order of the upper names, the free one in its place."""
    stage = stage_of([Entrant(0), Entrant(3), Entrant(4)], [Entrant(4)])
    assert 3 == stage.free
    (meeting,) = stage.meetings
    assert (0, 4) == meeting.seats
    assert (4, 3) == next_column(replace(stage, meetings=(replace(meeting, winner=Entrant(4)),)))


def test_the_upper_name_of_a_later_stage_is_higher_in_its_column() -> None:
    """Precisions: the upper of two is the one higher in the column of that stage."""
    series = sheet(5)
    series, _ = win(series, 1)
    series, _ = win(series, 2)
    series, events = win(series, 4)
    # 4 won against 1 from below and now stands above 2, who went on without playing.
    assert [(4, 2)] == called(events)


def test_a_drawn_match_is_replayed_with_the_seats_swapped() -> None:
    """M17: a drawn match is replayed with the schools swapped."""
    series, events = draw(sheet(4), 0)
    assert [GameCalled(number=3, stage=1, seats=(1, 0), again=1)] == of(events, GameCalled)  # type: ignore[arg-type]
    assert [] == advanced(events)
    series, events = win(series, 1)
    assert [(1, "won")] == advanced(events)


@pytest.mark.parametrize("entrants", [3, 4])
def test_after_a_second_draw_the_upper_name_goes_on(entrants: int) -> None:
    """M17: whatever school he led last, also in the final."""
    series = sheet(entrants)
    series, _ = draw(series, 0)
    series, events = draw(series, 0)
    assert (0, "upper-name") == advanced(events)[0]
    if entrants == 4:
        series, events = win(series, 3)
    assert [(0, entrants - 1)] == called(events)
    series, _ = draw(series, 0)
    series, events = draw(series, 0)
    assert [SeriesWon(entrants=(Entrant(0),))] == of(events, SeriesWon)
    assert (Entrant(0),) == series.ranking[0]


def test_results_and_draws_stand_on_the_sheet() -> None:
    """Series: to every match its result; the totals are the game's."""
    series = sheet(4)
    stepped = record(series, 1, ended((8, 8)))
    (entered,) = of(stepped.events, GameEntered)
    assert (None, (8, 8)) == (entered.winner, entered.totals)
    stepped = record(stepped.series, 3, ended((15, 9)))
    assert [None, 1] == [result.winner for result in stepped.series.played]


@pytest.mark.parametrize(
    ("entrants", "expected"),
    [
        (3, [1, 2, 3]),
        (4, [1, 2, 3, 3]),
        (5, [1, 2, 3, 4, 4]),
        (6, [1, 2, 3, 4, 4, 4]),
        (7, [1, 2, 3, 3, 5, 5, 5]),
        (8, [1, 2, 3, 3, 5, 5, 5, 5]),
    ],
)
def test_ranks_are_players_ahead_plus_one(entrants: int, expected: list[int]) -> None:
    """Championship: winner, finalist, then by the stage reached, shared (1 2 3 3 5 5 5 5)."""
    series = sheet(entrants)
    while not series.ranking:
        series, events = win(series, series.open[-1].seats[1])
    assert expected == ranks(series)
    assert [SeriesWon(entrants=series.ranking[0])] == of(events, SeriesWon)
    assert () == series.open


def test_who_gives_up_a_running_match_loses_it() -> None:
    """M22: the other wins; the running game is not entered."""
    stepped = give_up(sheet(4), Entrant(0))
    assert [(1, "walkover")] == advanced(stepped.events)
    assert [GaveUp(entrant=Entrant(0))] == of(stepped.events, GameEntered, GaveUp)
    assert [(2, 3)] == [one.seats for one in stepped.series.open]
    assert (1, 2, 3) == still_in(stepped.series)


def test_who_gives_up_while_waiting_stays_on_the_sheet() -> None:
    """M22: his next opponent advances without a game."""
    series, _ = win(sheet(4), 0)
    stepped = give_up(series, Entrant(0))
    assert [] == advanced(stepped.events)
    series, events = win(stepped.series, 3)
    assert [[0, 1, 2, 3], [0, 3]] == names(series)
    assert [(3, "won"), (3, "walkover")] == advanced(events)
    assert ((3,), (0,), (1, 2)) == series.ranking


def test_a_walkover_is_not_going_on_freely() -> None:
    """M22: it is not "advancing without playing" (M16)."""
    series = gone(sheet(5), 3)
    assert [(0, 1)] == [one.seats for one in series.open]
    series, events = win(series, 0)
    # 4 went on freely before, 2 by a walkover only, so that 2 is the one to go on freely now.
    assert [(0, "won"), (2, "free")] == advanced(events)
    assert [(0, 4)] == called(events)


def test_of_two_who_gave_up_the_upper_name_goes_on() -> None:
    """M22: both of a pair: the upper name advances."""
    series, _ = win(sheet(8), 0)
    series, _ = win(series, 3)
    series = gone(series, 3, 0)
    series, _ = win(series, 4)
    series, events = win(series, 6)
    assert [(6, "won"), (0, "upper-name")] == advanced(events)
    series, events = win(series, 6)
    assert [(6, "won"), (6, "walkover")] == advanced(events)
    assert ((6,), (0,), (3, 4), (1, 2, 5, 7)) == series.ranking


def test_of_two_who_give_up_their_game_at_once_the_upper_name_goes_on() -> None:
    """M22: both of a pair: the upper name advances; whoever waits wins then."""
    stepped = give_up(sheet(3), Entrant(0), Entrant(1))
    assert [(0, "upper-name"), (2, "walkover")] == advanced(stepped.events)[-2:]
    assert ((2,), (0,), (1,)) == stepped.series.ranking
    # The final is not played by anybody, so no game of it is called.
    assert [] == called(stepped.events)


def test_when_all_give_up_the_upper_names_go_on_to_the_end() -> None:
    """M22: the upper name advances, also in the final."""
    series = gone(sheet(4), 0, 2)
    assert [(1, 3)] == [one.seats for one in series.open]
    series = gone(series, 3)
    assert ((1,), (3,), (0, 2)) == series.ranking


def test_who_went_on_freely_may_give_up_too() -> None:
    """M22: who gives up while waiting."""
    series = gone(sheet(3), 2)
    assert [(0, 1)] == [one.seats for one in series.open]
    series, _ = win(series, 1)
    assert ((1,), (2,), (0,)) == series.ranking


def test_a_meeting_that_waits_for_its_turn_can_be_given_up() -> None:
    """M18, M22: one after another; the next meeting is called in its turn."""
    series = sheet(6, matches="in-turn")
    series = gone(series, 2)
    assert [(0, 1)] == [one.seats for one in series.open]
    series, events = win(series, 0)
    assert [(4, 5)] == called(events)
    series = gone(series, 4)
    assert [[0, 1, 2, 3, 4, 5], [0, 3, 5]] == names(series)


def test_who_is_out_cannot_give_up() -> None:
    """M22: somebody who was struck out, has given up, or is not there."""
    series, _ = win(sheet(4), 0)
    series = gone(series, 2)
    for entrant in (1, 2, 4):
        with pytest.raises(RuleError, match="not-in-the-running"):
            give_up(series, Entrant(entrant))
    over = gone(series, 0)
    assert over.ranking
    with pytest.raises(RuleError, match="series-over"):
        give_up(over, Entrant(3))


def test_only_a_game_that_goes_on_can_be_entered() -> None:
    """One table is one game."""
    series, _ = win(sheet(4), 0)
    for number in (1, 3):
        with pytest.raises(RuleError, match="no-such-game"):
            record(series, number, drawn())


@pytest.mark.parametrize("entrants", [0, 2, 9])
def test_a_championship_is_for_three_to_eight(entrants: int) -> None:
    """Lobby: at 2 players Championship is refused with the reason."""
    with pytest.raises(RuleError, match="wrong-number-of-entrants"):
        begin(entrants, {}, "seed")


@pytest.mark.parametrize("matches", ["together", "in-turn"])
@pytest.mark.parametrize("entrants", range(3, 9))
def test_whatever_happens_a_championship_ends_with_everybody_ranked(
    entrants: int, matches: str
) -> None:
    """Series: wins, draws and people who give up, in any order."""
    for number in range(40):
        luck = RandomPlayer(f"{entrants} {matches} {number}")
        series = begin(entrants, {"matches": matches}, f"seed {number}").series
        games = 0
        while not series.ranking:
            assert len(series.open) == 1 or (series.open and series.together)
            players = [name for pairing in series.open for name in pairing.seats]
            assert len(players) == len(set(players))
            assert set(players) <= set(still_in(series))
            chance = luck.below(8)
            if chance == 0:
                inside = still_in(series)
                series = give_up(series, inside[luck.below(len(inside))]).series
            else:
                pairing = series.open[luck.below(len(series.open))]
                result = drawn() if chance == 1 else ended([(15, 9), (9, 15)][chance % 2])
                series = record(series, pairing.number, result).series
                games += 1
        assert games <= 2 * (entrants - 1)
        everybody = [entrant for group in series.ranking for entrant in group]
        assert sorted(everybody) == list(range(entrants))
        assert 1 == len(series.ranking[0])
        assert () == series.open
        freed = [stage.free for stage in series.stages if stage.free is not None]
        assert len(freed) == len(set(freed))
        assert len(series.stages) <= 3
        loaded = msgspec.json.decode(msgspec.json.encode(series), type=Championship)
        assert loaded == series


def test_a_game_is_found_by_who_plays_it() -> None:
    """Links to the threads; the number of a game names its table."""
    assert 2 == game_of(sheet(4), 3).number
