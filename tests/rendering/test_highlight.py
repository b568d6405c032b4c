"""Where frames, seals and descriptions of what is different end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from rendering.changes import highlight
from rendering.changes.diff import Box, Changes, Count, covered
from rendering.changes.highlight import framed, marked
from rendering.scene.scene import ALT_LIMIT, Drawing, Place, Polygon, Scene, Text

WORDS = texts("en")
GROUND = Drawing(
    "ground", 1200, 1000, (Polygon(((0, 0), (1200, 0), (1200, 1000), (0, 1000)), "#204030"),), 1
)


def scene(*shapes: Place | Text, alt: str = "A table.") -> Scene:
    return Scene(GROUND, shapes, alt, ("#204030",))


def thing(size: int, x: float, y: float) -> Place:
    corners = ((0, 0), (size, 0), (size, size), (0, size))
    return Place(Drawing("thing", size, size, (Polygon(corners, "#204030"),), 1), x, y)


def placed(found: Scene, kind: str) -> list[Place]:
    """List what is put on a picture of a kind of mark."""
    return [
        shape
        for shape in found.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith(f"change {kind}")
    ]


@pytest.mark.parametrize("over", [0, 1])
def test_a_description_is_cut_where_discord_ends_it_and_not_before(over: int) -> None:
    long = "a" * (ALT_LIMIT + over)
    expected = f"{long[: ALT_LIMIT - 1]}…" if over else long
    assert expected == marked(scene(alt=long), Changes(), WORDS).alt


@pytest.mark.parametrize("over", [0, 1])
def test_what_is_different_takes_so_much_of_a_description_and_no_more(over: int) -> None:
    most = highlight._TOLD
    long = "b" * (most + over)
    told = f"{long[: most - 1]}…" if over else long
    found = Changes(places=(Box(100, 100, 180, 180),), sentences=((long, ""),))
    expected = WORDS("picture-changed", count=1, changes=told)
    assert f"{expected} A table." == marked(scene(), found, WORDS).alt


@pytest.mark.parametrize(("room", "told"), [(80, f"{'b' * 79}… "), (79, "")])
def test_what_is_different_is_not_begun_where_hardly_a_word_of_it_fits(
    room: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The description itself is whole in either case."""
    monkeypatch.setattr(highlight, "_spelt", lambda *_: "b" * 200)
    alt = "a" * (ALT_LIMIT - room - 1)
    assert f"{told}{alt}" == marked(scene(alt=alt), Changes(), WORDS).alt


def test_of_a_picture_in_which_nothing_is_marked_nothing_is_told() -> None:
    """As at the end of a round, where everything is another: it would say "in 0 places"."""
    found = Changes(sentences=(("A new round.", "A table."),), everything=True)
    assert marked(scene(), found, WORDS) == scene()


def test_the_tags_of_two_numbers_do_not_lie_on_each_other() -> None:
    """Of the gold and the points of a seat, written one below the other, each has its own."""
    counts = tuple(Count(Box(300, y, 330, y + 30, counted=True), 1) for y in (300, 330))
    found = Changes(places=tuple(one.place for one in counts), counts=counts)
    first, second = map(covered, placed(marked(scene(), found, WORDS), "tag"))
    assert not first.common(second)


@pytest.mark.parametrize(("covered_", "beside"), [(2, True), (40, False)])
def test_a_tag_stays_beside_its_number_unless_it_would_hide_much(
    covered_: int, *, beside: bool
) -> None:
    """Elsewhere it might be read as another number's."""
    number = Box(300, 300, 330, 330, counted=True)
    lying = scene(thing(200, 330 + 56 - covered_, 200))
    found = Changes(places=(number,), counts=(Count(number, 1),))
    (tag,) = placed(marked(lying, found, WORDS), "tag")
    assert beside is (tag.x == number.right)


@pytest.mark.parametrize(
    ("was", "now", "before"),
    [
        ("hand 3 (known: 8, Q), 3 up", "hand 3 (known: 6, 8), 3 up", "(known: 8, Q)"),
        ("hand 2 (known: 6, 2), 3 up", "hand 1 (known: 6), 3 up", "2 (known: 6, 2)"),
        ("7 bracelets, 3 cards", "6 bracelets, 3 cards", "7"),
        ("door 1 shut", "door 1 shut (seen)", ""),
        ("the seat of Ann :) is free", "the seat of Bob is free", "Ann :)"),
    ],
)
def test_of_what_stood_there_no_bracket_is_open(was: str, now: str, before: str) -> None:
    """A hand of Norwegian Battle read *(before: 8, D))*."""
    assert before == highlight._differing(was, now)


