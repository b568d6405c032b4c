"""By what computers are judged in every game: who is to win which share of it against whom."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.api import AnyGame
from players.match import Aim
from players.scripts import scripts_of

_FEW, _MANY = 2, 4
"""Seats of the tables at which the levels are judged, if a game has them."""

_AIMS = (
    (("easy", "default"), 0.55, (_FEW,), 200),
    (("medium", "easy"), 0.65, (_FEW, _MANY), 100),
    (("medium", "flat"), 0.60, (_FEW,), 100),
    (("hard", "default"), 0.80, (_FEW, _MANY), 40),
    (("hard", "medium"), 0.60, (_FEW,), 80),
)
_AGAINST_SCRIPTS = (("medium", 0.55, 60), ("hard", 0.70, 20))
"""Who is to win which share, and in how many games where that is counted to the end.

All lines of all games then take about four hours of two cores: the most games are played where the
result is the least certain.
"""


class Line(msgspec.Struct, frozen=True):
    """Who plays whom, with how many seats, and what the first of them is to win."""

    seats: int
    contestants: tuple[str, str]
    aim: Aim
    games: int
    """How many are played where they are counted to the end."""


def lines_of(game: AnyGame) -> Iterator[Line]:
    """Yield the matches that the levels of a game are judged by.

    First against each other and simple players, for the seats that the game has, then medium and
    hard against each script of the game, with two seats.
    """
    for contestants, share, tables, games in _AIMS:
        for seats in tables:
            if seats in game.seats:
                yield Line(seats, contestants, Aim(share), games)
    for level, share, games in _AGAINST_SCRIPTS:
        for script in scripts_of(game.id):
            yield Line(_FEW, (level, script), Aim(share), games)
