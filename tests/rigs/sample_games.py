"""Sample games of the test suite: the smallest games that differ in kind from the five.

Every test that takes :data:`games.GAME_IDS` plays them, as two installed packages: they are found
by entry points and written with nothing but :mod:`tabletop`. The product does not know them.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from unittest.mock import patch

from games import registry
from games.registry import SHIPPED

__all__ = ["SAMPLES", "SHIPPED", "install", "texts_of"]

SAMPLES = ("choir", "cups")
"""In one everybody is asked at once until the end; the other is over after five moves."""
FOLDER = Path(__file__).parents[1] / "samples"


def install() -> None:
    """Let this process host the sample games after its own, beside packages that are installed.

    To be called once, before anything asks for the games on offer.
    """
    points = tuple(
        EntryPoint(game_id, f"tests.samples.{game_id}", registry.GROUP) for game_id in SAMPLES
    )
    installed = registry.offered()
    patch.object(registry, "offered", lambda: (*points, *installed)).start()


def texts_of(language: str) -> list[Path]:
    """Return the files of texts of the sample games in a language."""
    return [FOLDER / game_id / "locales" / language / "game.ftl" for game_id in SAMPLES]
