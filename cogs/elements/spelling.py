"""Names as people type them: in any case, with or without accents, with a keyboard's signs."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_LETTERS = str.maketrans(
    {
        "œ": "oe",
        "æ": "ae",
        "ø": "o",
        "ł": "l",
        "\u0131": "i",
        **dict.fromkeys("\u2018\u2019\u02bc", "'"),
        **dict.fromkeys("\u2010\u2011\u2013\u2014\u2212", "-"),
    }
)


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Return a text without case and accents, with the signs of a keyboard and single spaces."""
    letters = unicodedata.normalize("NFKD", text).casefold().translate(_LETTERS)
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())
