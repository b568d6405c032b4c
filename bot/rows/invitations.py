"""Rows of invitations to lobbies, and of who wants none."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.invitations import Invitation
from bot.model.times import Millis
from bot.rows.kept import Again, deletes, kept


@kept("invitation", "table_id", "number")
class InvitationRow(NamedTuple):
    """An invitation of a guest to a lobby, as it stands."""

    table_id: int
    number: int
    user_id: int
    """The guest."""
    name: str
    host_id: int
    at: Millis
    until: Millis
    rings_at: Millis
    state: str

    @classmethod
    def of(cls, table_id: int, one: Invitation) -> InvitationRow:
        """Return the row of an invitation to a table."""
        return cls(
            table_id,
            one.number,
            one.guest.id,
            one.guest.name,
            one.host_id,
            one.at,
            one.until,
            one.rings_at,
            one.state.value,
        )


@kept("uninvited", "user_id", again=Again.IS_IGNORED)
class UninvitedRow(NamedTuple):
    """A person who wants no invitations."""

    user_id: int


@deletes(UninvitedRow)
class DeleteUninvited(NamedTuple):
    """A person may be invited again."""

    user_id: int
