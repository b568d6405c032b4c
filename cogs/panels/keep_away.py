"""The panel of whom a person keeps away: the list, and menus to add to it and to take from it."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.i18n.texts import Texts
from bot.model.preferences import MOST_KEPT_AWAY
from bot.rows.people import KeptAwayRow
from cogs.elements.components import OPTION_LIMIT, in_label, layout, menu, people_menu
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.display_names import escaped

_COLOUR = 0xFFD36B


def avoid_panel(listed: Sequence[KeptAwayRow], texts: Texts, headline: str = "") -> ui.LayoutView:
    """Lay out a person's avoid list, what it does, and menus to change it."""
    names = [_name(row, texts) for row in listed]
    return layout(
        _COLOUR,
        headline,
        texts("avoid-title"),
        texts("avoid-list", count=len(listed), most=MOST_KEPT_AWAY, names=", ".join(names)),
        *_menus(listed, texts),
        texts("avoid-what"),
    )


def _name(row: KeptAwayRow, texts: Texts) -> str:
    return escaped(row.name) if row.name else texts("avoid-forgotten")


def _menus(listed: Sequence[KeptAwayRow], texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return a menu to add one person, unless the list is full, and one to remove some, if any."""
    menus: list[ui.ActionRow[ui.LayoutView]] = []
    if len(listed) < MOST_KEPT_AWAY:
        add = CustomId(HELP_TABLE, Verb.AVOID)
        menus.append(ui.ActionRow(people_menu(add, texts("avoid-menu-add"))))
    if listed:
        options = [
            discord.SelectOption(
                label=in_label(_name(row, texts), OPTION_LIMIT), value=str(row.other_id)
            )
            for row in listed
        ]
        remove = CustomId(HELP_TABLE, Verb.UNAVOID)
        menus.append(
            ui.ActionRow(menu(remove, texts("avoid-menu-remove"), options, MOST_KEPT_AWAY))
        )
    return menus
