"""Presses that only look: panel, spectators' board, rules, story, and what else there is."""

from __future__ import annotations

from collections.abc import Callable

import discord
import msgspec

from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.table import Status, Table
from cogs.context import BotContext
from cogs.elements.custom_ids import CustomId
from cogs.interactions.guide import open_rules, open_tour
from cogs.interactions.replies import Replies
from cogs.interactions.router import Router
from cogs.panels.board import spectator_board
from cogs.panels.more import more_panel
from cogs.panels.story_log import log_page
from games import GAME_IDS


class Entry(msgspec.Struct, frozen=True):
    """Something that the *More* panel offers."""

    verb: str
    label: str
    """Id of the button's text."""
    emoji: str
    fits: Callable[[Table, int], bool]
    """Whether it is offered to a person (by user id) at a table."""


def _always(table: Table, user_id: int) -> bool:
    del table, user_id
    return True


def _played(table: Table, user_id: int) -> bool:
    del user_id
    return table.seed_hash is not None


class ViewHandlers:
    """Shows a table to whoever asks, as that person may see it."""

    def __init__(self, desk: BotContext, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies
        self.entries: list[Entry] = [
            Entry("rules", "button-rules", "📖", _always),
            Entry("log", "button-log", "📜", _played),
            Entry("again", "button-again", "📌", _always),
        ]
        """What *More* offers; other cogs add to it."""

    def register(self, presses: Router) -> None:
        """Take over everything that changes nothing."""
        presses.on("hand", self.hand)
        presses.on("refresh", self.hand)
        presses.on("watch", self.watch)
        presses.on("rules", self.rules)
        presses.on("guide", self.guide)
        presses.on("tour", self.tour)
        presses.on("log", self.log)
        presses.on("more", self.more)
        presses.on("again", self.again)

    async def hand(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Open one's private panel."""
        page = int(press.argument) if press.argument.isdecimal() else 0
        await self.replies.show(interaction, press.table, page=page)

    async def watch(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the spectators' board, in private and in the reader's own language."""
        words = await self.desk.texts_for(interaction)
        look = await self.desk.tables.queries.look(press.table, None)
        picture = await self.desk.picture(look, words)
        lately = await self.desk.tables.history.lately(look)
        view = spectator_board(look, picture, words, lately)
        await self.replies.put(interaction, view, picture.file())

    async def rules(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the rules of the table's game."""
        table = await self.desk.tables.queries.get(press.table)
        page = int(press.argument) if press.argument.isdecimal() else 1
        await open_rules(self.desk, self.replies, interaction, table.game, page, press.table)

    async def guide(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the rules of a game, away from any table."""
        game, _, page = press.argument.partition(".")
        if game not in GAME_IDS or not page.isdecimal():
            raise Refused("unknown-control")
        await open_rules(self.desk, self.replies, interaction, game, int(page))

    async def tour(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the tour."""
        page = int(press.argument) if press.argument.isdecimal() else 1
        await open_tour(self.desk, self.replies, interaction, page)

    async def log(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the game's public story, the last one first."""
        words = await self.desk.texts_for(interaction)
        page = int(press.argument) if press.argument.isdecimal() else None
        await self.show_log(
            interaction, await self.desk.tables.queries.get(press.table), page, words
        )

    async def show_log(
        self, interaction: discord.Interaction, table: Table, page: int | None, words: Texts
    ) -> None:
        """Answer with a page of a table's story, counted from 1; None is the last one.

        Raises:
            Refused: the game has not started.
        """
        if table.seed_hash is None:
            raise Refused("not-started")
        chapters = await self.desk.tables.history.chapters(table.id)
        await self.replies.put(interaction, log_page(table, chapters, page, words))

    async def more(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what else can be done at a table."""
        words = await self.desk.texts_for(interaction)
        table = await self.desk.tables.queries.get(press.table)
        offered = [
            (entry.verb, words(entry.label), entry.emoji)
            for entry in self.entries
            if entry.fits(table, interaction.user.id)
        ]
        await self.replies.put(interaction, more_panel(table, offered, words))

    async def again(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Post the lobby or the board anew, for everybody."""
        table = await self.desk.tables.queries.get(press.table)
        if table.status not in (Status.LOBBY, Status.PLAYING, Status.OVER):
            raise Refused("lobby-closed")
        self.desk.show_again(table.id)
        words = await self.desk.texts_for(interaction)
        await self.replies.say(interaction, words("shown-again", table=str(table.id)))
