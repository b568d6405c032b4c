"""The public story of a game, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n.texts import Texts
from bot.model.story import Chapter
from bot.model.table import Table
from cogs.elements.components import Style, button, layout, shortened
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of, narrated
from cogs.panels.days import Days

PAGE = 2500
"""Characters of story on a page; the message has room for 4000."""


def log_page(
    table: Table, chapters: Sequence[Chapter], page: int | None, texts: Texts
) -> ui.LayoutView:
    """Lay out a page of the public story; None is the last page, out of range the nearest one.

    Pages count from 1, the oldest first.
    """
    pages = _pages(table, chapters, texts)
    number = len(pages) if page is None else max(1, min(page, len(pages)))
    buttons = []
    if number > 1:
        back = CustomId(table.id, Verb.LOG, str(number - 1))
        buttons.append(button(back, texts("button-previous"), emoji="⬅️"))
    if number < len(pages):
        onward = CustomId(table.id, Verb.LOG, str(number + 1))
        buttons.append(button(onward, texts("button-next"), emoji="➡️", style=Style.EXPECTED))
    hand = CustomId(table.id, Verb.HAND)
    buttons.append(button(hand, texts("button-to-table"), emoji="✋"))
    return layout(
        face_of(table.game).colour,
        texts("log-title", table=str(table.id), game=texts(f"{table.game}-name")),
        pages[number - 1],
        "-# " + texts("rules-page", page=number, pages=len(pages)),
        ui.ActionRow(*buttons),
    )


def _pages(table: Table, chapters: Sequence[Chapter], texts: Texts) -> list[str]:
    """Return pages of whole turns with headings of days; only a turn longer than a page is split.

    Without any line, one page says so.
    """
    pages: list[str] = []
    days = Days()
    for chapter in chapters:
        lines = [*days.told(narrated(table, chapter, texts))]
        for number, told in enumerate(_parts(lines)):
            if pages and not number and len(pages[-1]) + len(told) + 2 <= PAGE:
                pages[-1] += f"\n\n{told}"
            else:
                pages.append(told)
    return pages or [texts("log-empty")]


def _parts(lines: Sequence[str]) -> list[str]:
    """Join lines into texts that fit a page each; a line that is longer is cut."""
    parts: list[str] = []
    for line in lines:
        told = shortened(line, PAGE)
        if parts and len(parts[-1]) + len(told) < PAGE:
            parts[-1] += f"\n{told}"
        elif told:
            parts.append(told)
    return parts
