"""A table in quarantine: what its host and the server's managers can do about it."""

from __future__ import annotations

from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import Table, TableId
from cogs.elements.components import Style, button, layout, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.moments import confirming

_COLOUR = 0xF0B232


def repair_button(table_id: TableId, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Make the button that has a table rebuilt."""
    press = CustomId(table_id, Verb.REPAIR)
    return button(press, texts("button-repair"), emoji="🩹", style=Style.EXPECTED)


def beyond_repair(table: Table, reason: str, texts: Texts) -> ui.LayoutView:
    """Lay out what can be done with a table that cannot be rebuilt, below the ``reason``.

    Three buttons: begin again, give it up, try to repair it once more. A game of a series cannot be
    given up: it is played again whoever closes its table.
    """
    ways = [
        button(
            confirming(Verb.ANEW, table),
            texts("button-begin-again"),
            emoji="🔁",
            style=Style.EXPECTED,
        )
    ]
    if table.series is None:
        label = texts("button-give-up-table")
        ways.append(button(confirming(Verb.GIVE_UP, table), label, emoji="✖️", style=Style.FINAL))
    return layout(
        _COLOUR,
        reason,
        texts("repair-ways" if table.series is None else "repair-ways-in-series"),
        *rows([*ways, repair_button(table.id, texts)]),
    )
