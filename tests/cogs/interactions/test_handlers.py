"""The words of controls: each stands on a control somewhere, and one handler answers it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.app import open_app
from bot.model.table import TableId
from bot.model.view import UNASKED
from bot.settings import Settings
from cogs.context import part_of
from cogs.elements.custom_ids import CONFIRMING, CustomId, Verb, read_press
from cogs.interactions.handlers import Handlers

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


async def test_every_verb_has_a_handler_and_every_handler_a_verb(tmp_path: Path) -> None:
    """A control that nobody answers, and an answer that nobody can ask for, are both mistakes."""
    settings = Settings(database=tmp_path / "host.sqlite3")
    async with open_app(settings, shard_count=1) as host:
        await host.load_extension("cogs.core")
        handlers = part_of(host, Handlers)
        assert set(Verb) == set(handlers.by_verb())
        with pytest.raises(ValueError, match="CLAIM"):
            replace(handlers, lobby=handlers.seats).by_verb()


def test_every_verb_stands_on_a_control() -> None:
    """What no message offers is left over from one that did."""
    assert {verb.name for verb in Verb} == put_on_controls()


@pytest.mark.parametrize("verb", Verb)
def test_a_verb_is_read_back_as_what_it_was_written(verb: Verb) -> None:
    """Also in a custom id of the longest kind; no verb can be taken for a move."""
    moment, argument = ("f" * 8, "9" * 20) if verb in CONFIRMING else (UNASKED, "9" * 64)
    written = CustomId(TableId(2**53), verb, argument, moment)
    read = read_press(written.spelt())
    assert written == read
    assert read is not None
    assert isinstance(read.verb, Verb)
