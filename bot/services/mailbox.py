"""The mailbox: what other processes learnt of people whom this one knows, too."""

from __future__ import annotations

import asyncio
import logging

from bot.model.refusal import Refused
from bot.repositories.tables import TableRepository
from bot.rows.mail import DeleteMail, MailRow
from bot.services.people import People
from bot.services.personal_data import PersonalData
from bot.store.store import Store

_LOG = logging.getLogger(__name__)

_LOOK = 1.0
"""Seconds from one look to the next."""


class Mailbox:
    """Acts upon each mail, and deletes it then; again only if the process ends in between."""

    def __init__(
        self, store: Store, tables: TableRepository, people: People, personal_data: PersonalData
    ) -> None:
        """Keep what it works with; mail is not read before :meth:`keep_reading` or :meth:`read`."""
        self._store = store
        self._tables = tables
        self._people = people
        self._personal_data = personal_data
        self._done: set[int] = set()
        """The ids of mail that has been acted upon but may not be deleted yet."""

    async def read(self) -> None:
        """Handle all mail that has arrived from other processes, and delete each when it is done.

        Raises:
            Refused: ``store-failed``; what was not handled is still there.
        """
        for mail in await self._tables.read(self._store.mail()):
            if mail.id not in self._done:
                await self._act(mail)
                self._done.add(mail.id)
            await self._tables.write((DeleteMail(mail.id),))
            self._done.discard(mail.id)

    async def _act(self, mail: MailRow) -> None:
        """Handle a mail: forget the person if it has a pseudonym, else apply their new settings."""
        if mail.pseudonym is None:
            await self._people.hear(mail.user_id)
        else:
            await self._personal_data.forget_too(mail.user_id, mail.pseudonym, mail.at)

    async def keep_reading(self) -> None:
        """Read mail once a second until cancelled; until it worked, if one process has all shards.

        A failure does not end it: what was not handled is read again a second later.
        """
        while True:
            try:
                await self.read()
            except Refused:
                # The store has noted why; what is there stays there.
                pass
            except Exception:  # noqa: BLE001 - a task that ended would read none any more
                _LOG.exception("Mail of other processes not read; retrying")
            else:
                if self._store.shards.total == 1:
                    return
            await asyncio.sleep(_LOOK)
