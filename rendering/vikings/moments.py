"""Moments of Clash of Vikings: a card that was called, a great bracelet lost or caught."""

from __future__ import annotations

from games.api import Seat
from games.moments import Moment
from games.vikings.content import Card
from games.vikings.events import (
    BluffCalled,
    BraceletCaught,
    BraceletKnocked,
    BraceletSunk,
    CardRevealed,
)
from games.vikings.view import VikingsView
from rendering.actors.faces import Mood
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import DUSK, SEATS
from rendering.shapes.lesson_sheet import verdict
from rendering.shapes.moment import SIZE, Person, Thing, composed
from rendering.vikings.banner import dusk
from rendering.vikings.pieces import cards
from rendering.vikings.pieces.figures import bracelet, viking
from rendering.vikings.pieces.palette import PALETTE

_CARD, _RING = 150, 250


def moment(one: Moment, view: VikingsView, names: tuple[str, ...], texts: Texts) -> Scene:
    """Draw a moment: a card called (honest or a bluff), or a knocked bracelet caught or sunk.

    On the left is the announcer, or who lost the bracelet; on the right the caller, who caught it,
    or who had knocked it loose.

    Raises:
        LookupError: the event is another one.
    """
    del view

    def person(seat: Seat, mood: Mood) -> Person:
        return Person(viking(SEATS[seat], round(SIZE * 0.84), mood), names[seat], mood)

    glad, hurt = Mood.GLAD, Mood.HURT
    match one.event:
        case CardRevealed() as shown:
            true = shown.truthful
            caller = one.cause(BluffCalled).seat
            people = (
                person(shown.seat, glad if true else hurt),
                person(caller, hurt if true else glad),
            )
            card, announced = _name(shown.card, texts), _name(shown.announced, texts)
            stone = cards.runestone(shown.announced, _CARD, round(_CARD * 1.42), lit=True)
            sign = verdict(96, DUSK.true if true else DUSK.bluff, right=true)
            things: tuple[Thing, ...] = (
                Thing(stone, -84, -12),
                Thing(cards.face(shown.card, _CARD), 84, 0, 4),
                Thing(sign, 144, 92),
            )
            key = f"vikings-moment-{'honest' if true else 'bluff'}"
            said = texts(key, card=card, announced=announced)
            what = texts("vikings-moment-cards", card=card, announced=announced)
        case BraceletCaught() as caught:
            people = person(one.cause(BraceletKnocked).target, hurt), person(caught.owner, glad)
            things = (Thing(bracelet(caught.value, _RING)),)
            said = texts("vikings-moment-caught", value=caught.value)
            what = texts("vikings-moment-bracelet", value=caught.value)
        case BraceletSunk() as sunk:
            people = person(one.cause(BraceletKnocked).target, hurt), person(sunk.seat, Mood.GRIM)
            things = (Thing(bracelet(sunk.value, _RING), angle=20),)
            said = texts("vikings-moment-sunk", value=sunk.value)
            what = texts("vikings-moment-bracelet", value=sunk.value)
        case other:
            raise LookupError(other)
    return composed(dusk(), people, things, said, what, PALETTE, texts)


def _name(card: Card, texts: Texts) -> str:
    return texts(f"vikings-action-{card}")
