"""The interface through which pictures get their texts."""

from __future__ import annotations

from typing import Protocol


class Texts(Protocol):
    """The words of one language, by message id."""

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        """Return a message with its variables filled in."""
        ...
