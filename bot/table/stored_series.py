"""A series as it is stored: the rows that keep it, and a stored one brought back to memory."""

from __future__ import annotations

import msgspec

from bot.model.managers import Act, ManagerAct
from bot.model.players import Person
from bot.model.series import HostedSeries
from bot.model.table import Place, SeriesId, Status, TableId, Terms
from bot.model.times import MILLISECOND, from_ms, to_ms
from bot.rows.change import Write
from bot.rows.series import DeleteSeriesEntrants, SeriesEntrantRow, SeriesEventRow, SeriesRow
from bot.store.loaded import StoredSeries
from bot.table.mending import UNKNOWN
from bot.table.terms import SERIES_COLUMNS, read_terms, terms_columns
from games.api import Options
from games.series import kinds
from games.series.api import PAIR, Entrant, Kind
from games.series.events import SeriesEvent
from games.series.kinds import AnySeries

_EVENT = msgspec.json.Decoder(SeriesEvent)


def restore_series(stored: StoredSeries) -> HostedSeries:
    """Bring a stored series back to memory; entrants whose row is lost are *?*.

    Raises:
        ValueError: a row is damaged, or the stored state is none of a series.
    """
    row = stored.series
    state = None if row.state is None else kinds.load(row.state.encode(), row.version)
    return HostedSeries(
        id=SeriesId(row.id),
        interaction_id=row.interaction_id,
        kind=Kind(row.kind),
        game=row.game,
        options=_options(row.options),
        terms=_terms(row),
        place=Place(row.place),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host=Person(row.host_id, row.host_name),
        entrants=_entrants(stored, state),
        status=Status(row.status),
        opened_at=from_ms(row.opened_at),
        places={one.user_id: one.place for one in stored.entrants if one.place},
        agreed=frozenset(Entrant(one.entrant) for one in stored.entrants if one.agreed),
        closes_at=None if row.closes_at is None else from_ms(row.closes_at),
        ended_at=None if row.ended_at is None else from_ms(row.ended_at),
        seed=row.seed,
        state=state,
        events=tuple(_EVENT.decode(event.payload) for event in stored.events),
        games={game.number: TableId(game.table_id) for game in stored.games},
        revision=row.revision,
        rematch_of=None if row.rematch_of is None else SeriesId(row.rematch_of),
        left=None if row.left_ms is None else row.left_ms * MILLISECOND,
        acts=tuple(
            ManagerAct(one.number, one.user_id, Act(one.act), one.whom, one.detail)
            for one in stored.manager_acts
        ),
    )


def _terms(row: SeriesRow) -> Terms:
    """Read the terms of its tables, without options where those are damaged."""
    known = row._replace(table_options=msgspec.json.encode(_options(row.table_options)).decode())
    return read_terms(known, SERIES_COLUMNS, seats=PAIR[0])


def _options(stored: str) -> Options:
    """Read options from JSON; empty if they are no object.

    Raises:
        ValueError: it is no JSON.
    """
    options = msgspec.json.decode(stored)
    return options if isinstance(options, dict) else {}


def _entrants(stored: StoredSeries, state: AnySeries | None) -> tuple[Person, ...]:
    """Return who takes part, by entrant number, with a person *?* for each whose row is lost.

    How many there are follows from the rows and from the games that are open.
    """
    known = {one.entrant: Person(one.user_id, one.name) for one in stored.entrants}
    playing = () if state is None else (seat for game in state.open for seat in game.seats)
    count = max((*known, *playing), default=-1) + 1
    return tuple(known.get(number, Person(-number - 1, UNKNOWN)) for number in range(count))


def series_row(series: HostedSeries) -> SeriesRow:
    """Return the row of the series itself; entrants, events and tables have rows of their own.

    Its state is stored in the shape of this release.
    """
    return SeriesRow(
        id=series.id,
        interaction_id=series.interaction_id,
        kind=series.kind.value,
        game=series.game,
        options=msgspec.json.encode(series.options).decode(),
        place=series.place.value,
        guild_id=series.guild_id,
        channel_id=series.channel_id,
        host_id=series.host.id,
        host_name=series.host.name,
        status=series.status.value,
        opened_at=to_ms(series.opened_at),
        closes_at=None if series.closes_at is None else to_ms(series.closes_at),
        ended_at=None if series.ended_at is None else to_ms(series.ended_at),
        seed=series.seed,
        version=kinds.VERSION,
        state=None if series.state is None else msgspec.json.encode(series.state).decode(),
        revision=series.revision,
        rematch_of=series.rematch_of,
        **terms_columns(series.terms, SERIES_COLUMNS),
        left_ms=None if series.left is None else series.left // MILLISECOND,
    )


def entrant_rows(series: HostedSeries) -> tuple[Write, ...]:
    """Return the rows that delete all entrants of a series and store them anew.

    Votes to call it off and wanted places are in them.
    """
    return (
        DeleteSeriesEntrants(series.id),
        *(
            SeriesEntrantRow(
                series_id=series.id,
                entrant=number,
                user_id=one.id,
                name=one.name,
                agreed=int(number in series.agreed),
                place=series.places.get(one.id, ""),
            )
            for number, one in enumerate(series.entrants)
        ),
    )


def event_rows(series: HostedSeries, first: int) -> tuple[SeriesEventRow, ...]:
    """Return the rows of the events from number ``first`` on."""
    return tuple(
        SeriesEventRow(series.id, number, msgspec.json.encode(event).decode())
        for number, event in enumerate(series.events[first:], start=first)
    )
