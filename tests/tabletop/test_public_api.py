"""The public API is what the kept list says; a change of it is a decision.

``python -m tests.tabletop.test_public_api`` writes the list. What was released stays until the
major version rises.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import tabletop.api
from games import registry

KEPT = Path(__file__).with_name("public_api.txt")
MODULES = ("api", "pictures", "face")


def public(module: str) -> Iterator[str]:
    """Yield a line for every name of a module, with what it takes; for a class also its methods."""
    for name, value in _named(module):
        yield f"{module}.{name}{_taken(value)}"
        if inspect.isclass(value):
            yield from _members(f"{module}.{name}", value)


def _named(module: str) -> Iterator[tuple[str, object]]:
    found = import_module(f"tabletop.{module}")
    yield from ((name, getattr(found, name)) for name in found.__all__)


def _members(path: str, kind: type) -> Iterator[str]:
    own = [one for one in kind.__mro__ if one.__module__.partition(".")[0] in {"games", "cogs"}]
    for name in sorted({name for one in own for name in vars(one) if name[0] != "_"}):
        member = inspect.getattr_static(kind, name)
        if inspect.isfunction(member):
            yield f"{path}.{name}{_taken(member)}"


def _taken(value: object) -> str:
    """Spell what a function or the constructor of a class takes."""
    if not (inspect.isclass(value) or inspect.isfunction(value)):
        return ""
    try:
        # Where a default is an object, its address is another one each time.
        return re.sub(r" at 0x\w+", "", str(inspect.signature(value)))
    except (TypeError, ValueError):
        return ""


def listed() -> str:
    """Spell the whole API."""
    return "".join(f"{line}\n" for module in MODULES for line in public(module))


def test_the_api_is_as_it_is_kept() -> None:
    """A name or a signature changes only together with the list, and with the version."""
    hint = "meant so? python -m tests.tabletop.test_public_api"
    assert listed().splitlines() == KEPT.read_text(encoding="utf-8").splitlines(), hint


def test_everything_in_it_is_described() -> None:
    """By a docstring of its own."""
    silent = [
        f"{module}.{name}"
        for module in MODULES
        for name, value in _named(module)
        if (inspect.isclass(value) or inspect.isfunction(value)) and not value.__doc__
    ]
    assert silent == []


def test_the_api_has_the_version_that_packages_are_held_to() -> None:
    """A package says which one it is written for."""
    assert tabletop.api.VERSION == registry.API


if __name__ == "__main__":
    KEPT.write_text(listed(), encoding="utf-8")
