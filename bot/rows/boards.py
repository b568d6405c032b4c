"""Rows of the boards of servers."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import deletes, kept


@kept("server_board", "guild_id", fixed=("user_id",))
class ServerBoardRow(NamedTuple):
    """The board of a server, as :class:`bot.model.server_board.ServerBoard` has it."""

    guild_id: int
    channel_id: int
    user_id: int
    """Who wanted it: only for another wish the row is deleted before. Whoever was forgotten while
    the board was changed stays so."""
    message_id: int | None
    replaced_channel: int | None
    replaced_id: int | None
    successor: int
    """1 where the message was posted in the place of an older one."""
    deleted_at: Millis | None
    shown: str
    off: str


@deletes(ServerBoardRow)
class DeleteServerBoard(NamedTuple):
    """A server wants no board any more."""

    guild_id: int
