"""The architecture where it depends on the registered games; the rest is in pyproject.toml."""

from __future__ import annotations

from itertools import permutations

import grimp
import pytest

from games import GAME_IDS


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("games", "players", "rendering", "bot", "cogs")


def test_games_do_not_know_each_other(graph: grimp.ImportGraph) -> None:
    """Each game can be read, changed and removed without another."""
    known = [
        (one, other)
        for one, other in permutations(GAME_IDS, 2)
        if graph.find_illegal_dependencies_for_layers(
            layers=[f"games.{other}", f"games.{one}"], containers=None
        )
    ]
    assert [] == known


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_has_its_rules_its_picture_and_its_cog(
    game_id: str, graph: grimp.ImportGraph
) -> None:
    """A registered game is complete: these modules are what the host looks for by name."""
    wanted = {
        f"games.{game_id}.rules",
        f"rendering.{game_id}",
        f"cogs.{game_id}.face",
        f"cogs.{game_id}.commands",
    }
    assert set() == wanted - graph.modules


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_only_its_own_picture_and_cog_know_a_game(game_id: str, graph: grimp.ImportGraph) -> None:
    """The host is the same for every game: it finds them through the registry."""
    allowed = (
        f"games.{game_id}",
        f"rendering.{game_id}",
        f"cogs.{game_id}",
    )
    own = {m for m in graph.modules if m.startswith(allowed)}
    importers = {
        importer for module in own for importer in graph.find_modules_that_directly_import(module)
    }
    assert set() == importers - own
