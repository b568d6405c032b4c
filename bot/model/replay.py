"""A game looked at again: one of its positions, through somebody's eyes, and the ways on."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import accumulate

import msgspec

from bot.model.story import Account, Chapter
from bot.model.table import Table
from bot.model.view import TableView
from games.api import AnyGame, Seat


class Sight(StrEnum):
    """What is seen of a game, where it is not what one seat knew."""

    OWN = "own"
    """What the viewer saw then: as long as they had a seat what it knew, else what was public."""
    OPEN = "open"
    """Everybody's cards, beside what was public."""
    PUBLIC = "public"


Eyes = Sight | Seat
"""Through whose eyes a game is seen."""


class Turn(msgspec.Struct, frozen=True):
    """A turn that one may go to."""

    step: int
    """The first one in it that is seen."""
    story: Chapter
    """What was public of it."""


class Ways(msgspec.Struct, frozen=True):
    """The steps that one may go to from another; itself where there is no way on."""

    first: int
    round_back: int
    turn_back: int
    back: int
    on: int
    turn_on: int
    round_on: int
    last: int


class Replay(msgspec.Struct, frozen=True):
    """A position of a game after one of its moves, as its viewer may see it."""

    table: Table
    eyes: Eyes
    others: tuple[Eyes, ...]
    """All eyes that the viewer may choose from; none while the game goes on."""
    looks: tuple[TableView, ...]
    """The position, without questions: nothing can be answered in the past. A picture each."""
    heard: Account
    """What came of the move."""
    mover: Seat | None
    """Whose move it was, if that is seen; the set-up is nobody's."""
    step: int
    """Which of the steps that are seen it is, counted from 0, the set-up."""
    steps: int
    turn: int
    """As the story counts; 0 before the first."""
    round: int | None
    """Counted from 0, the set-up; None where a turn is a round."""
    ways: Ways
    turns: tuple[Turn, ...]


class Footage(msgspec.Struct, frozen=True):
    """A position of a finished game as everybody saw it, for a film of the game."""

    look: TableView
    heard: Account
    """What everybody heard since the one before."""
    decided: bool
    """Whether it changed much in who was ahead."""


def rounds(game: AnyGame, seats: int, chapters: Iterable[Chapter], last: int) -> dict[int, int]:
    """Tell the rounds of a game apart, by turn up to the ``last``; the set-up is one of its own.

    Where the rules know no rounds, everybody has a turn in one.
    """
    told = tuple(chapters)
    if any(event.begins_round for event in game.event_types):
        begun = accumulate(any(event.begins_round for event in c.events) for c in told)
        return dict(zip((c.number for c in told), begun, strict=True))
    return {number: (number - 1) // seats + 1 for number in (*(c.number for c in told), last)}
