"""What holds for all tests: where their files are, and that people's answers are heard at once."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of what is tested.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# Processes that tests start would compile everything anew, each for seconds.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

MEMORY = Path("/dev/shm")  # noqa: S108 - each test makes a folder of its own in it
ROOM = 2 << 30
"""Bytes that have to be free there; a container may have next to none."""
if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    # Thousands of databases wait for the disk at every commit: half of what the tests take.
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

from tests.rigs import sample_games  # noqa: E402 - compiled for others, too

# Collecting tests makes objects that stay, and the collector would look through them each time.
gc.disable()

# Before anything else of the product is imported: it copies the list of games.
sample_games.install()

from tests.rigs.windows import drawn, heard_at_once  # noqa: E402 - compiled for others, too


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no worker is alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)


def pytest_collection_finish() -> None:
    """Spare the collector the tests and the product, as the bot does; a fifth of the time was its.

    Circles are still found, by the time that 20,000 objects more are there, and at the end.
    """
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


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
