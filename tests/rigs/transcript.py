"""What a bot asked of Discord, as text that two builds of it can be compared by.

Ids that Discord gave, nonces, times and whatever is drawn by lot outside a game are left out: they
differ from run to run. So does the order of commands, which their own tests hold.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.rigs.discord_server import Server
from tests.rigs.wire import Request

_GIVEN = re.compile(r"simcord_interaction_\d+|\d{17,20}")
_TIME = re.compile(r"<t:\d+(:[a-zA-Z])?>")
_MOMENT = re.compile(r"(t1:\d+:)[0-9a-z]{8,}(:[a-z]+)")
_FIELD = re.compile(r"\b[0-9a-f]{32}\b")
_FORGOTTEN = re.compile(r"#[0-9A-F]{4}\b")
_ERROR = re.compile(r"\b(?=\d*[a-f])[0-9a-f]{8}\b")
_LEFT_OUT = (
    (_GIVEN, "#"),
    (_TIME, "<time>"),
    (_MOMENT, r"\1*\2"),
    (_FIELD, "@"),
    (_FORGOTTEN, "#@"),
    (_ERROR, "@"),
)

PUBLIC = "all"
"""Stands for everybody, in whose sight a request was made."""


def streams(discord: Server, requests: Sequence[Request]) -> dict[str, list[str]]:
    """Return the requests as lines, for each reader: what reaches two readers has no order."""
    names = {person.id: person.name for person in discord.people}
    found: dict[str, list[str]] = {}
    for request in requests:
        if request.method == "GET" or re.search("typing|^/applications/", request.path):
            continue
        reader = PUBLIC if request.reader is None else names[request.reader]
        found.setdefault(reader, []).append(_line(request))
    return found


def write(discord: Server, file: Path) -> None:
    """Write all that a bot has asked so far, reader by reader."""
    found = streams(discord, discord.wire.requests)
    file.write_text("".join(_chapters(found)), encoding="utf-8")


def _chapters(found: dict[str, list[str]]) -> Iterator[str]:
    for reader in sorted(found):
        yield f"== {reader}\n"
        yield from (f"{line}\n" for line in found[reader])


def _line(request: Request) -> str:
    body = request.body
    if isinstance(body, dict):
        body = {key: value for key, value in body.items() if key != "nonce"}
    uploads = [(upload.name, upload.description) for upload in request.uploads]
    said = [request.method, request.path, body, uploads, request.error]
    words = json.dumps(said, ensure_ascii=False, sort_keys=True, default=str)
    for pattern, instead in _LEFT_OUT:
        words = pattern.sub(instead, words)
    return words
