"""What a film is made of: all that passes between the bot and the process that makes it."""

from __future__ import annotations

import msgspec

from games.api import View
from games.codec import dump

LONGEST_MS = 60_000
"""No film is longer."""
MOST_BYTES = 8_000_000
"""Discord takes so much from a bot on any server."""


class Frame(msgspec.Struct, frozen=True):
    """A position as everybody saw it, and how long it stands."""

    view: msgspec.Raw
    words: str
    milliseconds: int


class Job(msgspec.Struct, frozen=True):
    """A film to be made; it holds nothing that was not public."""

    game: str
    names: tuple[str, ...]
    language: str
    footer: str
    frames: tuple[Frame, ...]


def frame(view: View, words: str, milliseconds: int) -> Frame:
    """Show what a spectator saw."""
    assert view.viewer is None
    return Frame(msgspec.Raw(dump(view)), words, milliseconds)
