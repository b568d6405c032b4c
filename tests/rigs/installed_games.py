"""A host without some of its games, as after their packages were uninstalled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import bot.app
import cogs.commands.game
import games
from games import registry
from games.registry import Registry


@contextmanager
def uninstalled(*game_ids: str) -> Iterator[None]:
    """Have every host that starts in a block find the other games only.

    The game's own commands are gone; those that offer a choice of games were made for all.
    """
    left = {name: _without(getattr(registry, name)(), game_ids) for name in ("playable", "hosted")}
    with ExitStack() as stack:
        for name, found in left.items():
            stack.enter_context(patch.object(registry, name, lambda found=found: found))
        stack.enter_context(patch.object(bot.app, "hosted", lambda: left["hosted"]))
        stack.enter_context(patch.object(cogs.commands.game, "GAME_IDS", tuple(left["hosted"][0])))
        games.find.cache_clear()
        yield
    games.find.cache_clear()


def _without(found: Registry, game_ids: tuple[str, ...]) -> Registry:
    kept = {key: entry for key, entry in found.entries.items() if key not in game_ids}
    return Registry(kept, found.left_out)
