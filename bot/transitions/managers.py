"""What a server's managers do at a table: each act is a change of the table, and noted for all."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from bot.clocks import stops
from bot.model.managers import Act, ManagerAct
from bot.model.pace import Pace
from bot.model.players import Person
from bot.model.refusal import Refused, refused_by_status
from bot.model.stops import BY_MANAGERS, Why
from bot.model.table import Place, Status
from bot.model.times import to_ms
from bot.rows.change import Change
from bot.rows.managers import ManagerActRow
from bot.rows.seats import SeatBanRow
from bot.table.live_table import LiveTable
from bot.transitions import leaving, lobby, pauses
from bot.transitions.series import tables as series_tables

Changed = tuple[LiveTable, Change]


def pause(live: LiveTable, manager: Person, now: datetime) -> Changed:
    """Stop the clocks of a game for 30 days; a pause of the players is replaced by this one.

    Two days before the end the managers are asked whether it goes on. A press after that question
    makes it 30 days from then; without an answer the pause ends.

    Raises:
        Refused: the managers have paused it and were not asked yet (``already-paused``), or no game
            is under way.
    """
    table, known = live.table, live.table.pause
    if table.status is not Status.PLAYING:
        raise refused_by_status(table)
    if known is not None and known.why is Why.MANAGERS:
        if not known.asked:
            raise Refused("already-paused")
        live, change = stops.renew(live, now)
        return noted(live, change, manager, Act.PAUSED, now)
    live, change = pauses.begin(live, Why.MANAGERS, now, BY_MANAGERS)
    if known is not None:
        live, replaced = stops.end(live, known.why, now)
        change = (*change, *replaced)
    return noted(live, change, manager, Act.PAUSED, now)


def resume(live: LiveTable, manager: Person, now: datetime) -> Changed:
    """End the pause of a game, whoever wanted it, and note that for all.

    Raises:
        Refused: ``not-paused``, or no game is under way.
    """
    if live.table.status is not Status.PLAYING:
        raise refused_by_status(live.table)
    if live.table.pause is None:
        raise Refused("not-paused")
    live, change = pauses.go_on(live, now)
    return noted(live, change, manager, Act.RESUMED, now)


def close(live: LiveTable, manager: Person, reason: str, now: datetime) -> Changed:
    """End a lobby or a game without a result, for a ``reason`` that everybody at the table reads.

    Raises:
        Refused: it has ended.
    """
    if live.table.status.ended:
        raise refused_by_status(live.table)
    if live.table.status is Status.LOBBY:
        live, change = lobby.close(live, Status.CANCELLED, now)
    else:
        live, change = leaving.call_off(live, now)
    return noted(live, change, manager, Act.CLOSED, now, detail=reason)


def give_up(
    live: LiveTable, person: Person, now: datetime, *, manager: bool, again: str | None = None
) -> Changed:
    """End a table in quarantine, as its host or as a manager of the server.

    ``again`` names what follows, as noted for all: the number of the new table, empty where the
    series opens one, None where nothing begins again. No table is opened here.

    Raises:
        Refused: neither host nor manager (``not-in-charge``), or it is not in quarantine
            (``not-broken``).
    """
    require_broken(live, person, manager=manager)
    live, change = leaving.call_off(live, now)
    act = Act.GIVEN_UP if again is None else Act.BEGUN_AGAIN
    return noted(live, change, person, act, now, detail=again or "")


def require_broken(live: LiveTable, person: Person, *, manager: bool) -> None:
    """Check that the table is in quarantine, and that the person is its host or a ``manager``.

    Raises:
        Refused: they are neither (``not-in-charge``), or it is not in quarantine (``not-broken``).
    """
    if not manager and live.table.host.id != person.id:
        raise Refused("not-in-charge", host=live.table.host.name)
    if live.table.status is not Status.QUARANTINED:
        raise Refused("not-broken")


def unseat(
    live: LiveTable, manager: Person, user_id: int, paces: Mapping[str, Pace], now: datetime
) -> Changed:
    """Take somebody's seat away and bar them from this table.

    In a lobby they leave it; in a game their seat is on offer, and one of ``paces`` that enough of
    the others want is taken up; in a series they have given the series up, and its game is called
    off.

    Raises:
        Refused: they have no seat (``nobody-there``), or the table neither waits for players nor is
            played.
    """
    table = live.table
    if not table.status.live:
        raise refused_by_status(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("nobody-there")
    player = table.players[seat]
    assert player.person is not None
    live = replace(live, barred=live.barred | {user_id})
    if table.status is Status.LOBBY:
        live, change = lobby.leave(live, player.person, now)
    elif table.series is not None:
        live, change = series_tables.forfeit(live, seat, now)
    else:
        live, change = leaving.depart(live, seat, paces, now, ending="kicked")
    change = (SeatBanRow(table.id, user_id), *change)
    return noted(live, change, manager, Act.UNSEATED, now, whom=user_id)


def move(live: LiveTable, manager: Person, channel_id: int, place: Place, now: datetime) -> Changed:
    """Move a table to another channel, where everybody who owes an answer is pinged.

    The thread that it had is no longer its own; where it was is noted with the act.

    Raises:
        Refused: it is in that channel already (``already-there``), whatever the ``place``, or it
            neither waits for players nor is played.
    """
    table = live.table
    if not table.status.live:
        raise refused_by_status(table)
    if table.channel_id == channel_id:
        raise Refused("already-there")
    before = str(table.home_id)
    live = live.with_table(channel_id=channel_id, thread_id=None, place=place)
    live, change = stops.find_place(live, now)
    return noted(live, change, manager, Act.MOVED, now, detail=before)


def noted(
    live: LiveTable,
    change: Change,
    manager: Person,
    act: Act,
    now: datetime,
    *,
    whom: int | None = None,
    detail: str = "",
) -> Changed:
    """Add a manager's act to a table and to the rows of a change, and have the message updated.

    ``whom`` is the id of the person concerned, ``detail`` a reason, a place or a table, by act.
    """
    at, table_id = to_ms(now), live.table.id
    known = live.table.acts
    row = ManagerActRow(table_id, len(known), at, manager.id, act.value, whom, detail)
    live = live.with_table(acts=(*known, ManagerAct(row.number, manager.id, act, whom, detail)))
    return live, (*change, row, live.update_row(at))
