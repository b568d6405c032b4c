"""Rows of people who follow games without a seat."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import changes, deletes, kept


@kept("follower", "table_id", "user_id")
class FollowerRow(NamedTuple):
    """A person who is pinged when a game ends."""

    table_id: int
    user_id: int
    turns: int
    """1 where they are pinged at turning points, too, once a day at most."""
    told_at: Millis
    """When they were pinged last; at first, when they began to follow."""
    seen: int
    """The number of the last move that they had seen when they last looked."""


@changes(FollowerRow, "turns = :turns", "table_id = :table_id AND user_id = :user_id")
class SetFollowerTurns(NamedTuple):
    """True if a follower is pinged at turning points."""

    table_id: int
    user_id: int
    turns: int


@changes(FollowerRow, "told_at = :told_at", "table_id = :table_id AND user_id = :user_id")
class MarkFollowerTold(NamedTuple):
    """A follower is pinged now."""

    table_id: int
    user_id: int
    told_at: Millis


@changes(FollowerRow, "seen = :seen", "table_id = :table_id AND user_id = :user_id")
class MarkFollowerSeen(NamedTuple):
    """A follower has looked at a game."""

    table_id: int
    user_id: int
    seen: int


@deletes(FollowerRow)
class DeleteFollower(NamedTuple):
    """A person follows a game no more."""

    table_id: int
    user_id: int
