"""The coach on a private panel: a tip, and the way to have no more of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot.i18n.text_ids import tip_id
from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import button, small
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from games.optional.coaching import FIRST_TURN

_FIRST, _CROWDED = 2, 1
"""So many lines of the card come first: the goal, and what a turn is where there is room."""


class Told(NamedTuple):
    """What the coach says above a question, and below its answers."""

    above: str = ""
    below: str = ""


def coach(look: TableView, keys: Sequence[str], texts: Texts, *, crowded: bool) -> Told:
    """Say the tips; of the card for a first turn the goal and the turn stand above the question.

    With all of it there the answers would be below a phone's screen, and with the turn or a second
    tip, too, where it is ``crowded``: where news are told or what an answer may lead to. The last
    line of the card says what to begin with: here that is the question itself.
    """
    facts = face_of(look.table.game).facts(look, texts)
    above, below = [], []
    for key in keys:
        tip = texts(tip_id(look.table.game, key), **facts)
        if key == FIRST_TURN:
            card = [line.removeprefix("- ") for line in tip.split("\n")][:-1]
            first = _CROWDED if crowded else _FIRST
            above += card[:first]
            below += card[first:]
        else:
            (below if crowded and above else above).append(f"🎓 {tip}")
    return Told(small(above), small(below))


def hush_button(look: TableView, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Silence the tips."""
    return button(CustomId(look.table.id, Verb.HUSH), texts("button-hush"), emoji="✖️")
