"""``/rage``: the commands of Clash of Rage."""

from __future__ import annotations

from bot.client import TabletopBot
from cogs.commands.game import GameCommands, add_game
from cogs.elements.localisation import localised


class RageCommands(
    GameCommands,
    name=localised("rage-command"),
    description=localised("rage-command-description"),
):
    """The commands of Clash of Rage."""

    game = "rage"


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await add_game(bot, RageCommands)
