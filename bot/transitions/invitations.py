"""Invitations to a lobby: sent by its host, declined, and lapsed."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from bot.model.forgotten import is_among
from bot.model.invitations import Invitation, InvitationState, settled
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.stops import after
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, Millis, to_ms
from bot.rows.change import Change
from bot.rows.clocks import TimerRow
from bot.rows.invitations import InvitationRow
from bot.table.live_table import LiveTable

KEPT = timedelta(days=2)
"""Time for which a seat is kept for a guest."""
_LOOK_AGAIN = timedelta(hours=1)
"""After how long an invitation is looked at again whose table's clocks stand."""


def invite(
    live: LiveTable, host: Person, guest: Person, now: datetime, rings_at: Millis
) -> tuple[LiveTable, Change]:
    """Keep a seat of a lobby for a guest, who is pinged at ``rings_at``, or now if that is past.

    It is kept for two days, but no longer than the lobby is open. That it is a lobby, and that
    ``host`` may invite, is checked by the caller.

    Raises:
        Refused: the guest sits there (``invited-seated``), a seat is kept for them already
            (``invited-before``), they declined or were put out (``not-invitable``), or there is no
            seat to keep (``no-seat-to-keep``).
    """
    table, at = live.table, to_ms(now)
    if table.seat_of(guest.id) is not None:
        raise Refused("invited-seated", name=guest.name)
    known = table.invitation_of(guest.id)
    if known is not None and known.state is InvitationState.OPEN:
        raise Refused("invited-before", name=guest.name)
    declined = known is not None and known.state is InvitationState.DECLINED
    if declined or is_among(guest.id, live.barred):
        raise Refused("not-invitable", name=guest.name)
    if not table.free_seats:
        raise Refused("no-seat-to-keep")
    until = at + KEPT // MILLISECOND
    if live.expires_at is not None:
        until = max(at, min(until, live.expires_at))
    number = len(table.invitations) + 1
    one = Invitation(number, guest, host.id, at, until, max(at, rings_at))
    live = live.with_table(invitations=(*table.invitations, one))
    return live, (InvitationRow.of(table.id, one), *_timer(live, one, at), live.update_row(at))


def decline(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Give back the seat that is kept for a person; they cannot be invited to this lobby again.

    Raises:
        Refused: no seat is kept for them (``not-invited``).
    """
    if not any(one.guest.id == person.id for one in live.table.kept_for):
        raise Refused("not-invited")
    live, rows = settle(live, person.id, InvitationState.DECLINED)
    return live, (*rows, live.update_row(to_ms(now)))


def withdraw(live: LiveTable, numbers: Collection[int], now: datetime) -> tuple[LiveTable, Change]:
    """Take back the open invitations with these numbers, and free the seats that they keep.

    Numbers whose invitation is no longer open are skipped. Guests whose invitation was withdrawn
    may be invited again.

    Raises:
        Refused: none of them is open any more (``changed-since``).
    """
    guests = [one.guest.id for one in live.table.kept_for if one.number in numbers]
    if not guests:
        raise Refused("changed-since")
    change: Change = ()
    for guest in guests:
        live, rows = settle(live, guest, InvitationState.WITHDRAWN)
        change = (*change, *rows)
    return live, (*change, live.update_row(to_ms(now)))


def settle(live: LiveTable, user_id: int, state: InvitationState) -> tuple[LiveTable, Change]:
    """Give the open invitation of a person its final state, and return the rows of what changed.

    Nothing changes without an open invitation. No message is updated; the caller sees to that.
    """
    before = live.table.invitations
    live = live.with_table(invitations=settled(before, user_id, state))
    changed = [one for one in live.table.invitations if one not in before]
    return live, tuple(InvitationRow.of(live.table.id, one) for one in changed)


def look(live: LiveTable, number: int, now: datetime) -> tuple[LiveTable, Change]:
    """Do what the timer of invitation ``number`` is for: have the guest pinged, or let it lapse.

    Before its end the lobby is told, and the timer set to what comes next. At its end it lapses,
    unless the table's clocks stood meanwhile: then it is looked at again within the hour. Nothing
    happens where it is no longer open.
    """
    at = to_ms(now)
    one = next((one for one in live.table.kept_for if one.number == number), None)
    if one is None:
        return live, ()
    lapses_at = after(one.at, one.until - one.at, live.table.stood)
    if at < one.until:
        return live, (*_timer(live, one, at), live.update_row(at))
    if at < lapses_at:
        later = min(lapses_at, at + _LOOK_AGAIN // MILLISECOND)
        return live, (TimerRow(live.table.id, TimerKind.INVITATION, later, key=str(number)),)
    live, rows = settle(live, one.guest.id, InvitationState.LAPSED)
    return live, (*rows, live.update_row(at))


def _timer(live: LiveTable, one: Invitation, at: Millis) -> Change:
    """Return the timer of an invitation: for its ping if that is after ``at``, else for its end."""
    due = one.rings_at if one.rings_at > at else one.until
    return (TimerRow(live.table.id, TimerKind.INVITATION, due, key=str(one.number)),)
