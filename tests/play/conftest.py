"""What holds for all tests on the simulated Discord, in a soak: what is stored is the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rigs.forms import LONG
from tests.rigs.shadow import watching


@pytest.fixture(autouse=LONG)
def _rows_are_the_table() -> Iterator[None]:
    """F26: check what every change of a table is stored as, and what would be read of it."""
    with watching():
        yield
