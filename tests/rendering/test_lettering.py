"""What can be read of a picture on a phone: 300 px wide in the chat, 390 when it is tapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from games import find as rules_of
from games.series.api import Kind
from games.series.kinds import ENTRANTS, is_offered
from games.series.playout import play as play_series
from rendering import details_of, find
from rendering.paint.fonts import writable
from rendering.paint.lettering import fitted
from rendering.scene.scene import (
    DECIDES,
    ELSE,
    MUST_READ,
    PRIVATE_DECIDES,
    PUBLIC_DECIDES,
    Role,
    Scene,
    Text,
)
from rendering.scene.theme import DUSK
from rendering.series import scene as sheet
from tests.rendering.positions import LONG_NAMES, NAMES, busy, drawn, game_of, seats, views


def pictures(
    game_id: str, language: str, names: tuple[str, ...] = LONG_NAMES
) -> Iterator[tuple[str, Scene]]:
    """Yield every picture of a game, one of each kind and its busiest tables, with its kind."""
    for view in views(game_id):
        kind = "board" if view.viewer is None or view.phase == "over" else "panel"
        yield kind, drawn(view, language, names)
        yield from (("detail", scene) for scene in details(view, language, names))
    page = 1
    while texts(language).has(f"{game_id}-rules-{page}"):
        yield "lesson", find(game_id).lesson(page, texts(language), DUSK)
        page += 1
    game = rules_of(game_id)
    for kind in Kind:
        if is_offered(kind, game):
            entrants = ENTRANTS[kind][-1]
            for games in (0, 99):
                series = play_series(kind, game, entrants, {}, "lettering", games)
                yield "sheet", sheet(series, names[:entrants], texts(language), DUSK, "7")


def details(view: Any, language: str, names: tuple[str, ...]) -> Iterator[Scene]:
    """Yield the pictures that stand behind buttons beside a view's own."""
    shown = details_of(game_of(view))
    if shown is not None:
        seated = names[: seats(view)]
        for key in shown.details(view):
            yield shown.detail(view, key, seated, texts(language), DUSK, "Table 7")


def lettering(scene: Scene) -> Iterator[Text]:
    """Yield all words of a scene but those in a part of a board, which need not be read."""
    for shape in scene.shapes:
        if isinstance(shape, Text):
            yield shape
        elif not shape.drawing.name.startswith("cut "):
            yield from Scene(shape.drawing, (), "", ()).texts
    yield from Scene(scene.base, (), "", ()).texts


IN_1_0_0 = {
    "vikings": (121, 106, 109, 109, 87),
    "norwegian": (
        96,
        101,
        106,
        111,
        116,
        121,
        126,
        131,
        136,
        141,
        146,
        151,
        219,
        175,
        177,
        176,
        178,
        177,
        176,
        102,
        107,
        111,
        114,
        118,
        123,
        127,
        132,
        139,
        142,
        147,
        50,
        55,
        94,
    ),
    "schools": (79, 78, 81, 80, 75, 71),
    "goths": (57, 87, 60, 58, 87),
    "rage": (47, 64, 69, 114, 83, 72, 69, 63, 108, 63, 86),
}
"""Words of the private pictures of each game's busiest tables, one by one, in version 1.0.0.

In the language that took fewer; since then the pictures are composed for 265 px.
"""


def least(game_id: str, kind: str, text: Text) -> int:
    """Return the size that words may not fall short of; no decision rests on a lesson."""
    if game_id in IN_1_0_0 and kind in ("board", "detail", "panel"):
        cue = text.role is Role.CUE
        decides, other = (
            (PRIVATE_DECIDES, PUBLIC_DECIDES) if kind == "panel" else (PUBLIC_DECIDES, ELSE)
        )
        return other if cue else decides
    return MUST_READ if text.role is Role.CUE or kind == "lesson" else DECIDES


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_all_lettering_can_be_read_on_a_phone(game_id: str) -> None:
    """Pieces, names and numbers 10 px in the chat, everything else 11 px tapped."""
    small = {
        (kind, text.words, fitted(text)[0])
        for language in LANGUAGES
        for kind, scene in pictures(game_id, language)
        for text in lettering(scene)
        # What may not shrink so far need not be measured.
        if text.least < least(game_id, kind, text) and fitted(text)[0] < least(game_id, kind, text)
    }
    assert {found for found in small if writable(found[1], bold=True)} == set()


@pytest.mark.parametrize("game_id", IN_1_0_0)
def test_a_private_picture_fits_a_screen_and_has_few_words(game_id: str) -> None:
    """At most 900 px high, and at each busy table half the words that it had in 1.0.0."""
    then = IN_1_0_0[game_id]
    crowded = [view for view in busy(game_id) if view.viewer is not None and view.phase != "over"]
    for language in LANGUAGES:
        for kind, scene in pictures(game_id, language, NAMES):
            if kind == "panel":
                assert scene.height <= 900
                assert 2 * _words(scene) <= max(then)
        now = [2 * _words(drawn(view, language)) for view in crowded]
        assert [words for words, most in zip(now, then, strict=True) if words > most] == []


def _words(scene: Scene) -> int:
    return sum(len(text.words.split()) for text in scene.texts)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_nothing_is_cut_short_but_long_names(game_id: str) -> None:
    """No number, no name of a thing and no usual name of a person ends in an ellipsis."""
    shown = {
        text
        for language in LANGUAGES
        for _, scene in pictures(game_id, language, NAMES)
        for text in lettering(scene)
    }
    cut = {
        text.words
        for text in shown
        if " ".join(fitted(text)[1]) != writable(text.words, bold=text.bold)
    }
    assert cut == set()
