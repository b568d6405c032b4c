"""What a bot said over days: every public message with its hour, its turn and whom it called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from simcord.components import walk_components
from simcord.http import router

from bot.model.table import TableId
from games.api import Seat
from tests.rigs.discord_server import Server
from tests.rigs.played_table import GALLERY
from tests.rigs.seated import seated

POSTED, EDITED, REMOVED = "posted", "edited", "removed"
KINDS = (
    "lobby",
    "story",
    "board",
    "call",
    "reminder",
    "seat on offer",
    "seat taken",
    "trouble",
    "end",
)
TURN = re.compile(r"\*\*Turn (\d+)\.\*\*")


@dataclass(frozen=True)
class Entry:
    """One public message as it was posted, edited or removed."""

    at: datetime
    act: str
    kind: str
    channel_id: int
    message_id: int
    text: str = ""
    story: str = ""
    """What is told by it, where it is a board or a story."""
    called: tuple[int, ...] = ()
    """Whose devices rang."""
    turn: int = 0
    """The last one told; 0 is the set-up."""
    asked: tuple[int, ...] = ()
    """Who had a question to answer."""

    @property
    def rings(self) -> str:
        """As what people hear of it: a board that calls them is a call."""
        return "call" if self.kind == "board" and self.called else self.kind


@dataclass
class Journal:
    """Listens to one table on a simulated Discord, restarts of the bot included."""

    server: Server
    table: TableId
    entries: list[Entry] = field(default_factory=list)
    turn: int = 0

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Listen for the time of a block."""
        original = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **rest: Any) -> Any:
            answer = original(backend, method, path, **rest)
            place = re.fullmatch(r"/channels/(\d+)/messages(?:/(\d+))?", path)
            if place and method in ("POST", "PATCH", "DELETE"):
                body = rest.get("json") or {}
                self._note(method, int(place[1]), int(place[2] or answer["id"]), body)
            return answer

        router.dispatch = dispatch
        try:
            yield
        finally:
            router.dispatch = original

    def asked(self) -> dict[Seat, int]:
        """Who has a question to answer, by seat."""
        live = self.server.host.tables.queries._tables._live.get(self.table)
        if live is None or live.running is None:
            return {}
        return {
            decision.seat: seated(live.table.players[decision.seat]).id
            for decision in live.running.decisions
            if not decision.answered
        }

    def of(self, kind: str, act: str = POSTED) -> list[Entry]:
        """List the entries of a kind."""
        return [entry for entry in self.entries if (entry.kind, entry.act) == (kind, act)]

    def _note(self, method: str, channel: int, message: int, body: dict[str, Any]) -> None:
        at, known = self.server.env.now(), {e.message_id: e.kind for e in self.entries}
        if method == "DELETE":
            self.entries.append(Entry(at, REMOVED, known[message], channel, message))
            return
        if method == "POST" and message in known:
            # Discord knew the nonce: nothing new is there to be read.
            return
        components = list(walk_components(body.get("components") or []))
        words = [body.get("content") or "", *(c.get("content", "") for c in components)]
        text = "\n".join(word for word in words if word)
        kind = known.get(message) or self._kind(channel, text, components)
        pictured = any(c["type"] == GALLERY for c in components) or bool(body.get("attachments"))
        if kind == "board" and not pictured:
            # The story of a round has taken its place.
            kind = "story"
        story = text if kind == "story" else _above(body, components) if kind == "board" else ""
        self.turn = max([self.turn, *map(int, TURN.findall(story))])
        called = tuple(map(int, (body.get("allowed_mentions") or {}).get("users", ())))
        act = EDITED if method == "PATCH" else POSTED
        asked = tuple(self.asked().values())
        self.entries.append(
            Entry(at, act, kind, channel, message, text, story, called, self.turn, asked)
        )

    def _kind(self, channel: int, text: str, components: list[dict[str, Any]]) -> str:
        verbs = {c["custom_id"].split(":")[3] for c in components if "custom_id" in c}
        if channel == self.server.channel.id:
            return "lobby"
        if verbs >= {"hand", "watch"} or any(c["type"] == GALLERY for c in components):
            return "board"
        if verbs:
            return "seat on offer" if verbs & {"claim", "welcome"} else "trouble"
        opening = {"⏰": "reminder", "<": "call", "🤝": "seat taken", "🏁": "end"}
        return opening.get(text[:1], "story")


def _above(body: dict[str, Any], components: list[dict[str, Any]]) -> str:
    """What a board tells above its picture, without whom it calls."""
    if body.get("content"):
        _, *told, _ = body["content"].split("\n\n")
        return "".join(told)
    found = ""
    for component in components:
        if component["type"] == GALLERY:
            return found
        found = component.get("content", found)
    return ""
