"""The open pages in the browser, which show all that happens and outlive a restart of the bot.

The simulator has no public way to either, so this one file works on what it keeps to itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import simcord
from simcord.backend.cdn import CDN_BASE

from bot.local.world import PEOPLE
from bot.settings import SettingsError

_ADDED = """
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
const relative = /^(in |now$|yesterday$|tomorrow$|next |last |this )| ago$/;
const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
setInterval(() => {
  const reader = locales[ui.viewer.selectedOptions[0]?.textContent] || "en";
  const spoken = new Intl.RelativeTimeFormat(reader, { numeric: "auto" });
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (!time.dataset.running && !relative.test(time.textContent)) continue;
    time.dataset.running = "yes";
    const seconds = (new Date(time.dateTime) - Date.now()) / 1000;
    const [unit, length] = units.find((one) => Math.abs(seconds) >= one[1]) || units[3];
    const words = spoken.format(Math.round(seconds / length), unit);
    if (time.textContent !== words) time.textContent = words;
  }
}, 1000);
"""
"""What is added to the script of the page: the way back into a tab, and times that run.

The page writes times once, as of its last change, and in the language of the preview.
"""

_INSIDE = {
    "preview": ("_server", "_publish", "_pages", "_active_action"),
    "env": ("_operation_task",),
    "server": ("_static",),
}
"""What this file works on, by where the simulator keeps it."""


def check_simulator(env: simcord.Env, preview: simcord.Preview) -> None:
    """See that the simulator is one of those that local play was made for.

    Raises:
        SettingsError: it keeps what is worked on here elsewhere.
    """
    parts = {"preview": preview, "env": env, "server": getattr(preview, "_server", None)}
    for part, names in _INSIDE.items():
        for name in names:
            if not hasattr(parts[part], name):
                raise SettingsError(
                    f"Local play does not know this version of simcord ({part}.{name} is gone):"
                    " install the one that requirements-play.txt names."
                )


def keep_tabs(preview: simcord.Preview) -> None:
    """Let a tab that was open before this start go on by itself, as the same person.

    The page of the preview asks its reader to reload it, and would begin with the first person.
    Times run there, in the language that a person reads.
    """
    locales = {shown: language for _, shown, language in PEOPLE if language}
    server: Any = preview._server  # noqa: SLF001 - see above
    static = server._static  # noqa: SLF001

    async def with_reload(request: Any) -> Any:
        response = await static(request)
        if request.path == "/app.js":
            response.text += f"const locales = {json.dumps(locales)};{_ADDED}"
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
