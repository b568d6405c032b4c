"""NEW GAME as pictures: the table, and the pages of its rules."""

from __future__ import annotations

from rendering.newgame.board import board
from rendering.newgame.lessons import lesson
from rendering.scene.frame import either

__all__ = ["lesson", "scene"]

scene = either(board, board)
