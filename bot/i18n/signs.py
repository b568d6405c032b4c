"""Signs of things, on buttons and between words: our own pictures where Discord has them."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

_PICTURE = re.compile(r"<:(\w+)_[0-9a-f]+:\d+>")


class Sign(msgspec.Struct, frozen=True):
    """A thing as it is shown in few pixels. As a string it is what Discord makes a picture of."""

    icon: str
    """Names the picture."""
    plain: str
    """The character that stands for it where there is none, as in a label; it may be empty."""

    def __post_init__(self) -> None:
        """Know what stands for the picture where only characters can be."""
        if self.plain:
            CHARACTERS[self.icon] = self.plain

    def __str__(self) -> str:
        """Spell it for a sentence or a button."""
        return _PICTURES.get(self.icon, self.plain)


CHARACTERS: dict[str, str] = {}
"""What stands for each picture that some sign names."""
_PICTURES: dict[str, str] = {}


def picture_signs(pictures: Mapping[str, str]) -> None:
    """Let signs be pictures from now on: what a message says to show one, by its name."""
    _PICTURES.clear()
    _PICTURES.update(pictures)


def in_characters(text: str) -> str:
    """Return a text for where Discord shows no pictures: in labels, menus, titles, lists."""
    return _PICTURE.sub(lambda found: CHARACTERS.get(found[1], ""), text)
