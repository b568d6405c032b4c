"""Analyses: what a computer makes of games that are over.

All of it follows from a game whose cards everybody may see, so that nothing has to be kept: what
was broken off is made again, and is the same.
"""

from __future__ import annotations

import logging

import msgspec

from bot.computers.analysts import AnalysisError, Analysts, Tell
from bot.computers.inquiry import Answered, Finding, Inquiry
from bot.model.analysis import Analysis, Oversight
from bot.model.refusal import Refused, check_over
from bot.model.table import Table, TableId
from bot.model.view import Question, TableView
from bot.repositories.reels import Reels
from bot.repositories.tables import TableRepository
from bot.services.replay import Replays
from bot.store.store import Store
from bot.table.reel import Reel
from bot.table.story import casting
from games.api import Move, Seat, State
from games.codec import load_move
from players.turning import Standing

_LOG = logging.getLogger(__name__)

_IN_STEAD = ("default", "stand-in")
"""The causes of answers that the person in a seat did not give."""
_TOLD = 3
"""Most missed ideas that are shown, each at the step where it was worth most."""


class Analyses:
    """Has games analysed that are over, each when somebody asks."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        reels: Reels,
        replays: Replays,
        analysts: Analysts,
    ) -> None:
        """Keep what it works with; no analysis is kept."""
        self._store = store
        self._tables = tables
        self._reels = reels
        self._replays = replays
        self._analysts = analysts

    async def unfinished(self) -> tuple[TableId, ...]:
        """List the tables whose analysis was broken off: its message says that it is at work."""
        found = await self._tables.read(self._store.analysing())
        return tuple(map(TableId, found))

    async def analyse(self, table_id: TableId, tell: Tell) -> Analysis:
        """Return a computer's analysis of a finished game; it may wait for others and take minutes.

        It has the curve of the game, at most three missed ideas, those worth most first, how many
        decisions were looked at, and what the game is remembered by. The same move missed at
        several steps of a turn is one idea, and what the host or a stand-in answered for somebody
        is none. ``tell`` is awaited with the progress. Nothing is stored.

        Raises:
            Refused: the game was not played to its end (``not-over``, or its status), cannot be
                played again (``not-kept``, ``no-past``), or could not be analysed
                (``analysis-failed``, which is logged).
        """
        live = await self._tables.peek(table_id)
        table = live.table
        check_over(table)
        if live.seed is None:
            raise Refused("not-over")
        reel = await self._reels.of(table)
        inquiry = Inquiry(
            game=table.game,
            version=table.version,
            seats=len(table.players),
            options=dict(table.terms.options),
            seed=live.seed,
            legacy=table.legacy,
            moves=tuple(
                Answered(Seat(row.seat), msgspec.Raw(row.payload.encode()), row.cause in _IN_STEAD)
                for row in reel.rows[1:]
                if row.seat is not None
            ),
        )
        try:
            findings = await self._analysts.analyse(inquiry, tell)
        except AnalysisError as error:
            _LOG.warning("Analysis of table %d failed: %s", table_id, error)
            raise Refused("analysis-failed") from error
        sat = casting(table, live.past_occupancies)
        missed: dict[tuple[Seat | None, int, tuple[Move, ...]], Oversight] = {}
        for finding in findings.findings:
            if len(missed) == _TOLD:
                break
            state = await self._reels.state(table_id, reel, finding.step - 1)
            there = table if sat is None else table.seating(sat(reel.rows[finding.step].number))
            found = _missed(there, reel, finding, state, findings.curve)
            # Who missed one move at several steps of a turn missed one idea.
            missed.setdefault((found.look.seat, found.turn, found.better), found)
        remembered = await self._replays.remembered(table_id)
        return Analysis(findings.curve, tuple(missed.values()), findings.looked_at, remembered)


def _missed(
    table: Table, reel: Reel, finding: Finding, state: State, curve: tuple[Standing, ...]
) -> Oversight:
    """Return a move that was clearly worse than the computer's, with its seat's view before it.

    ``table`` has those who sat there then, ``state`` is the position before it. Its turn is the
    last one in ``curve`` that began before it, 1 if there is none.
    """
    game, row = reel.game, reel.rows[finding.step]
    assert row.seat is not None
    seat = Seat(row.seat)
    look = TableView(
        table,
        seat,
        game.view(state, seat),
        tuple(Question(decision, None) for decision in game.decisions(state)),
        tuple(game.legal_moves(state, seat)),
        None,
        finding.step - 1,
        row.chapter,
    )
    turn = max((one.turn for one in curve[:-1] if one.step < finding.step), default=1)
    return Oversight(
        look,
        turn,
        tuple(load_move(game, bytes(move)) for move in finding.answered),
        tuple(load_move(game, bytes(move)) for move in finding.best),
        finding.gain,
    )
