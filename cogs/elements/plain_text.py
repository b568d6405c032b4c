"""Sentences as they read where no markup is: in menus, in pictures, in descriptions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from bot.i18n.elision import begins_with_a_vowel
from bot.i18n.signs import in_characters

_MARKUP = re.compile(r"\\([\\`*_~|<>\[\].#-])|[*`\u200b\u2060]|^-# ")
"""What :func:`cogs.elements.display_names.escaped` adds to a name, and markup of our own."""


_SUITS = "♠♥♦♣"
"""Signs that every font has."""


def spoken(line: str) -> str:
    """Return a plain line without emoji and invisible characters, which fonts in a picture lack.

    The four suits stay. Brackets and spaces that are left empty by it go, too.
    """
    kept = "".join(
        c
        for c in line
        if c in _SUITS or not (unicodedata.category(c) in ("So", "Sk", "Cf") or _is_variation(c))
    )
    # What stood alone between brackets, or before a sign, leaves nothing open.
    kept = re.sub(r" *\( *\)", "", kept)
    return re.sub(r"(?<=\() +", "", re.sub(r" +([ .,)\u202f])", r"\1", kept)).strip()


def elided(line: str, names: Iterable[str], language: str) -> str:
    """Return a French line in which *de*, *que*, *jusque* lose the *e* before vowels of ``names``.

    Lines of other languages stay. Beside an emblem or between marks the *e* is kept, so that one
    sentence serves everybody.
    """
    sounding = [re.escape(name) for name in names if begins_with_a_vowel(name)]
    if language != "fr" or not sounding:
        return line
    found = rf"\b([dD]|[qQ]u|[jJ]usqu)e (?=(?:{'|'.join(sounding)})\b)"
    return re.sub(found, "\\1\N{RIGHT SINGLE QUOTATION MARK}", line)


def _is_variation(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0f"


def plain(line: str) -> str:
    """Return a line without its markup; what was escaped in a name is the name again."""
    return _MARKUP.sub(lambda found: found[1] or "", in_characters(line)).strip()
