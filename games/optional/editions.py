"""Rules that were mended: a game goes on by those it was begun with, and is checked by them."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from games.api import AnyGame


@runtime_checkable
class Revised(Protocol):
    """What a game adds once a rule of it was mended that decides what comes of a move."""

    def as_of(self, version: int) -> Any:
        """Return the game as it is played by who began when ``version`` was the present one.

        It stores the present shapes all the same.
        """
        ...


def as_of(game: AnyGame, version: int) -> AnyGame:
    """Return the rules by which a game is played that was begun with ``version``.

    Raises:
        ValueError: no release ever had that version.
    """
    if not 1 <= version <= game.version:
        raise ValueError(version)
    if version == game.version or not isinstance(game, Revised):
        return game
    edition: AnyGame = game.as_of(version)
    return edition
