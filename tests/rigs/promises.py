"""Which games do what only some do: a test of something optional is for those alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import rendering
from games import GAME_IDS, find
from games.api import AnyGame, Rules, Seat
from games.playout import steps

_LOOKED_AT = 200
"""Positions of a random game, of which a game that hides something needs one."""


def keeping(name: str) -> tuple[str, ...]:
    """List the games that override a method of :class:`games.game.Rules`."""
    return tuple(
        game_id
        for game_id in GAME_IDS
        if getattr(type(find(game_id)), name) is not getattr(Rules, name)
    )


def hides(game: AnyGame) -> bool:
    """Whether somebody sees something that another cannot know."""
    seats = game.seats[0]
    for number, state in enumerate(_positions(game, seats)):
        for viewer in (None, *(Seat(seat) for seat in range(seats))):
            other = game.redeal(state, viewer, f"hidden {number}")
            if any(game.view(state, Seat(s)) != game.view(other, Seat(s)) for s in range(seats)):
                return True
    return False


def _asks_together(game: AnyGame) -> bool:
    states = _positions(game, game.seats[-1])
    return any(len({one.seat for one in game.decisions(state)}) > 1 for state in states)


def _positions(game: AnyGame, seats: int) -> Iterator[Any]:
    begun = game.start(seats, {}, "promises").state
    yield begun
    for step in islice(steps(game, begun, "promises"), _LOOKED_AT):
        yield step.applied.state


PICTURED = tuple(
    game_id for game_id in GAME_IDS if isinstance(rendering.find(game_id), rendering.ShowsIcons)
)
"""The games that have pictures of their own for buttons."""
COACHED = tuple(game_id for game_id in GAME_IDS if find(game_id).coach is not None)
HIDING = tuple(game_id for game_id in GAME_IDS if hides(find(game_id)))
TOGETHER = tuple(game_id for game_id in GAME_IDS if _asks_together(find(game_id)))
"""The games that ask several people at once; in others one is asked after the other."""


def learner(game: AnyGame) -> Seat:
    """Return where the person sits in a first game: in the place named for them, else first."""
    coach = game.coach
    assert coach is not None
    first = coach.first_game
    keys = [place.key for place in game.places(first.seats, first.options)]
    return Seat(keys.index(first.place) if first.place else 0)
