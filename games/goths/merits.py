"""What the chances of a camp rest on, for computers that look ahead: armies, cover, machines.

What each counts for is learnt from play (:mod:`games.goths.weights`).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Seat
from games.goths.chapters.secrets import knows_objective
from games.goths.content import Objective, Readiness, Spot
from games.goths.state import Clan, GothsState, covered

FEATURES = (
    "army of one",
    "army of two",
    "army of three",
    "army on the near plain",
    "army on the far plain",
    "army at the objectives",
    "cover",
    "cover in the forest",
    "loaded machine",
    "loaded machine with somebody to hit",
    "queen known, with the own army beside her or next to her",
)
"""What is weighed, in order; of all clans of a camp together."""

(
    _NEAR,
    _FAR,
    _OBJECTIVES,
    _COVER,
    _AT_HOME,
    _LOADED,
    _AIMED,
    _FOUND,
) = range(3, len(FEATURES))

_PLACES = {Spot.NEAR_PLAIN: _NEAR, Spot.FAR_PLAIN: _FAR}


def features(state: GothsState, viewer: Seat | None) -> tuple[Sequence[float], ...]:
    """Return the features by seat, in the order of :data:`FEATURES`, by what a viewer knows.

    Seats of a camp share one list, the sum of its clans. That the queen is known counts for the
    viewer's own clan alone.
    """
    layout = state.layout
    camps = {camp: [0.0] * len(FEATURES) for camp in layout.camps}
    own = None if viewer is None else layout.chief_of[viewer]
    for number, clan in enumerate(state.clans):
        found = camps[layout.clans[number].camp]
        _count(found, state, number, clan)
        if viewer is not None and number == own and clan.figures and clan.spot >= Spot.FAR_PLAIN:
            found[_FOUND] += float(Objective.QUEEN in known_objectives(state, viewer))
    return tuple([camps[camp] for camp in layout.camps])


def _count(found: list[float], state: GothsState, number: int, clan: Clan) -> None:
    """Add a clan's features to ``found``, in place; an eliminated one adds none."""
    if not clan.figures:
        return
    found[min(clan.figures, 3) - 1] += 1.0
    if clan.spot is not Spot.FOREST:
        found[_PLACES.get(clan.spot, _OBJECTIVES)] += 1.0
    if covered(clan):
        found[_COVER] += 1.0
        found[_AT_HOME] += float(clan.spot is Spot.FOREST)
    if clan.readiness is Readiness.ACTIVE:
        found[_LOADED] += 1.0
        found[_AIMED] += float(_can_be_hit(state, number))


def _can_be_hit(state: GothsState, number: int) -> bool:
    """Return True if clan ``number`` has an enemy without cover."""
    half = len(state.clans) // 2
    others = state.clans[half:] if number < half else state.clans[:half]
    return any(other.figures and not covered(other) for other in others)


def known_objectives(state: GothsState, viewer: Seat | None) -> list[Objective | None]:
    """List, from the left, what ``viewer`` knows of the objectives, by sight or elimination.

    None for one that is not known.
    """
    last = len(state.deals) - 1
    cards = state.deals[last].objectives
    kinds: list[Objective | None] = [
        card if knows_objective(state, viewer, last, index) else None
        for index, card in enumerate(cards)
    ]
    if kinds.count(None) == 1:
        kinds[kinds.index(None)] = next(kind for kind in Objective if kind not in kinds)
    return kinds
