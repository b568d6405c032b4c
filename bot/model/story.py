"""What was played, in chapters, with who sat where then."""

from __future__ import annotations

import msgspec

from bot.model.players import Occupant
from bot.model.times import Millis
from games.api import Event

Cast = tuple[Occupant, ...]
"""Who sat in each seat at one moment of a game."""


class Account(msgspec.Struct, frozen=True):
    """Events of several turns as one reader heard of them."""

    events: tuple[Event, ...]
    casts: tuple[Cast, ...] = ()
    """As in :class:`Chapter`."""
    moves: tuple[int, ...] = ()
    """As in :class:`Chapter`."""
    times: tuple[Millis, ...] = ()
    """As in :class:`Chapter`."""


class Chapter(msgspec.Struct, frozen=True):
    """The public events of one turn, with what the host adds to them."""

    number: int
    events: tuple[Event, ...]
    casts: tuple[Cast, ...] = ()
    """Who sat where at each event; empty if nobody was ever replaced."""
    moves: tuple[int, ...] = ()
    """The number of the move that brought each event; empty if nothing depends on it."""
    times: tuple[Millis, ...] = ()
    """When each event happened; empty if nothing depends on it."""
