"""Answers in advance to the question in hand: a button beside its answers, and what it opens."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.i18n.text_ids import standing_id, standing_until_id
from bot.i18n.texts import Texts
from bot.model.table import Status
from bot.model.view import TableView
from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, button, in_label, layout, menu
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from games import find
from games.optional.in_advance import Standing, standing_of


def always_button(look: TableView, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Offer to answer questions like the one in hand from now on; nothing where none can be."""
    if not _offered(look):
        return []
    press = CustomId(look.table.id, Verb.ALWAYS)
    return [button(press, texts("always-button"), emoji="🔁")]


def always_panel(look: TableView, texts: Texts) -> ui.LayoutView | None:
    """Lay out what can be said in advance to questions like the one in hand, and for how long."""
    offered = _offered(look)
    if not offered:
        return None
    table = look.table
    others = [standing for standing in _not_given(look) if standing not in offered]
    back = button(CustomId(table.id, Verb.HAND), texts("panel-back"), emoji="⬅️")
    return layout(
        face_of(table.game).colour,
        f"👉 {face_of(table.game).prompt(look, texts)}",
        texts("always-explained"),
        *_menu(look, offered, "always-menu", texts),
        *_menu(look, others, "always-others", texts),
        ui.ActionRow(back),
    )


def answers_to_give(look: TableView, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Offer a seat all answers that can be given in advance and have not been."""
    if look.seat is None or look.table.status is not Status.PLAYING:
        return []
    return _menu(look, _not_given(look), "seats-menu-standing", texts)


def _menu(
    look: TableView, standings: Sequence[Standing], invitation: str, texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    """List answers with how long each holds; no menu where there are none, several for many."""
    table = look.table
    options = [
        discord.SelectOption(
            label=in_label(texts(standing_id(table.game, standing)), OPTION_LIMIT),
            value=standing.key,
            description=in_label(texts(standing_until_id(table.game, standing)), OPTION_LIMIT),
            emoji="🔁",
        )
        for standing in standings
    ]
    pages = [
        options[start : start + OPTIONS_PER_MENU]
        for start in range(0, len(options), OPTIONS_PER_MENU)
    ]
    # Two menus of a message may not have the same id.
    presses = [CustomId(table.id, Verb.STANDING, f"{invitation}.{n}") for n in range(len(pages))]
    return [
        ui.ActionRow(menu(press, texts(invitation), page))
        for press, page in zip(presses, pages, strict=True)
    ]


def _not_given(look: TableView) -> list[Standing]:
    return [one for one in standing_of(find(look.table.game)) if one.key not in look.standing]


def _offered(look: TableView) -> list[Standing]:
    """List the answers in advance to what the viewer is asked that have not been given."""
    if look.question is None or look.question.decision.answered:
        return []
    prompt = look.question.decision.prompt
    return [standing for standing in _not_given(look) if prompt in standing.prompts]
