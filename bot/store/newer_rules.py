"""Games of a newer release than this one: two releases may share a schema."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.store.error import StoreError

SERIES = "series"
"""Stands for all series among the ids of games."""
QUESTION = f"""
SELECT game, max(version) FROM game_table WHERE ended_at IS NULL GROUP BY game
UNION ALL
SELECT '{SERIES}', max(version) FROM series WHERE ended_at IS NULL HAVING count(*) > 0
"""  # noqa: S608 - words of our own
"""A query for the newest rules of what is live: the id of a game, or :data:`SERIES`, and them."""


NO_RULES: Mapping[str, int] = MappingProxyType({})


def check_rules(found: Iterable[Sequence[Any]], rules: Mapping[str, int]) -> None:
    """Check that a release with these ``rules`` has those of all that is live.

    ``found`` is what :data:`QUESTION` gives. Games that ``rules`` leaves out are not looked at.

    Raises:
        StoreError: something began with newer rules (``store-newer``).
    """
    newer = sorted(game for game, version in found if version > rules.get(game, version))
    if newer:
        raise StoreError(
            "store-newer",
            f"The database holds games of a newer release of this bot ({', '.join(newer)}); start"
            " that release.",
        )
