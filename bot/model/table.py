"""What the host knows of a table: what is played, on which terms, and where it stands."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from enum import StrEnum
from functools import cached_property
from typing import NewType, assert_never

import msgspec
from msgspec.structs import replace

from bot.model.computer import Computer, Hints
from bot.model.invitations import Invitation
from bot.model.managers import ManagerAct
from bot.model.pace import DEFAULT
from bot.model.players import Occupant, Person, Player
from bot.model.stops import OUT_OF_REACH, PAUSES, Stop, Why, after, standing_since, stood
from bot.model.times import Millis, TimeSpan, from_ms
from games.api import Options, Seat
from games.optional.rematch import Legacy
from games.series.api import Kind
from players.levels import Level

STAYED_AWAY = timedelta(days=3)
"""So long after one of two missed a turn, and was last seen, the game is the other's to claim."""

TableId = NewType("TableId", int)
SeriesId = NewType("SeriesId", int)


class Status(StrEnum):
    """What a table is at."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    QUARANTINED = "quarantined"
    """Paused after an unexpected error; :attr:`Table.error_id` names it."""

    @property
    def ended(self) -> bool:
        """True if the game is over or the table was closed; one in quarantine has not ended."""
        return self in _ENDED

    @property
    def live(self) -> bool:
        """Return True if people wait for something at the table: a lobby or a game under way."""
        return self in {Status.LOBBY, Status.PLAYING}


_POSTED = frozenset({Status.LOBBY, Status.PLAYING, Status.OVER})
_ENDED = frozenset({Status.OVER, Status.CANCELLED, Status.EXPIRED})


class Place(StrEnum):
    """Where a table lives."""

    THREAD = "thread"
    HERE = "here"
    """In the channel itself."""


class Closing(msgspec.Struct, frozen=True):
    """The announced end of a table that nobody minds."""

    at: datetime
    notice: int
    """First or second announcement: 1 or 2."""


class FullLobby(msgspec.Struct, frozen=True):
    """A lobby whose last seat is taken, waiting for its start."""

    starts_at: datetime
    """When it starts by itself; later where that falls into somebody's quiet hours."""
    anybody_at: datetime | None
    """When a press of anybody seated starts it; None once that moment has passed."""
    wanted: frozenset[int] = frozenset()
    """Who pressed *Start* before that moment."""
    put_off: frozenset[int] = frozenset()
    """Who pressed *Not yet*: once each."""
    refused: str = ""
    """Why it could not start by itself: the key of a refusal."""

    @property
    def starts_early(self) -> bool:
        """Return True if somebody pressed *Start* and nobody has put that off with *Not yet*."""
        return bool(self.wanted) and not self.put_off


class Rematch(msgspec.Struct, frozen=True):
    """What a table takes over from the one before it."""

    of: TableId
    people: tuple[int | Computer, ...]
    """Who sat at that table in the end, by seat: people by their ids, and computers."""
    handed_on: Mapping[str, int] | None
    """What the rules said of that game; None if theirs hand nothing on.

    See :meth:`games.game.Rules.hand_on`.
    """
    seating: tuple[Seat | None, ...] | None = None
    """By seat of this table, where its player sat then; None before the game starts.

    Who takes a seat over later changes nothing of it.
    """

    def seat_of(self, who: int | Computer) -> Seat | None:
        """Return where a person, by id, or a computer sat in the game before; None if nowhere."""
        return Seat(self.people.index(who)) if who in self.people else None

    @property
    def computers(self) -> tuple[Computer, ...]:
        """The computers of the table before, by seat."""
        return tuple(one for one in self.people if isinstance(one, Computer))


class SeriesGame(msgspec.Struct, frozen=True):
    """The game of a series that is played at a table."""

    series: SeriesId
    kind: Kind
    number: int
    """Counted from 1 through the whole series."""


class Terms(msgspec.Struct, frozen=True):
    """What is played at a table and how: the options of its lobby.

    The only declaration of a lobby option. Its host may change them until the start; a rematch
    takes them over, and :mod:`bot.table.terms` stores them.
    """

    options: Options
    """Of the game."""
    seats: int
    """Number of seats that the table is opened for."""
    language: str
    """Of everything public."""
    pace: str = DEFAULT
    """A key of :data:`bot.model.pace.PACES`."""
    open_hands: bool = False
    """True if spectators may see all hands, a turn behind."""
    stand_in: Level | None = None
    """The level of the computer that plays for absent people; None: default moves."""
    hints: Hints = Hints.ALONE
    """Who may ask what a computer would do."""
    invited_only: bool = False
    """True if a seat is only for those whom the host invited."""


