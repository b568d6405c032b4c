"""What a package imports: the public API, and in its rules nothing that differs between runs."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from games.api import AnyGame
from games.registry import Entry, hosted

IMPURE = frozenset({
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets",
    "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
    "uuid",
})  # fmt: skip
"""Modules that know the time, luck of their own, the disk or the network."""


def package_of(game: AnyGame) -> Entry:
    """Return where an installed game is; skip the test for a game of the product.

    Those are held to import contracts of their own.
    """
    entry = hosted().entries[game.id]
    if not entry.package:
        pytest.skip("the import contracts of the repository hold its own games")
    return entry


def test_a_package_is_written_with_the_public_api_alone(game: AnyGame) -> None:
    """The rest of the bot changes from release to release, and would break the package.

    Rules, pictures and face may import the package itself, tabletop, msgspec and the standard
    library. Skipped for a game of the product.
    """
    entry = package_of(game)
    own = entry.package.partition(".")[0]
    wrong = {
        f"{module} imports {name}"
        for part in (entry.rules, entry.pictures, entry.face)
        for module, name in imported(part, entry.package)
        if (root := name.partition(".")[0]) not in {own, "tabletop", "msgspec"}
        and root not in sys.stdlib_module_names
    }
    assert not wrong, "\n".join(["import these names from tabletop.* instead:", *sorted(wrong)])


def test_rules_know_neither_time_nor_luck_nor_the_disk(game: AnyGame) -> None:
    """A game is replayed from its seed, to undo, to repair and to prove it was fair.

    Luck comes from the state's ``rng`` alone. No module of ``IMPURE`` is imported. Skipped for a
    game of the product.
    """
    entry = package_of(game)
    wrong = {
        f"{module} imports {name}"
        for module, name in imported(entry.rules, entry.package)
        if name.partition(".")[0] in IMPURE
    }
    assert not wrong, "\n".join(["rules must not import these:", *sorted(wrong)])


def test_pictures_and_faces_are_made_of_views(game: AnyGame) -> None:
    """What is hidden leaves the rules through a view only, so nobody can show it by mistake.

    None of their modules imports the class of the state by name, those of the rules apart. Skipped
    for a game of the product.
    """
    entry, state = package_of(game), game.state_type.__name__
    rules = {module for module, _ in modules(entry.rules, entry.package)}
    wrong = {
        module
        for part in (entry.pictures, entry.face)
        for module, tree in modules(part, entry.package)
        if module not in rules
        if any(isinstance(node, ast.alias) and node.name == state for node in ast.walk(tree))
    }
    assert not wrong, f"{sorted(wrong)} import {state}: take what is shown from the view"


def imported(part: str, package: str) -> Iterator[tuple[str, str]]:
    """Yield pairs of a module and what it imports, for a part and all own modules it imports."""
    for module, tree in modules(part, package):
        yield from ((module, name) for name in names_in(tree, module))


def modules(part: str, package: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield name and syntax tree of a module and of the package's modules it imports, once each.

    Their own imports are followed; what has no source file is left out.
    """
    left, seen = [part], set[str]()
    while left:
        module = left.pop()
        if module in seen:
            continue
        seen.add(module)
        spec = find_spec(module)
        if spec is None or spec.origin is None:
            continue
        tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
        yield module, tree
        left += [name for name in names_in(tree, module) if name.startswith(f"{package}.")]


def names_in(tree: ast.Module, module: str) -> Iterator[str]:
    """Yield the names of the modules that a module imports, anywhere in it.

    Of ``from a import b`` that is ``a``, and ``a.b`` if that is a module too; relative names in
    full.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (one.name for one in names)
            case ast.ImportFrom(module=name, level=0) if name is not None:
                yield name
                inner = (f"{name}.{one.name}" for one in node.names)
                yield from filter(_is_module, inner)
            case ast.ImportFrom(module=name, level=level):
                parent = ".".join(module.split(".")[:-level])
                yield f"{parent}.{name}" if name else parent


def _is_module(name: str) -> bool:
    """Return True if a module of this name can be found; False too if looking for it fails."""
    try:
        return find_spec(name) is not None
    except (ImportError, AttributeError, ValueError):
        return False
