"""The *More* panel: what is seldom needed, and therefore not under the board."""

from __future__ import annotations

from collections.abc import Iterable

import discord
import msgspec
from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.model.times import from_ms
from bot.model.view import TableView
from cogs.elements.components import button, layout, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from cogs.elements.moments import confirming
from cogs.panels.always import answers_to_give
from cogs.panels.buttons import undo_button


class Entry(msgspec.Struct, frozen=True):
    """A button of the panel."""

    verb: Verb
    label: str
    """Id of its text."""
    emoji: str


def more_panel(
    table: Table, look: TableView | None, offered: Iterable[Entry], texts: Texts
) -> ui.LayoutView:
    """Lay out what else a person can do at a table; ``look`` is theirs of a game that goes on."""
    back = button(CustomId(table.id, Verb.HAND), texts("button-to-table"), emoji="✋")
    buttons = [
        button(CustomId(table.id, entry.verb), texts(entry.label), emoji=entry.emoji)
        for entry in offered
    ]
    return layout(
        face_of(table.game).colour,
        texts("more-title", table=str(table.id), game=texts(f"{table.game}-name")),
        *([] if look is None else answers_to_give(look, texts)),
        *rows([*_taking_back(look, texts), *_claiming(look, texts), *buttons, back]),
    )


def _taking_back(look: TableView | None, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Offer what the panel does not: to take back what others have acted upon since."""
    if look is None or look.undo is None or look.proposal is not None or not look.undo.consent:
        return []
    return [undo_button(look, texts)]


def _claiming(look: TableView | None, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Offer a game of two whose other player has stayed away."""
    if look is None or look.claimable_at is None:
        return []
    if from_ms(look.claimable_at) > discord.utils.utcnow():
        return []
    return [button(confirming(Verb.WIN, look.table), texts("seats-button-win"), emoji="🏆")]
