"""The open pages in the browser, which show all that happens and outlive a restart of the bot.

The simulator has no public way to either, so this one file works on what it keeps to itself.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import simcord
from simcord.backend.cdn import CDN_BASE

from bot.i18n.texts import LANGUAGES, texts
from bot.local.world import PEOPLE
from bot.settings import SettingsError

_ADDED = Path(__file__).with_name("page.js")
"""What is added to the script of the page."""

_LONGEST_WAIT = 3.0
"""Seconds after which unfinished changes are shown."""

_WORDS = {
    "again": "page-press-again",
    "slow": "page-press-slow",
    "lost": "page-press-lost",
    "changed": "page-press-changed",
    "gone": "page-link-gone",
}
"""What the page says of a press, by its names there."""

_INSIDE = {
    "preview": ("_server", "_publish", "_pages", "_active_action"),
    "env": ("_operation_task",),
    "server": ("_static",),
}
"""What this file works on, by where the simulator keeps it."""


def check_simulator(env: simcord.Env, preview: simcord.Preview) -> None:
    """Check that the simulator has the private names that local play works on.

    Raises:
        SettingsError: one is missing: it is another version than local play was made for.
    """
    parts = {"preview": preview, "env": env, "server": getattr(preview, "_server", None)}
    for part, names in _INSIDE.items():
        for name in names:
            if not hasattr(parts[part], name):
                raise SettingsError(
                    f"Local play does not know this version of simcord ({part}.{name} is gone):"
                    " install the one that requirements-play.txt names."
                )


def mend_page(preview: simcord.Preview) -> None:
    """Append our script and its words in all languages to the script of the preview's page.

    A tab that was open before this start goes on by itself, as the same person. Times run, no press
    is lost in silence, menus show what is chosen, and pictures stay until the next ones are there.
    The server of the preview is changed in place, before it serves.
    """
    locales = {shown: language for _, shown, language in PEOPLE if language}
    words = {
        language: {name: texts(language)(key) for name, key in _WORDS.items()}
        for language in LANGUAGES
    }
    added = f"const locales = {json.dumps(locales)}, words = {json.dumps(words)};\n"
    added += _ADDED.read_text(encoding="utf-8")
    server: Any = preview._server  # noqa: SLF001 - see above
    static = server._static  # noqa: SLF001

    async def with_reload(request: Any) -> Any:
        """Serve a static file, with our script at the end of ``/app.js``."""
        response = await static(request)
        if request.path == "/app.js":
            response.text += added
        return response

    server._static = with_reload  # noqa: SLF001


def _tells(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("Unknown child process")


def spare_the_log() -> None:
    """Leave out that a process was ended which had just ended by itself.

    The simulator does that now and then to those in which it reads pictures; nothing follows.
    """
    logging.getLogger("asyncio").addFilter(_tells)


def served_icons(icons: Mapping[int, bytes]) -> dict[str, tuple[str, bytes]]:
    """Say where the page finds the pictures on buttons: the simulator keeps their names alone."""
    return {f"{CDN_BASE}/emojis/{one}.png": (f"{one}.png", png) for one, png in icons.items()}


class Pages:
    """The open pages of the preview, each brought up to date with what others did.

    The preview publishes a press to the page that made it; its public ``refresh`` would give that
    page a new revision too, and its next press would be refused as outdated. What computers answer
    one after the other is shown at once, when it is quiet, so that nothing moves under a finger.
    """

    def __init__(self, env: simcord.Env, preview: simcord.Preview) -> None:
        """Begin with nothing shown; :meth:`watch` comes next."""
        self._env = env
        self._preview: Any = preview
        self._shown: dict[str, int] = {}
        """How much had happened when a page was last published."""
        self._seen = 0
        """How much had happened at the last look."""
        self._since: float | None = None
        """Since when things go on that are not shown yet."""

    def watch(self) -> None:
        """Note from now on how much each page shows, by wrapping the preview's way to publish."""
        publish = self._preview._publish  # noqa: SLF001

        def publish_and_note(page: Any, **how: Any) -> None:
            """Note that a page shows all that has happened by now, and publish it."""
            self._shown[page.id] = len(self._env.backend.transcript)
            publish(page, **how)

        self._preview._publish = publish_and_note  # noqa: SLF001

    def show(self, *, more_to_come: bool) -> None:
        """Publish what changed to the pages that don't show it yet; call it again and again.

        Nothing is published while a press is under way. Else it waits until nothing has happened
        since the last call and no ``more_to_come``, but three seconds at most.
        """
        preview = self._preview
        if preview._active_action is not None or preview.env._operation_task is not None:  # noqa: SLF001
            return
        happened = len(self._env.backend.transcript)
        quiet = happened == self._seen and not more_to_come
        self._seen = happened
        now = time.monotonic()
        if not quiet:
            self._since = now if self._since is None else self._since
            if now - self._since < _LONGEST_WAIT:
                return
        self._since = None
        for page in tuple(preview._pages.values()):  # noqa: SLF001
            if self._shown.get(page.id) != happened:
                preview._publish(page, reason="refresh")  # noqa: SLF001
