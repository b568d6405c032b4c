"""What holds for all tests: answers of people are heard at once, unless that is what is tested."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from bot.clocks import deadlines
from bot.model.times import Millis
from bot.table.live_table import LiveTable
from games.api import Decision

_COMPUTERS_MS = 2_499


@pytest.fixture(autouse=True)
def _heard_at_once(request: pytest.FixtureRequest) -> Iterator[None]:
    """Draw no moments, except for tests marked with ``windows``."""
    if request.node.get_closest_marker("windows"):
        yield
        return

    def soon(live: LiveTable, decision: Decision, at: Millis) -> Millis:
        return at if live.table.level_at(decision.seat) is None else at + _COMPUTERS_MS

    with patch.object(deadlines, "draw_moment", soon):
        yield
