"""Series know no game."""

from __future__ import annotations

import grimp


def test_series_know_no_game() -> None:
    """A championship of any game that two can play; play at random knows none either."""
    graph = grimp.build_graph("games")
    series = {module for module in graph.modules if module.startswith("games.series")}
    known = {
        imported
        for module in series
        for imported in graph.find_modules_directly_imported_by(module)
    }
    assert known - series == {"games.api", "games.playout", "games.rng"}
