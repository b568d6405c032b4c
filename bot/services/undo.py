"""Undo and repair: moves taken back, and tables rebuilt from their moves."""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import Callable
from datetime import datetime
from typing import Literal

from msgspec.structs import replace

from bot.model.players import Person
from bot.model.refusal import Refused, refused_by_status, require_seat
from bot.model.seeds import hash_seed
from bot.model.table import Status, TableId
from bot.model.times import to_ms
from bot.model.undo_log import UndoOption
from bot.repositories.tables import TableRepository
from bot.rows.change import Change
from bot.rows.moves import MoveRow
from bot.rows.tables import QuarantineErrorRow, RepairRow
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.table.replay import ReplayError, Step
from bot.table.restore import seed_in
from bot.threads import beside
from bot.transitions import managers, undo
from games.api import AnyGame, Seat

_LOG = logging.getLogger(__name__)


class Undo:
    """Takes back moves and repairs tables; a refusal is raised as by the rest of the service."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        now: Callable[[], datetime],
        find: Callable[[str], AnyGame],
    ) -> None:
        """Keep what it works with; ``find`` raises KeyError for a game that is not installed."""
        self._store = store
        self._tables = tables
        self._now = now
        self._find = find

    async def take_back(
        self, table_id: TableId, person: Person, interaction_id: int, number: int
    ) -> bool:
        """Undo one's last move, or ask those who acted since to agree to it.

        ``number`` is the last move that the person could notice when they pressed. Asking again
        changes nothing.

        Returns:
            True if it was undone; False if the others are asked, and nothing is undone yet.

        Raises:
            Refused: ``undo-answered`` or ``undo-late`` as somebody has moved since,
                ``undo-impossible``, ``undo-often``, ``undo-window``, ``undo-wished`` (``name``)
                while somebody else's request is open, ``not-seated``, or as the table's status has
                it.
        """

        async def work(live: LiveTable) -> bool:
            """Undo the move if nobody has to agree, else store the request; True if undone.

            Refuse if it can't be undone.
            """
            seat = _playing(live, person)
            wanted = undo.possible(live, seat, number, to_ms(self._now()))
            if not wanted.consent:
                await self._take_back(live, seat, person, interaction_id, wanted)
                return True
            live, change = undo.request(live, seat, wanted, self._now())
            if change:
                await self._tables.commit(live, change)
            return False

        return await self._tables.change(table_id, work)

    async def agree(
        self, table_id: TableId, person: Person, interaction_id: int, number: int
    ) -> bool:
        """Note that a person agrees to the request about move ``number``; undo it if all do.

        The move is then undone in the name of the person who asked.

        Returns:
            True if it was undone now; False if others have not agreed yet.

        Raises:
            Refused: ``undo-late`` if that request is closed, ``undo-not-asked``,
                ``undo-impossible``, ``undo-window``, ``not-seated``, or as the status has it.
        """

        async def work(live: LiveTable) -> bool:
            """Store the agreement, or undo the move if nobody else has to agree.

            It is undone in the name of who asked for it. Return True if it was undone now.
            """
            seat = _playing(live, person)
            agreed, change, complete = undo.agree(live, seat, number, self._now())
            if not complete:
                await self._tables.commit(agreed, change)
                return False
            proposal = agreed.proposal
            assert proposal is not None
            wisher = live.table.players[proposal.seat].person
            assert wisher is not None
            wanted = UndoOption(proposal.target, proposal.consent)
            await self._take_back(live, proposal.seat, wisher, interaction_id, wanted)
            return True

        return await self._tables.change(table_id, work)

    async def refuse(self, table_id: TableId, person: Person, number: int) -> None:
        """Close the open request about move ``number``: refuse it, or withdraw one's own.

        The public messages are updated. One refusal of those asked is enough.

        Raises:
            Refused: ``undo-late`` if that request is closed, ``undo-not-asked``, ``not-seated``, or
                as the status has it.
        """
        await self._tables.apply(
            table_id,
            lambda live: undo.refuse(live, _playing(live, person), number, self._now()),
        )

    async def repair(
        self, table_id: TableId, person: Person, *, manager: bool
    ) -> Literal["sound", "restored"]:
        """Rebuild a quarantined table from its seed and moves, and play on with clocks restarted.

        ``manager`` is whether the person manages the server; else only the host may. People whose
        seats were lost are seated again if they had moved, else the seat is on offer. A lost seed
        is read from the stored position. If it fails, the table stays in quarantine, and the
        failure is logged and stored.

        Returns:
            ``sound`` if the stored position was the one that the moves lead to, ``restored`` if it
            was damaged or missing.

        Raises:
            Refused: ``not-in-charge``, ``not-broken``, or ``repair-failed`` with an error id
                (``error``) and the number of the move that could not be replayed (``move``, 0 if
                unknown).
        """

        async def work(live: LiveTable) -> Literal["sound", "restored"]:
            """Replay and store the table, and return the verdict; store an error instead.

            Refuse who may not, and a table that is not quarantined. Any error of the replay is
            logged, stored and refused as ``repair-failed``: the table stays as it is.
            """
            table = live.table
            managers.require_broken(live, person, manager=manager)
            moves = await self._tables.read(self._store.moves(table_id))
            stored = await self._tables.read(self._store.table(table_id))
            try:
                game = self._find(table.game).as_of(table.version)
                snapshot = None if stored is None else stored.snapshot
                if live.seed is None and snapshot is not None:
                    live = replace(live, seed=seed_in(snapshot, game))
                live = undo.reseat_lost(live, moves, to_ms(self._now()))
                live = await self._tables.introduced(live, live.table.players_by_user)
                if live.seed is not None:
                    live = live.with_table(seed_hash=hash_seed(live.seed))
                steps = await self._played_again(live, moves, untold=True)
                repaired, change, verdict = undo.repair(
                    live,
                    game,
                    moves,
                    steps,
                    snapshot,
                    person,
                    self._now(),
                )
            except Refused:
                # The database failed, not the table.
                raise
            except Exception as error:
                raise await self._beyond_repair(live, person, error) from error
            await self._tables.commit(repaired, change)
            return verdict

        return await self._tables.change(table_id, work)

    async def _take_back(
        self, live: LiveTable, seat: Seat, person: Person, interaction_id: int, wanted: UndoOption
    ) -> None:
        """Replay a game and store it without the moves that ``wanted`` takes back.

        Nobody is asked, nor is it checked here that it may be undone. ``seat`` and ``person`` are
        those who undo. If a replay fails, that is logged and the game goes on as it is.

        Raises:
            Refused: ``undo-impossible`` if the rules have changed since, so that the replay
                differs, or ``undo-window``.
        """
        moves = await self._tables.moves(live)
        try:
            steps = await self._played_again(live, moves)
            change = undo.take_back(live, steps, seat, person, interaction_id, wanted, self._now())
        except ReplayError as error:
            # The rules have changed since: the game goes on, but not back.
            _LOG.warning("Undo failed at table %d: %s", live.table.id, error)
            raise Refused("undo-impossible") from error
        await self._tables.commit(*change)

    async def _played_again(
        self, live: LiveTable, moves: tuple[MoveRow, ...], *, untold: bool = False
    ) -> tuple[Step, ...]:
        """Replay all moves that still count, off the event loop; return a step for each, in order.

        Moves that were undone have no step. The rules are those of the game's version. ``untold``
        ignores stored events that cannot be read.

        Raises:
            ReplayError: they cannot be replayed, or the game was never started.
        """
        if not moves or live.seed is None:
            raise ReplayError(0, "the game was never started")
        game = self._find(live.table.game).as_of(live.table.version)
        return await beside(undo.play_again, live, game, moves, untold=untold)

    async def _beyond_repair(self, live: LiveTable, person: Person, error: Exception) -> Refused:
        """Log and store that a repair failed; return (not raise) the refusal, with a new error id.

        The table stays in quarantine.
        """
        table, at, error_id = live.table, to_ms(self._now()), secrets.token_hex(4)
        _LOG.error(
            "Error %s: repair of table %d failed, it stays in quarantine",
            error_id,
            table.id,
            exc_info=error,
        )
        trace = "".join(traceback.format_exception(error))
        rows: Change = (
            QuarantineErrorRow(error_id, table.id, trace, at),
            RepairRow(table.id, at, person.id, table.error_id or "", "failed"),
        )
        await self._tables.commit(live, rows)
        number = error.number if isinstance(error, ReplayError) else 0
        return Refused("repair-failed", error=error_id, move=str(number))


def _playing(live: LiveTable, person: Person) -> Seat:
    """Return a person's seat in a running game.

    Raises:
        Refused: as the table's status has it if no game is under way, or ``not-seated``.
    """
    if live.table.status is not Status.PLAYING or live.running is None:
        raise refused_by_status(live.table)
    return require_seat(live.table, person)
