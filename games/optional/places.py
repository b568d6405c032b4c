"""Named places: seats that have a role in a camp, and that people choose by name."""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A seat with a name of its own: a role in a camp."""

    key: str
    """Names the text of the place; lower-case letters, digits and hyphens."""
    camp: str
    """Key of the side that the seat plays for; seats of a camp win and lose together."""
    emblem: str = ""
    """Key of its role: who wanted it gets one of the same role at another number of seats."""
