"""``python -m games new``: a small game in every room, to be changed into another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from itertools import chain, groupby
from keyword import iskeyword
from pathlib import Path

from games.api import AnyGame
from games.keeping import keep
from games.registry import RESERVED, SHIPPED, in_repository

ROOT = Path(__file__).parents[1]
TEMPLATE = ROOT / "tabletop" / "template"
_ID = re.compile(r"[a-z]{3,16}")
_TITLE = re.compile(r"[^\W_](?:[^\W_]|[ !?&-]){0,29}")
_ROOMS = ("games", "rendering", "cogs")
_IMPORT = re.compile(r"from \S+ import ")


def begin(game_id: str, title: str) -> list[Path]:
    """Write a game that can be played into this repository, and return the files that are new.

    They are its rules, pictures, face, texts and tests, made from the template, and the records
    that later versions are compared with. The registry and the pages that list games are changed to
    name it.

    Raises:
        ValueError: the id or title is not well-formed, or the id is taken.
    """
    check_names(game_id, title)
    if _is_taken(game_id):
        raise ValueError(f"{game_id!r} is the name of something else already")
    files = dict(_files(game_id, title))
    for path, text in files.items():
        write(path, text)
    _enter(game_id, title)
    return [*files, *_records(game_id)]


def _is_taken(game_id: str) -> bool:
    """Return True if a module or folder in a room of games already has this name.

    True also if the id of a text, or of a command's text, is the name or begins with it and a
    dash, and for :data:`games.registry.RESERVED`.
    """
    if game_id in RESERVED:
        return True
    rooms = [ROOT / room / name for room in _ROOMS for name in (game_id, f"{game_id}.py")]
    prefixes = tuple(f"{name}{end}" for name in (game_id, f"command-{game_id}") for end in "- ")
    files = (ROOT / "bot" / "locales").rglob("*.ftl")
    lines = chain.from_iterable(path.read_text(encoding="utf-8").splitlines() for path in files)
    return any(room.exists() for room in rooms) or any(line.startswith(prefixes) for line in lines)


def _files(game_id: str, title: str) -> Iterator[tuple[Path, str]]:
    """Yield the paths and texts of a new game in this repository."""
    for path, text in filled_in(game_id, title):
        yield ROOT / path, _sorted(text)


def filled_in(game_id: str, title: str) -> Iterator[tuple[str, str]]:
    """Yield path and text of each file of the template, with the game's id and title filled in.

    Paths are relative to the repository, in the order of the template's; only Python and Fluent
    files.
    """
    names = {"newgame": game_id, "NewGame": game_id.capitalize(), "NEW GAME": title}
    for source in sorted(TEMPLATE.rglob("*.*")):
        if source.suffix in {".py", ".ftl"}:
            path = source.relative_to(TEMPLATE).as_posix().replace("newgame", game_id)
            text = source.read_text(encoding="utf-8")
            for placeholder, name in names.items():
                text = text.replace(placeholder, name)
            yield path, text


def check_names(game_id: str, title: str) -> None:
    """Check that an id and a title are well-formed; whether the id is taken is not looked at.

    Raises:
        ValueError: the id isn't 3 to 16 small letters or a word of Python, or the title not 1 to 30
            allowed signs.
    """
    if not _ID.fullmatch(game_id):
        raise ValueError(f"{game_id!r} is not 3 to 16 small letters")
    if iskeyword(game_id):
        raise ValueError(f"{game_id!r} is a word of Python, and no module can be called so")
    if not _TITLE.fullmatch(title):
        raise ValueError(f"{title!r} is not 1 to 30 letters, digits, spaces and !?&-")


def _sorted(text: str) -> str:
    """Return the text with each run of ``from … import`` lines sorted as the linter wants.

    The names within a line are sorted too. The order depends on the name of the game.
    """
    lines: list[str] = []
    for imports, some in groupby(text.splitlines(), lambda line: bool(_IMPORT.match(line))):
        block = [*some]
        lines += sorted(map(_with_names_sorted, block)) if imports else block
    return "\n".join(lines) + "\n"


def _with_names_sorted(line: str) -> str:
    """Return an import line with its names sorted: constants first, then the others.

    Within each group they are in the order of their characters: classes before functions.
    """
    module, separator, names = line.partition(" import ")
    ordered = sorted(names.split(", "), key=lambda name: (not name.isupper(), name))
    return module + separator + ", ".join(ordered)


def _enter(game_id: str, title: str) -> None:
    """Add the game as the last one to the registry, the README and the pages that list games."""
    registry = ROOT / "games" / "registry.py"
    last = f'"{SHIPPED[-1]}")'
    text = registry.read_text(encoding="utf-8")
    write(registry, text.replace(last, f'{last[:-1]}, "{game_id}")', 1))
    readme = ROOT / "README.md"
    _insert(readme, "\n\n| | | |\n", f"\n- **{title}**.")
    pages = f"\n| {title} | [rules]({game_id}.en.md) | [règles]({game_id}.fr.md) |"
    _insert(ROOT / "docs" / "play" / "README.md", "\n\nThey are", pages)
    site = ROOT / "mkdocs.yml"
    _insert(site, "\n      - En français:", f'\n      - "{title}": play/{game_id}.en.md')
    _insert(site, "\n          - Vie privée:", f'\n          - "{title}": play/{game_id}.fr.md')


def _insert(path: Path, mark: str, addition: str) -> None:
    """Insert text into a file before the first ``mark``; without a mark, at the end."""
    before, found, after = path.read_text(encoding="utf-8").partition(mark)
    write(path, before + addition + found + after)


def _records(game_id: str) -> Iterator[Path]:
    """Write the new game's recorded game and stored state, and yield their files.

    The rules are imported for it. Every later version is tested against them.
    """
    invalidate_caches()
    game: AnyGame = import_module(f"games.{game_id}.rules").GAME
    yield from keep(game, in_repository(game_id))


def write(path: Path, text: str) -> None:
    """Write a file, in a folder that may not be there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
