"""Choir on Discord."""

from __future__ import annotations

from tabletop.face import GameFace
from tests.samples.choir.rules import ChoirView


class ChoirFace(GameFace[ChoirView]):
    """The choices and sentences of Choir: everything as it is labelled."""

    game = "choir"
    colour = 0x7FA0E0


FACE = ChoirFace()
