"""The commands that every game's group has: open a table, one's hand, the board, the rules."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.text_ids import option_id
from bot.model.table import Place
from cogs.commands.declared import Commands, command
from cogs.commands.new_table import new_command
from cogs.commands.series_openings import opening
from cogs.commands.table.twins import add_twins
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.localisation import localised
from cogs.interactions.open_table import opened_text, opening_here
from games import GAME_IDS, find
from games.series.api import Kind
from games.series.kinds import is_offered


@app_commands.guild_only()
class GameCommands(Commands, commands.GroupCog):
    """A game's group; the parameters of ``new`` follow from what its rules declare."""

    game: ClassVar[str]

    def __init__(self, bot: TabletopBot) -> None:
        """Add the command ``new``, the aliases of buttons and, if the game has one, its Cursus."""
        super().__init__(bot)
        group = self.app_command
        assert group is not None
        rules = find(self.game)

        async def new(interaction: discord.Interaction, **chosen: Any) -> None:
            """Acknowledge, open a table with the chosen values, and answer errors."""
            await self.run(interaction, partial(self._open, interaction, chosen))

        group.add_command(new_command(new, rules))
        add_twins(group, "game", self.router, self.game)
        if is_offered(Kind.CURSUS, rules):
            group.add_command(opening(self, "cursus", Kind.CURSUS, self.game))

    async def _open(self, interaction: discord.Interaction, chosen: dict[str, Any]) -> None:
        """Open a table with the chosen values and say so in private; publishing posts the lobby.

        An option that the table did not take is named. Options the command has no room for are as
        usual.
        """
        game = find(self.game)
        options = {o.key: chosen[o.key] for o in game.options if o.key in chosen}
        opening = await opening_here(
            self.context,
            interaction,
            self.game,
            chosen.get("seats", min(game.seats)),
            options,
            language=chosen["language"],
            place=Place(chosen["where"]),
            pace=chosen["pace"],
            open_hands=chosen["open_hands"],
            invited_only=chosen["invited_only"],
        )
        table = await self.context.tables.lobbies.open(opening, interaction.id)
        words = await self.context.texts_for(interaction)
        key, said = opened_text(interaction, table)
        lines = [words(key, **said)]
        lines += [
            words("opened-without", option=words(option_id(self.game, key, value)))
            for key, value in options.items()
            if table.terms.options[key] != value
        ]
        await self.replies.say(interaction, "\n".join(lines))

    @command("game-rules")
    async def rules(self, interaction: discord.Interaction) -> None:
        """Show the game's rules, page by page."""
        await self.press(interaction, CustomId(HELP_TABLE, Verb.BOOKS, picked=(self.game,)))


def commands_of(game_id: str) -> type[GameCommands]:
    """Return the cog class of a game's group, named by the game's texts; add it to no bot."""

    class OfOneGame(
        GameCommands,
        name=localised(f"{game_id}-command"),
        description=localised(f"{game_id}-command-description"),
    ):
        game = game_id

    return OfOneGame


async def setup(bot: TabletopBot) -> None:
    """Add the commands of every game to the bot."""
    for game_id in GAME_IDS:
        await bot.add_cog(commands_of(game_id)(bot))
