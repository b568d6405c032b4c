"""``/table``: everything that the buttons do, for when a message is out of reach."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.table import Status, Table
from bot.model.view import UNASKED, TableView
from cogs.commands.table.find_table import (
    find_table,
    follow,
    names_a_table,
    own_tables,
    table_of,
)
from cogs.commands.table.group import add_to_table
from cogs.context import BotContext, context_of, part_of, person_of
from cogs.elements.components import TEXT_LIMIT, shortened
from cogs.elements.custom_ids import CustomId, Need, Verb, read_word, word_of
from cogs.elements.faces import face_of
from cogs.elements.localisation import localised
from cogs.elements.uploads import Upload
from cogs.interactions.handlers import Handlers
from cogs.panels.hand import asked
from cogs.panels.public.board import table_line
from games import find
from games.api import RuleError
from games.codec import with_text

_LISTED = 15
"""The most tables in one list; a message has only so much room."""
_ROOM = TEXT_LIMIT - 200
"""Characters of their lines, beside the title and how many more there are."""


class TableCommands(commands.Cog):
    """The commands that concern a table whatever its game."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-table-show"),
        description=localised("command-table-show-description"),
    )
    @names_a_table
    async def show(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Post the board of a table again, for everybody."""

        async def act() -> None:
            found = await self._find(interaction, table, Need.ACT, over=True)
            await follow(self.context, interaction, found)
            await self.handlers.views.show_anew(interaction, found)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-hand"),
        description=localised("command-table-hand-description"),
    )
    @names_a_table
    async def hand(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Open one's private panel."""

        async def act() -> None:
            found = await self._find(interaction, table, Need.SEE)
            await self.replies.show(interaction, found.id)

        await self.replies.run(interaction, act)

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
    @names_a_table
    async def answer(
        self,
        interaction: discord.Interaction,
        choice: str,
        text: str | None = None,
        table: int | None = None,
    ) -> None:
        """Make a move: the twin of every button that makes one."""

        async def act() -> None:
            found = await self._find(interaction, table, Need.SEE)
            try:
                await self._answer(interaction, found, choice, text)
            except Refused as refused:
                await self.replies.refuse(interaction, refused, found.id)
            else:
                await self.replies.show(interaction, found.id)

        await self.replies.run(interaction, act)

    async def _answer(
        self, interaction: discord.Interaction, table: Table, choice: str, text: str | None
    ) -> None:
        decision, _, word = choice.partition(" ")
        game = find(table.game)
        try:
            if text is None:
                move = read_word(game, word)
            else:
                move = with_text(game, word.partition("-")[0], text)
        except RuleError as error:
            raise Refused("unknown-choice") from error
        await self.context.tables.moves.play(
            table.id, person_of(interaction.user), interaction.id, decision, move
        )

    @answer.autocomplete("choice")
    async def answers(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the person's legal moves."""
        try:
            found = await self._find(interaction, interaction.namespace.table, Need.SEE)
            look = await self.context.tables.queries.look(found.id, interaction.user.id)
        except Refused:
            return []
        words = await self.context.texts_for(interaction)
        face = face_of(found.game)
        offered = (
            (face.label(move, look, words), f"{decision} {word_of(move)}")
            for decision, moves in ((asked(look), look.legal), (UNASKED, look.unasked))
            for move in moves
        )
        return [
            app_commands.Choice(name=shortened(label, 100), value=value)
            for label, value in offered
            if current.casefold() in label.casefold()
        ][:25]

    @app_commands.command(
        name=localised("command-table-list"),
        description=localised("command-table-list-description"),
    )
    async def list_(self, interaction: discord.Interaction) -> None:
        """List the person's tables on every server, their own turn first."""

        async def act() -> None:
            words = await self.context.texts_for(interaction)
            mine = [
                entry
                for entry in await self.context.tables.queries.mine(interaction.user.id)
                if not _has_left(interaction.user.id, table_of(entry))
            ]
            if not mine:
                await self.replies.say(interaction, words("list-empty"))
                return
            lines = [
                table_line(
                    table_of(entry),
                    entry if isinstance(entry, TableView) else None,
                    interaction.user.id,
                    words,
                    elsewhere=table_of(entry).guild_id != interaction.guild_id,
                )
                for entry in mine[:_LISTED]
            ]
            while len("\n".join(lines)) > _ROOM:
                # The names of many at once may take more room than there is.
                del lines[-1]
            if (left := len(mine) - len(lines)) > 0:
                lines.append(words("list-more", count=left))
            await self.replies.say(interaction, "\n".join([words("list-title"), *lines]))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-leave"),
        description=localised("command-table-leave-description"),
    )
    @names_a_table
    async def leave(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Give up one's seat."""

        async def act() -> None:
            found = await self._find(interaction, table, Need.SEE)
            left = await self.context.tables.lobbies.leave(found.id, person_of(interaction.user))
            words = await self.context.texts_for(interaction)
            key = "left" if left.status is Status.LOBBY else "seats-said-left"
            await self.replies.say(interaction, words(key, table=str(found.id)))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-cancel"),
        description=localised("command-table-cancel-description"),
    )
    @names_a_table
    async def cancel(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """End a table: its host in the lobby, everybody together once it is played."""

        async def act() -> None:
            found = await self._find(interaction, table, Need.ACT)
            words = await self.context.texts_for(interaction)
            person = person_of(interaction.user)
            if found.status is Status.LOBBY:
                await self.context.tables.lobbies.cancel(found.id, person)
                missing = 0
            else:
                missing = await self.context.tables.lobbies.agree_cancel(found.id, person)
            text = (
                words("cancel-agreed", table=str(found.id), count=missing)
                if missing
                else words("cancelled", table=str(found.id))
            )
            await self.replies.say(interaction, text)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-log"), description=localised("command-table-log-description")
    )
    @names_a_table
    async def log(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Page through the public story of a game."""

        async def act() -> None:
            found = await self._find(interaction, table, Need.SEE, over=True)
            words = await self.context.texts_for(interaction)
            await self.handlers.views.show_log(interaction, found, None, words)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-export"),
        description=localised("command-table-export-description"),
    )
    @names_a_table
    async def export(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Hand out a finished game, so that anybody can verify its luck."""

        async def act() -> None:
            found = await self._find(interaction, table, Need.SEE, over=True)
            if found.status is not Status.OVER:
                raise Refused("not-over")
            data = await self.context.tables.history.export(found.id)
            words = await self.context.texts_for(interaction)
            text = words("exported", table=str(found.id))
            file = Upload(data, f"table-{found.id}.json", description=text)
            await interaction.edit_original_response(content=text, attachments=[file])

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-rematch"),
        description=localised("command-table-rematch-description"),
    )
    @names_a_table
    async def rematch(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Open a finished table again."""

        async def act() -> None:
            found = await self._find(interaction, table, Need.POST, over=True)
            await self.handlers.lobby.rematch(interaction, CustomId(found.id, Verb.REMATCH))

        await self.replies.run(interaction, act)

    @show.autocomplete("table")
    @hand.autocomplete("table")
    @answer.autocomplete("table")
    @leave.autocomplete("table")
    @cancel.autocomplete("table")
    async def tables(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Offer the person's own tables, their own turn first."""
        words = await self.context.texts_for(interaction)
        found = []
        for table in await own_tables(self.context, interaction):
            label = words("table-choice", table=str(table.id), game=words(f"{table.game}-name"))
            if str(current).casefold() in label.casefold():
                found.append(app_commands.Choice(name=shortened(label, 100), value=table.id))
        return found[:25]

    async def _find(
        self, interaction: discord.Interaction, given: int | None, need: Need, *, over: bool = False
    ) -> Table:
        return await find_table(self.context, interaction, given, need, over=over)


def _has_left(user_id: int, table: Table) -> bool:
    """Whether somebody with a seat is known not to be on the table's server any more."""
    seat = table.seat_of(user_id)
    return seat is not None and table.players[seat].sitting.away


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, TableCommands(context_of(bot), part_of(bot, Handlers)))
