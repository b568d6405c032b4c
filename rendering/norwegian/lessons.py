"""The rules of Norwegian Battle in pictures, one for every page of the rules."""

from __future__ import annotations

from functools import cache, partial

from games.norwegian.content import Card
from games.norwegian.view import Demand, Phase
from rendering.lessons.cut import cut, fanned, middle, over, spot
from rendering.lessons.page import HEIGHT, Book, Callout, Look, Page, Panel, Row
from rendering.lessons.position import Position
from rendering.norwegian.board.private import panel
from rendering.norwegian.board.public import board
from rendering.norwegian.board.words import index
from rendering.norwegian.layout import Box, facing, ranked
from rendering.norwegian.pieces import cards, marks, piles, places, signs
from rendering.norwegian.pieces.palette import PALETTE
from rendering.norwegian.pieces.table import field
from rendering.scene.frame import either
from rendering.scene.scene import Drawing, Gradient, Polygon, Scene
from rendering.scene.texts import Texts
from rendering.shapes.curves import box
from rendering.shapes.lesson_sheet import WIDTH, onward, verdict
from rendering.shapes.seat_marks import bubble, medal

_YES, _NO = "#8fe6c9", "#ff9fae"
"""Of a tick and a cross, in the tones of this game's pictures."""
_SEATS = 4
_CROWD = facing(_SEATS - 1)
_FEW = 5
"""Cards that still lie side by side in a hand."""

_position = partial(Position, "norwegian", either(board, panel), seats=_SEATS)
_first = _position(lambda view: view.phase is Phase.LAY, own=True)
_playing = _position(
    lambda view: (
        view.phase is Phase.LAY
        and view.demand is Demand.AT_LEAST
        and 0 < len(view.choices.plays) < len(view.hand) <= _FEW
    ),
    own=True,
)
_stuck = _position(
    lambda view: view.phase is Phase.LAY and not view.choices.plays and len(view.hand) <= _FEW,
    own=True,
)
_attacked = _position(lambda view: view.phase is Phase.ANSWER and len(view.pile) > 1)
_blind = _position(
    lambda view: view.phase is Phase.BLIND and all(view.players[view.viewer].face_down), own=True
)
_again = _position(lambda view: view.phase is Phase.BLIND_AGAIN, own=True)
_over = _position(lambda view: view.phase is Phase.OVER)


@cache
def _field() -> Drawing:
    """Draw the painted field in its frame of wood behind every lesson."""
    wood = Gradient(((0, "#7d4d29"), (1, "#3a2011")), (0, 0), (0, HEIGHT))
    frame = Polygon(box(0, 0, WIDTH, HEIGHT), wood)
    shapes = (frame, *field(Box(4, 4, WIDTH - 8, HEIGHT - 8)))
    return Drawing("norwegian lesson field", WIDTH, HEIGHT, shapes, 1)


def _fronts(codes: str, width: int, texts: Texts) -> tuple[Drawing, ...]:
    """Draw the faces of cards by their codes, with a space between each two."""
    return tuple(cards.front(Card(code), index(Card(code), texts), width) for code in codes.split())


def _own(scene: Scene) -> Drawing:
    """Cut out the viewer's own place."""
    own = _CROWD.own
    return cut(scene, (own.x, own.y, own.width, own.height))


def _trophy(scene: Scene) -> Drawing:
    """Cut out the trophy with the winner's name."""
    trophy, *_ = ranked(_SEATS)
    return cut(scene, (trophy.x, trophy.y, trophy.width, trophy.height))


def _asked(scene: Scene) -> Drawing:
    """Cut out of a private picture the pile and the sign of what it asks for."""
    left, top, width, height = spot(scene, "norwegian sign")
    pile = _CROWD.strip.x + 230
    return cut(scene, (pile, top - 8, left + width - pile + 6, height + 14))


