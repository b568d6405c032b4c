"""The Dancing Queen: new cards, and the nine tokens."""

from __future__ import annotations

from games.goths.content import DANCING_TOKENS, Camp, Machine, Order, Readiness, Token
from rendering.goths.lessons.sheets import SHEET, Shapes, grid, titled
from rendering.goths.pieces import figures, ground, signs
from rendering.goths.pieces.banners import shield, standard
from rendering.scene.scene import Drawing, Place, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import caption, onward, sheet


def cards(texts: Texts, theme: Theme) -> Shapes:
    """The Goth who steals, the pigeon that whispers, the ballista, the barricade that moves."""
    shapes: Shapes = []
    for key, (x, y, width, height) in zip(("goth", "pigeon", "ballista", "wall"), grid(4, 2),
                                          strict=True):  # fmt: skip
        shapes += titled(
            x,
            y,
            width,
            height,
            texts(f"goths-lesson-{key}"),
            texts(f"goths-lesson-{key}-how"),
            theme,
        )
        middle, line = x + width / 2, y + height / 2 - 18
        match key:
            case "goth":
                shapes += [
                    centred(signs.order_sign(Order.GOTH, 116), middle - 130, line),
                    centred(onward(76, theme.lamp, 180), middle, line),
                    centred(signs.order_sign(Order.FIRE, 116), middle + 130, line),
                ]
            case "pigeon":
                shapes += [
                    centred(shield(Camp.OSTROGOTHS, "A", 96), middle - 150, line),
                    centred(signs.order_sign(Order.PIGEON, 116), middle, line),
                    centred(shield(Camp.OSTROGOTHS, "B", 96), middle + 150, line),
                ]
            case "ballista":
                shapes += [
                    centred(figures.machine(Machine.BALLISTA, Readiness.ACTIVE, 124), middle - 120,
                            line),
                    centred(onward(76, theme.lamp), middle, line),
                    centred(figures.army(Camp.VISIGOTHS, 2, 76), middle + 130, line - 8),
                    centred(figures.palisade(130), middle + 130, line + 30),
                ]  # fmt: skip
            case _:
                shapes += [
                    centred(ground.door(2, 170, 132, None), middle - 110, line),
                    centred(figures.army(Camp.OSTROGOTHS, 2, 72), middle + 90, line - 10),
                    centred(figures.palisade(150), middle + 90, line + 28),
                ]
    return shapes


def tokens(texts: Texts, theme: Theme) -> Shapes:
    """The nine tokens, each with its sign and what it is good for."""
    shapes: Shapes = []
    for token, (x, y, width, height) in zip(DANCING_TOKENS, grid(9, 3), strict=True):
        shapes += [
            Place(sheet(width, height, *SHEET), x, y),
            centred(_sign(token, theme), x + 66, y + height / 2),
            caption(texts(f"goths-token-{token}"), x + 132, y + 12, width - 146, theme.lamp,
                    size=38, lines=2, height=80),
            caption(texts(f"goths-lesson-token-{token}"), x + 132, y + 88, width - 146, theme.ink,
                    size=36, lines=2, height=height - 96),
        ]  # fmt: skip
    return shapes


def _sign(token: Token, theme: Theme) -> Drawing:
    found = {
        Token.DOUBLE_RECRUITMENT: figures.army(Camp.OSTROGOTHS, 2, 64),
        Token.BOOMERANG: signs.boomerang(104),
        Token.DINNER: onward(96, theme.lamp, 180),
        Token.TNT: figures.crater(104),
        Token.MASTERMIND: standard(104),
        Token.SPYGLASS: signs.order_sign(Order.RECONNOITRE, 100),
        Token.RAT_POISON: figures.flask(110),
        Token.NEW_DEAL: ground.door(2, 118, 100, None),
        Token.SHIELD: shield(Camp.OSTROGOTHS, "", 104),
    }
    return found[token]
