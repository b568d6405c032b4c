from __future__ import annotations

import zlib
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.model.computer import Computer
from players.levels import Level
from rendering.paint.brush import bitmap
from rendering.paint.fonts import lettered, shapes_scripts, writable
from rendering.paint.lettering import fitted, label, measured
from rendering.paint.paint import KEPT, composed, indexed, paint
from rendering.paint.sprites import Sprites
from rendering.scene.scene import (
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Place,
    Polygon,
    Scene,
    Shape,
    Text,
)
from rendering.scene.theme import SEATS

_CORNERS = ((0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0))


def sprite(*shapes: Shape, scale: int = 4) -> Image.Image:
    return bitmap(Drawing(repr(shapes), 40, 40, shapes, scale))


def pixel(picture: Image.Image, spot: tuple[int, int]) -> tuple[int, ...]:
    """Return red, green, blue and alpha at a spot."""
    found = picture.getpixel(spot)
    assert isinstance(found, tuple)
    return found


def test_a_flat_shape_has_its_colour_and_nothing_around_it() -> None:
    picture = sprite(Ellipse(20, 20, 10, 10, "#d95f2b"))
    assert (0xD9, 0x5F, 0x2B, 255) == pixel(picture, (20, 20))
    assert (0, 0, 0, 0) == pixel(picture, (2, 2))


def test_an_edge_keeps_its_colour_while_it_fades() -> None:
    """Soft edges are mixed with what lies below, never with black."""
    # ruff: noqa: RUF001 - letters that look like others are what is tested
    picture = sprite(Polygon(((0, 0), (20.5, 0), (20.5, 40), (0, 40)), "#ffffff"))
    red, green, blue, alpha = pixel(picture, (20, 20))
    assert (255, 255, 255) == (red, green, blue)
    assert 0 < alpha < 255


def test_half_of_one_colour_over_another_is_their_mean() -> None:
    picture = sprite(Polygon(_CORNERS, "#000000"), Polygon(_CORNERS, "#ffffff80"))
    red, _, _, alpha = pixel(picture, (20, 20))
    assert 126 <= red <= 130
    assert alpha == 255


@pytest.mark.parametrize(
    ("colour", "least", "most"), [("#ffffff80", 126, 130), ("#ffffff", 255, 255)]
)
def test_a_ring_lies_on_its_ellipse_and_is_mixed_with_what_is_below(
    colour: str, least: int, most: int
) -> None:
    """One that lets the ground through as one that does not; inside and outside is the ground."""
    ring = Ellipse(20, 20, 10, 10, outline=colour, width=4)
    picture = sprite(Polygon(_CORNERS, "#000000"), ring)
    for spot in ((30, 20), (10, 20), (20, 30), (20, 10)):
        red, _, _, alpha = pixel(picture, spot)
        assert least <= red <= most
        assert alpha == 255
    for spot in ((20, 20), (34, 20), (26, 20)):
        assert pixel(picture, spot) == (0, 0, 0, 255)


def test_a_gradient_runs_from_its_start_to_its_end_and_stays_there() -> None:
    ramp = Gradient(((0, "#000000"), (1, "#ffffff")), (10, 0), (30, 0))
    picture = sprite(Polygon(_CORNERS, ramp))
    row = [pixel(picture, (x, 20))[0] for x in range(40)]
    assert row == sorted(row)
    assert row[2] <= 2
    assert 118 <= row[19] <= 134
    assert row[37] >= 253


def test_a_radial_gradient_ends_at_its_rim() -> None:
    glow = Gradient(((0, "#ffffff"), (1, "#ffffff00")), (20, 20), (40, 20), "radial")
    picture = sprite(Polygon(_CORNERS, glow))
    assert pixel(picture, (20, 20))[3] > 230
    assert 100 < pixel(picture, (30, 20))[3] < 150
    assert 0 == pixel(picture, (1, 1))[3]


def test_a_shadow_is_softer_than_its_shape() -> None:
    sharp = sprite(Line(((10, 20), (30, 20)), "#ffffff", 8))
    soft = sprite(Line(((10, 20), (30, 20)), "#ffffff", 8, blur=3))
    assert 0 == pixel(sharp, (20, 10))[3]
    assert 0 < pixel(soft, (20, 13))[3] < pixel(soft, (20, 20))[3] < 255


