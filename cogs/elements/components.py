"""Messages of components: the building blocks that every message of the bot is made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.i18n.signs import Sign, in_characters
from bot.i18n.texts import Texts
from bot.model.view import UNASKED
from cogs.elements.custom_ids import CustomId
from cogs.elements.display_names import escaped
from cogs.elements.plain_text import plain
from cogs.elements.uploads import Picture

BUTTONS_PER_ROW = 5
OPTIONS_PER_MENU = 25
OPTION_LIMIT = 100
"""Characters of a name in a menu, or in a list that completes itself."""
TEXT_LIMIT = 4000
"""Characters of all the text in one message of components."""
PLAIN_LIMIT = 2000
"""Characters of a message of words."""


class Style(StrEnum):
    """How a button looks: what colour it has, never what it says."""

    EXPECTED = "expected"
    """The answer most people want: the only one in the primary colour."""
    PLAIN = "plain"
    FINAL = "final"
    """What cannot be undone."""


_STYLES = {
    Style.EXPECTED: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.FINAL: discord.ButtonStyle.danger,
}


def button(
    press: CustomId, label: str, *, emoji: str | Sign = "", style: Style = Style.PLAIN
) -> ui.Button[ui.LayoutView]:
    """Make a button that is told apart by its custom id; its label is cut to 80 characters.

    Raises:
        ValueError: the custom id is not valid, or nothing in that of a FINAL button tells an old
            one from a new one: neither a question, nor a moment, nor an argument.
    """
    if style is Style.FINAL and press.decision == UNASKED and not press.argument:
        raise ValueError(press)
    return ui.Button(
        custom_id=press.spelt(),
        label=in_label(label, 80),
        emoji=str(emoji) or None,
        style=_STYLES[style],
    )


def link(url: str, label: str) -> ui.Button[ui.LayoutView]:
    """Make a button that leads to a message or thread."""
    return ui.Button(url=url, label=shortened(label, 80))


def menu(
    press: CustomId, invitation: str, options: Sequence[discord.SelectOption], most: int = 1
) -> ui.Select[ui.LayoutView]:
    """Make a menu of 1 to 25 options, of which 1 up to ``most`` can be picked.

    ``invitation`` is its placeholder. The caller keeps within Discord's limit of options.
    """
    return ui.Select(
        custom_id=press.spelt(),
        placeholder=in_label(invitation, 150),
        options=list(options),
        max_values=min(most, len(options)),
    )


def menu_rows(
    press: CustomId, invitation: str, options: Sequence[discord.SelectOption]
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Make menus of one choice for any number of options, 25 each, in a row for each menu.

    Each but the first has the index of its first option in the argument of its custom id, behind a
    dot if there is an argument already. Without options there is none.
    """
    made = []
    for first in range(0, len(options), OPTIONS_PER_MENU):
        argument = f"{press.argument}.{first}" if press.argument else str(first)
        one = press if first == 0 else replace(press, argument=argument)
        some = options[first : first + OPTIONS_PER_MENU]
        made.append(ui.ActionRow(menu(one, invitation, some)))
    return made


def channel_menu(press: CustomId, invitation: str) -> ui.ChannelSelect[ui.LayoutView]:
    """Make a menu of one text, news, voice or stage channel; threads and forums are left out."""
    return ui.ChannelSelect(
        custom_id=press.spelt(),
        placeholder=in_label(invitation, 150),
        channel_types=[
            discord.ChannelType.text,
            discord.ChannelType.news,
            discord.ChannelType.voice,
            discord.ChannelType.stage_voice,
        ],
    )


def people_menu(press: CustomId, invitation: str, most: int = 1) -> ui.UserSelect[ui.LayoutView]:
    """Make Discord's menu of people, of whom 1 up to ``most`` can be picked."""
    return ui.UserSelect(
        custom_id=press.spelt(), placeholder=in_label(invitation, 150), max_values=most
    )


_MARKS = re.compile(r"\\.?|<[:@#/t][^>]*>?|\*{1,2}", re.DOTALL)
"""An escaped character, a picture, a mention or a moment, and what begins and ends bold words."""


def shortened(text: str, limit: int) -> str:
    """Cut a text to at most ``limit`` characters, ending in an ellipsis; no markup stays open.

    Markup that the cut would leave open is cut off as well, and so are spaces before the ellipsis.
    ``limit`` is at least 1.
    """
    return text if len(text) <= limit else _closed(text[: limit - 1]).rstrip() + "…"


