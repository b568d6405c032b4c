"""What a game tells somebody who learns it by playing: when, and the game to begin with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from games.values import Decision, Event, OptionValue, View

FIRST_TURN = "first-turn"
"""The tip that comes before all others: aim, turn, surprise, end and what to begin with."""


FIRST_GAME = "first-game"
"""What is noted of somebody who has begun one, among their tips."""


FIRST_GAME_SEED = "first-game/"
"""Begins every seed that was chosen for one; seeds that are drawn are hexadecimal digits."""


class FirstGame(msgspec.Struct, frozen=True):
    """A game of one person against computers in whose first turns the ideas come one by one."""

    seats: int
    seed: str
    options: dict[str, OptionValue] = {}
    """What is not as usual, so that it is short."""


class Coach(msgspec.Struct, frozen=True):
    """When which tip fits; what it says is no matter of the rules.

    Every kind of question has a tip, named like its prompt, and every surprise one named like its
    event.
    """

    first_game: FirstGame
    surprises: frozenset[type[Event]]
    """What newcomers do not expect to happen."""
    moments: Mapping[str, Callable[..., bool]]
    """Tips for a position, by their keys: whether the one who is asked has it before them."""

    def tips(self, view: View, decision: Decision) -> tuple[str, ...]:
        """List the keys of what fits a question, the most general first."""
        return (str(decision.prompt), *(key for key, fits in self.moments.items() if fits(view)))
