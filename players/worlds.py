"""Worlds that a seat cannot tell apart, the more plausible ones more often."""

from __future__ import annotations

from games.api import Seat, State
from games.playout import RandomPlayer
from players.position import Position

_DEALS = 60
"""How often an implausible world is dealt again before it is taken as it is.

Where others hold much unseen, one world of ten or twenty is plausible: with few tries many would be
taken that are not, and four of ten announcements of a rare card be held for lies.
"""

_GRAIN = 1 << 16


class Worlds:
    """Deals a game again and again from one salt."""

    def __init__(self, position: Position, salt: str, luck: RandomPlayer) -> None:
        """Begin with no world dealt; each later one depends on ``salt`` and its number.

        ``luck`` decides which worlds are believed; it may be shared with others, and goes on with
        each.
        """
        self._game = position.game
        self._seats = position.seats
        self._salt = salt
        self._luck = luck
        self._dealt = 0

    def deal(self, state: State, viewer: Seat) -> State:
        """Return a world that ``viewer`` cannot tell from ``state``, most likely a plausible one.

        Plausible is a world in which the others would have acted as they did. After 60 rejected
        worlds the last one is returned. Each call deals another one.
        """
        world = self._redeal(state, viewer)
        for _ in range(_DEALS):
            if self._is_believed(world, viewer):
                break
            world = self._redeal(state, viewer)
        return world

    def _redeal(self, state: State, viewer: Seat) -> State:
        """Return another world that is consistent with what a viewer knows, plausible or not."""
        self._dealt += 1
        world: State = self._game.redeal(state, viewer, f"{self._salt}/{self._dealt}")
        return world

    def _is_believed(self, world: State, viewer: Seat) -> bool:
        """Return True, at random, with the probability that the others act in it as they did."""
        drawn, plausibility = self._luck.below(_GRAIN), float(_GRAIN)
        for seat in self._seats:
            if seat != viewer:
                plausibility *= self._game.plausible(world, seat)
                if drawn >= plausibility:
                    return False
        return True
