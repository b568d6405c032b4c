"""Something that happens again and again, and whoever wants to hear of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal(Generic[T]):
    """Tells all who listen, on the event loop, what has just happened."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], None]] = []

    def listen(self, listener: Callable[[T], None]) -> None:
        """Have ``listener`` called from now on."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[T], None]) -> None:
        """Call ``listener`` no more."""
        self._listeners = [one for one in self._listeners if one != listener]

    def tell(self, what: T) -> None:
        """Call everybody, in the order in which they came."""
        for listener in tuple(self._listeners):
            listener(what)