@pytest.mark.parametrize(
    ("side", "pen"), [(130, "46 7"), (129, "27 6"), (66, "27 6"), (65, "13 5")]
)
def test_a_frame_is_drawn_in_the_size_of_what_stands_in_it(side: int, pen: str) -> None:
    """The shorter side counts."""
    for place in (Box(300, 300, 300 + side, 600), Box(300, 300, 600, 300 + side)):
        drawn = placed(framed(scene(), Changes(before=(place,))), "corner")
        assert {f"change corner {pen}"} == {corner.drawing.name for corner in drawn}


def test_a_frame_keeps_clear_of_the_edges_of_the_canvas() -> None:
    """Its stroke runs inside however near to the edge a place is; a place apart has its margin."""
    edge, apart = highlight._EDGE, 6
    whole = Box(0, 0, 1200, 1000)
    for place, left, top, right, bottom in (
        (whole, edge, edge, 1200 - edge, 1000 - edge),
        (Box(200, 300, 270, 370), 200 - apart, 300 - apart, 270 + apart, 370 + apart),
    ):
        corners = placed(framed(scene(), Changes(before=(place,))), "corner")
        first, second, third, _ = corners
        pen = highlight._pen(place)
        inset = pen.stroke * 1.5
        far = first.drawing.width - inset
        assert (left, top) == (first.x + inset, first.y + inset)
        assert (right, top) == (second.x + far, second.y + inset)
        assert (right, bottom) == (third.x + far, third.y + far)
        assert [0, 90, 180, 270] == [corner.angle for corner in corners]


@pytest.mark.parametrize(("x", "y"), [(288, 385), (380, 385), (288, 485), (380, 485)])
def test_a_frame_makes_way_for_a_word_at_any_of_its_corners(x: int, y: int) -> None:
    """At the corner of one bracket alone, too."""
    found = Changes(before=(Box(300, 400, 380, 480),))
    word = Text("II", x, y, 20, 10, "#fff", height=10)
    plain, away = (placed(framed(one, found), "corner") for one in (scene(), scene(word)))
    assert plain != away


def test_what_is_gone_is_struck_in_its_middle() -> None:
    """Where nothing lies there now."""
    found = Changes(places=(Box(500, 500, 580, 580, gone=True),))
    (seal,) = placed(marked(scene(), found, WORDS), "seal")
    assert covered(seal).middle == (540, 540)


@pytest.mark.parametrize(
    ("place", "spot"),
    [
        (Box(1120, 0, 1200, 80), (1200 - 38 - 1, 1)),
        (Box(600, 500, 680, 580), (680 + 6 - 19, 500 - 6 - 19)),
    ],
)
def test_a_seal_stays_on_the_canvas(place: Box, spot: tuple[float, float]) -> None:
    """Half of it lies beyond the upper right corner of its frame where there is room."""
    (seal,) = placed(marked(scene(), Changes(places=(place,)), WORDS), "seal")
    assert spot == (seal.x, seal.y)


@pytest.mark.parametrize(("size", "seals"), [(159, 0), (160, 1)])
def test_what_is_gone_is_struck_on_a_ground_four_times_as_large(size: int, seals: int) -> None:
    """What is smaller lies there now, and says more than a seal."""
    gone = Box(500, 500, 580, 580, gone=True)
    lying = scene(thing(size, 540 - size / 2, 540 - size / 2))
    assert seals == len(placed(marked(lying, Changes(places=(gone,)), WORDS), "seal"))


@pytest.mark.parametrize(("lines", "seals"), [(1, 1), (3, 0)])
def test_a_sentence_lies_on_all_of_its_lines(lines: int, seals: int) -> None:
    """What is gone is not struck through the last line of what now stands there."""
    sentence = Text("Nobody " * 9, 300, 400, 300, 30, "#fff", height=120, lines=lines)
    found = Changes(places=(Box(420, 490, 460, 530, gone=True),))
    assert seals == len(placed(marked(scene(sentence), found, WORDS), "seal"))


@pytest.mark.parametrize(("known", "added"), [(252, 3), (254, 2), (256, 0)])
def test_a_picture_has_no_more_than_256_colours(known: int, added: int) -> None:
    """More do not go into a PNG with a palette."""
    found = Changes(places=(Box(100, 100, 180, 180),))
    palette = tuple(f"#0000{number:02x}" for number in range(known))
    assert known + added == len(marked(replace(scene(), palette=palette), found, WORDS).palette)
