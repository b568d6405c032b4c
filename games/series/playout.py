"""Series of random games, the same for the same seed: for the pictures."""

from __future__ import annotations

from games.api import AnyGame, Options
from games.playout import play as play_game
from games.series.api import PAIR, Kind
from games.series.kinds import AnySeries, begin, is_offered, record
from games.series.seeding import LOTS


def play(
    kind: Kind,
    game: AnyGame,
    entrants: int,
    options: Options,
    seed: str,
    games: int | None = None,
) -> AnySeries:
    """Return a series after ``games`` random games, or at its end if that comes first.

    ``games`` of None plays to the end. Each game is one of two players with the game's default
    options; ``options`` are those of the series.

    Raises:
        RuleError: the number of entrants or an option is not allowed.
        ValueError: the game is not for such a series.
    """
    if not is_offered(kind, game):
        raise ValueError(f"{game.id} is not played as a {kind.value}")
    series = begin(kind, entrants, options, seed, game.lots or LOTS).series
    while not series.ranking and len(series.played) != games:
        number = series.open[0].number
        outcome = game.outcome(play_game(game, PAIR[0], {}, f"{seed}/{number}"))
        assert outcome is not None
        series = record(series, number, outcome).series
    return series
