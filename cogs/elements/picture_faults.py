"""Pictures that could not be made: noted in the log once, by a name that their readers are told."""

from __future__ import annotations

import logging
import secrets
from traceback import extract_tb

from cachetools import LRUCache

_LOG = logging.getLogger(__name__)

_KNOWN = 1024
"""Most failures remembered; a forgotten one is logged again."""


class PictureFaults:
    """Gives each accident a name: one of a kind, at one place of the code, for one thing drawn.

    Remembers the 1024 used last: have one per process.
    """

    def __init__(self) -> None:
        self._known: LRUCache[tuple[str, str], str] = LRUCache(_KNOWN)

    def note(self, what: str, error: Exception) -> str:
        """Return the error id of a failed drawing of ``what``; log each kind of fault once for it.

        The same fault, by its type and place in the code, of the same thing gets the same id again.
        """
        first = error.__cause__ or error
        trace = extract_tb(first.__traceback__)
        place = f"{trace[-1].filename}:{trace[-1].lineno}" if trace else ""
        key = what, f"{type(first).__name__} {place}"
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = secrets.token_hex(4)
            _LOG.error("Error %s: picture of %s not drawn; using text", known, what, exc_info=error)
        return known
