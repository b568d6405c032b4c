"""The architecture where it depends on the registered games; the rest is in pyproject.toml."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from itertools import permutations
from pathlib import Path

import grimp
import pytest

from tests.rigs.sample_games import SHIPPED

ROOT = Path(__file__).parents[2]
GAMES = grimp.Layer(*SHIPPED, independent=True)

COGS = (
    "core",
    GAMES,
    "commands",
    "publishing",
    "interactions",
    "routing",
    "context",
    "film",
    "panels",
    "elements",
)
"""The Discord side from the top down."""
RENDERING = (
    "__main__",
    "search",
    "guide",
    GAMES,
    "records",
    "series",
    "lessons",
    "changes",
    "actors",
    grimp.Layer("shapes", "paint"),
    "scene",
)
"""The pictures from the top down."""

DOORS = tuple(
    door
    for game_id in SHIPPED
    for door in (
        ("games", f"games.{game_id}.rules"),
        ("rendering", f"rendering.{game_id}"),
        ("cogs.elements.faces", f"cogs.{game_id}.face"),
    )
)
"""Where shared code finds a game by its name; an import that no import statement shows."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(
        "games", "players", "rendering", "bot", "cogs", include_external_packages=True
    )


def test_games_do_not_know_each_other(graph: grimp.ImportGraph) -> None:
    """Each game can be read, changed and removed without another."""
    known = [
        (one, other)
        for one, other in permutations(SHIPPED, 2)
        if graph.find_illegal_dependencies_for_layers(
            layers=[f"games.{other}", f"games.{one}"], containers=None
        )
    ]
    assert [] == known


@pytest.mark.parametrize("game_id", SHIPPED)
def test_only_its_own_picture_and_cog_know_a_game(game_id: str, graph: grimp.ImportGraph) -> None:
    """The host is the same for every game: it finds them through the registry.

    Beside picture and cog a game is known to the scripts that computers are measured by.
    """
    allowed = (
        f"games.{game_id}",
        f"rendering.{game_id}",
        f"cogs.{game_id}",
        f"players.scripts.{game_id}",
    )
    own = {m for m in graph.modules if m.startswith(allowed)}
    importers = {
        importer for module in own for importer in graph.find_modules_that_directly_import(module)
    }
    assert set() == importers - own


@pytest.mark.parametrize(("container", "layers"), [("cogs", COGS), ("rendering", RENDERING)])
def test_a_folder_imports_from_those_below_it_only(
    container: str, layers: tuple[str | grimp.Layer, ...], graph: grimp.ImportGraph
) -> None:
    """A folder is a layer, and every folder is one of them."""
    against = graph.find_illegal_dependencies_for_layers(layers=layers, containers={container})
    assert set() == against
    named = {
        name
        for layer in layers
        for name in (layer.module_tails if isinstance(layer, grimp.Layer) else (layer,))
    }
    assert {f"{container}.{name}" for name in named} == graph.find_children(container)


@pytest.mark.parametrize("game_id", SHIPPED)
@pytest.mark.parametrize("room", ["commands", "publishing", "interactions", "context", "panels"])
def test_a_face_knows_no_command_and_no_message(
    game_id: str, room: str, graph: grimp.ImportGraph
) -> None:
    """What a game says on Discord is judged on a look."""
    chains = [
        graph.find_shortest_chain(importer=module, imported=f"cogs.{room}", as_packages=True)
        for module in graph.find_descendants(f"cogs.{game_id}")
    ]
    assert chains
    assert {None} == set(chains)


def test_only_paint_knows_pillow(graph: grimp.ImportGraph) -> None:
    """A scene can be compared, hashed, and drawn by anybody."""
    knowing = graph.find_modules_that_directly_import("PIL")
    assert knowing
    assert [] == [module for module in knowing if not module.startswith("rendering.paint.")]


def test_only_local_play_knows_the_simulator(graph: grimp.ImportGraph) -> None:
    """A deployed bot goes without it."""
    knowing = graph.find_modules_that_directly_import("simcord")
    assert knowing
    assert [] == [module for module in knowing if not module.startswith("bot.local.")]


def test_no_circle_of_imports_hidden_doors_included(graph: grimp.ImportGraph) -> None:
    """Of the whole program, from the bottom up: each module stands on finished ones."""
    below = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    for module, found_by_name in DOORS:
        assert found_by_name in below
        below[module] = below[module] | {found_by_name}
    TopologicalSorter(below).prepare()


def constructors() -> Iterator[tuple[Path, ast.FunctionDef]]:
    for room in ("bot", "cogs"):
        for path in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                    yield path, node


def test_a_constructor_sets_attributes_of_its_own_object_only() -> None:
    """Nothing is wired by assigning callbacks to what was handed in."""
    foreign = [
        f"{path.name}: {ast.unparse(target)}"
        for path, constructor in constructors()
        for node in ast.walk(constructor)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) != "self"
    ]
    assert [] == foreign


def test_what_the_bot_carries_has_a_type() -> None:
    """One function narrows it, ``part_of`` in ``cogs/context.py``; nobody looks away."""
    blind = [
        path.name
        for room in ("bot", "cogs")
        for path in (ROOT / room).rglob("*.py")
        if "ignore[attr-defined]" in path.read_text(encoding="utf-8")
    ]
    assert [] == blind
