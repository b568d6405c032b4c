"""What pictures spend their room on."""

from __future__ import annotations

from math import pi

import pytest

from rendering.goths.layout import SCREEN as GOTHS
from rendering.goths.layout import private
from rendering.norwegian.layout import SCREEN, WIDTH, facing
from rendering.scene.scene import Place, Role, Text
from rendering.schools.layout import PRIVATE
from rendering.vikings.layout import ABOVE, ALONE, BESIDE, PRIVATE_HEIGHT, SHEET, TRAY
from tests.rendering.positions import drawn, views
from tests.rigs.sample_games import SHIPPED

_LAND = "goths terrain"
"""A part of the map, which may be deserted."""


def _middle(shape: Place | Text) -> tuple[float, float]:
    if isinstance(shape, Place):
        return shape.x + shape.drawing.width / 2, shape.y + shape.drawing.height / 2
    return shape.x + shape.width / 2, shape.y + (shape.height or shape.size) / 2


@pytest.mark.parametrize("game_id", SHIPPED)
def test_no_box_is_without_content(game_id: str) -> None:
    """In boards, private pictures and ends of every kind, busy and empty tables alike."""
    empty: set[str] = set()
    for view in views(game_id):
        shapes = drawn(view).shapes
        inside = [_middle(shape) for shape in shapes if shape.role is not Role.GROUND]
        for box in shapes:
            if isinstance(box, Place) and box.role is Role.GROUND:
                right, low = box.x + box.drawing.width, box.y + box.drawing.height
                if not any(box.x <= x <= right and box.y <= y <= low for x, y in inside):
                    empty.add(box.drawing.name)
    assert not {name for name in empty if not name.startswith(_LAND)}


def test_what_a_question_is_about_takes_half_of_the_private_picture() -> None:
    """Arena and hand or announcement, pile and own cards, hall, letters and orders."""
    screen = WIDTH * SCREEN
    meadow = [pi * ground.radius**2 for ground in (ALONE, ABOVE, BESIDE)]
    shares = [
        meadow[0] / screen,
        (meadow[1] + WIDTH * TRAY) / screen,
        (meadow[2] + SHEET * PRIVATE_HEIGHT) / screen,
        (PRIVATE.bottom - PRIVATE.top) / PRIVATE.height,
    ]
    for others in range(1, 12):
        crowd = facing(others)
        shares.append(sum(box.width * box.height for box in (crowd.strip, crowd.own)) / screen)
    shares += [1 - private(view).low / GOTHS for view in views("goths")]
    assert [round(share, 2) for share in shares if share < 0.5] == []
