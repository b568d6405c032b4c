"""Cups on Discord."""

from __future__ import annotations

from tabletop.face import GameFace
from tests.samples.cups.rules import CupsView


class CupsFace(GameFace[CupsView]):
    """The choices and sentences of Cups: everything as it is labelled."""

    game = "cups"
    colour = 0xD9A040


FACE = CupsFace()
