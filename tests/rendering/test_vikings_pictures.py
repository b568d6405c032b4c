from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.i18n import LANGUAGES, texts
from games.api import Seat
from games.vikings.content import SPACES, Card, Space, space_at
from games.vikings.view import Laid, Phase, VikingsView
from rendering.letters import fitted, measured
from rendering.paint import paint
from rendering.scene import ALT_LIMIT, MAY_READ, MUST_READ, Place, Scene, Text
from rendering.theme import DUSK
from rendering.vikings import space_name
from tests.rendering.positions import (
    LONG_NAMES,
    NAMES,
    busy,
    drawn,
    games,
    one_of_each,
    shared_victory,
)

VIEWS = (*one_of_each(), busy(), busy(Seat(0)), busy(Seat(3)), shared_victory())


def test_random_games_reach_every_phase_to_be_drawn() -> None:
    """The positions below leave no phase out."""
    assert set(Phase) == {view.phase for view in VIEWS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_painted_for_every_kind_of_viewer(language: str) -> None:
    """A PNG of 256 colours, 1200 pixels wide and 900 to 1200 high (ART.md, For all games)."""
    for view in VIEWS:
        picture = Image.open(BytesIO(paint(drawn(view, language))))
        assert ("PNG", "P", 1200) == (picture.format, picture.mode, picture.width)
        assert 900 <= picture.height <= 1200


def test_a_picture_stays_small() -> None:
    """A board weighs about 200 KB; far more would mean noise or a lost palette."""
    for view in VIEWS:
        assert len(paint(drawn(view, names=LONG_NAMES))) < 230_000


def test_no_type_is_smaller_than_can_be_read_on_a_phone() -> None:
    """Nothing below 24 px (ART.md, For all games)."""
    for view in VIEWS:
        for text in drawn(view, "fr").texts:
            size, _ = fitted(text)
            assert size >= MAY_READ, text.words


def test_what_one_must_read_is_large() -> None:
    """Question, bracelet counts, hand counts, values and letters are 34 px or more (ART.md)."""
    view = busy(Seat(0))
    large = {text.words for text in drawn(view).texts if fitted(text)[0] >= MUST_READ}
    asked = texts("en")("vikings-picture-you-drop")
    assert {asked, "0", "8", "3", "1", "2", "4", "A", "S"} <= large


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit_into_their_box_and_the_canvas(language: str, names: tuple[str, ...]) -> None:
    """Names of 32 characters in any script are cut with an ellipsis and never overflow."""
    for view in VIEWS:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_holds_to_discords_limit_however_long_the_names(language: str) -> None:
    """An attachment's description has at most 1024 characters (FAILURES.md, F62)."""
    for view in VIEWS:
        assert len(drawn(view, language, LONG_NAMES).alt) <= ALT_LIMIT


def test_the_alt_text_names_every_seat_with_its_place_and_what_is_awaited() -> None:
    """The alt text is the position in sentences (DESIGN.md, Pictures)."""
    for view in VIEWS:
        alt = drawn(view).alt
        for player in view.players:
            assert NAMES[player.seat] in alt
            if player.space is not None:
                assert f") on {space_name(player.space)}:" in alt
        assert ("Awaited: " in alt) is (view.phase is not Phase.OVER)


def test_the_alt_text_tells_a_whole_position() -> None:
    """Seats, positions, bracelets, cards, the question and one's own secrets, in that order."""
    view = msgspec.structs.replace(busy(Seat(0)), spaces=(Space(0), Space(30)))
    assert drawn(view).alt == (
        "Clash of Vikings, arena 2. Turn 28. "
        "Awaited: Place the bracelet you knocked loose. "
        "Still to answer: Ragnar. This is the last turn. "
        "Ragnar (bear) on D3: 8 bracelets, 3 cards. "
        "Astrid (eagle) on D4: 8 bracelets, 3 cards. "
        "Björn (wolf) on B4: 8 bracelets, 3 cards. "
        "Freya (boar) on F2: 8 bracelets, 3 cards. "
        "Bracelets in the arena: B2: 1 + 2 + 2 + 3 + 4 + 4, B3: 1 + 2 + 3 + 4, "
        "C4: 2 + 4 + 4, E3: 3 + 3. In store: 0. "
        "A bracelet of value 4 was knocked loose. "
        "Laid this turn: Ragnar Slingshot, a bluff with Walk; Ragnar Punch, face down; "
        "Astrid Shield, a bluff with Slingshot. "
        "Your hand: Walk, Slingshot, Shield. Your bracelets: 1 + 1 + 2 + 2 + 3 + 3 + 4 + 4. "
        "You may choose: A = A1, B = G2. Targets: Astrid, Björn, Freya."
    )


def test_spaces_have_31_different_names_by_row_and_place() -> None:
    """Rows are lettered from the top, places counted from the left."""
    names = [space_name(Space(number)) for number in range(len(SPACES))]
    assert ("A1", "D3", "G2") == (names[0], space_name(space_at((0, 0))), names[30])
    assert len(set(names)) == len(SPACES)


def test_a_spectators_picture_has_no_hand_and_no_letters() -> None:
    """Hands, own bracelets and choices are the seat's alone (rules, What is public)."""
    scene = drawn(busy())
    alt = scene.alt
    assert "Your" not in alt
    assert "You may" not in alt
    fronts = [name for name in _drawings(scene) if name.startswith("vikings face")]
    assert fronts == ["vikings face walk  84", "vikings face slingshot  84"]
    assert not any(name.startswith("vikings letter") for name in _drawings(scene))


def test_a_face_down_card_shows_its_back() -> None:
    """A laid card is known to its owner only until it is revealed (rules, What is public)."""
    hidden = Laid(Seat(0), Card.PUNCH, None, revealed=False, outcome="open")
    names = _drawings(drawn(msgspec.structs.replace(busy(), laid=(hidden,))))
    assert not any(name.startswith("vikings face") for name in names)
    assert f"vikings back bear {DUSK.seats[0].colour} 84" in names


def test_ones_own_face_down_card_is_marked_as_hidden_from_the_others() -> None:
    """The owner sees the card, and that the others do not."""
    own = Laid(Seat(0), Card.PUNCH, Card.CLUB, revealed=False, outcome="open")
    names = _drawings(drawn(msgspec.structs.replace(busy(Seat(0)), laid=(own,))))
    assert "vikings face club  84" in names
    assert any(name.startswith("vikings veil") for name in names)


def test_spaces_to_choose_are_lettered_in_the_order_of_the_view() -> None:
    """``view.spaces`` comes in the order of its letters."""
    scene = drawn(busy(Seat(0)))
    letters = [name.split()[2] for name in _drawings(scene) if name.startswith("vikings letter")]
    assert letters == list("ABCDEFGHIJKLMNOPQRS")


def test_targets_are_marked_on_the_arena() -> None:
    """Every seat that may be chosen carries the mark of a target."""
    marks = [name for name in _drawings(drawn(busy(Seat(0)))) if "crosshair" in name]
    assert len(marks) == 3


def test_the_seat_at_turn_and_those_asked_carry_different_signs() -> None:
    """Whose turn it is: a visible lamp on the seat, not only a word (ART.md)."""
    names = _drawings(drawn(busy()))
    assert 1 == sum(name.startswith("vikings lantern") for name in names)
    assert 1 == sum(name.startswith("tick") for name in names)


def test_equal_views_are_equal_scenes_and_equal_bytes() -> None:
    """What two views share, their pictures share: nothing else can reach a picture."""
    for view in VIEWS:
        copy = msgspec.json.decode(msgspec.json.encode(view), type=VikingsView)
        first, second = drawn(view), drawn(copy)
        assert (first, hash(first)) == (second, hash(second))
    assert paint(drawn(busy())) == paint(drawn(busy()))


def test_a_drawings_name_stands_for_its_shapes() -> None:
    """Drawings are hashed and kept by name: no two different ones may share it."""
    shapes: dict[tuple[str, int, int], object] = {}
    for language in LANGUAGES:
        for view in VIEWS:
            for shape in drawn(view, language).shapes:
                if isinstance(shape, Place):
                    key = (shape.drawing.name, shape.drawing.width, shape.drawing.height)
                    assert shapes.setdefault(key, shape.drawing.shapes) == shape.drawing.shapes


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_scene_of_any_position_can_be_made(data: st.DataObject) -> None:
    """Random views of whole random games, for every viewer, with any name."""
    view = data.draw(st.sampled_from(games()))
    language = data.draw(st.sampled_from(LANGUAGES))
    names = tuple(data.draw(st.text(max_size=32)) for _ in view.players)
    scene = drawn(view, language, names)
    assert len(scene.alt) <= ALT_LIMIT
    for text in scene.texts:
        size, lines = fitted(text)
        assert all(measured(line, size, bold=text.bold) <= text.width for line in lines)


def _drawings(scene: Scene) -> list[str]:
    return [shape.drawing.name for shape in scene.shapes if isinstance(shape, Place)]


def test_what_players_are_called_enters_no_drawing() -> None:
    """Drawings are kept for good, so their number must not grow with the names of the world."""
    for view in VIEWS:
        assert _drawings(drawn(view)) == _drawings(drawn(view, names=LONG_NAMES))
