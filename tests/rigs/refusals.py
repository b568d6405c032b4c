"""What the services refuse, by its key, and tables in quarantine."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import discord
import pytest

from bot.model.refusal import Refused
from bot.model.table import TableId
from bot.repositories.tables import TableRepository
from bot.table.live_table import LiveTable


async def key_of(refusing: Awaitable[object]) -> str:
    """Wait for what is refused; the key of the refusal."""
    with pytest.raises(Refused) as caught:
        await refusing
    return caught.value.key


async def quarantine(repository: TableRepository, table_id: TableId) -> None:
    """Have an error put a table into quarantine."""

    async def work(live: LiveTable) -> None:
        raise ZeroDivisionError(live)

    assert await key_of(repository.change(table_id, work)) == "table-quarantined"


def gateway_not_found() -> discord.GatewayNotFound:
    """Return what the library says where Discord does not; it gives no types there."""
    untyped: Any = discord.GatewayNotFound
    error: discord.GatewayNotFound = untyped()
    return error
