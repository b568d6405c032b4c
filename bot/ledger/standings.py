"""Profiles and halls, computed from a server's game records alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from statistics import median_low

from bot.ledger.ratings import Rating, Ratings
from bot.model.standings import (
    GameRecord,
    Hall,
    Longest,
    Podium,
    Profile,
    Quickness,
    Ranked,
    Rival,
    Standing,
)
from bot.rows.ledger import LedgerRow, TenureRow

Games = Sequence[tuple[LedgerRow, Sequence[TenureRow]]]
"""Games in the order in which they ended, each with its seats."""

BEST = 3
"""Places in the hall for each game, and rivals named in a profile."""
PROVEN = 3
"""Fewest games for a place in the hall."""
_HOUR_MS = 60 * 60 * 1000
_DAY_MS = 24 * _HOUR_MS


def profile(
    user_id: int,
    games: Games,
    ratings: Ratings,
    names: Mapping[int, str],
    hidden: Collection[int],
) -> Profile:
    """Return a person's profile, from games with other people that had a result.

    Answers, missed turns and quickness also count games without one. Rivals are opponents beaten
    most often where both stayed to the end, at most three, without hidden, forgotten or nameless
    people. ``streak`` is the wins in a row up to now. Records, streaks and rivals are empty or 0 if
    they finished none. Whether the person is hidden is for the caller.
    """
    played = list(_played(user_id, games))
    wins = [_won(own) for _, own, _ in played]
    tenures = [
        t for _, sat in games if _people(sat) > 1 for t in sat if t.user_id == user_id
    ]  # fmt: skip
    waits = [t.waited for t in tenures if t.waited is not None]
    beaten = Counter(
        one.user_id
        for _, own, others in played
        for one in others
        if own.there and own.place is not None and one.place is not None and own.place < one.place
        if one.camp != own.camp and one.user_id is not None and one.user_id not in hidden
    )
    rivals = sorted(
        (Rival(names[who], times) for who, times in beaten.items() if who in names and who > 0),
        key=lambda rival: (-rival.times, rival.name),
    )
    return Profile(
        name=names.get(user_id, ""),
        records=_records(user_id, played, ratings),
        streak=next((n for n, won in enumerate(reversed(wins)) if not won), len(wins)),
        longest=_longest_row(wins),
        answered=sum(t.answered for t in tenures),
        missed=sum(t.missed for t in tenures),
        left=sum(not own.there for _, own, _ in played),
        quickness=_quickness(median_low(waits)) if waits else None,
        rivals=tuple(rivals[:BEST]),
    )


def hall(
    games: Games,
    ratings: Ratings,
    names: Mapping[int, str],
    hidden: Collection[int],
    series: int,
) -> Hall:
    """Return the hall of a server: the best at each game, and records.

    At most three are shown for each game, by what their rating proves, after three games at least;
    hidden and forgotten people are left out, and games without anybody to show. Records are of
    games with a result and two people or more, None without one; ``series`` is how many series are
    open or under way.
    """
    podiums = []
    for game, rated in sorted(ratings.items()):
        known = [
            (rating, names[who])
            for who, rating in rated.items()
            if who > 0 and who not in hidden and who in names and rating.games >= PROVEN
        ]
        known.sort(key=lambda pair: (-pair[0].proven, pair[1]))
        if known:
            best = (Ranked(name, _standing(rating)) for rating, name in known[:BEST])
            podiums.append(Podium(game, tuple(best)))
    finished = [row for row, sat in games if row.reason and _people(sat) > 1]
    return Hall(
        podiums=tuple(podiums),
        games=len(finished),
        longest=max(
            (Longest(row.game, row.table_id, row.ended_at - row.began_at) for row in finished),
            key=lambda one: one.time,
            default=None,
        ),
        most_moves=max(
            (Longest(row.game, row.table_id, row.moves) for row in finished),
            key=lambda one: one.time,
            default=None,
        ),
        series=series,
    )


def _played(
    user_id: int, games: Games
) -> Iterator[tuple[LedgerRow, TenureRow, Sequence[TenureRow]]]:
    """Yield a person's games that had a result and more than one person, in order.

    Each comes with their last stay in a seat, and those of all others who were there at the end.
    """
    for row, sat in games:
        own = [t for t in sat if t.user_id == user_id]
        if own and row.reason and _people(sat) > 1:
            last = max(own, key=lambda t: (t.there, t.number))
            yield row, last, [t for t in sat if t.user_id != user_id and t.there]


def _people(tenures: Sequence[TenureRow]) -> int:
    """Return how many people had seats."""
    return len({t.user_id for t in tenures if t.user_id is not None})


def _won(own: TenureRow) -> bool:
    """Return True if somebody was there at the end and came first."""
    return own.place == 1 and bool(own.there)


def _records(
    user_id: int,
    played: Sequence[tuple[LedgerRow, TenureRow, Sequence[TenureRow]]],
    ratings: Ratings,
) -> tuple[GameRecord, ...]:
    """Return a person's record in each game that they played, the most played first.

    The rating is None if no game counted; the role is the most frequent one, empty without any.
    """
    found = []
    for game, count in Counter(row.game for row, _, _ in played).most_common():
        own = [tenure for row, tenure, _ in played if row.game == game]
        rating = ratings.get(game, {}).get(user_id)
        roles = Counter(tenure.role for tenure in own if tenure.role).most_common(1)
        found.append(
            GameRecord(
                game,
                count,
                sum(map(_won, own)),
                None if rating is None else _standing(rating),
                roles[0][0] if roles else "",
            )
        )
    return tuple(found)


def _standing(rating: Rating) -> Standing:
    """Return a rating as it is shown."""
    return Standing(rating.points, rating.give_or_take)


def _longest_row(wins: Sequence[bool]) -> int:
    """Return the length of the longest run of wins; 0 without any."""
    longest = row = 0
    for won in wins:
        row = row + 1 if won else 0
        longest = max(longest, row)
    return longest


def _quickness(wait: int) -> Quickness:
    """Return the category of a person's usual answering time, given in milliseconds.

    Minutes up to an hour, hours up to a day, else days.
    """
    if wait <= _HOUR_MS:
        return Quickness.MINUTES
    return Quickness.HOURS if wait <= _DAY_MS else Quickness.DAYS
