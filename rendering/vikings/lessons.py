"""The rules of Clash of Vikings in pictures, one for every page of the rules."""

from __future__ import annotations

from functools import cache, partial
from math import sqrt

from games.vikings import content as c
from games.vikings.view import Phase, VikingsView
from rendering.lessons.cut import Window, cut, fanned, over
from rendering.lessons.page import HEIGHT as LESSON
from rendering.lessons.page import Book, Callout, Look, Page, Panel, Row
from rendering.lessons.position import Position, view_of
from rendering.scene.frame import either
from rendering.scene.scene import Drawing, Place, Shape
from rendering.scene.texts import Texts
from rendering.shapes.lesson_sheet import WIDTH, onward, verdict
from rendering.vikings.board.private import panel
from rendering.vikings.board.public import board
from rendering.vikings.board.sentences import action_name
from rendering.vikings.layout import ALONE, FOOT, HEIGHT, PUBLIC, STRIP, TIMES
from rendering.vikings.pieces import cards, figures
from rendering.vikings.pieces.landscape import HORIZON, mountains, sky, water
from rendering.vikings.pieces.palette import PALETTE
from rendering.vikings.pieces.spaces import pond, turf

_TOLD: Window = (0, HEIGHT - FOOT - STRIP, WIDTH, STRIP)
"""What the board tells of the turn."""
_FIRST: Window = (0, HEIGHT - FOOT - STRIP, 300, STRIP)
"""The first card of the turn; a second one lies beside it."""
_BOTH: Window = (0, HEIGHT - FOOT - STRIP, 560, STRIP)
_ARENA: Window = (0, PUBLIC.y - 402, 808, 804)
_WIDE, _HIGH = 690, 260
"""Least width and height of the spaces around a Viking, in the private picture."""
_TILE = 56
"""From the middle of a hex to its corner, where single ones are shown."""
_PITCH = round(_TILE * sqrt(3))

_CHOICE = 3
"""Spaces at least among which a Viking that acts has the choice."""
_PAIR = 2
"""An attack and the Shield against it."""

_position = partial(Position, "vikings", either(board, panel), seats=4)
_opening = _position(lambda view: view.phase is Phase.ANNOUNCE and view.arena == 1, seats=3)
_announced = _position(
    lambda view: (
        view.phase is Phase.CHALLENGE and [one.announced for one in view.laid] == [c.Card.HAMMER]
    )
)
_called = _position(lambda view: view.phase is Phase.ANNOUNCE and _bluffs(view) == [True])
_moving = _position(
    lambda view: (
        view.phase is Phase.MOVE and view.action is c.Card.SPRINT and len(view.marks) >= _CHOICE
    ),
    own=True,
)
_raised = _position(lambda view: view.phase is Phase.CHALLENGE_SHIELD and len(view.laid) == _PAIR)
_trusted = _position(
    lambda view: (
        view.phase is Phase.ANNOUNCE
        and [clash.card for clash in view.clashes] == [None]
        and view.clashes[0].action is c.Card.SHIELD
    )
)
_true = _position(lambda view: _shield_called(view, bluff=False, clashes=1))
_false = _position(lambda view: _shield_called(view, bluff=True, clashes=2))
_over = _position(lambda view: view.phase is Phase.OVER and len(view.winners) == 1)


def _bluffs(view: VikingsView) -> list[bool]:
    """Return, for each meeting in which a card was turned over, whether it was a bluff."""
    return [clash.card is not clash.action for clash in view.clashes if clash.card is not None]


def _shield_called(view: VikingsView, *, bluff: bool, clashes: int) -> bool:
    """Return True if a challenged Shield, true or a ``bluff``, is the first of ``clashes`` clashes.

    It has to be the only card that was turned, raised by a seat that had bracelets, and the clashes
    have to be over. After a bluff the attack follows as the second.
    """
    return (
        view.phase in {Phase.ANNOUNCE, Phase.DROP}
        and len(view.clashes) == clashes
        and view.clashes[0].action is c.Card.SHIELD
        and view.clashes[0].before[0] > 0
        and _bluffs(view) == [bluff]
    )


@cache
def _shore() -> Drawing:
    """Draw the fjord behind every lesson."""
    mountain = Place(mountains(), 0, HORIZON - mountains().height + 6)
    return Drawing("vikings shore", WIDTH, LESSON, (*sky(), mountain, *water()), 1)


def _arena(look: Look, texts: Texts) -> Page:
    """Draw the page on the arena: the names of kinds of spaces, and the values of bracelets."""
    left, top, *_ = _ARENA
    kinds = c.KINDS[view_of(_opening).arena]

    def callout(key: str, kind: c.SpaceKind) -> Callout:
        """Return the words for a kind of space, pointing at its one furthest right and up."""
        spaces = [c.Space(space) for space, found in enumerate(kinds) if found is kind]
        x, y = max(map(PUBLIC.at, spaces), key=lambda at: at[0] - at[1] / 2)
        return Callout(texts(f"vikings-lesson-{key}"), (x - left, y - top))

    worth = tuple(
        one
        for value, count in c.BRACELETS.items()
        for one in (figures.bracelet(value, 84), f"{TIMES}{count}")
    )
    return look.named(
        cut(_opening.scene(texts, look.theme), _ARENA),
        [
            callout("gold", c.SpaceKind.BRACELET),
            callout("start", c.SpaceKind.START),
            callout("centre", c.SpaceKind.CENTRE),
            callout("water", c.SpaceKind.WATER),
        ],
        Panel(art=(worth,)),
    )


