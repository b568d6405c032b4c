"""Every term of a table goes wherever the table goes."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec.structs import FieldInfo, replace

from bot.model.series import SeriesOpening
from bot.model.table import Opening, Place, Status, Terms
from bot.store.opening import move_host
from bot.table.terms import TABLE_COLUMNS, read_terms
from games.series.api import Kind
from tests.rigs.series_rig import PEOPLE, series_house
from tests.rigs.stores import table_row
from tests.rigs.table_rig import ANN, BOB, CID, house

USUAL = Terms({"rounds": 3}, 2, "en")
OTHER: dict[str, Any] = {
    "options": {"rounds": 1},
    "seats": 3,
    "language": "fr",
    "pace": "live",
}
"""Values that cannot be made from the type of their field."""


def unusual(field: FieldInfo) -> Any:
    """Return another value than the usual one; a term without one is missing in this test."""
    if field.name in OTHER:
        return OTHER[field.name]
    usual = getattr(USUAL, field.name)
    if isinstance(usual, bool):
        return not usual
    kinds = [kind for kind in (field.type, *get_args(field.type)) if isinstance(kind, type)]
    values = [value for kind in kinds if issubclass(kind, Enum) for value in kind]
    return next(value for value in values if value != usual)


FIELDS = msgspec.structs.fields(Terms)
ALL = Terms(**{field.name: unusual(field) for field in FIELDS})
"""Terms of which none is the usual one."""


async def test_every_term_survives_start_restart_move_and_rematch(tmp_path: Path) -> None:
    """A new lobby option is one field of ``Terms``: nothing copies them one by one."""
    here, there = tmp_path / "host.sqlite3", tmp_path / "moved.sqlite3"
    async with house(here) as one:
        table = await one.lobby(BOB, CID, seats=3)
        assert (await one.tables.lobbies.alter(table.id, ANN, ALL)).terms == ALL
    async with house(here, one.clock) as one:
        assert (await one.tables.queries.get(table.id)).terms == ALL
        assert (await one.tables.lobbies.start(table.id, ANN)).terms == ALL
    await move_host(here, there)
    async with house(there, one.clock) as one:
        started = await one.tables.queries.get(table.id)
        assert (started.status, started.terms) == (Status.PLAYING, ALL)
        again = Opening.like(started, BOB, table.id)
        assert (await one.tables.lobbies.open(again, one.press())).terms == ALL


async def test_every_table_of_a_series_has_the_terms_of_the_series(tmp_path: Path) -> None:
    """As many play at each as meet there; a rematch of the series is played on the same terms."""
    path, ours = tmp_path / "host.sqlite3", replace(ALL, seats=2)
    async with series_house(path) as one:
        opening = SeriesOpening(Kind.MATCH, "toy", {}, ours, Place.HERE, 7, 70, PEOPLE[0])
        series = await one.tables.series.open(opening, one.press())
        await one.tables.series.enter(series.id, PEOPLE[1])
        await one.tables.series_course.start(series.id, PEOPLE[0])
    async with series_house(path, one.clock) as one:
        (table_id,) = await one.live()
        found = await one.now(series.id)
        assert (found.terms, (await one.tables.queries.get(table_id)).terms) == (ours, ours)
        await one.tables.series.leave(series.id, PEOPLE[0])
        again = await one.tables.series.rematch(series.id, PEOPLE[1], one.press())
        assert again.terms == ours


def test_terms_of_an_older_release_are_the_usual_ones_where_it_had_none() -> None:
    """And a term that only a newer release knows is no harm."""
    row = table_row(1)
    older = read_terms(row, {"options": "options"}, seats=2, language="en")
    assert older == replace(USUAL, options=older.options)
    assert read_terms(row._replace(terms='{"later": 1}'), TABLE_COLUMNS) == read_terms(
        row, TABLE_COLUMNS
    )
