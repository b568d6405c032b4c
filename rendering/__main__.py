"""``python -m rendering``: draw what a viewer sees after random moves, a lesson, or a sheet.

``python -m rendering search GAME`` looks for positions that cannot be drawn, ``python -m rendering
palette GAME`` chooses the colours of its finished pictures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from itertools import count, product
from pathlib import Path
from traceback import extract_tb
from typing import NoReturn

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from games import find as rules_of
from games.api import RuleError, Seat
from games.arguments import add_option, chosen_of, spelt
from games.playout import play
from games.series.api import Kind
from games.series.kinds import ENTRANTS, OPTIONS
from games.series.playout import play as play_series
from rendering import find
from rendering.paint.paint import paint
from rendering.paint.palette import COLOURS, chosen
from rendering.scene.scene import Colour, Scene
from rendering.scene.theme import DUSK
from rendering.search import Search, Undrawn
from rendering.series import scene as sheet

NAMES = (
    *("Ragnar", "Astrid", "Björn", "Freya", "Sigurd", "Ingrid"),
    *("Leif", "Gudrun", "Halvard", "Solveig", "Torstein", "Åse"),
)
"""As many as the theme has seats."""
_MOMENTS = (0, 15, 60, None)
"""Moves after which the pictures of a game are looked at; None is its end."""
_LINE = 84
"""Digits of a line of colours: fourteen of them."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def _whole(text: str) -> int:
    """Return the whole number that ASCII digits spell; there are no signs, so it is never negative.

    Raises:
        ArgumentTypeError: the text has anything else in it, or is empty.
    """
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    """Return the parser of the main command, which draws a position, a series or a lesson.

    A game and ``--out`` must be given; by default a whole game is played for a spectator.
    """
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
    add_option(parser)
    parser.add_argument("--out", type=Path, required=True, help="the PNG to write")
    return parser


def _search_parser() -> argparse.ArgumentParser:
    """Return the parser of ``search``: a game, how many games of it (100), the first number (0)."""
    parser = _Parser(
        prog="python -m rendering search",
        description="Play games at every table, draw all that can be seen, tell what cannot.",
    )
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--games", type=_whole, default=100, help="how many (%(default)s)")
    parser.add_argument("--first", type=_whole, default=0, help="the first of them (%(default)s)")
    return parser


def _palette_parser() -> argparse.ArgumentParser:
    """Return the parser of ``palette``: a game, and how many games of it at each table (3)."""
    parser = _Parser(
        prog="python -m rendering palette",
        description="Choose the colours of a game's pictures anew, for its pieces/palette.py.",
    )
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--games", type=_whole, default=3, help="at each table (%(default)s)")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw one picture and print its alt text, or run a subcommand; return the exit status.

    The picture is written to ``--out`` as a PNG. Subcommands are ``search`` and ``palette``.
    Without ``arguments`` those of the process are used. Wrong arguments and a file that cannot be
    written exit with status 2. ``--series`` wins over ``--lesson``, and that over a position.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["search"]:
        return _search(_search_parser().parse_args(arguments[1:]))
    if arguments[:1] == ["palette"]:
        return _palettes(_palette_parser().parse_args(arguments[1:]))
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


def _search(asked: argparse.Namespace) -> int:
    """Play the games asked for, and print a line for each fault in drawing and a summary.

    Errors of one type at one line are one fault; the line names its first picture. Return the exit
    status: 1 if there are faults, else 0.
    """
    search = Search(rules_of(asked.game), NAMES, [texts(language) for language in LANGUAGES])
    faults: dict[str, list[Undrawn]] = {}
    for number in range(asked.first, asked.first + asked.games):
        for undrawn in search.one(number):
            trace = extract_tb(undrawn.error.__traceback__)[-1]
            place = f"{type(undrawn.error).__name__} at {trace.name}, line {trace.lineno}"
            faults.setdefault(place, []).append(undrawn)
    for place, found in faults.items():
        one = found[0]
        viewer = "a spectator" if one.viewer is None else f"seat {one.viewer}"
        print(
            f"{place}: {len(found)} pictures of {len({each.number for each in found})} games, "
            f"the first in game {one.number} ({one.seats} seats, {spelt(one.options)}) "
            f"after {one.moves} moves, for {viewer}: {one.what}"
        )
    print(f"{asked.game}: {asked.games} games, {search.drawn} pictures, {len(faults)} faults")
    return 1 if faults else 0


