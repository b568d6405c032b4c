"""A position in memory is the one that a restart would find."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.model.refusal import Refused
from bot.model.table import Status
from bot.rows.change import Change
from bot.store.error import StoreError
from bot.transitions import moves
from games.api import Applied
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BOB, house
from tests.rigs.toy_game import TOY, Bid


@dataclass
class Careless:
    """A game that puts a list where its state declares a tuple."""

    def apply(self, *given: Any) -> Applied[Any]:
        """Make the move."""
        applied = type(TOY).apply(TOY, *given)
        state = replace(applied.state, points=list(applied.state.points))
        return Applied(state, applied.events)


@pytest.mark.parted
async def test_a_position_that_would_not_be_read_back_is_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F26: looked at now and then in play too, and the table quarantined before harm is done."""
    assert moves._READ_BACK > 1
    monkeypatch.setattr(moves, "_READ_BACK", 2)
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        monkeypatch.setattr(TOY, "apply", Careless().apply)
        await one.answer(table.id, ANN, Bid(2))
        with pytest.raises(Refused) as refused:
            await one.answer(table.id, BOB, Bid(2))
        assert refused.value.key == "table-quarantined"
        assert (await one.tables.queries.get(table.id)).status is Status.QUARANTINED
        ((trace,),) = await run_sql(one.store, "SELECT trace FROM quarantine_error")
        assert "read back" in trace


async def test_what_nobody_can_tell_is_read_once_somebody_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F89: the store was lost under a move that it had written; memory takes nothing for true."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        commit = one.store.commit

        def lost(change: Change) -> asyncio.Future[None]:
            async def written() -> None:
                await commit(change)
                raise StoreError("store-unknown", "The database was lost.")

            return asyncio.ensure_future(written())

        monkeypatch.setattr(one.store, "commit", lost)
        told: list[int] = []
        one.tables.outbox.committed.listen(told.append)
        receipt = await one.tables.moves.play(table.id, ANN, one.press(), "bid1", Bid(2))
        assert receipt.repeated
        assert told == [table.id]
        assert (await one.look(table.id)).moves == 1
        with pytest.raises(Refused, match="store-unknown"):
            await one.tables.pauses.pause(table.id, ANN)
        monkeypatch.undo()
        assert (await one.tables.queries.get(table.id)).paused_at is not None
