"""Fluent texts read from a folder for each language: ``locales/<language>/**/*.ftl``."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

LANGUAGE = "en"
"""The language that commands are written in; where it is there, it is the first."""


class TextsError(ValueError):
    """Says what is wrong with a text."""


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """Return the languages that a folder has texts in: English first, the others sorted.

    A language is a folder of its name with an ``.ftl`` file. Empty if there is no such folder.
    """
    if not folder.is_dir():
        return ()
    found = [entry.name for entry in folder.iterdir() if any(sources_in(entry))]
    return tuple(sorted(found, key=lambda name: (name != LANGUAGE, name)))


def sources_in(folder: Traversable) -> Iterator[str]:
    """Yield the content of every ``.ftl`` file of a folder and its subfolders, sorted by name.

    Nothing if it is not a folder.
    """
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from sources_in(entry)
        elif entry.name.endswith(".ftl"):
            yield entry.read_text(encoding="utf-8")


def read_texts(folder: Traversable, language: str) -> dict[str, str]:
    """Return each text as spelt in its file (``id = …``), by id; others of the first one.

    A term has a dash before its id. A language without a folder has the texts of the first one
    alone.

    Raises:
        TextsError: a text is not well-formed, or defined twice.
    """
    found: dict[str, str] = {}
    for one in dict.fromkeys((*languages_in(folder)[:1], language)):
        found |= texts_in(folder / one, one)
    return found


def texts_in(folder: Traversable, language: str) -> dict[str, str]:
    """Return each text of a language's own folder by id, as its file spells it (``id = …``).

    A term has a dash before its id; comments are left out.

    Raises:
        TextsError: one is not well-formed, or is there twice.
    """
    parser, found = FluentParser(), dict[str, str]()
    for source in sources_in(folder):
        for entry in parser.parse(source).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                raise TextsError(f"a text ({language}) is not well-formed: {line!r}")
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in found:
                    raise TextsError(f"the text {name!r} ({language}) is defined twice")
                assert entry.span is not None
                found[name] = source[entry.span.start : entry.span.end]
    return found
