"""The greetings: with which local play begins, and that of a server which the bot has joined."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n.texts import Texts
from cogs.elements.components import button, gallery, layout, rows, small
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.uploads import Picture
from cogs.panels.guide import opening_menus
from cogs.panels.limits import proposed_nights
from cogs.panels.settings import settings_button
from games import GAME_IDS

_COLOUR = 0xFFD36B
BUTTONS = 20
"""Games that have a button; the menu below has all."""


def welcome(texts: Texts, picture: Picture | None = None) -> ui.LayoutView:
    """Lay out local play's greeting: games against computers, new tables, the tour, settings.

    Games have a button each, at most twenty; a menu opens tables of any.
    """
    games = [
        button(
            CustomId(HELP_TABLE, Verb.SOLO, game),
            texts(f"{game}-name"),
            emoji=texts(f"{game}-emoji"),
        )
        for game in GAME_IDS[:BUTTONS]
    ]
    tour = button(CustomId(HELP_TABLE, Verb.TOUR), texts("button-tour"), emoji="🧭")
    return layout(
        _COLOUR,
        gallery(picture, texts),
        texts("welcome"),
        *rows(games),
        texts("welcome-together"),
        *opening_menus(texts),
        ui.Separator(),
        *rows([tour, settings_button(texts)]),
    )


def server_greeting(zones: Sequence[str], texts: Texts) -> ui.LayoutView:
    """Lay out the greeting of a server that the bot has joined, for those who manage it.

    A menu to open tables, a proposal of quiet hours for each of ``zones``, tour and settings.
    """
    games = [
        button(CustomId(HELP_TABLE, Verb.TOUR), texts("button-tour"), emoji="🧭"),
        button(CustomId(HELP_TABLE, Verb.LIMITS), texts("limits-form-usual"), emoji="⚙️"),
    ]
    return layout(
        _COLOUR,
        texts("server-greeting"),
        *opening_menus(texts),
        texts("server-greeting-night"),
        small([texts("board-suggested")]),
        *rows([*proposed_nights(zones, texts), *games]),
    )
