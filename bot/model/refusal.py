"""Something that cannot be done, as a key and details that a sentence is made of."""

from __future__ import annotations

from bot.model.players import Person
from bot.model.table import Status, Table
from games.api import RuleError, Seat

_OF_ONE = frozenset({"table-quarantined", "table-unreadable", "series-unreadable", "game-missing"})


class Refused(Exception):  # noqa: N818 - a refusal is an answer, no error
    """Something that cannot be done, with the key of the sentence that says why."""

    def __init__(self, key: str, **details: str | int) -> None:
        """Keep the key of the text, and ``details``, the variables that the text needs."""
        super().__init__(key)
        self.key = key
        self.details = details

    @property
    def is_of_one(self) -> bool:
        """True if one table or series is broken or lacks its game: the others go on."""
        return self.key in _OF_ONE

    @property
    def is_of_store(self) -> bool:
        """True if the database failed; it logs that itself and tells when it works again."""
        return self.key in {"store-failed", "store-unknown"}


def refuse_rule(error: RuleError) -> Refused:
    """Return, not raise, the refusal for a rule's error: key ``rule-…``, with its details."""
    return Refused(f"rule-{error.key}", **error.details)


def refused_by_status(table: Table) -> Refused:
    """Return, not raise, the refusal that tells a table's status as the reason.

    ``not-started`` for a lobby, ``already-started`` for a game under way, ``table-quarantined``,
    ``table-over``, in a series ``series-game-over``; a closed one ``lobby-closed``, or
    ``table-ended`` if a game had begun.
    """
    match table.status:
        case Status.LOBBY:
            return Refused("not-started", table=table.id)
        case Status.PLAYING:
            return Refused("already-started")
        case Status.QUARANTINED:
            return Refused("table-quarantined", error=table.error_id or "")
        case Status.OVER if table.series is not None:
            return Refused("series-game-over", series=table.series.series)
        case Status.OVER:
            return Refused("table-over")
        case Status.CANCELLED | Status.EXPIRED:
            return Refused("lobby-closed" if table.seed_hash is None else "table-ended")


def check_over(table: Table) -> None:
    """Check that a game was played to its end.

    Raises:
        Refused: it may still be (``not-over``), or never will be, for the table's status.
    """
    if table.status.live:
        raise Refused("not-over")
    if table.status is not Status.OVER:
        raise refused_by_status(table)


def require_seat(table: Table, person: Person) -> Seat:
    """Return the seat that a person has at a table.

    Raises:
        Refused: they have none (``not-seated``).
    """
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-seated")
    return seat
