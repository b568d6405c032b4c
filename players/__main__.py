"""Computers against each other, counted and timed, and what such games teach."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from games import GAME_IDS, find
from games.api import AnyGame
from games.arguments import Parser, add_option, count, options_of, seats_of, spelt
from games.playout import RandomPlayer
from players.learning import fit, pairs, surprise
from players.lines import Line, lines_of
from players.match import CONTESTANTS, Aim, Match, Played, Tally, contestants_of, play, tally


def _parser() -> argparse.ArgumentParser:
    """Return the parser of the commands ``match``, ``lines`` and ``learn``, with their options."""
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
        default=["hard", "medium"],
        metavar="LEVEL",
        help=f"who plays, in turn on each side: {', '.join(CONTESTANTS)}, or a script of the game",
    )
    match.add_argument(
        "--aim",
        type=float,
        help="stop when the first has clearly won this share of the games, or clearly has not",
    )
    add_option(match)
    lines = commands.add_parser("lines", help="play whatever the levels are judged by")
    lines.add_argument("game", choices=GAME_IDS, nargs="+")
    lines.add_argument("--games", type=count, default=100, help="at most, a line (%(default)s)")
    lines.add_argument("--seed", default="1", help="the same seed plays the same games")
    lines.add_argument(
        "--who",
        nargs="+",
        default=[],
        help="only lines in which all of these play",
        metavar="LEVEL",
    )
    lines.add_argument(
        "--fixed", action="store_true", help="play as many games as each line has, to the end"
    )
    learn = commands.add_parser("learn", help="find out what counts in a game, and write it down")
    learn.add_argument("game", choices=[id_ for id_ in GAME_IDS if find(id_).feature_names])
    learn.add_argument("--games", type=count, default=8000, help="how many (%(default)s)")
    learn.add_argument("--seed", default="1", help="the same seed plays the same games")
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and print its result; a wrong option is said in one line, with status 2."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.command == "learn":
        _learn(find(asked.game), asked.games, asked.seed)
    elif asked.command == "lines":
        _lines(asked)
    else:
        _match(parser, asked)


def _learn(game: AnyGame, games: int, seed: str) -> None:
    """Fit the weights of a game to four fifths of its played games, and store them.

    They go to ``weights.py`` beside its rules, below the folder where the command runs. Prints the
    time taken, and the log loss on the fifth of the games that was not learnt from.
    """
    begun = time.process_time()
    played = [pairs(game, f"{seed}/{number}") for number in range(games)]
    known = [pair for number, some in enumerate(played) if number % 5 for pair in some]
    fresh = [pair for some in played[::5] for pair in some]
    weights = fit(known, RandomPlayer(seed))
    lines = "".join(
        f"    {weight:.3f},  # {name}\n"
        for name, weight in zip(game.feature_names, weights, strict=True)
    )
    path = Path(*type(game).__module__.split(".")[:-1], "weights.py")
    path.write_text(_FILE.format(game=game.id, games=games, seed=seed, lines=lines))
    seconds = time.process_time() - begun
    print(f"games:    {games}, {len(known) + len(fresh)} pairs of seats, {seconds:.0f} s")
    print(
        f"surprise: {surprise(weights, fresh):.3f} by games not learnt from; knowing nothing, 0.693"
    )


_FILE = '''"""Learnt weight of each feature, in log-odds.

