"""Discord's published limits on messages, forms, threads and files, judged on requests themselves.

Figures from Discord's developer documentation: Message Resource, Components Reference, Channel,
Receiving and Responding.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components

from tabletop.testing.words import faults
from tests.rigs.as_strict_as_discord import EMOJIS
from tests.rigs.wire import Request

CONTENT = 2000
COMPONENTS = 40
ALL_TEXT = 4000
CUSTOM_ID = 100
LABEL = 80
OPTIONS = 25
OPTION = 100
PLACEHOLDER = 150
ROW = 5
GALLERY = 10
DESCRIPTION = 1024
NONCE = 25
THREAD_NAME = 100
ATTACHMENTS = 10
UPLOAD_BYTES = 10 * 1024 * 1024

CHOICES = 25
TITLE = 45
FORM_FIELDS = 5
EXAMPLE = 100
WRITTEN = 4000
RADIOS = range(2, 11)
BOXES = range(1, 11)

COMPLETED, FORM = 8, 9
"""Answers to an interaction, by their types."""

COMPONENTS_V2 = 1 << 15

_PICTURES = (
    "\u231a\u231b\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693"
    "\u26a1\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd"
    "\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c"
    "\u2b50\u2b55"
)
EMOJI = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}|[0-9#*]\ufe0f\u20e3"
    "|(?:[\U0001f004\U0001f0cf\U0001f18e\U0001f300-\U0001faff]\ufe0f?"
    f"|[\u2190-\u2bff\u3030\u303d]\ufe0f|[{_PICTURES}])"
    "[\U0001f3fb-\U0001f3ff]?"
)
"""Unicode's emoji, with what asks for a picture where a sign is text by default (UTS 51)."""

ACTION_ROW, BUTTON, SELECT, TEXT, GALLERY_KIND, CONTAINER = 1, 2, 3, 10, 12, 17
TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP = 4, 21, 22
PEOPLE_SELECT, CHANNEL_SELECT = 5, 8
LINK = 5


def breaches(request: Request) -> Iterator[str]:
    """Say what Discord would refuse, or silently do otherwise, about a request."""
    body = request.message
    opens_thread = request.method == "POST" and request.path.endswith("/threads")
    if opens_thread and not 1 <= len(body["name"]) <= THREAD_NAME:
        yield f"a thread is named {body['name']!r}"
    if request.matches("POST", "/interactions/*/callback"):
        yield from _answered(body)
    if not request.is_message:
        return
    yield from _message(request, body)
    yield from _mentions(request, body)
    yield from _files(request, body)
    yield from _words(request, body)
    if body.get("components"):
        yield from laid_out(body["components"], plain=bool(body.get("content")))


def _message(request: Request, body: dict[str, Any]) -> Iterator[str]:
    content = body.get("content") or ""
    modern = bool((body.get("flags") or 0) & COMPONENTS_V2)
    if len(content) > CONTENT:
        yield f"{len(content)} characters of content"
    if modern and (content or body.get("embeds")):
        yield "content or embeds beside components of the second kind"
    if any(c["type"] in (TEXT, GALLERY_KIND, CONTAINER) for c in request.components) and not modern:
        yield "components of the second kind without their flag"
    if request.method == "POST" and not content.strip() and not body.get("components"):
        yield "an empty message"
    nonce = body.get("nonce")
    if nonce is not None and not 1 <= len(str(nonce)) <= NONCE:
        yield f"the nonce {nonce!r}"


def _words(request: Request, body: dict[str, Any]) -> Iterator[str]:
    """Say what would be read otherwise than it is meant, in whatever language it is."""
    told = [component["content"] for component in request.components if component["type"] == TEXT]
    for text in (body.get("content") or "", *told):
        yield from faults(text)


