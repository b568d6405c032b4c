"""Playing with somebody: the lobbies where they can be invited, and games to open one of."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import Table
from cogs.elements.components import OPTION_LIMIT, layout, menu_rows, shortened
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from games import GAME_IDS

_COLOUR = 0xFFD36B


def play_with_panel(
    user_id: int, name: str, lobbies: Sequence[Table], texts: Texts
) -> ui.LayoutView:
    """Lay out menus of one's own lobbies and of all games, 25 each, to invite ``user_id``.

    ``name`` is that person's name, already escaped. Lobbies have the value ``t<id>``, games their
    id.
    """
    games = [
        discord.SelectOption(
            label=shortened(texts("play-with-new", game=texts(f"{game}-name")), OPTION_LIMIT),
            value=game,
            emoji=texts(f"{game}-emoji"),
            description=shortened(texts(f"{game}-about"), OPTION_LIMIT),
        )
        for game in GAME_IDS
    ]
    own = [
        discord.SelectOption(
            label=shortened(
                texts("play-with-lobby", game=texts(f"{one.game}-name"), table=str(one.id)),
                OPTION_LIMIT,
            ),
            value=f"t{one.id}",
            emoji="✉️",
        )
        for one in lobbies
    ]
    press = CustomId(HELP_TABLE, Verb.PLAY_WITH, str(user_id))
    return layout(
        _COLOUR,
        texts("play-with", name=name),
        *menu_rows(press, texts("play-with-menu"), [*own, *games]),
    )
