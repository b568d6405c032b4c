"""What finished games say of people: one person's profile, and the hall of a server."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.model.times import Millis


class Quickness(StrEnum):
    """How soon somebody answers by hand, most of the time; no finer than this."""

    MINUTES = "minutes"
    HOURS = "hours"
    DAYS = "days"


class Standing(msgspec.Struct, frozen=True):
    """How well somebody is rated, as it is shown."""

    points: int
    give_or_take: int
    """How far off that may be, in nineteen of twenty cases."""


class GameRecord(msgspec.Struct, frozen=True):
    """What somebody has done in one game."""

    game: str
    games: int
    wins: int
    standing: Standing | None
    """None where no game of theirs counted."""
    role: str
    """The named place that they had most often; empty where seats have no names."""


class Rival(msgspec.Struct, frozen=True):
    """Somebody who was left behind."""

    name: str
    times: int


class Profile(msgspec.Struct, frozen=True):
    """What one person has done on one server, with other people."""

    name: str
    records: tuple[GameRecord, ...]
    """By game, what was played most first."""
    streak: int
    """Games won in a row, up to the last one."""
    longest: int
    """The longest such row."""
    answered: int
    """Questions, by hand."""
    missed: int
    """Turns that the host had to answer for."""
    left: int
    """Games that they did not stay in to the end."""
    quickness: Quickness | None
    rivals: tuple[Rival, ...]
    """Whom they left behind most often; nobody who is shown nowhere."""

    @property
    def games(self) -> int:
        """How many games there were."""
        return sum(record.games for record in self.records)

    @property
    def wins(self) -> int:
        """How many of them were won."""
        return sum(record.wins for record in self.records)

    @property
    def reliability(self) -> int:
        """How many questions of a hundred were answered by hand."""
        asked = self.answered + self.missed
        return 100 * self.answered // asked if asked else 100


class Ranked(msgspec.Struct, frozen=True):
    """One of the best at a game."""

    name: str
    standing: Standing


class Podium(msgspec.Struct, frozen=True):
    """The best at a game, the very best first."""

    game: str
    best: tuple[Ranked, ...]


class Longest(msgspec.Struct, frozen=True):
    """The game that took longest."""

    game: str
    table: int
    time: Millis


class Hall(msgspec.Struct, frozen=True):
    """What a server remembers."""

    podiums: tuple[Podium, ...]
    games: int
    """That ended with a result."""
    longest: Longest | None
    """In time."""
    most_moves: Longest | None
    """The game of most moves; ``time`` counts them."""
    series: int
    """Those that go on."""
