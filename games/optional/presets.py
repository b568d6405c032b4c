"""Presets: options that go well together, for games that have many."""

from __future__ import annotations

import msgspec

from games.values import OptionValue


class Preset(msgspec.Struct, frozen=True):
    """Options that go well together, chosen at once."""

    key: str
    """Names the text of the preset; lower-case letters, digits and hyphens."""
    options: dict[str, OptionValue] = {}
    """Options that differ from their defaults."""
    seats: tuple[int, ...] = ()
    """Numbers of players at which it is offered; empty: all."""

    def offered(self, seats: int) -> bool:
        """Return True if a table of ``seats`` players may choose it."""
        return not self.seats or seats in self.seats
