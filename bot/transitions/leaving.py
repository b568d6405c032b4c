"""Leave a game in progress, or end it by agreement."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from bot.model.pace import Pace
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Status
from bot.model.times import to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import DeadlineRow, DeleteDeadlines
from bot.rows.publishing import OutboxRow
from bot.rows.tables import InactivityRow
from bot.table.live_table import LiveTable
from bot.transitions import lobby, occupancy
from bot.transitions.paces import take_up_wanted
from games.api import Seat


def depart(
    live: LiveTable,
    seat: Seat,
    paces: Mapping[str, Pace],
    now: datetime,
    ending: occupancy.Ending = "left",
) -> tuple[LiveTable, Change]:
    """Remove a player from a game under way; their seat is on offer, unless they gave up.

    The game is called off if no person is left, or if all who are present have voted for that. A
    pace (by name in ``paces``) that enough of them want is taken up. That ``seat`` holds a person
    who has not left is assumed.
    """
    live, rows = occupancy.vacate(live, seat, ending, to_ms(now))
    if not live.table.people or not agreements_missing(live):
        live, change = call_off(live, now)
        return live, (*(row for row in rows if not isinstance(row, DeadlineRow)), *change)
    live, taken = take_up_wanted(live, paces, to_ms(now))
    return live, (*rows, *taken)


def claim_game(live: LiveTable, seat: Seat, now: datetime) -> tuple[LiveTable, Change]:
    """End a game of two in favour of ``seat``, because the other player stayed away.

    The game is called off without a result of its rules, and ``seat`` is noted as who claimed it.
    Whether it may be claimed is checked by the caller.
    """
    rival = Seat(1 - seat)
    live, rows = occupancy.vacate(live, rival, "absent", to_ms(now))
    live, change = call_off(live, now)
    live = live.with_table(claimed=seat)
    return live, (*(row for row in rows if not isinstance(row, DeadlineRow)), *change)


def agree_cancel(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Record a player's vote to call the game off; it is called off once no vote is missing.

    A second vote of the same player counts no more, but is stored and told again. The player's next
    move by hand takes the vote back. That there is something to call off is assumed: a game under
    way, or a table that an error set aside.

    Raises:
        Refused: the person does not play here (``not-seated``).
    """
    seat = live.table.seat_of(person.id)
    if seat is None:
        raise Refused("not-seated")
    live = replace(live, agreed=live.agreed | {seat})
    row = live.seat_row(live.table.players[seat])
    if agreements_missing(live):
        return live, (row, OutboxRow(live.table.id, None, None, to_ms(now)))
    live, change = call_off(live, now)
    return live, (row, *change)


def agreements_missing(live: LiveTable) -> int:
    """Return the number of votes missing to call the game off; 0 if it is called off already.

    All present players have to agree. With nobody present one vote is enough. At a game that an
    error set aside it takes the majority of the people who have not left; at a lobby that an error
    set aside one vote, which the caller takes of its host alone.
    """
    if live.table.status is Status.CANCELLED:
        return 0
    if live.table.status is Status.QUARANTINED and live.table.seed_hash is None:
        return 0 if live.agreed else 1
    players = [p for p in live.table.players if p.person is not None and not p.gone]
    if live.table.status is Status.QUARANTINED:
        return max(0, len(players) // 2 + 1 - len(live.agreed))
    present = [p for p in players if p.present]
    if not present:
        return 0 if live.agreed else 1
    return sum(p.seat not in live.agreed for p in present)


def call_off(
    live: LiveTable, now: datetime, *, forgotten: bool = False
) -> tuple[LiveTable, Change]:
    """End a table without a result: by vote or decision, or because it was ``forgotten`` (idle).

    Everybody's occupancy ends, deadlines and an announced end are deleted (if ``forgotten``, its
    notice stays stored), and the message is updated; that of a lobby, which an error had set aside,
    is removed a day later. Whether it may be called off is checked by the caller.
    """
    running = live.running
    announced = live.table.closing
    live, ended = occupancy.finish(live, "cancelled", to_ms(now))
    live = live.ended(Status.CANCELLED, to_ms(now)).with_table(forgotten=forgotten)
    if running is not None:
        live = replace(live, running=replace(running, due={}))
    table_id = live.table.id
    clearing = lobby.cleared_later(live, now)
    rows: list[Write] = [live.table_row(), DeleteDeadlines(table_id), *ended, *clearing]
    if announced is not None and not forgotten:
        rows.append(InactivityRow(table_id, live.kept_at, 0))
    return live, (*rows, OutboxRow(table_id, None, None, to_ms(now)))
