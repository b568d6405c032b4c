"""The words of controls: each stands on a control somewhere, and one row answers it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.model.table import TableId
from bot.model.view import UNASKED
from cogs.elements.custom_ids import CONFIRMING, CustomId, Verb, read_press
from cogs.interactions.verbs import BEHIND_MORE, BY_VERB, ROWS

COGS = Path(__file__).parents[3] / "cogs"


def put_on_controls() -> set[str]:
    """Name the verbs that the code which lays out messages speaks of."""
    return {
        node.attr
        for room in ("panels", "publishing")
        for path in (COGS / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Verb"
    }


def test_every_verb_has_one_row() -> None:
    """A control that nobody answers, and an answer that nobody can ask for, are both mistakes."""
    verbs = [row.verb for row in ROWS]
    assert sorted({None, *Verb}, key=str) == sorted(verbs, key=str)
    assert len(ROWS) == len(BY_VERB)


def test_every_verb_stands_on_a_control() -> None:
    """What no message offers is left over from one that did."""
    behind_more = {row.verb.name for row in BEHIND_MORE if row.verb is not None}
    assert {verb.name for verb in Verb} == put_on_controls() | behind_more


@pytest.mark.parametrize("verb", Verb)
def test_a_verb_is_read_back_as_what_it_was_written(verb: Verb) -> None:
    """Also in a custom id of the longest kind; no verb can be taken for a move."""
    moment, argument = ("f" * 8, "9" * 20) if verb in CONFIRMING else (UNASKED, "9" * 64)
    written = CustomId(TableId(2**53), verb, argument, moment)
    read = read_press(written.spelt())
    assert written == read
    assert read is not None
    assert isinstance(read.verb, Verb)
