"""What Clash of Magic Schools shows on buttons: students, spells and the schools themselves."""

from __future__ import annotations

from games.schools.content import ELEMENTS, School
from rendering.schools.pieces.crests import crest
from rendering.schools.pieces.glass import bead, spark
from rendering.shapes.icon import SIZE, Icons


def icons() -> Icons:
    """Draw a glass of each element, the curse that any of them may be, and both crests."""
    return {
        **{element.value: bead(element, SIZE) for element in ELEMENTS},
        **{school.value: crest(school, SIZE) for school in School},
        "maleficio": spark(SIZE),
    }
