"""``/seat``: everything that the buttons about seats do, for when a message is out of reach."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.text_ids import standing_id, standing_until_id
from bot.i18n.texts import Texts
from bot.model.plan import AT_NIGHT
from bot.model.refusal import Refused
from bot.model.table import Table
from cogs.commands.named_choices import Choice, fitting, meant, named
from cogs.commands.table.find_table import find_table, names_own_table
from cogs.commands.table.twins import OF_A_SEAT, add_twins
from cogs.context import part_of, person_of
from cogs.elements.custom_ids import Need
from cogs.elements.localisation import localised
from cogs.routing.router import Router
from games import find
from games.optional.in_advance import standing_of


@app_commands.guild_only()
class SeatCommands(
    commands.GroupCog,
    name=localised("command-seat"),
    description=localised("command-seat-description"),
):
    """The commands that concern seats of a game under way."""

    def __init__(self, router: Router) -> None:
        self.replies = router.replies
        self.context = self.replies.context
        add_twins(self.app_command, "seat", OF_A_SEAT, router)

    @app_commands.command(
        name=localised("command-seat-answers"),
        description=localised("command-seat-answers-description"),
    )
    @app_commands.rename(choice=localised("command-seat-answers-choice"))
    @app_commands.describe(choice=localised("command-seat-answers-choice-description"))
    @names_own_table
    async def answers(
        self, interaction: discord.Interaction, choice: str, table: int | None = None
    ) -> None:
        """Answer a kind of question in advance, or be asked again."""

        async def act() -> None:
            found = await self._find(interaction, table)
            look = await self.context.tables.queries.look(found.id, interaction.user.id)
            person = person_of(interaction.user)
            key = meant(_answers(found, await self.context.texts_for(interaction)), choice)
            on = key not in look.standing
            await self.context.tables.moves.answer_for(found.id, person, key, on=on)
            await self.replies.show(interaction, found.id)

        await self.replies.run(interaction, act)

    @answers.autocomplete("choice")
    async def answers_offered(self, interaction: discord.Interaction, current: str) -> list[Choice]:
        """Offer what can be answered in advance in the game played here."""
        try:
            found = await self._find(interaction, interaction.namespace.table)
        except Refused:
            return []
        words = await self.context.texts_for(interaction)
        return fitting(_answers(found, words), current)

    async def _find(self, interaction: discord.Interaction, given: int | None) -> Table:
        return await find_table(self.context, interaction, given, Need.SEE)


def _answers(table: Table, words: Texts) -> list[Choice]:
    return [
        named(
            f"{words(standing_id(table.game, standing))} "
            f"({words(standing_until_id(table.game, standing))})",
            standing.key,
        )
        for standing in standing_of(find(table.game))
    ] + [named(words("seats-button-at-night-yes"), AT_NIGHT)]


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SeatCommands(part_of(bot, Router)))
