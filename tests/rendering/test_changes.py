"""What is different between two pictures, and how it is marked."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from games import find as rules_of
from games.api import Seat
from games.playout import steps
from rendering import find
from rendering.changes.diff import MOST_AREA, MOST_MARKS, Box, Changes, changes
from rendering.changes.highlight import framed, marked
from rendering.paint.paint import paint
from rendering.scene.scene import ALT_LIMIT, Drawing, Place, Polygon, Role, Scene, Text
from rendering.scene.theme import DUSK
from tests.rigs.forms import shared
from tests.rigs.sample_games import SHIPPED

_SHORT = 50
"""Steps of a game of which every position is looked at."""
FRAME_BYTES = 3_000
"""What a frame with its seal may add to a PNG."""
NAMES = ("Ragnar", "Astrid", "Björn", "Freya")
WORDS = texts("en")
GROUND = Drawing(
    "ground", 1200, 1000, (Polygon(((0, 0), (1200, 0), (1200, 1000), (0, 1000)), "#204030"),), 1
)


def drawing(name: str, size: int = 80) -> Drawing:
    return Drawing(
        name, size, size, (Polygon(((0, 0), (size, 0), (size, size), (0, size)), "#d0a040"),), 1
    )


def scene(*shapes: Place | Text, alt: str = "A table.") -> Scene:
    return Scene(GROUND, shapes, alt, ("#204030", "#d0a040", "#f6ead2"))


@cache
def game(game_id: str, language: str = "en", viewer: int | None = 1) -> tuple[Scene, ...]:
    """Draw every fourth position of a long random game, all of a short one, for one viewer."""
    rules = rules_of(game_id)
    options = {option.key: option.default for option in rules.options}
    seats = min(len(NAMES), rules.seats[-1])
    start = rules.start(seats, options, "changes").state
    states = [step.applied.state for step in steps(rules, start, "changes")][:200]
    states = states[:: 4 if len(states) > _SHORT else 1]
    seat = None if viewer is None else Seat(viewer)
    names, words = NAMES[:seats], texts(language)
    return tuple(
        find(game_id).scene(rules.view(state, seat), names, words, DUSK, "Table 7")
        for state in states
    )


def inside(box: Box, scene: Scene) -> bool:
    return box.left < scene.width and box.top < scene.height and box.right > 0 and box.bottom > 0


def test_equal_pictures_have_nothing_to_mark() -> None:
    """Nothing has happened: nothing is framed, and the picture is the very same one."""
    one = scene(Place(drawing("card"), 100, 100))
    found = changes(one, one)
    assert found == Changes()
    assert marked(one, found, WORDS) == one
    assert framed(one, found) == one


def test_what_is_new_is_framed_and_what_is_gone_is_struck() -> None:
    """No frame is around nothing; the sign in the seal tells them apart, not its colour alone."""
    here, there = Place(drawing("card"), 100, 100), Place(drawing("ship"), 700, 500)
    found = changes(scene(here), scene(there))
    assert found.places == (Box(100, 100, 180, 180, gone=True), Box(700, 500, 780, 580))
    later, earlier = marked(scene(there), found, WORDS), framed(scene(here), found)
    names = drawings(later)
    for annotated, where in ((later, 700), (earlier, 100)):
        corners = brackets(annotated)
        assert len(corners) == 4
        assert all(where - 40 < corner.x < where + 120 for corner in corners)
    assert ["change seal 38 False", "change seal 38 True"] == sorted(
        name for name in names if "seal" in name
    )


def test_no_frame_or_seal_lies_on_words_where_there_is_room_beside_them() -> None:
    """Neither on a name nor on a heading, which is no piece of the position."""
    heading = Text("Your cards", 300, 362, 300, 40, "#fff", height=40, role=Role.CUE)
    found = changes(scene(heading), scene(heading, Place(drawing("card"), 300, 400)))
    later = marked(scene(heading), found, WORDS)
    low = heading.y + heading.height / 2 + heading.size * 0.42
    assert all(corner.y + 3 >= low for corner in brackets(later) if corner.angle in (0, 90))
    (seal,) = [
        shape
        for shape in later.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("change seal")
    ]
    assert seal.y > 440


def test_what_is_gone_is_not_struck_where_something_else_lies_now() -> None:
    """A sentence or a sign in its place says more than that it is gone."""
    ship = Place(drawing("ship"), 700, 500)
    found = changes(scene(ship), scene())
    instead = Place(drawing("sign"), 700, 500, role=Role.CUE)
    assert drawings(marked(scene(), found, WORDS)) == ["change seal 38 True"]
    assert drawings(marked(scene(instead), found, WORDS)) == ["sign"]


def test_a_frame_is_no_larger_than_what_stands_in_it() -> None:
    """Where one of two things was replaced by a smaller one, the other's place is left alone."""
    card, ship = Place(drawing("card"), 100, 100), Place(drawing("ship"), 190, 100)
    found = changes(scene(card, ship), scene(Place(drawing("coin"), 100, 100)))
    assert found.places == (Box(100, 100, 180, 180),)
    assert found.before == (Box(100, 100, 270, 180),)


