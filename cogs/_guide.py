"""The paged rules of a game, for whoever asks, in the language that they read."""

from __future__ import annotations

from discord import ui

from bot.i18n import Texts
from bot.records import TableId
from cogs._faces import face_of
from cogs._ids import Press
from cogs._layout import button, layout

HELP_TABLE = TableId(0)
"""Stands for no table in particular."""


def page_count(game_id: str, texts: Texts) -> int:
    """How many pages the rules of a game have."""
    count = 0
    while texts.has(f"{game_id}-rules-{count + 1}"):
        count += 1
    return count


def rules_page(
    game_id: str, page: int, texts: Texts, table_id: TableId = HELP_TABLE
) -> ui.LayoutView:
    """Lay out a page of the rules, counted from 1; a page out of range is the nearest one."""
    pages = page_count(game_id, texts)
    page = max(1, min(page, pages))
    verb, where = ("rules", "") if table_id != HELP_TABLE else ("guide", f"{game_id}.")
    buttons = []
    if page > 1:
        back = Press(table_id, verb, f"{where}{page - 1}")
        buttons.append(button(back.spelt(), texts("button-previous"), emoji="⬅️"))
    if page < pages:
        onward = Press(table_id, verb, f"{where}{page + 1}")
        buttons.append(button(onward.spelt(), texts("button-next"), emoji="➡️", style="expected"))
    if table_id != HELP_TABLE:
        hand = Press(table_id, "hand")
        buttons.append(button(hand.spelt(), texts("button-to-table"), emoji="✋"))
    title = texts(f"{game_id}-rules-{page}-title")
    count = texts("rules-page", page=page, pages=pages)
    return layout(
        face_of(game_id).colour,
        f"## {texts(f'{game_id}-emoji')} {title}\n{texts(f'{game_id}-rules-{page}')}\n-# {count}",
        ui.ActionRow(*buttons) if buttons else None,
    )
