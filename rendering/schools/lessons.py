"""The rules of Clash of Magic Schools in pictures, one for every page of the rules."""

from __future__ import annotations

from functools import cache, partial

from games.schools.content import CASTER, INDEX, Element, School, Spell
from games.schools.view import Phase, SchoolsView
from rendering.lessons.cut import Window, above, cut, fanned
from rendering.lessons.page import HEIGHT, Book, Callout, Look, Page, Panel, Row
from rendering.lessons.position import Position, view_of
from rendering.scene.scene import Drawing, Place
from rendering.scene.texts import Texts
from rendering.schools.board.public import board
from rendering.schools.layout import MARGIN, PITCH, PUBLIC, STACK
from rendering.schools.pieces import signs
from rendering.schools.pieces.crests import LIVERY, crest
from rendering.schools.pieces.glass import bead, spark
from rendering.schools.pieces.hall import masonry
from rendering.schools.pieces.palette import PALETTE
from rendering.schools.pieces.parchment import pennant, stack
from rendering.schools.pieces.students import student
from rendering.shapes.lesson_sheet import WIDTH, onward, verdict

_GOLD = "#f2c04a"
_DARK, _WHITE = LIVERY[School.DRAGOMBRE], LIVERY[School.BLANCGRIFFON]
_EXAMPLE = 4
"""Students in the arena where it is shown which trials can be passed there."""

_position = partial(Position, "schools", board)


def _is_full(view: SchoolsView) -> bool:
    """Return True if the arena of fire is a good example, and somebody has to act.

    Both schools have two to four students there, the first one passed trials and its crest; the
    second school's row has two to four trials.
    """
    own, other = (player.stands[INDEX[Element.FIRE]] for player in view.players)
    return (
        view.phase is Phase.ACT
        and all(1 < len(stand.column) <= _EXAMPLE for stand in (own, other))
        and own.level > 0
        and view.players[0].pawn is Element.FIRE
        and 1 < len(view.players[1].row) <= _EXAMPLE
    )


def _ready(view: SchoolsView) -> Element | None:
    """Return the arena where the first school has four students, level 1 and its crest.

    None if there is no such arena.
    """
    own = view.players[0]
    for stand in own.stands:
        if stand.level == 1 and len(stand.column) == _EXAMPLE and own.pawn is stand.arena:
            return stand.arena
    return None


_arena_shown = _position(_is_full)
_passing = _position(lambda view: _ready(view) is not None)


@cache
def _stone() -> Drawing:
    """Draw the wall behind every lesson."""
    return Drawing("schools stone", WIDTH, HEIGHT, tuple(masonry(HEIGHT, "#2b2b49")), 1)


def _arena(look: Look, texts: Texts) -> Page:
    """Draw the page on an arena with both sides and a row: what each thing is called."""
    fire, height = INDEX[Element.FIRE], PUBLIC.bottom - PUBLIC.top
    x = PUBLIC.arena_x(fire)
    window: Window = (x - PITCH / 2 - 6, PUBLIC.top - 8, WIDTH - x + PITCH / 2 + 6, height + 16)
    own: Window = (x - PITCH / 2, PUBLIC.top - 4, PITCH, height + 8)
    row_place: Window = (WIDTH - MARGIN, PUBLIC.top, MARGIN, height)
    low, away = PUBLIC.stack_y(0), STACK / 2 + 2
    row = view_of(_arena_shown).players[1].row
    scene = _arena_shown.scene(texts, look.theme)
    hung = max(
        shape.y + shape.drawing.height / 2
        for shape in scene.shapes
        if isinstance(shape, Place)
        and shape.drawing.name.startswith(f"schools pennant {row[-1]}")
        and shape.x > WIDTH - MARGIN
    )
    points = (
        ("row", (WIDTH - 90, hung)),
        ("students", (x - 20, PUBLIC.column_y(1) - 60)),
        ("window", (x + 30, PUBLIC.middle)),
        ("level", (x + away + 26, low)),
        ("crest", (x - away, low)),
    )
    return look.named(
        cut(scene, window, (own, row_place)),
        [
            Callout(texts(f"schools-lesson-{key}"), (at[0] - window[0], at[1] - window[1]))
            for key, at in points
        ],
    )


