"""The coach on a private panel: a tip, and the way to have no more of them."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n.text_ids import tip_id
from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import button
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from games.optional.coaching import FIRST_TURN, GOAL

TIPS_AGAIN = "again"
"""Stands in a control for tips that are told again."""
TIP_SIGN = "🎓"
"""Begins each tip."""


def coach(look: TableView, keys: Sequence[str], texts: Texts) -> list[str]:
    """Return the tips of these keys as lines; the goal of the game is left out.

    The card of a first turn becomes several lines, without its last: that says what to begin with,
    as the question itself does.
    """
    facts = face_of(look.table.game).facts(look, texts)
    lines: list[str] = []
    for key in keys:
        tip = texts(tip_id(look.table.game, key), **facts)
        if key == FIRST_TURN:
            lines += [line.removeprefix("- ") for line in tip.split("\n")][:-1]
        elif key != GOAL:
            lines.append(f"{TIP_SIGN} {tip}")
    return lines


def goal_line(look: TableView, keys: Sequence[str], texts: Texts) -> str:
    """Say the goal of the game in a line if it is among the tips; else empty."""
    if GOAL not in keys:
        return ""
    return texts(tip_id(look.table.game, GOAL), **face_of(look.table.game).facts(look, texts))


def hush_button(look: TableView, texts: Texts, *, silent: bool) -> ui.Button[ui.LayoutView]:
    """Return the button that silences the game's tips, or turns them on again if ``silent``."""
    press = CustomId(look.table.id, Verb.HUSH, TIPS_AGAIN if silent else "")
    if silent:
        return button(press, texts("button-unhush"), emoji=TIP_SIGN)
    return button(press, texts("button-hush"), emoji="✖️")