def _table(look: Look, texts: Texts) -> Page:
    """Draw the page on the table: what lies before a player, numbered in the order of play."""
    scene = _first.scene(texts, look.theme)
    own = _CROWD.own
    right, top, width, _ = spot(scene, "norwegian back", 8)
    face_x, face_y = middle(scene, "norwegian front", 8)
    *_, seat = _CROWD.seats
    lit = tuple((one.x, one.y, one.width, one.height) for one in (seat, own))
    return look.named(
        cut(scene, lit=lit),
        [
            Callout(f"3. {texts('norwegian-lesson-blind')}", (right + width - 8, top + 12)),
            Callout(f"2. {texts('norwegian-lesson-face-up')}", (face_x, face_y + 30)),
            Callout(
                f"1. {texts('norwegian-lesson-hand')}", (own.x + own.width * 0.66, own.middle[1])
            ),
        ],
        Panel(texts("norwegian-lesson-rid")),
    )


def _turn(look: Look, texts: Texts) -> Page:
    """Draw the page on a turn: lay cards and draw, or take the pile."""
    playing, stuck = (one.scene(texts, look.theme) for one in (_playing, _stuck))
    drawn = (cards.back(130), onward(70, look.theme.lamp), *_fronts("5d 9s Qh", 118, texts))
    panels = [
        Panel(texts(f"norwegian-lesson-{key}-how"), texts(f"norwegian-lesson-{key}"), number,
              art=(row,))
        for number, key, row in (
            (1, "lay", (_asked(playing), _own(playing))),
            (2, "draw", drawn),
            (0, "take", (_asked(stuck), onward(60, _NO), _own(stuck))),
        )
    ]  # fmt: skip
    return look.grid(panels, 1, beside=740)


def _specials(look: Look, texts: Texts) -> Page:
    """Draw the page on five ranks (2, 7, 8, 10, ace), each card with a picture of its effect."""
    eagle, wolf = (places.disc(look.theme.seats[seat], 84) for seat in (1, 2))
    free = texts("norwegian-picture-sign-free")
    low = texts("norwegian-picture-sign-at-most", rank="7")
    effects: dict[str, Row] = {
        "2h": (signs.sign("free", "", free, 208, 206),),
        "7c": (signs.sign("at-most", "7", low, 208, 206),),
        "8d": (eagle, verdict(54, _NO, right=False), wolf),
        "10s": (over(fanned(_fronts("Kd 9c", 96, texts), 50), piles.blaze(130)),),
        "Ah": (*_fronts("Qs", 70, texts), onward(50, _NO), eagle),
    }
    panels = [
        Panel(
            texts(f"norwegian-lesson-rank-{code[:-1]}"),
            art=(_fronts(code, 132, texts), effect),
            shown=index(Card(code), texts),
        )
        for code, effect in effects.items()
    ]
    return look.grid(panels, 5, lines=3)


def _ace(look: Look, texts: Texts) -> Page:
    """Draw the page on aiming an ace: a position, and three answers beside it.

    A 2 ends the attack, an ace sends it on, else the pile is taken.
    """
    bear, eagle, wolf = (places.disc(look.theme.seats[seat], 84) for seat in (0, 1, 2))
    strike, on = onward(80, _NO), onward(60, look.theme.lamp)
    taken = (places.fan(6, 48, glowing=True), eagle, on, *_fronts("5c", 64, texts), bear)
    answers: dict[str, Row] = {
        "two": (
            *_fronts("2s", 84, texts),
            verdict(64, _YES, right=True),
            *_fronts("Kd Ah", 64, texts),
        ),
        "ace": (*_fronts("Ac", 84, texts), eagle, strike, wolf),
        "none": (verdict(64, _NO, right=False), *taken),
    }
    scene = _attacked.scene(texts, look.theme)
    panels = [
        Panel(texts(f"norwegian-lesson-answer-{key}"), art=(row,)) for key, row in answers.items()
    ]
    aimed = Panel(title=texts("norwegian-lesson-ace"), art=((cut(scene),),))
    return look.columns((0.5, [aimed], 0), (0.5, panels, 0))


