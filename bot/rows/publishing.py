"""Rows of what Discord has to be told, and of where it was told things."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, deletes, kept


@kept("outbox", "table_id", "id", again=Again.FAILS)
class OutboxRow(NamedTuple):
    """A change that Discord has to be told of; the store numbers it, table by table."""

    table_id: int
    chapter: int | None
    since: int | None
    at: Millis


@deletes(OutboxRow, "table_id = :table_id AND id <= :upto")
class DeleteOutbox(NamedTuple):
    """Everything in a table's outbox up to a number has been said."""

    table_id: int
    upto: int


@kept("message", "table_id", "key")
class MessageRow(NamedTuple):
    """A message of a table, replacing the one under the same key."""

    table_id: int
    key: str
    channel_id: int
    message_id: int
    posted_at: Millis
    """By Discord's clock. Read by release 1.0 alone, which may run beside this one."""


@deletes(MessageRow)
class DeleteMessage(NamedTuple):
    """A message of a table that is gone."""

    table_id: int
    key: str
