"""``/table answer``: the choices of a private panel, without a button."""

from __future__ import annotations

import discord

from bot.client import TabletopBot
from bot.model.refusal import Refused
from cogs.commands.declared import Commands, command
from cogs.commands.named_choices import Choice, named
from cogs.commands.table.find_table import named_table, offers_own_tables
from cogs.commands.table.group import add_to_table
from cogs.context import context_of
from cogs.elements.custom_ids import CustomId, MoveName, read_word
from cogs.panels.answers import answers
from games import find
from games.api import RuleError
from games.codec import takes_text, with_text


async def _offered(interaction: discord.Interaction) -> list[Choice]:
    """List the person's legal moves at the table that the command means, by their names.

    Those to their question come first, then those that nobody asks for; empty if there are neither.
    """
    context, table = context_of(interaction.client), await named_table(interaction)
    look = await context.tables.queries.look(table.id, interaction.user.id)
    words = await context.texts_for(interaction)
    return [named(one.name, one.value) for one in answers(look, words)]


class MoveCommands(Commands):
    """Makes moves without a button."""

    @command("table-answer", {"choice": _offered})
    @offers_own_tables
    async def answer(
        self,
        interaction: discord.Interaction,
        choice: str,
        text: str | None = None,
        table: int | None = None,
    ) -> None:
        """Make a move, as the buttons of a panel do; ``text`` is for moves that take one.

        ``choice`` is a question's id and a move, as the list offers it; that it is allowed now is
        checked as for a press.

        Raises:
            Refused: it is none (``unknown-choice``), or its text is missing (``text-missing``).
        """
        del table
        found = await named_table(interaction)
        decision, _, word = choice.partition(" ")
        verb, _, argument = word.partition("-")
        game = find(found.game)
        try:
            move = read_word(game, word) if text is None else with_text(game, verb, text)
        except RuleError as error:
            raise Refused("unknown-choice") from error
        if text is None and takes_text(type(move)):
            # The one in the list is a specimen: nobody has written it.
            raise Refused("text-missing")
        press = CustomId(found.id, MoveName(verb), argument, decision)
        await self.press(interaction, press, text)


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, MoveCommands(bot))
