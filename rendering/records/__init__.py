"""What finished games say, on parchment: profiles, a server's hall, the curve of a game."""

from __future__ import annotations

from rendering.records.cards import Award, Curve, CurveSheet, Fact, HallSheet, ProfileSheet, Row
from rendering.records.curve import curve
from rendering.records.hall import hall
from rendering.records.profile import profile

__all__ = [
    "Award",
    "Curve",
    "CurveSheet",
    "Fact",
    "HallSheet",
    "ProfileSheet",
    "Row",
    "curve",
    "hall",
    "profile",
]
