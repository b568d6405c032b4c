"""Views as the library sends them."""

from __future__ import annotations

from typing import Any

from discord import ui


def components(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Spell a view out; the library does not say what it makes of one."""
    untyped: Any = view
    made: list[dict[str, Any]] = untyped.to_components()
    return made
