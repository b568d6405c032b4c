"""Pictures of every position: they tell what a viewer knows, and can be read on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from math import hypot

import msgspec

import rendering
from bot.i18n.rule_book import page_count
from bot.i18n.texts import LANGUAGES, texts
from games.api import AnyGame, Seat
from games.codec import dump
from rendering.paint.fonts import writable
from rendering.paint.icon import painted_icon
from rendering.paint.lettering import fitted
from rendering.paint.paint import paint
from rendering.scene.scene import ALT_LIMIT, COLOURS, DECIDES, ELSE, MUST_READ, Scene, Text
from rendering.scene.theme import DUSK
from tabletop.testing.played_games import Played, Position

NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKL")
LONG = (
    *("W" * 32, "🐉🔥 Ållönströmsson the Unbearable"),
    *(f"Guest {number} at this long table" for number in range(10)),
)
"""Display names as long as Discord lets them be."""
CREST = 62
"""Pixels of a crest in a hall."""
FEW = 4
"""Number of positions of a game that are drawn, besides its end."""


def drawn(
    position: Position, viewer: Seat | None, language: str, names: tuple[str, ...] = NAMES
) -> Scene:
    """Return the scene of a viewer's view in a language; seats have the first of ``names``.

    That the view is left as it is is asserted: the host keeps it, and shows it again.
    """
    view, seats = position.view(viewer), position.game.seat_count(position.state)
    pictures, before = rendering.find(position.game.id), dump(view)
    scene = pictures.scene(view, names[:seats], texts(language), DUSK, "Table 7")
    assert dump(view) == before, "the picture changes its view: let the view hold tuples, not lists"
    return scene


def looked_at(played: list[Played]) -> Iterator[tuple[Position, Seat | None]]:
    """Yield, for each game, some positions and its end, each with every viewer in turn."""
    for one in played:
        every = max(1, len(one.sampled) // FEW)
        for position in (*one.sampled[::every][:FEW], one.positions[-1]):
            yield from ((position, viewer) for viewer in one.viewers)


def test_a_picture_tells_nothing_that_its_viewer_cannot_know(played: list[Played]) -> None:
    """A card in a picture or in its description is read by everybody who sees the message.

    In a world dealt again for the viewer, shapes and description are the same.
    """
    for position, viewer in looked_at(played):
        other = position.elsewhere(viewer)
        here, there = (drawn(one, viewer, LANGUAGES[0]) for one in (position, other))
        assert here.alt == there.alt, "the description (alt) tells what is hidden"
        assert here.shapes == there.shapes, "the picture shows what is hidden"


def test_a_view_holds_nothing_of_the_luck_to_come(played: list[Played]) -> None:
    """Whoever knows the seed knows every card that will be drawn.

    The text of the state's seed is not in the view as JSON.
    """
    for position, viewer in looked_at(played):
        seen = msgspec.json.encode(position.view(viewer)).decode()
        assert position.state.rng.seed not in seen, "the view holds the seed of the state's rng"


def test_every_position_is_described_in_every_language(played: list[Played]) -> None:
    """Some players cannot see the picture; Discord takes 1024 characters.

    The languages take turns; each picture is drawn with usual and with long names.
    """
    for (position, viewer), language in zip(looked_at(played), cycle(LANGUAGES), strict=False):
        for names in (NAMES, LONG):
            alt = drawn(position, viewer, language, names).alt
            assert 0 < len(alt) <= ALT_LIMIT, f"{len(alt)} characters: {alt[:80]}…"


def test_a_picture_can_be_painted(played: list[Played]) -> None:
    """One that cannot is left out at a table, which is told in words alone.

    Painted is the end of each game, for spectators; its palette holds at most 256 colours.
    """
    for one in played:
        scene = drawn(one.positions[-1], None, LANGUAGES[0])
        assert len(scene.palette) <= COLOURS, f"{len(scene.palette)} colours in the palette"
        assert paint(scene)


def test_no_words_are_cut_off(played: list[Played]) -> None:
    """Nobody sees a card that runs out of the picture, nor what a sentence loses to an ellipsis.

    Looked at are some positions with usual names, which may be cut, in one language after the
    other. Drawings without words may lie outside, as the rest of a map does; what lies partly in
    the picture passes.
    """
    for (position, viewer), language in zip(looked_at(played), cycle(LANGUAGES), strict=False):
        scene = drawn(position, viewer, language)
        lost = [name for name, *ends in boxes_of_words(scene) if not within(scene, *ends)]
        assert not lost, f"outside of the picture: {lost}"
        cut = [
            text.words
            for text in words(scene)
            if text.words not in NAMES
            and " ".join(fitted(text)[1]) != writable(text.words, bold=text.bold)
        ]
        assert not cut, f"too long for their boxes: {cut}"


def boxes_of_words(scene: Scene) -> Iterator[tuple[str, float, float, float, float]]:
    """Yield words and drawings with words, with the left, top, right and lower ends they may reach.

    A drawing is named.
    """
    for shape in scene.shapes:
        if isinstance(shape, Text):
            height = shape.height or shape.size * shape.lines
            yield shape.words, shape.x, shape.y, shape.x + shape.width, shape.y + height
        elif Scene(shape.drawing, (), "", ()).texts:
            wide, high = shape.drawing.width / 2, shape.drawing.height / 2
            x, y = shape.x + wide, shape.y + high
            if shape.angle:
                wide = high = hypot(wide, high)
            yield shape.drawing.name, x - wide, y - high, x + wide, y + high


def within(scene: Scene, left: float, top: float, right: float, low: float) -> bool:
    """Return True if some of a box is in the picture."""
    return left < scene.width and top < scene.height and right > 0 and low > 0


def test_lettering_can_be_read_on_a_phone(played: list[Played]) -> None:
    """A picture of 1200 pixels stands 300 pixels wide in a phone's chat, 390 when it is tapped.

    At some positions, with long names and in one language after the other, no words come out
    smaller than 34 pixels (``MUST_READ``), whatever their own ``least``. Signs that the font cannot
    write are passed over.
    """
    least = min(MUST_READ, ELSE, DECIDES)
    small = {
        (text.words, fitted(text)[0])
        for (position, viewer), language in zip(looked_at(played), cycle(LANGUAGES), strict=False)
        for text in words(drawn(position, viewer, language, LONG))
        if text.least < least and fitted(text)[0] < least
    }
    assert not {one for one in small if writable(one[0], bold=True)}, small


def test_icons_and_a_crest_can_be_shown(game: AnyGame) -> None:
    """Pictures on buttons go to Discord, and the crest into the pictures of people and halls.

    Every icon has a name of at most 25 letters, digits and underscores with the game's, and is 128
    pixels wide and high; the crest is as wide as is asked for. All can be painted.
    """
    module = rendering.find(game.id)
    if isinstance(module, rendering.ShowsIcons):
        kept = rendering.icons_of(game.id)
        names = {f"{game.id}_{name}".replace("-", "_") for name in module.icons()}
        assert names == kept.keys(), f"Discord refuses the icons {sorted(names - kept.keys())}"
        assert all(painted_icon(drawing)[0] for drawing in kept.values())
    crest = rendering.crest_of(game.id, CREST)
    if crest is not None:
        assert crest.width == CREST
        assert painted_icon(crest)[0]


def words(scene: Scene) -> Iterator[Text]:
    """Yield all texts of a picture, in drawings too, but those of a part of another picture."""
    for shape in scene.shapes:
        if isinstance(shape, Text):
            yield shape
        elif not shape.drawing.name.startswith("cut "):
            yield from Scene(shape.drawing, (), "", ()).texts


def test_a_page_of_the_rules_has_its_picture(game: AnyGame, language: str) -> None:
    """The pages are read with a picture above each.

    Each has a description that is not empty nor too long.
    """
    for page in range(1, page_count(game.id, texts(language)) + 1):
        scene = rendering.find(game.id).lesson(page, texts(language), DUSK)
        assert 0 < len(scene.alt) <= ALT_LIMIT
