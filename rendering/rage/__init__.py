"""Clash of Rage as pictures: the board for everybody, a picture for each seat, and lessons."""

from __future__ import annotations

from rendering.rage.banner import banner, somebody
from rendering.rage.board.details import detail, details
from rendering.rage.board.private import at_question, panel
from rendering.rage.board.public import board
from rendering.rage.icons import crest, icons
from rendering.rage.layout import site_name
from rendering.rage.lessons import lesson
from rendering.rage.moments import moment
from rendering.scene.frame import either

scene = either(board, panel)

__all__ = [
    "at_question",
    "banner",
    "crest",
    "detail",
    "details",
    "icons",
    "lesson",
    "moment",
    "scene",
    "site_name",
    "somebody",
]
"""What :class:`rendering.GamePictures` asks for, what :class:`rendering.ShowsDetails` does, and the
names of places in the story."""
