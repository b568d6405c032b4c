"""Before the game: who takes a seat, who leaves, and what each change is stored as."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks import filling
from bot.model.forgotten import is_among
from bot.model.invitations import InvitationState
from bot.model.managers import ServerLimits
from bot.model.pace import Pace
from bot.model.players import Person, Player
from bot.model.refusal import Refused, refuse_rule, refused_by_status
from bot.model.table import (
    Opening,
    Rematch,
    Status,
    Table,
    TableId,
    Terms,
)
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, Millis, from_ms, to_ms
from bot.rows.change import Change
from bot.rows.clocks import PUT_OFF, WANTED, DeleteStartWish, StartWishRow, TimerRow
from bot.rows.seats import SeatBanRow
from bot.store.loaded import StoredLobby
from bot.table.live_table import LiveTable
from bot.transitions import invitations, places, rematch
from games.api import AnyGame, RuleError, Seat, checked_options
from games.seat_counts import spell_counts

MOST_HOSTED = 3
"""Lobbies that one person may have open on a server."""
MOST_IN_CHANNEL = 10
"""Lobbies that may be open in a channel."""
SHOWN_CLOSED = timedelta(days=1)
"""Time for which the one-line message of a closed lobby stays in its channel."""
MOST_ALONE = 5
"""Games against computers alone that one person may have under way on a server."""


def check_room(lobbies: Iterable[StoredLobby], opening: Opening) -> None:
    """Check that one more lobby fits among the open ``lobbies`` of a server.

    Full lobbies count, too.

    Raises:
        Refused: the person hosts 3 already (``lobbies-hosted``), or 10 are open in the channel
            (``lobbies-here``).
    """
    known = list(lobbies)
    hosted = [str(one.table_id) for one in known if one.host_id == opening.host.id]
    if len(hosted) >= MOST_HOSTED:
        raise Refused("lobbies-hosted", count=len(hosted), tables=", ".join(hosted))
    here = [str(one.table_id) for one in known if one.channel_id == opening.channel_id]
    if len(here) >= MOST_IN_CHANNEL:
        raise Refused("lobbies-here", count=len(here), tables=", ".join(here))


def check_limits(hosts: Iterable[int], host: Person, limits: ServerLimits) -> None:
    """Check that a server's own limits let a person run one more table or series.

    ``hosts`` are the hosts of all tables and series that run there now, one for each.

    Raises:
        Refused: the person runs as many as one may (``tables-hosted``), or as many run there as the
            server wants (``tables-enough``).
    """
    running = list(hosts)
    if running.count(host.id) >= limits.each:
        raise Refused("tables-hosted", count=limits.each)
    if len(running) >= limits.most:
        raise Refused("tables-enough", count=limits.most)


def check_alone(players: Iterable[int], person: Person) -> None:
    """Check that a person may begin one more game against computers alone on a server.

    ``players`` are the people of all such games there, one for each game.

    Raises:
        Refused: they have 5 under way already (``games-alone``).
    """
    if [*players].count(person.id) >= MOST_ALONE:
        raise Refused("games-alone", count=MOST_ALONE)


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
    computers: bool = True,
) -> tuple[LiveTable, Change]:
    """Open a table as a lobby, with its host in the first seat.

    It closes after ``wait`` unless it starts. In a rematch (``after``) the computers of the game
    before are seated, too, unless there are to be no ``computers``, and the host wants the named
    place that the rules give them, unless ``opening`` names one. Limits of servers are checked by
    the caller, and a named place not at all.

    Raises:
        Refused: the game does not allow these seats or options.
    """
    table = Table(
        id=table_id,
        game=opening.game,
        version=game.version,
        terms=_allowed(game, replace(opening.terms, pace=pace.name)),
        place=opening.place,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        thread_id=None,
        host=opening.host,
        players=(),
        status=Status.LOBBY,
        opened_at=now,
        seed_hash=None,
        seed=None,
        rematch=after,
    )
    wanted = opening.seat or places.place_again(table, after, game, opening.host.id)
    table = replace(table, players=(Player(Seat(0), opening.host, place=wanted),))
    table = rematch.seat_again(table, after if computers else None)
    expires_at = to_ms(now + wait)
    live = LiveTable(table, interaction_id, expires_at=expires_at, pace=pace)
    expiry = TimerRow(table_id, TimerKind.CLOSING, expires_at)
    taken_over = rematch.rematch_rows(live)
    return live, (
        live.table_row(),
        *live.seat_rows(),
        expiry,
        *taken_over,
        live.update_row(to_ms(now)),
    )


def open_again(
    before: LiveTable,
    table_id: TableId,
    interaction_id: int,
    game: AnyGame,
    *,
    now: datetime,
    pace: Pace,
    wait: timedelta,
) -> tuple[LiveTable, Change]:
    """Open a lobby like a table that was broken, with everybody seated who had not left it.

    It is played at ``pace``, which is for the caller to know: an evening may have been faster.

    The host has the first seat; in a rematch whose game hands something on, those who played before
    come first, as ever, and what was handed on is kept. Computers are kept, and named places: those
    that were wanted, or once the game had begun those that everybody had. Those for whom there is
    no seat are left out. Whoever was barred still is.

    Raises:
        Refused: the game does not allow these seats or options any more.
    """
    known = before.table
    after = None if known.rematch is None else replace(known.rematch, seating=None)
    live, change = open_lobby(
        table_id,
        Opening.like(known, known.host),
        interaction_id,
        game,
        now=now,
        pace=pace,
        wait=wait,
        after=after,
    )
    begun = known.seed_hash is not None
    keys = [one.key for one in game.places(known.terms.seats, live.table.terms.options)]
    had = dict(enumerate(keys)) if begun else {}
    host = known.players_by_user.get(known.host.id, Player(Seat(0), known.host))
    stay = [one for one in known.players if not one.gone and one.user_id != known.host.id]
    players = [
        Player(one.seat, one.occupant, place=had.get(one.seat, one.place))
        for one in (host, *stay)[: known.terms.seats]
    ]
    live = live.with_table(players=rematch.seat_returning(after, players))
    live = replace(live, barred=before.barred)
    bans = (SeatBanRow(table_id, one) for one in sorted(before.barred))
    return live, (*change, *live.seat_rows(), *bans)


def join(
    live: LiveTable, person: Person, game: AnyGame, now: datetime, place: str | None = None
) -> tuple[LiveTable, Change]:
    """Give a person the next free seat; in a rematch those who return sit as they did before.

    ``place`` is the named place that they want: empty for any, None for what a rematch would give
    them. Their own invitation counts as taken, and the seat kept for them is theirs.

    Raises:
        Refused: the game has begun or ended, the person sits there already (``already-seated``) or
            was put out (``barred``), the table is full (``table-full``), its last seats are kept
            for guests (``seats-kept``), or the place is unknown or taken.
    """
    require_lobby(live)
    table = live.table
    if table.seat_of(person.id) is not None:
        raise Refused("already-seated")
    if is_among(person.id, live.barred):
        raise Refused("barred")
    if len(table.players) == table.terms.seats:
        raise Refused("table-full", seats=table.terms.seats)
    kept = [one for one in table.kept_for if one.guest.id != person.id]
    if len(table.players) + len(kept) >= table.terms.seats:
        raise Refused("seats-kept", count=len(kept))
    if place is None:
        place = places.place_again(table, table.rematch, game, person.id)
    places.check_free(table, game, person.id, place)
    players = [*table.players, Player(Seat(len(table.players)), person, place=place)]
    live = live.with_table(players=rematch.seat_returning(table.rematch, players))
    live, taken = invitations.settle(live, person.id, InvitationState.TAKEN)
    return live, (*live.seat_rows(), *taken, live.update_row(to_ms(now)))


def choose_place(
    live: LiveTable, person: Person, key: str, game: AnyGame, now: datetime
) -> tuple[LiveTable, Change]:
    """Note which named place a person wants, empty for any; who has no seat yet joins with it.

    Raises:
        Refused: as :func:`join`; ``no-such-place`` or ``place-taken`` for the place.
    """
    require_lobby(live)
    seat = live.table.seat_of(person.id)
    if seat is None:
        return join(live, person, game, now, key)
    places.check_free(live.table, game, person.id, key)
    live = live.with_player(replace(live.table.players[seat], place=key))
    return live, (live.seat_row(live.table.players[seat]), live.update_row(to_ms(now)))


def alter(
    live: LiveTable, person: Person, terms: Terms, game: AnyGame, pace: Pace, now: datetime
) -> tuple[LiveTable, Change]:
    """Change the terms of a lobby, as its host; those seated keep their seats and are not asked.

    Options left out of ``terms`` get their defaults, and its pace is replaced by ``pace``. Named
    places are carried over as far as they fit.

    Raises:
        Refused: not the host, not a lobby, fewer seats than are taken (``seats-taken``) or kept
            (``seats-kept``), or the game does not allow these seats or options.
    """
    require_lobby(live)
    require_host(live, person)
    if terms.seats < len(live.table.players):
        raise Refused("seats-taken", count=len(live.table.players))
    kept = live.table.kept_for
    if terms.seats < len(live.table.players) + len(kept):
        raise Refused("seats-kept", count=len(kept))
    before = live.table
    live = live.with_table(terms=_allowed(game, replace(terms, pace=pace.name)))
    live = places.carry_over(replace(live, pace=pace), before, game)
    return live, (live.table_row(), *live.seat_rows(), live.update_row(to_ms(now)))


def leave(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Free a person's seat in a lobby; those behind move up.

    If the host leaves, the first person still seated becomes host. If no person is left, the lobby
    closes, computers or not. That it is a lobby is assumed.

    Raises:
        Refused: the person does not sit there (``no-seat-in-lobby``).
    """
    if live.table.seat_of(person.id) is None:
        raise Refused("no-seat-in-lobby")
    stay = [player for player in live.table.players if player.user_id != person.id]
    heir = next((player.person for player in stay if player.person is not None), None)
    if heir is None:
        return close(live, Status.CANCELLED, now)
    host = heir if live.table.host.id == person.id else live.table.host
    players = tuple(replace(one, seat=Seat(seat)) for seat, one in enumerate(stay))
    live = live.with_table(players=players, host=host)
    return live, (live.table_row(), *live.seat_rows(), live.update_row(to_ms(now)))


