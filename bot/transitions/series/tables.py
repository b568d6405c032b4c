"""The tables of a series: opened with their people seated, and what the end of one says."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.model.managers import Act
from bot.model.pace import Pace
from bot.model.players import Player
from bot.model.preferences import Preferences
from bot.model.series import HostedSeries
from bot.model.stops import Why
from bot.model.table import SeriesGame, Status, Table, TableId
from bot.model.times import to_ms
from bot.rows.change import Change
from bot.rows.series import SeriesGameRow
from bot.table.live_table import LiveTable
from bot.table.running_game import TableClocks
from bot.transitions import inactivity, moves
from bot.transitions.leaving import call_off
from bot.transitions.occupancy import is_given_up, vacate
from games.api import AnyGame, Seat
from games.series.api import Entrant, Kind, Pairing


def open_table(
    series: HostedSeries,
    pairing: Pairing,
    table_id: TableId,
    game: AnyGame,
    seed: str,
    *,
    now: datetime,
    pace: Pace,
    stale: timedelta,
    preferences: dict[int, Preferences],
    before: LiveTable | None,
) -> tuple[LiveTable, Change]:
    """Open and start the table of a game of a series; it has no lobby.

    Named places are given in the order of the pairing's seats. Where the series plays game after
    game in one thread, that of the table ``before`` is used, unless it is gone or left. The host of
    the series hosts it. The timer of the first inactivity check is among the rows.

    Raises:
        Refused: the rules do not allow these seats or options.
    """
    home = _home_of(series, before)
    seats = len(pairing.seats)
    places = game.places(seats, series.terms.options)
    people = [series.entrants[entrant] for entrant in pairing.seats]
    players = tuple(
        Player(Seat(seat), person, place=places[seat].key if places else "")
        for seat, person in enumerate(people)
    )
    table = Table(
        id=table_id,
        game=series.game,
        version=game.version,
        terms=replace(series.terms, seats=seats, pace=pace.name),
        place=(home or series).place,
        guild_id=series.guild_id,
        channel_id=(home or series).channel_id,
        thread_id=None if home is None else home.thread_id,
        # Not one of the two: what a host may do alone is no advantage in the game.
        host=series.host,
        players=players,
        status=Status.LOBBY,
        opened_at=now,
        seed_hash=None,
        seed=None,
        series=SeriesGame(series.id, series.kind, pairing.number),
    )
    live = LiveTable(table, None, pace=pace, times=TableClocks(preferences=preferences))
    live, change = moves.start(live, game, seed, now)
    of_series = SeriesGameRow(table_id, series.id, series.kind.value, pairing.number)
    return live, (*change, inactivity.watch(live, to_ms(now), stale), of_series)


def shares_thread(kind: Kind) -> bool:
    """Return True if all games are played in one thread, not in one for each pair."""
    return kind is not Kind.CHAMPIONSHIP


def _home_of(series: HostedSeries, before: LiveTable | None) -> Table | None:
    """Return the table at whose place the next game is played; None: a place of its own.

    Such a place is in the series' channel. A series with one thread goes there, too, if its place
    was deleted, or if a manager has moved the series away from there.
    """
    if before is None or not shares_thread(series.kind):
        return None
    table, ended_at = before.table, before.ended_at or 0
    stood = any(stop.why is Why.PLACE and stop.until >= ended_at for stop in table.stops)
    lost = stood and table.thread_id is None
    moved = {act.detail for act in series.acts if act.act is Act.MOVED}
    left = table.channel_id != series.channel_id and str(table.channel_id) in moved
    return None if lost or left else table


def forfeit(live: LiveTable, seat: Seat, now: datetime) -> tuple[LiveTable, Change]:
    """End a game of a series without a result, because the player in ``seat`` gives the series up.

    Their seat is vacated as conceded; that they gave up is entered in the series by the caller.
    """
    live, rows = vacate(live, seat, "conceded", to_ms(now))
    live, change = call_off(live, now)
    return live, (*rows, *change)


def forfeit_absent(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """End a game of a series for the first player who missed too many turns to count as there.

    Nothing changes if nobody did, or if the game is not under way. No seat of a series is on offer.
    """
    if live.table.status is not Status.PLAYING:
        return live, ()
    for player in live.table.players:
        if is_given_up(live, player, to_ms(now)):
            return forfeit(live, player.seat, now)
    return live, ()


def leavers_of(live: LiveTable, pairing: Pairing) -> tuple[Entrant, ...]:
    """Return the entrants who gave the series up with a game that ended without a result, by seat.

    They are those who left their seats. If nobody did and the game was closed because nobody moved,
    they are those who still owed an answer, or everybody if nobody did. Empty where both agreed to
    call the game off, or its clocks stood: then it is played again.
    """
    # Of whose seat was lost with its row nobody knows whether they had left.
    known = [one for one in live.table.players if one.user_id is None or one.user_id >= 0]
    gone = {player.seat for player in known if player.gone}
    if not gone and live.table.forgotten:
        running = live.running
        asked = () if running is None else running.decisions
        gone = {decision.seat for decision in asked if not decision.answered}
        gone = gone or {player.seat for player in live.table.players}
    return tuple(pairing.seats[seat] for seat in sorted(gone))
