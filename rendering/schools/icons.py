"""Button icons of Clash of Magic Schools."""

from __future__ import annotations

from games.schools.content import ELEMENTS, School
from rendering.scene.scene import Drawing
from rendering.schools.pieces.crests import crest as crest_of
from rendering.schools.pieces.glass import bead, spark
from rendering.shapes.icon import SIZE, Icons


def crest(size: int) -> Drawing:
    """Draw the crest of the school that begins."""
    return crest_of(School.DRAGOMBRE, size)


def icons() -> Icons:
    """Draw the buttons' icons, by name: each element's glass, both crests, the curse's spark."""
    return {
        **{element.value: bead(element, SIZE) for element in ELEMENTS},
        **{school.value: crest_of(school, SIZE) for school in School},
        "maleficio": spark(SIZE),
    }
