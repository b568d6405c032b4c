"""Where a game stands, and what may be seen of it: made once for each viewer and handed on."""

from __future__ import annotations

from functools import cached_property

import msgspec

from games.api import AnyGame, Move, Seat, State, View
from games.foresight import Prospect, follow


class Position(msgspec.Struct, frozen=True, dict=True):
    """A state of a game; what is seen of it is kept by viewer, and given to no other."""

    game: AnyGame
    state: State

    def view(self, viewer: Seat | None) -> View:
        """Return the view of a viewer (None: a spectator); it is made once and cached."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def foreseen(
        self, seat: Seat, moves: tuple[Move, ...], *, regardless: bool = False
    ) -> tuple[Prospect, ...]:
        """List the questions that a seat foresees if it answers with ``moves``, in order.

        With ``regardless`` prefer the question after the next draw, if there is one. Of each seat
        the last result is cached.
        """
        known, asked = self._foreseen.get(seat), (moves, regardless)
        if known is None or known[0] != asked:
            found = tuple(follow(self.game, self.state, seat, moves, regardless=regardless))
            known = self._foreseen[seat] = (asked, found)
        return known[1]

    @cached_property
    def _views(self) -> dict[Seat | None, View]:
        """Return the cache of views by viewer, empty at first."""
        return {}

    @cached_property
    def _foreseen(self) -> dict[Seat, tuple[tuple[tuple[Move, ...], bool], tuple[Prospect, ...]]]:
        """By seat, with the answers that it rests on."""
        return {}