class Table(msgspec.Struct, frozen=True, dict=True):
    """A table from its opening to its end."""

    id: TableId
    game: str
    version: int
    """The game's version that this table is played with."""
    terms: Terms
    place: Place
    guild_id: int
    channel_id: int
    """The channel where it was opened."""
    thread_id: int | None
    host: Person
    players: tuple[Player, ...]
    status: Status
    opened_at: datetime
    seed_hash: str | None
    """SHA-256 of the seed in hex, published when the game starts."""
    seed: str | None
    """The seed itself, only once the game has ended."""
    error_id: str | None = None
    usual_pace: str | None = None
    """The pace to which the table goes back after an evening at a faster one."""
    stops: tuple[Stop, ...] = ()
    """When its clocks stood or stand, and why; of each reason at most one goes on."""
    claimed: Seat | None = None
    """Who claimed a game of two that was ended because the other stayed away."""
    closing: Closing | None = None
    """When the host will close the table, once that was announced."""
    invitations: tuple[Invitation, ...] = ()
    """In the order in which they were sent."""
    full: FullLobby | None = None
    """What holds while all seats of its lobby are taken, by two people or more."""
    forgotten: bool = False
    """True if the host closed the table because nobody had moved for long."""
    rematch: Rematch | None = None
    """What it takes over, where it is a rematch."""
    series: SeriesGame | None = None
    """What it is played for, where it is the table of a series."""
    acts: tuple[ManagerAct, ...] = ()
    """What managers of the server did here."""

    @property
    def home_id(self) -> int:
        """The channel or thread where the game is played."""
        return self.thread_id or self.channel_id

    @cached_property
    def stood(self) -> tuple[TimeSpan, ...]:
        """When its clocks stood or stand, in order, none touching another."""
        return stood(self.stops)

    @cached_property
    def stands_since(self) -> Millis | None:
        """Since when its clocks stand without a break; None while they run."""
        return standing_since(self.stops)

    def clock_at(self, at: Millis) -> Millis:
        """Return what its clocks show at ``at``: while they are stopped, when they stopped.

        What is timed from there is moved on with all else once they run again.
        """
        since = self.stands_since
        return at if since is None else min(at, since)

    def stop_of(self, *kinds: Why) -> Stop | None:
        """Return the first open stop for one of these reasons; None if there is none."""
        return next((stop for stop in self.stops if stop.is_open and stop.why in kinds), None)

    @property
    def given_up(self) -> Stop | None:
        """The stop with which it ended, as people could not go on for too long."""
        return next((stop for stop in self.stops if stop.has_ended_the_table), None)

    @property
    def pause(self) -> Stop | None:
        """The pause under way, if any."""
        return self.stop_of(*PAUSES)

    @property
    def paused_at(self) -> datetime | None:
        """Since when it is paused; None if it is not."""
        pause = self.pause
        return None if pause is None else from_ms(pause.since)

    @property
    def paused_until(self) -> datetime | None:
        """When the pause ends by itself; None without a pause, or where it has no end."""
        pause = self.pause
        return None if pause is None or pause.ends_at is None else from_ms(pause.ends_at)

    @property
    def paused_by_managers(self) -> bool:
        """True while a pause by the managers of the server lasts, which only they end."""
        return self.stop_of(Why.MANAGERS) is not None

    @property
    def place_lost(self) -> bool:
        """True while the stop lasts that begins when its thread or channel is deleted."""
        return self.stop_of(Why.PLACE) is not None

    @property
    def out_of_reach(self) -> bool:
        """Return True if people cannot press or see: nothing falls due."""
        return self.stop_of(*OUT_OF_REACH) is not None

    @property
    def led_to_nothing(self) -> bool:
        """Return True if its lobby was closed before a game began."""
        return self.status in {Status.CANCELLED, Status.EXPIRED} and self.seed_hash is None

    @property
    def can_be_posted(self) -> bool:
        """Return True if it has a lobby or board that can be posted as a new message."""
        return self.status in _POSTED and not self.place_lost

    @property
    def shown(self) -> Table:
        """The table with ``played`` and ``seen_at`` of its players blanked.

        They would show when people were active.
        """
        players = tuple(
            replace(player, occupancy=replace(player.occupancy, played=False, seen_at=0))
            for player in self.players
        )
        return replace(self, players=players)

    @property
    def kept_for(self) -> tuple[Invitation, ...]:
        """The invitations for which its lobby keeps a seat."""
        return tuple(one for one in self.invitations if one.keeps_a_seat)

    def kept_until(self, one: Invitation) -> Millis:
        """Return until when an invitation's seat is kept, in milliseconds, stopped time added.

        While the clocks stand the new end is not known: then it is the invitation's own ``until``.
        """
        if self.stands_since is not None:
            return one.until
        return after(one.at, one.until - one.at, self.stood)

    @property
    def free_seats(self) -> int:
        """Number of seats of the lobby that are neither taken nor kept; at least 0."""
        return max(0, self.terms.seats - len(self.players) - len(self.kept_for))

    def invitation_of(self, user_id: int) -> Invitation | None:
        """Return the latest invitation of a person; None if there is none."""
        found = (one for one in reversed(self.invitations) if one.guest.id == user_id)
        return next(found, None)

    def admits(self, user_id: int) -> bool:
        """Return True if invitations let a person take a seat; free or not is not looked at.

        True at a table open to all, for people who sit or sat here, and for guests whose latest
        invitation was not declined or withdrawn.
        """
        known = self.invitation_of(user_id)
        invited = known is not None and known.opens_the_door
        return not self.terms.invited_only or invited or user_id in self.players_by_user

    def seating(self, people: Iterable[Occupant]) -> Table:
        """Return the table with these people and computers in its seats."""
        seated = zip(self.players, people, strict=True)
        return replace(self, players=tuple(replace(one, occupant=who) for one, who in seated))

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a person, or None for somebody who only watches or has left."""
        player = self.players_by_user.get(user_id)
        return None if player is None or player.gone else player.seat

    def seat_asked_by(self, user_id: int) -> Seat | None:
        """Return the seat that somebody has asked to take over; None if they have not."""
        claims = ((player.seat, player.occupancy.claim) for player in self.players)
        return next((seat for seat, by in claims if by is not None and by.id == user_id), None)

    # Each move asks for these and for the seats of computers; hardly a move changes the table.

    @cached_property
    def players_by_user(self) -> Mapping[int, Player]:
        """The people at the table by their ids, also those who have left."""
        return {player.user_id: player for player in self.players if player.user_id is not None}

    @property
    def legacy(self) -> Legacy | None:
        """What the game before hands on to its rematch, and who sat where in it.

        None if this is no rematch, the rules hand nothing on, or the game has not started.
        """
        again = self.rematch
        if again is None or again.handed_on is None or again.seating is None:
            return None
        return Legacy(again.handed_on, again.seating)

    @property
    def lobby_mark(self) -> str:
        """A digest of options, number of seats, and who sits in which named place.

        A confirmation holds it, to notice that the lobby has changed since.
        """
        seated = [(str(player.occupant), player.place) for player in self.players]
        spelt = msgspec.json.encode((sorted(self.terms.options.items()), self.terms.seats, seated))
        return f"{zlib.crc32(spelt):08x}"

    def held_at(self, seat: Seat) -> Level | None:
        """Return the level of the computer that holds an absent person's seat; None if none does.

        It holds the seats of those who left, or whose seat is on offer as they missed too many
        turns, if the table has a stand-in and as long as somebody is there to play with it. None
        for a seat that a computer has as its own.
        """
        player = self.players[seat]
        if self.terms.stand_in is None or player.person is None or player.present:
            return None
        return self.terms.stand_in if any(one.present for one in self.players) else None

    def level_at(self, seat: Seat) -> Level | None:
        """Return the level of the computer that answers for a seat; None if none does.

        That is its own, or the stand-in that holds an absent person's seat.
        """
        computer = self.players[seat].computer
        return self.held_at(seat) if computer is None else computer.level

    @cached_property
    def computer_seats(self) -> frozenset[Seat]:
        """The seats that computers answer for, as their own or in somebody's stead."""
        return frozenset(
            player.seat
            for player in self.players
            if player.computer is not None or self.held_at(player.seat) is not None
        )

    @cached_property
    def people_playing(self) -> frozenset[Seat]:
        """The seats of people who have not left, also those on offer."""
        return frozenset(
            player.seat for player in self.players if not player.gone and player.person is not None
        )

    @cached_property
    def people_answering(self) -> frozenset[Seat]:
        """The seats of people who have not left and for whom no computer answers."""
        return self.people_playing - self.computer_seats

    @cached_property
    def people_about(self) -> frozenset[Seat]:
        """The seats of people who are present and have missed nothing since they last acted.

        Present are those who have not left and whose seat is not on offer. Missed is a turn, or a
        reaction that somebody unseen let pass.
        """
        return frozenset(
            player.seat
            for player in self.players
            if player.present and player.occupancy.missed_from is None
        )

    @property
    def alone(self) -> bool:
        """True if all seats are taken, one by a person (there or gone), the others by computers."""
        people = sum(player.person is not None for player in self.players)
        return people == 1 and len(self.players) == self.terms.seats

    @property
    def gives_hints(self) -> bool:
        """True if people may ask what a computer would do, by the table's ``hints``.

        Never where no computer has a seat of its own; by default only where one seat is a
        person's, there or gone.
        """
        if all(player.computer is None for player in self.players):
            return False
        match self.terms.hints:
            case Hints.ALONE:
                return sum(player.person is not None for player in self.players) == 1
            case Hints.ALWAYS:
                return True
            case Hints.NEVER:
                return False
            case _:
                assert_never(self.terms.hints)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> tuple[Person, ...]:
        """The people at the table who have not left, by seat."""
        return tuple(p.person for p in self.players if p.person is not None and not p.gone)


class Opening(msgspec.Struct, frozen=True):
    """What ``/<game> new`` asks for."""

    game: str
    terms: Terms
    place: Place
    guild_id: int
    channel_id: int
    host: Person
    rematch_of: TableId | None = None
    """The table whose game is played again."""
    seat: str = ""
    """The named place that the host wants; empty for any."""

    @staticmethod
    def like(table: Table, host: Person, rematch_of: TableId | None = None) -> Opening:
        """Return an opening with the game, terms, place and channel of a table, for a new host.

        ``rematch_of`` is set only if the new table shall be a rematch; no named place is asked for.
        """
        return Opening(
            table.game,
            table.terms,
            table.place,
            table.guild_id,
            table.channel_id,
            host,
            rematch_of,
        )
