"""What the chances of a seat rest on, for computers that look ahead: points, armies, openings.

What each counts for is learnt from play (:mod:`games.rage.weights`). It rests on what everybody
sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Seat
from games.rage import habits
from games.rage.chapters.land import land
from games.rage.chapters.shown.table import fielded
from games.rage.chapters.victory import cities, count_forged, forges, points, second_to_come
from games.rage.content import CARDS, FORGING_COST, LAST_ACTION, LEVELS, Counts
from games.rage.state import RageState

FEATURES = (
    "city",
    "legendary",
    "three points needed at most",
    "two points needed at most",
    "one point needed at most",
    "one point needed, and the action",
    "no point needed, a second action to come",
    "crystals, by six",
    "crystals, by six, with a forge",
    "crystals to forge, with a forge",
    "crystals to forge twice, with a forge",
    "forge",
    "second forge",
    "stone",
    "plain",
    "units I, by four",
    "units II, by four",
    "units III, by four",
    "weight of the garrison, by ten",
    "gold, by ten",
    "gear carried, by ten gold",
    "legendary carried",
    "slowness carried",
    "hero",
    "best march",
    "best chance of a city",
    "best chance of a city, and the action",
    "best chance of a city, one point needed",
    "best chance of a city, one point needed, and the second action",
    "second best chance of a city",
    "city that may be lost",
    "city that may be lost, without the action",
)
"""What is weighed, in order."""

_ENOUGH = 12
"""More crystals than these are of no use yet."""

_FOUR, _SIX, _TEN = 4, 6, 10
"""Divisor of large features: weights are learnt best if all features are of one size."""


def features(state: RageState, viewer: Seat | None) -> tuple[Sequence[float], ...]:  # noqa: ARG001 - everybody knows it
    """Return the features by seat, in the order of :data:`FEATURES`.

    They rest on public knowledge alone: the viewer does not matter.
    """
    there = land(state.tiles).cities
    ways = [_chances(state, Seat(seat), there) for seat in range(len(state.players))]
    return tuple([_of(state, Seat(seat), ways) for seat in range(len(ways))])


class _Ways:
    """What the armies of a seat could go for with one march."""

    __slots__ = ("best", "cities")

    def __init__(self) -> None:
        """Begin with no march."""
        self.best = 0.0
        """What the best march is worth."""
        self.cities: dict[int, float] = {}
        """By city that is not its own, the best chance of having it."""


def _chances(state: RageState, seat: Seat, there: Sequence[int]) -> _Ways:
    """Return a seat's chances to take each of the sites ``there`` that it can march to now.

    With them comes the worth of its best march, 0 at least. Who left or has no clan has neither.
    """
    found = _Ways()
    if state.players[seat].clan is None or seat in state.left:
        return found
    for march in habits.marches(state, seat):
        found.best = max(found.best, march.worth)
        target = march.target
        if target in there and state.holders[target] != seat:
            found.cities[target] = max(found.cities.get(target, 0.0), march.chance)
    return found


def _of(state: RageState, seat: Seat, ways: Sequence[_Ways]) -> list[float]:
    """Return a seat's features, in the order of :data:`FEATURES`; ``ways`` are of all seats."""
    player, acts = state.players[seat], state.active == seat
    needed = state.settings.goal - points(state, seat)
    close = needed <= 1
    first, second, *_ = (*sorted(ways[seat].cities.values(), reverse=True), 0.0, 0.0)
    at_risk = _at_risk(state, seat, ways)
    return [
        float(cities(state, seat)),
        float(count_forged(player.gear)),
        *[float(needed <= points) for points in (3, 2, 1)],
        float(close and acts),
        float(needed <= 0 and seat in second_to_come(state)),
        *_land_and_crystals(state, seat),
        *_army(state, seat),
        player.gold / _TEN,
        *_carried(state, seat),
        float(player.hero is not None),
        ways[seat].best,
        first,
        first * acts,
        first * close,
        first * (close and acts and state.action == LAST_ACTION),
        second,
        at_risk,
        at_risk * (not acts),
    ]


def _at_risk(state: RageState, seat: Seat, ways: Sequence[_Ways]) -> float:
    """Return the expected number of cities that a seat would lose if all others marched on them."""
    lost = 0.0
    for city in land(state.tiles).cities:
        if state.holders[city] == seat:
            kept = 1.0
            for each in ways:
                kept *= 1 - each.cities.get(city, 0.0)
            lost += 1 - kept
    return lost


def _land_and_crystals(state: RageState, seat: Seat) -> list[float]:
    """Return the features of crystals, of forges, stones and plain territories held, in order.

    Crystals count up to 12.
    """
    crystals = min(state.players[seat].crystals, _ENOUGH)
    anvils = forges(state, seat)
    stones = sum([state.holders[site] == seat for site, _ in land(state.tiles).stones])
    price = FORGING_COST[min(max(anvils, 1), 2)]
    return [
        crystals / _SIX,
        crystals * (anvils > 0) / _SIX,
        float(anvils > 0 and crystals >= price),
        float(anvils > 0 and crystals >= 2 * price),
        float(anvils > 0),
        float(anvils > 1),
        float(stones),
        float(state.holders.count(seat) - cities(state, seat) - anvils - stones),
    ]


def _army(state: RageState, seat: Seat) -> list[float]:
    """Return the features of a seat's units: each level on the board, and the garrison's weight."""
    one, two, three = fielded(state, seat)
    garrison: Counts = state.players[seat].garrison
    return [one / _FOUR, two / _FOUR, three / _FOUR, habits.weight(garrison) / _TEN]


def _carried(state: RageState, seat: Seat) -> list[float]:
    """Return the features of gold, legendaries and slowness carried by types on the board."""
    player, there = state.players[seat], fielded(state, seat)
    gold = legendary = slow = 0
    for level in LEVELS:
        for slot in (level, level + 3):
            if there[level] and player.slots[slot] >= 0:
                card = CARDS[player.gear[player.slots[slot]]]
                gold += card.cost
                legendary += card.legendary
                slow += card.bonus.slow
    return [gold / _TEN, float(legendary), float(slow)]
