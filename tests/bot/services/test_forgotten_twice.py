"""Whoever was forgotten stays so, and whoever has come back since keeps what is theirs (F94)."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Opening, Place, Terms
from bot.rows.people import PersonRow
from bot.services.tables import Tables
from bot.store.error import StoreError
from bot.store.forgotten_people import ForgottenPeople
from bot.store.store import Store
from tests.rigs.services import compose
from tests.rigs.stores import STORES, OpenStore, run_sql
from tests.rigs.table_rig import Clock

ANN, BOB = Person(900_000_000_000_000_001, "Ann"), Person(900_000_000_000_000_002, "Bob")


@pytest.fixture(params=sorted(STORES))
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Return what opens a store of one kind, the same each time."""
    return STORES[str(request.param)](tmp_path)


async def _fail_to_forget(tables: Tables, store: Store, key: str) -> None:
    """Let somebody ask to be forgotten while the database refuses that."""
    refused = StoreError(key, "The disk is full.")
    with (
        patch.object(store, "_edit", side_effect=refused),
        pytest.raises(Refused, match="store-"),
    ):
        await tables.personal_data.forget(ANN.id)


async def _returns(store: Store) -> None:
    await store.commit((PersonRow(ANN.id, "fr"),))


async def _is_there(store: Store) -> bool:
    return await store.person(ANN.id) is not None


@pytest.mark.parametrize("key", ["store-full", "store-unknown"])
async def test_who_asks_again_after_a_failure_may_come_back(
    open_store: OpenStore, tmp_path: Path, key: str
) -> None:
    """The first attempt is over with the second, whatever became of it."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        await _returns(store)
        await _fail_to_forget(tables, store, key)
        await tables.personal_data.forget(ANN.id)
        assert not await _is_there(store)
        (listed,) = ForgottenPeople(tmp_path / "forgotten").all()
        assert [row.pseudonym for row in await store.erasures()] == [listed.pseudonym]
        await _returns(store)
        await tables.personal_data.forget_again()
        assert await _is_there(store)


async def test_who_was_told_that_it_failed_plays_on(open_store: OpenStore, tmp_path: Path) -> None:
    """No later start takes them out of a game; the list keeps those who were on it before."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        await tables.personal_data.forget(BOB.id)
        before = (tmp_path / "forgotten").read_bytes()
        await _fail_to_forget(tables, store, "store-full")
        assert (tmp_path / "forgotten").read_bytes() == before
        opening = Opening("vikings", Terms({}, 2, "en"), Place.HERE, 7, 70, ANN)
        table = await tables.lobbies.open(opening, 1)
        await tables.personal_data.forget_again()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        await tables.personal_data.forget_again()
        assert [ANN.id] == [p.user_id for p in (await tables.queries.get(table.id)).players]


async def test_who_cannot_be_told_what_became_of_it_is_forgotten_at_the_next_start(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """An outcome that nobody knows may be either, and what was asked for was to be forgotten."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        await _returns(store)
        await _fail_to_forget(tables, store, "store-unknown")
        await tables.personal_data.forget_again()
        assert not await _is_there(store)


async def test_who_was_forgotten_twice_is_forgotten_again_once(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """A backup from before both: after its first start whoever comes back stays."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        for _ in range(2):
            await _returns(store)
            await tables.personal_data.forget(ANN.id)
        both = {row.pseudonym for row in await store.erasures()}
        assert len(both) == 2
        # What a backup is restored to that knows of neither.
        await run_sql(store, "DELETE FROM erasure")
        await _returns(store)
        await tables.personal_data.forget_again()
        assert not await _is_there(store)
        assert {row.pseudonym for row in await store.erasures()} == both
        await _returns(store)
        await tables.personal_data.forget_again()
        assert await _is_there(store)


async def test_a_wish_before_one_that_came_true_is_over(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """A failure that release 1.1.0 left on the list takes nothing from who has come back since."""
    clock = Clock()
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, forgotten=tmp_path / "forgotten")
        ForgottenPeople(tmp_path / "forgotten").add(ANN.id, -7, 1)
        ForgottenPeople(tmp_path / "forgotten").add(ANN.id, -8, 2)
        await run_sql(store, "INSERT INTO erasure (pseudonym, at) VALUES (-8, 2)")
        await _returns(store)
        await tables.personal_data.forget_again()
        assert await _is_there(store)
        assert {row.pseudonym for row in await store.erasures()} == {-7, -8}


def test_only_the_latest_entry_is_withdrawn(tmp_path: Path) -> None:
    """Of another one nothing is changed: somebody was added since."""
    people = ForgottenPeople(tmp_path / "forgotten")
    people.add(ANN.id, -1, 1)
    people.add(BOB.id, -2, 2)
    people.withdraw(-1)
    assert [-1, -2] == [one.pseudonym for one in people.all()]
    people.withdraw(-2)
    assert [-1] == [one.pseudonym for one in people.all()]
    people.add(BOB.id, -3, 3)
    assert [-1, -3] == [one.pseudonym for one in people.all()]
    assert [-3] == [one.pseudonym for one in people.of(BOB.id)]
