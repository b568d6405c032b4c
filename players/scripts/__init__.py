"""Players by rule of thumb, as a clever child would try: a measure for computers.

Nobody plays against them at a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from players.scripts.script import Script


def scripts_of(game_id: str) -> Mapping[str, Script]:
    """Return the rule-of-thumb players of a game by name; empty if it has none."""
    if find_spec(f"players.scripts.{game_id}") is None:
        return {}
    scripts: Mapping[str, Script] = import_module(f"players.scripts.{game_id}").SCRIPTS
    return scripts
