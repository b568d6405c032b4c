"""Detail pictures of a table: sheets, dice, known cards."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import Style, button, gallery, layout, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from cogs.elements.uploads import Picture
from rendering import ShowsDetails


def details(shown: ShowsDetails, look: TableView) -> tuple[str, ...]:
    """List the keys of the details that can be looked up now; empty once the game is over."""
    return () if look.outcome is not None else shown.details(look.view)


def details_button(
    shown: ShowsDetails, look: TableView, texts: Texts
) -> list[ui.Button[ui.LayoutView]]:
    """Return the button that leads to the details; an empty list if there are none now."""
    if not details(shown, look):
        return []
    press = CustomId(look.table.id, Verb.DETAIL)
    return [button(press, texts(f"{look.table.game}-details"), emoji="🔍")]


def detail_panel(
    look: TableView, key: str, keys: Sequence[str], picture: Picture, texts: Texts
) -> ui.LayoutView:
    """Lay out one detail picture, with buttons to the others and back to the panel or the board.

    ``keys`` are those of all details; a single one gets no button.
    """
    face = face_of(look.table.game)
    ways = []
    for each in keys if len(keys) > 1 else ():
        label, emoji = face.detail(each, look, texts)
        style = Style.EXPECTED if each == key else Style.PLAIN
        press = CustomId(look.table.id, Verb.DETAIL, each)
        ways.append(button(press, label, emoji=emoji, style=style))
    back = CustomId(look.table.id, Verb.HAND if look.seat is not None else Verb.WATCH)
    return layout(
        face.colour,
        gallery(picture, texts),
        *rows(ways),
        ui.ActionRow(button(back, texts("panel-back"), emoji="⬅️")),
    )
