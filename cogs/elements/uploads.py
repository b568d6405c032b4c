"""Files sent along with messages."""

from __future__ import annotations

from io import BytesIO

import discord
import msgspec
from msgspec.structs import replace

from bot.i18n.texts import Texts
from rendering.scene.alt_text import first_to_fit

_PNG = b"\x89PNG\r\n\x1a\n"
"""What a PNG begins with (PNG specification, 5.2)."""

SHAPE = 0.75
"""How tall a private picture is at most, in its widths (1200 by 900)."""


class Upload(discord.File):
    """Bytes in memory, to be sent any number of times and kept by nothing afterwards.

    Of the library's own kind a second sending would start where the first one ended, and each
    would leave a copy of the bytes in a cycle that only the garbage collector finds.
    """

    def __init__(self, content: bytes, filename: str, *, description: str | None = None) -> None:
        self._content = content
        super().__init__(BytesIO(content), filename, description=description)

    def reset(self, *, seek: int | bool = True) -> None:
        """Begin again; the library does so before each attempt."""
        del seek
        self.fp = BytesIO(self._content)

    def close(self) -> None:
        """Let go of the buffer that was read."""
        self.reset()


class Picture(msgspec.Struct, frozen=True):
    """A painted board and the sentence that says the same; or the sentence alone."""

    png: bytes
    alt: str
    """Empty if not even the sentence could be made."""
    filename: str
    fault: str = ""
    """What the log calls the accident that left nothing but words; empty if there was none."""

    @property
    def shape(self) -> float:
        """Height divided by width, read from the PNG's ``IHDR``; :data:`SHAPE` if it is no PNG.

        A picture that could not be painted is none.
        """
        if not self.png.startswith(_PNG):
            return SHAPE
        wide, tall = (int.from_bytes(self.png[start : start + 4]) for start in (16, 20))
        return tall / wide

    def seen_by(self, name: str, texts: Texts) -> Picture:
        """Return it with words that say whose eyes it is drawn for, as it is shown to others.

        A description that becomes longer than Discord takes is cut off.
        """
        alt = first_to_fit((texts("picture-seen-by", name=name, alt=self.alt),))
        return replace(self, alt=alt)

    def files(self) -> list[Upload]:
        """Return a new upload of the picture, to send along; none if it could not be painted.

        Discord's links to earlier uploads expire.
        """
        if self.fault:
            return []
        return [Upload(self.png, self.filename, description=self.alt)]
