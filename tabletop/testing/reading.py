"""Texts of games as they are read in tests: every variant, with what may stand in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import texts as i18n
from bot.i18n.second_person import with_both_forms
from games import find, playout
from games.api import Event, Move
from games.package_texts import sources_in
from games.registry import hosted, texts_of
from tabletop.testing.played_games import tables

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class SelectorReader(Visitor):
    """Collects, by variable, the keys of the variants that it chooses between."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the keys of a choice by a variable, then read its variants.

        Choices by anything else, as a function, are not noted.
        """
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys.update(
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in node.variants
            )
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return the texts of a language by id: the host's, then those of packages, which win.

    Terms are left out. Parsed once and kept.
    """
    own = sources_in(files("bot") / "locales" / language)
    packages = (texts_of(entry, language) for entry in hosted().packages)
    return {
        entry.id.name: entry
        for source in (*own, *packages)
        for entry in FluentParser().parse(with_both_forms(source)).body
        if isinstance(entry, ast.Message)
    }


def keys(message_id: str, language: str) -> dict[str, set[str]]:
    """Return, by variable, the keys of the variants that a text or ``id.name`` chooses between."""
    reader = SelectorReader()
    reader.visit(messages(language)[message_id.partition(".")[0]])
    return reader.keys


def arguments(message_id: str, language: str) -> Iterator[dict[str, str | int]]:
    """Yield arguments for every combination of variants of a text or attribute (``id.name``).

    A variable that chooses nothing has one value.
    """
    chosen = keys(message_id, language)
    names = sorted(i18n.variables(message_id, language))
    yield from (
        dict(zip(names, values, strict=True))
        for values in product(*(_samples(name, chosen.get(name)) for name in names))
    )


def _samples(name: str, keys: set[str] | None) -> list[str | int]:
    """Return values of a text's variable that reach each of its variants.

    ``keys`` are those of the variants that it chooses between; None: none, and the value is a name
    as long as Discord allows. Words if there are any, else 0, 1, 2, 5 and the numbers among the
    keys; a ``verse`` is 0 to 5.
    """
    if name == "verse":
        return list(range(6))
    if keys is None:
        return ["N" * 32]
    words: list[str | int] = [k for k in sorted(keys - PLURALS) if not k.isdigit()]
    if words:
        return words
    return sorted({0, 1, 2, 5} | {int(key) for key in keys if key.isdigit()})


@cache
def played(game_id: str) -> tuple[tuple[Event, ...], tuple[Move, ...], frozenset[str]]:
    """Play a random game at each kind of table; return the events, moves and prompts, each once.

    Played once and kept.
    """
    game = find(game_id)
    events: list[Event] = []
    moves: list[Move] = []
    prompts: set[str] = set()
    for number, table in enumerate(tables(game)):
        start = game.start(table.seats, table.options, f"texts {number}")
        events.extend(start.events)
        for step in playout.steps(game, start.state, f"texts {number}/moves"):
            events.extend(step.applied.events)
            moves.append(step.move)
            prompts.add(step.decision.prompt)
    return tuple(dict.fromkeys(events)), tuple(dict.fromkeys(moves)), frozenset(prompts)


def facts(message_id: str, move: Move, language: str) -> Iterator[dict[str, str | int]]:
    """Yield the values that a text wants beyond the fields of a move, for each combination.

    Kinds of fields (``name_kind``) and ``count`` belong to the fields. The same dict comes once.
    """
    own = {*move.__struct_fields__, *(f"{name}_kind" for name in move.__struct_fields__), "count"}
    seen = set()
    for values in arguments(message_id, language):
        beyond = {name: value for name, value in values.items() if name not in own}
        if (frozen := tuple(beyond.items())) not in seen:
            seen.add(frozen)
            yield beyond
