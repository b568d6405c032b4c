"""A server with a board: services on a file, a clock set by hand, a recorder of requests."""

# ruff: noqa: D102 - the names of its methods are sentences of a test

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
from simcord.components import walk_components

from bot.model.discord_time import DiscordTime
from bot.model.news import Post
from bot.model.players import Person
from bot.model.server_board import GuildId
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.model.times import to_ms
from bot.rate_limits import CircuitBreaker
from bot.services.tables import Tables
from bot.store.opening import open_store
from cogs.publishing.retries import Retries
from cogs.publishing.sender import MessageSender
from cogs.publishing.server_boards import ServerBoards
from tests.rigs.as_strict_as_discord import Refusal
from tests.rigs.services import compose

GUILD, HERE, PRIVATE, ELSEWHERE = 7, 70, 71, 72
PEOPLE = [Person(number, f"P{number}") for number in range(1, 9)]
_EPOCH_MS = 1_420_070_400_000
_HIDDEN = discord.PermissionOverwrite(view_channel=False)


class Recorder:
    """Takes the requests of a board, as strict about old messages as Discord is."""

    def __init__(self, clock: SimpleNamespace) -> None:
        self._clock = clock
        self.standing: dict[int, str] = {}
        """What each message says, by its id."""
        self.changed_at: list[datetime] = []
        self.posted: list[datetime] = []
        self.refusal: Callable[[], Exception] | None = None
        self.refused_of = ""
        self.refused = 0
        self._taken: dict[str, int] = {}
        """The message of each spot, which Discord makes once."""
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        """What somebody does while the next message is on its way."""

    @property
    def now(self) -> datetime:
        return self._clock.now  # type: ignore[no-any-return]

    def _meet(self, kind: str) -> None:
        if self.refusal is not None and self.refused_of == kind:
            self.refused += 1
            error = self.refusal()
            if isinstance(error, Refusal):
                answer: Any = SimpleNamespace(status=error.status, reason="")
                of = {403: discord.Forbidden, 404: discord.NotFound}
                made = of.get(error.status, discord.HTTPException)
                raise made(answer, {"code": error.code, "message": ""})
            raise error

    async def edit(self, _: Any, post: Post, *, view: Any) -> bool:
        if post.message_id not in self.standing:
            return False
        assert to_ms(self.now) - post.made.ms < 3_600_000, "an old message is edited"
        self._meet("edit")
        assert self.standing[post.message_id] != said(view), "an edit without a change"
        self.standing[post.message_id] = said(view)
        self.changed_at.append(self.now)
        return True

    async def deliver(self, _: Any, spot: str, channel_id: int, *, view: Any, silent: bool) -> Post:
        assert silent
        assert spot
        self._meet("post")
        number = self._taken.get(spot, 0)
        if number not in self.standing:
            number = (to_ms(self.now) - _EPOCH_MS << 22) + len(self.posted)
            self.changed_at.append(self.now)
            self.posted.append(self.now)
        self._taken[spot] = number
        self.standing[number] = said(view)
        self._meet("answer to a post")
        act, self.meanwhile = self.meanwhile, None
        if act is not None:
            await act()
        return Post(channel_id, number)

    async def exists(self, _: Any, post: Post) -> bool:
        self._meet("get")
        return post.message_id in self.standing

    async def remove(self, _: Any, post: Post) -> None:
        # What may not be deleted counts as deleted.
        self._meet("delete")
        self.standing.pop(post.message_id, None)

    bot = SimpleNamespace(get_guild=lambda _: None)
    trouble = MessageSender.trouble

    def _lacking(self, _: Any) -> tuple[str, ...]:
        return ()


def said(view: Any) -> str:
    """Return all words and controls of a board."""
    parts = list(walk_components(view.to_components()))
    assert len(parts) <= 40
    words = [part[key] for part in parts for key in ("content", "custom_id") if key in part]
    assert sum(len(part.get("content", "")) for part in parts) <= 4000
    return "\n".join(words)


class Role(NamedTuple):
    """A role with what it may do everywhere."""

    id: int
    permissions: discord.Permissions


class Channel:
    """A channel with its overwrites."""

    def __init__(self, number: int, **hidden: Any) -> None:
        self.id = number
        self.overwrites = hidden.get("overwrites", {})


