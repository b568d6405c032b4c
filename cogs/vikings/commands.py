"""``/vikings``: the commands of Clash of Vikings."""

from __future__ import annotations

from bot.client import TabletopBot
from cogs.commands.game import GameCommands, add_game
from cogs.elements.localisation import localised


class VikingsCommands(
    GameCommands,
    name=localised("vikings-command"),
    description=localised("vikings-command-description"),
):
    """The commands of Clash of Vikings."""

    game = "vikings"


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await add_game(bot, VikingsCommands)
