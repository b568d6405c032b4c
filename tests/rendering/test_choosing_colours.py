"""Palettes come out of a command, and suit the pictures that they are chosen from."""

from __future__ import annotations

import pytest
from PIL import ImageChops, ImageStat

from bot.i18n.texts import texts
from rendering import find
from rendering.__main__ import main
from rendering.paint.paint import composed, indexed
from rendering.paint.palette import COLOURS, chosen
from rendering.scene.scene import Colour, Scene
from rendering.scene.theme import DUSK
from rendering.schools.pieces.palette import ADDED
from rendering.schools.pieces.palette import PALETTE as BY_DAY
from rendering.vikings.pieces.palette import PALETTE as OF_ANOTHER_GAME


def _lost(scene: Scene, palette: tuple[Colour, ...]) -> float:
    """How far a picture is, a pixel, from what it would be in full colour."""
    full = composed(scene.base, scene.shapes, 0, scene.height)
    return sum(
        ImageStat.Stat(ImageChops.difference(full, indexed(full, palette).convert("RGB"))).mean
    )


def test_the_colours_chosen_suit_the_picture() -> None:
    """At most 256, from dark to light, each once, nearer to it than those of another game."""
    lesson = find("goths").lesson(1, texts("en"), DUSK)
    found = chosen([lesson])
    assert COLOURS // 2 < len(set(found)) == len(found) <= COLOURS
    assert _lost(lesson, found) < _lost(lesson, OF_ANOTHER_GAME) / 2


def test_the_command_spells_them_as_a_module_does(capsys: pytest.CaptureFixture[str]) -> None:
    """For the file of its pieces."""
    assert main(["palette", "schools", "--games", "0"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("# from ")
    assert all(line.startswith('    "') and line.endswith('"') for line in said[1:])
    # What the module adds by hand stays beside them.
    codes = "".join(line.strip(' "') for line in said[1:])
    assert len(codes) // 6 + len(ADDED[BY_DAY]) <= len(BY_DAY)


def test_the_command_chooses_for_a_game_of_a_package(capsys: pytest.CaptureFixture[str]) -> None:
    """It has no module of its own for them: the command ended with a traceback."""
    assert main(["palette", "cups", "--games", "0"]) == 0
    assert capsys.readouterr().out.startswith("# from ")
