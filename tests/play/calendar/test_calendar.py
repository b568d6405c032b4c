"""Whole games by people with habits, on the virtual clock; ``docs/lab/calendar.md`` has more."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from statistics import median

import pytest
from msgspec.structs import replace

from bot.model import lengths
from bot.model.lengths import Days, days_of
from games import GAME_IDS
from tests.play.calendar import page
from tests.play.calendar.course import BEGIN, MOST, Setting, play
from tests.play.calendar.page import PAGE
from tests.play.calendar.people import users
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
    assert min(one.days, one.floor) > 0
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


@pytest.mark.parametrize("people", ["evening", "twice"] if LONG else ["evening"])
def test_nobody_is_answered_for_who_comes_once_a_day(people: str) -> None:
    """F103: one answer of a hundred at the most, with nothing said in advance."""
    one = tally(
        play(Setting("vikings", 4, people, in_advance=0), 0, acts=MOST if LONG else BEGINNING)
    )
    assert one.there
    assert one.there_by_host <= one.there / 100


def test_people_doubt_and_decide() -> None:
    """F104: a game with nothing said in advance is played: announcements are called."""
    one = tally(play(Setting("vikings", 2, "phone", in_advance=0), 0))
    assert one.over
    assert one.doubted
    assert one.by_hand + one.by_host + one.in_advance == one.there


def test_half_of_the_people_are_half_of_the_people() -> None:
    """Persons and no occasions, the same each time; of three one or two."""
    drawn = [users(50, 4, str(number)) for number in range(20)]
    assert {len(chosen) for chosen in drawn} == {2}
    assert len(set(drawn)) > 1
    assert {len(users(50, 3, str(number))) for number in range(20)} == {1, 2}
    assert (users(0, 4, "0"), users(100, 4, "0")) == (frozenset(), frozenset(range(4)))


USUAL = (("vikings", 4), ("norwegian", 4), ("schools", 2), ("goths", 2), ("rage", 3))
FULL = (("norwegian", 12), ("goths", 8), ("rage", 4))


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


@pytest.mark.parametrize(("game", "seats"), FULL)
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


def test_a_lobby_tells_the_days_of_the_page() -> None:
    """T3: the middle half of the games of each line lies within the range."""
    rows = [line.split(" | ") for line in PAGE.read_text(encoding="utf-8").splitlines()]
    usual = [row for row in rows if row[2:4] == ["mix", "50 %"]]
    assert usual
    for row in usual:
        least, most = days_of(row[0].strip("| "), int(row[1]))
        middle, low, high = (float(part) for part in re.findall(r"[\d.]+", row[5]))
        assert least <= low <= middle <= high <= most


def test_of_two_numbers_of_seats_that_are_as_near_the_larger_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody is promised less than it may take; of what was never measured a fortnight at most."""
    measured = {"toy": {2: Days(1, 2), 4: Days(5, 9)}}
    monkeypatch.setattr(lengths, "_MEASURED", measured)
    assert [days_of("toy", seats) for seats in (2, 3, 12)] == [(1, 2), (5, 9), (5, 9)]
    assert days_of("nothing", 2) == (5, 14)


def test_a_line_of_the_page_takes_the_place_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the lines are in the order of games, seats and crowds."""
    copy = tmp_path / "calendar.md"
    monkeypatch.setattr(page, "PAGE", copy)
    copy.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    setting = Setting("schools", 2)
    one = (tally(play(setting, 1)),)
    for _ in range(2):
        page.put(setting, page.line(setting, one))
        page.put(replace(setting, gone=3), page.line(replace(setting, gone=3), one, one))
    lines = copy.read_text(encoding="utf-8").splitlines()
    for begins in ("| schools | 2 | mix | 50 % | 1 |", "| schools | 2 | one | 1 |"):
        assert sum(line.startswith(begins) for line in lines) == 1
