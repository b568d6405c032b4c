"""Pausing a table and giving others more time: under *More* and under ``/table``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.pace import PACES
from bot.model.table import Status, Table, TableId
from cogs.commands.find_table import find_table
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId
from cogs.elements.localisation import localised
from cogs.interactions.replies import Replies
from cogs.interactions.router import Router
from cogs.interactions.views import Entry, ViewHandlers

Act = Callable[[discord.Interaction, TableId], Awaitable[None]]


class PausesCommands(commands.Cog):
    """The commands that concern the clocks of a table."""

    def __init__(self, desk: BotContext, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    @app_commands.command(
        name=localised("command-table-pause"),
        description=localised("command-table-pause-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def pause(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Stop the clocks of a table, as its host or together."""
        await self._run(interaction, table, self.pause_it)

    @app_commands.command(
        name=localised("command-table-resume"),
        description=localised("command-table-resume-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def resume(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Let the clocks of a table run again."""
        await self._run(interaction, table, self.resume_it)

    @app_commands.command(
        name=localised("command-table-extend"),
        description=localised("command-table-extend-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def extend(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Give those who are asked more time."""
        await self._run(interaction, table, self.extend_it)

    def register(self, presses: Router) -> None:
        """Take over the buttons of the same names."""
        for verb, act in (
            ("pause", self.pause_it),
            ("resume", self.resume_it),
            ("extend", self.extend_it),
        ):
            presses.on(verb, _pressed(act))

    async def pause_it(self, interaction: discord.Interaction, table_id: TableId) -> None:
        """Ask for a pause and say what is still missing."""
        missing = await self.desk.tables.pauses.pause(table_id, person_of(interaction.user))
        words = await self.desk.texts_for(interaction)
        text = words("pause-asked", count=missing) if missing else words("paused")
        await self.replies.say(interaction, text)

    async def resume_it(self, interaction: discord.Interaction, table_id: TableId) -> None:
        """End a pause."""
        await self.desk.tables.pauses.resume(table_id, person_of(interaction.user))
        words = await self.desk.texts_for(interaction)
        await self.replies.say(interaction, words("resumed"))

    async def extend_it(self, interaction: discord.Interaction, table_id: TableId) -> None:
        """Give more time."""
        await self.desk.tables.pauses.extend(table_id, person_of(interaction.user))
        words = await self.desk.texts_for(interaction)
        await self.replies.say(interaction, words("extended"))

    async def _run(self, interaction: discord.Interaction, given: int | None, act: Act) -> None:
        async def work() -> None:
            found = await find_table(self.desk, interaction, given)
            await act(interaction, found.id)

        await self.replies.run(interaction, work)


def _pressed(act: Act) -> Callable[[discord.Interaction, CustomId], Awaitable[None]]:
    async def handle(interaction: discord.Interaction, press: CustomId) -> None:
        await act(interaction, press.table)

    return handle


def _may_pause(table: Table, user_id: int) -> bool:
    return _concerned(table, user_id) and table.paused_at is None


def _may_resume(table: Table, user_id: int) -> bool:
    return _concerned(table, user_id) and table.paused_at is not None


def _may_extend(table: Table, user_id: int) -> bool:
    playing = table.status is Status.PLAYING and table.seat_of(user_id) is not None
    return playing and PACES[table.pace].turn is not None


def _concerned(table: Table, user_id: int) -> bool:
    return table.status is Status.PLAYING and (
        table.seat_of(user_id) is not None or table.host.id == user_id
    )


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``, the buttons to *More*, and answer both."""
    presses: Router = bot.presses  # type: ignore[attr-defined]
    looking: ViewHandlers = bot.looking  # type: ignore[attr-defined]
    cog = PausesCommands(bot.desk, bot.replies)  # type: ignore[attr-defined]
    cog.register(presses)
    looking.entries += [
        Entry("pause", "button-pause", "⏸️", _may_pause),
        Entry("resume", "button-resume", "▶️", _may_resume),
        Entry("extend", "button-extend", "⏳", _may_extend),
    ]
    group = bot.tree.get_command("table")
    assert isinstance(group, app_commands.Group)
    for command in cog.get_app_commands():
        group.add_command(command)
