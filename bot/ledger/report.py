"""All ratings as text, for operators."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter

from bot.ledger.ratings import rate
from bot.rows.ledger import LedgerRow, TenureRow


def with_tenures(
    rows: Iterable[LedgerRow], tenures: Iterable[TenureRow]
) -> list[tuple[LedgerRow, Sequence[TenureRow]]]:
    """Pair each game with its stays, in the order of ``rows``; empty lists for none."""
    by_table: dict[int, list[TenureRow]] = {}
    for tenure in tenures:
        by_table.setdefault(tenure.table_id, []).append(tenure)
    return [(row, by_table.get(row.table_id, [])) for row in rows]


def report(rows: Iterable[LedgerRow], tenures: Sequence[TenureRow]) -> Iterator[str]:
    """Yield all ratings as lines of text, by server and game, each best first.

    The best are those with the highest rating less three times its uncertainty. Each game has a
    heading line first. A line has rating, uncertainty, number of games and the
    person's id; forgotten people are shown without. Games in which nobody is rated have no lines.
    """
    by_guild = sorted(rows, key=lambda row: (row.guild_id, row.ended_at, row.table_id))
    for guild_id, played in groupby(by_guild, attrgetter("guild_id")):
        games = with_tenures(played, tenures)
        for game, ratings in sorted(rate(games).items()):
            yield f"Server {guild_id}, {game}:"
            best = sorted(ratings.items(), key=lambda pair: -pair[1].proven)
            for who, rating in best:
                name = f"{who}" if who > 0 else "somebody forgotten"
                yield (
                    f"  {rating.points:5d} ± {rating.give_or_take:<4d}"
                    f" in {rating.games:4d} games  {name}"
                )
