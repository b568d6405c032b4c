"""Threads in which people press controls while they are archived or locked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord

from bot.client import TabletopBot
from bot.i18n.texts import language_of, texts
from bot.model.table import TableId
from cogs.elements.custom_ids import HELP_TABLE, read_press
from cogs.elements.failures import ARCHIVED, FAILURES
from cogs.elements.fallbacks import is_lasting
from cogs.elements.forms import handed_back
from cogs.publishing.spacing import Spacing
from cogs.publishing.threads import ThreadLockedError, Threads

_LOG = logging.getLogger(__name__)

WITHIN = timedelta(minutes=10)
MOST_OF_PERSON = 10
"""Threads that presses of one person wake within that time."""
MOST_ON_SERVER = 50
"""Threads that presses of all people of a server wake within that time."""
LETTERS_APART = timedelta(minutes=1)
"""Between two direct messages to one person about threads that cannot be woken."""


class Awakening:
    """Wakes a thread so that a press in it can be answered, and answers elsewhere if it cannot.

    Clients differ by release in what they do with a press in an archived thread: they refuse it,
    wake the thread first, or send it (discord-needle 325, discord-api-docs 8474). Where it arrives,
    Discord may refuse any answer to it with 50083; in a locked thread it does so always
    (discord-api-docs 5517, 6884), and the only private place left is a direct message.
    """

    def __init__(
        self, bot: TabletopBot, threads: Threads, look_after: Callable[[TableId], None]
    ) -> None:
        """Begin without any use of the limits below, which are in memory alone; have one per bot.

        ``look_after`` has a table published though nothing is new of it.
        """
        self._threads = threads
        self._look_after = look_after
        """Has a table tried again: what it cannot show in its thread is said in its channel."""
        self._of_person = Spacing[int](bot.steady, WITHIN, MOST_OF_PERSON)
        self._on_server = Spacing[int](bot.steady, WITHIN, MOST_ON_SERVER)
        self._letters = Spacing[int](bot.steady, LETTERS_APART)
        self._waking: dict[int, asyncio.Task[None]] = {}
        """Requests under way, by thread: two presses share one."""

    async def answer(
        self, interaction: discord.Interaction, say: Callable[[], Awaitable[object]]
    ) -> bool:
        """Unarchive an interaction's thread and acknowledge it again by ``say``.

        Return False if the thread cannot be woken, because it is locked or was woken too often: the
        person is told in a direct message then, if possible.

        Raises:
            discord.HTTPException: Discord refuses the answer for another reason.
        """
        try:
            if not self._may_wake(interaction):
                await self._tell(interaction, "thread-woken-often")
                return False
            await self._wake(interaction)
            await say()
        except ThreadLockedError:
            await self._tell(interaction, "thread-locked")
            return False
        except discord.HTTPException as error:
            # Awake, and refused all the same: the thread is locked.
            forbidden = isinstance(error, discord.Forbidden) and is_lasting(error)
            if error.code != ARCHIVED and not forbidden:
                raise
            await self._tell(interaction, "thread-locked")
            return False
        return True

    def _may_wake(self, interaction: discord.Interaction) -> bool:
        """Return True if a press may wake a thread, and count it for the person and the server.

        A press in a thread that is being woken is allowed and not counted. At most 10 a person and
        50 a server wake threads in ten minutes; one that the server's limit stops still counts for
        its person.
        """
        if interaction.channel_id in self._waking:
            return True
        if not self._of_person.allows(interaction.user.id):
            return False
        return self._on_server.allows(interaction.guild_id or 0)

    async def _wake(self, interaction: discord.Interaction) -> None:
        """Unarchive the interaction's thread; presses at the same time share one request.

        Raises:
            ThreadLockedError: the thread is locked.
            discord.HTTPException: Discord refuses the request.
        """
        thread_id = interaction.channel_id or 0
        waking = self._waking.get(thread_id)
        if waking is None:
            wake = self._threads.wake(interaction.guild_id or 0, thread_id, at_once=True)
            waking = asyncio.create_task(wake, name=f"wake-{thread_id}")
            self._waking[thread_id] = waking
            waking.add_done_callback(lambda _: self._waking.pop(thread_id, None))
        await asyncio.shield(waking)

    async def _tell(self, interaction: discord.Interaction, key: str) -> None:
        """Send a direct message to somebody whose press cannot be answered where it was made.

        ``key`` is the text's id; what they wrote is handed back. At most one a minute and person.
        Where it is refused, the table, if the press names one, is published, to say so in its
        channel.
        """
        _LOG.info("Interaction %s not answered in its thread: %s", interaction.id, key)
        words = texts(language_of(str(interaction.locale)))
        thread = interaction.channel
        parent = thread.parent_id if isinstance(thread, discord.Thread) else None
        said = words(
            key,
            thread=f"<#{interaction.channel_id}>",
            channel=f"<#{parent or interaction.channel_id}>",
        )
        table = _table_of(interaction)
        try:
            if self._letters.allows(interaction.user.id):
                await interaction.user.send(handed_back(said, interaction, words))
        except FAILURES as error:
            _LOG.info("Direct message for interaction %s not sent: %s", interaction.id, error)
            if table != HELP_TABLE:
                self._look_after(table)


def _table_of(interaction: discord.Interaction) -> TableId:
    """Return the table of a pressed control, ``HELP_TABLE`` if it names none."""
    press = read_press(str(dict(interaction.data or {}).get("custom_id", "")))
    return HELP_TABLE if press is None else press.table
