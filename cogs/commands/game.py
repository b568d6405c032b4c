"""The commands that every game's group has: open a table, one's hand, the board, the rules."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.text_ids import option_id
from bot.model.refusal import refused_by_status
from cogs.commands.cursus import cursus_command
from cogs.commands.new_table import new_command
from cogs.commands.table.find_table import find_table, names_a_table, own_choices
from cogs.context import BotContext, context_of, part_of
from cogs.elements.custom_ids import Need
from cogs.elements.localisation import localised
from cogs.interactions.guide import open_rules
from cogs.interactions.handlers import Handlers
from cogs.interactions.open_table import open_table
from games import GAME_IDS, find
from games.series.api import Kind
from games.series.kinds import is_offered
from rendering import details_of


@app_commands.guild_only()
class GameCommands(commands.GroupCog):
    """A game's group; the parameters of ``new`` follow from what its rules declare."""

    game: ClassVar[str]

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies
        group = self.app_command
        assert group is not None
        rules = find(self.game)
        group.add_command(new_command(self._new(), rules))
        if details_of(self.game) is None:
            group.remove_command("details")
        if is_offered(Kind.CURSUS, rules):
            group.add_command(cursus_command(handlers, self.game))

    def _new(self) -> Callable[..., Coroutine[Any, Any, None]]:
        """Make the callback of the command that opens a table."""

        async def new(interaction: discord.Interaction, **chosen: Any) -> None:
            async def act() -> None:
                await self._open(interaction, chosen)

            await self.replies.run(interaction, act)

        return new

    async def _open(self, interaction: discord.Interaction, chosen: dict[str, Any]) -> None:
        """Open a table and say so in private; the lobby message stands in the channel."""
        game = find(self.game)
        options = {o.key: chosen[o.key] for o in game.options if o.key in chosen}
        table = await open_table(
            self.context,
            interaction,
            self.game,
            chosen.get("seats", min(game.seats)),
            options,
            chosen["language"],
            chosen["where"],
            chosen["pace"],
            open_hands=chosen["open_hands"],
        )
        words = await self.context.texts_for(interaction)
        lines = [words("opened", table=str(table.id))]
        lines += [
            words("opened-without", option=words(option_id(self.game, key, value)))
            for key, value in options.items()
            if table.options[key] != value
        ]
        await self.replies.say(interaction, "\n".join(lines))

    @app_commands.command(
        name=localised("command-game-hand"), description=localised("command-game-hand-description")
    )
    @names_a_table
    async def hand(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Open one's private panel."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, game=self.game)
            await self.replies.show(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-game-board"),
        description=localised("command-game-board-description"),
    )
    @names_a_table
    async def board(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Look at the board in private, in one's own language."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, game=self.game)
            if found.seed_hash is None:
                raise refused_by_status(found)
            await self.handlers.views.show_board(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-game-details"),
        description=localised("command-game-details-description"),
    )
    @names_a_table
    async def details(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Look up what stands behind buttons beside the board."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, game=self.game)
            if found.seed_hash is None:
                raise refused_by_status(found)
            await self.handlers.views.show_detail(interaction, found.id)

        await self.replies.run(interaction, act)

    @hand.autocomplete("table")
    @board.autocomplete("table")
    @details.autocomplete("table")
    async def tables(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Offer the person's own tables of the game."""
        return await own_choices(interaction, current, self.game)

    @app_commands.command(
        name=localised("command-game-rules"),
        description=localised("command-game-rules-description"),
    )
    async def rules(self, interaction: discord.Interaction) -> None:
        """Show the game's rules, page by page."""

        async def act() -> None:
            await open_rules(self.context, self.replies, interaction, self.game)

        await self.replies.run(interaction, act)


def commands_of(game_id: str) -> type[GameCommands]:
    """Make the group of a game, named by its texts."""

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
        await bot.add_cog(commands_of(game_id)(context_of(bot), part_of(bot, Handlers)))
