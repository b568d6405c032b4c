"""What can be read of a picture on a phone: 300 px wide in the chat, 390 when it is tapped."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from games import find as rules_of
from games.series.api import Kind
from games.series.kinds import ENTRANTS, is_offered
from games.series.playout import play as play_series
from rendering import details_of, find
from rendering.paint.lettering import fitted
from rendering.scene.scene import DECIDES, MUST_READ, Role, Scene, Text
from rendering.scene.theme import DUSK
from rendering.series import scene as sheet
from tests.rendering.positions import LONG_NAMES, drawn, seats


def pictures(game_id: str, language: str) -> Iterator[tuple[str, Scene]]:
    """Yield every picture of a game at its busiest tables, with its kind."""
    for view in import_module(f"tests.rendering.{game_id}.busy_tables").BUSY:
        kind = "board" if view.viewer is None or view.phase == "over" else "panel"
        yield kind, drawn(view, language, LONG_NAMES)
        yield from (("panel", scene) for scene in details(view, language))
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
                yield "sheet", sheet(series, LONG_NAMES[:entrants], texts(language), DUSK, "7")


def details(view: Any, language: str) -> Iterator[Scene]:
    """Yield the pictures that stand behind buttons beside a view's own."""
    game_id = type(view).__module__.split(".")[1]
    shown = details_of(game_id)
    if shown is not None:
        names = LONG_NAMES[: seats(view)]
        for key in shown.details(view):
            yield shown.detail(view, key, names, texts(language), DUSK, "Table 7")


def lettering(scene: Scene) -> Iterator[Text]:
    """Yield all words of a scene but those of miniatures, which are recognised and not read."""
    for shape in scene.shapes:
        if isinstance(shape, Text):
            yield shape
        elif not shape.drawing.name.startswith("miniature "):
            yield from Scene(shape.drawing, (), "", ()).texts
    yield from Scene(scene.base, (), "", ()).texts


def least(kind: str, text: Text) -> int:
    """Return the size that words may not fall short of; no decision rests on a lesson."""
    return MUST_READ if text.role is Role.CUE or kind == "lesson" else DECIDES


@cache
def too_small(game_id: str) -> dict[str, frozenset[tuple[str, int, str]]]:
    """List by kind what cannot be read: the words, their size, and what they are."""
    found: dict[str, set[tuple[str, int, str]]] = {}
    for language in LANGUAGES:
        for kind, scene in pictures(game_id, language):
            small = found.setdefault(kind, set())
            for text in lettering(scene):
                size, lines = fitted(text)
                if lines and size < least(kind, text):
                    small.add((text.words, size, text.role.value))
    return {kind: frozenset(small) for kind, small in found.items()}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_all_lettering_can_be_read_on_a_phone(game_id: str) -> None:
    """Pieces, names and numbers 10 px in the chat, everything else 11 px tapped."""
    found = too_small(game_id)
    assert {kind: small for kind, small in found.items() if small} == {}
