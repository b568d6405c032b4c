"""The rules of Goths Save the Queen in pictures, one for every page of the rules."""

from __future__ import annotations

from functools import cache, partial

from games.goths import content as c
from games.goths.view import Mark, Phase
from rendering.goths import layout
from rendering.goths.board.private import panel
from rendering.goths.board.public import board
from rendering.goths.pieces import figures, ground, letters, signs
from rendering.goths.pieces.banners import crown, letter_of, shield, standard
from rendering.goths.pieces.characters import medallion
from rendering.goths.pieces.marks import mark_sign
from rendering.goths.pieces.palette import PALETTE
from rendering.lessons.cut import Window, above, cut, fanned, over, spot
from rendering.lessons.page import HEIGHT, Book, Look, Page, Panel, Row
from rendering.lessons.position import Position
from rendering.scene.frame import either
from rendering.scene.scene import Drawing, Gradient, Line, Polygon, Scene, Shape
from rendering.scene.texts import Texts
from rendering.shapes.curves import box
from rendering.shapes.lesson_sheet import WIDTH, onward, step

_MAP = layout.public(2)
_FIELD: Window = (0, _MAP.top, WIDTH, _MAP.low - _MAP.top)
_ORDERS: Window = (16, 538, WIDTH - 32, 362)
"""The orders in a chief's panel."""
_AGAINST = "\N{EN DASH}"
_KING = "goths plate 577 586"
"""A king's place at a table for four."""
_SAID = 324
"""Height of what he has said, above what came of it."""

_position = partial(Position, "goths", either(board, panel), seats=4)
_opening = _position(lambda view: view.phase is Phase.KING)
_laid = _position(lambda view: view.phase is Phase.ORDER)
_ordering = _position(lambda view: view.phase is Phase.ORDER, own=True)
_revealed = _position(
    lambda view: (
        view.phase is Phase.KING
        and len({verdict.understood for verdict in view.verdicts}) > 1
        and any(king.face_up for king in view.kings)
    )
)


@cache
def _leather() -> Drawing:
    """Draw the stitched leather behind every lesson."""
    leather = Gradient(((0, "#6b4327"), (1, "#331e14")), (0, 0), (0, HEIGHT))
    stitches: list[Shape] = [
        Line(((x, y), (x + 14, y)), "#d8bb8490", 3)
        for y in (7, HEIGHT - 8)
        for x in range(14, WIDTH - 20, 28)
    ]
    shapes = (Polygon(box(0, 0, WIDTH, HEIGHT), leather), *stitches)
    return Drawing("goths lesson ground", WIDTH, HEIGHT, shapes, 1)


def _battlefield(look: Look, texts: Texts) -> Page:
    """Draw the page on the aim: the field, and below it three doors open on what may be behind."""
    doors = tuple(
        ground.door(number, 196, 148, kind)
        for number, kind in enumerate((c.Objective.TRAP, c.Objective.QUEEN, c.Objective.PLAIN), 1)
    )
    field = cut(_opening.scene(texts, look.theme), _FIELD)
    return look.grid([Panel(texts("goths-lesson-aim"), art=((field,), doors))], 1)


def _turn(look: Look, texts: Texts) -> Page:
    """Draw the page on a round: letters, orders, the reveal, and what becomes of the letters."""
    laid, ordering, revealed = (
        position.scene(texts, look.theme) for position in (_laid, _ordering, _revealed)
    )
    shown: tuple[tuple[str, Row], ...] = (
        ("letter", _kings(laid)),
        ("order", (cut(ordering, _ORDERS),)),
        ("reveal", _verdicts(revealed)),
        ("after", _kings(revealed)),
    )
    panels = [
        Panel(texts(f"goths-lesson-{key}-how"), texts(f"goths-lesson-{key}"), number, art=(row,))
        for number, (key, row) in enumerate(shown, 1)
    ]
    return look.grid(panels, 2, lines=1)


def _kings(scene: Scene) -> Row:
    """Cut out what lies before the two kings."""
    plates = [spot(scene, _KING, number) for number in range(2)]
    return tuple(cut(scene, (left, top, 540, _SAID)) for left, top, *_ in plates)


def _verdicts(scene: Scene) -> Row:
    """Cut out what the last reveal says of both kings' clans."""
    plates = [spot(scene, _KING, number) for number in range(2)]
    return tuple(
        cut(scene, (left, top + _SAID, 577, high - _SAID)) for left, top, _, high in plates
    )


def _orders(look: Look, texts: Texts) -> Page:
    """Draw the page on the nine orders, each with its number, whose it is, and what it does."""
    titled = partial(texts, "goths-picture-order")
    panels = [
        Panel(
            texts(f"goths-lesson-order-{order}"),
            titled(number=c.NUMBER[order], order=texts(f"goths-order-{order}")),
            art=((signs.order_sign(order, 96),), (medallion(c.CHARACTER[order], 72),)),
        )
        for order in c.BASE_ORDERS
    ]  # fmt: skip
    return look.grid(panels, 3, beside=104)


