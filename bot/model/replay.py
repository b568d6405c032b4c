"""A game's replay: one position from a point of view, and the steps to others."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import accumulate

import msgspec

from bot.model.story import Account, Cast, Chapter
from bot.model.table import Table
from bot.model.view import TableView
from games.api import AnyGame, Seat


class Sight(StrEnum):
    """A point of view that is not one seat's."""

    OWN = "own"
    """What the viewer saw then: their seat's view while they had one, else the public view."""
    OPEN = "open"
    """The public view and everybody's hands."""
    PUBLIC = "public"


Eyes = Sight | Seat
"""The point of view of a replay: a seat, or a :class:`Sight`."""


class Turn(msgspec.Struct, frozen=True):
    """A turn to which a replay can jump."""

    step: int
    """The first visible step of the turn."""
    story: Chapter
    """The public story of the turn."""


class Ways(msgspec.Struct, frozen=True):
    """Steps that can be reached from a step; the step itself if there is none."""

    first: int
    round_back: int
    turn_back: int
    back: int
    on: int
    turn_on: int
    round_on: int
    last: int


class Replay(msgspec.Struct, frozen=True):
    """A position after a move, as its viewer may see it."""

    table: Table
    eyes: Eyes
    others: tuple[Eyes, ...]
    """Points of view to choose from; empty while the game is in progress."""
    looks: tuple[TableView, ...]
    """Table views of the position without questions, one for each picture."""
    heard: Account
    """Events of the move that the viewer heard."""
    reader: Seat | None
    """The seat through which the position is seen, if it was the viewer's then: theirs is *you*."""
    mover: Seat | None
    """The seat that moved, if the viewer may know it; None for the set-up."""
    cast: Cast | None
    """Who sat in each seat then; None if nobody was ever replaced."""
    step: int
    """Index among the visible steps; 0 is the set-up."""
    steps: int
    turn: int
    """Number of the turn in the story; 0 before the first."""
    round: int | None
    """Number of the round, 0 for the set-up; None if each turn is a round."""
    ways: Ways
    turns: tuple[Turn, ...]


class Footage(msgspec.Struct, frozen=True):
    """A position of a finished game as everybody saw it, for a film of the game."""

    look: TableView
    heard: Account
    """Public events since the position before."""
    decided: bool
    """True if the ranking changed much."""


def rounds(game: AnyGame, seats: int, chapters: Iterable[Chapter], last: int) -> dict[int, int]:
    """Return the round of each turn in ``chapters``, by the turn's number; the set-up is round 0.

    Where no event of the game begins a round, a round is ``seats`` turns, and turn ``last``, which
    may be in no chapter, is counted, too.
    """
    told = tuple(chapters)
    if any(event.begins_round for event in game.event_types):
        begun = accumulate(any(event.begins_round for event in c.events) for c in told)
        return dict(zip((c.number for c in told), begun, strict=True))
    return {number: (number - 1) // seats + 1 for number in (*(c.number for c in told), last)}
