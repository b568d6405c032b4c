"""Before the game: who takes a seat, who leaves, and what each change is stored as."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.model.pace import Pace
from bot.model.refusal import Refused, refuse_rule
from bot.model.table import Opening, Person, Player, Rematch, Status, Table, TableId, Terms
from bot.model.timers import TimerKind
from bot.model.times import to_ms
from bot.store.loaded import StoredLobby
from bot.store.rows import (
    Change,
    OutboxRow,
    TimerRow,
)
from bot.table.live_table import LiveTable, refused_by_status
from bot.transitions import rematch
from games.api import AnyGame, Options, RuleError, Seat, checked_options
from games.seat_counts import spell_counts

MOST_HOSTED = 3
"""Lobbies that one person may have open on a server."""
MOST_IN_CHANNEL = 10
"""Lobbies that may be open in a channel."""


def check_room(lobbies: Iterable[StoredLobby], opening: Opening) -> None:
    """Check that there is room for one more among the open lobbies of a server.

    Raises:
        Refused: the person hosts too many (``lobbies-hosted``), or there are too many in the
            channel (``lobbies-here``).
    """
    known = list(lobbies)
    hosted = [str(one.table_id) for one in known if one.host_id == opening.host.id]
    if len(hosted) >= MOST_HOSTED:
        raise Refused("lobbies-hosted", count=len(hosted), tables=", ".join(hosted))
    count = sum(one.channel_id == opening.channel_id for one in known)
    if count >= MOST_IN_CHANNEL:
        raise Refused("lobbies-here", count=count)


def open_lobby(
    table_id: TableId,
    opening: Opening,
    interaction_id: int,
    game: AnyGame,
    *,
    now: datetime,
    pace: Pace,
    wait: timedelta,
    after: Rematch | None = None,
) -> tuple[LiveTable, Change]:
    """Open a table; its host has the first seat, and the lobby waits for its start.

    Raises:
        Refused: the game does not allow these seats or options.
    """
    options = _options(game, opening.seats, opening.options)
    table = Table(
        id=table_id,
        game=opening.game,
        version=game.version,
        options=options,
        seats=opening.seats,
        language=opening.language,
        place=opening.place,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        thread_id=None,
        host=opening.host,
        players=(Player(Seat(0), opening.host),),
        status=Status.LOBBY,
        opened_at=now,
        seed_hash=None,
        seed=None,
        pace=pace.name,
        open_hands=opening.open_hands,
        rematch=after,
    )
    expires_at = to_ms(now + wait)
    live = LiveTable(table, interaction_id, expires_at=expires_at, pace=pace)
    expiry = TimerRow(table_id, TimerKind.CLOSING, expires_at)
    taken_over = rematch.rematch_rows(live)
    return live, (
        live.table_row(),
        *live.seat_rows(),
        expiry,
        *taken_over,
        _told(table_id, now),
    )


def join(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Give a person the next seat; in a rematch those who return sit as they did before.

    Raises:
        Refused: the lobby is closed or full, or the person sits there already.
    """
    _require_lobby(live)
    table = live.table
    if table.seat_of(person.id) is not None:
        raise Refused("already-seated")
    if len(table.players) == table.seats:
        raise Refused("table-full", seats=table.seats)
    people = [*(player.person for player in table.players), person]
    live = live.with_table(players=rematch.seat_returning(table.rematch, people))
    return live, (*live.seat_rows(), _told(table.id, now))


def alter(
    live: LiveTable, person: Person, terms: Terms, game: AnyGame, pace: Pace, now: datetime
) -> tuple[LiveTable, Change]:
    """Change what is played, as the host; whoever has a seat keeps it and is not asked again.

    Raises:
        Refused: not the host, not a lobby, fewer seats than are taken, or the game does not allow
            these seats or options.
    """
    _require_lobby(live)
    require_host(live, person)
    if terms.seats < len(live.table.players):
        raise Refused("seats-taken", count=len(live.table.players))
    live = live.with_table(
        options=_options(game, terms.seats, terms.options),
        seats=terms.seats,
        language=terms.language,
        pace=pace.name,
        open_hands=terms.open_hands,
    )
    return replace(live, pace=pace), (live.table_row(), _told(live.table.id, now))


def leave(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Free a person's seat; those behind move up, and the first of them inherits a host's part.

    Raises:
        Refused: the person does not sit there.
    """
    if live.table.seat_of(person.id) is None:
        raise Refused("not-seated")
    stay = [player.person for player in live.table.players if player.person.id != person.id]
    if not stay:
        return close(live, Status.CANCELLED, now)
    host = stay[0] if live.table.host.id == person.id else live.table.host
    players = tuple(Player(Seat(seat), one) for seat, one in enumerate(stay))
    live = live.with_table(players=players, host=host)
    return live, (live.table_row(), *live.seat_rows(), _told(live.table.id, now))


def check_start(live: LiveTable, person: Person, game: AnyGame) -> None:
    """Check that a person may start the game now.

    Raises:
        Refused: not the host, not a lobby, or not a number of players for this game.
    """
    _require_lobby(live)
    require_host(live, person)
    players = len(live.table.players)
    if players not in game.seats:
        least = next((count for count in game.seats if count > players), game.seats[-1])
        raise Refused("too-few", players=players, least=least)


def close(live: LiveTable, status: Status, now: datetime) -> tuple[LiveTable, Change]:
    """End a table whose lobby led to nothing."""
    live = live.ended(status, to_ms(now))
    return live, (live.table_row(), _told(live.table.id, now))


def require_host(live: LiveTable, person: Person) -> None:
    """Check that a person is the host.

    Raises:
        Refused: somebody else is (``not-host``).
    """
    if live.table.host.id != person.id:
        raise Refused("not-host", host=live.table.host.name)


def _options(game: AnyGame, seats: int, chosen: Options) -> Options:
    if seats not in game.seats:
        raise Refused("seats-not-offered", offered=spell_counts(game.seats))
    try:
        return checked_options(game.options, chosen, seats)
    except RuleError as error:
        raise refuse_rule(error) from error


def _require_lobby(live: LiveTable) -> None:
    if live.table.status is not Status.LOBBY:
        raise refused_by_status(live.table)


def _told(table_id: TableId, now: datetime) -> OutboxRow:
    return OutboxRow(table_id, None, None, to_ms(now))
