"""Where a game turned: when whoever won came to be ahead for good, as everybody could see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from operator import attrgetter

import msgspec

from games.api import AnyGame, Event, Outcome, Seat
from games.optional.remembering import Played
from players.rewards import rewards_of, shared


class Standing(msgspec.Struct, frozen=True):
    """How all seats stood when a turn began, or in the end."""

    step: int
    turn: int
    """Which turn was about to be played, counted from 1."""
    shares: tuple[float, ...]
    """By seat, the share of its rivals that it was likely to leave behind, from 0 to 1."""


class Turning(msgspec.Struct, frozen=True):
    """The turn from which on the winners were ahead."""

    turn: int
    turns: int
    """How many there were."""


def curve(
    game: AnyGame, camps: Sequence[str], record: Sequence[Played], outcome: Outcome
) -> tuple[Standing, ...]:
    """Return the standing of all seats at the start of each turn, and the final one by places.

    It is estimated from public knowledge. Turns count from 1, the final one is one more than the
    last. A turn is a round where the rules have rounds. The game has to be over.
    """
    found: list[Standing] = []
    begins = beginner(game)
    turn = 0
    for step, played in enumerate(record):
        begun = sum(map(begins, played.events))
        turn += begun
        if begun and game.decisions(played.after):
            shares = shared(game.estimate(played.after, None), camps)
            found.append(Standing(step, turn, shares))
    found.append(Standing(len(record) - 1, turn + 1, rewards_of(outcome, camps)))
    return tuple(found)


def turning(stood: Sequence[Standing], outcome: Outcome) -> Turning | None:
    """Return the turn in which the winners came to be ahead for good, 1 if they always were.

    It is the last turn at whose beginning they were not ahead of all others. None if there are no
    others, no turn was played, or several share the first place outside a camp.
    """
    winners = outcome.ranking[0]
    others = [seat for group in outcome.ranking[1:] for seat in group]
    end = stood[-1].shares
    turns = stood[-1].turn - 1
    if not others or not turns or any(end[seat] != end[winners[0]] for seat in winners):
        return None
    behind = [one.turn for one in stood[:-1] if not _ahead(one.shares, winners, others)]
    return Turning(max(behind, default=1), turns)


def decided(
    game: AnyGame, record: Sequence[Played], steps: Sequence[int], most: int
) -> frozenset[int]:
    """Return at most ``most`` of ``steps``: those since which the standing changed most.

    The change is from the step before it in ``steps``, estimated from public knowledge. Steps that
    changed nothing, the first, and those after the end are left out.
    """
    stood = {
        step: game.estimate(record[step].after, None)
        for step in steps
        if game.decisions(record[step].after)
    }
    changed = {
        after: change(stood[before], stood[after])
        for before, after in pairwise(steps)
        if before in stood and after in stood
    }
    weighty = sorted(changed, key=lambda step: (-changed[step], step))
    return frozenset(step for step in weighty[:most] if changed[step])


def change(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the largest difference between two standings at any seat."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def _ahead(shares: Sequence[float], winners: Sequence[Seat], others: Sequence[Seat]) -> bool:
    """Return True if every winner's share is above those of all others."""
    return min(shares[seat] for seat in winners) > max(shares[seat] for seat in others)


def beginner(game: AnyGame) -> Callable[[Event], bool]:
    """Return a function that returns True for events that begin a turn, as people count turns.

    That is a round where the rules have rounds: there a turn may have phases.
    """
    if any(kind.begins_round for kind in game.event_types):
        return attrgetter("begins_round")
    return attrgetter("begins_turn")
