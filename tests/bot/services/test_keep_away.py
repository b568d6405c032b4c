"""Keep away: whom a private list keeps from a seat, and that nobody else is told of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.model.players import Person
from bot.model.preferences import MOST_KEPT_AWAY
from bot.model.table import Opening, Place, Terms
from bot.services.tables import Tables
from games.series.api import Kind
from tests.rigs.refusals import key_of
from tests.rigs.seats_rig import DAN, EVE, ONE, offered
from tests.rigs.series_rig import find_bidding, series_house
from tests.rigs.services import compose
from tests.rigs.stores import STORES
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, Clock, house

FILE = "host.sqlite3"


async def kept(tables: Tables, owner: Person) -> list[str]:
    """Return the names on somebody's list."""
    return [row.name for row in await tables.keep_away.listed(owner.id)]


async def test_whom_a_host_keeps_away_takes_no_seat_there(tmp_path: Path) -> None:
    """F114: by no door, and reads what everybody put out of a table reads; a seat taken stays."""
    async with house(tmp_path / FILE) as one:
        lobbies = one.tables.lobbies
        table = await one.lobby(CID, seats=4)
        for person in (BOB, CID):
            await one.tables.keep_away.add(ANN.id, person)
        assert await key_of(lobbies.join(table.id, BOB)) == "barred"
        assert await key_of(lobbies.choose_place(table.id, BOB, "")) == "barred"
        assert await key_of(lobbies.join(table.id, CID)) == "already-seated"
        await lobbies.leave(table.id, CID)
        assert await key_of(lobbies.join(table.id, CID)) == "barred"
        await one.tables.keep_away.let_go(ANN.id, (CID.id,))
        await lobbies.join(table.id, CID)
        # Their own tables stay open to whoever keeps them away.
        opening = Opening("toy", Terms({}, 2, "en"), Place.THREAD, 7, 70, BOB)
        other = await lobbies.open(opening, one.press())
        assert (await lobbies.join(other.id, ANN)).seat_of(ANN.id) is not None


async def test_nobody_claims_a_seat_beside_somebody_who_keeps_them_away(tmp_path: Path) -> None:
    """F114: whoever of those seated it is; with the seat left, the list counts no more there."""
    async with house(tmp_path / FILE) as one:
        table_id, seats = await offered(one), one.tables.seats
        await one.tables.keep_away.add(CID.id, DAN)
        await one.tables.keep_away.add(EVE.id, ANN)
        assert await key_of(seats.claim(table_id, DAN, ONE)) == "barred"
        await seats.claim(table_id, EVE, ONE)
        await seats.decline(table_id, ANN, ONE)
        await one.tables.lobbies.leave(table_id, CID)
        await seats.claim(table_id, DAN, ONE)
        # One's own seat is no new one.
        await one.tables.keep_away.add(ANN.id, CID)
        await seats.back(table_id, CID)


async def test_a_series_asks_the_list_of_its_host_at_entering_only(tmp_path: Path) -> None:
    """F114: whoever is in stays in, and is paired as it comes."""
    async with series_house(tmp_path / FILE) as one:
        series = await one.lobby(Kind.CHAMPIONSHIP, CID)
        for person in (BOB, CID):
            await one.tables.keep_away.add(series.host.id, person)
        assert await key_of(one.tables.series.enter(series.id, BOB)) == "series-barred"
        assert await key_of(one.tables.series.enter(series.id, CID)) == "already-entered"
        await one.tables.series.enter(series.id, DAN)
        await one.tables.series_course.start(series.id, series.host)


async def test_lobbies_are_told_to_nobody_kept_away_in_either_direction(tmp_path: Path) -> None:
    """F114: whoever keeps the host away asked for it, and the others could take no seat."""
    async with house(tmp_path / FILE) as one:
        for person in (BOB, CID, DAN):
            await one.tables.heralds.watch(person.id, 7, ("toy",))
        await one.tables.keep_away.add(ANN.id, BOB)
        await one.tables.keep_away.add(CID.id, ANN)
        table = await one.lobby(seats=3)
        one.clock.pass_(minutes=11)
        assert (await one.tables.outbox.news(table.id)).heralded == (DAN.id,)


async def test_who_was_forgotten_and_comes_back_is_told_of_no_lobby_without_a_seat_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F114: a mark stands for them on the list of whoever keeps them away."""
    (tmp_path / "data").mkdir()
    monkeypatch.chdir(tmp_path)
    async with house(tmp_path / FILE) as one:
        await one.tables.keep_away.add(ANN.id, BOB)
        await one.tables.personal_data.forget(BOB.id)
        for person in (BOB, DAN):
            await one.tables.heralds.watch(person.id, 7, ("toy",))
        table = await one.lobby(seats=3)
        one.clock.pass_(minutes=11)
        assert (await one.tables.outbox.news(table.id)).heralded == (DAN.id,)


async def test_a_list_has_an_end_and_no_room_for_oneself(tmp_path: Path) -> None:
    """F114: at most 25; who is on it already gets the name they have now."""
    async with house(tmp_path / FILE) as one:
        keep_away = one.tables.keep_away
        assert await key_of(keep_away.add(ANN.id, ANN)) == "avoid-self"
        for number in range(MOST_KEPT_AWAY):
            await keep_away.add(ANN.id, Person(100 + number, f"Guest{number:02}"))
        assert await key_of(keep_away.add(ANN.id, BOB)) == "avoid-full"
        await keep_away.add(ANN.id, Person(100, "Renamed"))
        assert len(await kept(one.tables, ANN)) == MOST_KEPT_AWAY
        assert "Renamed" in await kept(one.tables, ANN)


@pytest.mark.parametrize("kind", sorted(STORES))
async def test_a_list_goes_with_its_owner_and_holds_against_who_was_forgotten(
    tmp_path: Path, kind: str
) -> None:
    """F94, F114: nobody sees a list but its owner; a mark stands for who was forgotten."""
    open_store, clock = STORES[kind](tmp_path), Clock()
    ann, bob = Person(900_000_000_000_000_001, "Ann"), Person(900_000_000_000_000_002, "Bob")
    async with open_store(clock) as store:
        tables, _ = compose(store, now=clock, find=find_bidding, forgotten=tmp_path / "forgotten")
        await tables.keep_away.add(ann.id, bob)
        data = [json.loads(await tables.personal_data.data(one.id)) for one in (ann, bob)]
        assert [data[0]["kept away"][0]["name"], data[1]] == ["Bob", {"user_id": bob.id}]
        # As a backup would have it that was made before they were forgotten.
        tables.personal_data._forgotten.add(bob.id, -7, 1)
        await tables.personal_data.forget_again()
        rows = repr([tuple(row) for row in await store._read("SELECT * FROM kept_away")])
        assert str(bob.id) not in rows
        assert "Bob" not in rows
        opening = Opening("toy", Terms({}, 2, "en"), Place.THREAD, 7, 70, ann)
        table = await tables.lobbies.open(opening, 1)
        assert await key_of(tables.lobbies.join(table.id, bob)) == "barred"
        assert await kept(tables, ann) == [""]
        await tables.lobbies.cancel(table.id, ann)
        await tables.personal_data.forget(ann.id)
        assert await store._read("SELECT * FROM kept_away") == []
    assert BEGIN <= clock()
