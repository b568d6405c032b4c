"""Who sits at a table: people and computers, and the time that each spends in a seat."""

from __future__ import annotations

from functools import cached_property

import msgspec

from bot.model.computer import Computer
from bot.model.times import Millis
from games.api import Seat


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord, as an interaction shows them."""

    id: int
    name: str
    """The display name, at most 32 characters."""


Occupant = Person | Computer
"""Whoever sits in a seat."""


class Occupancy(msgspec.Struct, frozen=True):
    """The time that one person spends in one seat: which goes on."""

    number: int = 0
    """Counted by seat; who took the seat over from somebody has 1 or more."""
    began_at: Millis = 0
    """Milliseconds since 1970."""
    missed: int = 0
    """Turns in which the host had to answer."""
    in_a_row: int = 0
    """Those since the last move of one's own."""
    chapter: int | None = None
    """The last turn that was missed."""
    played: bool = False
    """Whether a move was made in that time."""
    offered_at: Millis | None = None
    """Since when others may take the seat over, in milliseconds; None while they may not."""
    away: bool = False
    """Whether the person has left the server."""
    claim: Person | None = None
    """Who wants the seat and waits for the consent of those present."""
    claim_due: Millis | None = None
    """When the seat changes hands if nobody objects, in milliseconds."""
    began_after: int = 0
    """The last move of the game before it."""
    missed_from: Millis | None = None
    """When the question was asked that was missed first in that turn, in milliseconds with what
    was given back; None once the person has been there since."""
    missed_at: Millis | None = None
    """When the first of the turns missed in a row fell due."""
    seen_at: Millis = 0
    """When the person was last seen at the table, give or take some minutes."""


class PastOccupancy(msgspec.Struct, frozen=True):
    """The time that somebody spent in a seat and that is over."""

    seat: Seat
    number: int
    """As :attr:`Occupancy.number`."""
    occupant: Occupant
    began_at: Millis
    """Milliseconds since 1970."""
    ended_at: Millis
    missed: int
    """Turns in which the host had to answer."""
    ending: str
    """How it ended; names its text."""


class Player(msgspec.Struct, frozen=True, dict=True):
    """A person or a computer at a table. In the lobby the seat is the order of joining."""

    seat: Seat
    occupant: Occupant
    gone: bool = False
    """Whether the player left the running game; the host answers for the seat at once."""
    occupancy: Occupancy = Occupancy()
    place: str = ""
    """The named place that the player wants, in a lobby; empty for any."""

    @property
    def offered(self) -> bool:
        """Whether others may take the seat over."""
        return self.occupancy.offered_at is not None

    @property
    def person(self) -> Person | None:
        """The person in the seat; None where a computer sits."""
        return None if isinstance(self.occupant, Computer) else self.occupant

    @property
    def computer(self) -> Computer | None:
        """The computer in the seat; None where a person sits."""
        return self.occupant if isinstance(self.occupant, Computer) else None

    # Each move asks for these; hardly a move changes who sits at the table.

    @cached_property
    def user_id(self) -> int | None:
        """The id of the person in the seat; None where a computer sits."""
        return None if isinstance(self.occupant, Computer) else self.occupant.id

    @property
    def identity(self) -> int | Computer:
        """Who sits there, whatever they are called now."""
        return self.occupant if isinstance(self.occupant, Computer) else self.occupant.id

    @property
    def name(self) -> str:
        """How whoever sits there is shown."""
        return self.occupant.name

    @cached_property
    def present(self) -> bool:
        """Whether a person takes part: has not left, and is not being replaced."""
        return not (self.gone or self.offered or isinstance(self.occupant, Computer))
