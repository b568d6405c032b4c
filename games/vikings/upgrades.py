"""Stored games of earlier releases, lifted to the present shape one version at a time."""

from __future__ import annotations

from typing import Any

VERSION = 2
"""Of the rules and the shape of this release; what version 1 stored lacks only who met whom."""


def lift(version: int, stored: dict[str, Any]) -> dict[str, Any]:
    """Return ``stored``, a state of shape ``version``, in the present shape.

    Raises:
        ValueError: no release ever stored that version.
    """
    if not 1 <= version <= VERSION:
        raise ValueError(version)
    return stored
