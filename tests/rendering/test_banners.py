"""The banners that invite people to a game."""

from __future__ import annotations

import pytest

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from rendering import banner_of, invites
from rendering.guide.gathering import gathering
from rendering.paint.lettering import fitted
from rendering.paint.paint import paint
from rendering.scene.scene import ALT_LIMIT, PUBLIC_DECIDES, Scene
from rendering.shapes.invitation import HEIGHT, WIDTH
from tests.rigs.sample_games import SHIPPED

_MOST = 100_000
"""Bytes of a banner: half of what a board may have."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_invites_with_its_name_in_a_low_picture_that_stays_small(language: str) -> None:
    """In both languages, large enough for the chat, and told in a sentence."""
    words = texts(language)
    for game_id in SHIPPED:
        scene = banner_of(game_id, words)
        (name,) = scene.texts[-1:]
        assert fitted(name)[1] == (words(f"{game_id}-name"),)
        assert fitted(name)[0] >= PUBLIC_DECIDES
        assert words(f"{game_id}-banner") in scene.alt
        _is_small(scene)
    _is_small(gathering(words))


def test_a_game_without_a_banner_invites_in_words() -> None:
    """Games of others need none."""
    bare = [game_id for game_id in GAME_IDS if not invites(game_id)]
    assert bare
    for game_id in bare:
        with pytest.raises(LookupError):
            banner_of(game_id, texts("en"))


def _is_small(scene: Scene) -> None:
    assert (scene.width, scene.height) == (WIDTH, HEIGHT)
    assert len(scene.alt) <= ALT_LIMIT
    assert len(scene.palette) <= 256
    assert len(paint(scene)) < _MOST
