"""The content of a board: as components, or as a plain message that calls."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from discord import ui

from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.uploads import Picture
from cogs.panels.public.board import calling_board


class DrawnBoard(NamedTuple):
    """The content of a board, in either of its forms."""

    look: TableView
    picture: Picture
    texts: Texts
    story: str
    view: ui.LayoutView

    def said(self, call: str) -> dict[str, Any]:
        """Return the parts of a new message: the board's layout as ``view``.

        With a ``call``, instead, a plain text that begins with it as ``content``, and the controls
        alone as ``view``: a message with a text is one that phones show in a notification. Pictures
        are not among the parts.
        """
        if not call:
            return {"view": self.view}
        said, controls = calling_board(self.look, self.picture, self.texts, self.story, call)
        return {"content": said, "view": controls}

    def as_edit(self, call: str) -> dict[str, Any]:
        """Return the edit that shows the board in a message that may have been plain before."""
        return {"content": None, **self.said(call), "attachments": self.picture.files()}

    def digest(self, call: str) -> bytes:
        """Return a digest of the shown content: message, picture and ``call``."""
        shows = blake2b(repr(self.view.to_components()).encode(), digest_size=16)  # type: ignore[no-untyped-call]
        shows.update(self.picture.png)
        shows.update(call.encode())
        return shows.digest()
