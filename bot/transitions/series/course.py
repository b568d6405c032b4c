"""A series from its lobby to its end: who takes part, what is entered, which tables are opened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.model.managers import Act, ManagerAct
from bot.model.players import Person
from bot.model.refusal import Refused, refuse_rule
from bot.model.series import HostedSeries, SeriesOpening, offered_places
from bot.model.stops import GIVEN_UP
from bot.model.table import Place, SeriesId, Status
from bot.model.times import to_ms
from bot.rows.change import Change
from bot.rows.managers import SeriesManagerActRow
from bot.rows.series import SeriesRow
from bot.table.stored_series import entrant_rows, event_rows, series_row
from bot.transitions.lobby import MOST_HOSTED, MOST_IN_CHANNEL
from games.api import AnyGame, Outcome, RuleError, checked_options
from games.rng import Rng
from games.series import kinds
from games.series.api import PAIR, Entrant, Stepped
from games.series.kinds import ENTRANTS, AnySeries
from games.series.seeding import LOTS

Made = tuple[HostedSeries, Change]
"""The series after a change, and the rows of it."""


def check_room(known: Iterable[HostedSeries], opening: SeriesOpening) -> None:
    """Check that one more fits among the series of a server that wait for people.

    Raises:
        Refused: the person hosts 3 of those already (``series-hosted``), or 10 are in the channel
            (``series-here``).
    """
    waiting = [one for one in known if one.status is Status.LOBBY]
    hosted = [str(one.id) for one in waiting if one.host.id == opening.host.id]
    if len(hosted) >= MOST_HOSTED:
        raise Refused("series-hosted", count=len(hosted), series=", ".join(hosted))
    count = sum(one.channel_id == opening.channel_id for one in waiting)
    if count >= MOST_IN_CHANNEL:
        raise Refused("series-here", count=count)


def open_series(
    series_id: SeriesId,
    opening: SeriesOpening,
    interaction_id: int,
    game: AnyGame,
    *,
    now: datetime,
    wait: timedelta,
) -> Made:
    """Open a series with its host as the first entrant; it waits at most ``wait`` for its start.

    Room and limits of the server are checked by the caller. The rows store it and its entrants.

    Raises:
        Refused: the game is not for such a series (``series-not-offered``), or an option is not
            allowed.
    """
    if not kinds.is_offered(opening.kind, game):
        raise Refused("series-not-offered")
    try:
        options = checked_options(
            kinds.OPTIONS[opening.kind], opening.options, ENTRANTS[opening.kind][0]
        )
        table_options = checked_options(game.options, opening.terms.options, PAIR[0])
    except RuleError as error:
        raise refuse_rule(error) from error
    series = HostedSeries(
        id=series_id,
        interaction_id=interaction_id,
        kind=opening.kind,
        game=opening.game,
        options=options,
        terms=replace(opening.terms, options=table_options),
        place=opening.place,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        host=opening.host,
        entrants=(opening.host,),
        status=Status.LOBBY,
        opened_at=now,
        closes_at=now + wait,
        rematch_of=opening.rematch_of,
    )
    series, row = _revised(series)
    return series, (row, *entrant_rows(series))


def enter(series: HostedSeries, person: Person) -> Made:
    """Enter a person, as the last entrant.

    Raises:
        Refused: it has started or is over, it is full (``series-full``), or the person takes part
            already (``already-entered``).
    """
    require_lobby(series)
    if series.entrant_of(person.id) is not None:
        raise Refused("already-entered")
    most = ENTRANTS[series.kind][-1]
    if len(series.entrants) >= most:
        raise Refused("series-full", most=most)
    return _with_entrants(series, (*series.entrants, person))


def choose_place(series: HostedSeries, person: Person, key: str, game: AnyGame) -> Made:
    """Note which place a person wants in the first game, empty for any; a new person is entered.

    Schools are chosen or drawn once, before the first game (M15).

    Raises:
        Refused: as :func:`enter`, there is no place of that name (``no-such-place``), or it is
            somebody else's (``place-taken``).
    """
    require_lobby(series)
    if key and key not in {place.key for place in offered_places(series, game)}:
        raise Refused("no-such-place")
    others = {user: place for user, place in series.places.items() if user != person.id}
    if key in others.values():
        raise Refused("place-taken")
    if series.entrant_of(person.id) is None:
        series, _ = enter(series, person)
    wanted = {**others, person.id: key} if key else others
    return _with_entrants(replace(series, places=wanted), series.entrants)


def leave(series: HostedSeries, person: Person, now: datetime) -> Made:
    """Take a person out of a series; if they host it, the first entrant left does.

    With nobody left the series is called off. That it has not started is checked by the caller.

    Raises:
        Refused: the person does not take part (``not-entered``).
    """
    if series.entrant_of(person.id) is None:
        raise Refused("not-entered")
    stay = tuple(one for one in series.entrants if one.id != person.id)
    if not stay:
        return close(series, Status.CANCELLED, now)
    if series.host.id == person.id:
        series = replace(series, host=stay[0])
    return _with_entrants(series, stay)


def close(series: HostedSeries, status: Status, now: datetime) -> Made:
    """End a series without a winner, in the given status; its tables are left to the caller."""
    series, row = _revised(replace(series, status=status, closes_at=None, left=None, ended_at=now))
    return series, (row,)


def put_off(series: HostedSeries, time: timedelta) -> Made:
    """Have a series' lobby close later by ``time``; nothing changes once it has started."""
    if series.closes_at is None:
        return series, ()
    series, row = _revised(replace(series, closes_at=series.closes_at + time))
    return series, (row,)


