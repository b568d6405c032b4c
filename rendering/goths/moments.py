"""Moments of Goths Save the Queen: an order saved by an old letter, a trap, an army, the queen."""

from __future__ import annotations

from games.goths.content import DECOY, LAYOUTS, TRUTH, ClanName, Objective, Spot
from games.goths.events import (
    Advanced,
    ClanEliminated,
    ObjectiveTurned,
    OrderRevealed,
    TrapSprung,
)
from games.goths.view import GothsView
from games.moments import Moment
from rendering.actors.faces import Mood
from rendering.goths.banner import night
from rendering.goths.board.words import card_name, clan_name, order_name
from rendering.goths.pieces import letters, people
from rendering.goths.pieces.banners import letter_of, shield
from rendering.goths.pieces.ground import door
from rendering.goths.pieces.palette import PALETTE
from rendering.goths.pieces.signs import order_sign
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import DUSK
from rendering.shapes.lesson_sheet import verdict
from rendering.shapes.moment import SIZE, Person, Thing, composed


def moment(one: Moment, view: GothsView, names: tuple[str, ...], texts: Texts) -> Scene:
    """Draw a moment: an order saved by an old letter, the queen found, a trap, or an army gone.

    The chief concerned is on the left, or right of his king (an order saved); right of the chief of
    an army that is gone stands the first king of the enemy.

    Raises:
        LookupError: the event is another one.
    """
    del view
    layout = LAYOUTS[len(names)]
    camps = {clan.name: clan.camp for clan in layout.clans}
    chiefs = {clan.name: clan.chief for clan in layout.clans}

    def chief(clan: ClanName, mood: Mood) -> Person:
        return Person(people.chief(clan, camps[clan], SIZE, mood), names[chiefs[clan]], mood)

    def behind(spot: Spot, kind: Objective) -> Thing:
        return Thing(door(spot - Spot.FAR_PLAIN, 230, 300, kind), 0, -12)

    match one.event:
        case OrderRevealed() as told:
            around: tuple[Person, ...] = (chief(told.clan, Mood.GLAD),)
            if told.king != told.seat:
                king = people.king(told.clan, camps[told.clan], SIZE, Mood.GRIM)
                around = Person(king, names[told.king], Mood.GRIM), *around
            letter = letters.opened(TRUTH[told.card], DECOY[told.card], 160)
            things: tuple[Thing, ...] = (
                Thing(letter, -96, -6, -5),
                Thing(order_sign(told.order, 160), 96, -6, 4),
            )
            said = texts("goths-moment-old-letter")
            what = texts(
                "goths-moment-old-letter-what",
                card=card_name(told.card, texts),
                order=order_name(told.order, texts),
            )
        case ObjectiveTurned() as turned:
            around = (chief(one.cause(Advanced).clan, Mood.GLAD),)
            things = (behind(turned.spot, turned.kind),)
            said, what = texts("goths-moment-queen"), texts("goths-moment-queen-what")
        case TrapSprung() as sprung:
            around = (chief(sprung.clan, Mood.HURT),)
            turned = one.cause(ObjectiveTurned)
            things = (behind(turned.spot, turned.kind),)
            said, what = texts("goths-moment-trap"), texts("goths-moment-trap-what")
        case ClanEliminated() as gone:
            enemy = next(king for king in layout.kings if layout.camps[king.seat] is not gone.camp)
            clan = layout.clans[enemy.clans[0]].name
            king = people.king(clan, camps[clan], SIZE, Mood.GLAD)
            around = (
                chief(gone.clan, Mood.HURT),
                Person(king, names[enemy.seat], Mood.GLAD),
            )
            things = (
                Thing(shield(gone.camp, letter_of(gone.clan), 230), 0, -6),
                Thing(verdict(110, DUSK.bluff, right=False), 84, 84),
            )
            named = clan_name(gone.clan, texts)
            said = texts("goths-moment-gone", clan=named)
            what = texts("goths-moment-gone-what", clan=named)
        case other:
            raise LookupError(other)
    return composed(night(gate=False), around, things, said, what, PALETTE, texts)
