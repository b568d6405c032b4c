"""A store, whichever it is, for the tests that hold all of them to one contract."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest

from bot.store.store import Store
from tests.rigs.stores import STORES, OpenStore
from tests.rigs.table_rig import Clock


@pytest.fixture(params=sorted(STORES))
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Return what opens a store of one kind, the same each time."""
    return STORES[cast("str", request.param)](tmp_path)


@pytest.fixture
async def store(open_store: OpenStore) -> AsyncIterator[Store]:
    """Return a store that nothing was ever kept in."""
    async with open_store(Clock()) as opened:
        yield opened
