"""Messages between processes about a person."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, deletes, kept


@kept("mail", "id", again=Again.FAILS)
class MailRow(NamedTuple):
    """A message: a person changed a setting, or was forgotten and has a pseudonym."""

    id: int
    shard: int
    """Shard of the receiving process."""
    user_id: int
    pseudonym: int | None
    at: Millis


@deletes(MailRow)
class DeleteMail(NamedTuple):
    """Delete a message that was processed."""

    id: int
