"""Commands of a long press, or of *Apps* in a menu: on a person, and on a message of the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.client import TabletopBot
from cogs.context import part_of
from cogs.elements.localisation import localised
from cogs.interactions import long_press
from cogs.interactions.standings import show_profile
from cogs.routing.request import Request
from cogs.routing.router import Router


class LongPress:
    """Answers what somebody chose after a long press."""

    def __init__(self, router: Router) -> None:
        self.router = router
        self.replies = router.replies

    async def play_with(self, interaction: discord.Interaction, person: discord.Member) -> None:
        """Offer games to play with somebody."""
        await self._run(interaction, lambda request: long_press.play_with(request, person))

    async def profile(self, interaction: discord.Interaction, person: discord.Member) -> None:
        """Show what somebody has played and won on this server."""
        await self._run(interaction, lambda request: show_profile(request, person))

    async def this_table(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Open the table that a message of the bot belongs to, as its player or spectator."""

        async def do() -> None:
            """Find the control that opens the message's table, and do what it does."""
            press = await long_press.table_of(Request(self.replies, interaction), message)
            await self.router.do(interaction, press)

        await self.replies.run(interaction, do)

    async def _run(
        self, interaction: discord.Interaction, act: Callable[[Request], Awaitable[None]]
    ) -> None:
        """Run an action of a long press, and answer its refusals and errors."""

        async def do() -> None:
            await act(Request(self.replies, interaction))

        await self.replies.run(interaction, do)


async def setup(bot: TabletopBot) -> None:
    """Add the commands on people and messages to the bot, for servers only."""
    does = LongPress(part_of(bot, Router))
    for name, callback in (
        ("play-with", does.play_with),
        ("profile", does.profile),
        ("this-table", does.this_table),
    ):
        menu = app_commands.ContextMenu(name=localised(f"long-press-{name}"), callback=callback)
        bot.tree.add_command(app_commands.guild_only(menu))
