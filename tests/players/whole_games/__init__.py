"""What people laugh at in whole games of computers, counted: a list for each game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from games.api import AnyGame, Options
from games.goths.content import Role
from games.goths.state import GothsState
from tests.players.whole_games.look import Look


def looks_of(game_id: str) -> Sequence[Look]:
    """Return what is looked for in games of one kind; it need not have any."""
    if find_spec(f"tests.players.whole_games.{game_id}") is None:
        return ()
    looks: Sequence[Look] = import_module(f"tests.players.whole_games.{game_id}").LOOKS
    return looks


def kings_of(game: AnyGame, seats: int, options: Options) -> tuple[int, ...]:
    """Say by seat whether it is a king's alone, as 1 or 0; nothing where a game has none."""
    state = game.start(seats, options, "").state
    if not isinstance(state, GothsState):
        return ()
    return tuple(int(role is Role.KING) for role in state.layout.roles)
