"""Rows of what people and the managers of servers have chosen."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, deletes, kept


@kept("person", "user_id")
class PersonRow(NamedTuple):
    """What a person chose; a language of None follows Discord."""

    user_id: int
    language: str | None


@kept("preference", "user_id")
class PreferencesRow(NamedTuple):
    """What a person set about time; flags are 0 or 1, quiet hours minutes since midnight."""

    user_id: int
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    cadence: str
    calls: str
    copies: int
    closed: int
    hidden: int = 0
    """1 where the person is shown to nobody but themselves."""


@kept("absence", "user_id", "since")
class AbsenceRow(NamedTuple):
    """An absence of a person; written again it ends at another time."""

    user_id: int
    since: Millis
    until: Millis
    mode: str = "wait"
    """What becomes of their questions meanwhile, as in :class:`bot.model.preferences.AwayMode`."""


@kept("guild_setting", "guild_id")
class GuildRow(NamedTuple):
    """What a server's managers chose; ``channels`` is a list in JSON, ``limits`` an object."""

    guild_id: int
    language: str | None
    channels: str
    limits: str = "{}"


@kept("erasure", "pseudonym", again=Again.FAILS)
class ErasureRow(NamedTuple):
    """Somebody who was forgotten, by the number that stands in everything they left."""

    pseudonym: int
    at: Millis


@kept("tip", "user_id", "game", "key")
class TipRow(NamedTuple):
    """A tip that a person was told, and the place where it stands until that is left."""

    user_id: int
    game: str
    key: str
    place: str


@deletes(TipRow)
class DeleteTips(NamedTuple):
    """A person was told nothing yet, and wants to be."""

    user_id: int


@deletes(TipRow)
class DeleteTip(NamedTuple):
    """A person was not told a tip."""

    user_id: int
    game: str
    key: str


@kept("table_watch", "user_id", "guild_id", "game", again=Again.IS_IGNORED)
class TableWatchRow(NamedTuple):
    """A person wants to be told when a table of a game opens on a server."""

    user_id: int
    guild_id: int
    game: str


@deletes(TableWatchRow)
class DeleteTableWatches(NamedTuple):
    """A person wants to be told of no table on a server."""

    user_id: int
    guild_id: int


@kept("watch_told", "user_id")
class WatchToldRow(NamedTuple):
    """When a person was told last that a table has opened."""

    user_id: int
    at: Millis


@kept("kept_away", "user_id", "other_id")
class KeptAwayRow(NamedTuple):
    """A person whom another keeps away from their tables; nobody but the latter is shown it."""

    user_id: int
    """Whose list it is."""
    other_id: int
    """The person on it, or a mark of them once they were forgotten."""
    name: str
    """What that person was called; empty once they were forgotten."""


@deletes(KeptAwayRow)
class DeleteKeptAway(NamedTuple):
    """A person keeps another away no longer."""

    user_id: int
    other_id: int


@kept("note", "table_id", "user_id")
class NoteRow(NamedTuple):
    """What a person wrote for themselves about a table."""

    table_id: int
    user_id: int
    text: str


@deletes(NoteRow)
class DeleteNote(NamedTuple):
    """A person wants their note on a table no longer."""

    table_id: int
    user_id: int
