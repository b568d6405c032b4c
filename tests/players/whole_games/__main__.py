"""What people laugh at in whole games of computers, counted, and how long such games are."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from games import GAME_IDS, find
from games.arguments import Parser, add_option, count, options_of, seats_of
from players.levels import Level
from players.match import Match, Tally, contestants_of
from tests.players.whole_games import kings_of, looks_of
from tests.players.whole_games.kept import Kept
from tests.players.whole_games.look import Count


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m tests.players.whole_games", description=__doc__)
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--seats", type=count, default=2, help="players (%(default)s)")
    parser.add_argument("--games", type=count, default=30, help="how many, a level (%(default)s)")
    parser.add_argument("--seed", default="1", help="the same seed plays the same games")
    parser.add_argument(
        "--levels", nargs="+", default=[*Level], metavar="LEVEL", help="each plays by itself"
    )
    parser.add_argument("--kings", metavar="LEVEL", help="who plays the kings, in place of each")
    parser.add_argument(
        "--kept", type=Path, metavar="FILE", help="where to keep each game, to go on from later"
    )
    add_option(parser)
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Print for each level how long its games are, and how often it was laughed at."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    try:
        seats = seats_of(game, asked.seats)
        options = options_of(game, asked.option, seats)
    except ValueError as error:
        parser.error(str(error))
    known = contestants_of(game.id)
    kings = () if asked.kings is None else (asked.kings,)
    if unknown := [level for level in (*asked.levels, *kings) if level not in known]:
        parser.error(f"{unknown[0]} is none of {', '.join(known)}")
    parts = kings_of(game, seats, options) if kings else ()
    for level in asked.levels:
        match = Match(game, seats, options, (level, *kings), asked.seed, parts)
        _watch(match, asked.games, Kept(asked.kept))


def _watch(match: Match, games: int, kept: Kept) -> None:
    looks = looks_of(match.game.id)
    watched = [kept.watch(match, looks, time.process_time, deal) for deal in range(games)]
    rounds = sorted(one.rounds for one in watched)
    minutes = sorted(one.minutes for one in watched)
    middle = games // 2
    print(
        f"{match.game.id}, {match.seats} seats, {' under '.join(match.contestants)}: "
        f"{games} games, "
        f"{rounds[middle]} rounds ({rounds[0]} to {rounds[-1]}), "
        f"{minutes[middle]:.0f} minutes ({minutes[0]:.0f} to {minutes[-1]:.0f}), "
        f"{sum(one.seconds for one in watched) / games:.1f} s of a core a game",
        flush=True,
    )
    understood = sum((one.understood for one in watched), Count(0, 0))
    if understood.occasions:
        print(f"  understood: {_spelt(understood)}")
    for number, look in enumerate(looks):
        found = sum((one.counts[number] for one in watched), Count(0, 0))
        verdict = "held" if look.is_held(found) else f"more than {look.most:.0%}"
        print(f"  {look.what}: {_spelt(found)}: {verdict}", flush=True)


def _spelt(found: Count) -> str:
    if not found.occasions:
        return "no occasion"
    low, high = Tally(found.occasions, found.times, ()).interval
    share = found.times / found.occasions
    return f"{found.times} of {found.occasions}, {share:.1%} ({max(low, 0):.1%} to {high:.1%})"


if __name__ == "__main__":
    main()
