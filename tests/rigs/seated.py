"""Who sits where no computer does."""

from __future__ import annotations

from bot.model.players import Person, Player


def seated(player: Player) -> Person:
    """Return the person in a seat; a computer there is a mistake of the test."""
    assert player.person is not None
    return player.person
