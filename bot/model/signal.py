"""A signal: callbacks for something that happens repeatedly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal(Generic[T]):
    """Calls listeners on the event loop with what has just happened."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], None]] = []

    def listen(self, listener: Callable[[T], None]) -> None:
        """Register a listener."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[T], None]) -> None:
        """Remove a listener; do nothing if it is not registered."""
        self._listeners = [one for one in self._listeners if one != listener]

    def tell(self, what: T) -> None:
        """Call all listeners with ``what``, in the order of registration.

        An exception of one is raised and keeps the later ones from being called.
        """
        for listener in tuple(self._listeners):
            listener(what)
