"""Messages of a future that a restored backup has ended: they go when somebody presses them."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord

from bot.model.discord_time import made_at
from bot.model.refusal import Refused
from bot.model.table import TableId
from bot.services.outbox import Outbox
from cogs.elements.components import holds
from cogs.elements.failures import FAILURES

_LOG = logging.getLogger(__name__)

_NOTED_WITHIN = timedelta(minutes=1)
"""A message that is on Discord for so long has been noted, if it was the bot's to post."""


class LostMessages:
    """Takes away messages of the bot that no table knows, so that they mislead nobody any more.

    A table knows every message of its own that has controls, so one that it does not know is of a
    time that is no more, or of a table that is gone with it.
    """

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    async def delete_orphan(self, interaction: discord.Interaction, table_id: TableId) -> None:
        """Delete the public message that was pressed, if the table does not have it stored.

        Left alone: a message less than a minute old when pressed, one that does not hold the
        pressed control, and any while the store fails. A failure to delete is logged.
        """
        message, pressed = interaction.message, dict(interaction.data or {})
        custom_id, kind = str(pressed.get("custom_id")), pressed.get("component_type")
        if message is None or not holds(message, custom_id, kind):
            return
        if made_at(interaction.id) - made_at(message.id) < _NOTED_WITHIN:
            return
        try:
            if await self._outbox.knows(table_id, message.id):
                return
            await message.delete()
        except Refused:
            # The store has logged why.
            return
        except FAILURES as error:
            _LOG.info("Outdated message %s not deleted: %s", message.id, error)
        else:
            _LOG.info("Message %s deleted: no table owns it", message.id)
