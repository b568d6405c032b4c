"""Leave a game in progress, or end it by agreement."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from bot.clocks import stops
from bot.model.pace import Pace
from bot.model.players import Person
from bot.model.refusal import require_seat
from bot.model.stops import Why
from bot.model.table import Status
from bot.model.times import to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import DeadlineRow, DeleteDeadlines
from bot.rows.seats import SeatBanRow
from bot.rows.tables import InactivityRow
from bot.table.live_table import LiveTable
from bot.transitions import lobby, occupancy
from bot.transitions.paces import take_up_wanted
from games.api import Seat

PEOPLE_TO_REMOVE = 2
"""Least votes to remove a player who is present; one alone could get rid of a rival."""


def depart(
    live: LiveTable,
    seat: Seat,
    paces: Mapping[str, Pace],
    now: datetime,
    ending: occupancy.Ending = "left",
) -> tuple[LiveTable, Change]:
    """Remove a player from a game under way; their seat is on offer, unless they gave up.

    What only their word was missing to happens: whoever all others present have voted to remove
    leaves, too, and is barred; the game is called off if no person is left, or if all who are
    present have voted for that; an agreed pause ends if none of them wants it any more; and a pace
    (by name in ``paces``) that enough of them want is taken up. That ``seat`` holds a person who
    has not left is assumed.
    """
    live, rows = occupancy.vacate(live, seat, ending, to_ms(now))
    while agreements_missing(live) and (voted := _voted_out(live)) is not None:
        removed, user_id = voted
        live = replace(live, barred=live.barred | {user_id})
        live, removal = occupancy.vacate(live, removed, "kicked", to_ms(now))
        rows += [SeatBanRow(live.table.id, user_id), *removal]
    if not live.table.people or not agreements_missing(live):
        live, change = call_off(live, now)
        return live, (*(row for row in rows if not isinstance(row, DeadlineRow)), *change)
    live, resumed = _without_unwanted_pause(live, now)
    live, taken = take_up_wanted(live, paces, to_ms(now))
    return live, (*rows, *resumed, *taken)


def removal_votes_missing(live: LiveTable, seat: Seat) -> int:
    """Return how many of the others present have not voted to remove the player in a seat."""
    voters = {by for by, whom in live.ballots if whom == seat}
    return len(others_present(live, seat) - voters)


def others_present(live: LiveTable, seat: Seat) -> set[Seat]:
    """Return the seats of the players present, but for ``seat``."""
    return {p.seat for p in live.table.players if p.present and p.seat != seat}


def is_removable(live: LiveTable, seat: Seat) -> bool:
    """Return True if there are enough others present to remove a player, or a turn was missed."""
    enough = len(others_present(live, seat)) >= PEOPLE_TO_REMOVE
    return enough or bool(live.table.players[seat].occupancy.in_a_row)


def _voted_out(live: LiveTable) -> tuple[Seat, int] | None:
    """Return a seat that all others present have voted to empty, with its person's id; else None.

    At least one of them is present: votes of those who are away alone remove nobody. Never in a
    series, where nobody can be voted out.
    """
    for player in live.table.players:
        if player.user_id is None or player.gone or not others_present(live, player.seat):
            continue
        if is_removable(live, player.seat) and not removal_votes_missing(live, player.seat):
            return player.seat, player.user_id
    return None


def _without_unwanted_pause(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """End a pause that all had agreed to, once players are present and none of them wants it."""
    pause, present = live.table.pause, [p for p in live.table.players if p.present]
    wanted = any(player.user_id in live.times.wishes for player in present)
    if pause is None or pause.why is not Why.AGREED or wanted or not present:
        return live, ()
    return stops.end(live, Why.AGREED, now)


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
    way, or a table in quarantine.

    Raises:
        Refused: the person does not play here (``not-seated``).
    """
    seat = require_seat(live.table, person)
    live = replace(live, agreed=live.agreed | {seat})
    row = live.seat_row(live.table.players[seat])
    if agreements_missing(live):
        return live, (row, live.update_row(to_ms(now)))
    live, change = call_off(live, now)
    return live, (row, *change)


def agreements_missing(live: LiveTable) -> int:
    """Return the number of votes missing to call the game off; 0 if it is called off already.

    All present players have to agree. With nobody present one vote is enough. At a game in
    quarantine it takes the majority of the people who have not left; at a lobby in quarantine one
    vote, which the caller takes of its host alone.
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
    notice stays stored), and the message is updated; that of a lobby, which was in quarantine, is
    removed a day later. Whether it may be called off is checked by the caller.
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
    return live, (*rows, live.update_row(to_ms(now)))
