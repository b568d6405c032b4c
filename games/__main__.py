"""``python -m games``: random games, timed or written down, and a new game to begin with."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Any

import msgspec

from games import find
from games.api import AnyGame, Applied, Decision, Move, Options, Seat
from games.arguments import Parser, add_option, count, options_of, seats_of, spelt
from games.beginning import ROOT, begin
from games.keeping import keep
from games.package import begin_package
from games.playout import steps
from games.registry import playable


def _parser() -> argparse.ArgumentParser:
    """Return the parser of the commands ``new``, ``keep`` and ``simulate``.

    ``run`` of the parsed arguments is the function of the chosen command. Games can be chosen from
    those whose rules can be played.
    """
    parser = Parser(prog="python -m games", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    new = commands.add_parser("new", help="write a small game in every room")
    new.add_argument("game", help="what it is called in the code and as a command: small letters")
    new.add_argument("--title", required=True, help="what people call it")
    new.add_argument(
        "--package", type=Path, metavar="DIR", help="write it as a package of its own, here"
    )
    new.set_defaults(run=_begin)
    keep_ = commands.add_parser("keep", help="write what later versions are held to anew")
    keep_.add_argument("game", choices=sorted(playable().entries))
    keep_.set_defaults(run=_keep)
    simulate = commands.add_parser("simulate", help="play random legal games")
    simulate.set_defaults(run=_simulate)
    simulate.add_argument("game", choices=sorted(playable().entries))
    simulate.add_argument("--seats", type=count, help="players; as many as can play by default")
    simulate.add_argument("--games", type=count, default=100, help="how many (%(default)s)")
    simulate.add_argument("--seed", default="1", help="the same seed plays the same games")
    add_option(simulate)
    simulate.add_argument(
        "--dump", type=Path, metavar="FILE", help="write every step as a line of JSON"
    )
    return parser


class _Dump:
    """Writes each step as a line: who did what, what happened, and how the game then stands."""

    def __init__(self, file: IO[bytes], game: AnyGame, seats: int) -> None:
        """Keep the open binary ``file`` that steps are written to, the game and its seats."""
        self._file = file
        self._game = game
        self._seats = [Seat(seat) for seat in range(seats)]

    def write(
        self, number: int, decision: Decision | None, move: Move | None, applied: Applied[Any]
    ) -> None:
        """Write a step of game ``number`` as one line of JSON.

        It holds the seat and question answered, the move and its events, then the position after
        it: state, the views of all seats and of a spectator, open questions and outcome. The set-up
        has neither decision nor move.
        """
        game, state = self._game, applied.state
        views = {str(seat): game.view(state, seat) for seat in self._seats}
        step = {
            "game": number,
            "decision": decision.id if decision else None,
            "seat": decision.seat if decision else None,
            "move": move,
            "events": applied.events,
            "state": state,
            "views": {**views, "spectator": game.view(state, None)},
            "decisions": game.decisions(state),
            "outcome": game.outcome(state),
        }
        self._file.write(msgspec.json.encode(step) + b"\n")


def _play_all(
    game: AnyGame, seats: int, options: Options, asked: argparse.Namespace, dump: _Dump | None
) -> int:
    """Play ``asked.games`` random games and return the number of moves in all of them together.

    Each game has a seed of its own, made of ``asked.seed`` and its number. Set-ups and moves are
    written to ``dump`` if there is one; a set-up does not count as a move.
    """
    moves = 0
    for number in range(asked.games):
        seed = f"{asked.seed}/{number}"
        begun = game.start(seats, options, seed)
        if dump:
            dump.write(number, None, None, begun)
        for step in steps(game, begun.state, f"{seed}/moves"):
            moves += 1
            if dump:
                dump.write(number, step.decision, step.move, step.applied)
    return moves


def _simulate(asked: argparse.Namespace) -> None:
    """Play random games, and print the set-up, their number, the moves, and averages and speed.

    With ``asked.dump`` every step is written to that file, and the time for it is counted too.

    Raises:
        ValueError: the number of players or an option is not allowed.
    """
    game = find(asked.game)
    seats = seats_of(game, asked.seats)
    options = options_of(game, asked.option, seats)
    with asked.dump.open("wb") if asked.dump else nullcontext() as file:
        dump = _Dump(file, game, seats) if file else None
        begun = time.perf_counter()
        moves = _play_all(game, seats, options, asked, dump)
        seconds = time.perf_counter() - begun
    print(f"game:       {game.id}, {seats} seats, {spelt(options)}, seed {asked.seed}")
    print(f"games:      {asked.games}")
    print(f"moves:      {moves}")
    print(f"moves/game: {moves / asked.games:.1f}")
    print(f"moves/s:    {moves / seconds:.0f}{' with the dump written' if dump else ''}")


def _begin(asked: argparse.Namespace) -> None:
    """Write a new game, and print the path of every file and what to run next.

    It is a package in the folder ``asked.package`` if that is given, else a part of this
    repository.
    """
    if asked.package is not None:
        for path in begin_package(asked.game, asked.title, asked.package):
            print(path)
        print(f"Now: pip install --editable {asked.package}, pytest --game {asked.game}")
        return
    for path in begin(asked.game, asked.title):
        print(path.relative_to(ROOT))
    print("Now: python -m bot rules docs/play, make format, make test")


def _keep(asked: argparse.Namespace) -> None:
    """Write the recorded game and the stored state of a game anew, and print their paths."""
    for path in keep(find(asked.game), playable().entries[asked.game]):
        print(path)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command of ``arguments``, those of the process by default.

    A ValueError or OSError of the command is printed in one line and ends the process with status
    2.
    """
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        asked.run(asked)
    except (ValueError, OSError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
