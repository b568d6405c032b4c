"""The pictures of the rules of every game, and those of the tour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from rendering import find
from rendering.guide.tour import PAGES, tour
from rendering.paint.fonts import writable
from rendering.paint.lettering import fitted, measured
from rendering.paint.paint import paint
from rendering.scene.scene import ALT_LIMIT, MUST_READ, Place, Scene, Text
from rendering.scene.theme import DUSK
from tests.rendering.positions import seats, views
from tests.rigs.forms import LONG

LARGEST = 200_000
"""Bytes that a picture may weigh."""
LEAST = 24
"""Smallest type size of a word on a piece in a picture of the rules."""
TOUR = "tour"


def pages(book: str, language: str) -> int:
    """Count the pages of a game's rules, or of the tour, that have a text."""
    written = texts(language)
    name = "tour-{}" if book == TOUR else f"{book}-rules-{{}}"
    count = 0
    while written.has(name.format(count + 1)):
        count += 1
    return count


def scene(book: str, page: int, language: str) -> Scene:
    if book == TOUR:
        return tour(page, texts(language), DUSK)
    return find(book).lesson(page, texts(language), DUSK)


@cache
def scenes(book: str) -> tuple[Scene, ...]:
    """Every picture of a book in every language."""
    return tuple(
        scene(book, page, language)
        for language in LANGUAGES
        for page in range(1, pages(book, language) + 1)
    )


def words(shown: Scene) -> Iterator[Text]:
    """Yield all words but those in a part of a board, which need not be read."""
    for shape in shown.shapes:
        if isinstance(shape, Text):
            yield shape
        elif not shape.drawing.name.startswith("cut "):
            yield from Scene(shape.drawing, (), "", ()).texts


BOOKS = (*GAME_IDS, TOUR)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_page_with_a_text_has_a_picture_and_no_other(book: str, language: str) -> None:
    """`/rules` is an illustrated summary, `/help` a tour in pictures."""
    count = pages(book, language)
    assert count == (PAGES if book == TOUR else pages(book, LANGUAGES[0]))
    assert count > 1
    for page in (0, -1, count + 1):
        with pytest.raises(LookupError):
            scene(book, page, language)
    drawn = [scene(book, page, language) for page in range(1, count + 1)]
    assert count == len(set(drawn))


@pytest.mark.parametrize("book", BOOKS)
def test_a_lesson_is_a_wide_low_picture_that_stays_small(book: str) -> None:
    """256 colours, 1200 pixels wide, 500 to 700 high, at most 200 KB.

    Every other page is painted, in one language of the two, but in a soak.
    """
    half = len(scenes(book)) // len(LANGUAGES)
    for number, shown in enumerate(scenes(book)):
        assert len(shown.palette) <= 256
        if not LONG and sum(divmod(number, half)) % (2 * len(LANGUAGES)):
            continue
        png = paint(shown)
        picture = Image.open(BytesIO(png))
        assert ("PNG", "P", 1200) == (picture.format, picture.mode, picture.width)
        assert 500 <= picture.height <= 700
        assert len(png) <= LARGEST


@pytest.mark.parametrize("book", BOOKS)
def test_a_lesson_is_told_in_sentences_of_its_language(book: str) -> None:
    """Alt texts within Discord's limit, one of its own for every page and language."""
    told = [shown.alt for shown in scenes(book)]
    assert len(told) == len(set(told))
    for alt in told:
        assert 40 <= len(alt) <= ALT_LIMIT
        assert alt.endswith((".", "!"))


@pytest.mark.parametrize("book", BOOKS)
def test_no_word_of_a_lesson_is_cut_and_all_can_be_read_on_a_phone(book: str) -> None:
    """Nothing below 24 px, what lies on the picture itself 34 px or more."""
    for shown in scenes(book):
        for text in words(shown):
            size, lines = fitted(text)
            assert size >= LEAST, text.words
            assert writable(text.words, bold=text.bold) == " ".join(lines)
            assert len(lines) <= text.lines
            assert all(measured(line, size, bold=text.bold) <= text.width for line in lines)
        for shape in shown.shapes:
            if isinstance(shape, Text):
                assert fitted(shape)[0] >= MUST_READ, shape.words


@pytest.mark.parametrize("book", BOOKS)
def test_everything_in_a_lesson_lies_on_the_canvas(book: str) -> None:
    """Words and drawings; of a drawing that is turned or glows a little may reach beyond."""
    for shown in scenes(book):
        for shape in shown.shapes:
            if isinstance(shape, Text):
                height, width, slack = max(shape.height, shape.size), shape.width, 0
            else:
                width, height, slack = shape.drawing.width, shape.drawing.height, 16
            assert -slack <= shape.x <= shown.width + slack - width
            assert -slack <= shape.y <= shown.height + slack - height


def test_a_lessons_drawings_share_their_names_with_no_others() -> None:
    """Drawings are hashed and kept by name, those of boards and lessons alike."""
    shapes: dict[tuple[str, int, int], object] = {}
    boards = [
        find(game_id).scene(view, ("A",) * seats(view), texts(language), DUSK)
        for game_id in GAME_IDS
        for language in LANGUAGES
        for view in views(game_id)
    ]
    for shown in (*boards, *(lesson for book in BOOKS for lesson in scenes(book))):
        for drawing in (shown.base, *(s.drawing for s in shown.shapes if isinstance(s, Place))):
            key = (drawing.name, drawing.width, drawing.height)
            assert shapes.setdefault(key, drawing.shapes) == drawing.shapes


@pytest.mark.parametrize("book", BOOKS)
def test_a_lesson_drawn_again_is_the_same(book: str) -> None:
    """So that it is painted once per language and kept."""
    for page in range(1, pages(book, "fr") + 1):
        first, second = scene(book, page, "fr"), scene(book, page, "fr")
        assert (first, hash(first)) == (second, hash(second))
