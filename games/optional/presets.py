"""Presets: options that go well together, for games that have many."""

from __future__ import annotations

import msgspec

from games.values import OptionValue


class Preset(msgspec.Struct, frozen=True):
    """Options that go well together, chosen at once."""

    key: str
    """Names the text of the preset; lower-case letters, digits and hyphens."""
    options: dict[str, OptionValue] = {}
    """What is not as usual; every other option has its default."""
    seats: tuple[int, ...] = ()
    """The numbers of players at which it is offered; empty for all of them."""

    def offered(self, seats: int) -> bool:
        """Whether a table of ``seats`` players may choose it."""
        return not self.seats or seats in self.seats
