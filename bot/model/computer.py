"""Computers at a table: a seat without a person."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from players.levels import Level

SIGN = "🤖"
"""Prefix of every computer's shown name, and part of no person's name."""

NAMES = (
    "Ada", "Alan", "Blaise", "Edsger", "Grace", "Hedy", "Joan", "Konrad",
    "Kurt", "Mary", "Norbert", "Radia", "Sophie", "Talos", "Wilhelm",
)  # fmt: skip
"""Names for computers, more than the seats of any table."""


class Computer(msgspec.Struct, frozen=True):
    """A computer in a seat. It has no id: nobody can mention, call or remind it."""

    given: str
    """One of :data:`NAMES`; no two at a table have the same."""
    level: Level

    @property
    def name(self) -> str:
        """The name as it is shown."""
        return f"{SIGN} {self.given}"


class Hints(StrEnum):
    """Where people may ask what a computer would do in their place."""

    ALONE = "alone"
    """Where one person plays against computers: nobody else is given an edge."""
    ALWAYS = "always"
    NEVER = "never"


def free_name(taken: Iterable[str], first: int) -> str:
    """Return the first of :data:`NAMES` not taken, from position ``first`` on, round to the start.

    Raises:
        StopIteration: all names are taken; there are more names than seats.
    """
    known = set(taken)
    turned = (NAMES[(first + number) % len(NAMES)] for number in range(len(NAMES)))
    return next(name for name in turned if name not in known)
