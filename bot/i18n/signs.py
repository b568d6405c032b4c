"""Signs of things, on buttons and between words: our own pictures where Discord has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping

import msgspec

_PICTURE = re.compile(r"<:(\w+)_[0-9a-f]+:\d+>")
_DIGEST = re.compile(r"_[0-9a-f]+$")
"""What the name of an emoji ends with, after that of its picture."""


class Sign(msgspec.Struct, frozen=True):
    """A thing as it is shown in few pixels. As a string it is what Discord makes a picture of."""

    icon: str
    """Names the picture."""
    plain: str
    """The character that stands for it where there is none, as in a label; it may be empty."""

    def __post_init__(self) -> None:
        """Register ``plain``, unless empty, as what is shown where only characters can be."""
        if self.plain:
            CHARACTERS[self.icon] = self.plain

    def __str__(self) -> str:
        """Return the emoji markup of its picture, or ``plain`` while Discord has none."""
        return _PICTURES.get(self.icon, self.plain)


CHARACTERS: dict[str, str] = {}
"""What stands for each picture that some sign names."""
_PICTURES: dict[str, str] = {}


def nothing() -> None:
    """Do nothing about a picture that is lost."""


_lost: list[Callable[[], None]] = [nothing]
"""Called when a picture turns out to be unknown to Discord."""


def picture_signs(pictures: Mapping[str, str], lost: Callable[[], None] = nothing) -> None:
    """Show signs as pictures from now on: custom emoji markup by the picture's name.

    These replace all earlier pictures. ``lost`` is called when pictures are forgotten again
    (:func:`forget_signs`).
    """
    _PICTURES.clear()
    _PICTURES.update(pictures)
    _lost[:] = [lost]


def forget_signs(icons: Collection[str]) -> None:
    """Show signs whose pictures Discord does not know as characters again; call ``lost``."""
    for icon in icons:
        _PICTURES.pop(icon, None)
    for lost in _lost:
        lost()


def icon_of(emoji: str) -> str:
    """Return the name of the picture in the name of an emoji, which ends with a digest."""
    return _DIGEST.sub("", emoji)


def in_characters(text: str) -> str:
    """Return a text with our own pictures replaced by their characters, or by nothing.

    That is for places where Discord shows no pictures: labels, menus, titles, lists.
    """
    return _PICTURE.sub(lambda found: CHARACTERS.get(found[1], ""), text)
