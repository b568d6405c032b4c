"""Moments: what one would tell a friend of a game, each with a picture in the story."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec

from games.values import Event, Weight

E = TypeVar("E", bound=Event)

MOST = 4
"""How many pictures all types of events of a game may declare together."""


class Moment(msgspec.Struct, frozen=True):
    """A public event that gets a picture, in its turn."""

    turn: tuple[Event, ...]
    """The public events of the turn, in order."""
    at: int
    """Which of them it is, counted from 0."""

    @property
    def event(self) -> Event:
        """What gets the picture."""
        return self.turn[self.at]

    @property
    def before(self) -> tuple[Event, ...]:
        """What happened in the turn before it."""
        return self.turn[: self.at]

    @property
    def after(self) -> tuple[Event, ...]:
        """What came of it in the turn."""
        return self.turn[self.at + 1 :]

    def cause(self, kind: type[E]) -> E:
        """Return the last event of a type before it in the turn.

        Raises:
            LookupError: there was none.
        """
        for event in reversed(self.before):
            if isinstance(event, kind):
                return event
        raise LookupError(kind)

    def result(self, kind: type[E]) -> E | None:
        """Return the first event of a type after it in the turn; None if there was none."""
        return next((event for event in self.after if isinstance(event, kind)), None)

    @property
    def weight(self) -> Weight:
        """How much the event matters."""
        return self.event.significance.weight

    @property
    def kind(self) -> str:
        """The name of the event's type, by which pictures are counted."""
        return type(self.event).__name__


def moments(turn: Sequence[Event]) -> Iterator[Moment]:
    """Yield a moment for each event of a turn that is worth a picture, in order.

    ``turn`` are its public events. Pictures that the game has had before don't count here.
    """
    whole = tuple(turn)
    for at, event in enumerate(whole):
        if event.significance.pictures and event.is_pictured(whole[:at]):
            yield Moment(whole, at)


def pictured(turn: Sequence[Event], shown: Mapping[str, int]) -> Moment | None:
    """Choose the moment of a turn that gets a picture: the heaviest, of these the last.

    ``shown`` counts by :attr:`Moment.kind` the pictures that the game has had before. None: nothing
    is worth one, or its type has had all of its own.
    """
    left = [
        one for one in moments(turn) if shown.get(one.kind, 0) < one.event.significance.pictures
    ]
    return max(left, key=lambda one: (one.weight, one.at), default=None)
