"""Walk, Sprint and Slam."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from games.api import RuleError, Seat
from games.vikings.chapters.reach import pushes, slam_victims
from games.vikings.content import SPACES, WATER, Card, Hex, Space, space_at
from games.vikings.events import BraceletsCollected, Moved, Slammed, Stayed
from games.vikings.moves import Announce, MoveTo, Slam
from games.vikings.rules import GAME
from games.vikings.view import Phase, Trace
from tests.games.vikings.arrange import (
    announce,
    arrange,
    hexes,
    legal,
    lying,
    of,
    perform,
    standing,
)

WALK, SPRINT, SLAM = Card.WALK, Card.SPRINT, Card.SLAM


def reach(vikings: list[Hex], action: Card) -> set[Hex]:
    """List where seat 0 may end an action."""
    state = announce(arrange(vikings, hands={0: "club club club"}), Card.CLUB, action)
    return hexes([move.space for move in legal(state, 0)])


def test_walk_goes_one_space_or_stays() -> None:
    """Walk: move 1 space; V3: not moving is allowed; never into water."""
    assert {(0, 0), (1, 0), (-1, 0)} == reach([(0, 0), (3, -1)], WALK)


def test_sprint_goes_up_to_two_spaces() -> None:
    """Sprint: up to 2 spaces, never into or through water."""
    expected = {(0, 0), (1, 0), (2, 0), (2, -1), (1, 1), (-1, 0), (-2, 0), (-2, 1), (-1, -1)}
    assert expected == reach([(0, 0), (3, -1)], SPRINT)


def test_water_cannot_be_crossed() -> None:
    """Walk / Sprint: never into or through water, though (0, 2) is two spaces away."""
    assert (0, 2) not in reach([(0, 0), (3, -1)], SPRINT)
    for here in [(1, 0), (-1, 0), (-1, 2), (1, -2)]:
        assert not hexes(tuple(WATER)) & reach([here, (3, -1)], SPRINT)


def test_one_viking_to_a_space() -> None:
    """Walk: one Viking per space."""
    assert {(0, 0), (-1, 0)} == reach([(0, 0), (1, 0)], WALK)


def test_sprint_passes_a_viking_but_does_not_end_on_one() -> None:
    """Sprint: may pass through a Viking, not end on him."""
    expected = {(0, 0), (2, 0), (2, -1), (1, 1), (-1, 0), (-2, 0), (-2, 1), (-1, -1)}
    assert expected == reach([(0, 0), (1, 0)], SPRINT)


def test_a_move_is_told_and_leaves_a_trace() -> None:
    """Walk: to an adjacent space."""
    state = arrange([(0, 0), (3, -1)], hands={0: "walk walk walk"})
    state, events = perform(state, WALK, WALK, (0, MoveTo(space_at((1, 0)))))
    here, there = space_at((0, 0)), space_at((1, 0))
    assert [Moved(seat=Seat(0), action=WALK, origin=here, space=there)] == events[1:]
    assert standing(state, 0) == (1, 0)
    assert (Trace(here, there),) == GAME.view(state, None).traces


def test_staying_is_a_choice() -> None:
    """V3: not moving is allowed."""
    state = arrange([(0, 0), (3, -1)], hands={0: "sprint walk walk"})
    state, events = perform(state, Card.SPRINT, SPRINT, (0, MoveTo(space_at((0, 0)))))
    assert [Stayed(seat=Seat(0), action=SPRINT)] == events[1:]
    assert standing(state, 0) == (0, 0)
    assert GAME.view(state, None).laid[0].outcome == "performed"


def test_who_can_only_stay_is_not_asked() -> None:
    """V3: with every way blocked the Viking stays by itself."""
    state = arrange([(0, 0), (1, 0), (-1, 0)], hands={0: "walk walk walk"})
    state, events = perform(state, WALK, WALK)
    assert [Stayed(seat=Seat(0), action=WALK)] == events[1:]
    assert Phase.ANNOUNCE is state.phase


def test_ending_on_bracelets_takes_them_all() -> None:
    """Walk: ending on a space with bracelets takes them all; V8: also on a start space."""
    start = (2, 1)
    state = arrange([(1, 1), (3, -1)], hands={0: "walk walk walk"}, tokens={start: (4, 1)})
    state, events = perform(state, WALK, WALK, (0, MoveTo(space_at(start))))
    assert [BraceletsCollected(seat=Seat(0), space=space_at(start), values=(1, 4))] == of(
        events, BraceletsCollected
    )
    assert sorted(state.holdings[0]) == [1, 1, 2, 3, 4]
    assert lying(state, start) == ()


def test_passing_bracelets_leaves_them() -> None:
    """Sprint: *ending* on a space with bracelets takes them."""
    state = arrange([(0, 0), (3, -1)], hands={0: "sprint walk walk"}, tokens={(1, 0): (4,)})
    state, events = perform(state, SPRINT, SPRINT, (0, MoveTo(space_at((2, 0)))))
    assert of(events, BraceletsCollected) == []
    assert lying(state, (1, 0)) == (4,)


@pytest.mark.parametrize("hexagon", [(2, 0), (0, 1), (1, 0), (3, -2)])
def test_moves_out_of_reach_are_refused(hexagon: Hex) -> None:
    """Walk: 1 space, no water, no other Viking."""
    state = arrange([(0, 0), (1, 0)], hands={0: "walk walk walk"})
    state, _ = perform(state, WALK, WALK)
    with pytest.raises(RuleError, match="space-out-of-reach"):
        GAME.apply(state, Seat(0), MoveTo(space_at(hexagon)))


def test_the_view_letters_the_spaces_of_the_mover_alone() -> None:
    """At the table: chosen from lettered spaces shown privately, only legal ones offered."""
    state, _ = perform(arrange([(0, 0), (3, -1)], hands={0: "walk walk walk"}), WALK, WALK)
    expected = tuple(sorted(space_at(h) for h in [(0, 0), (1, 0), (-1, 0)]))
    assert expected == GAME.view(state, Seat(0)).spaces
    assert () == GAME.view(state, Seat(1)).spaces == GAME.view(state, None).spaces


def slams(vikings: list[Hex]) -> set[tuple[int, Hex]]:
    state = announce(arrange(vikings, hands={0: "club club club"}), Card.CLUB, SLAM)
    return {(move.victim, SPACES[move.push_to]) for move in legal(state, 0)}


def test_slam_pushes_to_a_free_land_space_next_to_the_victim() -> None:
    """Slam: push him to an adjacent space, not water, not occupied; one's former space is free."""
    assert {(1, (1, 0)), (1, (2, -1)), (1, (3, -1)), (1, (1, 1)), (1, (2, 1))} == slams(
        [(1, 0), (2, 0), (-3, 1)]
    )
    assert (1, (2, 1)) not in slams([(1, 0), (2, 0), (2, 1)])


