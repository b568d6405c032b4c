"""What a bot with very many games shows, measured in a process of its own: prints every breach."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from discord import ui
from simcord.components import walk_components

from bot.check import check
from bot.i18n.texts import LANGUAGES, texts
from bot.model.preferences import Preferences
from cogs.panels.found import find_panel
from cogs.panels.guide import tour_page
from cogs.panels.play_with import play_with_panel
from cogs.panels.public.welcome import welcome
from cogs.panels.settings import settings_form
from games import GAME_IDS
from rendering.guide.tour import PAGES
from tests.rigs.discord_limits import laid_out


def breaches() -> Iterator[str]:
    """Yield what Discord would refuse of the panels that list all games."""
    for language in LANGUAGES:
        words = texts(language)
        panels: list[ui.LayoutView] = [
            *(tour_page(page, words) for page in range(1, PAGES + 1)),
            find_panel((), 1, GAME_IDS[-1], words),
            welcome(words),
            play_with_panel(1, "Bjorn", (), words),
        ]
        for panel in panels:
            yield from laid_out(panel.to_components())  # type: ignore[no-untyped-call]
        told = frozenset(GAME_IDS[-3:])
        form = settings_form(Preferences(), language, words, tips=True, invited=True, told_of=told)
        for part in walk_components(form.to_dict()["components"]):
            options = part.get("options", [])
            if len(options) > (10 if part["type"] == 22 else 25):
                yield f"a form with {len(options)} options"
            chosen = {option["value"] for option in options if option.get("default")}
            if part.get("custom_id") == "told" and chosen != {f"{game}-name" for game in told}:
                yield f"the form forgets some of {told}: {chosen}"


if __name__ == "__main__":
    for line in (*asyncio.run(check()), *breaches()):
        print(line)  # noqa: T201 - it is a command
