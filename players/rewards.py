"""What the end of a game, or a guess at it, is worth to each seat: 1 for the best, 0 for the last.

It is the share of its rivals that a seat leaves behind; those of a camp share theirs.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Outcome

Rewards = tuple[float, ...]
"""By seat, from 0 to 1."""

_LEVEL = 0.5
"""Reward for a rival with whom a place is shared."""


def rewards_of(outcome: Outcome, camps: Sequence[str]) -> Rewards:
    """Return each seat's share of rivals left behind, 0 to 1, by the final places.

    Seats of its own camp are no rivals; a camp shares its mean. A shared place counts half. Without
    rivals all have 0.5.
    """
    places = [0] * len(camps)
    for place, group in enumerate(outcome.ranking):
        for seat in group:
            places[seat] = place
    return shared(
        [
            _share([places[rival] - place for rival, other in enumerate(camps) if other != camp])
            for place, camp in zip(places, camps, strict=True)
        ],
        camps,
    )


def _share(leads: Sequence[int]) -> float:
    """Return the share of rivals behind, from by how many places each is.

    One level counts half; without rivals it is 0.5.
    """
    won = sum(1.0 if lead > 0 else _LEVEL if lead == 0 else 0.0 for lead in leads)
    return won / len(leads) if leads else _LEVEL


def shared(values: Sequence[float], camps: Sequence[str]) -> Rewards:
    """Return the values by seat, each replaced by the mean of its camp."""
    if len(set(camps)) == len(camps):
        return tuple(values)
    sums: dict[str, list[float]] = {}
    for value, camp in zip(values, camps, strict=True):
        sums.setdefault(camp, []).append(value)
    return tuple(sum(sums[camp]) / len(sums[camp]) for camp in camps)


def expected_place(reward: float, camps: Sequence[str]) -> float:
    """Return the place among all camps that a reward corresponds to, from 1."""
    return 1 + (1 - reward) * (len(set(camps)) - 1)
