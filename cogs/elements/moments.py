"""Moments of confirmations: one that is pressed after things have changed is recognised by its own.

A confirmation carries the state that it was asked about in its custom id, as a question of a game
does. Those of release 1.0.0 carry none.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec

from bot.model.players import Player
from bot.model.series import HostedSeries
from bot.model.table import Table
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb

FORGETTING_HOLDS = timedelta(minutes=15)
"""Of a person's data everything changes all the time: that question holds as long as a panel."""


def confirming(
    verb: Verb, what: Table | HostedSeries, *, user_id: int = 0, argument: str = ""
) -> CustomId:
    """Make the press that confirms something about a table or series as it is now.

    ``user_id`` is the reader, where only they see it; ``argument`` names the table or series for
    verbs that are used at no table: the press then carries no table, as it does for a series.
    """
    table = what.id if isinstance(what, Table) and not argument else HELP_TABLE
    return CustomId(table, verb, argument, moment_of(verb, what, user_id))


def is_current(press: CustomId, what: Table | HostedSeries, user_id: int = 0) -> bool:
    """Return True if a confirmation still is about a table or series as it is now.

    False for any that carries no moment, as those of release 1.0.0 do.
    """
    assert isinstance(press.verb, Verb)
    return press.decision == moment_of(press.verb, what, user_id)


def moment_of(verb: Verb, what: Table | HostedSeries, user_id: int = 0) -> str:
    """Return a digest, 8 hexadecimal digits, of all that a confirmation depends on.

    Closing and starting a lobby depend on its options and players, a form on the terms, leaving on
    the person's own seat, removing, offering and unseating on status and who sits where, a win on
    absences, giving up or beginning again on the error; other verbs on the status alone.
    ``user_id`` matters only where a person leaves or gives up.
    """
    if isinstance(what, HostedSeries):
        return _spelt(_in_series(verb, what, user_id))
    match verb:
        case Verb.CLOSE | Verb.START:
            return what.lobby_mark
        case Verb.TERM:
            return _spelt([what.terms])
        case Verb.LEAVING | Verb.CONCEDING | Verb.CALLING:
            return _spelt(_of_seat(what, user_id))
        case Verb.REMOVE | Verb.OFFER | Verb.UNSEAT:
            return _spelt([what.status, *map(_tenure, what.players)])
        case Verb.WIN:
            return _spelt([[p.occupancy.number, p.occupancy.missed_at] for p in what.players])
        case Verb.GIVE_UP | Verb.ANEW:
            return _spelt([what.error_id])
        case _:
            return _spelt([what.status])


def asked_at(now: datetime) -> str:
    """Spell the moment of a question about a person."""
    return f"{int(now.timestamp())}"


def may_forget(press: CustomId, now: datetime) -> bool:
    """Return True if the question that a press confirms was asked at most fifteen minutes ago.

    False for a press without a moment.
    """
    asked = int(press.decision) if press.decision.isdecimal() else 0
    return asked + FORGETTING_HOLDS.total_seconds() >= now.timestamp()


def _of_seat(table: Table, user_id: int) -> Sequence[object]:
    """List what a confirmed leaving depends on; only the status for a person without a seat.

    Status, whether others are present, the tenure, the number of turns missed, and whether the seat
    is on offer.
    """
    player = table.players_by_user.get(user_id)
    if player is None:
        return [table.status]
    others = any(one.present for one in table.players if one.seat != player.seat)
    return [table.status, others, *_tenure(player), player.occupancy.missed, player.offered]


def _tenure(player: Player) -> list[object]:
    """List what changes when somebody else gets a seat."""
    return [str(player.identity), player.occupancy.number, player.gone]


def _in_series(verb: Verb, series: HostedSeries, user_id: int) -> Sequence[object]:
    """List the values of a series that the confirmation of a verb depends on.

    Giving up depends on the games begun and on whether the person is still in; taking somebody out
    on who is; all else on the status alone.
    """
    match verb:
        case Verb.SERIES_GIVE_UP:
            is_in = series.entrant_of(user_id) in series.still_in
            return [series.status, len(series.games), is_in]
        case Verb.UNSEAT:
            entrants = [person.id for person in series.entrants]
            return [series.status, entrants, series.still_in]
        case _:
            return [series.status]


def _spelt(parts: Sequence[object]) -> str:
    """Return a checksum of what a confirmation depends on: 8 hexadecimal digits."""
    return f"{zlib.crc32(msgspec.json.encode(parts)):08x}"