def _closed(text: str) -> str:
    """Drop the end of a cut text from the first markup on that the cut has left open.

    Markup is bold or italic stars, an escape, a mention, a time or a custom emoji.
    """
    opened: dict[str, int] = {}
    for mark in _MARKS.finditer(text):
        found = mark[0]
        if found == "\\" or (found[0] == "<" and found[-1] != ">"):
            text = text[: mark.start()]
        elif found[0] == "*" and opened.pop(found, None) is None:
            opened[found] = mark.start()
    return text[: min(opened.values(), default=len(text))]


def shown_length(text: str) -> int:
    """Count what is read of a text, a picture as the character that it stands for."""
    return len(in_characters(text))


def in_label(text: str, limit: int) -> str:
    """Return a text as it may stand on a control, which reads no markup: cut where it must be."""
    return shortened(plain(text), limit)


def small(texts: Iterable[str]) -> str:
    """Put texts into small letters (``-# ``), line by line; empty lines are left out.

    A line that is small already stays as it is; without any line the result is empty.
    """
    lines = (line for text in texts for line in text.split("\n") if line)
    return "\n".join(f"-# {line.removeprefix('-# ')}" for line in lines)


def rows(buttons: Iterable[ui.Button[ui.LayoutView]]) -> list[ui.ActionRow[ui.LayoutView]]:
    """Arrange buttons five to a row.

    Without buttons the list is empty.
    """
    all_buttons = list(buttons)
    return [
        ui.ActionRow(*all_buttons[start : start + BUTTONS_PER_ROW])
        for start in range(0, len(all_buttons), BUTTONS_PER_ROW)
    ]


def controls(*rows_of: Iterable[ui.Button[Any]]) -> ui.View:
    """Arrange buttons under a plain message, five to a row; each group begins a row of its own.

    Sets the ``row`` of the buttons. The view is stopped: the library keeps nothing for it.
    """
    view, number = ui.View(timeout=None), 0
    for buttons in rows_of:
        for start in range(0, len(row := list(buttons)), BUTTONS_PER_ROW):
            for one in row[start : start + BUTTONS_PER_ROW]:
                one.row = number
                view.add_item(one)
            number += 1
    view.stop()
    return view


def layout(colour: int, *items: ui.Item[ui.LayoutView] | str | None) -> ui.LayoutView:
    """Put texts, pictures and rows of controls into one framed message, in the order given.

    None and empty texts are left out. All texts together have 4000 characters: the one that goes
    beyond is cut, and those after it are left out. The view is stopped: every control speaks
    through its custom id, so the library keeps nothing in memory for it.
    """
    frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=colour)
    room = TEXT_LIMIT
    for item in items:
        if isinstance(item, str):
            # What follows a text that has taken all the room would be one character too many.
            if room and (text := shortened(item.strip(), room)):
                frame.add_item(ui.TextDisplay(text))
                room -= len(text)
        elif item is not None:
            frame.add_item(item)
    return _view(frame)


def words(text: str) -> ui.LayoutView:
    """Put words alone into one message of components, cut to 4000 characters."""
    return _view(ui.TextDisplay(shortened(text, TEXT_LIMIT)))


def _view(item: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    """Return a stopped view of one item: the library listens to no presses of it."""
    view = ui.LayoutView(timeout=None)
    view.add_item(item)
    view.stop()
    return view


def dissolve(view: ui.LayoutView) -> None:
    """Take apart a message that is not sent: empty it and its containers and rows.

    Its parts refer to each other in a circle, which only the garbage collector would find.
    """
    for part in (view, *view.walk_children()):
        if isinstance(part, ui.LayoutView | ui.Container | ui.ActionRow):
            part.clear_items()


def gallery(picture: Picture | None, texts: Texts) -> ui.MediaGallery[ui.LayoutView] | str:
    """Return a gallery of a picture with its alt text; an empty text if ``picture`` is None.

    For a picture that could not be drawn (``fault``) return its error id and, if there is any, its
    alt text as small words. The file itself has to be sent along by the caller.
    """
    if picture is None:
        return ""
    if picture.fault:
        said = texts("picture-missing", error=picture.fault)
        return small([said, escaped(picture.alt)] if picture.alt else [said])
    item = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt)
    return ui.MediaGallery(item)


def holds(message: discord.Message | None, custom_id: str, kind: object) -> bool:
    """Return True if a message has a control of this custom id and type, at any depth.

    ``kind`` is Discord's number of the component type. False without a message.
    """
    parts: list[discord.Component] = list(message.components) if message else []
    while parts:
        part = parts.pop()
        if getattr(part, "custom_id", None) == custom_id and part.type.value == kind:
            return True
        parts.extend(getattr(part, "children", ()))
        parts.extend(filter(None, (getattr(part, "accessory", None),)))
    return False
