"""What holds for all tests: answers of people are heard at once, unless that is what is tested."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

# Processes that tests start would compile everything anew, each for seconds.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

from tests.rigs.windows import drawn, heard_at_once  # noqa: E402 - compiled for others, too


@pytest.fixture(scope="session", autouse=True)
def _at_once() -> Iterator[None]:
    """Hear answers at once, also where a whole file shares a game."""
    with heard_at_once():
        yield


@pytest.fixture(autouse=True)
def _drawn_where_it_matters(request: pytest.FixtureRequest) -> Iterator[None]:
    """Draw moments as in production for tests marked with ``windows``."""
    with ExitStack() as stack:
        if request.node.get_closest_marker("windows"):
            stack.enter_context(drawn())
        yield
