"""What local play does inside of the simulator, which has no public way to it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.local.pages import check_simulator
from bot.settings import SettingsError


def test_another_simulator_is_refused_in_words() -> None:
    """Whoever updated it reads what to install, and what is gone."""
    env: Any = SimpleNamespace(_operation_task=None)
    server = SimpleNamespace(_static=None)
    whole = {"_server": server, "_publish": None, "_pages": {}, "_active_action": None}
    check_simulator(env, cast("Any", SimpleNamespace(**whole)))
    for name in whole:
        other: Any = SimpleNamespace(**{key: part for key, part in whole.items() if key != name})
        with pytest.raises(SettingsError, match=r"simcord .*gone.*requirements-play"):
            check_simulator(env, other)
