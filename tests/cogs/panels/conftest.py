"""Panels are tested with pictures for signs: they are longer than the characters in their place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rigs.as_strict_as_discord import pictured


@pytest.fixture(autouse=True)
def _pictured() -> Iterator[None]:
    with pictured():
        yield
