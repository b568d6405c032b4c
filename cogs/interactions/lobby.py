"""Presses in the lobby, and the rematch that opens another one."""

from __future__ import annotations

import discord

from bot.model.refusal import Refused, refused_by_status
from bot.model.table import Place, Status, Table, TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.interactions.open_table import (
    check_permissions,
    open_rematch,
    open_table,
    usual_seats,
)
from cogs.panels.public.lobby import ANY, closing
from cogs.panels.start import FILLED, start_question
from cogs.routing.confirmations import outdated
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games import GAME_IDS, find
from players.levels import Level


class LobbyHandlers:
    """Seats people with their consent, and starts and closes tables."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """The controls of the lobby, of the end, and what opens a table."""
        return {
            Verb.NEW: self.open,
            Verb.JOIN: self.join,
            Verb.PLACE: self.choose_place,
            Verb.LEAVE: self.leave,
            Verb.START: self.start,
            Verb.CANCEL: self.ask_to_close,
            Verb.CLOSE: self.close,
            Verb.REMATCH: self.rematch,
        }

    async def open(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Open a table of the game that was picked, with everything as usual.

        Raises:
            Refused: there is no such game, or no table can be opened here.
        """
        game = press.pick
        if game not in GAME_IDS:
            raise Refused("unknown-control")
        seats = usual_seats(find(game))
        table = await open_table(
            self.context, interaction, game, seats, {}, None, Place.THREAD.value
        )
        await self._say(interaction, "opened", table.id)

    async def join(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take a seat."""
        table = await self.context.tables.lobbies.join(press.table, person_of(interaction.user))
        await self._welcome(interaction, table)

    async def choose_place(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take a place by its name, or any; whoever has a seat changes their mind."""
        key = "" if press.pick == ANY else press.pick
        person = person_of(interaction.user)
        table = await self.context.tables.lobbies.choose_place(press.table, person, key)
        await self._welcome(interaction, table)

    async def _welcome(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.context.texts_for(interaction)
        game = words(f"{table.game}-name")
        await self.replies.confirm(interaction, words("joined", game=game, table=str(table.id)))

    async def leave(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Give up one's seat in the lobby.

        Raises:
            Refused: the game has started; leaving it is no matter of one old button.
        """
        await self._lobby(press)
        table = await self.context.tables.lobbies.leave(press.table, person_of(interaction.user))
        await self._say(interaction, "left", table.id)

    async def start(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Start the game, as the host; with free seats it asks what is to become of them."""
        table = await self.context.tables.queries.get(press.table)
        if interaction.channel_id == table.channel_id:
            # Something may have been taken away since the table was opened.
            await check_permissions(self.context, interaction, table.place)
        person = person_of(interaction.user)
        if press.argument == FILLED:
            if await self._asks_to_start_again(interaction, press, table):
                return
            await self.context.tables.computers.fill(table.id, person, Level.MEDIUM)
        try:
            await self.context.tables.lobbies.start(table.id, person, press.argument)
        except Refused as refused:
            if refused.key != "start-smaller":
                raise
            await self._ask_to_start(interaction, table.id)
            return
        await self._say(interaction, "started", table.id)

    async def _asks_to_start_again(
        self, interaction: discord.Interaction, press: CustomId, table: Table
    ) -> bool:
        """Ask again what is to become of free seats where the lobby has changed; whether it did.

        Raises:
            Refused: there are no free seats any more (``changed-since``).
        """
        headline = await outdated(self.context, interaction, press, table)
        if headline is None or table.status is not Status.LOBBY:
            return False
        if table.host.id != interaction.user.id:
            raise Refused("not-host", host=table.host.name)
        if len(table.players) >= table.terms.seats:
            raise Refused("changed-since")
        await self._ask_to_start(interaction, table.id, headline)
        return True

    async def _ask_to_start(
        self, interaction: discord.Interaction, table_id: TableId, headline: str = ""
    ) -> None:
        """Ask the host in private whether to play with fewer than the lobby has seats."""
        table = await self.context.tables.queries.get(table_id)
        smaller = await self.context.tables.lobbies.fitted(table_id)
        words = await self.context.texts_for(interaction)
        limits = (await self.context.servers.setting(table.guild_id)).limits
        view = start_question(table, smaller, words, headline, computers=limits.computers)
        await self.replies.put(interaction, view)

    async def ask_to_close(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Ask the host in private whether the lobby is to be closed.

        Raises:
            Refused: not the host, or not a lobby any more.
        """
        await self._ask_to_close(interaction, await self._lobby(press))

    async def _ask_to_close(
        self, interaction: discord.Interaction, table: Table, headline: str = ""
    ) -> None:
        if table.host.id != interaction.user.id:
            raise Refused("not-host", host=table.host.name)
        words = await self.context.texts_for(interaction)
        await self.replies.put(interaction, closing(table, words, headline))

    async def close(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Close the lobby, as the host.

        Raises:
            Refused: not the host, or not a lobby any more.
        """
        table = await self._lobby(press)
        headline = await outdated(self.context, interaction, press, table)
        if headline is not None:
            await self._ask_to_close(interaction, table, headline)
            return
        table = await self.context.tables.lobbies.cancel(press.table, person_of(interaction.user))
        await self._say(interaction, "cancelled", table.id)

    async def rematch(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Open the same table again, or take a seat where somebody has."""
        table = await open_rematch(self.context, interaction, press.table)
        opened = table.host.id == interaction.user.id
        await self._say(interaction, "rematch-opened" if opened else "rematch-joined", table.id)

    async def _lobby(self, press: CustomId) -> Table:
        """Return the table of a button that is of no use once the game has begun."""
        table = await self.context.tables.queries.get(press.table)
        if table.status is not Status.LOBBY:
            raise refused_by_status(table)
        return table

    async def _say(self, interaction: discord.Interaction, key: str, table_id: int) -> None:
        words = await self.context.texts_for(interaction)
        await self.replies.confirm(interaction, words(key, table=str(table_id)))
