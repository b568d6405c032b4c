"""``python -m rendering``: draw what a viewer sees after random moves, a lesson, or a sheet."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from games import find as rules_of
from games.api import Option, OptionValue, RuleError, Seat
from games.playout import play
from games.series.api import Kind
from games.series.kinds import ENTRANTS, OPTIONS
from games.series.playout import play as play_series
from rendering import find
from rendering.paint.paint import paint
from rendering.scene.scene import Scene
from rendering.scene.theme import DUSK
from rendering.series import scene as sheet

NAMES = (
    *("Ragnar", "Astrid", "Björn", "Freya", "Sigurd", "Ingrid"),
    *("Leif", "Gudrun", "Halvard", "Solveig", "Torstein", "Åse"),
)
"""As many as the theme has seats."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m rendering", description=__doc__)
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--seats", type=_whole, help="players; as many as can play by default")
    parser.add_argument("--seed", default="1", help="the same seed plays the same game")
    parser.add_argument(
        "--moves", type=_whole, help="moves to play, games in a series; to the end by default"
    )
    parser.add_argument("--seat", type=_whole, help="who looks, from 0; a spectator by default")
    parser.add_argument("--lesson", type=_whole, help="draw this page of the rules instead, from 1")
    parser.add_argument(
        "--series", choices=[*Kind], help="draw the sheet of such a series instead; seats take part"
    )
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option"
    )
    parser.add_argument("--out", type=Path, required=True, help="the PNG to write")
    return parser


def _options(declared: tuple[Option, ...], given: Sequence[str]) -> dict[str, OptionValue]:
    """Read ``key=value`` pairs; values are spelt as the option's choices are.

    Raises:
        ValueError: a pair names no option or no choice of it.
    """
    chosen: dict[str, OptionValue] = {}
    for pair in given:
        key, _, spelt = pair.partition("=")
        choices = [
            choice
            for option in declared
            if option.key == key
            for choice in option.choices
            if str(choice).lower() == spelt.lower()
        ]
        if not choices:
            raise ValueError(f"no such option: {pair}")
        chosen[key] = choices[0]
    return chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw one picture and print its alt text; return the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    draw = _position if asked.lesson is None else _lesson
    scene = (draw if asked.series is None else _sheet)(parser, asked)
    try:
        asked.out.write_bytes(paint(scene))
    except OSError as error:
        parser.error(str(error))
    print(scene.alt)
    return 0


def _lesson(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> Scene:
    try:
        return find(asked.game).lesson(asked.lesson, texts(asked.language), DUSK)
    except LookupError:
        parser.error(f"the rules have no page {asked.lesson}")


def _sheet(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> Scene:
    kind, game = Kind(asked.series), rules_of(asked.game)
    entrants = asked.seats if asked.seats is not None else ENTRANTS[kind][-1]
    try:
        options = _options(OPTIONS[kind], asked.option)
        series = play_series(kind, game, entrants, options, asked.seed, asked.moves)
    except (RuleError, ValueError) as error:
        parser.error(str(error))
    return sheet(series, NAMES[:entrants], texts(asked.language), DUSK)


def _position(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> Scene:
    game = rules_of(asked.game)
    seats = asked.seats if asked.seats is not None else max(game.seats)
    if asked.seat is not None and asked.seat >= seats:
        parser.error(f"there are seats 0 to {seats - 1}")
    try:
        state = play(game, seats, _options(game.options, asked.option), asked.seed, asked.moves)
    except (RuleError, ValueError) as error:
        parser.error(str(error))
    view = game.view(state, None if asked.seat is None else Seat(asked.seat))
    return find(asked.game).scene(view, NAMES[:seats], texts(asked.language), DUSK)


if __name__ == "__main__":
    raise SystemExit(main())
