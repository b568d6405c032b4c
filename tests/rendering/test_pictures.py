"""What every game's pictures have in common."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.i18n.texts import LANGUAGES
from games import GAME_IDS
from rendering.paint.brush import bitmap
from rendering.paint.lettering import fitted, label, measured
from rendering.paint.paint import KEPT, paint
from rendering.scene.scene import ALT_LIMIT, Place, Text
from tests.rendering.positions import (
    LONG_NAMES,
    NAMES,
    busy,
    drawings,
    drawn,
    every_phase,
    games,
    one_of_each,
    seats,
    views,
)
from tests.rigs.forms import LONG

LARGEST = 200_000
"""Bytes that a picture may weigh."""
TOUCH = 6
"""Pixels by which the rims of letters may touch."""
EACH = 1 if LONG else 4
"""Every so many views are painted; scenes are made of all."""

pytestmark = pytest.mark.parametrize("game_id", GAME_IDS)


def test_random_games_reach_every_phase_to_be_drawn(game_id: str) -> None:
    """The positions below leave no phase out."""
    phases = {view.phase for view in one_of_each(game_id)}
    assert every_phase(phases) == phases


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_painted_for_every_kind_of_viewer(game_id: str, language: str) -> None:
    """A PNG of 256 colours, 1200 pixels wide and at most 1500 high, and small.

    Far more bytes would mean noise or a lost palette.
    """
    seen = views(game_id) if LONG else one_of_each(game_id)
    for view in seen[0 if LONG else 2 * LANGUAGES.index(language) :: EACH]:
        png = paint(drawn(view, language, LONG_NAMES))
        picture = Image.open(BytesIO(png))
        assert ("PNG", "P", 1200) == (picture.format, picture.mode, picture.width)
        assert picture.height <= 1500
        assert len(png) <= LARGEST


def test_the_busiest_tables_are_small_pictures(game_id: str) -> None:
    """With everything on them that a table can have."""
    for view in busy(game_id)[::EACH]:
        assert len(paint(drawn(view, names=LONG_NAMES))) <= LARGEST


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["plain", "hostile"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit_into_their_box_and_the_canvas(
    game_id: str, language: str, names: tuple[str, ...]
) -> None:
    """Names of 32 characters in any script are cut with an ellipsis and never overflow."""
    for view in views(game_id):
        scene = drawn(view, language, names, "Table 123456 · " * 10)
        for text in scene.texts:
            size, lines = fitted(text)
            assert len(lines) <= text.lines
            assert all(measured(line, size, bold=text.bold) <= text.width for line in lines)
        for shape in scene.shapes:
            if isinstance(shape, Text):
                assert shape.x >= 0
                assert shape.y >= 0
                assert shape.x + shape.width <= scene.width
                assert shape.y + max(shape.height, shape.size) <= scene.height


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["plain", "hostile"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_holds_to_discords_limit_and_is_never_cut_off(
    game_id: str, language: str, names: tuple[str, ...]
) -> None:
    """At most 1024 characters, and every seat is told of (F62)."""
    for view in views(game_id):
        alt = drawn(view, language, names).alt
        assert len(alt) <= ALT_LIMIT
        assert not alt.endswith("…")
        for name in names[: seats(view)]:
            assert name[:4] in alt


def test_equal_views_are_equal_scenes_and_equal_bytes(game_id: str) -> None:
    """What two views share, their pictures share: nothing else can reach a picture."""
    for view in views(game_id):
        copy = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        first, second = drawn(view), drawn(copy)
        assert (first, hash(first)) == (second, hash(second))
    once = paint(first)
    KEPT.clear()
    bitmap.cache_clear()
    assert once == paint(first)


def test_a_drawings_name_stands_for_its_shapes(game_id: str) -> None:
    """Drawings are hashed and kept by name: no two different ones may share it."""
    shapes: dict[tuple[str, int, int], object] = {}
    for language in LANGUAGES:
        for view in views(game_id):
            for shape in drawn(view, language).shapes:
                if isinstance(shape, Place):
                    key = (shape.drawing.name, shape.drawing.width, shape.drawing.height)
                    assert shapes.setdefault(key, shape.drawing.shapes) == shape.drawing.shapes


def test_what_players_are_called_enters_no_drawing(game_id: str) -> None:
    """Drawings are kept for good, so their number must not grow with the names of the world."""
    for view in views(game_id):
        if view.phase != "over":
            assert drawings(drawn(view)) == drawings(drawn(view, names=LONG_NAMES))


@settings(max_examples=60 if LONG else 20, deadline=None)
@given(data=st.data())
def test_a_scene_of_any_position_can_be_made(game_id: str, data: st.DataObject) -> None:
    """Random views of whole random games, for every viewer, with any name."""
    view = data.draw(st.sampled_from(games(game_id)))
    language = data.draw(st.sampled_from(LANGUAGES))
    names = tuple(data.draw(st.text(max_size=32)) for _ in range(seats(view)))
    scene = drawn(view, language, names)
    assert len(scene.alt) <= ALT_LIMIT
    for text in scene.texts:
        size, lines = fitted(text)
        assert all(measured(line, size, bold=text.bold) <= text.width for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letters_lie_on_others_or_leave_the_canvas(game_id: str, language: str) -> None:
    """Every name, number and sentence is read as a whole, accents and all."""
    for view in views(game_id)[:: 1 if LONG else 2]:
        scene = drawn(view, language, LONG_NAMES)
        boxes = [
            (one.x, one.y, one.x + one.picture.width, one.y + one.picture.height)
            for one in map(label, (shape for shape in scene.shapes if isinstance(shape, Text)))
            if one is not None
        ]
        for left, top, right, low in boxes:
            assert min(left, top) >= 0
            assert right <= scene.width
            assert low <= scene.height
        for one, other in combinations(boxes, 2):
            across = min(one[2], other[2]) - max(one[0], other[0])
            down = min(one[3], other[3]) - max(one[1], other[1])
            assert across <= TOUCH or down <= TOUCH
