"""What a store says when it cannot be used."""

from __future__ import annotations

_OUTAGES = frozenset({
    "store-broken", "store-busy", "store-closed", "store-disk", "store-full", "store-lost",
    "store-refused", "store-slow", "store-standby", "store-tls", "store-unknown",
    "store-unreachable", "store-unwritable",
})  # fmt: skip
"""Keys of failures that concern every request to the database, whatever was asked."""


class StoreError(Exception):
    """The store cannot be used; the message is one sentence for the person who runs the bot."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key

    @property
    def is_uncertain(self) -> bool:
        """True if the outcome of the write is unknown."""
        return self.key == "store-unknown"

    @property
    def is_outage(self) -> bool:
        """True if the whole database fails, which the store logs itself."""
        return self.key in _OUTAGES

    def again(self) -> StoreError:
        """Return the same error, with its cause, as a new object for one more caller to raise.

        An object that is raised twice collects the traces of both callers. Raised while an error
        that it caused is handled, it becomes its own cause.
        """
        fresh = StoreError(self.key, str(self))
        fresh.__cause__ = self.__cause__
        return fresh