class Town:
    """A server with a board, its services, and a clock that only moves when told to."""

    def __init__(self, tables: Tables, clock: SimpleNamespace) -> None:
        self.tables, self.clock = tables, clock
        everybody = Role(GUILD, discord.Permissions(view_channel=True))
        self.channels = {
            HERE: Channel(HERE),
            ELSEWHERE: Channel(ELSEWHERE),
            PRIVATE: Channel(PRIVATE, overwrites={everybody: _HIDDEN}),
        }
        self.guild = SimpleNamespace(
            id=GUILD,
            name="Town",
            unavailable=False,
            preferred_locale="en-GB",
            default_role=everybody,
            get_channel=self.channels.get,
            get_channel_or_thread=self.channels.get,
            me=None,
        )
        self.letters: list[str] = []
        self.sender = Recorder(clock)
        self.boards = self.begin()
        self.presses = count(1)
        self.is_wanted = True
        """Whether the board has to be looked at, for all that the bot heard."""
        tables.outbox.committed.listen(self._hear)

    def _hear(self, table_id: TableId) -> None:
        self.is_wanted |= self.tables.server_boards.changed(table_id) is not None

    def begin(self) -> ServerBoards:
        """Start the bot, as for the first time or again."""
        bot: Any = SimpleNamespace(
            # Nothing is woken: tests say when a board is looked at.
            is_ready=lambda: False,
            circuit=CircuitBreaker(),
            steady=self._steady,
            clock=SimpleNamespace(since=self._since),
            farewells=[],
            get_guild=lambda _: self.guild,
            create_dm=self._direct,
        )
        context: Any = SimpleNamespace(
            tables=self.tables,
            servers=self.tables.servers,
            settings=SimpleNamespace(default_language="en"),
        )
        turns: Any = SimpleNamespace(turn=self._turn)
        sender: Any = self.sender
        return ServerBoards(bot, context, sender, turns, Retries(bot))

    async def _turn(self, *_: Any) -> None:
        return None

    async def _direct(self, _: Any) -> Any:
        async def send(text: str, **_: Any) -> None:
            self.letters.append(text)

        return SimpleNamespace(id=1, send=send)

    def _steady(self) -> float:
        return self.clock.now.timestamp()  # type: ignore[no-any-return]

    def _since(self, made: DiscordTime) -> timedelta:
        return timedelta(milliseconds=to_ms(self.clock.now) - made.ms)

    async def publish(self) -> None:
        self.is_wanted = False
        await self.boards.publish(GuildId(GUILD))
        self.is_wanted |= bool(await self.boards.tasks.unsaid())

    @property
    def page(self) -> str:
        """What the one board says."""
        (page,) = self.sender.standing.values()
        return page

    async def open(self, host: Person, channel: int = HERE, seats: int = 2) -> TableId:
        terms = Terms({}, seats, "en", "relaxed")
        opening = Opening("cups", terms, Place.THREAD, GUILD, channel, host)
        return (await self.tables.lobbies.open(opening, next(self.presses))).id

    async def play(self, table_id: TableId) -> None:
        """Play a game to its end."""
        while (await self.tables.queries.get(table_id)).status is Status.PLAYING:
            await self.move(table_id)

    async def move(self, table_id: TableId) -> None:
        """Have somebody who is asked answer with the first move there is."""
        look = await self.tables.queries.look(table_id, None)
        question = next(q for q in look.questions if not q.decision.answered)
        person = look.table.players[question.decision.seat].person
        assert person is not None
        mine = await self.tables.queries.look(table_id, person.id)
        decision = question.decision.id
        await self.tables.moves.play(table_id, person, next(self.presses), decision, mine.legal[0])


@asynccontextmanager
async def town(path: Path) -> AsyncIterator[Town]:
    """Open a server whose board stands in one of its channels."""
    clock = SimpleNamespace(now=datetime(2026, 1, 1, 12, tzinfo=UTC))
    store = await open_store(path / "host.sqlite3", None, lambda: clock.now)
    try:
        tables, _ = compose(store, now=lambda: clock.now)
        one = Town(tables, clock)
        await one.boards.put(GUILD, HERE, 5)
        await one.publish()
        yield one
    finally:
        await store.close()