def test_shapes_beyond_the_edge_are_cut_off() -> None:
    far = ((100.0, 100.0), (200.0, 100.0), (200.0, 200.0))
    ramp = Gradient(((0, "#000000"), (1, "#ffffff")), (0, 0), (9, 9))
    picture = sprite(
        Polygon(far, ramp), Line(far, "#ffffff80", 3), Ellipse(300, 300, 9, 9, "", "#ffffff", 2)
    )
    assert picture.getbbox() is None


def test_a_drawing_may_lie_turned_on_the_picture() -> None:
    bar = Drawing("bar", 40, 40, (Polygon(((0, 18), (40, 18), (40, 22), (0, 22)), "#ffffff"),))
    ground = Drawing("black", 40, 40, (Polygon(_CORNERS, "#000000"),), 1)
    picture = composed(ground, (Place(bar, 0, 0, 90),), 0, 40)
    assert (255, 255, 255) == pixel(picture, (20, 4))
    assert (0, 0, 0) == pixel(picture, (4, 20))


def test_a_smaller_copy_has_the_shapes_of_what_it_is_a_copy_of() -> None:
    """Those are drawn once, however many sizes there are."""
    whole = Drawing("whole", 40, 40, (Ellipse(20, 20, 10, 10, "#d95f2b"),))
    drawn = bitmap.cache_info().misses
    for size in (30, 20):
        copy = bitmap(Drawing(f"copy {size}", size, size, (), of=whole))
        assert copy.size == (size, size)
        assert (0xD9, 0x5F, 0x2B, 255) == copy.getpixel((size // 2, size // 2))
        assert (0, 0, 0, 0) == copy.getpixel((1, 1))
    assert bitmap.cache_info().misses == drawn + 3


def test_a_bitmap_that_makes_room_is_packed_and_comes_back_as_it_was() -> None:
    """To draw it again takes much longer; a backdrop has no opacity, and is kept without."""
    first, second = (Drawing(f"kept {ink}", 40, 40, (Ellipse(20, 20, 10, 10, ink),)) for ink in
                     ("#d95f2b80", "#2bd95f"))  # fmt: skip
    kept = Sprites(opened=7000, packed=7000)
    for drawn in (bitmap(first), bitmap(first).convert("RGB")):
        kept[first, 0] = drawn
        kept[second, 0] = bitmap(second)
        assert [(second, 0)] == [*kept]
        assert (drawn.mode, drawn.tobytes()) == (kept[first, 0].mode, kept[first, 0].tobytes())
        assert [(first, 0)] == [*kept]
        kept.clear()
    with pytest.raises(KeyError):
        kept[first, 0]


def test_a_drawing_within_a_larger_one_is_refused() -> None:
    """Only what is drawn at its own size can take up bitmaps."""
    inner = Drawing("inner", 4, 4, ())
    with pytest.raises(ValueError, match="inner"):
        sprite(Place(inner, 0, 0))


def test_a_picture_has_the_colours_of_its_palette() -> None:
    ground = Drawing("white", 40, 40, (Polygon(_CORNERS, "#fefefe"),), 1)
    picture = Image.open(BytesIO(paint(Scene(ground, (), "", ("#ffffff", "#000000")))))
    assert [(1600, (255, 255, 255))] == picture.convert("RGB").getcolors()


def test_bands_join_to_one_picture() -> None:
    """What lies across the seam of two bands is whole, and the checksums are right (RFC 1950)."""
    ink, paper, size = "#102030", "#f0f0f0", 200
    corners = ((0.0, 0.0), (size, 0.0), (size, size), (0.0, size))
    ground = Drawing("tall", size, size, (Polygon(corners, paper),), 1)
    disc = Drawing("disc", size, size, (Ellipse(100, 100, 90, 90, ink),))
    shapes = (Place(disc, 0, 0, 30), Text("words", 20, 66, 160, 34, paper))
    file = paint(Scene(ground, shapes, "", (ink, paper)))
    expected = indexed(composed(ground, shapes, 0, size), (ink, paper)).convert("RGB")
    assert expected.tobytes() == Image.open(BytesIO(file)).convert("RGB").tobytes()
    start = file.index(b"IDAT") + 4
    length = int.from_bytes(file[start - 8 : start - 4], "big")
    assert size * (size + 1) == len(zlib.decompress(file[start : start + length]))


def test_what_is_opaque_is_copied_and_what_is_invisible_touches_no_band() -> None:
    """A card with a soft rim, across seams, lies as if it were mixed pixel by pixel."""
    size = 240
    corners = ((0.0, 0.0), (size, 0.0), (size, size), (0.0, size))
    flow = Gradient(((0, "#203040"), (1, "#f0e0d0")), (0, 0), (size, size))
    ground = Drawing("cloth", size, size, (Polygon(corners, flow),), 1)
    rim = ((10.0, 10.0), (230.0, 10.0), (230.0, 230.0), (10.0, 230.0))
    card = Drawing("card", 240, 240, (Polygon(rim, "#80c0a0", "#00000080", 5),))
    picture = composed(ground, (Place(card, -20, 75),), 0, size)
    sprite, mixed = bitmap(card), composed(ground, (), 0, size)
    mixed.paste(sprite, (-20, 75), sprite)
    assert mixed.tobytes() == picture.tobytes()
    parts = composed(ground, (Place(card, -20, 75),), 110, 130)
    assert parts.tobytes() == picture.crop((0, 110, size, 130)).tobytes()
    paint(Scene(ground, (), "", ("#203040", "#f0e0d0")))
    misses = KEPT.misses
    paint(Scene(ground, (Place(card, -20, 75),), "", ("#203040", "#f0e0d0")))
    assert KEPT.misses - misses == 4


def test_a_picture_for_one_reader_looks_the_same() -> None:
    """It has three pixels for four units: a phone shows it small."""
    inks = ("#ffffff", "#000000", "#808080", "#404040", "#c0c0c0")
    ground = Drawing(
        "meadow", 202, 101, (Polygon(((0, 0), (202, 0), (202, 101), (0, 101)), "#ffffff"),), 1
    )
    axe = Drawing("axe", 41, 61, (Polygon(((0, 0), (41, 0), (20, 61)), "#000000"),))
    worn = Drawing("worn axe", 30, 45, (), of=axe)
    shapes = (
        Place(axe, 3, 5),
        Place(axe, 61.5, 20, 30),
        Place(worn, 100, 31.3),
        Text("Skål", 130, 5, 70, 30, "#000000"),
        Text("Skål", 130.3, 55, 70, 30, "#ffffff", rim="#000000", rim_width=4, align="right"),
    )
    scene = Scene(ground, shapes, "", inks)
    ours, theirs = (
        Image.open(BytesIO(paint(one))).convert("L")
        for one in (scene, msgspec.structs.replace(scene, for_one=True))
    )
    assert (ours.size, theirs.size) == ((202, 101), (152, 76))
    small = ours.resize(theirs.size, Image.Resampling.HAMMING)
    assert ImageStat.Stat(ImageChops.difference(small, theirs)).mean[0] < 6


def test_words_that_were_packed_are_the_same() -> None:
    """With a rim there are two masks of them, and none has a colour."""
    text = Text("Skål", 3.4, 5, 70, 30, "#ffffff", rim="#000000", rim_width=4)
    before, few = label(text), label(msgspec.structs.replace(text, words="\u200b"))
    for number in range(1000, 1300):
        label(Text(f"{number}", 0, 0, 500, 200, "#ffffff"))
    after, red = label(text), label(msgspec.structs.replace(text, colour="#ff0000"))
    assert before is not None
    assert after is not None
    assert before.letters is not None
    assert few is None
    assert (after.x, after.y, after.picture) == (before.x, before.y, before.picture)
    assert after.letters == before.letters
    assert red == after


def test_a_band_that_did_not_change_is_not_painted_again() -> None:
    """Two pictures of a table have many rows in common."""
    ground = Drawing("tower", 40, 800, (Polygon(_CORNERS, "#ffffff"),), 1)
    paint(Scene(ground, (Text("A", 0, 0, 40, 24, "#ffffff"),), "", ("#000000", "#ffffff")))
    hits, misses = KEPT.hits, KEPT.misses
    paint(Scene(ground, (Text("B", 0, 0, 40, 24, "#ffffff"),), "", ("#000000", "#ffffff")))
    assert (1, 19) == (KEPT.misses - misses, KEPT.hits - hits)


def test_long_words_shrink_first_and_are_then_cut_with_an_ellipsis() -> None:
    shrunk = Text("a little long", 0, 0, 150, 36, "#ffffff", 24)
    size, lines = fitted(shrunk)
    assert 24 <= size < 36
    assert ("a little long",) == lines
    size, (line,) = fitted(Text("far too long for a box", 0, 0, 150, 36, "#ffffff", 24))
    assert size == 24
    assert line.endswith("…")


def test_words_are_broken_into_lines_of_even_length() -> None:
    _, lines = fitted(Text("one two three four five", 0, 0, 300, 36, "#ffffff", lines=2))
    assert ("one two three", "four five") == lines


def test_a_word_without_room_leaves_the_ellipsis_alone() -> None:
    assert (24, ("…",)) == fitted(Text("word", 0, 0, 30, 24, "#ffffff"))


@pytest.mark.parametrize(
    "name",
    ["Noël Œuvré", "Жанна", "Ελένη", "محمد", "דוד", "สมชาย", "अमित", "王小明", "さくら", "김민준"],
)
def test_names_in_many_scripts_are_written_whole(name: str) -> None:
    """The faces behind the text face fill its gaps."""
    assert name == writable(name, bold=False)


def test_signs_that_no_face_can_write_are_left_out() -> None:
    """No empty boxes, no turned text: controls and unknown signs go, what is left closes up."""
    assert "Dragon du Nord" == writable("\u202e🐉 Dragon \u200d🐉 du Nord\n", bold=True)
    assert "" == writable("🐉\u200b", bold=False)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("𝕂𝕚𝕟𝕘 Bob", "King Bob"),
        ("ᴛɪɴʏ", "TINY"),
        ("ꜱᴍᴀʟʟ tim", "SMALL tim"),
        ("ᚠᚢᚦ", ""),
        ("ᚠᚢᚦ Odin", "Odin"),
        ("ᚠᚢᚦ (alice)", "alice"),
        ("Bjᚠrn", ""),
        ("😀", ""),
        ("🐉Björn🐉", "Björn"),
        ("༺Ada༻", "Ada"),
        ("(Ada)", "(Ada)"),
        ("!!!", "!!!"),
        ("Élodie", "Élodie"),
        ("محمد", "محمد"),
        ("अमित", "अमित"),
        ("王小明", "王小明"),
    ],
)
def test_a_word_of_a_name_is_written_whole_or_not_at_all(name: str, written: str) -> None:
    """F107: fancy letters become plain ones; half a name would be another one."""
    assert written == lettered(name)


