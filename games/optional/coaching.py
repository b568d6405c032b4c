"""A coach for newcomers: which tip is shown when, and a first game to learn by."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from games.values import Decision, Event, OptionValue, View

FIRST_TURN = "first-turn"
"""Key of the first tip: aim, turn, surprise, end and how to begin."""

GOAL = "goal"
"""Key of the line that says the aim, at every later question of the table where that was told."""

FIRST_GAME = "first-game"
"""Noted among the tips of a person who has begun a first game."""

FIRST_GAME_SEED = "first-game/"
"""Prefix of every seed that was chosen to teach; drawn seeds are hexadecimal digits."""


class FirstGame(msgspec.Struct, frozen=True):
    """A game of one person against computers that introduces the ideas one by one."""

    seats: int
    seed: str
    """It begins with ``first-game/``: so nobody takes it for a drawn one, also if it changes."""
    options: dict[str, OptionValue] = {}
    """Options that differ from their defaults, to make it short."""
    place: str = ""
    """The named place of the person; empty if no seat has a name."""


class Coach(msgspec.Struct, frozen=True):
    """When which tip is shown; the texts are no part of the rules.

    Every prompt has a tip of its name, and every surprise one named like its event.
    """

    first_game: FirstGame
    surprises: frozenset[type[Event]]
    """Events that newcomers do not expect."""
    moments: Mapping[str, Callable[..., bool]]
    """Tips for positions: by key, a test of the view of the seat that is asked."""

    def tips(self, view: View, decision: Decision) -> tuple[str, ...]:
        """List the keys of the tips for a question: its prompt, then every moment that fits."""
        return (str(decision.prompt), *(key for key, fits in self.moments.items() if fits(view)))