def _turn(look: Look, texts: Texts) -> Page:
    """Draw the page on a turn: draw students, act in one of five ways, announce a trial."""
    drawn = tuple((student(each, 84),) for each in (Element.FIRE, Element.AIR, Element.FIRE))
    acts: dict[str, Row] = {
        "move": (bead(Element.WATER, 60), onward(52, _GOLD), crest(School.DRAGOMBRE, 84)),
        "deploy": (_queue((Element.WATER, Element.FIRE, Element.FIRE)),),
        "pass": (stack(3, 3, 96),),
        "summon": (
            *(bead(each, 56) for each in (Element.EARTH, Element.EARTH, Element.AIR)),
            onward(52, _GOLD),
        ),
        "cast": (_trio(Element.FIRE, 56), spark(52)),
    }
    hung = tuple((pennant(level, 112, 150, _DARK.cloth, _DARK.edge),) for level in (5, 2))
    draw = Panel(texts("schools-lesson-draw-how"), texts("schools-lesson-draw"), 1, art=drawn)
    announce = Panel(
        texts("schools-lesson-announce-how"), texts("schools-lesson-announce"), 3, art=hung
    )
    act = Panel(title=texts("schools-lesson-act"), number=2)
    ways = [Panel(texts(f"schools-lesson-{key}"), art=(row,)) for key, row in acts.items()]
    return look.columns(
        (0.22, [draw], 0), (0.55, [act, *ways], 140), (0.23, [announce], 0), lines=3
    )


def _queue(students: tuple[Element, ...]) -> Drawing:
    """Line students up."""
    return fanned([student(each, 62) for each in students], 46)


def _trio(element: Element, size: int) -> Drawing:
    """Draw three students of one element."""
    return fanned([bead(element, size)] * 3, size - 8)


def _which(look: Look, texts: Texts) -> Page:
    """Draw the page on which trials can be passed: an arena with four students at level 1.

    Beside it are four trials, two with a tick and two with a cross, and why.
    """
    element = view_of(_passing)
    arena = _ready(element)
    assert arena is not None
    x, low = PUBLIC.arena_x(INDEX[arena]), PUBLIC.stack_y(0) - STACK / 2 - 8
    window = (x - PITCH / 2, low, PITCH, PUBLIC.bottom - low)
    seen = cut(_passing.scene(texts, look.theme), window)
    panels = [
        Panel(texts(f"schools-lesson-{key}"),
              art=((pennant(level, 90, 120, livery.cloth, livery.edge),
                    verdict(64, look.theme.true if right else look.theme.bluff, right=right)),))
        for level, livery, key, right in (
            (2, _WHITE, "next", True),
            (3, _DARK, "then", True),
            (5, _DARK, "skips", False),
            (5, _WHITE, "few", False),
        )
    ]  # fmt: skip
    own = Panel(texts("schools-lesson-four"), art=((seen,),))
    return look.columns((0.3, [own], 0), (0.7, panels, 170))


def _spells(look: Look, texts: Texts) -> Page:
    """Draw the page on spells: six, each with the three students who cast it and what it does.

    For those that any element casts, two trios are shown.
    """
    panels: list[Panel] = []
    for spell in (
        *(Spell.BATRAX, Spell.INUNDATIO, Spell.HYPNOX),
        *(Spell.COMBUSTIO, Spell.EVERSIO, Spell.MALEFICIO),
    ):
        caster = CASTER.get(spell)
        # Of any element: three of one and three of another stand for it.
        trios = [caster] if caster else [Element.EARTH, Element.DARK]
        columns = tuple(above(*[bead(each, 64)] * 3, overlap=8) for each in trios)
        panels.append(
            Panel(texts(f"schools-lesson-{spell.value}"), f"{spell.value.capitalize()}!",
                  art=((*columns, spark(44)),))
        )  # fmt: skip
    return look.grid(panels, 2, beside=150)


def _ending(look: Look, texts: Texts) -> Page:
    """Draw the page on the end: four examples of totals as a race, and the last trial."""
    own, other = (crest(school, 76) for school in (School.DRAGOMBRE, School.BLANCGRIFFON))
    shown: dict[str, Row] = {
        key: (
            own,
            str(totals[0]),
            signs.race(totals, 420, 84, overtime=late),
            str(totals[1]),
            other,
        )
        for key, totals, late in (
            ("fifteen", (15, 9), False),
            ("overtime", (16, 11), True),
            ("twenty", (20, 13), True),
            ("nine", (12, 9), True),
        )
    }
    last = pennant(6, 84, 112, _WHITE.cloth, _WHITE.edge)
    cup = signs.cup(School.DRAGOMBRE, 110)
    panels = [Panel(texts(f"schools-lesson-{key}"), art=(row,)) for key, row in shown.items()]
    ended = Panel(texts("schools-lesson-last"), art=((last, onward(70, _GOLD), cup),), beside=330)
    return look.grid([*panels, ended], 1, beside=500)


lesson = Book(
    "schools",
    _stone,
    ("#151028e8", "#5a4a78"),
    PALETTE,
    (_arena, _turn, _which, _spells, _ending),
).lesson