def check_start(live: LiveTable, person: Person, game: AnyGame) -> None:
    """Check that a person may start the game: its host, or in a full lobby anybody seated.

    Whether a press of others starts it at once is for :func:`may_start`.

    Raises:
        Refused: not a lobby, not the host, nobody but computers would play (``only-computers``), or
            the game cannot be played with so few (``too-few``).
    """
    require_lobby(live)
    if live.table.full is None or live.table.seat_of(person.id) is None:
        require_host(live, person)
    if not live.table.people:
        raise Refused("only-computers")
    players = len(live.table.players)
    if players not in game.seats:
        least = next((count for count in game.seats if count > players), game.seats[-1])
        raise Refused("too-few", players=players, least=least)


def fitted(live: LiveTable, game: AnyGame) -> LiveTable:
    """Return the table with as many seats as players sit at it, named places carried over.

    It is returned unchanged if it has that number already, or if the game cannot be played with it.

    Raises:
        Refused: the game does not allow the options with that number of seats.
    """
    before, players = live.table, len(live.table.players)
    if players == before.terms.seats or players not in game.seats:
        return live
    live = live.with_table(terms=_allowed(game, replace(before.terms, seats=players)))
    return places.carry_over(live, before, game)


def check_fitted(live: LiveTable, smaller: LiveTable, agreed: str) -> None:
    """Check that the host agreed to start a game for fewer players than the lobby has seats.

    ``smaller`` is the table as it would start, ``agreed`` the mark of the lobby that the host was
    shown when asked. Nothing is checked where no seat is missing.

    Raises:
        Refused: the host was not asked, or the lobby has changed since (``start-smaller``).
    """
    seats, players = live.table.terms.seats, smaller.table.terms.seats
    if players < seats and agreed != smaller.table.lobby_mark:
        raise Refused("start-smaller", players=players, seats=seats)


