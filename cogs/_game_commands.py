"""The commands that every game's group has: open a table, one's hand, the board, the rules."""

from __future__ import annotations

from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.pace import PACES
from bot.records import Refused
from cogs._board import watched
from cogs._desk import Desk
from cogs._guide import rules_page
from cogs._opening import open_table
from cogs._replies import Replies
from cogs._speech import said
from cogs.table import find_table

PACE_CHOICES = [app_commands.Choice(name=said(f"pace-{key}"), value=key) for key in PACES]
"""What ``new`` offers for its option ``pace``."""


class GameCommands(commands.GroupCog):
    """A game's group; the game's own cog adds ``new`` with its options."""

    game: ClassVar[str]

    def __init__(self, desk: Desk, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    async def open(
        self,
        interaction: discord.Interaction,
        seats: int,
        options: dict[str, Any],
        language: str | None,
        where: str,
        pace: str | None = None,
        *,
        open_hands: bool = False,
    ) -> None:
        """Open a table and say so in private; the lobby message stands in the channel."""

        async def act() -> None:
            table = await open_table(
                self.desk,
                interaction,
                self.game,
                seats,
                options,
                language,
                where,
                pace,
                open_hands=open_hands,
            )
            words = await self.desk.texts_for(interaction)
            await self.replies.say(interaction, words("opened", table=str(table.id)))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-game-hand"), description=said("command-game-hand-description")
    )
    @app_commands.rename(table=said("command-option-table"))
    @app_commands.describe(table=said("command-option-table-description"))
    async def hand(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Open one's private panel."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table, game=self.game)
            await self.replies.show(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-game-board"), description=said("command-game-board-description")
    )
    @app_commands.rename(table=said("command-option-table"))
    @app_commands.describe(table=said("command-option-table-description"))
    async def board(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Look at the board in private, in one's own language."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table, game=self.game)
            if found.seed_hash is None:
                raise Refused("table-not-started", table=str(found.id))
            words = await self.desk.texts_for(interaction)
            look = await self.desk.tables.look(found.id, None)
            picture = await self.desk.picture(look, words)
            lately = await self.desk.history.lately(look)
            view = watched(look, picture, words, lately)
            await self.replies.put(interaction, view, picture.file())

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-game-rules"), description=said("command-game-rules-description")
    )
    async def rules(self, interaction: discord.Interaction) -> None:
        """Show the game's rules, page by page."""

        async def act() -> None:
            words = await self.desk.texts_for(interaction)
            await self.replies.put(interaction, rules_page(self.game, 1, words))

        await self.replies.run(interaction, act)