def test_neighbours_share_a_frame() -> None:
    """A heap of small changes is one change to the eye."""
    cards = [Place(drawing("card"), x, 400) for x in (300, 390, 480)]
    found = changes(scene(), scene(*cards))
    assert found.places == (Box(300, 400, 560, 480),)


def test_what_lies_in_a_row_on_one_board_shares_a_frame() -> None:
    """The numbers on the board of a seat are one thing that has changed."""
    board = Place(drawing("board", 300), 100, 100, role=Role.GROUND)
    low, high = Text("2", 120, 200, 40, 40, "#fff"), Text("3", 300, 200, 40, 40, "#fff")
    assert len(changes(scene(board), scene(board, low, high)).places) == 1
    assert len(changes(scene(), scene(low, high)).places) == 2
    loose = replace(board, role=Role.CUE)
    assert len(changes(scene(loose), scene(loose, low, high)).places) == 2


@pytest.mark.parametrize(
    ("across", "down", "frames"), [(189, 0, 1), (190, 0, 2), (100, 19, 1), (100, 20, 2)]
)
def test_a_row_is_not_too_wide_and_holds_what_is_level(across: int, down: int, frames: int) -> None:
    """Two things share a frame where less lies between them, and half of their height is level."""
    board = Place(drawing("board", 600), 100, 100, role=Role.GROUND)
    low = Place(drawing("low", 40), 200, 200)
    high = Place(drawing("high", 40), 240 + across, 200 + down)
    assert frames == len(changes(scene(board), scene(board, low, high)).places)


def test_what_lies_on_two_boards_shares_no_frame() -> None:
    """Each seat has its own, however near they lie."""
    boards = [Place(drawing("board", 200), x, 100, role=Role.GROUND) for x in (100, 310)]
    low, high = (Place(drawing("card", 40), x, 200) for x in (250, 320))
    assert len(changes(scene(*boards), scene(*boards, low, high)).places) == 2


def test_what_reaches_beyond_a_board_is_no_part_of_its_row() -> None:
    """A pillar between the seats is not one with what changed on the board that it crosses."""
    board = Place(drawing("board", 200), 100, 300, role=Role.GROUND)
    card = Place(drawing("card", 40), 110, 380)
    stones = (Polygon(((0, 0), (60, 0), (60, 700), (0, 700)), "#d0a040"),)
    pillar = Place(Drawing("pillar", 60, 700, stones, 1), 180, 50)
    assert len(changes(scene(board), scene(board, card, pillar)).places) == 2


def test_what_lay_in_a_row_on_a_board_that_is_gone_shares_a_frame() -> None:
    """In the earlier picture its own boards hold things together."""
    board = Place(drawing("board", 300), 100, 100, role=Role.GROUND)
    low, high = (Place(drawing(name, 40), x, 200) for name, x in (("low", 120), ("high", 300)))
    found = changes(scene(board, low, high), scene())
    assert len(found.places) == 2
    assert found.before == (Box(120, 200, 340, 240),)


def test_one_thing_between_two_others_makes_one_frame_of_all() -> None:
    """Whatever is told of first: the frames of the outer two would overlap in the middle."""
    cards = [Place(drawing("card"), x, 400) for x in (300, 480, 390)]
    found = changes(scene(), scene(*cards))
    assert found.places == (Box(300, 400, 560, 480),)


def test_the_frame_of_what_is_turned_is_around_it_as_it_lies() -> None:
    """A card turned by a quarter is as wide as it was high."""
    card = Drawing("long", 40, 120, drawing("long").shapes, 1)
    found = changes(scene(), scene(Place(card, 300, 400, angle=90)))
    (place,) = found.places
    corners = (place.left, place.top, place.right, place.bottom)
    assert corners == pytest.approx((260, 440, 380, 480))