def _around(position: Position, look: Look, texts: Texts) -> Drawing:
    """Cut out of a position the spaces around the acting Viking, and those that can be chosen.

    The window is at least 690 by 260 pixels.
    """
    view = view_of(position)
    at = [ALONE.at(space) for space in (*view.spaces, view.players[view.active].space)]
    (x1, x2), (y1, y2) = ((min(line), max(line)) for line in zip(*at, strict=True))
    wide, high = max(_WIDE, x2 - x1 + 130), max(_HIGH, y2 - y1 + 140)
    window = (
        min((x1 + x2 - wide) / 2, ALONE.x + 480 - wide),
        (y1 + y2 - high) / 2 - 10,
        wide,
        high,
    )
    return cut(position.scene(texts, look.theme), window)


def _turn(look: Look, texts: Texts) -> Page:
    """Draw the page on a turn in three steps: announce, challenge, act."""
    shown = (
        cut(_announced.scene(texts, look.theme), _FIRST),
        cut(_called.scene(texts, look.theme), _TOLD),
        _around(_moving, look, texts),
    )
    return look.grid(
        [
            Panel(texts(f"vikings-lesson-{key}-how"), texts(f"vikings-lesson-{key}"), number,
                  art=((picture,),))
            for number, (key, picture) in enumerate(
                zip(("announce", "challenge", "act"), shown, strict=True), 1
            )
        ],
        1,
        beside=640,
    )  # fmt: skip


@cache
def _hex(kind: str, on: Drawing | None = None) -> Drawing:
    """Draw a space, ``grass`` or ``water``, with what stands or lies on it, if anything; cached."""
    half = _TILE + 2
    shapes: list[Shape] = turf(half, half, _TILE, 0)
    if kind == "water":
        shapes += pond(half, half, _TILE)
    ground = Drawing(f"vikings tile {kind}", half * 2, half * 2, tuple(shapes))
    return ground if on is None else over(ground, on)


def _actions(look: Look, texts: Texts) -> Page:
    """Draw the page on the eight cards, each with what it does in a row of spaces."""
    bear, eagle = (figures.viking(look.theme.seats[seat], 80) for seat in (0, 1))
    own, other, gold, card = (
        _hex("grass", on)
        for on in (bear, eagle, figures.bracelet_plain(58), cards.back(look.theme.seats[0], 54))
    )
    free, lake = _hex("grass"), _hex("water")
    on, back = (onward(54, look.theme.lamp, turn) for turn in (0, 180))
    ring = figures.bracelet_plain(54)
    shown: dict[c.Card, tuple[tuple[Drawing, ...], Row]] = {
        c.Card.WALK: ((own, gold), (on,)),
        c.Card.SPRINT: ((own, free, gold), (on, on)),
        c.Card.SLAM: ((own, other, free), (on, on)),
        c.Card.SHIELD: ((own, card, other), (back,)),
        c.Card.PUNCH: ((own, other, free), (ring, on)),
        c.Card.SLINGSHOT: ((own, lake, other, free), (ring, on)),
        c.Card.CLUB: ((own, other), (back, ring)),
        c.Card.HAMMER: ((own, lake, other), (back, ring)),
    }
    panels = [
        Panel(texts(f"vikings-lesson-action-{action}"), action_name(action, texts),
              art=((fanned(spaces, _PITCH),), moved), sign=cards.face(action, 44))
        for action, (spaces, moved) in shown.items()
    ]  # fmt: skip
    return look.grid(panels, 4)


def _shield(look: Look, texts: Texts) -> Page:
    """Draw the page on the Shield: how it is raised, then unseen, true, and a bluff."""
    return look.grid(
        [
            Panel(texts(f"vikings-lesson-shield-{key}"),
                  art=((cut(position.scene(texts, look.theme), window),),))
            for key, position, window in (
                ("how", _raised, _BOTH),
                ("unseen", _trusted, _TOLD),
                ("true", _true, _TOLD),
                ("bluff", _false, _TOLD),
            )
        ],
        1,
        beside=620,
    )  # fmt: skip


def _ending(look: Look, texts: Texts) -> Page:
    """Draw the page on the end, when the highest sum wins, and on the cards of the Bluff Arena."""
    gone = verdict(64, look.theme.bluff, right=False)
    out = tuple(one for card in c.BLUFF_ARENA_REMOVES for one in (cards.face(card, 104), gone))
    back = cards.back(look.theme.seats[0], 96)
    return look.grid(
        [
            Panel(texts("vikings-lesson-wins"), texts("vikings-lesson-end"),
                  art=((cut(_over.scene(texts, look.theme)),),)),
            Panel(f"{texts('vikings-lesson-at-home')}. {texts('vikings-lesson-hands')}",
                  texts("vikings-lesson-bluff-arena"), art=(out, (back, back))),
        ],
        2,
        lines=3,
    )  # fmt: skip


lesson = Book(
    "vikings",
    _shore,
    ("#1a1430e8", "#5a4668"),
    PALETTE,
    (_arena, _turn, _actions, _shield, _ending),
).lesson
