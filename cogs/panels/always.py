"""Answers in advance to the question in hand: a button beside its answers, and what it opens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import discord
from discord import ui

from bot.i18n.narration import listing
from bot.i18n.text_ids import standing_about_id, standing_id, standing_until_id
from bot.i18n.texts import Texts
from bot.model.table import Status
from bot.model.view import TableView
from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, button, in_label, layout, menu
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from games import find
from games.optional.in_advance import Standing


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
    """List answers with how long each holds; no menu where there are none.

    Many are several menus, which say what they are about.
    """
    table = look.table
    pages = _pages(standings)
    found = []
    for number, page in enumerate(pages):
        options = [
            discord.SelectOption(
                label=in_label(texts(standing_id(table.game, standing)), OPTION_LIMIT),
                value=standing.key,
                description=in_label(texts(standing_until_id(table.game, standing)), OPTION_LIMIT),
                emoji="🔁",
            )
            for standing in page
        ]
        # Two menus of a message may not have the same id.
        press = CustomId(table.id, Verb.STANDING, f"{invitation}.{number}")
        about = _about(table.game, page, texts) if len(pages) > 1 else "none"
        found.append(ui.ActionRow(menu(press, texts(invitation, about=about), options)))
    return found


def _pages(standings: Sequence[Standing]) -> list[list[Standing]]:
    """Share answers out among as few menus as may be, those to one question in the same."""
    pages: list[list[Standing]] = []
    for _, same in groupby(standings, lambda one: one.prompts[0]):
        answers = list(same)
        if not pages or len(pages[-1]) + len(answers) > OPTIONS_PER_MENU:
            pages.append([])
        pages[-1] += answers
    return pages


def _about(game: str, page: Sequence[Standing], texts: Texts) -> str:
    """Name the questions that a menu has answers to."""
    prompts = dict.fromkeys(standing.prompts[0] for standing in page)
    said = listing([texts(standing_about_id(game, prompt)) for prompt in prompts], texts)
    return said[:1].upper() + said[1:]


def _not_given(look: TableView) -> list[Standing]:
    return [one for one in find(look.table.game).standing if one.key not in look.standing]


def _offered(look: TableView) -> list[Standing]:
    """List the answers in advance to what the viewer is asked that have not been given."""
    if look.question is None or look.question.decision.answered:
        return []
    prompt = look.question.decision.prompt
    return [standing for standing in _not_given(look) if prompt in standing.prompts]
