"""Which games do what only some do: a test of something optional is for those alone."""

from __future__ import annotations

import rendering
from games import GAME_IDS, find
from games.api import AnyGame, Rules, Seat
from tabletop.testing.hiding import hides, positions


def keeping(name: str) -> tuple[str, ...]:
    """List the games that override a method of :class:`games.game.Rules`."""
    return tuple(
        game_id
        for game_id in GAME_IDS
        if getattr(type(find(game_id)), name) is not getattr(Rules, name)
    )


def _asks_together(game: AnyGame) -> bool:
    states = positions(game, game.seats[-1])
    return any(len({one.seat for one in game.decisions(state)}) > 1 for state in states)


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
