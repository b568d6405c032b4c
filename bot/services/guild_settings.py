"""Settings of a server: where tables may be opened, by whom, and how many."""

from __future__ import annotations

from collections.abc import Callable

from bot.model.managers import GuildSetting, ServerLimits
from bot.repositories.locks import TableLocks
from bot.repositories.tables import TableRepository
from bot.services.people import People
from bot.table.people import guild_row, setting_of


class GuildSettings:
    """Reads and stores servers' settings.

    Every method raises Refused with the key ``store-failed`` where the database fails.
    """

    def __init__(self, tables: TableRepository, people: People, usual: ServerLimits) -> None:
        """Keep what it works with; ``usual`` are the limits of servers that have chosen nothing.

        Have one for each process: it holds the locks of servers' settings.
        """
        self._usual = GuildSetting(limits=usual)
        """Of servers that have chosen nothing."""
        self._tables = tables
        self._people = people
        self._locks = TableLocks(0)

    async def setting(self, guild_id: int) -> GuildSetting:
        """Return what a server's managers chose; the usual settings if they chose nothing."""
        row = await self._tables.read(self._tables.settings.of_guild(guild_id))
        return self._usual if row is None else setting_of(row)

    async def change(
        self, guild_id: int, change: Callable[[GuildSetting], GuildSetting]
    ) -> GuildSetting:
        """Store what ``change`` makes of a server's settings, if anything new, and return it.

        One change of a server at a time: two managers lose nothing of what each has chosen.
        """
        async with self._locks.together((guild_id,)):
            before = await self.setting(guild_id)
            setting = change(before)
            if setting != before:
                await self.choose(guild_id, setting)
        return setting

    async def choose(self, guild_id: int, setting: GuildSetting) -> None:
        """Store the settings of a server in place of all that was chosen before.

        If its quiet hours change, pings and reminders at its tables follow them at once; limits of
        questions that are open already keep the old ones.
        """
        before = await self.setting(guild_id)
        row = guild_row(guild_id, setting)
        if before.limits.quiet == setting.limits.quiet:
            await self._tables.write((row,))
        else:
            await self._people.spread_on(guild_id, (row,))
