"""Whole games by people with habits, on the virtual clock; ``docs/calendar.md`` has more."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from statistics import median

import pytest

from bot.model.lengths import DAYS, days_of
from games import GAME_IDS
from tests.play.calendar.course import BEGIN, Setting, play
from tests.play.calendar.tally import first_missed, tally
from tests.rigs.forms import LONG

BEGINNING = 30
"""So many answers by hand show what they ask of Discord; a soak plays whole games."""


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


@pytest.mark.parametrize(
    ("game", "seats"), [("vikings", 4), ("norwegian", 4), ("schools", 2), ("goths", 4), ("rage", 2)]
)
def test_nobody_is_called_or_answered_for_at_night(game: str, seats: int) -> None:
    """F82: in whole games of people in other time zones, one of whom vanishes."""
    one = tally(play(Setting(game, seats, gone=1), 0))
    assert one.calls
    assert one.by_host
    assert (one.calls_at_night, one.reminders_at_night, one.by_host_at_night) == (0, 0, 0)


USUAL = (("vikings", 4), ("norwegian", 4), ("schools", 2), ("goths", 2), ("rage", 3))
MOST = (("norwegian", 12), ("goths", 8), ("rage", 4))


def _requests(game: str, seats: int, *, whole: bool = LONG) -> float:
    """Measure what an answer asks of Discord: in three whole games, or at the beginning of one."""
    games = (
        [play(Setting(game, seats), number) for number in range(3)]
        if whole
        else [play(Setting(game, seats), 0, acts=BEGINNING)]
    )
    return median(tally(one).requests_an_answer for one in games)


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_the_bot_asks_little_of_discord(game: str, seats: int) -> None:
    """F46: requests that its limit counts for each answer of a person, also in advance."""
    assert _requests(game, seats) <= 2.2


@pytest.mark.parametrize(("game", "seats"), MOST)
def test_the_bot_asks_little_of_discord_at_full_tables(game: str, seats: int) -> None:
    """F46: the same where there are the most to be called."""
    assert _requests(game, seats) <= 2.7


def test_a_table_of_goths_asks_no_more_than_others() -> None:
    """F46: with four kings and chiefs nearly every answer is a hand-over, and games are short."""
    assert _requests("goths", 4, whole=True) <= 2.3


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_game_of_two_is_over_within_days_of_the_first_missed_turn(game: str) -> None:
    """F80: whoever is there has it for the asking; a short game is over before a turn is missed."""
    course = play(Setting(game, 2, in_advance=0, gone=1), 0)
    first = first_missed(course) or BEGIN + timedelta(days=1)
    assert course.ended - first <= timedelta(days=5)


def test_a_lobby_tells_the_days_that_were_measured() -> None:
    """Those of the page, half of what can be answered in advance being so answered."""
    page = Path(__file__).parents[3] / "docs" / "calendar.md"
    cells = [line.split(" | ") for line in page.read_text(encoding="utf-8").splitlines()]
    measured: dict[str, dict[int, int]] = {}
    for row in cells:
        if len(row) > 4 and row[2] == "50 %":
            measured.setdefault(row[0].strip("| "), {})[int(row[1])] = round(float(row[3]))
    assert measured == DAYS
    assert days_of("vikings", 3) == DAYS["vikings"][2]
