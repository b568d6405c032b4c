"""Positions that a lesson shows: found by what a viewer sees, in games that are played at random.

A lesson gets views and nothing else, so that it cannot show what its viewer may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Any, cast

import msgspec

from games import find as rules_of
from games.api import AnyGame, OptionValue, Seat, State
from games.playout import steps
from rendering.scene.frame import Drawer
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

NAMES = ("Astrid", "Bjørn", "Chloé", "Diego", "Emma", "Farid", "Greta", "Hugo")
"""Players of the games shown, by seat."""
_MAX_GAMES = 100
"""Games played in search of a position."""


class Position(msgspec.Struct, frozen=True):
    """The first position of random games that fits a lesson."""

    game: str
    draw: Drawer[Any]
    """Draws the game's usual picture of a view."""
    fits: Callable[[Any], bool]
    """Tells from a view whether the lesson can be shown in it."""
    seats: int = 2
    own: bool = False
    """True if a seat that is asked looks, and not a spectator."""
    options: tuple[tuple[str, OptionValue], ...] = ()

    def scene(self, texts: Texts, theme: Theme) -> Scene:
        """Return the game's usual picture of the position."""
        return _scene(self, cast("Hashable", texts), theme)


@lru_cache(maxsize=64)
def _scene(position: Position, texts: Texts, theme: Theme) -> Scene:
    names = NAMES[: position.seats]
    return position.draw(view_of(position), names, texts, theme, "")


@cache
def view_of(position: Position) -> Any:
    """Play games at random until a view fits the position; return that view. Cached.

    Spectators' views are tried, or with ``own`` those of the seats that are asked. The position
    before the first move is tried, too.

    Raises:
        ValueError: no view fits in any of the 100 games played.
    """
    rules = rules_of(position.game)
    for number in range(_MAX_GAMES):
        seed = f"lesson/{number}"
        start = rules.start(position.seats, dict(position.options), seed).state
        states = chain((start,), (step.applied.state for step in steps(rules, start, seed)))
        for view in _views(rules, states, own=position.own):
            if position.fits(view):
                return view
    raise ValueError(position)


def _views(rules: AnyGame, states: Iterator[State], *, own: bool) -> Iterator[Any]:
    """Yield views of states: the spectator's of each, or if ``own`` those of seats still asked."""
    for state in states:
        viewers: list[Seat | None] = [None]
        if own:
            viewers = [asked.seat for asked in rules.decisions(state) if not asked.answered]
        for viewer in viewers:
            yield rules.view(state, viewer)
