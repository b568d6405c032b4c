"""What is looked for in a whole game, and how often it was found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil

import msgspec

from games.api import Event, Seat
from games.goths.events import OrderRevealed
from players.match import Clock, Match, Step, deal_seed, walk

PERSON_SECONDS = 10
"""How long a person takes for a decision, as a guess."""

COMPUTER_SECONDS = 1.75
"""How long a computer takes to answer where nobody else is waited for, on average."""


class Look(msgspec.Struct, frozen=True):
    """Something that people laugh at."""

    what: str
    """As it would be told: a verb in the past tense first."""
    found: Callable[[Sequence[Step]], Iterable[bool]]
    """Yields for each occasion in a game whether it happened."""
    most: float = 0.0
    """The share of occasions on which it may happen."""

    def is_held(self, found: Count) -> bool:
        """Return True if it happened no more often than it may; once it may in few occasions."""
        return found.times <= ceil(round(self.most * found.occasions, 6))


class Count(msgspec.Struct, frozen=True):
    """How often something happened."""

    times: int
    occasions: int

    def __add__(self, other: Count) -> Count:
        return Count(self.times + other.times, self.occasions + other.occasions)


class Watched(msgspec.Struct, frozen=True):
    """What one game showed."""

    counts: tuple[Count, ...]
    """By look."""
    rounds: int
    """Turns, where the rules know no rounds."""
    decisions: tuple[int, ...]
    """By seat, how many answers it gave that it had a choice for."""
    understood: Count
    """How often chiefs were understood; no occasion in games without kings."""
    seconds: float
    """Processor time of the whole game."""

    @property
    def minutes(self) -> float:
        """Guess how long a person in the first seat plays against such computers."""
        own, *others = self.decisions
        return (own * PERSON_SECONDS + sum(others) * COMPUTER_SECONDS) / 60


def watch(match: Match, looks: Sequence[Look], clock: Clock, deal: int) -> Watched:
    """Play one deal and count."""
    begun = clock()
    steps = tuple(walk(match, clock, deal))
    seconds = clock() - begun
    decisions = [0] * match.seats
    for step in steps:
        decisions[step.seat] += len(step.moves) > 1
    begun_with = match.game.start(match.seats, match.options, deal_seed(match, deal)).events
    told = [*begun_with, *(event for step in steps for event in step.events)]
    return Watched(
        tuple(counted(look.found(steps)) for look in looks),
        _rounds(match, told),
        tuple(decisions),
        counted(event.understood for event in told if isinstance(event, OrderRevealed)),
        seconds,
    )


def counted(found: Iterable[bool]) -> Count:
    """Count occasions, and those on which it happened."""
    each = tuple(found)
    return Count(sum(each), len(each))


def _rounds(match: Match, told: Sequence[Event]) -> int:
    by_round = any(kind.begins_round for kind in match.game.event_types)
    return sum(event.begins_round if by_round else event.begins_turn for event in told)


def in_a_row(idle: Iterable[tuple[Seat, bool]]) -> Iterator[bool]:
    """Yield for each turn, given with its seat, whether it was idle like the one before it."""
    before: dict[Seat, bool] = {}
    for seat, is_idle in idle:
        yield is_idle and before.get(seat, False)
        before[seat] = is_idle
