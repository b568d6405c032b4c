"""Messages between the bot and the process that makes a film."""

from __future__ import annotations

import msgspec

from games.api import View
from games.codec import dump

LONGEST_MS = 60_000
"""Longest film, in milliseconds."""
MOST_BYTES = 8_000_000
"""Largest file that Discord takes from a bot on every server, in bytes."""


class Frame(msgspec.Struct, frozen=True):
    """A public position, and how long it is shown."""

    view: msgspec.Raw
    words: str
    milliseconds: int
    names: tuple[str, ...] = ()
    """Of those who sat there then; empty: those of the job."""


class Job(msgspec.Struct, frozen=True):
    """A film to make, from public positions alone."""

    game: str
    names: tuple[str, ...]
    language: str
    footer: str
    frames: tuple[Frame, ...]


def frame(view: View, words: str, milliseconds: int, names: tuple[str, ...] = ()) -> Frame:
    """Return a frame from a spectator's view; without ``names`` it has those of its job."""
    assert view.viewer is None
    return Frame(msgspec.Raw(dump(view)), words, milliseconds, names)
