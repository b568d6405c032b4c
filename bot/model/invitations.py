"""Invitations to a lobby: for whom a seat is kept, and until when."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from bot.model.players import Person
from bot.model.times import Millis

MOST_INVITED = 5
"""Invitations that one person may send within a day."""


class InvitationState(StrEnum):
    """What became of an invitation."""

    OPEN = "open"
    """A seat is kept."""
    TAKEN = "taken"
    """The guest took a seat."""
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    """The host took it back."""
    LAPSED = "lapsed"
    """The guest took no seat in time, or before the host filled them all with computers."""


class Invitation(msgspec.Struct, frozen=True):
    """An invitation of one guest to a lobby."""

    number: int
    """Counted from 1 at each table."""
    guest: Person
    host_id: int
    at: Millis
    until: Millis
    """When the seat is kept no longer, unless the clocks stand meanwhile."""
    rings_at: Millis
    """When the guest is told: at once, or after their quiet hours."""
    state: InvitationState = InvitationState.OPEN

    @property
    def opens_the_door(self) -> bool:
        """Return True if the guest may take a seat where only guests may, kept for them or not."""
        return self.state not in (InvitationState.DECLINED, InvitationState.WITHDRAWN)

    @property
    def keeps_a_seat(self) -> bool:
        """Return True if a seat is kept; not for somebody who was forgotten since."""
        return self.state is InvitationState.OPEN and self.guest.id > 0


def settled(
    invitations: Iterable[Invitation], user_id: int, state: InvitationState
) -> tuple[Invitation, ...]:
    """Return all invitations in order, those that keep a seat for a guest in another state.

    Invitations of other guests, and those no longer open, stay as they are.
    """
    return tuple(
        replace(one, state=state) if one.keeps_a_seat and one.guest.id == user_id else one
        for one in invitations
    )
