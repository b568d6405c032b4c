"""Norwegian Battle as pictures: the public table and every seat's private one."""

from __future__ import annotations

from rendering.norwegian.board.private import panel
from rendering.norwegian.board.public import board
from rendering.norwegian.lessons.pages import lesson
from rendering.scene.frame import either

__all__ = ["CUES", "lesson", "scene"]

CUES = frozenset(
    {"axe", "badge", "blaze", "bubble", "cross", "dimmed", "disc", "gain", "halo", "lamp",
     "mat", "number", "plate", "strike", "tick", "way"}
)  # fmt: skip
"""Drawings that point out what is going on and are nothing on the table."""

scene = either(board, panel)
