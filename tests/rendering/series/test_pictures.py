"""The sheets of series: all stages of all kinds, in both languages, with any names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n.texts import LANGUAGES, texts
from games.api import Outcome, Seat
from games.rng import Rng
from games.series.api import Kind
from games.series.championship import Championship, still_in
from games.series.cursus import Cursus
from games.series.kinds import OPTIONS, AnySeries, begin, give_up, record
from rendering.paint.lettering import fitted, measured
from rendering.paint.paint import paint
from rendering.scene.scene import ALT_LIMIT, DECIDES, MUST_READ, Place, Role, Scene, Text
from rendering.scene.theme import DUSK
from rendering.series import scene
from tests.rendering.positions import LONG_NAMES, NAMES, drawings

LARGEST = 200_000
"""Bytes that a picture may weigh."""

A, B = (Seat(0),), (Seat(1),)
RANKINGS = ((A, B), (B, A), ((Seat(0), Seat(1)),), (A, B))

each_language = pytest.mark.parametrize("language", LANGUAGES)
any_names = pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["plain", "hostile"])


@cache
def positions() -> tuple[AnySeries, ...]:
    """Play series of every kind and size to their ends, with draws and walkovers."""
    return tuple(_positions())


def _positions() -> Iterator[AnySeries]:
    for kind, entrants in (
        (Kind.CURSUS, 2),
        (Kind.MATCH, 2),
        *((Kind.CHAMPIONSHIP, n) for n in range(3, 9)),
    ):
        option = OPTIONS[kind][0]
        for value in (option.choices[0], option.choices[-1]):
            seed = f"{kind} {entrants} {value}"
            luck = Rng(seed)
            series = begin(kind, entrants, {option.key: value}, seed).series
            yield series
            while not series.ranking:
                which, luck = luck.below(len(RANKINGS) + 1)
                points, luck = luck.below(30)
                game = series.open[0]
                if which == len(RANKINGS) and isinstance(series, Championship):
                    waiting = still_in(series)
                    series = give_up(series, waiting[points % len(waiting)]).series
                else:
                    outcome = Outcome(RANKINGS[which % len(RANKINGS)], "x", (points, 30 - points))
                    series = record(series, game.number, outcome).series
                yield series


def drawn(series: AnySeries, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    return scene(series, names, texts(language), DUSK, footer="Series 123456 · " * 9)


@each_language
@any_names
def test_all_words_fit_into_their_box_and_the_canvas(language: str, names: tuple[str, ...]) -> None:
    """All can be read on a phone; only long names are cut, and these never overflow."""
    for series in positions():
        made = drawn(series, language, names)
        for text in made.texts:
            size, lines = fitted(text)
            assert size >= (MUST_READ if text.role is Role.CUE else DECIDES)
            assert len(lines) <= text.lines
            assert names is LONG_NAMES or text.words[:6] == "Series" or "…" not in "".join(lines)
            assert all(measured(line, size, bold=text.bold) <= text.width for line in lines)
        for shape in made.shapes:
            if isinstance(shape, Text):
                assert shape.x >= 0
                assert shape.x + shape.width <= made.width
                assert shape.y + max(shape.height, shape.size) <= made.height


@each_language
@any_names
def test_the_alt_text_is_the_position_within_discords_limit(
    language: str, names: tuple[str, ...]
) -> None:
    """At most 1024 characters, never cut off, and everybody is told of (F62)."""
    for series in positions():
        alt = drawn(series, language, names).alt
        assert len(alt) <= ALT_LIMIT
        assert not alt.endswith("…")
        entrants = {entrant for pairing in series.open for entrant in pairing.seats}
        entrants |= {entrant for group in series.ranking for entrant in group}
        assert all(names[entrant][:4] in alt for entrant in entrants)


def test_sheets_are_small_pictures_of_256_colours() -> None:
    """A PNG 1200 pixels wide, like those of the games."""
    ends = [series for series in positions() if series.ranking]
    for series in ends:
        png = paint(drawn(series, names=LONG_NAMES))
        picture = Image.open(BytesIO(png))
        assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 1200)
        assert 500 <= picture.height <= 1200
        assert len(png) <= LARGEST


def test_different_positions_are_different_pictures() -> None:
    """Each result changes what is to be seen, and what is told."""
    for before, after in zip(positions(), positions()[1:], strict=False):
        assert drawn(before) != drawn(after)
        assert drawn(before).alt != drawn(after).alt


def test_a_drawings_name_stands_for_its_shapes() -> None:
    """Drawings are hashed and kept by name: no two different ones may share it."""
    shapes: dict[tuple[str, int, int], object] = {}
    for series in positions():
        for shape in drawn(series).shapes:
            if isinstance(shape, Place):
                key = (shape.drawing.name, shape.drawing.width, shape.drawing.height)
                assert shapes.setdefault(key, shape.drawing.shapes) == shape.drawing.shapes


def test_what_people_are_called_enters_no_drawing() -> None:
    """Drawings are kept for good, so their number must not grow with the names of the world."""
    for series in positions():
        assert drawings(drawn(series)) == drawings(drawn(series, names=LONG_NAMES))


def test_the_words_of_a_score_sheet_have_a_tick_where_the_sheet_has_one() -> None:
    """F62: beside each total of a game that was won, and beside no other."""
    cursus = begin(Kind.CURSUS, 2, {}, "ticks").series
    assert f"{NAMES[0]}: " in drawn(cursus).alt
    for ranking, scores in (((A, B), (5, 4)), ((B, A), (3, 6)), (((Seat(0), Seat(1)),), (2, 2))):
        game = cursus.open[0]
        cursus = record(cursus, game.number, Outcome(ranking, "finished", scores)).series
    told = drawn(cursus).alt
    assert f"{NAMES[0]}: 5 ✓, 3, 2;" in told
    assert f"{NAMES[1]}: 4, 6 ✓, 2;" in told


def test_a_bracket_notes_who_has_no_game_and_which_match_was_drawn() -> None:
    """Championship: of three one goes on without playing; both of a drawn match play again."""
    words = texts("en")
    free, once = words("series-picture-free"), words("series-picture-draws", count=1)
    option = OPTIONS[Kind.CHAMPIONSHIP][0]
    series = begin(Kind.CHAMPIONSHIP, 3, {option.key: option.default}, "notes").series
    notes = [text.words for text in drawn(series).texts]
    assert (notes.count(free), notes.count(once)) == (1, 0)
    tie = Outcome(((Seat(0), Seat(1)),), "x")
    notes = [t.words for t in drawn(record(series, series.open[0].number, tie).series).texts]
    assert (notes.count(free), notes.count(once)) == (1, 2)


@each_language
def test_the_words_of_a_score_sheet_say_how_many_games_were_played(language: str) -> None:
    """None is not one, in French either."""
    said = texts(language)
    sheets = [one for one in positions() if isinstance(one, Cursus)]
    for played, series in enumerate(sheets[:3]):
        told = said("series-alt-cursus", played=played, games=7)
        assert drawn(series, language).alt.startswith(told)
        others = (said("series-alt-cursus", played=one, games=7) for one in range(3))
        assert list(others).count(told) == 1
