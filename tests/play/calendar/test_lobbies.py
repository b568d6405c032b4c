"""Full lobbies whose host is gone, by the people of the calendar: how long they wait."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.play.calendar.lobby import Waiting, waited
from tests.play.calendar.people import CROWDS
from tests.rigs.forms import LONG

HOURS = range(24) if LONG else range(0, 24, 2)
SEEDS = ("0", "1", "2", "3") if LONG else ("0",)
WITHIN = {"slow": timedelta(hours=12), "live": timedelta(minutes=3)}


@pytest.mark.parametrize("people", CROWDS)
@pytest.mark.parametrize("pace", WITHIN)
def test_a_full_lobby_starts_without_its_host(pace: str, people: str) -> None:
    """F105: whenever its last seat is taken, by presses of those who come for the ping."""
    hours = HOURS if pace == "slow" or LONG else HOURS[::4]
    lobbies = [Waiting(people, pace, seed, timedelta(hours=h)) for seed in SEEDS for h in hours]
    assert max(map(waited, lobbies)) <= WITHIN[pace]
