"""What a server's managers choose: where tables may be opened and what they speak."""

from __future__ import annotations

import msgspec

from bot.model.refusal import Refused
from bot.rows.people import GuildRow
from bot.store.error import StoreError
from bot.store.store import Store


class GuildSetting(msgspec.Struct, frozen=True):
    """The choices for one server."""

    language: str | None = None
    """Of tables whose host names none; None follows the server's own."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; none is everywhere."""

    def allows(self, channel_id: int, parent_id: int | None) -> bool:
        """Whether a table may be opened in a channel, or in a thread of an allowed one."""
        return not self.channels or channel_id in self.channels or parent_id in self.channels


class GuildSettings:
    """Reads and keeps the choices.

    Every method raises Refused with the key ``store-failed`` where the database fails.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def setting(self, guild_id: int) -> GuildSetting:
        """Return what was chosen for a server."""
        try:
            row = await self._store.guild(guild_id)
        except StoreError as error:
            raise Refused("store-failed") from error
        if row is None:
            return GuildSetting()
        return GuildSetting(row.language, msgspec.json.decode(row.channels, type=tuple[int, ...]))

    async def choose(self, guild_id: int, setting: GuildSetting) -> None:
        """Keep what was chosen for a server."""
        channels = msgspec.json.encode(setting.channels).decode()
        try:
            await self._store.commit((GuildRow(guild_id, setting.language, channels),))
        except StoreError as error:
            raise Refused("store-failed") from error
