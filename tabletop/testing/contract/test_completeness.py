"""A game is complete: rules, pictures, a face, texts in every language, a picture a page."""

from __future__ import annotations

from games.api import AnyGame
from tabletop.testing.demands import owed


def test_a_game_owes_the_host_nothing(game: AnyGame) -> None:
    """What is missing is named, each with the part of the bot that would fail without it."""
    missing = [str(one) for one in owed(game.id)]
    assert not missing, "\n".join(["still owed:", *missing])
