"""``python -m players match``: computers against each other, counted and timed."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from games import GAME_IDS, find
from games.arguments import Parser, add_option, count, options_of, seats_of, spelt
from players.match import CONTESTANTS, Match, Tally, play, tally


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m players", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    match = commands.add_parser("match", help="play games of computers against each other")
    match.add_argument("game", choices=GAME_IDS)
    match.add_argument("--seats", type=count, default=2, help="players (%(default)s)")
    match.add_argument("--games", type=count, default=100, help="how many (%(default)s)")
    match.add_argument("--seed", default="1", help="the same seed plays the same games")
    match.add_argument(
        "--levels",
        nargs="+",
        choices=CONTESTANTS,
        default=["hard", "medium"],
        metavar="LEVEL",
        help=f"who plays, taking the sides in turn: {', '.join(CONTESTANTS)}",
    )
    add_option(match)
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; what is wrong with it is said in one line, with status 2."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    try:
        seats = seats_of(game, asked.seats)
        options = options_of(game, asked.option, seats)
    except ValueError as error:
        parser.error(str(error))
    match = Match(game, seats, options, tuple(asked.levels), asked.seed)
    played = list(play(match, time.process_time, asked.games))
    print(f"game:    {game.id}, {seats} seats, {spelt(options)}, seed {asked.seed}")
    print(f"games:   {asked.games}")
    for number, contestant in enumerate(asked.levels):
        print(f"{contestant}:".ljust(9) + _spelt(tally(played, number)))


def _spelt(tallied: Tally) -> str:
    low, high = tallied.interval
    return (
        f"{tallied.wins:.1f} wins, {tallied.wins / tallied.games:.0%} ({low:.0%} to {high:.0%}), "
        f"a decision in {tallied.quantile(0.5):.3f} s (p50), {tallied.quantile(0.95):.3f} s (p95)"
    )


if __name__ == "__main__":
    main()