def _mentions(request: Request, body: dict[str, Any]) -> Iterator[str]:
    allowed = body.get("allowed_mentions")
    if allowed is None:
        yield "no allowed_mentions: Discord would notify whoever is named"
        return
    parsed = allowed.get("parse", [])
    if parsed or allowed.get("roles"):
        yield f"mentions of {parsed} {allowed.get('roles')} are allowed"
    if allowed.get("users") and not request.matches("POST", "/channels/*/messages"):
        yield "somebody is mentioned outside a new public message"
    for user in allowed.get("users", ()):
        texts = [c["content"] for c in request.components if c["type"] == TEXT]
        if f"<@{user}>" not in "\n".join([body.get("content") or "", *texts]):
            yield f"{user} may be notified without being named"


def _files(request: Request, body: dict[str, Any]) -> Iterator[str]:
    listed = body.get("attachments") or []
    if len(listed) > ATTACHMENTS:
        yield f"{len(listed)} attachments"
    for upload in request.uploads:
        if not upload.data or len(upload.data) > UPLOAD_BYTES:
            yield f"{upload.name} has {len(upload.data)} bytes"
        if not upload.description or len(upload.description) > DESCRIPTION:
            yield f"{upload.name} has the description {upload.description!r}"
    names = [upload.name for upload in request.uploads]
    if len(names) != len(set(names)):
        yield f"two files share a name: {names}"
    shown = [
        item["media"]["url"]
        for component in request.components
        if component["type"] == GALLERY_KIND
        for item in component["items"]
    ]
    for url in shown:
        if url.removeprefix("attachment://") not in names:
            yield f"{url} is shown but not sent along"
    # A plain message shows what is sent along.
    if len(shown) < len(names) and body.get("components") and not body.get("content"):
        yield f"{names} are sent along but not shown"


def laid_out(layout: list[dict[str, Any]], *, plain: bool = False) -> Iterator[str]:
    """Say what Discord would refuse about the components of a message, whoever sends it.

    A ``plain`` one has words and files beside them, and is for a board that calls somebody.
    """
    every = list(walk_components(layout))
    if len(every) > COMPONENTS:
        yield f"{len(every)} components"
    texts = [component["content"] for component in every if component["type"] == TEXT]
    if sum(map(len, texts)) > ALL_TEXT:
        yield f"{sum(map(len, texts))} characters of text"
    if any(not text.strip() for text in texts):
        yield "an empty text"
    ids = [component["custom_id"] for component in every if "custom_id" in component]
    if len(ids) != len(set(ids)):
        yield f"a custom id stands twice: {ids}"
    for custom_id in ids:
        if not 1 <= len(custom_id) <= CUSTOM_ID:
            yield f"the custom id {custom_id!r}"
    for component in every:
        yield from _one(component)
    kinds = {component["type"] for component in layout}
    # The story is told in words alone; whatever has a picture or a control has a frame.
    if kinds != {ACTION_ROW} if plain else kinds not in ({CONTAINER}, {TEXT}):
        yield "something stands outside the frame"


def _answered(body: dict[str, Any]) -> Iterator[str]:
    """Say what Discord would refuse about a completion or a form."""
    data = body.get("data") or {}
    if body.get("type") == COMPLETED:
        choices = data["choices"]
        if len(choices) > CHOICES:
            yield f"{len(choices)} choices"
        for choice in choices:
            lengths = [len(str(choice[part])) for part in ("name", "value")]
            if not 1 <= min(lengths) <= max(lengths) <= OPTION:
                yield f"the choice {choice!r}"
    elif body.get("type") == FORM:
        yield from form(data)


def form(made: dict[str, Any]) -> Iterator[str]:
    """Say what Discord would refuse about a form, or what of it would not be read whole."""
    fields = made["components"]
    if not 1 <= len(fields) <= FORM_FIELDS:
        yield f"a form of {len(fields)} fields"
    for title in (made["title"], *(field["label"] for field in fields)):
        if not 1 <= len(title.strip()) <= TITLE or _is_cut(title, TITLE):
            yield f"a form or field called {title!r}"
    asked = [field["component"] for field in fields]
    ids = [made["custom_id"], *(one["custom_id"] for one in asked)]
    if len(ids) != len(set(ids)) or not all(1 <= len(one) <= CUSTOM_ID for one in ids):
        yield f"the custom ids {ids}"
    for one in asked:
        yield from _field(one)


