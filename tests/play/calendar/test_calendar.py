"""Whole games by people with habits, on the virtual clock; ``docs/calendar.md`` has more."""

from __future__ import annotations

from tests.play.calendar.course import Setting, play
from tests.play.calendar.tally import tally


def test_the_same_number_gives_the_same_game() -> None:
    """What is measured before and after a change differs by the change alone."""
    setting = Setting("schools", 2)
    assert tally(play(setting, 1)) == tally(play(setting, 1))


def test_a_game_is_counted_from_its_first_question_to_its_end() -> None:
    """All of the time is accounted for, and every answer has somebody who gave it."""
    course = play(Setting("vikings", 2, in_advance=100), 0)
    one = tally(course)
    assert one.over
    assert one.days >= one.floor > 0
    assert len(course.moves) - 1 == one.by_hand + one.in_advance + one.by_host
    assert abs(sum(one.waited_with.values()) - 1) < 0.01
    assert one.visits <= one.by_hand
    assert one.handovers < one.by_hand
