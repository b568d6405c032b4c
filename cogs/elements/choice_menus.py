"""Choices of a game as rows of a menu, as many pages as Discord's limit makes of them."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, in_label
from cogs.elements.custom_ids import words_of
from cogs.elements.game_face import Choice


def pages_of(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """Divide choices into what one menu can show."""
    starts = range(0, len(choices), OPTIONS_PER_MENU)
    return [choices[start : start + OPTIONS_PER_MENU] for start in starts]


def options_of(choices: Sequence[Choice]) -> list[discord.SelectOption]:
    """Make the rows of a menu, each of which spells its moves."""
    return [
        discord.SelectOption(
            label=in_label(choice.label, OPTION_LIMIT),
            value=words_of((choice.move, *choice.then)),
            emoji=str(choice.emoji) or None,
            description=in_label(choice.help, OPTION_LIMIT) or None,
        )
        for choice in choices
    ]
