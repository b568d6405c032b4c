"""What is sent instead of a message that Discord refuses: the same with less, at last a notice.

Discord refuses a message for what is in it as 400 with any of many codes (Topics, Opcodes and
Status Codes), or as 403 where a moderation rule of the server blocks it (200000, 240000). Sent once
more it would be refused once more; what says the same with less may not be.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

import discord
from discord import ui
from discord.ui.select import BaseSelect
from discord.utils import escape_markdown

from bot.i18n.signs import CHARACTERS, icon_of, in_characters
from bot.i18n.texts import forget_pictures
from bot.rate_limits import is_block
from cogs.elements.components import PLAIN_LIMIT, TEXT_LIMIT, shortened, words

_LOG = logging.getLogger(__name__)

T = TypeVar("T")

Content = dict[str, Any]
"""What the library sends or edits a message with."""

INVALID_FORM = 50035

_ELSEWHERE = frozenset(
    {
        10003,  # the channel is gone
        10008,  # the message is gone
        20022,  # edits of published messages are rationed
        40060,  # somebody has answered the interaction before
        30046,  # edits of old messages are rationed
        50001,  # the bot may not see the channel
        50005,  # the message is another one's
        50013,  # the bot lacks a permission
        50083,  # the thread is archived
        160005,  # the thread is locked
    }
)
"""Codes that say nothing of what is in a message."""

_DIRECT_MESSAGES_TOO_FAST = 40003
"""Code of a refusal with status 403 that passes by itself."""

_EMOJI = re.compile(r"^In (?:data\.)?(?P<path>components(?:\.\w+)*)\.emoji\b", re.MULTILINE)
"""Where in a message Discord found an emoji that it does not know, as the library tells it."""

_BAD_REQUEST, _UNAUTHORIZED, _NOT_FOUND, _TOO_MANY, _SERVER_ERROR = 400, 401, 404, 429, 500


def is_lasting(error: BaseException) -> bool:
    """Return True for an error of Discord that a retry would meet again: status 4xx but 429.

    False for everything else, such as a broken connection or a block by Cloudflare, and where
    direct messages are opened too fast.
    """
    return (
        isinstance(error, discord.HTTPException)
        and _BAD_REQUEST <= error.status < _SERVER_ERROR
        and error.status != _TOO_MANY
        and error.code != _DIRECT_MESSAGES_TOO_FAST
        and not is_block(error)
    )


def is_of_content(error: BaseException) -> bool:
    """Return True if Discord refused the content of a message, not the channel or the person.

    That is a lasting error other than 401 and 404 whose code is none of :data:`_ELSEWHERE`.
    """
    return (
        isinstance(error, discord.HTTPException)
        and is_lasting(error)
        and error.status not in (_UNAUTHORIZED, _NOT_FOUND)
        and error.code not in _ELSEWHERE
    )


def is_broken(error: BaseException) -> bool:
    """Return True if Discord answered with status 500, which may be for what is in a message."""
    return (
        isinstance(error, discord.HTTPException)
        and error.status == _SERVER_ERROR
        and not is_block(error)
    )


class Accepted(NamedTuple, Generic[T]):
    """A message that Discord accepts in one of its forms."""

    sent: T
    """What ``send`` returned."""
    withheld: str
    """The error id if only the notice was accepted, else empty."""
    is_whole: bool
    """True if it is the message itself, not a simpler form of it."""


async def accepted(
    send: Callable[[Content], Awaitable[T]],
    content: Content,
    explain: Callable[[str], str] | None = None,
    *,
    is_refusal: Callable[[BaseException], bool] = is_of_content,
) -> Accepted[T]:
    """Send a message, or the fullest of its simpler forms that Discord accepts.

    The forms: unknown custom emojis as characters, pictures as their alt text, text without
    controls. ``explain`` takes an error id, which is logged, and writes the notice that is sent if
    all are refused. The view in ``content`` may be changed in place. ``is_refusal`` returns True
    for an error after which a simpler form is tried.

    Raises:
        discord.HTTPException: every form is refused and there is no ``explain`` (the error of the
            first form), the notice is refused, or an error is no refusal (at once).
    """
    refused: list[discord.HTTPException] = []
    for form in _forms(content, refused):
        try:
            return Accepted(await send(form), "", is_whole=not refused)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            _LOG.info("Message refused, trying a simpler form: %s", error)
            refused.append(error)
    if explain is None:
        raise refused[0]
    error_id = secrets.token_hex(4)
    _LOG.error(
        "Message refused in every form, posting error id %s instead: %s", error_id, refused[0]
    )
    notice = await send(_notice(content, explain(error_id)))
    return Accepted(notice, error_id, is_whole=False)


def _forms(content: Content, refused: list[discord.HTTPException]) -> Iterator[Content]:
    """Yield a message and its simpler forms; the caller adds the error of each to ``refused``.

    Only forms that differ are made: with custom emojis as characters if Discord names unknown ones,
    which are then forgotten everywhere; with alt texts for pictures; as text without controls.
    """
    yield content
    view = content.get("view")
    if view is not None and (gone := _emojis_gone(refused[0], view)):
        forget_pictures({icon_of(name) for name in gone})
        _use_characters(view)
        if content.get("content"):
            content = {**content, "content": in_characters(content["content"])}
        yield content
    if files_of(content):
        content = _in_words(content)
        yield content
    if view is not None and any(map(_is_control, view.walk_children())):
        yield _without_controls(content)


# -- pictures of signs ---------------------------------------------------------------------------


def _emojis_gone(error: discord.HTTPException, view: ui.LayoutView | ui.View) -> set[str]:
    """Find the names of the custom emojis that, by an error, Discord does not know; maybe none.

    Only an invalid form can tell. Discord names them by their places in the view:
    ``components.0.components.2.emoji.id`` (discord-api-docs 7128, Koishi 25). A place that the view
    does not have is a KeyError or IndexError.
    """
    if error.code != INVALID_FORM:
        return set()
    layout: Any = view.to_components()
    places = [found["path"].split(".") for found in _EMOJI.finditer(error.text)]
    return {name for place in places if (name := _emoji_at({"components": layout}, place))}


def _emoji_at(part: Any, place: list[str]) -> str:
    """Return the name of the custom emoji of the control at a path of keys and indexes in ``part``.

    Empty if it has no emoji, or one that is a character.

    Raises:
        KeyError, IndexError: there is no such place.
    """
    for key in place:
        part = part[int(key)] if isinstance(part, list) else part[key]
    emoji = part.get("emoji") or {}
    return str(emoji["name"]) if emoji.get("id") else ""


def _use_characters(view: ui.LayoutView | ui.View) -> None:
    """Replace all pictures of signs in a message by characters, in place.

    A button without a character for its sign and without a label gets the sign's name as its label.
    """
    for item in view.walk_children():
        if isinstance(item, ui.Button):
            if item.emoji is not None and item.emoji.is_custom_emoji():
                icon = icon_of(item.emoji.name)
                item.emoji = CHARACTERS.get(icon) or None
                item.label = item.label or icon
        elif isinstance(item, ui.Select):
            for option in item.options:
                if isinstance(option.emoji, discord.PartialEmoji) and option.emoji.id is not None:
                    option.emoji = CHARACTERS.get(icon_of(option.emoji.name)) or None
        elif isinstance(item, ui.TextDisplay):
            item.content = in_characters(item.content)


# -- pictures and controls -----------------------------------------------------------------------


def files_of(content: Content) -> list[discord.File]:
    """List the files that are sent with a message."""
    alone = [content["file"]] if "file" in content else []
    return [*content.get("files", ()), *content.get("attachments", ()), *alone]


def _in_words(content: Content) -> Content:
    """Return a message with its pictures replaced by their alt text, its controls kept.

    The view of a message of components is changed in place; the text of a plain one is cut to 2000
    characters.
    """
    said = {key: value for key, value in content.items() if key not in ("file", "files")}
    if "attachments" in content:
        said["attachments"] = []
    view = content.get("view")
    if isinstance(view, ui.LayoutView):
        _describe(view)
    else:
        alts = [escape_markdown(file.description or "") for file in files_of(content)]
        text = "\n\n".join([content.get("content") or "", *alts])
        said["content"] = shortened(text.strip(), PLAIN_LIMIT)
    return said


def _describe(view: ui.LayoutView) -> None:
    """Replace the pictures in a message's frame by their alt texts, in place, while text has room.

    A picture without alt text, or without room for it, is removed.
    """
    room = TEXT_LIMIT - view.content_length()
    for frame in view.children:
        if not isinstance(frame, ui.Container):
            continue
        parts = frame.children
        frame.clear_items()
        for part in parts:
            if isinstance(part, ui.MediaGallery):
                alt = escape_markdown("\n".join(item.description or "" for item in part.items))
                if room > 0 and alt:
                    frame.add_item(ui.TextDisplay(shortened(alt, room)))
                    room -= len(alt)
            else:
                frame.add_item(part)


def _is_control(item: ui.Item[Any]) -> bool:
    return isinstance(item, ui.Button | BaseSelect)


def _without_controls(content: Content) -> Content:
    """Return a message with its texts alone; what controls do can be done by commands as well.

    Pictures of a message of components are gone as well: it has their descriptions by then.
    """
    view = content["view"]
    if not isinstance(view, ui.LayoutView):
        return _with_text(content, content.get("content") or "")
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    return _with_text(content, "\n\n".join(texts))


def _notice(content: Content, text: str) -> Content:
    """Return a message that consists of this text alone, without files.

    It has components if ``content`` had them; an edit also removes the attachments. Pings that
    ``content`` allowed are forbidden; without ``allowed_mentions`` there the bot's default holds.
    """
    said = {key: value for key, value in content.items() if key not in ("file", "files")}
    if "attachments" in said:
        said["attachments"] = []
    if "allowed_mentions" in said:
        said["allowed_mentions"] = discord.AllowedMentions.none()
    return _with_text(said, text)


def _with_text(content: Content, text: str) -> Content:
    """Return a message with its text and view replaced by a text, as components if it had them.

    Files stay as they are in ``content``. An edit of a plain message also removes its controls.
    """
    if isinstance(content.get("view"), ui.LayoutView):
        return {**content, "view": words(text)}
    said = {key: value for key, value in content.items() if key != "view"}
    # Of an edited message what is not named stays.
    return {**said, "content": text, **({"view": None} if "attachments" in content else {})}
