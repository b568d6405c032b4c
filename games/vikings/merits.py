"""What the chances of a seat rest on, for computers that look ahead: bracelets and the way there.

What each counts for is learnt from play (:mod:`games.vikings.weights`), and how much more of it
when the end is near.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.api import Seat
from games.vikings.chapters.reach import DISTANCE
from games.vikings.content import BRACELET_VALUES, CENTRE, Space
from games.vikings.knowledge import known_to
from games.vikings.state import Values, VikingsState

UNKNOWN = sum(BRACELET_VALUES) / len(BRACELET_VALUES)
"""Expected value of a bracelet whose value is unknown."""

_OF_SEAT = (
    "points",
    "bracelets",
    "points a step away",
    "points within two steps",
    "points within three steps",
    "points anywhere, by half for each step",
    "on the centre",
    "within two steps of the centre",
    "rivals within two steps",
    "turn",
)

FEATURES = tuple(
    f"{feature}{time}" for time in ("", ", the nearer the end") for feature in _OF_SEAT
)
"""What is weighed, in order."""

_STEPS = (1, 2, 3)
_NEAR = 2


def features(state: VikingsState, viewer: Seat | None) -> tuple[Sequence[float], ...]:
    """Return, by seat, the features in the order of :data:`FEATURES`, by what a viewer knows.

    The second half are the first ones again, times a factor that rises to 1 as the supply runs out.
    """
    end = 1 / (1 + len(state.supply))
    found = [_of(state, Seat(seat), viewer) for seat in range(len(state.spaces))]
    return tuple([(*each, *[end * feature for feature in each]) for each in found])


def _of(state: VikingsState, seat: Seat, viewer: Seat | None) -> list[float]:
    """Return a seat's features: points, bracelets, booty nearby, rivals within two steps, its turn.

    Those of a place are 0 before its Viking is placed.
    """
    here = state.spaces[seat]
    ways: tuple[float, ...] = _NOWHERE
    close = 0
    if here is not None:
        ways = _ways(state.slots, here, CENTRE not in state.spaces)
        steps = DISTANCE[here]
        close = sum([there is not None and steps[there] <= _NEAR for there in state.spaces]) - 1
    return [
        points(state, seat, viewer),
        float(len(state.holdings[seat])),
        *ways,
        float(close),
        float(seat == state.active),
    ]


def points(state: VikingsState, seat: Seat, viewer: Seat | None) -> float:
    """Sum up the bracelets of ``seat`` as ``viewer`` knows them, unknown ones at their mean."""
    known = known_to(state, seat, viewer)
    return sum(known) + UNKNOWN * (len(state.holdings[seat]) - len(known))


_NOWHERE = (0.0,) * 6


@lru_cache(maxsize=8192)
def _ways(slots: tuple[Values, ...], here: Space, centre_is_free: bool) -> tuple[float, ...]:
    """Return features of a space, as the six names from *points a step away* say.

    The points that lie exactly one, two and three steps away; all points, halved for each step;
    whether it is the centre; whether the centre is free and within two steps.
    """
    steps = DISTANCE[here]
    lying = [(steps[there], sum(values)) for there, values in enumerate(slots) if values]
    there = steps[CENTRE]
    return (
        *[float(sum([value for far, value in lying if far == step])) for step in _STEPS],
        sum([value / 2**far for far, value in lying]),
        float(there == 0),
        float(centre_is_free and there <= _NEAR),
    )
