"""Presses that only look: panel, spectators' board, rules, story, and what else there is."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.model.refusal import Refused, refused_by_status
from bot.model.table import Status, Table, TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Need, Verb, read_number
from cogs.interactions.guide import open_rules, open_tour
from cogs.panels.details import detail_panel, details
from cogs.panels.keepsakes import seal_message
from cogs.panels.more import more_panel
from cogs.panels.public.board import spectator_board
from cogs.panels.story_log import log_page
from cogs.routing.access import reach
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games import GAME_IDS
from rendering import details_of


class ViewHandlers:
    """Shows a table to whoever asks, as that person may see it."""

    def __init__(
        self, context: BotContext, replies: Replies, post_anew: Callable[[TableId], None]
    ) -> None:
        self.context = context
        self.replies = replies
        self.post_anew = post_anew
        """Has a table's lobby or board posted as a new message."""

    def by_verb(self) -> dict[Verb, Handler]:
        """Everything that changes nothing."""
        return {
            Verb.HAND: self.hand,
            Verb.NEXT: self.next_table,
            Verb.WATCH: self.watch,
            Verb.DETAIL: self.detail,
            Verb.RULES: self.rules,
            Verb.GUIDE: self.guide,
            Verb.BOOKS: self.books,
            Verb.TOUR: self.tour,
            Verb.LOG: self.log,
            Verb.SEAL: self.seal,
            Verb.MORE: self.more,
            Verb.AGAIN: self.again,
        }

    async def hand(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Open one's private panel."""
        page = int(press.argument) if press.argument.isdecimal() else 0
        await self.replies.show(interaction, press.table, page=page)

    async def next_table(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Open one's panel of another table, where the panel of this one was.

        Raises:
            Refused: there is no such table for this person.
        """
        number = read_number(press.argument)
        if number is None:
            raise Refused("unknown-control")
        onward = TableId(number)
        await reach(self.context.tables.queries, interaction, onward, Need.SEE)
        await self.replies.show(interaction, onward)

    async def watch(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what spectators see of a table, in private and in the reader's own language."""
        words = await self.context.texts_for(interaction)
        look = await self.context.tables.queries.look(press.table, None)
        picture = await self.context.picture(look, words)
        lately = await self.context.tables.history.lately(look)
        view = spectator_board(look, picture, words, lately)
        await self.replies.put(interaction, view, *picture.files())

    async def detail(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show one of the pictures behind buttons; the first where it is gone or none is named.

        Raises:
            Refused: there is nothing to be looked up now (``no-details``).
        """
        words = await self.context.texts_for(interaction)
        look = await self.context.tables.queries.look(press.table, interaction.user.id)
        shown = details_of(look.table.game)
        keys = () if shown is None else details(shown, look)
        if not keys:
            raise Refused("no-details")
        chosen = press.argument if press.argument in keys else keys[0]
        picture = await self.context.detail(look, chosen, words)
        view = detail_panel(look, chosen, keys, picture, words)
        self.replies.panels.forget(press.table, interaction.user.id)
        await self.replies.put(interaction, view, *picture.files())

    async def rules(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the rules of the table's game."""
        table = await self.context.tables.queries.get(press.table)
        page = int(press.argument) if press.argument.isdecimal() else 1
        await open_rules(self.context, self.replies, interaction, table.game, page, press.table)

    async def guide(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the rules of a game, away from any table."""
        game, _, page = press.argument.partition(".")
        if game not in GAME_IDS or not page.isdecimal():
            raise Refused("unknown-control")
        await open_rules(self.context, self.replies, interaction, game, int(page))

    async def books(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the page of the rules that was picked, or the first one of the game that was.

        Raises:
            Refused: there is no such game.
        """
        game, _, page = press.pick.partition(".")
        if game not in GAME_IDS or not (page or "1").isdecimal():
            raise Refused("unknown-control")
        await open_rules(self.context, self.replies, interaction, game, int(page or 1), press.table)

    async def tour(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the tour."""
        page = int(press.argument) if press.argument.isdecimal() else 1
        await open_tour(self.context, self.replies, interaction, page)

    async def log(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the game's public story, counted from 1; the last one where none is named.

        Raises:
            Refused: the game has not started.
        """
        words = await self.context.texts_for(interaction)
        page = int(press.argument) if press.argument.isdecimal() else None
        table = await self.context.tables.queries.get(press.table)
        if table.seed_hash is None:
            raise refused_by_status(table)
        chapters = await self.context.tables.history.chapters(table.id)
        await self.replies.put(interaction, log_page(table, chapters, page, words))

    async def seal(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the whole seal of a game's luck.

        Raises:
            Refused: the game has not started.
        """
        words = await self.context.texts_for(interaction)
        table = await self.context.tables.queries.get(press.table)
        if table.seed_hash is None:
            raise refused_by_status(table)
        await self.replies.put(interaction, seal_message(table, words))

    async def more(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what else can be done at a table."""
        words = await self.context.texts_for(interaction)
        table = await self.context.tables.queries.get(press.table)
        look = None
        if table.status is Status.PLAYING:
            look = await self.context.tables.queries.look(press.table, interaction.user.id)
        person = person_of(interaction.user)
        possible = await self.context.tables.pauses.possible(table.id, person)
        view = more_panel(table, look, person.id, words, possible)
        await self.replies.put(interaction, view)

    async def again(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Post the lobby or the board anew, for everybody."""
        table = await self.context.tables.queries.get(press.table)
        if not table.can_be_posted:
            raise Refused("place-lost") if table.place_lost else refused_by_status(table)
        await self.show_anew(interaction, table)

    async def show_anew(self, interaction: discord.Interaction, table: Table) -> None:
        """Post the lobby or the board of a table anew, and say so."""
        self.post_anew(table.id)
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words("shown-again", table=str(table.id)))
