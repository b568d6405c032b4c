"""Sentences as they read where no markup is: in menus, in pictures, in descriptions."""

from __future__ import annotations

import re
import unicodedata

from bot.i18n.signs import in_characters

_MARKUP = re.compile(r"\\([\\`*_~|<>\[\].#-])|[*`]|^-# ")


_SUITS = "♠♥♦♣"
"""Signs that every font has."""


def spoken(line: str) -> str:
    """Return a plain line without emoji, which fonts in a picture do not have."""
    kept = "".join(
        c
        for c in line
        if c in _SUITS or not (unicodedata.category(c) in ("So", "Sk", "Cf") or _is_variation(c))
    )
    return re.sub(r"(?<=\() +", "", re.sub(r" +([ .,)])", r"\1", kept)).strip()


def _is_variation(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0f"


def plain(line: str) -> str:
    """Return a line without its markup; what was escaped in a name is the name again."""
    return _MARKUP.sub(lambda found: found[1] or "", in_characters(line)).strip()
