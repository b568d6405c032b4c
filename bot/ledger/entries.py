"""What the ledger says of a game that has ended, read from all that is still known of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median_low

import msgspec

from bot.model.table import Status
from bot.model.times import Millis
from bot.rows.change import Change
from bot.rows.ledger import LedgerRow, TenureRow
from bot.rows.moves import MoveRow
from bot.rows.seats import PastOccupancyRow
from bot.table.live_table import LiveTable
from bot.table.replay import standing
from games.api import AnyGame, Options, Outcome, Seat, State
from players.position import camps_of, places


def entry(live: LiveTable, game: AnyGame, moves: Sequence[MoveRow]) -> Change:
    """Return the rows of the game records for a game that has ended; nothing is stored.

    That it has ended is asserted. First comes the game, then each stay in a seat. If its position
    was lost by an error, or it has no result, the people are recorded without places.
    """
    table, running = live.table, live.running
    assert live.ended_at is not None
    outcome, stood = None, standing(moves)
    if table.status is Status.OVER and running is not None:
        outcome = running.game.outcome(running.state)
    row = LedgerRow(
        table_id=table.id,
        game=table.game,
        version=table.version,
        options=msgspec.json.encode(table.terms.options).decode(),
        pace=table.terms.pace,
        guild_id=table.guild_id,
        series_id=None if table.series is None else table.series.series,
        began_at=min((t.began_at for t in live.past_occupancies), default=live.ended_at),
        ended_at=live.ended_at,
        status=table.status.value,
        reason="" if outcome is None else outcome.reason,
        # The set-up is none.
        moves=max(0, len(stood) - 1),
    )
    return (row, *_tenures(live, game.as_of(table.version), outcome, stood))


def _tenures(
    live: LiveTable, game: AnyGame, outcome: Outcome | None, moves: Sequence[MoveRow]
) -> Iterator[TenureRow]:
    """Yield a row for each stay of a person or computer in a seat, by seat and in order.

    Places and scores are those of the seat in the end, for all who sat there; None without a
    result. ``there`` is 1 only for the last stay in a seat, if its person was present at the end.
    ``waited`` is the median of the times of manual answers, None without any. ``moves`` are those
    that stand.
    """
    table = live.table
    seats = len(table.players)
    camps = camps_of(game, seats, table.terms.options)
    place = {} if outcome is None else places(outcome, camps)
    state = None if live.running is None else live.running.state
    latest = {past.seat: past.number for past in sorted(live.past_occupancies)}
    for past in sorted(live.past_occupancies):
        seat = Seat(past.seat)
        waits = _waits(past, moves)
        last = past.number == latest[seat]
        yield TenureRow(
            table_id=table.id,
            seat=seat,
            number=past.number,
            user_id=past.user_id,
            level=past.level,
            camp=camps[seat],
            role=role_of(game, seats, table.terms.options, state, seat),
            place=None if outcome is None else place[seat] + (not outcome.won),
            score=outcome.scores[seat] if outcome is not None and outcome.scores else None,
            ending=past.ending,
            there=int(last and table.players[seat].present),
            answered=len(waits),
            missed=past.missed,
            waited=median_low(waits) if waits else None,
        )


def role_of(game: AnyGame, seats: int, options: Options, state: State | None, seat: Seat) -> str:
    """Return the key of a seat's named place, or of the role it took; empty without both."""
    if places := game.places(seats, options):
        return places[seat].key
    return "" if state is None else game.role(state, seat)


def _waits(past: PastOccupancyRow, moves: Sequence[MoveRow]) -> list[Millis]:
    """Return how many milliseconds each manual answer of a stay took since the move before.

    The move before may be anybody's. In order; answers of the host or in advance are left out.
    """
    return [
        max(0, move.at - before.at)
        for before, move in pairwise(moves)
        if move.seat == past.seat
        and move.user_id == past.user_id
        and move.cause == "player"
        and past.began_at <= move.at <= past.ended_at
    ]