def may_start(live: LiveTable, person: Person, now: datetime) -> bool:
    """Return True if a person's press starts the game now; False if it is only noted as a wish.

    The host's does at any time, that of others from the moment that the full lobby names for them,
    by the table's clock. Where the lobby is not full, or names none, anybody's does.
    Who may press at all is for :func:`check_start`.
    """
    full = live.table.full
    if live.table.host.id == person.id or full is None or full.anybody_at is None:
        return True
    return full.anybody_at <= from_ms(live.table.clock_at(to_ms(now)))


def want_start(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Note that a person other than the host wants to start a full lobby; it isn't started here.

    That the lobby is full is asserted, that the person may press assumed. A second time nothing new
    is noted, but it is told again.
    """
    table = live.table
    assert table.full is not None
    live = live.with_table(full=replace(table.full, wanted=table.full.wanted | {person.id}))
    return live, (StartWishRow(table.id, person.id, WANTED), live.update_row(to_ms(now)))


def put_off(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Put the start of a full lobby off by a day, once for each person, whose wish to start ends.

    If it would close earlier, it closes a day after the new start.

    Raises:
        Refused: no seat there (``no-seat-in-lobby``), the lobby is not full (``not-full``), they
            did before (``put-off-before``), or the game has begun or ended.
    """
    require_lobby(live)
    table, full = live.table, live.table.full
    if table.seat_of(person.id) is None:
        raise Refused("no-seat-in-lobby")
    if full is None:
        raise Refused("not-full")
    if person.id in full.put_off:
        raise Refused("put-off-before")
    wants = full.wanted - {person.id}
    live = live.with_table(full=replace(full, wanted=wants, put_off=full.put_off | {person.id}))
    live, rows = filling.start_at(live, full.starts_at + filling.BY_ITSELF, now, full.refused)
    mine = (table.id, person.id)
    return live, (DeleteStartWish(*mine, WANTED), StartWishRow(*mine, PUT_OFF), *rows)


def close(live: LiveTable, status: Status, now: datetime) -> tuple[LiveTable, Change]:
    """End a lobby in which no game was started, in the given status.

    Its message shows it as closed and is removed a day later.
    """
    live = live.ended(status, to_ms(now))
    return live, (live.table_row(), *cleared_later(live, now), live.update_row(to_ms(now)))


def cleared_later(live: LiveTable, now: datetime) -> Change:
    """Return the timer that removes the message of a table that led to nothing, in a day.

    Empty for any other table. The row has to come after that of the table: its end deletes the
    timers of the table.
    """
    if not live.table.led_to_nothing:
        return ()
    return (TimerRow(live.table.id, TimerKind.CLEARING, to_ms(now + SHOWN_CLOSED)),)


def is_cleared(live: LiveTable, at: Millis) -> bool:
    """Return True if a table that ended without a game has been shown as closed for a day."""
    if live.ended_at is None or live.seed is not None:
        return False
    return at >= live.ended_at + SHOWN_CLOSED // MILLISECOND


def require_host(live: LiveTable, person: Person) -> None:
    """Check that a person is the host.

    Raises:
        Refused: somebody else is (``not-host``).
    """
    if live.table.host.id != person.id:
        raise Refused("not-host", host=live.table.host.name)


def _allowed(game: AnyGame, terms: Terms) -> Terms:
    """Return the terms with every option of the game, defaults filled in for those left out.

    Raises:
        Refused: the game has no such number of seats (``seats-not-offered``), or not these options.
    """
    if terms.seats not in game.seats:
        raise Refused("seats-not-offered", offered=spell_counts(game.seats))
    try:
        return replace(terms, options=checked_options(game.options, terms.options, terms.seats))
    except RuleError as error:
        raise refuse_rule(error) from error


def require_lobby(live: LiveTable) -> None:
    """Check that the game has not begun.

    Raises:
        Refused: as the table's status has it.
    """
    if live.table.status is not Status.LOBBY:
        raise refused_by_status(live.table)
