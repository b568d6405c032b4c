"""Presses in the lobby, and the rematch that opens another one."""

from __future__ import annotations

import discord

from bot.model.refusal import Refused
from bot.model.table import Status
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId
from cogs.interactions.open_table import check_permissions, rematch
from cogs.interactions.replies import Replies
from cogs.interactions.router import Router


class LobbyHandlers:
    """Seats people with their consent, and starts and closes tables."""

    def __init__(self, desk: BotContext, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    def register(self, presses: Router) -> None:
        """Take over the controls of the lobby and of the end."""
        presses.on("join", self.join)
        presses.on("leave", self.leave)
        presses.on("start", self.start)
        presses.on("cancel", self.cancel)
        presses.on("rematch", self.rematch)

    async def join(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take a seat."""
        table = await self.desk.tables.lobbies.join(press.table, person_of(interaction.user))
        words = await self.desk.texts_for(interaction)
        game = words(f"{table.game}-name")
        await self.replies.say(interaction, words("joined", game=game, table=str(table.id)))

    async def leave(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Give up one's seat in the lobby.

        Raises:
            Refused: the game has started; leaving it is no matter of one old button.
        """
        table = await self.desk.tables.queries.get(press.table)
        if table.status is not Status.LOBBY:
            raise Refused("already-started" if table.status is Status.PLAYING else "lobby-closed")
        table = await self.desk.tables.lobbies.leave(press.table, person_of(interaction.user))
        await self._say(interaction, "left", table.id)

    async def start(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Start the game, as the host."""
        table = await self.desk.tables.queries.get(press.table)
        if interaction.channel_id == table.channel_id:
            # Something may have been taken away since the table was opened.
            await check_permissions(self.desk, interaction, table.place)
        table = await self.desk.tables.lobbies.start(press.table, person_of(interaction.user))
        await self._say(interaction, "started", table.id)

    async def cancel(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Close the lobby, as the host."""
        table = await self.desk.tables.lobbies.cancel(press.table, person_of(interaction.user))
        await self._say(interaction, "cancelled", table.id)

    async def rematch(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Open the same table again."""
        table = await rematch(self.desk, interaction, press.table)
        await self._say(interaction, "rematch-opened", table.id)

    async def _say(self, interaction: discord.Interaction, key: str, table_id: int) -> None:
        words = await self.desk.texts_for(interaction)
        await self.replies.say(interaction, words(key, table=str(table_id)))