@pytest.mark.parametrize(("shift", "places"), [(24, 0), (25, 1)])
def test_a_piece_that_only_made_room_has_not_changed(shift: int, places: int) -> None:
    """Cards of a hand close up when one of them is played; further off it is another place."""
    before = scene(Place(drawing("card"), 100, 100), Place(drawing("ship"), 600, 100))
    after = scene(Place(drawing("card"), 100 + shift, 100), Place(drawing("ship"), 600, 100))
    assert places == len(changes(before, after).places)


def viking(x: int, size: int = 80) -> tuple[Place, Text]:
    """Draw a figure with its name below it."""
    name = Text("Astrid", x, 100 + size, size, 24, "#fff", align="centre")
    return Place(drawing("viking", size), x, 100), name


@pytest.mark.parametrize(
    ("shapes", "size", "far", "ways"),
    [(2, 80, 70, 1), (2, 80, 69, 0), (1, 80, 600, 0), (2, 300, 600, 0)],
)
def test_a_way_is_shown_of_what_is_a_figure_and_goes_far(
    shapes: int, size: int, far: int, ways: int
) -> None:
    """No arrow is for a step to the side, a name alone, or a board whose owner sits elsewhere."""
    before, after = (scene(*viking(x, size)[-shapes:]) for x in (100, 100 + far))
    assert ways == len(changes(before, after).ways)


def test_the_way_of_a_piece_with_a_name_is_shown() -> None:
    """Where it stood, and an arrow to where it stands."""
    found = changes(scene(*viking(100)), scene(*viking(700)))
    ((start, end),) = found.ways
    assert (end[0] - start[0], end[1] - start[1]) == (600, 0)
    assert {"change dot", "change head 0"} <= set(drawings(marked(scene(), found, WORDS)))


def test_a_number_that_two_seats_exchange_has_not_travelled() -> None:
    """Five cards here and four there are no piece that went from here to there."""

    def hands(one: str, other: str) -> Scene:
        return scene(
            Place(drawing(f"fan {one}"), 100, 100), Text(one, 100, 190, 80, 40, "#fff"),
            Place(drawing(f"fan {other}"), 700, 100), Text(other, 700, 190, 80, 40, "#fff"),
        )  # fmt: skip

    assert changes(hands("5", "4"), hands("4", "5")).ways == ()


def counter(words: str, x: float = 300) -> Text:
    return Text(words, x, 400, 60, 36, "#f6ead2", height=46, role=Role.COUNTER)


@pytest.mark.parametrize(
    ("was", "now", "by", "said"),
    [("3", "5", 2, "+2"), ("12", "9", -3, "\N{MINUS SIGN}3"), ("1/7", "2/7", 1, "+1")],
)
def test_a_number_says_by_how_much_it_has_changed(was: str, now: str, by: int, said: str) -> None:
    """Beside the counter, and no frame around it."""
    before, after = scene(counter(was)), scene(counter(now))
    found = changes(before, after)
    assert [by] == [count.by for count in found.counts]
    (place,) = found.places
    assert place.counted
    tag, words = marked(after, found, WORDS).shapes[1:]
    assert isinstance(tag, Place)
    assert isinstance(words, Text)
    assert (said, Role.CUE) == (words.words, words.role)
    # Dark for what is less, as the seal of what is gone.
    assert tag.drawing.name.endswith(f" {by < 0}")
    assert place.near(Box(tag.x, tag.y, tag.x + tag.drawing.width, tag.y + 1), 8, 40)
    assert 4 == len(framed(before, found).shapes) - 1


@pytest.mark.parametrize(
    ("was", "now"), [("", "3"), ("2", "\N{EN DASH}"), ("3", "\N{MINUS SIGN}3")]
)
def test_a_counter_that_is_no_number_is_framed_as_anything_else(was: str, now: str) -> None:
    """A dash where nothing is counted yet kept the whole board from being drawn."""
    found = changes(scene(counter(was)), scene(counter(now)))
    assert found.counts == ()
    (place,) = found.places
    assert not place.counted


