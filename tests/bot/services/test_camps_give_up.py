"""A camp gives up with the last person who plays for it (Goths Save the Queen, G33)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.model.host_events import AnsweredFor
from bot.model.players import Person
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.verify import Export, verify
from games import find
from games.api import Seat
from games.goths.events import ConcessionWithdrawn
from players.levels import Level
from tests.rigs.history_rig import DAN, HistoryRig, past
from tests.rigs.seats_rig import EVE
from tests.rigs.table_rig import ANN, BOB, CID

GOTHS = find("goths")


@pytest.fixture
async def one(tmp_path: Path) -> AsyncIterator[HistoryRig]:
    async with past(tmp_path / "host.sqlite3") as rig:
        yield rig
        await rig.tables.computers.close()


async def table_of(one: HistoryRig, *people: Person | None) -> TableId:
    """Start a game at these seats, in order; a computer sits where there is nobody."""
    opening = Opening("goths", Terms({}, len(people), "en"), Place.HERE, 7, 70, ANN)
    table = await one.tables.lobbies.open(opening, one.press())
    for person, place in zip(people, GOTHS.places(len(people), {}), strict=True):
        if person not in (None, ANN):
            await one.tables.lobbies.join(table.id, person)
        if person is not None:
            await one.tables.lobbies.choose_place(table.id, person, place.key)
    for _ in range(people.count(None)):
        await one.tables.computers.add(table.id, ANN, Level.EASY)
    started = await one.tables.lobbies.start(table.id, ANN)
    seats = [None if p.person is None else p.person.id for p in started.players]
    assert [None if person is None else person.id for person in people] == seats
    return table.id


async def ended(one: HistoryRig, table_id: TableId) -> tuple[tuple[int, ...], str] | None:
    """Return who won and why; None while the game goes on."""
    if (await one.tables.queries.get(table_id)).status is Status.PLAYING:
        return None
    outcome = (await one.look(table_id)).outcome
    return None if outcome is None else (outcome.ranking[0], outcome.reason)


async def test_a_seat_does_not_give_up_its_clan_alone(one: HistoryRig) -> None:
    """G33: a clan concedes when all its seats have; the host plays for who gave up before."""
    table = await table_of(one, ANN, BOB, CID, DAN)
    await one.tables.seats.concede(table, BOB)
    assert None is await ended(one, table)
    await one.tables.seats.concede(table, ANN)
    assert ((2, 3), "conceded") == await ended(one, table)
    await one.tables.ledger.fill()
    # The place that the board shows, not that of the third of four.
    assert [2, 2, 1, 1] == [tenure.place for tenure in await one.store.tenures(7)]


async def test_a_seat_that_the_host_plays_counts_as_giving_up(one: HistoryRig) -> None:
    """G33: a seat played by defaults counts as conceding; nobody goes on against absent people."""
    table = await table_of(one, ANN, BOB, CID, DAN)
    await one.tables.lobbies.leave(table, DAN)
    assert None is await ended(one, table)
    await one.tables.seats.concede(table, CID)
    assert ((0, 1), "conceded") == await ended(one, table)
    export = msgspec.json.decode(await one.tables.history.export(table), type=Export)
    assert [2, 3] == [move.seat for move in export.moves[-2:]]


async def test_a_computer_has_no_voice_in_it(one: HistoryRig) -> None:
    """Who plays beside a computer gives up for both, and the game is lost, not called off."""
    table = await table_of(one, ANN, None, BOB, None)
    await one.tables.seats.concede(table, ANN)
    assert ((2, 3), "conceded") == await ended(one, table)
    alone = await table_of(one, ANN, None, None, None)
    await one.tables.seats.concede(alone, ANN)
    assert ((2, 3), "conceded") == await ended(one, alone)


async def test_it_is_not_for_the_other_camp_to_give_up(one: HistoryRig) -> None:
    """Whoever left there leaves those who go on without a word in it."""
    table = await table_of(one, ANN, BOB, CID, DAN)
    await one.tables.lobbies.leave(table, CID)
    await one.tables.seats.concede(table, ANN)
    assert None is await ended(one, table)
    gone = await one.look(table)
    assert (0,) == gone.view.conceded  # type: ignore[attr-defined]


async def test_who_takes_over_a_seat_that_gave_up_plays_on(one: HistoryRig, tmp_path: Path) -> None:
    """G33: it is played for until it is replaced; the concession is withdrawn then."""
    table = await table_of(one, ANN, BOB, CID, DAN)
    await one.tables.seats.concede(table, BOB)
    assert (await one.tables.queries.get(table)).players[1].offered
    await one.tables.seats.claim(table, EVE, Seat(1))
    assert (1,) == (await one.look(table)).view.conceded  # type: ignore[attr-defined]
    await one.tables.seats.welcome(table, ANN, Seat(1))
    assert () == (await one.look(table)).view.conceded  # type: ignore[attr-defined]
    told = [event for chapter in await one.history.chapters(table) for event in chapter.events]
    assert ConcessionWithdrawn(seat=Seat(1)) == told[-1]
    # Nobody waited for Eve's answer.
    assert not any(isinstance(event, AnsweredFor) for event in told)
    await one.tables.seats.concede(table, ANN)
    assert None is await ended(one, table)
    await one.tables.seats.concede(table, EVE)
    assert ((2, 3), "conceded") == await ended(one, table)
    export = tmp_path / "export.json"
    export.write_bytes(await one.tables.history.export(table))
    verify(export)


async def test_who_gave_up_may_think_better_of_it(one: HistoryRig) -> None:
    """G33: until somebody else has the seat it is theirs to take back; nothing before is undone."""
    table = await table_of(one, ANN, BOB, CID, DAN)
    await one.tables.seats.concede(table, BOB)
    await one.tables.seats.back(table, BOB)
    seen = await one.tables.queries.look(table, BOB.id)
    assert () == seen.view.conceded  # type: ignore[attr-defined]
    assert seen.undo is None
