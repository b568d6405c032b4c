"""Profiles and halls: legible on a phone in both languages, with any names, and told in words."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.i18n.texts import LANGUAGES, texts
from bot.model.standings import (
    GameRecord,
    Hall,
    Longest,
    Podium,
    Profile,
    Quickness,
    Ranked,
    Rival,
    Standing,
)
from cogs.panels.standings import hall_sheet, profile_sheet
from games import GAME_IDS, find
from rendering import crest_of
from rendering.paint.lettering import fitted
from rendering.paint.paint import paint
from rendering.records import Curve, CurveSheet, curve, hall, profile
from rendering.scene.scene import ALT_LIMIT, DECIDES, MUST_READ, Place, Scene
from rendering.scene.theme import DUSK
from tests.rendering.positions import LONG_NAMES, NAMES

LARGEST = 200_000
"""Bytes that a picture may weigh."""
WIDE, HIGHEST = 1200, 860 + 200 * len(GAME_IDS)
"""Pixels; every game takes a plate of the profile, or a part of the hall."""


def pictures(language: str, names: tuple[str, ...]) -> tuple[Scene, Scene]:
    """Draw the fullest profile and the fullest hall that there can be."""
    roles = {
        game: next(iter(find(game).places(find(game).seats[-1], {})), None) for game in GAME_IDS
    }
    # A clan is no place: it is found out in the game.
    clans = {"rage": "steamfield"}
    records = tuple(
        GameRecord(
            game,
            1234,
            567,
            Standing(1043, 210),
            role.key if (role := roles[game]) else clans.get(game, ""),
        )
        for game in GAME_IDS
    )
    rivals = tuple(Rival(name, 1234) for name in names[:3])
    own = Profile(names[0], records, 12, 123, 9876, 543, 21, Quickness.DAYS, rivals)
    best = tuple(Ranked(name, Standing(1234, 99)) for name in names[:3])
    podiums = tuple(Podium(game, best) for game in GAME_IDS)
    longest = Longest("schools", 123_456, 400 * 24 * 3_600_000)
    most = Longest("goths", 123_456, 12_345)
    server = Hall(podiums, 12_345, longest, most, 17)
    words = texts(language)
    return (
        profile(profile_sheet(own, words), DUSK),
        hall(hall_sheet(server, "W" * 32, words), DUSK),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["plain", "hostile"])
def test_everything_can_be_read_on_a_phone(language: str, names: tuple[str, ...]) -> None:
    """No word is smaller than a phone shows; only a name may be cut, and its number is whole."""
    for scene in pictures(language, names):
        cut = [text.words for text in scene.texts if fitted(text)[1] != (text.words,)]
        assert {text for text in cut if not any(name in text for name in names)} <= {
            texts(language)("hall-title", server="W" * 32)
        }
        assert all(text.least >= MUST_READ for text in scene.texts)
        numbers = [text for text in scene.texts if text.words.replace("\u202f", "").isdigit()]
        assert numbers
        assert all(text.least >= DECIDES for text in numbers)
        assert len(scene.alt) <= ALT_LIMIT
        assert scene.width == WIDE
        assert scene.height <= HIGHEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_curve_can_be_read_on_a_phone(language: str, game: str) -> None:
    """Of an analysis no word is small, and only names are cut."""
    words = texts(language)
    names = (", ".join(NAMES[:4]), *LONG_NAMES[:11])
    sheet = CurveSheet(
        title=words("analysis-sheet", game=words(f"{game}-name"), table="123456"),
        subtitle=words("analysis-how"),
        curves=tuple(Curve(name, seat, (0.5, 0.5, 1)) for seat, name in enumerate(names)),
        turned=(0.25,),
        best=words("analysis-best"),
        first=words("analysis-begin", game=game),
        last=words("analysis-end", game=game, turns=1234),
        footer="",
        alt="",
    )
    shown = curve(sheet, DUSK).texts
    assert all(text.least >= MUST_READ for text in shown)
    cut = {text.words for text in shown if "…" in " ".join(fitted(text)[1])}
    assert cut <= set(names)


def test_they_are_pictures_of_a_bearable_weight() -> None:
    """Like every other one."""
    for scene in pictures("fr", NAMES):
        painted = paint(scene)
        assert len(painted) < LARGEST
        assert Image.open(BytesIO(painted)).size == (scene.width, scene.height)


def test_every_game_that_has_a_crest_stands_there_with_it() -> None:
    """One finds one's game before one has read its name."""
    crests = [game for game in GAME_IDS if crest_of(game, 1) is not None]
    assert crests
    for scene in pictures("en", NAMES):
        shown = {shape.drawing for shape in scene.shapes if isinstance(shape, Place)}
        for game in crests:
            assert any(drawing == crest_of(game, drawing.width) for drawing in shown)


def test_the_words_say_what_the_picture_says() -> None:
    """Names, games, points: whoever sees no picture knows as much."""
    shown, best = pictures("en", NAMES)
    for text in shown.texts:
        if text.words.isdigit():
            assert text.words in shown.alt
    assert all(texts("en")(f"{game}-name") in shown.alt for game in GAME_IDS)
    assert all(name in best.alt for name in NAMES[:2])
