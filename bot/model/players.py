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
"""The person or computer in a seat."""


class Occupancy(msgspec.Struct, frozen=True):
    """A person's current stay in a seat."""

    number: int = 0
    """Number of the stay in this seat, from 0; above 0 after a takeover."""
    began_at: Millis = 0
    """Milliseconds since 1970."""
    missed: int = 0
    """Number of turns that the host had to answer for."""
    in_a_row: int = 0
    """Missed turns since the person's last own move."""
    chapter: int | None = None
    """Number of the last missed turn."""
    played: bool = False
    """True if the person has made a move."""
    offered_at: Millis | None = None
    """Moment from which others may take the seat, in milliseconds; None if they may not."""
    away: bool = False
    """True if the person has left the server."""
    claim: Person | None = None
    """Person who has claimed the seat and waits for the players' consent."""
    claim_due: Millis | None = None
    """Moment when the claim takes effect without objection, in milliseconds."""
    began_after: int = 0
    """Number of the last move before the stay began."""
    missed_from: Millis | None = None
    """When the question was asked that was missed first in that turn, in milliseconds with what
    was given back; None once the person has been there since. With no turn missed in a row it was
    a reaction, which somebody who was not seen let pass."""
    missed_at: Millis | None = None
    """Deadline of the first of the turns missed in a row."""
    seen_at: Millis = 0
    """Moment when the person was last seen at the table, to within some minutes."""


class PastOccupancy(msgspec.Struct, frozen=True):
    """A past stay in a seat."""

    seat: Seat
    number: int
    """As :attr:`Occupancy.number`."""
    occupant: Occupant
    began_at: Millis
    """Milliseconds since 1970."""
    ended_at: Millis
    missed: int
    """Number of turns that the host had to answer for."""
    ending: str
    """Key of the text that says how the stay ended."""

    @property
    def lasted(self) -> bool:
        """True if the stay ended with the game: the person is still shown in the seat."""
        return self.ending in {"finished", "cancelled"}


class Player(msgspec.Struct, frozen=True, dict=True):
    """A person or computer at a table. In a lobby the seat is the order of joining."""

    seat: Seat
    occupant: Occupant
    gone: bool = False
    """True if the player left the running game; the host answers for the seat at once."""
    occupancy: Occupancy = Occupancy()
    place: str = ""
    """The named place chosen in a lobby; empty for any."""

    @property
    def offered(self) -> bool:
        """Return True if others may take the seat."""
        return self.occupancy.offered_at is not None

    @property
    def person(self) -> Person | None:
        """The person in the seat; None if a computer sits."""
        return None if isinstance(self.occupant, Computer) else self.occupant

    @property
    def computer(self) -> Computer | None:
        """The computer in the seat; None if a person sits."""
        return self.occupant if isinstance(self.occupant, Computer) else None

    # Each move asks for these; hardly a move changes who sits at the table.

    @cached_property
    def user_id(self) -> int | None:
        """The id of the person in the seat; None if a computer sits."""
        return None if isinstance(self.occupant, Computer) else self.occupant.id

    @property
    def identity(self) -> int | Computer:
        """The person's id, or the computer itself, to compare players whatever they are called."""
        return self.occupant if isinstance(self.occupant, Computer) else self.occupant.id

    @property
    def name(self) -> str:
        """Return the shown name of the player."""
        return self.occupant.name

    @cached_property
    def present(self) -> bool:
        """True if a person sits there, has not left the game, and the seat is not on offer."""
        return not (self.gone or self.offered or isinstance(self.occupant, Computer))