def _palettes(asked: argparse.Namespace) -> int:
    """Print a new choice of colours for every palette of a game's pictures, as modules spell them.

    They are chosen from the pictures of random games with every number of seats, at four points of
    each, for a spectator and seat 0, and of all pages of the rules. Colours that the module adds
    itself (``ADDED``) are not chosen: there are that many fewer. Nothing is written to the module;
    return the exit status 0.
    """
    game, pictures = rules_of(asked.game), find(asked.game)
    added: Mapping[tuple[Colour, ...], tuple[Colour, ...]] = {}
    # A small game, and one from a package, have no such module.
    with suppress(ModuleNotFoundError):
        added = getattr(import_module(f"rendering.{asked.game}.pieces.palette"), "ADDED", {})
    scenes: dict[tuple[Colour, ...], list[Scene]] = {}
    for seats, number in product(game.seats, range(asked.games)):
        for moves in _MOMENTS:
            state = play(game, seats, {}, f"palette/{number}", moves)
            for viewer in (None, Seat(0)):
                shown = game.view(state, viewer)
                scene = pictures.scene(shown, NAMES[:seats], texts(LANGUAGES[0]), DUSK)
                scenes.setdefault(scene.palette, []).append(scene)
    with suppress(LookupError):
        for page in count(1):
            lesson = pictures.lesson(page, texts(LANGUAGES[0]), DUSK)
            scenes.setdefault(lesson.palette, []).append(lesson)
    for palette, found in scenes.items():
        # A picture that is to weigh less than others has fewer colours, and keeps to as many.
        most = min(COLOURS, len(palette) - len(added.get(palette, ())))
        codes = "".join(colour[1:] for colour in chosen(found, most))
        print(f"# from {len(found)} pictures")
        for start in range(0, len(codes), _LINE):
            print(f'    "{codes[start : start + _LINE]}"')
    return 0


def _lesson(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> Scene:
    """Return the scene of a page of the rules; exit with status 2 if there is no such page."""
    try:
        return find(asked.game).lesson(asked.lesson, texts(asked.language), DUSK)
    except LookupError:
        parser.error(f"the rules have no page {asked.lesson}")


def _sheet(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> Scene:
    """Play a series and return the scene of its sheet; exit on wrong arguments.

    By default as many entrants as such a series can have take part.
    """
    kind, game = Kind(asked.series), rules_of(asked.game)
    entrants = asked.seats if asked.seats is not None else ENTRANTS[kind][-1]
    try:
        options = chosen_of(OPTIONS[kind], asked.option)
        series = play_series(kind, game, entrants, options, asked.seed, asked.moves)
    except (RuleError, ValueError) as error:
        parser.error(str(error))
    return sheet(series, NAMES[:entrants], texts(asked.language), DUSK)


def _position(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> Scene:
    """Play a game and return the scene of its position; exit on wrong arguments.

    By default it has as many seats as can play, and a spectator looks.
    """
    game = rules_of(asked.game)
    seats = asked.seats if asked.seats is not None else max(game.seats)
    if asked.seat is not None and asked.seat >= seats:
        parser.error(f"there are seats 0 to {seats - 1}")
    try:
        state = play(game, seats, chosen_of(game.options, asked.option), asked.seed, asked.moves)
    except (RuleError, ValueError) as error:
        parser.error(str(error))
    view = game.view(state, None if asked.seat is None else Seat(asked.seat))
    return find(asked.game).scene(view, NAMES[:seats], texts(asked.language), DUSK)


if __name__ == "__main__":
    raise SystemExit(main())
