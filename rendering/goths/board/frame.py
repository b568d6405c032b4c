"""What the public picture and the private ones share: round, question, map and kings."""

from __future__ import annotations

from games.goths.view import GothsView
from rendering.goths.board.battlefield import Shapes, battlefield
from rendering.goths.board.court import kings
from rendering.goths.board.sentences import alt
from rendering.goths.board.triumph import triumph
from rendering.goths.board.words import question
from rendering.goths.layout import FIELD_LOW, FIELD_TOP, HEIGHT, WIDTH
from rendering.goths.pieces.ground import chart
from rendering.goths.pieces.palette import PALETTE
from rendering.scene.frame import foot
from rendering.scene.scene import MUST_READ, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import sheet


def framed(
    view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str, lower: Shapes
) -> Scene:
    """Put the lower part of a picture under the question, the map and the kings.

    Once somebody has won, the cup stands in place of both.
    """
    shapes: list[Place | Text] = [
        *_header(view, names, texts, theme),
        *battlefield(view, names, texts, theme),
        *(
            (*kings(view, names, texts, theme), *lower)
            if view.winner is None
            else triumph(view, view.winner, names, theme)
        ),
        *foot(footer, theme, WIDTH, HEIGHT - 42, MUST_READ),
    ]
    base = chart(WIDTH, HEIGHT, FIELD_TOP, FIELD_LOW)
    return Scene(base, tuple(shapes), alt(view, names, texts), PALETTE)


def _header(view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> Shapes:
    title = texts("goths-picture-round", round=view.round)
    return [
        Place(sheet(214, 84, "#4a1e22", "#d9a441"), 12, 7, role=Role.GROUND),
        Text(title, 20, 8, 196, 36, theme.lamp, MUST_READ, "centre", 2, 80, bold=True,
             role=Role.CUE),
        Text(question(view, names, texts), 244, 2, 936, 42, theme.ink, MUST_READ, lines=2,
             height=94, bold=True, rim="#15101a", rim_width=2, role=Role.CUE),
    ]  # fmt: skip
