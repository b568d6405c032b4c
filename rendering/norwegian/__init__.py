"""Norwegian Battle as pictures: the public table and every seat's private one."""

from __future__ import annotations

from rendering.norwegian.banner import banner, somebody
from rendering.norwegian.board.ledger import detail, details
from rendering.norwegian.board.private import panel
from rendering.norwegian.board.public import board
from rendering.norwegian.icons import crest, icons
from rendering.norwegian.lessons import lesson
from rendering.norwegian.moments import moment
from rendering.scene.frame import either

__all__ = ["banner", "crest", "detail", "details", "icons", "lesson", "moment", "scene", "somebody"]

scene = either(board, panel)
