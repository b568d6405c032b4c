"""A table as the service holds it in memory, and the rows that it is stored as."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.records import (
    Look,
    Person,
    Place,
    Player,
    Question,
    Refused,
    Status,
    Table,
    TableId,
)
from bot.store.records import DeadlineRow, Row, SeatRow, SnapshotRow, Stored, TableRow, Vacated
from games.api import AnyGame, Decision, Seat, State
from games.codec import load_state

LOBBY_EXPIRY = "lobby:expiry"
"""Stands where a deadline names its decision; no decision's id holds a colon."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)
_ENDED = frozenset({Status.OVER, Status.CANCELLED, Status.EXPIRED})


def to_ms(moment: datetime) -> int:
    """Count the milliseconds since 1970."""
    return (moment - _EPOCH) // _MILLISECOND


def from_ms(count: int) -> datetime:
    """Return the moment that many milliseconds after 1970, in UTC."""
    return _EPOCH + count * _MILLISECOND


class Running(msgspec.Struct, frozen=True):
    """A game under way or at its end."""

    game: AnyGame
    state: State
    decisions: tuple[Decision, ...]
    due: dict[tuple[str, Seat], int]
    """Milliseconds by decision id and seat, for every question not answered yet."""
    moves: int
    chapter: int
    since: int
    """Number of the move in which the chapter began."""

    def asked(self, decision_id: str, seat: Seat) -> Decision | None:
        """Return the open question with that id to that seat."""
        return next((d for d in self.decisions if d.id == decision_id and d.seat == seat), None)


class Live(msgspec.Struct, frozen=True):
    """A table in memory; every change makes another one."""

    table: Table
    interaction_id: int
    """Of the command that opened the table."""
    seed: str | None = None
    agreed: frozenset[Seat] = frozenset()
    """Who wants to call the game off."""
    ended_at: int | None = None
    running: Running | None = None
    expires_at: int | None = None
    """When the lobby closes."""

    def look(self, seat: Seat | None) -> Look:
        """Show the game as a seat may see it.

        Raises:
            Refused: no game was ever started here.
        """
        running = self.running
        if running is None:
            raise refused_by_status(self.table)
        game, state = running.game, running.state
        playing = self.table.status is Status.PLAYING
        return Look(
            table=self.table,
            seat=seat,
            view=game.view(state, seat),
            questions=self.questions,
            legal=tuple(game.legal_moves(state, seat)) if playing and seat is not None else (),
            outcome=game.outcome(state),
            moves=running.moves,
            chapter=running.chapter,
        )

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every open question, with its deadline where one runs."""
        running = self.running
        if running is None or self.table.status is not Status.PLAYING:
            return ()
        return tuple(
            Question(d, None if (at := running.due.get((d.id, d.seat))) is None else from_ms(at))
            for d in running.decisions
        )

    def with_table(self, **changes: Any) -> Live:
        """Change fields of the table."""
        return replace(self, table=replace(self.table, **changes))

    def ended(self, status: Status, at: int) -> Live:
        """End the table and show the seed, if a game was started."""
        ended = replace(self.with_table(status=status, seed=self.seed), ended_at=at)
        return replace(ended, expires_at=None)

    def table_row(self) -> TableRow:
        """Return the row of the table itself."""
        table = self.table
        return TableRow(
            id=table.id,
            interaction_id=self.interaction_id,
            game=table.game,
            version=table.version,
            options=msgspec.json.encode(table.options).decode(),
            seats=table.seats,
            language=table.language,
            place=table.place.value,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            thread_id=table.thread_id,
            host_id=table.host.id,
            host_name=table.host.name,
            status=table.status.value,
            opened_at=to_ms(table.opened_at),
            ended_at=self.ended_at,
            seed=self.seed,
            error_id=table.error_id,
        )

    def seat_row(self, player: Player) -> SeatRow:
        """Return the row of one seat."""
        return SeatRow(
            self.table.id,
            player.seat,
            player.person.id,
            player.person.name,
            int(player.gone),
            int(player.seat in self.agreed),
        )

    def seat_rows(self) -> tuple[Row, ...]:
        """Return the rows that seat everybody anew."""
        return (Vacated(self.table.id), *(self.seat_row(p) for p in self.table.players))


def hash_of(seed: str) -> str:
    """Return what is published of a seed when its game starts."""
    return hashlib.sha256(seed.encode()).hexdigest()


def snapshot_row(table: Table, running: Running, state: bytes) -> SnapshotRow:
    """Return the row of a state already encoded."""
    return SnapshotRow(
        table.id,
        running.moves,
        running.game.version,
        running.chapter,
        running.since,
        zlib.crc32(state),
        state.decode(),
    )


def refused_by_status(table: Table) -> Refused:
    """Say why something cannot be done at a table in its present status."""
    match table.status:
        case Status.LOBBY:
            return Refused("not-started", table=table.id)
        case Status.PLAYING:
            return Refused("already-started")
        case Status.QUARANTINED:
            return Refused("table-quarantined", error=table.error_id or "")
        case Status.OVER:
            return Refused("table-over")
        case Status.CANCELLED | Status.EXPIRED:
            return Refused("lobby-closed" if table.seed_hash is None else "table-over")


def restored(stored: Stored, find: Callable[[str], AnyGame]) -> Live:
    """Bring a stored table back to memory.

    Raises:
        ValueError: the stored state is damaged, or not one of its game.
        KeyError: there is no such game any more.
    """
    row, deadlines = stored.table, stored.deadlines
    players = tuple(
        Player(Seat(seat.seat), Person(seat.user_id, seat.name), gone=bool(seat.gone))
        for seat in stored.seats
    )
    status = Status(row.status)
    live = Live(
        table=Table(
            id=TableId(row.id),
            game=row.game,
            version=row.version,
            options=msgspec.json.decode(row.options),
            seats=row.seats,
            language=row.language,
            place=Place(row.place),
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            thread_id=row.thread_id,
            host=Person(row.host_id, row.host_name),
            players=players,
            status=status,
            opened_at=from_ms(row.opened_at),
            seed_hash=None if row.seed is None else hash_of(row.seed),
            seed=row.seed if status in _ENDED else None,
            error_id=row.error_id,
        ),
        interaction_id=row.interaction_id,
        seed=row.seed,
        agreed=frozenset(Seat(seat.seat) for seat in stored.seats if seat.agreed),
        ended_at=row.ended_at,
        expires_at=next((d.due_at for d in deadlines if d.decision == LOBBY_EXPIRY), None),
    )
    # The state of a table that was set aside may be what broke it.
    if stored.snapshot is None or status is Status.QUARANTINED:
        return live
    return replace(live, running=_running(stored.snapshot, deadlines, find(row.game)))


def _running(row: SnapshotRow, deadlines: tuple[DeadlineRow, ...], game: AnyGame) -> Running:
    encoded = row.state.encode()
    if zlib.crc32(encoded) != row.checksum:
        raise ValueError("the stored state does not match its checksum")
    state = load_state(game, encoded, row.version)
    return Running(
        game=game,
        state=state,
        decisions=game.decisions(state),
        due={(d.decision, Seat(d.seat)): d.due_at for d in deadlines},
        moves=row.number,
        chapter=row.chapter,
        since=row.since,
    )
