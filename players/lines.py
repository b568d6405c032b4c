"""By what computers are judged in every game: who is to win which share of it against whom."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.api import AnyGame
from players.match import Aim
from players.scripts import scripts_of

_FEW, _MANY = 2, 4
"""At tables of so many seats the levels are judged, where a game has them."""

_AIMS = (
    (("easy", "default"), 0.55, (_FEW,)),
    (("medium", "easy"), 0.65, (_FEW, _MANY)),
    (("medium", "flat"), 0.60, (_FEW,)),
    (("hard", "default"), 0.80, (_FEW, _MANY)),
    (("hard", "medium"), 0.60, (_FEW,)),
)
_AGAINST_SCRIPTS = (("medium", 0.55), ("hard", 0.70))


class Line(msgspec.Struct, frozen=True):
    """Who plays whom, with how many seats, and what the first of them is to win."""

    seats: int
    contestants: tuple[str, str]
    aim: Aim


def lines_of(game: AnyGame) -> Iterator[Line]:
    """List the matches by which the levels are judged in a game."""
    for contestants, share, tables in _AIMS:
        for seats in tables:
            if seats in game.seats:
                yield Line(seats, contestants, Aim(share))
    for level, share in _AGAINST_SCRIPTS:
        for script in scripts_of(game.id):
            yield Line(_FEW, (level, script), Aim(share))