def test_slam_may_push_onto_the_centre() -> None:
    """V8: Slam may push onto the centre."""
    assert (1, (0, 0)) in slams([(2, 0), (1, 0)])


def test_slam_reaches_two_spaces_over_free_land() -> None:
    """Slam: move 1 or 2 spaces."""
    assert {1} == {victim for victim, _ in slams([(0, 0), (2, 0)])}
    assert (1, (1, 0)) in slams([(0, 0), (2, 0)])


def test_slam_does_not_run_through_vikings() -> None:
    """Slam: not through other Vikings, who can be slammed themselves."""
    assert {2} == {victim for victim, _ in slams([(0, 0), (2, 0), (1, 0)])}


def test_slam_takes_another_way_round() -> None:
    """Slam: one free space in between is enough: (1, 1) or (2, 0) lead from (1, 0) to (2, 1)."""
    assert {1, 2} == {victim for victim, _ in slams([(1, 0), (2, 1), (2, 0)])}


def test_slam_does_not_cross_water() -> None:
    """Slam: the water rule holds for the run-up too; (0, 2) is two spaces from (0, 0)."""
    state = arrange([(0, 0), (0, 2)], hands={0: "slam walk walk"})
    with pytest.raises(RuleError, match="nobody-to-slam"):
        GAME.apply(state, Seat(0), Announce(SLAM, SLAM))


