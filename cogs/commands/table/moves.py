"""``/table answer``: the choices of a private panel, without a button."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.table import Table
from cogs.commands.named_choices import Choice, fitting, meant, named
from cogs.commands.table.find_table import find_table, names_own_table
from cogs.commands.table.group import add_to_table
from cogs.context import BotContext, context_of, part_of, person_of
from cogs.elements.custom_ids import Need, read_word
from cogs.elements.display_names import written
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.panels.answers import answers
from games import find
from games.api import RuleError
from games.codec import takes_text, with_text


class MoveCommands(commands.Cog):
    """Makes moves without a button."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-table-answer"),
        description=localised("command-table-answer-description"),
    )
    @app_commands.rename(
        choice=localised("command-table-answer-choice"),
        text=localised("command-table-answer-text"),
    )
    @app_commands.describe(
        choice=localised("command-table-answer-choice-description"),
        text=localised("command-table-answer-text-description"),
    )
    @names_own_table
    async def answer(
        self,
        interaction: discord.Interaction,
        choice: str,
        text: str | None = None,
        table: int | None = None,
    ) -> None:
        """Make a move: the twin of every button that makes one."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE)
            before = await self.replies.unread(interaction, found.id)
            try:
                await self._answer(interaction, found, choice, text)
            except Refused as refused:
                await self.replies.refuse(interaction, refused, found.id)
            else:
                await self.replies.show(interaction, found.id, before=before)

        await self.replies.run(interaction, act)

    async def _answer(
        self, interaction: discord.Interaction, table: Table, given: str, text: str | None
    ) -> None:
        game = find(table.game)
        value = meant(await self._offered(interaction, table), given)
        decision, _, word = value.partition(" ")
        verb = word.partition("-")[0]
        try:
            move = read_word(game, word) if text is None else with_text(game, verb, written(text))
        except RuleError as error:
            raise Refused("unknown-choice") from error
        if text is None and takes_text(type(move)):
            # The one in the list is a specimen: nobody has written it.
            raise Refused("text-missing")
        await self.context.tables.moves.play(
            table.id, person_of(interaction.user), interaction.id, decision, move
        )

    async def _offered(self, interaction: discord.Interaction, table: Table) -> list[Choice]:
        look = await self.context.tables.queries.look(table.id, interaction.user.id)
        words = await self.context.texts_for(interaction)
        return [named(one.name, one.value) for one in answers(look, words)]

    @answer.autocomplete("choice")
    async def answers(self, interaction: discord.Interaction, current: str) -> list[Choice]:
        """Offer the person's legal moves."""
        try:
            found = await find_table(
                self.context, interaction, interaction.namespace.table, Need.SEE
            )
            offered = await self._offered(interaction, found)
        except Refused:
            return []
        return fitting(offered, current)


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, MoveCommands(context_of(bot), part_of(bot, Handlers)))
