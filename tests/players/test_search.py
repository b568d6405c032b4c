"""What the search finds, and what it makes no use of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from games.api import Seat
from games.rng import Rng
from players.choice import Favourite, favourite
from players.levels import Level
from players.position import find_position
from players.search import Search
from tests.rigs.one_shot_game import OneShot, OneShotState, Ranking, Say


class Stubborn(OneShot):
    """Who is absent says 5."""

    def choose_default(self, state: OneShotState, seat: Seat, luck: Rng) -> Say:
        """Say it."""
        del state, seat, luck
        return Say(5)


class Sketched(Stubborn):
    """To say 5 is not worth a thought."""

    sketched_from: ClassVar[int] = 2

    def sketch(self, state: OneShotState, seat: Seat, moves: Sequence[Say]) -> Sequence[Say]:
        """Leave it out."""
        del state, seat
        return [move for move in moves if move != Say(5)]


class Believed(Stubborn):
    """Nobody has anything to lie about."""

    def plausible(self, state: OneShotState, seat: Seat) -> float:
        """Believe everything."""
        del state, seat
        return 1


class Dare(Believed):
    """Others might think so."""

    doubts: ClassVar[int] = 40


class Customary(Believed):
    """Whoever does not think says 5, as all know."""

    partners_know_habits: ClassVar[bool] = True

    def habit(self, state: OneShotState, seat: Seat, moves: Sequence[Say], luck: Rng) -> Say:
        """Say it."""
        del moves
        return self.default_move(state, seat, luck)


def think(game: OneShot, camps: tuple[str, ...] = (), seats: int = 2) -> Favourite:
    """Ask a computer what the first seat should say."""
    state = game.start(seats, {}, "seed").state
    return favourite(game, state, Seat(0), Level.HARD, "salt", camps)


def match(said: tuple[int, ...]) -> Ranking:
    """Let the second seat win by saying what the first has said."""
    return [[1], [0]] if said[0] == said[1] else [[0], [1]]


def sacrifice(said: tuple[int, ...]) -> Ranking:
    """Let the first seat come second by saying 0; by saying 1 it comes last, and seat 1 first."""
    return [[1], [2], [0]] if said[0] else [[2], [0], [1]]


def dare(said: tuple[int, ...]) -> Ranking:
    """Let the first seat win by anything but 0 where the second, to whom it is all one, says 5."""
    if not said[0]:
        return [[0, 1, 2]]
    return [[0], [1], [2]] if said[1] == 5 else [[2], [1], [0]]


def trap(said: tuple[int, ...]) -> Ranking:
    """Let the first seat win by anything but 0 if the second says 5, else lose by it."""
    if not said[0]:
        return [[0, 1]]
    return [[0], [1]] if said[1] == 5 else [[1], [0]]


def test_the_best_answer_is_found() -> None:
    game = OneShot(lambda said: [[0], [1]] if said[0] == 6 else [[1], [0]], numbers=8)
    best = think(game)
    assert Say(6) == best.move
    assert best.place == pytest.approx(1, abs=0.2)
    assert best.second_place == pytest.approx(2, abs=0.2)


def test_others_are_taken_to_answer_well() -> None:
    """Whatever is said first, the other knows it and wins."""
    assert think(OneShot(match, numbers=3)).place == pytest.approx(2, abs=0.2)


def test_who_answers_at_the_same_time_does_not_know_the_answer() -> None:
    """The same game in secret: the other can only guess one of three numbers."""
    assert 1.2 < think(OneShot(match, numbers=3, secret=True)).place < 1.6


def test_a_seat_alone_thinks_of_itself() -> None:
    assert Say(0) == think(OneShot(sacrifice), seats=3).move


def test_the_seats_of_a_camp_share_what_they_win() -> None:
    assert Say(1) == think(OneShot(sacrifice), ("a", "a", "b"), seats=3).move


def test_whose_habits_tell_what_they_hide_is_taken_to_keep_to_them() -> None:
    """Anybody else may think of something better."""
    assert Say(0) == think(Stubborn(trap, numbers=6)).move
    assert Say(0) != think(Customary(trap, numbers=6)).move


def test_where_there_is_little_time_few_answers_are_considered() -> None:
    """Each a few times."""
    game = OneShot(match, numbers=40)
    state = game.start(2, {}, "seed").state
    for walks in (12, 400):
        search = Search(find_position(game, state, Seat(0), ()), "salt")
        search.run(walks)
        assert len(search.root.arms) == min(40, walks // 4)


def test_of_little_that_speaks_for_another_answer_nothing_comes() -> None:
    """Whatever is said, it comes to the same: then what comes without much thought is said."""
    game = Stubborn(lambda _said: [[0, 1]], numbers=8)
    state = game.start(2, {}, "seed").state
    for salt in range(8):
        search = Search(find_position(game, state, Seat(0), ()), str(salt))
        assert search.run(12) == Say(5)


def test_a_habit_that_is_not_worth_a_thought_takes_nobodys_place() -> None:
    game = Sketched(lambda _said: [[0, 1]], numbers=8)
    state = game.start(2, {}, "seed").state
    for walks in (4, 8):
        search = Search(find_position(game, state, Seat(0), ()), "salt")
        assert search.run(walks) != Say(5)
        assert len(search.root.arms) == walks // 4


def test_where_others_bluff_who_has_learnt_little_answers_as_players_do() -> None:
    """What it merely tried is no reason to fear it."""
    game = Dare(dare, numbers=6)
    state = game.start(3, {}, "seed").state
    search = Search(find_position(game, state, Seat(0), ()), "salt")
    assert search.run(300) != Say(0)
