"""What happens in a series; everybody hears all of it."""

from __future__ import annotations

from enum import StrEnum

from games.api import Event
from games.series.api import Entrant


class Advance(StrEnum):
    """Why a name went on to the next column of a championship."""

    WON = "won"
    FREE = "free"
    """Without playing, as the number of names was odd."""
    WALKOVER = "walkover"
    """The opponent gave up."""
    UPPER_NAME = "upper-name"
    """The second draw of a meeting, or nobody left to play it."""


class LotDrawn(Event, frozen=True):
    """Somebody drew a lot for the place on the sheet."""

    entrant: Entrant
    lot: int
    draw: int
    """Counted from 1; from 2 on it is a redraw among those who were equal."""


class SheetWritten(Event, frozen=True):
    """The names stand on the sheet, from top to bottom."""

    names: tuple[Entrant, ...]


class StageOpened(Event, frozen=True):
    """The next column is full: these names meet in it."""

    stage: int
    names: tuple[Entrant, ...]


class GameCalled(Event, frozen=True):
    """A table opens for a game."""

    number: int
    stage: int
    seats: tuple[Entrant, Entrant]
    again: int
    """How many games of the same meeting were drawn before."""


class GameEntered(Event, frozen=True):
    """The result of a game stands on the sheet."""

    number: int
    seats: tuple[Entrant, Entrant]
    winner: Entrant | None
    totals: tuple[int, int]


class NameAdvanced(Event, frozen=True):
    """A name was written into the next column."""

    entrant: Entrant
    stage: int
    """The column that it comes from."""
    why: Advance


class NameStruckOut(Event, frozen=True):
    """A name was struck out."""

    entrant: Entrant
    stage: int


class GaveUp(Event, frozen=True):
    """Somebody gave the series up; the name stays on the sheet."""

    entrant: Entrant


class BonusGiven(Event, frozen=True):
    """The winner of most games of a Cursus got the bonus."""

    entrant: Entrant
    points: int


class BonusWithheld(Event, frozen=True):
    """Both won as many games: nobody got the bonus."""


class SeriesWon(Event, frozen=True):
    """The series is over; the first place goes to one or is shared."""

    entrants: tuple[Entrant, ...]


SeriesEvent = (
    LotDrawn
    | SheetWritten
    | StageOpened
    | GameCalled
    | GameEntered
    | NameAdvanced
    | NameStruckOut
    | GaveUp
    | BonusGiven
    | BonusWithheld
    | SeriesWon
)
