"""What holds for all tests of the host: what is stored of a table is the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from tests.rigs.shadow import watching


@pytest.fixture(autouse=True)
def _rows_are_the_table(request: pytest.FixtureRequest) -> Iterator[None]:
    """F26: check what every change of a table is stored as, and what would be read of it."""
    with nullcontext() if request.node.get_closest_marker("parted") else watching():
        yield
