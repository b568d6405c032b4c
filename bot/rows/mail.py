"""Rows of what one process has to tell another about a person whom both know."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, deletes, kept


@kept("mail", "id", again=Again.FAILS)
class MailRow(NamedTuple):
    """A person has set something anew, or was forgotten and has a pseudonym since."""

    id: int
    shard: int
    """Whose process is to hear of it."""
    user_id: int
    pseudonym: int | None
    at: Millis


@deletes(MailRow)
class DeleteMail(NamedTuple):
    """It was acted upon."""

    id: int
