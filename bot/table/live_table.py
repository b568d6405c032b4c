"""A table as the service holds it in memory, and the rows that it is stored as."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.model.pace import DEFAULT, PACES, Pace
from bot.model.plan import Plan
from bot.model.players import Player
from bot.model.preferences import QuietHours
from bot.model.refusal import refused_by_status
from bot.model.stops import after
from bot.model.table import STAYED_AWAY, Status, Table
from bot.model.times import MILLISECOND, OPEN, Millis, TimeSpan, from_ms, to_ms
from bot.model.undo_log import UndoOption, UndoRequest, find_option
from bot.model.view import Bank, Foresight, Question, TableView, Wish, WishKind
from bot.rows.change import Write
from bot.rows.moves import SnapshotRow
from bot.rows.publishing import OutboxRow
from bot.rows.seats import DeleteSeats, OccupancyRow, PastOccupancyRow, SeatRow
from bot.rows.tables import TableRow
from bot.table.occupants import columns_of
from bot.table.plans import foresight
from bot.table.running_game import HeldAnswer, RunningGame, TableClocks
from bot.table.terms import TABLE_COLUMNS, terms_columns
from games.api import Decision, Move, Seat
from games.foresight import Prospect

_TWO = 2


_DAY_MS, _APART_MS = 86_400_000, 3 * 3_600_000
"""So far apart nights are other ones."""


class LiveTable(msgspec.Struct, frozen=True, dict=True):
    """A table in memory; every change makes another one."""

    table: Table
    interaction_id: int | None
    """Of the command that opened the table; None if a series did."""
    seed: str | None = None
    agreed: frozenset[Seat] = frozenset()
    """Who wants to call the game off."""
    ended_at: Millis | None = None
    running: RunningGame | None = None
    expires_at: Millis | None = None
    """When the lobby closes."""
    pace: Pace = PACES[DEFAULT]
    usual: Pace | None = None
    """The pace that it goes back to after a faster evening; None where there is none."""
    times: TableClocks = TableClocks()
    proposal: UndoRequest | None = None
    past_occupancies: tuple[PastOccupancyRow, ...] = ()
    """Those that have ended, in no order."""
    barred: frozenset[int] = frozenset()
    """People who may not take a seat here, by their numbers or by marks."""
    seen: frozenset[int] = frozenset()
    """People who have watched the open hands while the game was played; or marks of them, and of
    those who had a seat before they were forgotten."""
    ballots: frozenset[tuple[Seat, Seat]] = frozenset()
    """Who wants whom removed."""
    standing: frozenset[tuple[Seat, str]] = frozenset()
    """Answers given in advance, by seat."""
    expired: tuple[tuple[int, Seat, str], ...] = ()
    """Answers in advance that moves ended which may be taken back, by the number of the move;
    forgotten with the process."""
    held: dict[tuple[str, Seat], HeldAnswer] = {}
    """Answers to open questions, by decision and seat, that wait for the end of their window."""
    plans: dict[Seat, Plan] = {}
    """What seats will answer to questions that they foresee, and why they will not any more."""
    kept_at: Millis | None = None
    """When somebody last asked to keep the table, in milliseconds."""

    def stood_for(self, *seats: Seat) -> tuple[TimeSpan, ...]:
        """List the spans in which the clocks of a table stand for some seats.

        They are the table's stops and the absences of the people in ``seats``, not sorted or
        merged.
        """
        spans = self.table.stood
        for seat in seats:
            spans += self.times.waits_for(self.table.players[seat])
        return spans

    def rung_outside(self, seat: Seat) -> QuietHours | None:
        """Return the hours in which the person in a seat is not pinged; None if there are none.

        Their own quiet hours count, if they have any. Somebody who has settings without quiet hours
        has none, nor has a computer. For a person who never set anything it is a guess: the hours
        of most people of the server (``server_night``), if known, else those of somebody in the
        zone in which most others at the table live, the host's if zones tie. The guess only holds
        back pings; no limit is moved by it.
        """
        player = self.table.players[seat]
        own = self.times.preferences_of(player)
        if own.quiet is not None or own.settled or player.person is None:
            return own.quiet
        if self.times.server_night is not None:
            return self.times.server_night
        host_first = sorted(self.table.players, key=lambda one: one.person != self.table.host)
        known = [quiet for one in host_first if (quiet := self.times.preferences_of(one).quiet)]
        zones = Counter(quiet.zone for quiet in known)
        zone = max(zones, key=zones.__getitem__, default=None)
        return next((quiet for quiet in known if quiet.zone == zone), None)

    def claimable_at(self, seat: Seat | None) -> Millis | None:
        """Return when a seat may claim the win of a game of two, in ms; None if it may not.

        That is three days of running clocks after the other player missed a turn or was last seen,
        whichever was later; it may be past.
        Never in a series, against a computer or somebody who left, or while the own seat is on
        offer.
        """
        table = self.table
        if seat is None or len(table.players) != _TWO or table.series is not None:
            return None
        rival = table.players[1 - seat]
        missed = rival.occupancy.missed_at
        if table.status is not Status.PLAYING or rival.person is None or rival.gone:
            return None
        if missed is None or not table.players[seat].present:
            return None
        since = max(missed, rival.occupancy.seen_at)
        return after(since, STAYED_AWAY // MILLISECOND, self.stood_for(rival.seat))

    @property
    def under_way(self) -> RunningGame:
        """The running game, for whatever is done only while there is one."""
        assert self.running is not None
        return self.running

    @property
    def answers_ahead(self) -> bool:
        """Return True if an answer by hand, by plan or in advance waits to be applied."""
        return bool(self.standing or self.plans or self.held)

    def look(self, seat: Seat | None, *, ahead: bool = True) -> TableView:
        """Return the table view of a seat, or of a spectator (None); it is made once and cached.

        Without ``ahead`` the question that could be planned next is left out, as it takes longest
        to find. It is there all the same where the seat has a plan, or where the game has no
        answers in advance. Spectators, and everybody once the game is over, never have it.

        Raises:
            Refused: no position is in memory: the game has not started, or is in quarantine.
        """
        if seat not in self._looks:
            self._looks[seat] = self._shown_to(seat)
        look = self._looks[seat]
        if seat is None or look.table.status is not Status.PLAYING:
            return look
        plan, running = self.plans.get(seat, Plan()), self.under_way
        if ahead or plan.answers or not running.game.standing:
            if seat not in self._foreseen:
                foreseen = self._foresight(running, seat, plan)
                self._foreseen[seat] = replace(look, ahead=foreseen)
            return self._foreseen[seat]
        return look

    @cached_property
    def _looks(self) -> dict[Seat | None, TableView]:
        """What was made for each viewer, by seat; another table has its own."""
        return {}

    @cached_property
    def _foreseen(self) -> dict[Seat, TableView]:
        """The same with the question that each could plan."""
        return {}

    def _shown_to(self, seat: Seat | None) -> TableView:
        """Build the view of a seat (None: a spectator), without the questions that may be planned.

        Why an earlier plan ended is in it. Legal moves and wishes are empty once the game is over.

        Raises:
            Refused: no position is in memory: the game has not started, or is in quarantine.
        """
        running = self.running
        if running is None:
            raise refused_by_status(self.table)
        game, state = running.game, running.state
        playing = self.table.status is Status.PLAYING
        return TableView(
            table=self.table,
            seat=seat,
            view=running.position.view(seat),
            questions=self.questions_to(seat),
            legal=tuple(game.legal_moves(state, seat)) if playing and seat is not None else (),
            outcome=game.outcome(state),
            moves=running.noticed_by(seat),
            chapter=running.chapter,
            unasked=tuple(game.unasked_moves(state, seat)) if playing and seat is not None else (),
            undo=self.takeable(seat),
            standing=tuple(sorted(key for of, key in self.standing if of == seat)),
            held=self.held_by(seat),
            proposal=self.proposal,
            wishes=tuple(self._wishes()) if playing else (),
            ahead=self._lost_plan(seat) if playing else None,
            renamed=running.undo_log.renamed,
            sleep_apart=self._sleep_apart(seat),
            claimable_at=self.claimable_at(seat),
        )

    def _sleep_apart(self, seat: Seat | None) -> bool:
        """Return True if somebody's quiet hours begin three hours or more from those of a seat.

        False for spectators and seats without quiet hours.
        """
        hours = [(one.seat, self.times.preferences_of(one).quiet) for one in self.table.players]
        at = max((known.at for known in self.under_way.posed.values()), default=0)
        begins = {of: quiet.next_after(at).since for of, quiet in hours if quiet is not None}
        if seat is None or seat not in begins:
            return False
        gaps = ((begun - begins[seat]) % _DAY_MS for begun in begins.values())
        return any(_APART_MS <= gap <= _DAY_MS - _APART_MS for gap in gaps)

    def held_by(self, seat: Seat | None) -> Move | None:
        """Return the move that a seat's person gave for the open window; None if there is none.

        Answers that a computer or the host holds for the seat do not count.
        """
        return next(
            (
                held.move
                for key, held in self.held.items()
                if key[1] == seat and held.user_id is not None
            ),
            None,
        )

    def _wishes(self) -> Iterator[Wish]:
        """Yield what some of those present want and others have yet to agree to.

        First a pause, unless the table is paused; then each pace that is wanted; then an end of the
        game. Each has the seats that want it and the number of seats still missing.
        """
        present = [player for player in self.table.players if player.present]
        pause = tuple(p.seat for p in present if p.user_id in self.times.wishes)
        if pause and self.table.paused_at is None:
            yield Wish(WishKind.PAUSE, pause, len(present) - len(pause))
        order = tuple(PACES)
        for to in sorted({self.times.paces[p.seat] for p in present if p.seat in self.times.paces}):
            seats = tuple(p.seat for p in present if self.times.paces.get(p.seat) == to)
            faster = order.index(to) < order.index(self.table.terms.pace)
            kind = WishKind.FASTER if faster else WishKind.SLOWER
            yield Wish(kind, seats, self.pace_wishes_missing(to))
        if end := tuple(p.seat for p in present if p.seat in self.agreed):
            yield Wish(WishKind.END, end, len(present) - len(end))

    def pace_wishes_missing(self, to: str) -> int:
        """Return how many more seats have to want the pace ``to``; 0 if enough do.

        All present for a faster pace, more than half of them for a slower one.
        """
        order, present = tuple(PACES), [p for p in self.table.players if p.present]
        wanted = sum(self.times.paces.get(p.seat) == to for p in present)
        faster = order.index(to) < order.index(self.table.terms.pace)
        return max(0, (len(present) if faster else len(present) // 2 + 1) - wanted)

    def looks_like(self, other: LiveTable) -> bool:
        """Return True if everybody sees the same at both tables, the number of moves apart."""
        return self._shown() == other._shown()

    def is_laid_like(self, other: LiveTable, seat: Seat) -> bool:
        """Return True if two tables look alike to a spectator, the game's own view apart.

        Neither the number of moves nor questions to ``seat`` are compared.
        """
        here, there = self._shown(), other._shown()
        asked, known = (
            [q for q in look.questions if q.decision.seat != seat] for look in (here, there)
        )
        return asked == known and replace(here, view=there.view, questions=there.questions) == there

    def _shown(self) -> TableView:
        """Return what everybody sees of the table, without the number of moves."""
        return replace(self.look(None), moves=0, table=self.table.shown)

    def _lost_plan(self, seat: Seat | None) -> Foresight | None:
        """Return why the plan of a seat ended; None without a reason to tell.

        None also for a spectator and for a player who left.
        """
        if seat is None or self.table.players[seat].gone:
            return None
        lost = self.plans.get(seat, Plan()).lost
        return Foresight(lost=lost) if lost else None

    def _foresight(self, running: RunningGame, seat: Seat, plan: Plan) -> Foresight | None:
        """Return what a seat has planned, may plan, or lost of a plan.

        None if that is nothing, or its player has left.
        """
        if self.table.players[seat].gone:
            return None
        game = running.game

        def show(prospect: Prospect) -> TableView:
            """Return the view of the seat at a foreseen question."""
            return TableView(
                table=self.table,
                seat=seat,
                view=prospect.view,
                questions=(Question(prospect.decision, None),),
                legal=tuple(game.legal_moves(prospect.state, seat)),
                outcome=None,
                moves=running.noticed_by(seat),
                chapter=running.chapter,
            )

        return foresight(running, seat, plan, self.held_by(seat), show)

    def takeable(self, seat: Seat | None) -> UndoOption | None:
        """Return what the person in a seat may take back now; None if nothing.

        None also for spectators, computers, and where no game is under way.
        """
        if seat is None or self.running is None or self.table.status is not Status.PLAYING:
            return None
        players = self.table.players
        gone = {player.seat for player in players if player.gone}
        user_id, questions = players[seat].user_id, self.running.drafting(seat)
        if user_id is None:
            return None
        return find_option(self.running.undo_log, seat, user_id, gone, questions)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every open question as everybody sees it, with its deadline where one runs."""
        return self.questions_to(None)

    def questions_to(self, viewer: Seat | None) -> tuple[Question, ...]:
        """List all open questions, answered ones included, each with its deadline where one runs.

        ``viewer`` sees from when their own bank is used; of others only once it is, as it would
        tell who has been seen. Empty where no game is under way.
        """
        running = self.running
        if running is None or self.table.status is not Status.PLAYING:
            return ()
        return tuple(self._question(running, one, viewer) for one in running.decisions)

    def _question(self, running: RunningGame, decision: Decision, viewer: Seat | None) -> Question:
        """Return a question with its deadline, as far as ``viewer`` may know it.

        No deadline is shown where none runs: for computers, at a pace without limits, or where
        people cannot press. While a bank is hidden, the deadline is the moment at which the bank
        begins.
        """
        key = (decision.id, decision.seat)
        due = running.due.get(key)
        if due is None or due >= OPEN or self.table.out_of_reach:
            return Question(decision, None)
        player = self.table.players[decision.seat]
        if self.table.level_at(decision.seat) is not None:
            # A computer answers when it answers; the limit only keeps the game going without it.
            return Question(decision, None)
        if self.pace.turn is None:
            # It only shows whether anybody comes at all.
            return Question(decision, None, absences=self._absences(player))
        since = running.bank_from.get(key)
        hidden = viewer != decision.seat and key not in running.banks_run
        if since is None or hidden or not self.pace.bank:
            ends = due if since is None else since
            return Question(decision, from_ms(ends), absences=self._absences(player))
        held = self.pace.bank - self.times.used.get(decision.seat, 0) * MILLISECOND
        bank = Bank(held, from_ms(since))
        return Question(decision, from_ms(due), bank, absences=self._absences(player))

    def _absences(self, player: Player) -> tuple[tuple[datetime, datetime], ...]:
        """List the spans, as (since, until), in which a person is away, however long is waited."""
        preferences = self.times.preferences_of(player)
        spans = preferences.away + preferences.played
        return tuple((from_ms(span.since), from_ms(span.until)) for span in spans)

    def with_table(self, **changes: Any) -> LiveTable:
        """Change fields of the table."""
        return replace(self, table=replace(self.table, **changes))

    def with_terms(self, **changes: Any) -> LiveTable:
        """Change terms of the table."""
        return self.with_table(terms=replace(self.table.terms, **changes))

    def ended(self, status: Status, at: Millis) -> LiveTable:
        """Return the table as ended in the given status, with its seed shown.

        Stops that are open end at ``at``, and so does a faster evening: what is played again is
        played at the usual pace. Answers in advance, plans, held answers and an announced end are
        dropped. No rows are returned, and occupancies stay as they are.
        """
        stops = tuple(
            replace(stop, until=max(stop.since, at)) if stop.is_open else stop
            for stop in self.table.stops
        )
        ended = self.with_table(status=status, seed=self.seed, closing=None, stops=stops)
        if (usual := self.usual) is not None:
            ended = ended.with_terms(pace=usual.name).with_table(usual_pace=None)
            ended = replace(ended, pace=usual, usual=None)
        ended = replace(ended, ended_at=at, standing=frozenset(), expired=(), plans={}, held={})
        return replace(ended, expires_at=None)

    def table_row(self) -> TableRow:
        """Return the row of the table itself; seats, clocks and position have their own."""
        table = self.table
        return TableRow(
            id=table.id,
            interaction_id=self.interaction_id,
            game=table.game,
            version=table.version,
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
            **terms_columns(table.terms, TABLE_COLUMNS),
        )

    def update_row(self, at: Millis) -> OutboxRow:
        """Return the row that has the table's messages brought up to date; it tells no move."""
        return OutboxRow(self.table.id, None, None, at)

    def seat_row(self, player: Player) -> SeatRow:
        """Return the row of one seat: occupant, place, whether they left or voted to end it."""
        who = columns_of(player.occupant)
        return SeatRow(
            self.table.id,
            player.seat,
            who.user_id,
            who.name,
            int(player.gone),
            int(player.seat in self.agreed),
            player.place,
            who.level,
        )

    def with_player(self, player: Player) -> LiveTable:
        """Return the table with this player in the seat that it names, in place of another.

        Without such a seat nothing changes.
        """
        players = tuple(
            player if known.seat == player.seat else known for known in self.table.players
        )
        return self.with_table(players=players)

    def occupancy_row(self, seat: Seat) -> OccupancyRow:
        """Return the row of the present occupancy of a seat, with the claim that is made to it."""
        occupancy = self.table.players[seat].occupancy
        claim = occupancy.claim
        return OccupancyRow(
            table_id=self.table.id,
            seat=seat,
            number=occupancy.number,
            began_at=occupancy.began_at,
            began_after=occupancy.began_after,
            missed=occupancy.missed,
            in_a_row=occupancy.in_a_row,
            chapter=occupancy.chapter,
            missed_from=occupancy.missed_from,
            played=int(occupancy.played),
            away=int(occupancy.away),
            offered_at=occupancy.offered_at,
            claim_id=None if claim is None else claim.id,
            claim_name=None if claim is None else claim.name,
            claim_due=occupancy.claim_due,
            missed_at=occupancy.missed_at,
            seen_at=occupancy.seen_at,
        )

    def seat_rows(self) -> tuple[Write, ...]:
        """Return the rows that delete all seats of the table and store its players anew."""
        return (DeleteSeats(self.table.id), *(self.seat_row(p) for p in self.table.players))


def snapshot_row(table: Table, running: RunningGame, state: bytes) -> SnapshotRow:
    """Return the snapshot row of a game with its checksum; ``state`` is encoded by the caller."""
    return SnapshotRow(
        table.id,
        running.moves,
        running.game.version,
        running.chapter,
        running.since,
        zlib.crc32(state),
        state.decode(),
        running.undo_log.fence,
        running.undo_log.renamed,
    )
