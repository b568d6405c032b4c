"""Presets: options that go well together, for games that have many."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from games.api import AnyGame, Options, OptionValue


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


@runtime_checkable
class HasPresets(Protocol):
    """What a game may add to its rules: presets, where it has many options."""

    presets: tuple[Preset, ...]


def presets_of(game: AnyGame) -> tuple[Preset, ...]:
    """List the presets of ``game``; nothing where it has none."""
    return game.presets if isinstance(game, HasPresets) else ()


def options_of(game: AnyGame, preset: Preset) -> Options:
    """Return all options of ``game`` as a preset has them."""
    return {option.key: preset.options.get(option.key, option.default) for option in game.options}
