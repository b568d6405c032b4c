"""Limits of time that several questions to a seat share, where its turn is a chain of them."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, runtime_checkable

from games.api import AnyGame, Decision


@runtime_checkable
class SharesLimits(Protocol):
    """What a game may add to its rules: a limit that goes on from one question to the next."""

    def limit_name(self, state: Any, decision: Decision) -> str:
        """Name the limit that a seat's questions of this name share, one after the other.

        It stands still while only others are asked. Empty: the question has a limit of its own.
        """
        ...


@cache
def sharing_limits(game: AnyGame) -> SharesLimits | None:
    """Return a game as one whose limits go on from question to question; None where none does."""
    return game if isinstance(game, SharesLimits) else None