def _faces_down(look: Look, texts: Texts) -> Page:
    """Draw the page on face-down cards: one is turned, it fits or does not, the first out wins."""
    blind, again = (one.scene(texts, look.theme) for one in (_blind, _again))
    back = onward(64, look.theme.lamp, 180)
    missed = (
        *_fronts("Kd", 110, texts),
        back,
        *_fronts("4s", 110, texts),
        verdict(68, _NO, right=False),
    )
    return look.grid(
        [
            Panel(texts("norwegian-lesson-unseen"), texts("norwegian-lesson-turn-one"),
                  art=((_own(blind),),)),
            Panel(texts("norwegian-lesson-fits"), art=((_asked(again),), (_own(again),))),
            Panel(texts("norwegian-lesson-fits-not"), art=(missed,)),
            Panel(texts("norwegian-lesson-first-out"),
                  art=((_trophy(_over.scene(texts, look.theme)),),)),
        ],
        2,
    )  # fmt: skip


def _variants(look: Look, texts: Texts) -> Page:
    """Draw the page on ten variants, each with its name and a picture."""
    fronts = partial(_fronts, width=84, texts=texts)
    on, yes, no = (
        onward(54, look.theme.lamp),
        *(verdict(54, _YES, right=True), verdict(54, _NO, right=False)),
    )
    shown: dict[str, Row] = {
        "voluntary_pickup": (fanned(fronts("6h Kc"), 34), on, places.fan(4, 44, glowing=True)),
        "play_on": (medal(2, 76), medal(1, 100), medal(3, 76)),
        "play_again_after_ten": (*fronts("10s"), on, marks.lamp(90)),
        "four_of_a_kind": (fanned(fronts("6s 6h 6d 6c"), 32), piles.blaze(84)),
        "strong_ace": (fanned(fronts("7c Ah"), 60), yes),
        "ranked_ten": (fanned(fronts("Kd 10s"), 60), no),
        "invisible_three": (*fronts("Qh"), _ghost(84, texts)),
        "jokers": fronts("X1 X2"),
        "completion": (fanned(fronts("5s 5h"), 26), fanned(fronts("5d 5c"), 26)),
        "reversing_six": (over(piles.way(190, 130, clockwise=False), *fronts("6d")),),
    }
    panels = [
        Panel(texts(f"norwegian-option-{option}-yes"), art=(row,)) for option, row in shown.items()
    ]
    return look.grid(panels, 5)


def _ghost(width: int, texts: Texts) -> Drawing:
    """Draw a three that counts for nothing."""
    (three,) = _fronts("3s", width, texts)
    return over(three, places.dimmed(width))


def _close_calls(look: Look, texts: Texts) -> Page:
    """Draw the page on four rulings: empty hand, four of a kind, below a three, completed four."""
    fronts = partial(_fronts, width=110, texts=texts)
    eagle, wolf = (places.disc(look.theme.seats[seat], 84) for seat in (1, 2))
    shown: dict[str, Row] = {
        "empty-hand": (*fronts("Ah"), onward(64, _NO), eagle, bubble(74, look.theme.asked)),
        "four-first": (*fronts("As Ah Ad Ac"), piles.blaze(110)),
        "below-three": (*fronts("7c"), _ghost(110, texts), "≤ 7"),
        "completed": (*fronts("8s 8h"), "+", *fronts("8d 8c"), wolf, verdict(60, _YES, right=True)),
    }
    panels = [Panel(texts(f"norwegian-lesson-{key}"), art=(row,)) for key, row in shown.items()]
    return look.grid(panels, 1, beside=560)


lesson = Book(
    "norwegian",
    _field,
    ("#10292cf0", "#d9a040"),
    PALETTE,
    (_table, _turn, _specials, _ace, _faces_down, _variants, _close_calls),
).lesson
