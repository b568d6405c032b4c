"""Names that people gave themselves, and what they write, made harmless for all that shows it."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from discord.utils import escape_mentions

from bot.model.computer import SIGN
from rendering.paint.fonts import lettered

LONGEST = 32
"""Characters of a display name on Discord."""

_JOINERS = "\u200c\u200d"
"""Of scripts and of emoji; they turn nothing around."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""
_BREAKS = "\t\n\r"
_MARKS = 2
"""Accents on one letter; more of them climb over the lines above."""
_HOLDS_APART = "\u2060"
"""Takes no room, and is part of no link."""

_OPENING = re.compile(r"^(\d*)([#.-])(?=[# ])")
"""What makes a heading, a list or small print of a line that begins with it."""


@lru_cache(maxsize=1024)
def cleaned(display_name: str, user_name: str) -> str:
    """Return a display name of at most 32 characters that is safe in messages and pictures.

    As :func:`in_one_line`, and without the sign that tells computers from people. If nothing
    visible is left, it is the user name; if the fonts of the pictures can write no word of the
    name, as with emoji or runes, but can write the user name, that follows in brackets and the name
    is cut to make room. Markup is not escaped.
    """
    # It tells computers from people.
    name = in_one_line(display_name.replace(SIGN, ""))[:LONGEST].strip()
    user = in_one_line(user_name)[:LONGEST]
    if not _is_seen(name):
        return user
    if lettered(name) or not lettered(user):
        return name
    short = name[: LONGEST - len(user) - len(" ()")].strip()
    return f"{short} ({user})" if short else user


def written(text: str) -> str:
    """Return what somebody wrote as it is kept and told; nothing where nothing would be seen.

    As :func:`in_one_line`: half a character, as some keyboards send, cannot even be stored.
    """
    kept = in_one_line(text)
    return kept if _is_seen(kept) else ""


def written_lines(text: str) -> str:
    """Return what somebody wrote in several lines, each as :func:`in_one_line` keeps it.

    Empty lines within it stay. The result is empty where nothing would be seen.
    """
    kept = "\n".join(in_one_line(line) for line in text.splitlines()).strip()
    return kept if _is_seen(kept) else ""


def _is_seen(text: str) -> bool:
    """Return True if a text has a character that is visible."""
    return any(unicodedata.category(c)[0] not in "CMZ" and c not in _BLANK for c in text)


def in_one_line(written: str) -> str:
    """Return text on one line that cannot affect the text around it.

    White space, line breaks included, is reduced to single spaces and stripped at the ends. Control
    and format characters, such as changes of direction, are dropped, but for joiners, and so are
    accents beyond two in a row. Markup is kept.
    """
    kept: list[str] = []
    marks = 0
    for character in written:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind.startswith("Z") or character in _BREAKS:
            kept.append(" ")
        elif marks <= _MARKS and (kind[0] != "C" or character in _JOINERS):
            kept.append(character)
    return " ".join("".join(kept).split())


@lru_cache(maxsize=1024)
def escaped(name: str) -> str:
    """Return a name as it may stand in a message: no markup, no mention, no link, no preview.

    Backslashes and an invisible character are inserted; nothing is removed.
    """
    escaped = re.sub(r"[\\`*_~|<>\[\]]", r"\\\g<0>", escape_mentions(name))
    escaped = _OPENING.sub(r"\1\\\2", escaped)
    return re.sub(r"(:/|\.\w+)(?=/)", rf"\1{_HOLDS_APART}", escaped)