def test_a_number_and_what_lies_beside_it_are_framed_and_tagged() -> None:
    """What is new besides the number has its frame and its seal."""
    before, after = scene(counter("3")), scene(counter("4"), Place(drawing("card"), 340, 390))
    found = changes(before, after)
    (place,) = found.places
    assert not place.counted
    names = drawings(marked(after, found, WORDS))
    assert any(name.startswith("change corner") for name in names)
    assert any(name.startswith("change tag") for name in names)


def test_a_number_that_comes_or_goes_is_framed() -> None:
    """There is nothing to count from."""
    assert () == changes(scene(), scene(counter("3"))).counts
    assert () == changes(scene(counter("3")), scene(counter("3", x=600))).counts


def test_what_points_things_out_is_no_change() -> None:
    """The lamp of the turn goes round; sentences and headings are read anyway."""

    def turn(x: int, words: str, border: str) -> Scene:
        sentence = Text(words, 0, 0, 400, 30, "#fff", role=Role.CUE)
        board = Place(drawing(f"board {border}", 300), 400, 300, role=Role.GROUND)
        return scene(Place(drawing("lamp"), x, 100, role=Role.CUE), board, sentence)

    before, after = turn(100, "Who?", "dark"), turn(900, "You!", "bright")
    assert changes(before, after) == Changes()


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_a_long_name_that_gets_less_room_has_not_changed(align: str) -> None:
    """A mark beside it takes some, whatever the name's length and its number of words."""
    name = Text("Jean de la Tour du Lac", 100, 100, 300, 34, "#fff", align=align)  # type: ignore[arg-type]
    moved = {"left": 100, "centre": 150, "right": 200}[align]
    assert changes(scene(name), scene(replace(name, x=moved, width=200))) == Changes()
    assert changes(scene(name), scene(replace(name, words="Jeanne de la Tour"))) != Changes()


def test_another_ground_is_too_much_to_mark() -> None:
    """A new arena, or the picture of the end: everything is different."""
    other = replace(scene(), base=replace(GROUND, name="other ground"))
    found = changes(scene(), other)
    assert (found.everything, found.places) == (True, ())
    assert marked(other, found, WORDS).shapes == ()


@pytest.mark.parametrize("count", [4 * MOST_MARKS, MOST_MARKS + 1])
def test_too_many_changes_are_not_marked(count: int) -> None:
    """A new round moves everything: frames all over would say nothing."""
    cards = [Place(drawing("card", 30), 20 + n % 9 * 130, 20 + n // 9 * 110) for n in range(count)]
    found = changes(scene(), scene(*cards))
    assert (found.everything, found.places) == (True, ())


def test_the_description_begins_with_what_is_changes() -> None:
    """What the frames say to the eye is said to the ear, with what was there before."""
    before = scene(alt="A table. Turn 3. Ann: 5 cards. Bob: 2 cards.")
    after = scene(
        Place(drawing("card"), 0, 0), alt="A table. Turn 4. Ann: 6 cards. Pile of 1. Bob: 2 cards."
    )
    found = changes(before, after)
    assert found.sentences == (
        ("Turn 4.", "Turn 3."),
        ("Ann: 6 cards.", "Ann: 5 cards."),
        ("Pile of 1.", ""),
    )
    told = marked(after, found, WORDS).alt
    assert told.startswith(
        "Changed in one place since then: Turn 4 (before: 3). Ann: 6 cards (before: 5). Pile of 1."
    )
    assert told.endswith(after.alt)


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("One. Two.", "One. Three. Two.", (("Three.", ""),)),
        ("Army of 3.", "Army of 4. Army of 5.", (("Army of 4.", "Army of 3."), ("Army of 5.", ""))),
        ("One. Two.", "One.", ()),
    ],
)
def test_a_new_sentence_is_told_with_the_one_whose_place_it_takes(
    was: str, now: str, told: tuple[tuple[str, str], ...]
) -> None:
    """Each makes way for one; in no other's place it is new, and one that only went is not told."""
    assert told == changes(scene(alt=was), scene(alt=now)).sentences


def test_what_was_before_ends_with_a_word() -> None:
    """Read aloud, a sign that stood between two parts of the sentence belongs to neither."""
    space = "\N{NARROW NO-BREAK SPACE}"
    before = scene(alt=f"Ann{space}: 27{space}; row{space}: 2. Bob{space}: no card{space}; open")
    after = scene(
        Place(drawing("card"), 0, 0),
        alt=f"Ann{space}: 28{space}; row{space}: 2. Bob{space}: Vulture{space}; open",
    )
    told = marked(after, changes(before, after), WORDS).alt
    assert "(before: 27)" in told
    assert "(before: no card)" in told


