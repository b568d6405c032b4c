"""Moments of Clash of Rage: a city taken from a player, a legendary forged, the goal reached."""

from __future__ import annotations

from games.api import Seat
from games.moments import Moment
from games.rage.content import CARDS, Slot
from games.rage.events import FightBegan, FightEnded, GoalReached, LegendaryForged
from games.rage.view import RageView
from rendering.actors.faces import Mood
from rendering.rage.banner import country
from rendering.rage.board.sentences import gear_name
from rendering.rage.pieces.country import feature_sprite
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.palette import PALETTE
from rendering.rage.pieces.signs import sign
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import SEATS
from rendering.shapes.moment import SIZE, Person, Thing, composed

_CUP = 118
"""How large a trophy is: they stand in two rows."""


def moment(one: Moment, view: RageView, names: tuple[str, ...], texts: Texts) -> Scene:
    """Draw a moment: a city taken from a player, a legendary forged, or the goal reached.

    The players' figures have the clans of ``view``. On the left is who gained; one who lost a city
    is on the right, smaller.

    Raises:
        LookupError: the event has no such picture.
    """
    clans = {player.seat: player.clan for player in view.players}

    def person(seat: Seat, level: int, size: int, *, lost: bool = False) -> Person:
        """Return a player's figure with their name: glad, or hurt and turned left if it lost."""
        mood = Mood.HURT if lost else Mood.GLAD
        one = figure(clans[seat], level, SEATS[seat], size, left=lost, mood=mood)
        return Person(one, names[seat], mood)

    match one.event:
        case FightEnded(site=site, loser=loser):
            began = one.cause(FightBegan)
            assert loser is not None
            around: tuple[Person, ...] = (
                person(began.attacker, 2, SIZE),
                person(loser, 0, round(SIZE * 0.72), lost=True),
            )
            things: tuple[Thing, ...] = (
                Thing(feature_sprite("city", site, 280), 0, 10),
                Thing(sign("swords", 150), 0, 96),
            )
            said = texts("rage-moment-city")
            what = texts("rage-moment-city-what")
        case LegendaryForged(seat=seat, gear=gear):
            around = (person(seat, 2, SIZE),)
            things = (
                Thing(feature_sprite("forge", 1, 260), 0, 20),
                Thing(sign("swords" if CARDS[gear].slot is Slot.WEAPON else "shield", 170), 0, -60),
            )
            said = texts("rage-moment-forged", gear=gear_name(gear, texts))
            what = texts("rage-moment-forged-what")
        case GoalReached(seat=seat, points=points, to_take=to_take):
            around = (person(seat, 2, SIZE),)
            above = (points + 1) // 2
            things = tuple(
                Thing(
                    sign("cup", _CUP),
                    (n - (above - 1) / 2) * _CUP
                    if n < above
                    else (n - above - (points - above - 1) / 2) * _CUP,
                    -_CUP / 2 if n < above else _CUP / 2,
                )
                for n in range(points)
            )
            said = texts("rage-moment-goal", points=points, to_take=to_take)
            what = texts("rage-moment-goal-what", points=points)
        case other:
            raise LookupError(other)
    return composed(country(city=False), around, things, said, what, PALETTE, texts)
