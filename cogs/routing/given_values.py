"""Check the values given with a command against those that it offers.

Discord offers no others; what comes all the same is from a Discord of another age, or no Discord.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

from bot.model.refusal import Refused

_KINDS: dict[AppCommandOptionType, type] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}


def check_given(interaction: discord.Interaction) -> None:
    """Raise Refused if a slash command has a value that it does not offer; others pass.

    Raises:
        Refused: one is not (``unknown-choice``).
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    given = dict(iter(interaction.namespace))
    for parameter in command.parameters:
        if parameter.display_name in given and not _is_offered(
            parameter, given[parameter.display_name]
        ):
            raise Refused("unknown-choice")


def _is_offered(parameter: app_commands.Parameter, value: Any) -> bool:
    """Return True if a value has the type, choices and bounds of a command's parameter.

    Only texts, integers and booleans are checked; bounds are those of integers.
    """
    kind = _KINDS.get(parameter.type)
    if kind is not None and type(value) is not kind:
        return False
    if parameter.choices:
        return any(choice.value == value for choice in parameter.choices)
    least, most = parameter.min_value, parameter.max_value
    if kind is int:
        return (least is None or least <= value) and (most is None or value <= most)
    return True