@pytest.mark.skipif(not shapes_scripts(), reason="libfribidi is not installed")
@pytest.mark.parametrize(("name", "letters"), [("محمد", "م ح م د"), ("क्षत्रिय", "क् ष त् रि य")])
def test_letters_of_every_script_are_joined(name: str, letters: str) -> None:
    """F107: joined letters are narrower than the same ones beside each other."""
    joined, apart = (measured(one, 40, bold=True) for one in (name, letters.replace(" ", "\u200c")))
    assert joined < apart


def test_a_computer_is_written_without_its_sign() -> None:
    """The words around a picture have it; no face can write it."""
    assert "Ada" == writable(Computer("Ada", Level.HARD).name, bold=True)


def test_names_without_a_single_writable_sign_draw_nothing() -> None:
    assert (30, ()) == fitted(Text("🐉", 0, 0, 200, 30, "#ffffff"))


def test_twelve_seats_differ_in_emblem_emoji_and_colour() -> None:
    """Never information by colour alone."""
    assert 12 == len({mark.emblem for mark in SEATS})
    assert 12 == len({mark.emoji for mark in SEATS})
    assert 12 == len({mark.colour for mark in SEATS})


@pytest.mark.parametrize(("lines", "height"), [(1, 40), (1, 60), (1, 90), (2, 60), (2, 160)])
def test_words_are_in_the_middle_of_their_box_also_where_it_is_low(
    lines: int, height: float
) -> None:
    """Capitals have as much room above them as below, or reach as far out."""
    words = "HHHH" if lines == 1 else "HHHH HHHH"
    text = Text(words, 100, 200, 150, 60, "#ffffff", lines=lines, height=height)
    found = label(text)
    assert found is not None
    assert abs(found.y + found.picture.height / 2 - (200 + height / 2)) <= 1.5
