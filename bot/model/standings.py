"""A person's profile and the hall of a server, computed from finished games."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.model.times import Millis


class Quickness(StrEnum):
    """A person's usual response time by hand, in coarse steps."""

    MINUTES = "minutes"
    HOURS = "hours"
    DAYS = "days"


class Standing(msgspec.Struct, frozen=True):
    """A rating as it is shown."""

    points: int
    give_or_take: int
    """Half-width of the 95 % interval."""


class GameRecord(msgspec.Struct, frozen=True):
    """A person's record in one game."""

    game: str
    games: int
    wins: int
    standing: Standing | None
    """Rating; None if no game counted."""
    role: str
    """The most frequent named place; empty if seats have no names."""


class Rival(msgspec.Struct, frozen=True):
    """An opponent who was beaten."""

    name: str
    times: int


class Profile(msgspec.Struct, frozen=True):
    """A person's record on one server, in games with other people."""

    name: str
    records: tuple[GameRecord, ...]
    """Records by game, most played first."""
    streak: int
    """Current winning streak, in games."""
    longest: int
    """Longest winning streak, in games."""
    answered: int
    """Number of questions answered by hand."""
    missed: int
    """Number of turns that the host had to answer for."""
    left: int
    """Number of games left before the end."""
    quickness: Quickness | None
    rivals: tuple[Rival, ...]
    """Most often beaten opponents, without hidden profiles."""

    @property
    def games(self) -> int:
        """Return the number of games."""
        return sum(record.games for record in self.records)

    @property
    def wins(self) -> int:
        """Return the number of games won."""
        return sum(record.wins for record in self.records)

    @property
    def reliability(self) -> int:
        """The percentage of questions answered by hand, of those and missed turns; rounded down.

        100 if there were none.
        """
        asked = self.answered + self.missed
        return 100 * self.answered // asked if asked else 100


class Ranked(msgspec.Struct, frozen=True):
    """A place in a game's ranking."""

    name: str
    standing: Standing


class Podium(msgspec.Struct, frozen=True):
    """The best players of a game, best first."""

    game: str
    best: tuple[Ranked, ...]


class Longest(msgspec.Struct, frozen=True):
    """The longest game."""

    game: str
    table: int
    time: Millis


class Hall(msgspec.Struct, frozen=True):
    """The hall of a server: rankings and records."""

    podiums: tuple[Podium, ...]
    games: int
    """Number of games that ended with a result."""
    longest: Longest | None
    """The longest game by time."""
    most_moves: Longest | None
    """The game with most moves; its ``time`` is their number."""
    series: int
    """Number of series in progress."""
