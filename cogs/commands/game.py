"""The commands that every game's group has: open a table, one's hand, the board, the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.texts import LANGUAGES
from bot.model.pace import PACES
from bot.model.refusal import Refused
from cogs.commands.find_table import find_table
from cogs.context import BotContext
from cogs.elements.localisation import localised
from cogs.interactions.guide import open_rules
from cogs.interactions.open_table import open_table
from cogs.interactions.replies import Replies
from cogs.panels.board import spectator_board

Choice = app_commands.Choice
F = TypeVar("F", bound=Callable[..., Any])


def opening(game: str, *options: str) -> Callable[[F], F]:
    """Name, describe and fill the choices of a command that opens a table of ``game``.

    Args:
        game: the game's identifier; its texts are ``<game>-command-new-<choice>``.
        options: the parameters that only this game has.

    """
    own = ("seats", *options, "language", "where")

    def named(function: F) -> F:
        for worded, ending in ((app_commands.rename, ""), (app_commands.describe, "-description")):
            function = worded(
                **{key: localised(f"{game}-command-new-{key}{ending}") for key in own},
                pace=localised(f"command-option-pace{ending}"),
                open_hands=localised(f"command-new-open-hands{ending}"),
            )(function)
        return app_commands.choices(
            language=[Choice(name=localised(f"language-{key}"), value=key) for key in LANGUAGES],
            where=[Choice(name=localised(f"where-{key}"), value=key) for key in ("thread", "here")],
            pace=[Choice(name=localised(f"pace-{key}"), value=key) for key in PACES],
        )(function)

    return named


class GameCommands(commands.GroupCog):
    """A game's group; the game's own cog adds ``new`` with its options."""

    game: ClassVar[str]

    def __init__(self, desk: BotContext, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    async def open(
        self,
        interaction: discord.Interaction,
        seats: int,
        options: dict[str, Any],
        language: Choice[str] | None,
        where: Choice[str] | None,
        pace: Choice[str] | None,
        *,
        open_hands: bool,
    ) -> None:
        """Open a table and say so in private; the lobby message stands in the channel."""

        async def act() -> None:
            table = await open_table(
                self.desk,
                interaction,
                self.game,
                seats,
                options,
                language.value if language else None,
                where.value if where else "thread",
                pace.value if pace else None,
                open_hands=open_hands,
            )
            words = await self.desk.texts_for(interaction)
            await self.replies.say(interaction, words("opened", table=str(table.id)))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-game-hand"), description=localised("command-game-hand-description")
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def hand(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Open one's private panel."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table, game=self.game)
            await self.replies.show(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-game-board"),
        description=localised("command-game-board-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def board(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Look at the board in private, in one's own language."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table, game=self.game)
            if found.seed_hash is None:
                raise Refused("table-not-started", table=str(found.id))
            words = await self.desk.texts_for(interaction)
            look = await self.desk.tables.queries.look(found.id, None)
            picture = await self.desk.picture(look, words)
            lately = await self.desk.tables.history.lately(look)
            view = spectator_board(look, picture, words, lately)
            await self.replies.put(interaction, view, picture.file())

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-game-rules"),
        description=localised("command-game-rules-description"),
    )
    async def rules(self, interaction: discord.Interaction) -> None:
        """Show the game's rules, page by page."""

        async def act() -> None:
            await open_rules(self.desk, self.replies, interaction, self.game)

        await self.replies.run(interaction, act)


async def add(bot: commands.Bot, kind: type[GameCommands]) -> None:
    """Add a game's commands to the bot."""
    desk: BotContext = bot.desk  # type: ignore[attr-defined]
    replies: Replies = bot.replies  # type: ignore[attr-defined]
    await bot.add_cog(kind(desk, replies))
