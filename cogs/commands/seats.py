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
from cogs.commands.table.find_table import find_table, names_a_table, names_own_table
from cogs.context import BotContext, context_of, part_of, person_of
from cogs.elements.custom_ids import CustomId, Need, Verb
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from games import find
from games.optional.in_advance import standing_of


@app_commands.guild_only()
class SeatCommands(
    commands.GroupCog,
    name=localised("command-seat"),
    description=localised("command-seat-description"),
):
    """The commands that concern seats of a game under way."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-seat-take"), description=localised("command-seat-take-description")
    )
    @names_a_table
    async def take(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Ask for the first seat on offer."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.ACT)
            free = next((p.seat for p in found.players if p.offered), None)
            if free is None:
                raise Refused("seat-not-offered")
            await self.handlers.seats.take(interaction, found.id, free)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-seat-back"), description=localised("command-seat-back-description")
    )
    @names_own_table
    async def back(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take one's seat back."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.handlers.seats.back(interaction, CustomId(found.id, Verb.BACK))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-seat-win"), description=localised("command-seat-win-description")
    )
    @names_own_table
    async def win(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Have a game of two that the other stays away from."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.handlers.seats.win(interaction, CustomId(found.id, Verb.WIN))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-seat-agree"),
        description=localised("command-seat-agree-description"),
    )
    @names_own_table
    async def agree(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Let whoever asks for a seat have it."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.handlers.seats.welcome(interaction, _claim(found, Verb.WELCOME))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-seat-object"),
        description=localised("command-seat-object-description"),
    )
    @names_own_table
    async def object(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Object to whoever asks for a seat."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.handlers.seats.decline(interaction, _claim(found, Verb.DECLINE))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-seat-keep"), description=localised("command-seat-keep-description")
    )
    @names_own_table
    async def keep(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Keep a table that is about to close."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.handlers.seats.keep(interaction, CustomId(found.id, Verb.KEEP))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-seat-players"),
        description=localised("command-seat-players-description"),
    )
    @names_own_table
    async def players(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show who sits where, and who sat there before."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, over=True)
            await self.handlers.seats.show_people(interaction, found)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-seat-concede"),
        description=localised("command-seat-concede-description"),
    )
    @names_own_table
    async def concede(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Ask back how somebody wants to leave a game."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.handlers.seats.quit(interaction, CustomId(found.id, Verb.QUIT))

        await self.replies.run(interaction, act)

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


def _claim(table: Table, verb: Verb) -> CustomId:
    player = next((p for p in table.players if p.occupancy.claim is not None), None)
    if player is None or player.occupancy.claim is None:
        raise Refused("no-claim")
    return CustomId(table.id, verb, f"{player.seat}.{player.occupancy.claim.id}")


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SeatCommands(context_of(bot), part_of(bot, Handlers)))
