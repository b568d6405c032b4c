"""``python -m players match``: fair games, counted."""

from __future__ import annotations

import re
from itertools import count

import pytest
from msgspec.structs import replace

from games import find
from games.api import AnyGame, Seat
from games.rng import Rng
from players import match as players_match
from players.__main__ import main
from players.lines import Line, lines_of
from players.match import Aim, Clock, Match, Tally, play, tally
from tests.rigs.one_shot_game import OneShot, OneShotState, Say


def clock(step: float = 1.0) -> Clock:
    ticks = count()
    return lambda: next(ticks) * step


def match(game: AnyGame, seats: int, *contestants: str) -> Match:
    return Match(game, seats, {}, contestants, "seed")


def test_each_deal_is_played_from_every_side() -> None:
    """Whoever sits first wins this game: so everybody wins as often."""
    first_wins = OneShot(lambda _said: [[0], [1, 2]])
    games = list(play(match(first_wins, 3, "random", "random", "random"), clock(), 6))
    assert [game.wins for game in games[:3]] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert [2, 2, 2] == [tally(games, contestant).wins for contestant in range(3)]
    assert {(1, 0, 0)} == {game.sides for game in games}
    # As often, too, where contestants are fewer than sides; or as the match says who sits where.
    fewer = match(first_wins, 3, "random", "default")
    assert [(1, 0), (0, 1)] * 2 == [game.wins for game in play(fewer, clock(), 4)]
    placed = replace(fewer, parts=(1, 0, 0))
    assert [(0, 1)] * 2 == [game.wins for game in play(placed, clock(), 2)]


def test_a_shared_victory_is_shared() -> None:
    everybody = OneShot(lambda _said: [[0, 1]])
    (game,) = play(match(everybody, 2, "random", "default"), clock(), 1)
    assert (game.wins, game.sides) == ((0.5, 0.5), (0.5, 0.5))


def test_a_game_that_goes_round_in_circles_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players_match, "_LONGEST", 1)
    endless = OneShot(lambda _said: [[0], [1]])
    (game,) = play(match(endless, 2, "random", "default"), clock(), 1)
    assert (game.wins, game.seconds) == ((0.5, 0.5), ((1.0,), ()))


def test_who_plays_knows_no_more_than_their_seat() -> None:
    """Else this one would say what the other has said in secret."""

    class Nosy(OneShot):
        def choose_default(self, state: OneShotState, seat: Seat, luck: Rng) -> Say:
            other = state.said[1 - seat]
            return super().choose_default(state, seat, luck) if other is None else Say(other)

    nosy = Nosy(lambda said: [[0, 1]] if len({*said}) == 1 else [[0], [1]], 99, secret=True)
    assert [(1, 0), (0, 1)] == [
        game.wins for game in play(match(nosy, 2, "default", "default"), clock(), 2)
    ]


def test_flat_search_has_some_time_before_a_level_has_taken_any() -> None:
    """However little others take, who are no measure of it."""
    flat = match(OneShot(lambda _said: [[0], [1]]), 2, "flat", "default")
    taken = [game.seconds[0] for game in play(flat, clock(0.004), 4)]
    assert all(seconds >= 0.02 for (seconds,) in taken)


def test_only_decisions_with_a_choice_are_timed() -> None:
    no_choice = OneShot(lambda _said: [[0], [1]], numbers=1)
    choice = OneShot(lambda _said: [[0], [1]])
    timed = [
        next(play(match(game, 2, "random", "default"), clock(), 1)).seconds
        for game in (no_choice, choice)
    ]
    assert [((), ()), ((1.0,), (1.0,))] == timed


def test_the_same_seed_plays_the_same_games() -> None:
    games = match(find("norwegian"), 2, "default", "random")
    assert next(play(games, clock(0), 1)) == next(play(games, clock(0), 1))


def test_the_interval_holds_what_chance_brings() -> None:
    """Wilson's for 65 of 100, as in the tables."""
    assert Tally(100, 65.0, ()).interval == pytest.approx((0.5525, 0.7364), abs=1e-3)
    assert pytest.approx(1) == Tally(10, 10.0, ()).interval[1]


def test_quantiles_are_times_that_were_taken() -> None:
    times = Tally(1, 1.0, tuple(range(100)))
    assert [50, 95, 99] == [times.quantile(share) for share in (0.5, 0.95, 1)]
    assert 0 == Tally(1, 1.0, ()).quantile(0.5)


def test_a_match_reports_wins_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    main(
        ["match", "vikings", "--games", "2", "--levels", "random", "default", "--option", "arena=2"]
    )
    game, games, one, other, sides = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"sides: +1 \d+% \(\d+% to \d+%\), 2 \d+% \(\d+% to \d+%\)", sides)
    assert game == "game:    vikings, 2 seats, arena=2 bluff_arena=False, seed 1"
    assert games == "games:   2"
    for line, name in ((one, "random"), (other, "default")):
        assert re.fullmatch(
            rf"{name}: +\d\.\d wins, \d+% \(\d+% to \d+%\), "
            r"a decision in \d\.\d{3} s \(p50\), \d\.\d{3} s \(p95\)",
            line,
        )


def test_what_is_wrong_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["match", "vikings", "--seats", "9"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err == "python -m players: vikings is for 2-4 players\n"


def test_an_aim_is_met_or_missed_as_soon_as_it_is_clear() -> None:
    """Wald's test, one error in twenty: a dozen victories are enough for four of five."""
    aim = Aim(0.8)
    assert aim.is_met([1.0] * 11) is None
    assert aim.is_met([1.0] * 12) is True
    assert aim.is_met([1.0, 0.0] * 3) is None
    assert aim.is_met([1.0, 0.0] * 4) is False
    assert Aim(0.55).is_met([0.5] * 40) is None


def test_a_match_stops_when_its_aim_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    main(["match", "schools", "--games", "60", "--levels", "climber", "default", "--aim", "0.6"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "aim:     60% met"
    assert int(lines[1].split()[-1]) < 60


def test_the_levels_are_judged_with_two_seats_and_with_four_where_a_game_has_them() -> None:
    vikings, schools = (
        [(line.seats, *line.contestants) for line in lines_of(find(game_id))]
        for game_id in ("vikings", "schools")
    )
    assert {(4, "hard", "default"), (4, "medium", "easy"), (2, "hard", "liar")} < set(vikings)
    assert len(vikings) == len(set(vikings)) == 13
    assert {2} == {seats for seats, *_ in schools}


def test_lines_of_fixed_counts_are_played_to_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However clear an aim is before, so that intervals are what they say."""
    line = Line(2, ("climber", "default"), Aim(0.1), 30)
    monkeypatch.setattr("players.__main__.lines_of", lambda _game: [line])
    counts = []
    for more in ((), ("--fixed",)):
        main(["lines", "schools", *more])
        counts.append(int(capsys.readouterr().out.splitlines()[-1].split("|")[5]))
    assert counts[0] < counts[1] == 30


def test_lines_are_printed_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lines", "norwegian", "--games", "2", "--who", "easy", "default"])
    head, _rule, row = capsys.readouterr().out.splitlines()
    assert head.count("|") == row.count("|")
    assert re.fullmatch(
        r"\| norwegian, 2 seats \| easy against default \| \d+% \| \d+% to \d+% \| 2 "
        r"\| \d\.\d{3} s, \d\.\d{3} s \| 55%: (met|missed|open) \|",
        row,
    )
