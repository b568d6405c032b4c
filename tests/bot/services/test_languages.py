"""The language of a person: what is kept of it in memory is what is stored."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.model.refusal import Refused
from bot.model.shards import ALL, Shards
from bot.rows.change import Change
from bot.rows.people import PersonRow
from bot.store.error import StoreError
from tests.rigs.services import compose
from tests.rigs.stores import sqlite_in
from tests.rigs.table_rig import ANN, Clock

HALF = Shards((0,), 2)


async def test_a_language_chosen_while_the_one_before_is_read_is_kept(tmp_path: Path) -> None:
    """Else the old one would be spoken until the bot is started again."""
    clock = Clock()
    async with sqlite_in(tmp_path)(clock) as store:
        people = compose(store, now=clock)[0].people
        read, begun, chosen = store.person, asyncio.Event(), asyncio.Event()

        async def slow(user_id: int) -> PersonRow | None:
            found = await read(user_id)
            begun.set()
            await chosen.wait()
            return found

        with patch.object(store, "person", slow):
            reading = asyncio.create_task(people.language(ANN.id))
            await begun.wait()
            await people.set_language(ANN.id, "fr")
            chosen.set()
            await reading
            assert await people.language(ANN.id) == "fr"


async def test_a_language_of_which_nobody_knows_whether_it_was_stored_is_read_again(
    tmp_path: Path,
) -> None:
    """It was; what was kept before counts no more."""
    clock = Clock()
    async with sqlite_in(tmp_path)(clock) as store:
        people = compose(store, now=clock)[0].people
        await people.set_language(ANN.id, "en")
        assert await people.language(ANN.id) == "en"
        write = store.commit

        def lost(change: Change) -> asyncio.Future[None]:
            done = asyncio.get_running_loop().create_future()
            write(change).add_done_callback(
                lambda _: done.set_exception(StoreError("store-unknown", "Nobody knows."))
            )
            return done

        with patch.object(store, "commit", lost), pytest.raises(Refused, match="store-unknown"):
            await people.set_language(ANN.id, "fr")
        assert await people.language(ANN.id) == "fr"


async def test_a_language_chosen_in_another_process_is_spoken(tmp_path: Path) -> None:
    """Of several processes only one is told of the choice; a process for itself reads it once."""
    clock = Clock()
    async with sqlite_in(tmp_path)(clock) as store:
        people, elsewhere = (compose(store, now=clock)[0].people for _ in range(2))
        for language, shards, spoken in (("en", ALL, "en"), ("fr", ALL, "en"), ("fr", HALF, "fr")):
            await elsewhere.set_language(ANN.id, language)
            with patch.object(store, "shards", shards):
                assert await people.language(ANN.id) == spoken
