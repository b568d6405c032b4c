"""What each viewer knows: the view it gets, and other games that would look the same to it."""

from __future__ import annotations

from games.rage.knowledge.deal import redeal
from games.rage.knowledge.table import show

__all__ = ["redeal", "show"]
