"""``/schools``: the commands of Clash of Magic Schools."""

from __future__ import annotations

from bot.client import TabletopBot
from cogs.commands.game import GameCommands, add_game
from cogs.elements.localisation import localised


class SchoolsCommands(
    GameCommands,
    name=localised("schools-command"),
    description=localised("schools-command-description"),
):
    """The commands of Clash of Magic Schools."""

    game = "schools"


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await add_game(bot, SchoolsCommands)