def _is_cut(text: str, limit: int) -> bool:
    return len(text) == limit and text.endswith("…")


def _field(asked: dict[str, Any]) -> Iterator[str]:
    kind, options = asked["type"], asked.get("options", [])
    if kind == TEXT_INPUT:
        most, kept = asked.get("max_length", WRITTEN), asked.get("value") or ""
        if not max(1, len(kept)) <= most <= WRITTEN:
            yield f"{len(kept)} of {most} characters"
        if len(asked.get("placeholder") or "") > EXAMPLE:
            yield f"the example {asked['placeholder']!r}"
        return
    if kind == RADIO_GROUP and len(options) not in RADIOS:
        yield f"{len(options)} radio buttons"
    if kind == CHECKBOX_GROUP and len(options) not in BOXES:
        yield f"{len(options)} boxes"
    if kind == SELECT or options:
        yield from _menu(asked)
    chosen = [option for option in options if option.get("default")]
    most = 1 if kind == RADIO_GROUP else asked.get("max_values", 1)
    if not len(chosen) <= most:
        yield f"{len(chosen)} of {most} options are chosen"
    if asked.get("required", True) and asked.get("min_values") == 0:
        yield "a field that has to be filled takes nothing"
    said = [option.get(part) or "" for option in options for part in ("label", "description")]
    if cut := [one for one in said if _is_cut(one, OPTION)]:
        yield f"options are cut: {cut}"


def _one(component: dict[str, Any]) -> Iterator[str]:
    match component["type"]:
        case 1:
            kinds = [inner["type"] for inner in component["components"]]
            buttons = all(kind == BUTTON for kind in kinds) and 1 <= len(kinds) <= ROW
            if not buttons and kinds not in ([SELECT], [PEOPLE_SELECT], [CHANNEL_SELECT]):
                yield f"a row of {kinds}"
        case 2:
            label = component.get("label") or ""
            if len(label) > LABEL or not (label.strip() or component.get("emoji")):
                yield f"a button labelled {label!r}"
            yield from _emoji(component)
            if (component["style"] == LINK) is not ("url" in component):
                yield f"a link that is none: {component}"
        case 3:
            yield from _menu(component)
        case 12:
            yield from _gallery(component["items"])


def _gallery(items: list[dict[str, Any]]) -> Iterator[str]:
    if not 1 <= len(items) <= GALLERY:
        yield f"{len(items)} pictures"
    for item in items:
        if not 1 <= len(item.get("description") or "") <= DESCRIPTION:
            yield f"a picture described as {item.get('description')!r}"


def _menu(component: dict[str, Any]) -> Iterator[str]:
    options = component["options"]
    if not 1 <= len(options) <= OPTIONS:
        yield f"a menu of {len(options)} options"
    if len(component.get("placeholder") or "") > PLACEHOLDER:
        yield f"the placeholder {component['placeholder']!r}"
    if component.get("max_values", 1) > len(options):
        yield f"{component['max_values']} of {len(options)} options to pick"
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        yield f"an option stands twice: {values}"
    for option in options:
        for part in ("label", "value"):
            if not 1 <= len(option[part]) <= OPTION:
                yield f"an option with the {part} {option[part]!r}"
        if len(option.get("description") or "") > OPTION:
            yield f"an option described as {option['description']!r}"
        yield from _emoji(option)


def _emoji(component: dict[str, Any]) -> Iterator[str]:
    """An emoji of the application, or one of Unicode's that asks to be shown as a picture."""
    emoji = component.get("emoji")
    if not emoji:
        return
    if emoji.get("id"):
        known = EMOJIS.get(emoji["name"]) == int(emoji["id"])
    else:
        known = EMOJI.fullmatch(emoji["name"]) is not None
    if not known:
        yield f"the emoji {emoji!r}"
