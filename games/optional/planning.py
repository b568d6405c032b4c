"""Plans: answers that a seat decides on before it is asked; see :mod:`games.foresight`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol, runtime_checkable

from games.api import AnyGame, Move


@runtime_checkable
class PlansAhead(Protocol):
    """What a game may add to its rules: answers that a seat may decide on before it is asked.

    Where others only have to let something pass, as a challenge, the host goes on as if they did
    (:mod:`games.foresight`), and the seat says what it will answer then.
    """

    foreseeable: tuple[str, ...]
    """The questions that can come to be planned for, as in :attr:`games.api.Decision.prompt`."""

    passable: tuple[str, ...]
    """The questions that others can let pass; all others end what can be foreseen."""

    def uneventful(self, view: Any) -> Move | None:
        """Return the viewer's answer after which all goes on as announced; None where none does."""
        ...

    def grounds(self, view: Any) -> Mapping[str, object]:
        """Say what the viewer's choice rests on, beside what there is to choose from.

        A planned answer is given only while all of it is as foreseen. Each part has a name, lower
        case, which names the sentence that tells the planner what has changed; what it holds is
        made of plain values, structs included.
        """
        ...


@cache
def planning_ahead(game: AnyGame) -> PlansAhead | None:
    """Return a game as one in which seats can plan; None where nothing can be foreseen."""
    return game if isinstance(game, PlansAhead) else None
