"""``/goths``: the commands of Goths Save the Queen."""

from __future__ import annotations

from bot.client import TabletopBot
from cogs.commands.game import GameCommands, add_game
from cogs.elements.localisation import localised


class GothsCommands(
    GameCommands,
    name=localised("goths-command"),
    description=localised("goths-command-description"),
):
    """The commands of Goths Save the Queen."""

    game = "goths"


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await add_game(bot, GothsCommands)
