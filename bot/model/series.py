"""What the host knows of a series: who takes part, what is played for it, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

import msgspec

from bot.model.managers import Act, ManagerAct
from bot.model.news import Post
from bot.model.players import Person
from bot.model.table import Place, SeriesId, Status, Table, TableId, Terms
from games.api import AnyGame, Event, Options
from games.optional.places import Place as NamedPlace
from games.series.api import PAIR, Entrant, Kind
from games.series.championship import Championship, still_in
from games.series.kinds import ENTRANTS, AnySeries


class HostedSeries(msgspec.Struct, frozen=True):
    """A series from its opening to its end."""

    id: SeriesId
    interaction_id: int
    """Of the command that opened it."""
    kind: Kind
    game: str
    options: Options
    """Of the series."""
    terms: Terms
    """Of each of its tables, where two play."""
    place: Place
    guild_id: int
    channel_id: int
    host: Person
    entrants: tuple[Person, ...]
    """By the number that the rules know them by."""
    status: Status
    opened_at: datetime
    places: Mapping[int, str] = {}
    """Who wants which named place in the first game; whoever takes any is not in it."""
    agreed: frozenset[Entrant] = frozenset()
    """Who wants it called off."""
    closes_at: datetime | None = None
    """When it closes without a start."""
    left: timedelta | None = None
    """What it had left when its clock stopped, as people cannot press; None while it runs."""
    ended_at: datetime | None = None
    seed: str | None = None
    """Of the seeding."""
    state: AnySeries | None = None
    """As its rules have it, once it has started."""
    events: tuple[Event, ...] = ()
    """All that happened, in order."""
    games: Mapping[int, TableId] = {}
    """The table of each game by its number."""
    revision: int = 0
    """Number of changes."""
    rematch_of: SeriesId | None = None
    acts: tuple[ManagerAct, ...] = ()
    """What managers of the server did with it."""

    @property
    def barred(self) -> frozenset[int]:
        """Ids of those whom managers took out of it; of a forgotten person it has a mark.

        :func:`bot.model.forgotten.is_among` tells whether somebody is among them. Once the series
        has started, people who are forgotten leave no mark.
        """
        return frozenset(one.whom for one in self.acts if one.act is Act.UNSEATED and one.whom)

    @property
    def home_id(self) -> int:
        """The channel where its sheet is."""
        return self.channel_id

    @property
    def thread_id(self) -> None:
        """None: a series' sheet is in the channel itself."""
        return

    def entrant_of(self, user_id: int) -> Entrant | None:
        """Return the number of a person who takes part, or None."""
        return next((Entrant(n) for n, one in enumerate(self.entrants) if one.id == user_id), None)

    def seat_of(self, user_id: int) -> Entrant | None:
        """Return the number of a person who takes part, or None; named as at a table."""
        return self.entrant_of(user_id)

    @property
    def still_in(self) -> tuple[Entrant, ...]:
        """The entrants who can still win while the series is in progress; empty before and after.

        Only in a championship do entrants drop out, by a loss or by giving up; else all are still
        in.
        """
        if self.state is None or self.status is not Status.PLAYING:
            return ()
        if isinstance(self.state, Championship):
            return still_in(self.state)
        return tuple(Entrant(number) for number in range(len(self.entrants)))

    @property
    def agreements_missing(self) -> int:
        """Number of remaining entrants who have not agreed to call the series off."""
        return sum(entrant not in self.agreed for entrant in self.still_in)

    def game_of(self, entrant: Entrant) -> TableId | None:
        """Return the table at which an entrant has an open game of the series.

        None if there is none, its row was lost, or the series is not in progress.
        """
        if self.state is None or self.status is not Status.PLAYING:
            return None
        playing = (game.number for game in self.state.open if entrant in game.seats)
        return next((self.games[number] for number in playing if number in self.games), None)

    @property
    def waiting(self) -> tuple[Entrant, ...]:
        """The entrants still in who have no open game: they wait for the games of others."""
        return tuple(one for one in self.still_in if self.game_of(one) is None)

    @property
    def running_games(self) -> tuple[TableId, ...]:
        """The tables of open games, in order of their ids; empty unless it is in progress.

        A game whose table's row was lost is left out.
        """
        if self.state is None or self.status is not Status.PLAYING:
            return ()
        playing = (game.number for game in self.state.open)
        # A table whose row was lost plays for itself.
        return tuple(sorted(self.games[number] for number in playing if number in self.games))


def offered_places(series: HostedSeries, game: AnyGame) -> tuple[NamedPlace, ...]:
    """List the named places that the two of a series may choose from for their first game.

    Empty where more than two take part, as the sheet decides there who sits where, and for a game
    without named places.
    """
    if ENTRANTS[series.kind] != PAIR:
        return ()
    return game.places(PAIR[0], series.terms.options)


class SeriesOpening(msgspec.Struct, frozen=True):
    """What a command asks for that opens a series."""

    kind: Kind
    game: str
    options: dict[str, Any]
    terms: Terms
    place: Place
    guild_id: int
    channel_id: int
    host: Person
    rematch_of: SeriesId | None = None


class SeriesPostKey(StrEnum):
    """What a message of the bot about a series is."""

    SHEET = "sheet"
    REPLACED_SHEET = "replaced-sheet"
    """A sheet that is to go as soon as another one stands."""
    NOTICE = "notice"
    """``notice:<number of its first event>``"""
    ACT = "act"
    """``act:<number>``, of what a manager of the server did."""

    WAITING = "waiting"
    """``waiting:<game>:<entrants>``, that they wait for a game which is paused."""

    def of(self, *parts: int | str) -> str:
        """Make the key of one message among several of the kind."""
        return ":".join((self.value, *map(str, parts)))


class SeriesNews(msgspec.Struct, frozen=True):
    """What the publisher needs to bring Discord in line with a series."""

    series: HostedSeries
    tables: Mapping[int, Table]
    """The table of each game by its number."""
    told: int
    """Number of events told before."""
    upto: int
    """The revision that was said last."""
    posts: Mapping[str, Post]
