"""What local play does inside of the simulator, which has no public way to it."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.local import pages as module
from bot.local.pages import Pages, check_simulator, spare_the_log
from bot.settings import SettingsError


def test_another_simulator_is_refused_in_words() -> None:
    """Whoever updated it reads what to install, and what is gone."""
    env: Any = SimpleNamespace(_operation_task=None)
    server = SimpleNamespace(_static=None)
    whole: dict[str, Any] = {
        "_server": server,
        "_publish": None,
        "_pages": {},
        "_active_action": None,
    }
    check_simulator(env, cast("Any", SimpleNamespace(**whole)))
    for name in whole:
        other: Any = SimpleNamespace(**{key: part for key, part in whole.items() if key != name})
        with pytest.raises(SettingsError, match=r"simcord .*gone.*requirements-play"):
            check_simulator(env, other)


class Preview:
    """The pages of a preview, and how often each was published."""

    def __init__(self) -> None:
        """Open two."""
        self.env = SimpleNamespace(_operation_task=None)
        self._active_action = None
        self._pages = {name: SimpleNamespace(id=name) for name in "ab"}
        self.published = dict.fromkeys("ab", 0)

    def _publish(self, page: Any, **_how: Any) -> None:
        self.published[page.id] += 1


def _watched() -> tuple[list[int], Preview, Pages]:
    happened: list[int] = []
    preview, env = Preview(), SimpleNamespace(backend=SimpleNamespace(transcript=happened))
    pages = Pages(cast("Any", env), cast("Any", preview))
    pages.watch()
    return happened, preview, pages


def test_what_computers_answer_one_after_the_other_is_shown_at_once() -> None:
    """Nothing moves while one thinks or has just answered; then every page is renewed once."""
    happened, preview, pages = _watched()
    for answer in range(3):
        happened.append(answer)
        pages.show(more_to_come=True)
        pages.show(more_to_come=True)
    happened.append(3)
    pages.show(more_to_come=False)
    assert preview.published == {"a": 0, "b": 0}
    for _ in range(3):
        pages.show(more_to_come=False)
    assert preview.published == {"a": 1, "b": 1}


def test_what_goes_on_for_long_is_shown_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's long turn does not leave the page as it was."""
    monkeypatch.setattr(module, "_LONGEST_WAIT", 0.0)
    happened, preview, pages = _watched()
    happened.append(0)
    pages.show(more_to_come=True)
    assert preview.published == {"a": 1, "b": 1}


def test_a_process_that_ended_twice_is_no_complaint(caplog: pytest.LogCaptureFixture) -> None:
    """The simulator's, in which it reads pictures; what else is wrong is said."""
    spare_the_log()
    log = logging.getLogger("asyncio")
    log.warning("Unknown child process pid %d, will report returncode 255", 1)
    log.warning("Executing took %f seconds", 1.0)
    assert ["Executing took 1.000000 seconds"] == caplog.messages
