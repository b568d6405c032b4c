"""The *More* panel: what is seldom needed, and therefore not under the board."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import Table
from cogs.elements.components import button, layout, rows
from cogs.elements.custom_ids import CustomId
from cogs.elements.game_face import face_of

_ORDER = ("catchup", "log", "people", "hands", "rules", "terms", "extend", "pause", "resume")
"""What is looked for most comes first; what is not named here follows in the order given."""
_LAST = ("quit",)


def more_panel(
    table: Table, offered: Sequence[tuple[str, str, str]], texts: Texts
) -> ui.LayoutView:
    """Lay out what else can be done, from ``(verb, label, emoji)``."""
    back = button(CustomId(table.id, "hand").spelt(), texts("button-to-table"), emoji="✋")
    return layout(
        face_of(table.game).colour,
        texts("more-title", table=str(table.id), game=texts(f"{table.game}-name")),
        *rows(
            [
                *(
                    button(CustomId(table.id, verb).spelt(), label, emoji=emoji)
                    for verb, label, emoji in sorted(offered, key=_rank)
                ),
                back,
            ]
        ),
    )


def _rank(entry: tuple[str, str, str]) -> int:
    verb, _, _ = entry
    if verb in _LAST:
        return len(_ORDER) + 1
    return _ORDER.index(verb) if verb in _ORDER else len(_ORDER)
