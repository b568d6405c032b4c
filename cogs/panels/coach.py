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
from games.optional.coaching import FIRST_TURN


def coach(look: TableView, keys: Sequence[str], texts: Texts) -> list[ui.Section[ui.LayoutView]]:
    """Lay out tips beside the button that silences them; nothing without any."""
    if not keys:
        return []
    facts = face_of(look.table.game).facts(look, texts)
    told = [texts(tip_id(look.table.game, key), **facts) for key in keys]
    if FIRST_TURN not in keys:
        told = [f"🎓 {tip}" for tip in told]
    hush = button(CustomId(look.table.id, Verb.HUSH), texts("button-hush"), emoji="✖️")
    return [ui.Section("\n".join(told), accessory=hush)]
