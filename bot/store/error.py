"""What a store says when it cannot be used."""

from __future__ import annotations


class StoreError(Exception):
    """The store cannot be used; the message is one sentence for the person who runs the bot."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key

    @property
    def is_uncertain(self) -> bool:
        """Whether nobody can tell yet if what was to be written was."""
        return self.key == "store-unknown"
