"""Outlines as points: where they go through, where they end, and what moving them does."""

from collections.abc import Iterable, Sequence
from math import dist

import pytest

from rendering.scene.scene import Point
from rendering.shapes.curves import (
    arc,
    between,
    box,
    circle,
    mirrored,
    moved,
    polar,
    regular,
    shortened,
    smooth,
    star,
)


def near(point: Sequence[float]) -> object:
    """Numbers that may be beside the mark by as much as numbers are rounded."""
    return pytest.approx(point, abs=1e-9)


def rounded(points: Iterable[Point]) -> list[Point]:
    """Points without what lies behind their ninth decimal; there is no negative zero."""
    return [(round(x, 9) + 0.0, round(y, 9) + 0.0) for x, y in points]


@pytest.mark.parametrize(
    ("angle", "point"), [(0, (13, 2)), (90, (3, 12)), (180, (-7, 2)), (270, (3, -8))]
)
def test_angles_run_clockwise_from_the_right(angle: float, point: Point) -> None:
    """As on a screen, where down is more."""
    assert polar(3, 2, 10, angle) == near(point)
    assert arc(3, 2, 10, 10, angle, angle + 30)[0] == near(point)


def test_an_arc_ends_where_it_should_and_keeps_to_its_ellipse() -> None:
    """However short it is, it has two ends; the longer, the more points."""
    points = arc(0, 0, 4, 2, 0, 90)
    assert points[0] == near((4, 0))
    assert points[-1] == near((0, 2))
    assert {round((x / 4) ** 2 + (y / 2) ** 2, 9) for x, y in points} == {1.0}
    assert [len(arc(0, 0, 1, 1, 0, end)) for end in (1, 6, 12, 90)] == [2, 2, 3, 16]


def test_a_circle_has_no_point_twice() -> None:
    """Where it ends it has begun."""
    points = circle(1, 1, 5)
    assert {round(dist((1, 1), point), 9) for point in points} == {5.0}
    assert len({(round(x, 6), round(y, 6)) for x, y in points}) == len(points)


def test_a_polygon_stands_on_its_base_and_a_star_points_upwards() -> None:
    """The first corner is at the top unless it is turned."""
    assert rounded(regular(0, 0, 1, 4)) == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    assert regular(0, 0, 1, 4, 0)[0] == near((1, 0))
    points = star(0, 0, 2, 1, 5)
    assert points[0] == near((0, -2))
    assert [round(dist((0, 0), point)) for point in points] == [2, 1] * 5
    assert points[1][0] > 0 > points[-1][0]


def test_a_box_has_four_corners_or_four_roundings() -> None:
    """Clockwise from its upper left; rounded it goes nowhere beyond its edges."""
    assert box(1, 2, 10, 20) == ((1, 2), (11, 2), (11, 22), (1, 22))
    soft = box(1, 2, 10, 20, 3)
    xs, ys = zip(*soft, strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == near((1, 11, 2, 22))
    assert soft[0] == near((1, 5))
    assert min(dist(point, corner) for point in soft for corner in box(1, 2, 10, 20)) > 1


@pytest.mark.parametrize("closed", [False, True])
def test_a_curve_goes_through_all_its_points(*, closed: bool) -> None:
    """Every so many steps; an open one ends at the last, a closed one returns to the first."""
    points = ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 5.0))
    curve = smooth(points, closed=closed, steps=4)
    assert rounded(curve[::4]) == list(points)
    assert len(curve) == (16 if closed else 13)


def test_points_are_mirrored_then_scaled_then_turned_then_shifted() -> None:
    """In this order, whichever of it is asked for."""
    assert rounded(moved(((1, 2),))) == [(1, 2)]
    assert rounded(moved(((1, 2),), 10, 20)) == [(11, 22)]
    assert rounded(moved(((1, 2),), scale=3)) == [(3, 6)]
    assert rounded(moved(((1, 2),), turn=90)) == [(-2, 1)]
    assert rounded(moved(((1, 2),), flip=True)) == [(-1, 2)]
    assert rounded(moved(((1, 2),), 10, 20, scale=3, turn=90, flip=True)) == [(4, 17)]


def test_a_half_becomes_a_whole_and_its_axis_stays_single() -> None:
    """Points on the axis have no twin."""
    assert mirrored(((0, 0), (2, 1), (0, 3))) == ((0, 0), (2, 1), (0, 3), (-2, 1))


def test_a_segment_is_cut_at_its_ends() -> None:
    """By lengths, from each end its own; where it has no length nothing is divided by it."""
    assert between((0, 0), (10, 20), 0.25) == (2.5, 5)
    assert rounded(shortened((0, 0), (10, 0), 2, 3)) == [(2, 0), (7, 0)]
    assert shortened((1, 1), (1, 1), 2, 3) == ((1, 1), (1, 1))
