"""What a command line says about the tables to play at."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from games.api import AnyGame, Option, Options, OptionValue, checked_options
from games.seat_counts import spell_counts


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def count(text: str) -> int:
    """Read a whole number above 0, written in ASCII digits without a sign.

    Raises:
        argparse.ArgumentTypeError: it is none.
    """
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def add_option(parser: argparse.ArgumentParser) -> None:
    """Add ``--option KEY=VALUE`` to a command, which may be given several times.

    The texts arrive as a list, unread; without the option it is empty.
    """
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option"
    )


def options_of(game: AnyGame, texts: Sequence[str], seats: int) -> Options:
    """Read ``key=value`` texts as the options of a table of ``seats`` players.

    Raises:
        ValueError: an option or a value is not on offer; the message says what is.
    """
    return checked_options(game.options, chosen_of(game.options, texts), seats)


def chosen_of(declared: Sequence[Option], texts: Sequence[str]) -> dict[str, OptionValue]:
    """Read options spelt ``key=value``, and return those that are spelt, with values as declared.

    Case does not matter in a value; of texts with the same key the last one counts.

    Raises:
        ValueError: there is no such option, or it has no such value; the message lists them.
    """
    choices = {option.key: option.choices for option in declared}
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        key, _, value = text.partition("=")
        if key not in choices:
            there = f"there are {', '.join(choices)}" if choices else "there are none"
            raise ValueError(f"unknown option {key!r}; {there}")
        spelt = {str(choice).lower(): choice for choice in choices[key]}
        if value.lower() not in spelt:
            raise ValueError(f"option {key} is one of {', '.join(spelt)}, not {value!r}")
        chosen[key] = spelt[value.lower()]
    return chosen


def seats_of(game: AnyGame, asked: int | None) -> int:
    """Return the number of players ``asked`` for; for None or 0 the largest of the game.

    Raises:
        ValueError: the game is not for this number.
    """
    seats = asked or game.seats[-1]
    if seats not in game.seats:
        raise ValueError(f"{game.id} is for {spell_counts(game.seats)} players")
    return seats


def spelt(options: Options) -> str:
    """Spell options as they were given."""
    return " ".join(f"{key}={value}" for key, value in options.items())
