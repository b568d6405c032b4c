"""Replacements for a forgotten person, in their texts and in lists of refused people."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection

WITHDRAWN = "…"
"""Replaces what a forgotten person wrote in a move."""

_SALT_BITS, _HASH_BITS = 22, 40
"""Together what a column for numbers of accounts holds beside the sign."""


def short_name(pseudonym: int) -> str:
    """Return the name of a forgotten person, a short code of their pseudonym, which is negative."""
    # Short enough for every picture, and the same for nobody else at a table.
    return f"#{-pseudonym % 0x10000:04X}"


def mark(user_id: int, salt: int | None = None) -> int:
    """Return a salted hash of a user id, with a random salt unless one is given.

    It is negative, as no user id is, holds its salt, and cannot be reversed: :func:`is_among`
    compares it with a known id. Without ``salt`` each call returns another mark.
    """
    salt = secrets.randbelow(1 << _SALT_BITS) if salt is None else salt
    digest = hashlib.sha256(f"{salt}.{user_id}".encode()).digest()[: _HASH_BITS // 8]
    return -1 - ((salt << _HASH_BITS) | int.from_bytes(digest))


def is_among(user_id: int, people: Collection[int]) -> bool:
    """Return True if a person is in ``people``, by id or by a mark of it (:func:`mark`)."""
    return user_id in people or any(
        one < 0 and one == mark(user_id, (-1 - one) >> _HASH_BITS) for one in people
    )