@pytest.mark.parametrize(("game_id", "language"), shared(GAME_IDS, LANGUAGES))
def test_every_step_of_a_game_can_be_marked(game_id: str, language: str) -> None:
    """Few frames, all on the canvas; a description of Discord's length; at most 256 colours."""
    several = 0
    for viewer in (None, 1):
        for before, after in pairwise(game(game_id, language, viewer)):
            found = changes(before, after)
            later = marked(after, found, texts(language))
            assert len(found.places) <= MOST_MARKS
            area = sum(place.area for place in found.places)
            assert area <= MOST_AREA * after.width * after.height
            assert all(inside(place, after) for place in found.places)
            assert len(later.alt) <= ALT_LIMIT
            assert later.alt.endswith(after.alt)
            assert len(later.palette) <= 256
            assert later.shapes[: len(after.shapes)] == after.shapes
            several += len(found.places) > 1
    assert several


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_frames_are_made_of_few_drawings(game_id: str) -> None:
    """F48: the bitmaps that are kept do not grow with what there is to frame."""
    used = {
        name
        for before, after in pairwise(game(game_id))
        for name in drawings(marked(after, changes(before, after), WORDS))
        if name.startswith("change ")
    }
    assert 0 < len(used) <= 3 + 6 + 1 + 24


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_marked_picture_is_painted_like_any_other(game_id: str) -> None:
    """The frames are seen, and each adds few bytes, however small the picture is."""
    before, after = next(pair for pair in pairwise(game(game_id)) if changes(*pair).places)
    found = changes(before, after)
    plain, later = paint(after), paint(marked(after, found, WORDS))
    one, other = (Image.open(BytesIO(png)).convert("RGB") for png in (plain, later))
    assert ImageChops.difference(one, other).getbbox() is not None
    assert len(later) - len(plain) < FRAME_BYTES * len(found.places)


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_picture_of_a_game_says_what_is_no_piece(game_id: str, viewer: int | None) -> None:
    """A sentence is a cue: as a piece it would be framed whenever it says something else."""
    for scene_ in game(game_id, viewer=viewer)[:-1]:
        assert Role.PIECE in {shape.role for shape in scene_.shapes}
        sentences = [text for text in scene_.shapes if isinstance(text, Text) and text.lines > 1]
        assert {text.role for text in sentences} <= {Role.CUE}


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize("game_id", SHIPPED)
def test_every_picture_of_the_five_uses_every_role(game_id: str, viewer: int | None) -> None:
    """Their boards of the seats hold together, their counters say by how much they changed."""
    found: set[Role] = set()
    for scene_ in game(game_id, viewer=viewer)[:-1]:
        roles = {shape.role for shape in scene_.shapes}
        found |= roles
        # A private picture is about one question, and what is nought has no counter.
        assert Role.PIECE in roles
        if viewer is None:
            assert {Role.CUE, Role.GROUND} <= roles
            assert any(isinstance(shape, Text) and shape.lines > 1 for shape in scene_.shapes)
    assert set(Role) == found


def brackets(scene: Scene) -> list[Place]:
    return [
        shape
        for shape in scene.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("change corner")
    ]


def drawings(scene: Scene) -> list[str]:
    return [shape.drawing.name for shape in scene.shapes if isinstance(shape, Place)]


def test_numbers_are_compared_by_what_they_count() -> None:
    """In turn order another player may stand where one stood: whose gold it is counts."""

    def strips(first: tuple[str, str], second: tuple[str, str]) -> Scene:
        return scene(
            *(replace(counter(words, x), of=of) for (of, words), x in ((first, 100), (second, 700)))
        )

    before = strips(("gold 0", "3"), ("gold 1", "8"))
    assert changes(before, strips(("gold 1", "8"), ("gold 0", "3"))) == Changes()
    found = changes(before, strips(("gold 1", "9"), ("gold 0", "3")))
    assert [1] == [count.by for count in found.counts]
    assert found.counts[0].place.left < 300
    found = changes(before, strips(("gold 2", "4"), ("gold 1", "8")))
    assert found.counts == ()
    assert 1 == len(found.places)
