"""What games tell computers that look ahead can be relied on, wherever they are asked."""

from __future__ import annotations

import pytest

from games.rng import Rng
from players.position import camps_of
from players.rewards import shared
from tabletop.testing.played_games import Played


def test_an_estimate_is_a_share_for_every_seat(played: list[Played]) -> None:
    """Between those who leave nobody behind, 0, and those who leave everybody behind, 1.

    Shared within each camp, they add up to half the number of camps. Games without a horizon are
    skipped.
    """
    for one in played:
        if one.game.horizon:
            camps = camps_of(one.game, len(one.seats), one.table.options)
            for position in one.sampled[:-1:5]:
                for viewer in one.viewers:
                    shares = one.game.estimate(position.state, viewer)
                    assert len(one.seats) == len(shares)
                    assert all(0 <= share <= 1 for share in shares)
                    by_camp = dict(zip(camps, shared(shares, camps), strict=True))
                    hint = f"{shares} of the seats: make them with tabletop.api.shares()"
                    assert sum(by_camp.values()) == pytest.approx(len(by_camp) / 2), hint


def test_a_sketch_leaves_some_of_the_legal_moves(played: list[Played]) -> None:
    """Computers choose among the moves that a sketch leaves.

    At least one is left, and none is added.
    """
    for one in played:
        for step in one.sampled_steps[::2]:
            seat = step.decision.seat
            moves = step.before.moves(seat)
            sketch = one.game.sketch(step.before.state, seat, moves)
            assert sketch
            assert set(sketch) <= set(moves)


def test_a_habit_is_a_legal_move_and_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    played: list[Played],
) -> None:
    """No peeking.

    The same luck is given both times.
    """
    for one in played:
        owed = [step for step in one.sampled_steps if not step.decision.answered]
        for number, step in enumerate(owed[::3]):
            seat, luck = step.decision.seat, Rng(str(number))
            moves = step.before.moves(seat)
            habit = one.game.habit(step.before.state, seat, moves, luck)
            world = step.before.elsewhere(seat)
            assert habit in moves
            assert one.game.habit(world.state, seat, moves, luck) == habit


def test_nothing_that_happens_is_beyond_belief(played: list[Played]) -> None:
    """A world in which somebody lies is unlikely, never impossible.

    What has happened is above 0 and at most 1 for every seat.
    """
    for one in played:
        for position in one.sampled[::5]:
            for seat in one.seats:
                assert 0 < one.game.plausible(position.state, seat) <= 1


def test_what_computers_are_told_rests_on_what_the_viewer_knows(played: list[Played]) -> None:
    """No peeking: where hidden things are dealt again, all that computers are told is the same.

    That is ``glance``, ``sketch`` for whoever may move, and ``estimate`` for games with a horizon.
    """
    for one in played:
        for position in one.sampled[:-1:7]:
            for viewer in one.viewers:
                state, world = position.state, position.elsewhere(viewer).state
                if one.game.horizon:
                    assert one.game.estimate(world, viewer) == one.game.estimate(state, viewer)
                assert one.game.glance(world, viewer) == one.game.glance(state, viewer)
                moves = () if viewer is None else position.moves(viewer)
                if viewer is not None and moves:
                    sketch = one.game.sketch(state, viewer, moves)
                    assert one.game.sketch(world, viewer, moves) == sketch


def test_positions_that_look_alike_at_a_glance_ask_the_same(played: list[Played]) -> None:
    """A search takes them for one: who is asked, and with which answers.

    In one game, positions with the same glance for a viewer have the same prompts to the same
    seats, and the same legal moves of the viewer.
    """
    for one in played:
        met: dict[object, object] = {}
        for position in one.sampled[::2]:
            for viewer in one.viewers:
                asked = [(each.prompt, each.seat) for each in position.decisions]
                moves = () if viewer is None else position.moves(viewer)
                key = viewer, one.game.glance(position.state, viewer)
                assert met.setdefault(key, (asked, moves)) == (asked, moves)


def test_a_clock_never_goes_back(played: list[Played]) -> None:
    """A search stops after some turns, counted by the clock.

    From the first to the last position it goes on, too. Games without a horizon are skipped.
    """
    for one in played:
        if one.game.horizon:
            times = [one.game.clock(position.state) for position in one.positions]
            assert times == sorted(times)
            assert times[0] < times[-1]
