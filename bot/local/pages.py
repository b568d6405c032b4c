"""The open pages in the browser, which show all that happens and outlive a restart of the bot.

The simulator has no public way to either, so this one file works on what it keeps to itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import simcord
from simcord.backend.cdn import CDN_BASE

_RELOADING = """
let returning = sessionStorage.getItem("viewer");
setInterval(() => {
  if (String(state.externalNotice || "").startsWith("Preview session is unavailable")) {
    fetch("/", { cache: "no-store" }).then((found) => found.ok && location.reload(), () => {});
  } else if (returning && [...ui.viewer.options].some((one) => one.value === returning)) {
    if (ui.viewer.value !== returning) {
      ui.viewer.value = returning;
      ui.viewer.dispatchEvent(new Event("change"));
    }
    returning = null;
  } else if (!returning && ui.viewer.value) {
    sessionStorage.setItem("viewer", ui.viewer.value);
  }
}, 500);
"""
"""What is added to the script of the page."""


def keep_tabs(preview: simcord.Preview) -> None:
    """Let a tab that was open before this start go on by itself, as the same person.

    The page of the preview asks its reader to reload it, and would begin with the first person.
    """
    server: Any = preview._server  # noqa: SLF001 - see above
    static = server._static  # noqa: SLF001

    async def with_reload(request: Any) -> Any:
        response = await static(request)
        if request.path == "/app.js":
            response.text += _RELOADING
        return response

    server._static = with_reload  # noqa: SLF001


def served_icons(icons: Mapping[int, bytes]) -> dict[str, tuple[str, bytes]]:
    """Say where the page finds the pictures on buttons: the simulator keeps their names alone."""
    return {f"{CDN_BASE}/emojis/{one}.png": (f"{one}.png", png) for one, png in icons.items()}


class Pages:
    """The open pages of the preview, each brought up to date with what others did.

    The preview publishes a press to the page that made it; its public ``refresh`` would give that
    page a new revision too, and its next press would be refused as outdated.
    """

    def __init__(self, env: simcord.Env, preview: simcord.Preview) -> None:
        self._env = env
        self._preview: Any = preview
        self._shown: dict[str, int] = {}
        """How much had happened when a page was last published."""

    def watch(self) -> None:
        """Note from now on what each page shows."""
        publish = self._preview._publish  # noqa: SLF001

        def publish_and_note(page: Any, **how: Any) -> None:
            self._shown[page.id] = len(self._env.backend.transcript)
            publish(page, **how)

        self._preview._publish = publish_and_note  # noqa: SLF001

    def show(self) -> None:
        """Publish what changed to every page that does not show it yet, unless it is busy."""
        preview = self._preview
        if preview._active_action is not None or preview.env._operation_task is not None:  # noqa: SLF001
            return
        seen = len(self._env.backend.transcript)
        for page in tuple(preview._pages.values()):  # noqa: SLF001
            if self._shown.get(page.id) != seen:
                preview._publish(page, reason="refresh")  # noqa: SLF001
