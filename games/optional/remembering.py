"""What a finished game is remembered by: who dared most, whom luck favoured, what nobody knew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any

import msgspec

from games.values import Event, Outcome, Seat


class Played(msgspec.Struct, frozen=True):
    """A step of a game that is over, with all that came of it; the set-up comes first."""

    seat: Seat | None
    """Whose move it was; the set-up is nobody's."""
    before: Any
    """The state, before the set-up the one after it."""
    after: Any
    events: tuple[Event, ...]
    """Also those that only some heard of: once a game is over everybody may know."""


class Praise(StrEnum):
    """What somebody is remembered for."""

    BOLDEST = "boldest"
    LUCKIEST = "luckiest"
    """Against what was to be expected of the dice and of the draw."""
    UNKNOWN = "unknown"
    """What no opponent knew while it mattered: it is told of anybody, as it is no praise."""


class Feat(msgspec.Struct, frozen=True):
    """Something that a seat may be remembered for."""

    praise: Praise
    key: str
    """Names the sentence; lower-case letters and hyphens."""
    seat: Seat
    weight: float
    """The weightiest of a kind is told."""
    number: int = 0
    """How much it was, as the sentence has it."""
    usual: int = 0
    """How much was to be expected, or of how many it was."""


def greatest(feats: Iterable[Feat], outcome: Outcome) -> Mapping[Praise, Feat]:
    """Choose the weightiest feat of each kind; nobody is praised who has ended last."""
    last = outcome.ranking[-1] if len(outcome.ranking) > 1 else ()
    best: dict[Praise, Feat] = {}
    for feat in feats:
        known = best.get(feat.praise)
        told = feat.praise is Praise.UNKNOWN or feat.seat not in last
        if told and (known is None or feat.weight > known.weight):
            best[feat.praise] = feat
    return best


class Luck:
    """How much luck each seat had: what it got, against what was to be expected."""

    def __init__(self) -> None:
        self._got: dict[Seat, float] = {}
        self._due: dict[Seat, float] = {}

    def note(self, seat: Seat, got: float, due: float) -> None:
        """Add what a seat got, and what it would get on average."""
        self._got[seat] = self._got.get(seat, 0) + got
        self._due[seat] = self._due.get(seat, 0) + due

    def surplus(self, seat: Seat) -> float:
        """Say how much more a seat got than it would on average."""
        return self._got.get(seat, 0) - self._due.get(seat, 0)

    def feats(self, key: str, *, worth: float = 1) -> Iterator[Feat]:
        """Yield who had luck that can be seen: at least one more, in whole numbers.

        Args:
            key: names the sentence.
            worth: what one of it weighs beside luck of another kind.

        """
        for seat, got in self._got.items():
            number, usual = round(got), round(self._due[seat])
            if number > usual:
                weight = worth * self.surplus(seat)
                yield Feat(Praise.LUCKIEST, key, seat, weight, number, usual)