def stand(series: HostedSeries, now: datetime) -> Made:
    """Stop the clock of a series' lobby where people cannot press.

    What it had left is kept, and it closes all the same once it stood for too long. Nothing changes
    once it was started, or where its clock stands already.
    """
    if series.closes_at is None or series.left is not None:
        return series, ()
    left = max(timedelta(), series.closes_at - now)
    series, row = _revised(replace(series, left=left, closes_at=now + GIVEN_UP))
    return series, (row,)


def go_on(series: HostedSeries, now: datetime, wait: timedelta) -> Made:
    """Restart the clock of a series' lobby with what it had left; nothing changes if it runs.

    A lobby stopped by release 1.0.0, which did not note what was left, has the whole ``wait``
    again.
    """
    if series.status is not Status.LOBBY or (series.closes_at and series.left is None):
        return series, ()
    left = wait if series.left is None else series.left
    series, row = _revised(replace(series, left=None, closes_at=now + left))
    return series, (row,)


def begin(series: HostedSeries, person: Person, game: AnyGame, seed: str, now: datetime) -> Made:
    """Start a series with those who take part, as its host; its tables are opened by the caller.

    In a series of two, who begins the first game goes by the places they chose, else by lot (M15).

    Raises:
        Refused: not the host, it has started, an option is not allowed, or the number of people is
            wrong (``series-too-few``).
    """
    require_lobby(series)
    require_host(series, person)
    count, allowed = len(series.entrants), ENTRANTS[series.kind]
    if count not in allowed:
        raise Refused("series-too-few", entrants=count, least=allowed[0])
    try:
        stepped = kinds.begin(series.kind, count, series.options, seed, game.lots or LOTS)
    except RuleError as error:
        raise refuse_rule(error) from error
    entrants = series.entrants
    if allowed == PAIR:
        entrants = _seated(series, game, seed)
    series = replace(series, entrants=entrants, status=Status.PLAYING, closes_at=None, left=None)
    series = replace(series, seed=seed)
    series, change = _stepped(series, stepped, now)
    return series, (*change, *entrant_rows(series))


def record(series: HostedSeries, number: int, outcome: Outcome, now: datetime) -> Made:
    """Enter how a game ended."""
    return _step(series, lambda state: kinds.record(state, number, outcome), now)


def give_up(series: HostedSeries, entrants: Iterable[Entrant], now: datetime) -> Made:
    """Take entrants out of the running: their opponents go on without a game (M22).

    Those who are out already are skipped. If both of two give up at once, nobody has won, and the
    series is called off; of a pair of a championship the upper name goes on, also in the final.
    """
    leavers = [entrant for entrant in entrants if entrant in series.still_in]
    if not leavers:
        return series, ()
    if ENTRANTS[series.kind] == PAIR and len(leavers) == len(series.entrants):
        return close(series, Status.CANCELLED, now)
    return _step(series, lambda state: kinds.give_up(state, *leavers), now)


def agree_cancel(series: HostedSeries, person: Person, now: datetime) -> Made:
    """Note that a person wants a running series called off; it is, once all still in it want it.

    The same wish again is withdrawn, unless it is enough by now. The caller ends its tables.

    Raises:
        Refused: the person is not, or no longer, in the running (``not-entered``).
    """
    entrant = series.entrant_of(person.id)
    if entrant is None or entrant not in series.still_in:
        raise Refused("not-entered")
    withdrawn = entrant in series.agreed and series.agreements_missing > 0
    agreed = series.agreed - {entrant} if withdrawn else series.agreed | {entrant}
    series = replace(series, agreed=agreed)
    rows = entrant_rows(series)
    if series.agreements_missing:
        series, row = _revised(series)
        return series, (row, *rows)
    series, ended = close(series, Status.CANCELLED, now)
    return series, (*rows, *ended)


