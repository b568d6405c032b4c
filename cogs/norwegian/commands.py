"""``/norwegian``: the commands of Norwegian Battle."""

from __future__ import annotations

from bot.client import TabletopBot
from cogs.commands.game import GameCommands, add_game
from cogs.elements.localisation import localised


class NorwegianCommands(
    GameCommands,
    name=localised("norwegian-command"),
    description=localised("norwegian-command-description"),
):
    """The commands of Norwegian Battle."""

    game = "norwegian"


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await add_game(bot, NorwegianCommands)
