"""How well people play, computed again from a server's ledger whenever somebody asks.

A person has a rating for each game on each server: Plackett and Luce's model, as openskill has it,
with its own constants. Games count in the order in which they ended. What one says, case by case:

- *Places*: sides by the places that the rules gave them; a shared place is a draw.
- *Camps*: the seats of a camp are one side. A side of fewer people than the largest is filled up
  with average players who are nobody's, so that numbers alone win and lose nothing.
- *Leaving*: who left, was removed, or gave up while the others played on has a side of their own,
  behind all others, whatever became of the seat or the camp. So has who stayed away at the end:
  whose seat was on offer, or held by a stand-in. A stand-in whose person is back changes nothing.
- *Concessions*: a game that was over by somebody's giving up has the places that its rules gave.
- *Take-overs*: who took a seat over is rated by its place once they have answered at least as often
  by hand as all before them in it, else not at all. Who was followed has left. Whoever comes back,
  or changes seats, is rated once, by their last tenure.
- *Without a result*: who left has lost to all who stayed. Where nobody left, or nobody stayed, it
  says nothing: called off together, closed by a manager, forgotten.
- *Never there*: who never answered by hand is not rated, and to have beaten them is worth nothing.
- *Series*: each of its games counts like any other. A walkover without a game is none, and one
  before the loser's first answer counts for nobody.
- *Computers*: a game that a computer sat at is not rated. Hints are given at such games alone.
- *Chosen luck*: there is none. The host draws every seed but those of first games, which are
  against computers, and nobody can choose one.
- *The same two*, on different sides of more than three games of a kind in one day (UTC): the fourth
  counts half for each of them, the fifth a third, and so on.
- *Forgotten people* keep their numbers' ratings, so that those of the others stay as they are; who
  has no account any more is shown nowhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce

from bot.rows.ledger import LedgerRow, TenureRow

_MODEL = PlackettLuce()
_FULL = 3
"""Games of the same two people that count in full in one day."""
_DAY_MS = 24 * 60 * 60 * 1000
_POINTS = 40
"""An average player has a thousand."""


class Rating(msgspec.Struct, frozen=True):
    """A player's rating in a game, with its uncertainty."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    """Those that counted."""

    @property
    def points(self) -> int:
        """What is shown; an average player has 1000."""
        return round(_POINTS * self.mu)

    @property
    def give_or_take(self) -> int:
        """Return the half-width of the rating's 95 % interval."""
        return round(2 * _POINTS * self.sigma)

    @property
    def proven(self) -> float:
        """What somebody is worth at least, not in points: people are put in order by it."""
        return self.mu - 3 * self.sigma


class Side(NamedTuple):
    """Who wins and loses together."""

    place: int
    people: tuple[int, ...]


Ratings = dict[str, dict[int, Rating]]
"""By game and person."""


def rate(games: Iterable[tuple[LedgerRow, Sequence[TenureRow]]]) -> Ratings:
    """Rate everybody by the games of one server, handed over in the order of their ends.

    Return ratings by game and person; only those are in it who had a game that counts. From the
    fourth game of a kind that two opponents finish on one day (UTC), it counts a half for both,
    then a third, and so on; with several opponents the most frequent one decides.
    """
    found: Ratings = {}
    met: Counter[tuple[str, int, int, int]] = Counter()
    for row, tenures in games:
        sides = sides_of(tenures)
        if not sides:
            continue
        ratings = found.setdefault(row.game, {})
        often: Counter[int] = Counter()
        for one, other in combinations(sides, 2):
            for pair in ((a, b) for a in one.people for b in other.people):
                key = (row.game, row.ended_at // _DAY_MS, min(pair), max(pair))
                met[key] += 1
                for who in pair:
                    often[who] = max(often[who], met[key])
        for who, after in _after(sides, ratings).items():
            before = ratings.get(who, Rating())
            share = 1 / max(1, often[who] - _FULL + 1)
            ratings[who] = Rating(
                before.mu + share * (after.mu - before.mu),
                before.sigma + share * (after.sigma - before.sigma),
                before.games + 1,
            )
    return found


def sides_of(tenures: Sequence[TenureRow]) -> tuple[Side, ...]:
    """Return the sides of a game that count for ratings, best place first, with their people's ids.

    Those who left come last, each alone. Left out is who never answered by hand, or took a seat
    over and gave less than half of its answers. Empty if the game rates nobody: a computer took
    part, there are fewer than two sides, nobody stayed, or it has no result and nobody left. People
    of one camp and place are one side; sides of equal place have drawn. Without a result all who
    stayed share place 1, each as a side of their own.
    """
    if any(tenure.user_id is None for tenure in tenures):
        return ()
    last = {tenure.user_id: tenure for tenure in sorted(tenures, key=_in_time)}
    stayed: dict[tuple[int, str], list[int]] = {}
    left: list[int] = []
    for who, tenure in last.items():
        assert who is not None
        if not sum(t.answered for t in tenures if t.user_id == who):
            continue
        if not tenure.there:
            left.append(who)
        elif _is_theirs(tenure, tenures):
            # Without a result all who stayed share the first place, each for themselves.
            camp = tenure.camp if tenure.place is not None else str(tenure.seat)
            stayed.setdefault((tenure.place or 1, camp), []).append(who)
    sides = [Side(place, tuple(sorted(people))) for (place, _), people in sorted(stayed.items())]
    without_result = all(tenure.place is None for tenure in tenures)
    behind = 1 + max((side.place for side in sides), default=0)
    sides += [Side(behind, (who,)) for who in sorted(left)]
    if len(sides) <= 1 or not stayed or (without_result and not left):
        return ()
    return tuple(sides)


def _in_time(tenure: TenureRow) -> tuple[bool, int, int]:
    """Sort stays so that one that lasted to the end comes last, else the later one."""
    return bool(tenure.there), tenure.number, tenure.seat


def _is_theirs(tenure: TenureRow, tenures: Sequence[TenureRow]) -> bool:
    """Return True if a person gave at least half of all manual answers in their last seat.

    ``tenure`` is their last stay. True, too, if nobody gave any there.
    """
    seat = [t for t in tenures if t.seat == tenure.seat]
    own = sum(t.answered for t in seat if t.user_id == tenure.user_id)
    return own * 2 >= sum(t.answered for t in seat)


def _after(sides: Sequence[Side], known: dict[int, Rating]) -> dict[int, Rating]:
    """Return everybody's rating after a game that counts whole, by id; ``games`` is 0 in all.

    Smaller sides are filled up with average players. People not in ``known`` have the first rating.
    """
    size = max(len(side.people) for side in sides)
    teams = []
    for side in sides:
        people = [known.get(who, Rating()) for who in side.people]
        people += [Rating()] * (size - len(people))
        teams.append([_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in people])
    rated = _MODEL.rate(teams, ranks=[float(side.place) for side in sides])
    return {
        who: Rating(one.mu, one.sigma)
        for side, team in zip(sides, rated, strict=True)
        for who, one in zip(side.people, team, strict=False)
    }
