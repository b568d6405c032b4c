"""What the services refuse, by its key."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.model.refusal import Refused


async def key_of(refusing: Awaitable[object]) -> str:
    """Wait for what is refused; the key of the refusal."""
    with pytest.raises(Refused) as caught:
        await refusing
    return caught.value.key