def pass_on(series: HostedSeries, user_id: int) -> Made:
    """Pass a running series on from a host who is not in it any more, to the first who still is.

    Nothing changes where somebody else hosts it, where its host can still win, or where nobody can.
    """
    entrant = series.entrant_of(user_id)
    if series.host.id != user_id or entrant in series.still_in or not series.still_in:
        return series, ()
    return revise(replace(series, host=series.entrants[series.still_in[0]]))


def resettle(series: HostedSeries, person: Person, channel_id: int, place: Place) -> Made:
    """Move a series to another channel, as one of its entrants; its tables stay where they are.

    Raises:
        Refused: the person does not take part (``not-entered``).
    """
    if series.entrant_of(person.id) is None:
        raise Refused("not-entered")
    return revise(replace(series, channel_id=channel_id, place=place))


def managed(
    series: HostedSeries,
    manager: Person,
    act: Act,
    now: datetime,
    *,
    whom: int | None = None,
    detail: str = "",
) -> Made:
    """Add a manager's act to a series, so that its sheet shows it; the act is done elsewhere.

    ``whom`` is the id of the person concerned, ``detail`` a reason or a place, by act.
    """
    number = len(series.acts)
    noted = ManagerAct(number, manager.id, act, whom, detail)
    series, row = _revised(replace(series, acts=(*series.acts, noted)))
    done = SeriesManagerActRow(series.id, number, to_ms(now), manager.id, act.value, whom, detail)
    return series, (row, done)


def revise(series: HostedSeries) -> Made:
    """Return the row that has a series' sheet updated, as its tables have changed."""
    series, row = _revised(series)
    return series, (row,)


def require_lobby(series: HostedSeries) -> None:
    """Check that a series waits for its start.

    Raises:
        Refused: it has started (``series-started``) or is over (``series-over``).
    """
    if series.status is not Status.LOBBY:
        raise Refused("series-started" if series.status is Status.PLAYING else "series-over")


def require_host(series: HostedSeries, person: Person) -> None:
    """Check that a person hosts a series.

    Raises:
        Refused: somebody else does (``not-series-host``).
    """
    if series.host.id != person.id:
        raise Refused("not-series-host", host=series.host.name)


def _seated(series: HostedSeries, game: AnyGame, seed: str) -> tuple[Person, ...]:
    """Return two entrants in order of the places that they chose; where neither did, by lot.

    One choice is enough to order both. The lot comes from ``seed``.
    """
    if not series.places:
        drawn, _ = Rng(f"{seed}/entrants").shuffled(series.entrants)
        return tuple(drawn)
    keys = [place.key for place in offered_places(series, game)]
    first, second = series.entrants
    chosen = series.places.get(first.id, "")
    swapped = chosen == keys[1] if chosen else series.places[second.id] == keys[0]
    return (second, first) if swapped else (first, second)


def _with_entrants(series: HostedSeries, entrants: tuple[Person, ...]) -> Made:
    """Return a series with other entrants and all its rows; places of those who left go."""
    ids = {one.id for one in entrants}
    places = {user: key for user, key in series.places.items() if user in ids}
    series, row = _revised(replace(series, entrants=entrants, places=places))
    return series, (row, *entrant_rows(series))


def _step(series: HostedSeries, step: Callable[[AnySeries], Stepped[Any]], now: datetime) -> Made:
    """Take a step of a series' course."""
    assert series.state is not None
    return _stepped(series, step(series.state), now)


def _stepped(series: HostedSeries, stepped: Stepped[Any], now: datetime) -> Made:
    """Return a series after a step of its course, with the rows of its new events.

    It is over once the step has a ranking.
    """
    first = len(series.events)
    series = replace(series, state=stepped.series, events=(*series.events, *stepped.events))
    if stepped.series.ranking:
        series = replace(series, status=Status.OVER, ended_at=now)
    series, row = _revised(series)
    return series, (row, *event_rows(series, first))


def _revised(series: HostedSeries) -> tuple[HostedSeries, SeriesRow]:
    """Return a series with the next revision, and its row."""
    series = replace(series, revision=series.revision + 1)
    return series, series_row(series)
