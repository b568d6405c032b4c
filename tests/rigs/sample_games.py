"""Sample games of the test suite: the smallest games that differ in kind from the five.

Every test that takes :data:`games.GAME_IDS` plays them as it would play two installed games. The
product does not know them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from unittest.mock import patch

import games

SHIPPED = games.GAME_IDS
"""The games of the product: for tests of what is written, kept or released of those alone."""
SAMPLES = ("cups", "choir")
"""One is over after five moves; in the other everybody is asked at once until the end."""
FOLDER = Path(__file__).parents[1] / "samples"
PARTS = {"games.{}.rules": "rules", "rendering.{}": "pictures", "cogs.{}.face": "face"}
"""The names by which the host finds the parts of a game, and the modules of a sample."""


def install() -> None:
    """Let this process host the sample games after its own.

    To be called once, before anything copies :data:`games.GAME_IDS` or reads a text.
    """
    patch.object(games, "GAME_IDS", (*SHIPPED, *SAMPLES)).start()
    texts = import_module("bot.i18n.texts")
    shipped = texts._sources

    def sources(directory: Traversable) -> Iterator[str]:
        yield from shipped(directory)
        if directory.name in texts.LANGUAGES:
            for path in texts_of(directory.name):
                yield path.read_text(encoding="utf-8")

    patch.object(texts, "_sources", sources).start()
    for game_id in SAMPLES:
        for name, part in PARTS.items():
            sys.modules[name.format(game_id)] = import_module(f"tests.samples.{game_id}.{part}")


def texts_of(language: str) -> list[Path]:
    """Return the files of texts of the sample games in a language."""
    return [FOLDER / game_id / "locales" / f"{language}.ftl" for game_id in SAMPLES]