def _backs(look: Look, texts: Texts) -> Page:
    """Draw the page on backs: one that two cards share, and the three marks of a chief's panel."""
    pair = (c.KingCard.RECRUITER_CATAPULT, c.KingCard.CATAPULT_RECRUITER)
    back = letters.sealed(c.BACK[pair[0]], c.Camp.OSTROGOTHS, 236, 150)
    first, second = (letters.in_hand(card, c.Camp.OSTROGOTHS, 120, 180, "held") for card in pair)
    shared = Panel(
        texts("goths-lesson-back-how"),
        texts("goths-lesson-back"),
        art=(
            (back,),
            (onward(64, look.theme.lamp, 130), "  ", onward(64, look.theme.lamp, 50)),
            (first, "  ", second),
        ),
    )
    marks = [
        Panel(
            texts(f"goths-lesson-mark-{mark}"),
            texts(f"goths-mark-{mark}"),
            art=((mark_sign(mark, 100),),),
        )
        for mark in Mark
    ]
    return look.columns((0.5, [shared], 0), (0.5, marks, 110))


def _fog(look: Look, texts: Texts) -> Page:
    """Draw the page on the four tokens of the fog of war, each with the orders that it forbids."""
    panels: list[Panel] = []
    for token in c.FOG_TOKENS:
        barred = sorted(c.BARRED[token], key=tuple(c.Order).index)
        coins = fanned([signs.coin(order, 98, struck=True) for order in barred], 106)
        panels.append(
            Panel(texts(f"goths-lesson-{token}"), texts(f"goths-token-{token}"),
                  art=((over(ground.cloth(340, 116), coins),),))
        )  # fmt: skip
    return look.grid(panels, 2)


def _counts(look: Look, texts: Texts) -> Page:
    """Draw the page on numbers of players: for each the kings above the chiefs of either camp."""
    panels = [
        Panel(title=texts(f"goths-lesson-seats-{seats}"), sign=step(seats, 60, look.theme.lamp),
              art=((_camp(table, c.Camp.OSTROGOTHS), _AGAINST, _camp(table, c.Camp.VISIGOTHS)),))
        for seats, table in c.LAYOUTS.items()
    ]  # fmt: skip
    return look.grid(panels, 3)


def _camp(table: c.Layout, camp: c.Camp) -> Drawing:
    """Draw the crowns of a camp above its clans' shields.

    A king who is his own chief wears the crown: it overlaps his shield.
    """
    kings = [seat for seat in table.seats_of(camp) if table.roles[seat] is not c.Role.CHIEF]
    clans = [clan for clan in table.clans if clan.camp is camp]
    shields = fanned([shield(camp, letter_of(clan.name), 84) for clan in clans], 84)
    worn = table.roles[kings[0]] is c.Role.BOTH
    return above(fanned([crown(66) for _ in kings], 84), shields, overlap=26 if worn else -16)


def _cards(look: Look, texts: Texts) -> Page:
    """Draw the page on new cards: one steals, one whispers, the ballista, the moving barricade."""
    own, enemy = c.Camp.OSTROGOTHS, c.Camp.VISIGOTHS
    onwards, back = (onward(76, look.theme.lamp, turn) for turn in (0, 180))
    shown: dict[str, Row] = {
        "goth": (signs.order_sign(c.Order.GOTH, 116), back, signs.order_sign(c.Order.FIRE, 116)),
        "pigeon": (
            shield(own, "A", 96),
            signs.order_sign(c.Order.PIGEON, 116),
            shield(own, "B", 96),
        ),
        "ballista": (
            figures.machine(c.Machine.BALLISTA, c.Readiness.ACTIVE, 124),
            onwards,
            _dug_in(enemy),
        ),
        "wall": (ground.door(2, 170, 132, None), _dug_in(own)),
    }
    panels = [
        Panel(texts(f"goths-lesson-{key}-how"), texts(f"goths-lesson-{key}"), art=(row,))
        for key, row in shown.items()
    ]
    return look.grid(panels, 2)


def _dug_in(camp: c.Camp) -> Drawing:
    return above(figures.army(camp, 2, 84), figures.palisade(140), overlap=56)


def _tokens(look: Look, texts: Texts) -> Page:
    """Draw the page on the nine dancing tokens, each with its sign and what it is good for."""
    own = c.Camp.OSTROGOTHS
    shown = {
        c.Token.DOUBLE_RECRUITMENT: figures.army(own, 2, 64),
        c.Token.BOOMERANG: signs.boomerang(104),
        c.Token.DINNER: onward(96, look.theme.lamp, 180),
        c.Token.TNT: figures.crater(104),
        c.Token.MASTERMIND: standard(104),
        c.Token.SPYGLASS: signs.order_sign(c.Order.RECONNOITRE, 100),
        c.Token.RAT_POISON: figures.flask(110),
        c.Token.NEW_DEAL: ground.door(2, 118, 100, None),
        c.Token.SHIELD: shield(own, "", 104),
    }
    panels = [
        Panel(
            texts(f"goths-lesson-token-{token}"),
            texts(f"goths-token-{token}"),
            art=((shown[token],),),
        )
        for token in c.DANCING_TOKENS
    ]
    return look.grid(panels, 3, beside=104)


lesson = Book(
    "goths",
    _leather,
    ("#1d1310e8", "#9a6b3c"),
    PALETTE,
    (_battlefield, _turn, _orders, _backs, _fog, _counts, _cards, _tokens),
).lesson
