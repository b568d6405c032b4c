"""The table service: every change of a table, committed before anybody hears of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

import games
from bot.model.pace import LOBBY, PACES, Pace
from bot.model.table import TableId
from bot.model.times import utc_now
from bot.services.lobby import Lobbies
from bot.services.moves import Moves
from bot.services.parting import Parting
from bot.services.pauses import Pauses
from bot.services.undo import Undo
from bot.store.protocol import Store
from bot.table.repository import TableRepository
from bot.transitions import inactivity
from games.api import AnyGame


def draw_seed() -> str:
    """Draw the 128 bits that a game's luck comes from."""
    return secrets.token_hex(16)


class Tables(Undo, Lobbies, Parting, Moves, Pauses):
    """Opens, plays and ends tables; one lane a table, one transaction a change.

    Every method raises Refused with the key ``no-table`` for a table that does not exist,
    ``table-quarantined`` where an error set the table aside, ``busy`` when too many wait at it,
    and ``store-failed`` when the database did not take or give what was needed.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime] = utc_now,
        paces: Mapping[str, Pace] = PACES,
        lobby_wait: timedelta = LOBBY,
        stale: timedelta = inactivity.STALE,
        find: Callable[[str], AnyGame] = games.find,
        draw_seed: Callable[[], str] = draw_seed,
        cached: int = 256,
        waiting: int = 128,
    ) -> None:
        shelf = TableRepository(store, now, find, paces, cached=cached, waiting=waiting)
        super().__init__(store, shelf, now, find)
        self._paces = paces
        self._lobby_wait = lobby_wait
        self._stale = stale
        self._draw_seed = draw_seed

    @property
    def on_commit(self) -> Callable[[TableId], None]:
        """Called on the event loop after each commit with the table that changed."""
        return self._shelf.on_commit

    @on_commit.setter
    def on_commit(self, listener: Callable[[TableId], None]) -> None:
        self._shelf.on_commit = listener

    @property
    def on_deadline(self) -> Callable[[datetime], None]:
        """Called after each commit that sets deadlines, with the earliest of them."""
        return self._shelf.on_deadline

    @on_deadline.setter
    def on_deadline(self, listener: Callable[[datetime], None]) -> None:
        self._shelf.on_deadline = listener
