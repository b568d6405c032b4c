"""Follow-ups: what a seat is asked together with its own move, since it may come of it."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, runtime_checkable

from games.api import AnyGame


@runtime_checkable
class AsksTogether(Protocol):
    """What a game may add to its rules: questions that belong to a move and come after a window.

    Others may have to let the move pass first. Its author is asked right away all the same, so
    that the decision costs one visit: what can be foreseen as a plan, the rest as answers in
    advance that hold for the turn.
    """

    def follow_ups(self, view: Any) -> tuple[str, ...]:
        """Name what the viewer may yet be asked about the move that it has just made.

        As in :attr:`games.api.Decision.prompt`, in the order in which it may come.
        """
        ...


@cache
def asking_together(game: AnyGame) -> AsksTogether | None:
    """Return a game as one that asks several things at once; None where it has no use for it."""
    return game if isinstance(game, AsksTogether) else None
