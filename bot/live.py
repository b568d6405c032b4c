"""A table as the service holds it in memory, and the rows that it is stored as."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.habits import Habits
from bot.pace import DEFAULT, PACES, Pace
from bot.records import (
    Bank,
    Closing,
    Look,
    Person,
    Place,
    Player,
    Question,
    Refused,
    Rematch,
    Sitting,
    Status,
    Table,
    TableId,
)
from bot.store.records import (
    ClockKept,
    DeadlineRow,
    HistoryKept,
    ProposalRow,
    RematchRow,
    Row,
    SeatRow,
    SeatsKept,
    SittingRow,
    SnapshotRow,
    Stored,
    TableRow,
    TenureRow,
    Vacated,
)
from bot.timing import OPEN, Span
from bot.trail import Proposal, Trace, Trail, Undo, salted, takeable
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


class Posed(msgspec.Struct, frozen=True):
    """How a question's clock began, in milliseconds."""

    at: int
    given_back: int = 0
    """For how long the host was down since."""
    remind_at: int | None = None


class Times(msgspec.Struct, frozen=True):
    """What is known of time at a table beside its open questions."""

    used: dict[Seat, int] = {}
    """Milliseconds that seats have used of their banks."""
    pauses: tuple[Span, ...] = ()
    wishes: frozenset[int] = frozenset()
    """People who want the table paused, or wanted the pause that goes on."""
    extensions: frozenset[tuple[str, Seat, Seat]] = frozenset()
    """Questions by id and seat, and the seats that gave more time for them."""
    reminded: dict[tuple[str, Seat, int], int] = {}
    """The turn of each reminder given, by question, seat and number."""
    unreached: int | None = None
    """Since when the host is not on the table's server, in milliseconds; None while it is."""
    habits: dict[int, Habits] = {}
    """What the people at the table set, as far as it has been read."""


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
    posed: dict[tuple[str, Seat], Posed] = {}
    """Since when each question not answered yet is open."""
    bank_from: dict[tuple[str, Seat], int] = {}
    """When the bank of the seat asked begins to be used, where that is known."""
    trail: Trail = Trail()

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
    pace: Pace = PACES[DEFAULT]
    times: Times = Times()
    proposal: Proposal | None = None
    tenures: tuple[TenureRow, ...] = ()
    """Those that have ended, in no order."""
    barred: frozenset[int] = frozenset()
    """People who may not take a seat here."""
    seen: frozenset[int] = frozenset()
    """People who have watched the open hands while the game was played."""
    ballots: frozenset[tuple[Seat, Seat]] = frozenset()
    """Who wants whom removed."""
    standing: frozenset[tuple[Seat, str]] = frozenset()
    """Answers given in advance, by seat."""
    kept_at: int | None = None
    """When somebody last asked to keep the table, in milliseconds."""

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
            undo=self.takeable(seat),
            standing=tuple(sorted(key for of, key in self.standing if of == seat)),
            proposal=self.proposal,
        )

    def takeable(self, seat: Seat | None) -> Undo | None:
        """Tell what the person in a seat may take back now."""
        if seat is None or self.running is None or self.table.status is not Status.PLAYING:
            return None
        players = self.table.players
        gone = {player.seat for player in players if player.gone}
        return takeable(self.running.trail, seat, players[seat].person.id, gone)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every open question, with its deadline where one runs."""
        running = self.running
        if running is None or self.table.status is not Status.PLAYING:
            return ()
        return tuple(self._question(running, decision) for decision in running.decisions)

    def _question(self, running: Running, decision: Decision) -> Question:
        key = (decision.id, decision.seat)
        due = running.due.get(key)
        if due is None or self.times.unreached is not None:
            return Question(decision, None)
        habits = self.times.habits.get(self.table.players[decision.seat].person.id)
        held = self.pace.bank - self.times.used.get(decision.seat, 0) * _MILLISECOND
        since = running.bank_from.get(key)
        return Question(
            decision,
            from_ms(due),
            Bank(held, None if since is None else from_ms(since)) if self.pace.bank else None,
            absences=()
            if habits is None
            else tuple((from_ms(span.since), from_ms(span.until)) for span in habits.away),
        )

    def with_table(self, **changes: Any) -> Live:
        """Change fields of the table."""
        return replace(self, table=replace(self.table, **changes))

    def ended(self, status: Status, at: int) -> Live:
        """End the table and show the seed, if a game was started."""
        ended = self.with_table(status=status, seed=self.seed, closing=None)
        ended = replace(ended, ended_at=at, standing=frozenset())
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
            pace=table.pace,
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

    def with_player(self, player: Player) -> Live:
        """Put another player, or another state of the same one, in a seat."""
        players = tuple(
            player if known.seat == player.seat else known for known in self.table.players
        )
        return self.with_table(players=players)

    def sitting_row(self, seat: Seat) -> SittingRow:
        """Return the row of the tenure that goes on at a seat."""
        sitting = self.table.players[seat].sitting
        claim = sitting.claim
        return SittingRow(
            self.table.id,
            seat,
            sitting.number,
            sitting.began_at,
            sitting.missed,
            sitting.in_a_row,
            sitting.chapter,
            int(sitting.played),
            sitting.offered_at,
            int(sitting.away),
            None if claim is None else claim.id,
            None if claim is None else claim.name,
            sitting.claim_due,
            sitting.began_after,
            sitting.missed_from,
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
        running.trail.fence,
        running.trail.undone,
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


def restored(
    stored: Stored, find: Callable[[str], AnyGame], paces: Mapping[str, Pace] = PACES
) -> Live:
    """Bring a stored table back to memory.

    Raises:
        ValueError: the stored state is damaged, or not one of its game.
        KeyError: there is no such game any more.
    """
    row, deadlines = stored.table, stored.deadlines
    sittings = {row.seat: _sitting(row) for row in stored.kept.sittings}
    players = tuple(
        Player(
            Seat(seat.seat),
            Person(seat.user_id, seat.name),
            gone=bool(seat.gone),
            sitting=sittings.get(seat.seat, Sitting()),
        )
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
            pace=row.pace,
            open_hands=stored.history.open_hands,
            closing=_closing(stored.kept, status),
            forgotten=status is Status.CANCELLED and bool(row.seed) and _announced(stored.kept),
            rematch=_rematch(stored.history.rematch),
            paused_at=next(
                (from_ms(p.since) for p in stored.clock.pauses if p.until is None), None
            ),
        ),
        interaction_id=row.interaction_id,
        seed=row.seed,
        agreed=frozenset(Seat(seat.seat) for seat in stored.seats if seat.agreed),
        ended_at=row.ended_at,
        expires_at=next((d.due_at for d in deadlines if d.decision == LOBBY_EXPIRY), None),
        pace=paces[row.pace],
        times=_times(stored.clock),
        tenures=stored.kept.tenures,
        barred=frozenset(row.user_id for row in stored.kept.barred),
        seen=frozenset(row.user_id for row in stored.kept.seen),
        ballots=frozenset((Seat(row.voter), Seat(row.seat)) for row in stored.kept.ballots),
        standing=frozenset((Seat(row.seat), row.key) for row in stored.kept.standing),
        kept_at=None if stored.kept.closing is None else stored.kept.closing.kept_at,
    )
    # The state of a table that was set aside may be what broke it.
    if stored.snapshot is None or status is Status.QUARANTINED:
        return live
    running = _running(stored.snapshot, deadlines, find(row.game))
    running = replace(running, trail=_trail(stored.snapshot, stored.history))
    salt = running.trail.undone
    running = replace(running, decisions=salted(running.decisions, salt))
    live = replace(live, running=running)
    return replace(live, proposal=_proposal(stored.history.proposal, live))


def _sitting(row: SittingRow) -> Sitting:
    claim = None
    if row.claim_id is not None:
        claim = Person(row.claim_id, row.claim_name or "")
    return Sitting(
        number=row.number,
        began_at=row.began_at,
        missed=row.missed,
        in_a_row=row.in_a_row,
        chapter=row.chapter,
        played=bool(row.played),
        offered_at=row.offered_at,
        away=bool(row.away),
        claim=claim,
        claim_due=row.claim_due,
        began_after=row.began_after,
        missed_from=row.missed_from,
    )


def _rematch(row: RematchRow | None) -> Rematch | None:
    if row is None:
        return None
    decode = msgspec.json.decode
    return Rematch(
        TableId(row.of_table),
        decode(row.people, type=tuple[int, ...]),
        decode(row.handed_on, type=dict[str, int]),
        None if row.seating is None else decode(row.seating, type=tuple[Seat | None, ...]),
    )


def _announced(kept: SeatsKept) -> bool:
    return kept.closing is not None and kept.closing.closes_at is not None


def _closing(kept: SeatsKept, status: Status) -> Closing | None:
    if kept.closing is None or kept.closing.closes_at is None or status in _ENDED:
        return None
    return Closing(from_ms(kept.closing.closes_at), kept.closing.notice)


def _trail(snapshot: SnapshotRow, kept: HistoryKept) -> Trail:
    steps: list[Trace] = []
    undos: list[tuple[Seat, int]] = []
    for row in kept.trail:
        assert row.seat is not None
        if row.cause == "undo":
            steps = [step for step in steps if step.number <= int(row.payload)]
            undos.append((Seat(row.seat), row.chapter))
        else:
            steps.append(Trace(row.number, Seat(row.seat), row.user_id))
    return Trail(snapshot.fence, tuple(steps), snapshot.undone, tuple(undos))


def _proposal(row: ProposalRow | None, live: Live) -> Proposal | None:
    if row is None or live.running is None or row.number != live.running.moves:
        return None
    undo = live.takeable(Seat(row.seat))
    if undo is None:
        return None
    agreed = msgspec.json.decode(row.agreed, type=tuple[int, ...])
    return Proposal(
        Seat(row.seat),
        row.number,
        row.target,
        undo.consent,
        tuple(Seat(seat) for seat in agreed),
    )


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
        posed={
            (d.decision, Seat(d.seat)): Posed(d.asked_at, d.given_back, d.remind_at)
            for d in deadlines
            if d.asked_at is not None
        },
    )


def _times(kept: ClockKept) -> Times:
    return Times(
        used={Seat(bank.seat): bank.used for bank in kept.banks},
        pauses=tuple(
            Span(pause.since, OPEN if pause.until is None else pause.until) for pause in kept.pauses
        ),
        wishes=frozenset(wish.user_id for wish in kept.wishes),
        extensions=frozenset((e.decision, Seat(e.seat), Seat(e.giver)) for e in kept.extensions),
        reminded={(r.decision, Seat(r.seat), r.number): r.chapter for r in kept.reminders},
        unreached=kept.unreached,
    )
