"""Moments of Norwegian Battle: the ace thrown back, the blind card in vain, four of a kind."""

from __future__ import annotations

from games.api import Seat
from games.moments import Moment
from games.norwegian.content import Rank
from games.norwegian.events import (
    AceAimed,
    AceReturned,
    AceStopped,
    BlindTurned,
    Completed,
    PileBurnt,
    PileTaken,
)
from games.norwegian.view import NorwegianView
from rendering.actors.faces import Mood
from rendering.norwegian.banner import room
from rendering.norwegian.board.words import index, rank_name
from rendering.norwegian.pieces import cards, people, piles
from rendering.norwegian.pieces.palette import PALETTE
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import SEATS
from rendering.shapes.moment import SIZE, Person, Thing, composed

_CARD, _SMALL, _DEEP = 156, 132, 5
_MOODS = {"taken": Mood.HURT, "stopped": Mood.GLAD, "burnt": Mood.GLAD, "open": Mood.GRIM}
"""How the target of an ace looks, by what became of it."""


def moment(one: Moment, view: NorwegianView, names: tuple[str, ...], texts: Texts) -> Scene:
    """Draw a moment: an ace thrown back, a blind card in vain, or four of a kind completed.

    Who threw the ace back is on the left, whom it was aimed at on the right, the attacker or
    another; that one is glad not to have taken the pile. Otherwise one person stands there.

    Raises:
        LookupError: the event is another one.
    """
    del view

    def person(seat: Seat, mood: Mood) -> Person:
        return Person(people.person(SEATS[seat], SIZE, mood), names[seat], mood)

    taken = one.result(PileTaken)
    pile = Thing(piles.stack(_SMALL, _DEEP, burnt=False), 86, 6)
    match one.event:
        case AceReturned() as back:
            aimed = one.result(AceAimed)
            target = back.attacker if aimed is None else aimed.target
            end = _end(one)
            around: tuple[Person, ...] = (
                person(back.seat, Mood.GLAD if end == "taken" else Mood.GRIM),
                person(target, _MOODS[end]),
            )
            ace = cards.of_rank(Rank.ACE, rank_name(Rank.ACE, texts), 220, works=True)
            things: tuple[Thing, ...] = (pile, Thing(ace, -50, 0, -8))
            said = texts(
                f"norwegian-moment-ace-{end}",
                back="yes" if target == back.attacker else "no",
                number=0 if taken is None else taken.number,
            )
            what = texts("norwegian-moment-ace-what")
        case BlindTurned() as turned:
            around = (person(turned.seat, Mood.HURT),)
            face = cards.front(turned.card, index(turned.card, texts), _CARD)
            things = (pile, Thing(face, -60, 0, -6), Thing(piles.cross(100), -110, 90))
            said = texts("norwegian-moment-blind", number=0 if taken is None else taken.number)
            what = texts("norwegian-moment-blind-what", card=index(turned.card, texts))
        case Completed() as done:
            around = (person(done.seat, Mood.GLAD),)
            rank = rank_name(done.rank, texts)
            face = cards.of_rank(done.rank, rank, 168, works=False)
            things = (
                Thing(piles.blaze(380)),
                *(Thing(face, (place - 1.5) * 94, abs(place - 1.5) * 12, (place - 1.5) * 9)
                  for place in range(4)),
            )  # fmt: skip
            said = texts("norwegian-moment-four")
            what = texts("norwegian-moment-four-what", rank=rank)
        case other:
            raise LookupError(other)
    return composed(room(), around, things, said, what, PALETTE, texts)


def _end(one: Moment) -> str:
    """Return what became of an ace that was thrown back: a key of ``_MOODS``.

    It is *open* if the game ended before, as somebody went out by the answer.
    """
    if one.result(PileTaken) is not None:
        return "taken"
    if one.result(AceStopped) is not None:
        return "stopped"
    return "open" if one.result(PileBurnt) is None else "burnt"
