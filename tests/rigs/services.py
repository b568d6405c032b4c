"""The services of the host on a store, as the bot composes them, for tests without Discord."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

import games
from bot.computers.problem import Thinker
from bot.model.managers import ServerLimits
from bot.model.pace import PACES, Pace
from bot.model.times import utc_now
from bot.repositories.tables import TableRepository
from bot.services.tables import Tables, build_tables
from bot.store.store import Store
from games.api import AnyGame
from tests.rigs.thinkers import QuickThinker

BOUNDLESS = ServerLimits(each=10_000, most=10_000)
"""A server that lets one person run all the tables of a test."""


def compose(
    store: Store,
    *,
    now: Callable[[], datetime] = utc_now,
    find: Callable[[str], AnyGame] = games.find,
    paces: Mapping[str, Pace] = PACES,
    cached: int = 256,
    waiting: int = 128,
    **more: Any,
) -> tuple[Tables, TableRepository]:
    """Build the services and the tables in memory that they share."""
    thinker: Thinker = more.pop("thinker", None) or QuickThinker(find)
    tables = build_tables(
        store,
        thinker,
        now=now,
        find=find,
        paces=paces,
        limits=BOUNDLESS,
        cached=cached,
        waiting=waiting,
        **more,
    )
    return tables, tables.queries._tables