def test_a_slam_moves_both_and_the_pushed_owner_collects() -> None:
    """Slam: ending on the other's space; his owner takes bracelets lying there. No Shield."""
    state = arrange(
        [(0, 0), (2, 0)], hands={0: "slam walk walk"}, tokens={(2, 1): (3, 4), (2, 0): ()}
    )
    state, events = perform(state, SLAM, SLAM, (0, Slam(Seat(1), space_at((2, 1)))))
    landed, pushed = space_at((2, 0)), space_at((2, 1))
    assert [
        Slammed(seat=Seat(0), victim=Seat(1), space=landed, push_to=pushed),
        BraceletsCollected(seat=Seat(1), space=pushed, values=(3, 4)),
    ] == events[1:]
    assert (standing(state, 0), standing(state, 1)) == ((2, 0), (2, 1))
    assert state.holdings[1] == (1, 2, 3, 3, 4)
    assert Phase.ANNOUNCE is state.phase
    assert (Trace(space_at((0, 0)), landed), Trace(landed, pushed)) == state.traces


def test_the_only_slam_is_performed_without_a_question() -> None:
    """V12: an announced action is performed; nobody is asked where there is no choice."""
    state = arrange([(-1, -1), (0, 0), (1, 0)], hands={0: "slam walk walk"})
    state, events = perform(state, SLAM, SLAM)
    landed, pushed = space_at((0, 0)), space_at((-1, 0))
    assert Slammed(seat=Seat(0), victim=Seat(1), space=landed, push_to=pushed) == events[-1]
    assert (landed, pushed) == state.spaces[:2]


def test_a_slam_is_not_declined() -> None:
    """V12: whoever announced it and was believed pushes somebody."""
    state, _ = perform(arrange([(1, 0), (2, 0)], hands={0: "slam walk walk"}), SLAM, SLAM)
    assert {Slam} == {type(move) for move in legal(state, 0)}


def test_a_victim_may_be_pushed_to_where_the_slammer_stood() -> None:
    """Slam: the space left behind is not occupied."""
    state = arrange([(1, 0), (2, 0)], hands={0: "slam walk walk"})
    state, _ = perform(state, SLAM, SLAM, (0, Slam(Seat(1), space_at((1, 0)))))
    assert (standing(state, 0), standing(state, 1)) == ((2, 0), (1, 0))


@pytest.mark.parametrize(
    ("victim", "push_to", "key"),
    [
        (2, (2, 1), "slam-out-of-reach"),
        (0, (2, 0), "slam-out-of-reach"),
        (1, (3, -2), "push-not-possible"),
        (1, (0, 1), "push-not-possible"),
    ],
)
def test_wrong_slams_are_refused(victim: int, push_to: Hex, key: str) -> None:
    """Slam: within reach; to an adjacent space that is neither water nor occupied."""
    state = arrange([(1, 0), (1, 1), (-3, 1)], hands={0: "slam walk walk"})
    state, _ = perform(state, SLAM, SLAM)
    with pytest.raises(RuleError, match=key):
        GAME.apply(state, Seat(0), Slam(Seat(victim), space_at(push_to)))


def test_the_view_offers_victims_and_pushes_to_the_slammer() -> None:
    """At the table: only legal ones offered."""
    state, _ = perform(arrange([(1, 0), (2, 0)], hands={0: "slam walk walk"}), SLAM, SLAM)
    view = GAME.view(state, Seat(0))
    assert (Seat(1),) == view.targets
    assert tuple(sorted({move.push_to for move in legal(state, 0)})) == view.spaces


def test_every_slam_has_room_for_the_push() -> None:
    """V2: a Viking within reach can always be pushed: the slammer leaves or crosses a space."""
    land = [Space(space) for space in range(31) if space not in WATER]
    for here, there in permutations(land, 2):
        state = replace(arrange([(0, 0), (1, 0)]), spaces=(here, there))
        for victim in slam_victims(state):
            assert pushes(state, victim)
