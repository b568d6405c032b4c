"""``python -m games new --package``: a small game as a package of its own."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from pathlib import Path

from games.beginning import check_names, filled_in, write
from games.registry import API, GROUP, SHIPPED, reserved

_LINE = 88
"""A longer import stands in several lines."""
_IMPORT = re.compile(r"^from (\S+) import ([^(\n]+)\n", re.MULTILINE)
_API = {
    r"games\.(api|game|rng|optional\.\w+)": "tabletop.api",
    r"rendering\.(scene|shapes)\.\w+": "tabletop.pictures",
    r"cogs\.elements\.game_face": "tabletop.face",
}
"""The rooms of the bot, and what stands for them in the public API."""
_NAMES: dict[str, dict[str, str]] = {
    "rendering.shapes.lesson_sheet": {"WIDTH": "LESSON_WIDTH as WIDTH"}
}
"""Names that the public API has under another one."""


def begin_package(game_id: str, title: str, folder: Path) -> list[Path]:
    """Write a package with a game that can be played, and return the files that were written.

    Nothing of this repository is changed, and no recorded game is kept.

    Raises:
        ValueError: the id or title is ill-formed, the id is taken by a game, a text or a module, or
            the folder isn't empty.
    """
    check_names(game_id, title)
    if game_id in reserved().union(SHIPPED):
        raise ValueError(f"{game_id!r} is the name of something else already")
    if _is_module(game_id):
        raise ValueError(f"{game_id!r} is the name of a module that Python finds already")
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"there is something in {folder} already")
    files = dict(_files(game_id, title))
    for path, text in files.items():
        write(folder / path, text)
    return [folder / path for path in files]


def _is_module(name: str) -> bool:
    """Return True if a package of this name would hide another module, or be hidden by it.

    A mere folder of the name does neither; the tests of a package have a folder of their own.
    """
    if name == "tests" or name in sys.stdlib_module_names:
        return True
    spec = PathFinder.find_spec(name)
    return spec is not None and spec.origin is not None


def _files(game_id: str, title: str) -> Iterator[tuple[str, str]]:
    """Yield the path in a package and the text of each of its files.

    First its own ``pyproject.toml``, ``.gitignore`` and README, then the files of the template,
    which import the public API; those for parts that a package does not have are left out.
    """
    rooms = {
        f"games/{game_id}/": f"{game_id}/",
        f"rendering/{game_id}/": f"{game_id}/pictures/",
        f"cogs/{game_id}/face.py": f"{game_id}/face.py",
        f"bot/locales/en/{game_id}/": f"{game_id}/locales/en/",
        f"bot/locales/fr/{game_id}/": f"{game_id}/locales/fr/",
        f"tests/games/{game_id}/": "tests/",
    }
    yield "pyproject.toml", _PROJECT.format(id=game_id, title=title, group=GROUP)
    yield ".gitignore", _IGNORED
    yield "README.md", _README.format(id=game_id, title=title)
    for path, text in filled_in(game_id, title):
        for room, place in rooms.items():
            if path.startswith(room):
                there, public = path.replace(room, place, 1), _public(text, game_id)
                is_root = there == f"{game_id}/__init__.py"
                yield there, _with_version(public) if is_root else public


def _with_version(text: str) -> str:
    """Return the text with ``TABLETOP``, the present version of the API, and a docstring added."""
    meaning = "The version of the public API that the game is written for."
    return f'{text}\nTABLETOP = "{API}"\n"""{meaning}"""\n'


def _public(text: str, game_id: str) -> str:
    """Return the text of a file with its imports from the bot replaced by those of a package.

    They come from the public API or the package itself, one statement for each module, and stand
    where the first of them was. Other imports stay; mentions of ``games.api`` in docstrings are
    changed too.
    """
    found: dict[str, set[str]] = {}
    for module, names in _IMPORT.findall(text):
        if not module.startswith(("games", "rendering", "cogs")):
            continue
        other = _NAMES.get(module) or {}
        named = [other.get(name) or name for name in names.split(", ")]
        found.setdefault(_module(module, game_id), set()).update(named)
    lines = "".join(_spelt(module, names) for module, names in sorted(found.items()))
    is_first = True

    def moved(line: re.Match[str]) -> str:
        """Return what replaces an import: all new ones for the bot's first one, then nothing.

        An import from elsewhere is returned as it is.
        """
        nonlocal is_first
        if not line[1].startswith(("games", "rendering", "cogs")):
            return line[0]
        is_first, here = False, lines if is_first else ""
        return here

    return (
        _IMPORT.sub(moved, text)
        .replace("games.api", "tabletop.api")
        .replace("games.game.Rules", "tabletop.api.Rules")
    )


def _module(module: str, game_id: str) -> str:
    """Return the module of a package, or of the public API, that stands for one of the repository.

    Raises:
        StopIteration: the public API has nothing for it.
    """
    own = {f"games.{game_id}": game_id, f"rendering.{game_id}": f"{game_id}.pictures"}
    for room, place in own.items():
        if module == room or module.startswith(f"{room}."):
            return module.replace(room, place, 1)
    return next(public for rooms, public in _API.items() if re.fullmatch(rooms, module))


def _spelt(module: str, names: set[str]) -> str:
    """Spell an import as whole lines, names sorted: constants first, then classes, then functions.

    Renamed names (``A as B``) get a line each before it. Over 88 characters it has a name per line.
    """
    renamed = "".join(f"from {module} import {name}\n" for name in names if " as " in name)
    ordered = sorted(
        (name for name in names if " as " not in name), key=lambda name: (not name.isupper(), name)
    )
    line = f"from {module} import {', '.join(ordered)}\n"
    if len(line) > _LINE:
        line = f"from {module} import (\n" + "".join(f"    {name},\n" for name in ordered) + ")\n"
    return renamed + line


_PROJECT = """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{id}"
version = "0.1.0"
description = "{title}: a game for the Tabletop bot."
requires-python = ">=3.11"

[project.entry-points."{group}"]
{id} = "{id}"

[tool.setuptools.packages.find]
include = ["{id}*"]

[tool.setuptools.package-data]
"*" = ["**/*.ftl"]

[tool.pytest.ini_options]
asyncio_default_fixture_loop_scope = "function"
"""
_IGNORED = """.venv/
__pycache__/
.pytest_cache/
*.egg-info/
build/
dist/
# What `python -m bot` keeps of the games that are played here.
data/
"""
_README = """# {title}

A game for the Tabletop bot, as a package of its own.

    pip install --editable .        # into the environment of the bot
    python -m games simulate {id}   # random games
    pytest --game {id} tests        # the contract, and tests of your own
    python -m bot                   # play it in the browser, as everybody at the table

- `{id}/rules.py`: the rules, with `state`, `moves`, `events` and `view`. Whatever is hidden
  leaves them through a view only.
- `{id}/pictures/`: the board, the private picture, and a picture for each page of the rules.
- `{id}/face.py`: how the answers are arranged on Discord.
- `{id}/locales/<language>/`: all texts. A language that you leave out is told in the first one.

`python -m games keep {id}` writes `tests/kept` anew: a whole game and a stored state. After a
first release a stored state is what tables hold: raise `version` of the rules instead, and name
in `lifts` what makes the next shape of it.
"""
