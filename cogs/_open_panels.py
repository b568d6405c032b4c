"""Private panels still open on somebody's screen, redrawn in place while Discord lets us."""

from __future__ import annotations

import logging
from collections import OrderedDict
from datetime import timedelta

import discord

from bot.records import Refused, TableId
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

    def remember(self, table_id: TableId, interaction: discord.Interaction, moves: int) -> None:
        """Note that the interaction's answer now shows a table as it is after ``moves`` moves."""
        key = (table_id, interaction.user.id)
        self._open[key] = (interaction, moves)
        self._open.move_to_end(key)
        while len(self._open) > _LIMIT:
            self._open.popitem(last=False)

    def forget(self, table_id: TableId, user_id: int) -> None:
        """The panel shows something else now: leave it alone."""
        self._open.pop((table_id, user_id), None)

    async def refresh(self, table_id: TableId) -> None:
        """Redraw the open panels of a table that show an older position."""
        for key, (interaction, moves) in list(self._open.items()):
            if key[0] != table_id:
                continue
            if discord.utils.utcnow() - interaction.created_at > TOKEN_LIVES:
                self._open.pop(key, None)
                continue
            try:
                await self._redraw(key, interaction, moves)
            except (discord.HTTPException, Refused) as error:
                # Closed by its reader, or too old: the button opens a new one.
                self._open.pop(key, None)
                log.debug("a panel of table %s was not redrawn: %s", table_id, error)

    async def _redraw(
        self, key: tuple[TableId, int], interaction: discord.Interaction, moves: int
    ) -> None:
        look = await self.desk.tables.look(*key)
        if look.moves == moves or self._open.get(key, (None,))[0] is not interaction:
            return
        texts = await self.desk.texts_for(interaction)
        picture = await self.desk.picture(look, texts)
        since = await self.desk.since(look, texts)
        await interaction.edit_original_response(
            view=panel(look, picture, texts, since=since), attachments=[picture.file()]
        )
        self._open[key] = (interaction, look.moves)
