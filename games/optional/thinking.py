"""What computers ask a game for beside its rules, so that they look ahead better or faster.

All of it takes a state and the seat that looks, and rests on what that seat may know: a view would
say the same, but at the price of all that a panel shows beside it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Protocol, runtime_checkable

from games.api import Move, Seat
from games.rng import Rng


@runtime_checkable
class Estimates(Protocol):
    """What a game may add to its rules: a guess at who is ahead, for whoever looks ahead."""

    horizon: ClassVar[int]
    """How many turns, as :meth:`clock` counts them, are played before the guess is made."""

    def clock(self, state: Any) -> int:
        """Count the turns so far, or whatever a game goes on by; it never goes back."""
        ...

    def estimate(self, state: Any, viewer: Seat | None) -> tuple[float, ...]:
        """Guess by seat the share of its rivals that it will leave behind, from 0 to 1.

        It rests on what the viewer knows, while the game goes on.
        """
        ...


@runtime_checkable
class Learns(Estimates, Protocol):
    """What a game may add to its rules: what its guess rests on, weighed as play has taught."""

    feature_names: ClassVar[tuple[str, ...]]
    """What is weighed, in words."""

    def features(self, state: Any, viewer: Seat | None) -> tuple[Sequence[float], ...]:
        """List by seat how much there is of each, as far as the viewer knows.

        Seats of one camp have the same.
        """
        ...


@runtime_checkable
class Glances(Protocol):
    """What a game may add to its rules: what a viewer knows, without what only panels need."""

    def glance(self, state: Any, viewer: Seat | None) -> Hashable:
        """Return what is the same in two positions exactly where the viewer can do the same.

        It is the same wherever the views are.
        """
        ...


@runtime_checkable
class Sketches(Protocol):
    """What a game may add to its rules: the answers worth a thought, where there are many."""

    sketched_from: ClassVar[int]
    """From how many answers on a sketch saves more than it costs."""

    def sketch(self, state: Any, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        """Leave out of the legal ``moves`` of ``seat`` what is hardly ever the best; never all."""
        ...


@runtime_checkable
class Habits(Protocol):
    """What a game may add to its rules: how it goes on where players do not think much."""

    def habit(self, state: Any, seat: Seat, moves: Sequence[Move], luck: Rng) -> Move:
        """Choose among the legal ``moves`` of ``seat``, from what that seat knows.

        The same luck gives the same move in any two positions that the seat cannot tell apart.
        """
        ...


@runtime_checkable
class Beliefs(Protocol):
    """What a game may add to its rules: how far one can trust what others seem to be doing."""

    def plausible(self, state: Any, seat: Seat) -> float:
        """Say how likely ``seat`` would have done what everybody saw, with what it holds.

        From just above 0 to 1, where nothing that it is doing could be a lie.
        """
        ...


@runtime_checkable
class Bluffs(Beliefs, Protocol):
    """What a game may add to its rules: that others may call what they do not believe."""

    doubts: ClassVar[int]
    """How many of a hundred looks ahead teach the others what to make of an answer."""
