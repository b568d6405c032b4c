"""Feats of a finished game: the boldest, the luckiest, and what no opponent knew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any

import msgspec

from games.values import Event, Outcome, Seat


class Played(msgspec.Struct, frozen=True):
    """A step of a game that is over, with its events; the set-up comes first."""

    seat: Seat | None
    """The seat that moved; None for the set-up."""
    before: Any
    """The state before the step; of the set-up, the state after it."""
    after: Any
    events: tuple[Event, ...]
    """All events, private ones too: once a game is over everybody may know."""


class Praise(StrEnum):
    """Kinds of feats."""

    BOLDEST = "boldest"
    LUCKIEST = "luckiest"
    """Compared with the expected value of dice and draws."""
    UNKNOWN = "unknown"
    """Something no opponent knew while it mattered; told of anybody, as it is no praise."""


class Feat(msgspec.Struct, frozen=True):
    """Something that a seat may be remembered for."""

    praise: Praise
    key: str
    """Names the sentence; lower-case letters and hyphens."""
    seat: Seat
    weight: float
    """The heaviest feat of a kind is told."""
    number: int = 0
    """The amount, a variable of the sentence."""
    usual: int = 0
    """The expected amount, or the total."""


class Hidden(msgspec.Struct, frozen=True):
    """A line of the epilogue: something that lay hidden until the game was over."""

    key: str
    """Names the sentence; lower-case letters and hyphens."""
    seat: Seat | None = None
    number: int = 0
    total: int = 0
    """How many there are, of which ``number`` are meant."""
    values: Mapping[str, tuple[Any, ...]] = {}
    """Further variables of the sentence: values of the game, spelt as in its events."""


def greatest(feats: Iterable[Feat], outcome: Outcome) -> Mapping[Praise, Feat]:
    """Return the heaviest feat of each kind, the first of equal ones; kinds without one are absent.

    Who ended last is not praised, unless all share one place; :attr:`Praise.UNKNOWN` is no praise
    and told of anybody.
    """
    last = outcome.ranking[-1] if len(outcome.ranking) > 1 else ()
    best: dict[Praise, Feat] = {}
    for feat in feats:
        known = best.get(feat.praise)
        told = feat.praise is Praise.UNKNOWN or feat.seat not in last
        if told and (known is None or feat.weight > known.weight):
            best[feat.praise] = feat
    return best


class Luck:
    """Sums of luck by seat: actual against expected amounts."""

    def __init__(self) -> None:
        """Begin with no amounts for any seat."""
        self._got: dict[Seat, float] = {}
        self._due: dict[Seat, float] = {}

    def note(self, seat: Seat, got: float, due: float) -> None:
        """Add the actual and the expected amount of a draw or roll of a seat."""
        self._got[seat] = self._got.get(seat, 0) + got
        self._due[seat] = self._due.get(seat, 0) + due

    def surplus(self, seat: Seat) -> float:
        """Return the actual minus the expected amount of a seat."""
        return self._got.get(seat, 0) - self._due.get(seat, 0)

    def feats(self, key: str, *, worth: float = 1) -> Iterator[Feat]:
        """Yield a feat of luck for each seat whose rounded actual amount exceeds its rounded due.

        Both amounts are in it; its weight is the surplus, not rounded, times ``worth``.

        Args:
            key: names the sentence.
            worth: weight of one unit, compared with luck of another kind.

        """
        for seat, got in self._got.items():
            number, usual = round(got), round(self._due[seat])
            if number > usual:
                weight = worth * self.surplus(seat)
                yield Feat(Praise.LUCKIEST, key, seat, weight, number, usual)