Written by ``python -m players learn {game} --games {games} --seed {seed}``.
"""

WEIGHTS = (
{lines})
'''


def _match(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> None:
    """Play a match of levels against each other and print the result; exit on a wrong option.

    Printed are the options, the wins and decision times of each level, and the wins of each side.
    With an aim it stops once that is clearly met or missed, and prints which.
    """
    game = find(asked.game)
    try:
        seats = seats_of(game, asked.seats)
        options = options_of(game, asked.option, seats)
    except ValueError as error:
        parser.error(str(error))
    known = contestants_of(game.id)
    if unknown := [level for level in asked.levels if level not in known]:
        parser.error(f"{unknown[0]} is none of {', '.join(known)}")
    match = Match(game, seats, options, tuple(asked.levels), asked.seed)
    played = _play(match, asked.games, None if asked.aim is None else Aim(asked.aim))
    print(f"game:    {game.id}, {seats} seats, {spelt(options)}, seed {asked.seed}")
    print(f"games:   {len(played)}")
    for number, contestant in enumerate(asked.levels):
        print(f"{contestant}: ".ljust(9) + _spelt(tally(played, number)))
    print(f"sides:   {', '.join(_sides(match, played))}")
    if asked.aim is not None:
        met = Aim(asked.aim).is_met([one.wins[0] for one in played])
        print(f"aim:     {asked.aim:.0%} {_VERDICTS[met]}")


def _lines(asked: argparse.Namespace) -> None:
    """Print a table of the matches that levels are judged by, each row as soon as it is known.

    That is once its aim is clear or its games are played; with ``fixed`` after all its games.
    """
    print("| game | who | wins | 95 % interval | games | a decision of the first: p50, p95 | aim |")
    print("|---|---|---:|---|---:|---|---|", flush=True)
    for game in map(find, asked.game):
        for line in lines_of(game):
            if set(asked.who) <= set(line.contestants):
                options = options_of(game, [], line.seats)
                match = Match(game, line.seats, options, line.contestants, asked.seed)
                aim, games = (None, line.games) if asked.fixed else (line.aim, asked.games)
                print(_row(match, line, _play(match, games, aim)), flush=True)


def _row(match: Match, line: Line, played: Sequence[Played]) -> str:
    """Return a row of the table of levels, in Markdown: wins, interval, times, and the verdict.

    All but the names is of the first contestant.
    """
    won, (first, other) = tally(played, 0), line.contestants
    low, high = won.interval
    met = line.aim.is_met([one.wins[0] for one in played])
    return (
        f"| {match.game.id}, {match.seats} seats | {first} against {other} "
        f"| {won.wins / won.games:.0%} | {low:.0%} to {high:.0%} | {won.games} "
        f"| {won.quantile(0.5):.3f} s, {won.quantile(0.95):.3f} s "
        f"| {line.aim.share:.0%}: {_VERDICTS[met]} |"
    )


_VERDICTS = {True: "met", False: "missed", None: "open"}


def _play(match: Match, games: int, aim: Aim | None) -> list[Played]:
    """Play at most ``games`` games, and with an aim stop once that is clear; return the games.

    It stops only when every contestant has played each side of the last deal.
    """
    played: list[Played] = []
    for one in play(match, time.process_time, games):
        played.append(one)
        whole = len(played) % len(match.contestants) == 0
        if aim is not None and whole and aim.is_met([each.wins[0] for each in played]) is not None:
            break
    return played


def _sides(match: Match, played: Sequence[Played]) -> Iterator[str]:
    """Yield a text for each side: its name, and the share of games that it won, with an interval.

    It does not matter who played it. A side is a camp, or a seat counted from 1.
    """
    for number, side in enumerate(match.sides):
        won = Tally(len(played), sum(one.sides[number] for one in played), ())
        yield f"{int(side) + 1 if side.isdigit() else side} {_share(won)}"


def _share(tallied: Tally) -> str:
    low, high = tallied.interval
    return f"{tallied.wins / tallied.games:.0%} ({low:.0%} to {high:.0%})"


def _spelt(tallied: Tally) -> str:
    """Return a tally as text: wins, share with interval, seconds for a decision."""
    return (
        f"{tallied.wins:.1f} wins, {_share(tallied)}, "
        f"a decision in {tallied.quantile(0.5):.3f} s (p50), {tallied.quantile(0.95):.3f} s (p95)"
    )


if __name__ == "__main__":
    main()
