"""Consequences of giving up for the seat and the game."""

from __future__ import annotations

from enum import StrEnum


class Aftermath(StrEnum):
    """Consequences of giving up for the seat and the game."""

    ENDED = "ended"
    """The game is over."""
    OUT = "out"
    """The seat plays no more; the others go on while there are two."""
    CAMP = "camp"
    """The host plays for it until somebody takes it over (:meth:`games.game.Rules.withdrawal`); if
    all the seats of its camp have given up, the camp has lost."""
    PLAYED = "played"
    """The host plays for it to the end, since the rules do not know giving up."""
