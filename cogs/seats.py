"""``/seat``: everything that the buttons about seats do, for when a message is out of reach."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.records import Refused, Table
from cogs._desk import Desk, person_of
from cogs._ids import Press
from cogs._layout import shortened
from cogs._replies import Replies
from cogs._reseating import Reseating
from cogs._speech import said
from cogs.table import find_table
from games import find
from games.api import standing_of

_TABLE = app_commands.rename(table=said("command-option-table"))
_WHICH = app_commands.describe(table=said("command-option-table-description"))


@app_commands.guild_only()
class SeatCommands(
    commands.GroupCog, name=said("command-seat"), description=said("command-seat-description")
):
    """The commands that concern seats of a game under way."""

    def __init__(self, desk: Desk, replies: Replies, reseating: Reseating) -> None:
        self.desk = desk
        self.replies = replies
        self.reseating = reseating

    @app_commands.command(
        name=said("command-seat-take"), description=said("command-seat-take-description")
    )
    @_TABLE
    @_WHICH
    async def take(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Ask for the first seat on offer."""

        async def act() -> None:
            found = await self._find(interaction, table)
            free = next((p.seat for p in found.players if p.offered), None)
            if free is None:
                raise Refused("seat-not-offered")
            await self.reseating.take(interaction, found.id, free)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-seat-back"), description=said("command-seat-back-description")
    )
    @_TABLE
    @_WHICH
    async def back(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take one's seat back."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.reseating.back(interaction, Press(found.id, "back"))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-seat-agree"), description=said("command-seat-agree-description")
    )
    @_TABLE
    @_WHICH
    async def agree(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Let whoever asks for a seat have it."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.reseating.welcome(interaction, _claim(found, "welcome"))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-seat-object"), description=said("command-seat-object-description")
    )
    @_TABLE
    @_WHICH
    async def object(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Object to whoever asks for a seat."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.reseating.decline(interaction, _claim(found, "decline"))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-seat-keep"), description=said("command-seat-keep-description")
    )
    @_TABLE
    @_WHICH
    async def keep(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Keep a table that is about to close."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.reseating.keep(interaction, Press(found.id, "keep"))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-seat-players"), description=said("command-seat-players-description")
    )
    @_TABLE
    @_WHICH
    async def players(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show who sits where, and who sat there before."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table, over=True)
            await self.reseating.show_people(interaction, found)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-seat-concede"), description=said("command-seat-concede-description")
    )
    @_TABLE
    @_WHICH
    async def concede(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Ask back how somebody wants to leave a game."""

        async def act() -> None:
            found = await self._find(interaction, table)
            await self.reseating.quit(interaction, Press(found.id, "quit"))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=said("command-seat-answers"), description=said("command-seat-answers-description")
    )
    @app_commands.rename(
        choice=said("command-seat-answers-choice"), table=said("command-option-table")
    )
    @app_commands.describe(
        choice=said("command-seat-answers-choice-description"),
        table=said("command-option-table-description"),
    )
    async def answers(
        self, interaction: discord.Interaction, choice: str, table: int | None = None
    ) -> None:
        """Answer a kind of question in advance, or be asked again."""

        async def act() -> None:
            found = await self._find(interaction, table)
            look = await self.desk.tables.look(found.id, interaction.user.id)
            person = person_of(interaction.user)
            on = choice not in look.standing
            await self.desk.tables.answer_for(found.id, person, choice, on=on)
            await self.replies.show(interaction, found.id)

        await self.replies.run(interaction, act)

    @answers.autocomplete("choice")
    async def answers_offered(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer what can be answered in advance in the game played here."""
        try:
            found = await self._find(interaction, interaction.namespace.table)
        except Refused:
            return []
        words = await self.desk.texts_for(interaction)
        offered = (
            (words(f"{found.game}-standing-{s.key}"), s.key) for s in standing_of(find(found.game))
        )
        return [
            app_commands.Choice(name=shortened(label, 100), value=key)
            for label, key in offered
            if current.casefold() in label.casefold()
        ][:25]

    async def _find(self, interaction: discord.Interaction, given: int | None) -> Table:
        return await find_table(self.desk, interaction, given)


def _claim(table: Table, verb: str) -> Press:
    player = next((p for p in table.players if p.sitting.claim is not None), None)
    if player is None or player.sitting.claim is None:
        raise Refused("no-claim")
    return Press(table.id, verb, f"{player.seat}.{player.sitting.claim.id}")


async def setup(bot: commands.Bot) -> None:
    """Register the controls and add the commands to the bot."""
    desk: Desk = bot.desk  # type: ignore[attr-defined]
    replies: Replies = bot.replies  # type: ignore[attr-defined]
    reseating = Reseating(desk, replies)
    reseating.register(bot.presses, bot.looking)  # type: ignore[attr-defined]
    await bot.add_cog(SeatCommands(desk, replies, reseating))
