"""Private panels still open on somebody's screen, redrawn in place while Discord lets us."""

from __future__ import annotations

import logging
from collections import OrderedDict
from datetime import timedelta

import discord

from bot.records import Look, Refused, TableId
from cogs._desk import Desk
from cogs._panel import panel

log = logging.getLogger(__name__)

TOKEN_LIVES = timedelta(minutes=14)
"""An interaction's token works for fifteen minutes."""

_LIMIT = 500


class OpenPanels:
    """The latest panel of each person at each table; lost in a restart, and nothing needs it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._open: OrderedDict[tuple[TableId, int], tuple[discord.Interaction, int]] = (
            OrderedDict()
        )

    async def remember(
        self, table_id: TableId, interaction: discord.Interaction, moves: int
    ) -> None:
        """Note that the interaction's answer now shows a table as it is after ``moves`` moves."""
        key = (table_id, interaction.user.id)
        self._open[key] = (interaction, moves)
        self._open.move_to_end(key)
        while len(self._open) > _LIMIT:
            self._open.popitem(last=False)
        # A move made while it was being painted found nothing here to redraw.
        await self._keep_up(key)

    def forget(self, table_id: TableId, user_id: int) -> None:
        """The panel shows something else now: leave it alone."""
        self._open.pop((table_id, user_id), None)

    async def refresh(self, table_id: TableId) -> None:
        """Redraw the open panels of a table that show an older position."""
        for key in [key for key in self._open if key[0] == table_id]:
            await self._keep_up(key)

    async def _keep_up(self, key: tuple[TableId, int]) -> None:
        known = self._open.get(key)
        if known is None:
            return
        interaction, moves = known
        if discord.utils.utcnow() - interaction.created_at > TOKEN_LIVES:
            self._open.pop(key)
            return
        try:
            look = await self.desk.tables.look(*key)
            if look.moves != moves:
                await self._redraw(key, known, look)
        except (discord.HTTPException, Refused) as error:
            # Closed by its reader, or too old: the button opens a new one.
            if self._open.get(key, (None,))[0] is interaction:
                self._open.pop(key)
            log.debug("a panel of table %s was not redrawn: %s", key[0], error)

    async def _redraw(
        self, key: tuple[TableId, int], known: tuple[discord.Interaction, int], look: Look
    ) -> None:
        interaction, _ = known
        texts = await self.desk.texts_for(interaction)
        picture = await self.desk.picture_in_passing(look, texts)
        since = await self.desk.since(look, texts)
        # What the reader has pressed in the meantime is answered instead.
        if self._open.get(key) is not known:
            return
        self._open[key] = (interaction, look.moves)
        await interaction.edit_original_response(
            view=panel(look, picture, texts, since=since), attachments=[picture.file()]
        )
