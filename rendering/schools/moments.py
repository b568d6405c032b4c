"""Moments of Clash of Magic Schools: a great spell, and a game lost by one."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Seat
from games.moments import Moment
from games.schools.content import Element, School
from games.schools.events import CombustioCast, EversioCast, GameWon, HypnoxCast
from games.schools.view import SchoolsView
from rendering.actors.faces import Mood
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.schools.banner import wall
from rendering.schools.pieces import parchment
from rendering.schools.pieces.beasts import beast
from rendering.schools.pieces.palette import PALETTE
from rendering.schools.pieces.signs import cup
from rendering.schools.pieces.students import student
from rendering.shapes.moment import SIZE, Person, Thing, composed

_SCHOOLS = tuple(School)
_LESS = 230
"""How high the school is that lost something."""
_MOST = 5
"""How many of several things are shown."""
_WIDE = 330
"""Pixels beside or below each other that they share."""


def moment(one: Moment, view: SchoolsView, names: tuple[str, ...], texts: Texts) -> Scene:
    """Draw a moment: Combustio, Eversio or Hypnox cast, or a game won by one.

    The school that gained is on the left, glad; the other is smaller and sad. Of several trials the
    five nearest to the top of their stack are drawn, of several students at most five.

    Raises:
        LookupError: the event is another one.
    """
    del view

    def person(seat: Seat, size: int, mood: Mood) -> Person:
        return Person(beast(_SCHOOLS[seat], size, mood), names[seat], mood)

    match one.event:
        case CombustioCast() as cast:
            levels, total = cast.levels[-_MOST:], cast.levels[-1]
            step = min(62, _WIDE * 0.6 / len(levels))
            things: tuple[Thing, ...] = (
                *(Thing(parchment.stack(level, 1, 130), 70, away * step - 20, away * 7)
                  for away, level in reversed(_apart(levels))),
                Thing(student(Element.FIRE, 190, casts=True), -80, 10),
            )  # fmt: skip
            said = texts("schools-moment-combustio", total=total, number=len(cast.levels))
            what = texts("schools-moment-combustio-what")
            winner = cast.seat
        case EversioCast() as cast:
            things = (
                Thing(parchment.stack(cast.level, 1, 170), 80, -10, 8),
                Thing(student(Element.DARK, 190, casts=True), -70, 10),
            )
            said = texts("schools-moment-eversio", level=cast.level)
            what = texts("schools-moment-eversio-what", level=cast.level)
            winner = cast.seat
        case HypnoxCast() as cast:
            moved = range(min(cast.number, _MOST))
            things = tuple(
                Thing(student(cast.element, 190), away * min(110, _WIDE / len(moved)), 10)
                for away, _ in _apart(moved)
            )
            said = texts("schools-moment-hypnox", number=cast.number)
            what = texts(
                "schools-moment-hypnox-what", element=texts(f"schools-element-{cast.element}")
            )
            winner = cast.seat
        case GameWon() as won:
            things = (Thing(cup(_SCHOOLS[won.seat], 300), 0, -8),)
            high, low = won.totals[won.seat], won.totals[1 - won.seat]
            said = texts("schools-moment-by-one", high=high, low=low)
            what = texts("schools-moment-cup")
            winner = won.seat
        case other:
            raise LookupError(other)
    people = person(winner, SIZE, Mood.GLAD), person(Seat(1 - winner), _LESS, Mood.HURT)
    return composed(wall(windows=False), people, things, said, what, PALETTE, texts)


def _apart(things: Sequence[int]) -> list[tuple[float, int]]:
    """Return how many steps from the middle of a row each of some things is."""
    return [(n - (len(things) - 1) / 2, thing) for n, thing in enumerate(things)]
