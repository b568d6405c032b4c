"""Choices of a game as menus, split by Discord's limit on options."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, in_label
from cogs.elements.custom_ids import words_of
from cogs.elements.game_face import Choice


def pages_of(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """Split choices into pages of one menu each, keeping their order.

    A page has 25 choices, the last one those that are left. Without choices there is no page.
    """
    starts = range(0, len(choices), OPTIONS_PER_MENU)
    return [choices[start : start + OPTIONS_PER_MENU] for start in starts]


def options_of(choices: Sequence[Choice]) -> list[discord.SelectOption]:
    """Return menu options in the order of the choices; each value spells the choice's moves.

    Labels and second lines are cut to 100 characters without markup. The caller keeps to 25.
    """
    return [
        discord.SelectOption(
            label=in_label(choice.label, OPTION_LIMIT),
            value=words_of((choice.move, *choice.then)),
            emoji=str(choice.emoji) or None,
            description=in_label(choice.help, OPTION_LIMIT) or None,
        )
        for choice in choices
    ]
