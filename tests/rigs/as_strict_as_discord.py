"""What Discord refuses and the simulator takes, each rule with its source.

Every simulated server of the tests keeps these rules (:func:`tests.rigs.discord_server.server`).
Pages are those of docs.discord.com/developers; issues are those of discord/discord-api-docs unless
another repository is named.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email.utils import format_datetime
from enum import StrEnum
from fnmatch import fnmatch
from functools import partial
from math import inf
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
from discord.utils import snowflake_time, time_snowflake
from simcord import BackendError, intents
from simcord.backend import Backend, serializers
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel, GuildEmoji
from simcord.enums import ChannelType
from simcord.http import client
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.i18n.signs import _PICTURES, icon_of
from bot.i18n.texts import show_pictures
from bot.model.table import Place
from cogs.elements.channel_access import Medium, needed
from rendering import all_icons

ARCHIVED, LOCKED, UNKNOWN_MESSAGE, THREAD_EXISTS = 50083, 160005, 10008, 160004
EDITS_RATIONED, INVALID_FORM, INVALID_TOKEN, NOT_ALLOWED = 30046, 50035, 50027, 50013
NO_ACCESS, IN_FORUM, PUBLISHED_RATIONED = 50001, 40058, 20022

NONCE_SECONDS = 300
"""How long Discord recognises a nonce: "the past few minutes"."""
OLD = timedelta(hours=1)
OLD_EDITS, OLD_EDITS_SECONDS = 3, 20
"""Edits of messages older than an hour in a channel; measured, as Discord publishes no figure."""
PUBLISHED_EDITS, PUBLISHED_SECONDS = 3, 3600
"""Edits of a published message (issue 2258)."""
CROSSPOSTED = 1 << 1
OBFUSCATED = 1 << 17
INVALID_REQUESTS, INVALID_SECONDS = 10_000, 600
INVALID = frozenset({401, 403, 429})
_COMMAND = discord.InteractionType.application_command.value
_COMPLETION = discord.InteractionType.autocomplete.value
TRIES = 5
"""How often discord.py sends a request that Discord answers with a wait or a failure."""


class Client(StrEnum):
    """What a person's client does with a press on a control in an archived thread."""

    REFUSED = "refused"
    """The press arrives, and its answer is refused with 50083 (phones: discord-needle 325; locked
    threads: issue 5517)."""
    WAKES = "wakes"
    """It first wakes the thread; where its person may not, the press is never sent (web and phones:
    issue 8474)."""
    WORKS = "works"
    """Nothing is refused (desktop: issue 8474)."""


class NeverSentError(Exception):
    """A client did not send what a test had somebody do; Discord and the bot hear nothing of it."""


class Refusal(BackendError):  # noqa: N818 - Discord's answer
    """An error of Discord's, with the headers by which the library decides what to do."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
        shared: bool = False,
    ) -> None:
        super().__init__(status, code, message, errors=errors)
        self.retry_after = retry_after
        """Seconds after which the library sends the request once more; None where it gives up."""
        self.shared = shared


def page(status: int) -> discord.HTTPException:
    """Make what the library raises where Cloudflare answers with a page (issue 849)."""
    answer: Any = SimpleNamespace(status=status, reason="", headers={})
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.HTTPException)
    return kind(
        answer, "<!doctype html>\n<title>Access denied</title>" + " " + "." * 1000 + "1.2.3.4"
    )


Send = Callable[[], Any]
"""Has the simulator carry out a request."""

Fault = Callable[[str, str, Any, Send], Any]
"""What becomes of a request, by method, path and body, in place of being sent."""


def _send(_method: str, _path: str, _body: Any, send: Send) -> Any:
    return send()


@dataclass
class Strictness:
    """Discord as it is: judges each request before the simulator carries it out."""

    ahead: timedelta = timedelta(minutes=-7)
    """How much Discord's clock is ahead of the machine's."""
    client: Client = Client.REFUSED
    banned: bool = False
    fault: Fault = _send
    """Decides what else becomes of each request, for tests of refusals and failures."""
    listeners: list[aiohttp.TraceConfig] = field(default_factory=list)
    """What the bot has listen to the library's requests."""
    patience: float = inf
    """The longest wait, in seconds, with which the library does not give up."""
    invalid: deque[float] = field(default_factory=deque)
    """When requests were refused that count towards a ban, in seconds of the virtual clock."""
    most_invalid: int = 0
    """The most of them that there were in ten minutes."""
    _nonces: dict[str, tuple[float, Any]] = field(default_factory=dict)
    _threads: set[str] = field(default_factory=set)
    _old_edits: dict[int, deque[float]] = field(default_factory=dict)
    _hidden: set[int] = field(default_factory=set)
    """Channels of which the bot was told nothing but that they are there."""
    _published_edits: defaultdict[int, deque[float]] = field(
        default_factory=lambda: defaultdict(deque)
    )

    # -- a Discord of its own ------------------------------------------------------------------

    def rule(self, backend: Backend) -> None:
        """Give a simulated Discord its own clock and the emojis of :func:`pictured`.

        Bots are invited with the permissions that README names; the simulator gives nearly all.
        """
        clock, ahead = backend.clock, self.ahead

        def now() -> datetime:
            return clock.now() + ahead

        def milliseconds() -> int:
            return time_snowflake(now()) >> 22

        def numbered(shard_id: int, shard_count: int) -> int:
            latest = milliseconds()
            return backend._allocate_at(latest - (latest - shard_id) % shard_count)

        if ahead:
            backend.snowflake = lambda: backend._allocate_at(milliseconds())  # type: ignore[method-assign]
            backend.snowflake_for_shard = numbered  # type: ignore[method-assign]
            backend.now_iso = lambda: now().isoformat()  # type: ignore[method-assign]
            backend.iso_after = lambda seconds: (now() + timedelta(seconds=seconds)).isoformat()  # type: ignore[method-assign]
        guilds = backend.create_guild

        def create_guild(*given: Any, **named: Any) -> Any:
            with patch.object(discord.Permissions, "all", _invited):
                return guilds(*given, **named)

        backend.create_guild = create_guild  # type: ignore[method-assign]
        for name, number in EMOJIS.items():
            backend.application_emojis[number] = GuildEmoji(number, name, backend.bot_user.id)
        _tell_of_threads_in_sight(backend)
        self._tell_of_channels_in_sight(backend)

    def press(self, backend: Backend, kind: int, channel_id: int, user_id: int) -> None:
        """Let a person's client send an interaction from a channel, or not.

        Raises:
            NeverSentError: it does not.
        """
        thread = _thread(backend, channel_id)
        if thread is None or not _sleeps(thread):
            return
        assert thread.thread_metadata is not None
        if kind in (_COMMAND, _COMPLETION) and thread.thread_metadata.archived:
            raise NeverSentError("commands cannot be used in archived threads")
        if self.client is Client.WAKES:
            locked = thread.thread_metadata.locked
            needed_to_wake = "manage_threads" if locked else "send_messages_in_threads"
            if not _may(backend, thread, user_id, needed_to_wake):
                raise NeverSentError("the client may not wake the thread")
            _wake(backend, thread)

    def _tell_of_channels_in_sight(self, backend: Backend) -> None:
        """Hide channels that the bot may not view, and tell of each that it may view again."""
        emit = backend.emit

        def emit_in_sight(event: str, payload: Mapping[str, Any]) -> None:
            if event in ("CHANNEL_CREATE", "CHANNEL_UPDATE"):
                payload = self._as_seen(backend, payload)
            emit(event, payload)
            if event in ("GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE", "GUILD_MEMBER_UPDATE"):
                for number in [*self._hidden & backend.channels.keys()]:
                    if _is_viewed(backend, number):
                        backend.announce_channel_update(number)

        backend.emit = emit_in_sight  # type: ignore[method-assign]

    def _as_seen(self, backend: Backend, channel: Mapping[str, Any]) -> Mapping[str, Any]:
        """Leave of a channel that the bot may not view its id, type and position.

        Resources, Channel, *Obfuscated Channels*; pull request 8454.
        """
        number, guild_id = int(channel["id"]), channel.get("guild_id")
        self._hidden.discard(number)
        if guild_id is None or _is_viewed(backend, number):
            return channel
        self._hidden.add(number)
        view = str(discord.Permissions.view_channel.flag)
        return {
            **channel,
            "name": "___hidden___",
            "topic": None,
            "parent_id": None,
            "last_message_id": None,
            "flags": OBFUSCATED,
            "permission_overwrites": [{"id": guild_id, "type": 0, "allow": "0", "deny": view}],
        }

    def _with_what_is_in_sight(self, backend: Backend, guild: Any) -> Any:
        """Name a server's channels, and its active threads that the bot sees.

        Events, Gateway Events, *Guild Create*.
        """
        made: Any = _WITH_ALL_THREADS(backend, guild)
        threads = [
            thread
            for thread in made["threads"]
            if not thread["thread_metadata"]["archived"] and _is_seen(backend, int(thread["id"]))
        ]
        channels = [self._as_seen(backend, channel) for channel in made["channels"]]
        return {**made, "channels": channels, "threads": threads}

    # -- each request --------------------------------------------------------------------------

    def answer(self, backend: Backend, method: str, path: str, body: Any, send: Send) -> Any:
        """Answer a request as Discord does.

        Raises:
            BackendError: it is refused.
        """
        if self.banned:
            raise Refusal(429, 0, "banned by Cloudflare")
        judged = partial(self._judge, backend, method, path, body, send)
        return self.fault(method, path, body, judged)

    def _judge(self, backend: Backend, method: str, path: str, body: Any, send: Send) -> Any:
        if path == "/gateway":
            # The simulator has no such route: Events, Gateway, *Get Gateway*.
            return {"url": "wss://gateway.discord.gg"}
        for refuse in (
            self._token,
            self._kind_of_channel,
            self._one_thread,
            self._archived,
            self._old_edit,
            self._published_edit,
            self._emoji,
        ):
            refuse(backend, method, path, body)
        nonce = _nonce(method, body)
        if (known := self._known(backend, nonce)) is not None:
            return known
        with _thread_rights(backend, method, path, body):
            answer = send()
        _take_in(backend, method, path)
        if nonce:
            self._nonces[nonce] = (backend.clock.elapsed, answer)
        if _opens_thread(method, path):
            self._threads.add(path)
        return answer

    def _known(self, backend: Backend, nonce: str) -> Any:
        """Find the message that was made with an enforced nonce: Resources, Message.

        Raises:
            Refusal: it was deleted since; on purpose (pull request 6647).
        """
        at, message = self._nonces.get(nonce, (0.0, None))
        if message is None or backend.clock.elapsed - at >= NONCE_SECONDS:
            return None
        standing = backend.messages.get(int(message["channel_id"]))
        if standing is None:
            # What its channel is asked for is refused as that.
            return None
        if int(message["id"]) not in standing:
            raise Refusal(404, UNKNOWN_MESSAGE, "Unknown Message")
        return message

    def _token(self, backend: Backend, _method: str, path: str, _body: Any) -> None:
        """Refuse a token after 15 minutes: Interactions, Receiving and Responding; discord.py 9856.

        The simulator does so, but as 404.
        """
        record = _interaction(backend, path)
        until = None if record is None else record.expires_at
        if path.startswith("/webhooks/") and until and backend.now_iso() >= until:
            raise Refusal(401, INVALID_TOKEN, "Invalid Webhook Token")

    def _kind_of_channel(self, backend: Backend, method: str, path: str, _body: Any) -> None:
        """Let nobody read or write in a voice channel without *Connect*, nor write in a forum.

        Resources, Message, *Get Channel Messages*, and pull request 5111; Topics, Status Codes,
        40058.
        """
        channel = backend.channels.get(_channel_id(path))
        if channel is None or channel.guild_id is None or "/messages" not in path:
            return
        voice = channel.type in (ChannelType.VOICE, ChannelType.STAGE_VOICE)
        if voice and not _may(backend, channel, backend.bot_user.id, "connect"):
            raise Refusal(403, NO_ACCESS, "Missing Access")
        if method == "POST" and channel.type == ChannelType.FORUM:
            raise Refusal(400, IN_FORUM, "Cannot send a message in a forum channel")

    def _one_thread(self, _backend: Backend, method: str, path: str, _body: Any) -> None:
        """Open one thread from a message, though it was deleted: Topics, Status Codes, 160004."""
        if _opens_thread(method, path) and path in self._threads:
            raise Refusal(400, THREAD_EXISTS, "A thread has already been created for this message")

    def _archived(self, backend: Backend, method: str, path: str, body: Any) -> None:
        """Keep archived and locked threads as they are: Topics, Threads.

        *Only active threads can be manipulated*: an edit is 50083, and so is the answer to a press
        (discord-needle 325, issue 5517); a message wakes a thread. Without *Manage Threads* nothing
        is said in a locked one, and it is not woken (issue 8474 for the code).
        """
        record = _interaction(backend, path)
        thread = _thread(backend, _channel_id(path) if record is None else record.channel_id)
        if thread is None or method not in ("POST", "PATCH", "DELETE"):
            return
        assert thread.thread_metadata is not None
        asleep, locked = thread.thread_metadata.archived, _is_barred(backend, thread)
        if record is not None:
            if method != "DELETE" and self._refuses(thread):
                raise Refusal(400, ARCHIVED, "Thread is archived")
        elif path.count("/") == len(("channels", "thread")):
            wakes = method == "PATCH" and body.get("archived") is False
            if asleep and wakes and locked:
                raise Refusal(403, NOT_ALLOWED, "Missing Permissions")
            if asleep and not wakes:
                raise Refusal(400, ARCHIVED, "Thread is archived")
        elif asleep and (locked or method == "PATCH"):
            raise Refusal(400, ARCHIVED, "Thread is archived")
        elif locked and method != "DELETE":
            raise Refusal(403, LOCKED, "Thread is locked")
        elif method == "POST":
            _wake(backend, thread)

    def _refuses(self, thread: Channel) -> bool:
        """Whether Discord refuses to answer a press in a thread."""
        assert thread.thread_metadata is not None
        return _sleeps(thread) and (thread.thread_metadata.locked or self.client is Client.REFUSED)

    def _old_edit(self, backend: Backend, method: str, path: str, _body: Any) -> None:
        """Ration edits of messages older than an hour: Topics, Status Codes, 30046.

        It is a 429 with a wait (issue 4413, aikaterna-cogs 302); Discord publishes no figure, and
        that of starboard-4 118 is taken.
        """
        if method != "PATCH" or not fnmatch(path, "/channels/*/messages/*"):
            return
        made = snowflake_time(int(path.rpartition("/")[2]))
        if backend.clock.now() + self.ahead - made < OLD:
            return
        now, edits = backend.clock.elapsed, self._old_edits.setdefault(_channel_id(path), deque())
        while edits and edits[0] <= now - OLD_EDITS_SECONDS:
            edits.popleft()
        if len(edits) == OLD_EDITS:
            raise Refusal(
                429,
                EDITS_RATIONED,
                "Maximum number of edits to messages older than 1 hour reached. Try again later",
                retry_after=edits[0] + OLD_EDITS_SECONDS - now,
            )
        edits.append(now)

    def _published_edit(self, backend: Backend, method: str, path: str, _body: Any) -> None:
        """Ration edits of published messages: Topics, Status Codes, 20022; issue 2258.

        Discord says of it neither the status nor a wait: what the bot waits for is 30046.
        """
        if method != "PATCH" or not fnmatch(path, "/channels/*/messages/*"):
            return
        number = int(path.rpartition("/")[2])
        message = backend.messages.get(_channel_id(path), {}).get(number)
        if message is None or not message.flags & CROSSPOSTED:
            return
        now, edits = backend.clock.elapsed, self._published_edits[number]
        while edits and edits[0] <= now - PUBLISHED_SECONDS:
            edits.popleft()
        if len(edits) == PUBLISHED_EDITS:
            raise Refusal(
                400,
                PUBLISHED_RATIONED,
                "This message cannot be edited due to announcement rate limits",
            )
        edits.append(now)

    def _emoji(self, backend: Backend, _method: str, _path: str, body: Any) -> None:
        """Refuse a control with an emoji that is gone: issue 7128, Koishi 25.

        In a sentence Discord shows the name of such an emoji instead.
        """
        if errors := invalid_emojis(body, backend.application_emojis):
            raise Refusal(400, INVALID_FORM, "Invalid Form Body", errors=errors)

    # -- what the library makes of the answers ---------------------------------------------------

    @contextmanager
    def at_work(self) -> Iterator[Strictness]:
        """Stand between the library and the simulator for the time of a block."""
        strictness, asked, answered = self, FakeHTTPClient.request, FakeWebhookAdapter.request

        async def ask(self: FakeHTTPClient, route: Any, **rest: Any) -> Any:
            async def once() -> Any:
                return await asked(self, route, **rest)

            files = rest.get("files")
            return await strictness._tried(self.backend, route, files, strictness.patience, once)

        async def say(self: FakeWebhookAdapter, route: Any, session: Any, **rest: Any) -> Any:
            async def once() -> Any:
                return await answered(self, route, session, **rest)

            return await strictness._tried(self.backend, route, rest.get("files"), inf, once)

        with (
            patch.object(FakeHTTPClient, "request", ask),
            patch.object(FakeWebhookAdapter, "request", say),
            patch.object(client, "_raise_for", _raise_as_the_library),
            patch.object(serializers, "guild_create_payload", self._with_what_is_in_sight),
            patch.object(intents, "required_intent", _intent_needed),
        ):
            yield self

    async def _tried(
        self,
        backend: Backend,
        route: Any,
        files: Any,
        patience: float,
        once: Callable[[], Awaitable[Any]],
    ) -> Any:
        """Send a request as often as the library does where an answer makes it wait."""
        number = 0
        while True:
            for file in files or ():
                file.reset(seek=number)
            number += 1
            try:
                answer = await once()
            except discord.HTTPException as error:
                headers: Mapping[str, str] = error.response.headers
                await self._hear(backend, route, error.status, headers)
                if error.status in INVALID and headers.get("X-RateLimit-Scope") != "shared":
                    self._count(backend.clock.elapsed)
                if "Retry-After" not in headers or number == TRIES:
                    raise
                wait = float(headers["Retry-After"])
                if wait > patience:
                    raise discord.RateLimited(wait) from error
                await asyncio.sleep(wait)
            except (OSError, aiohttp.ClientError) as error:
                await self._hear(backend, route, error, {})
                raise
            else:
                await self._hear(backend, route, 200, {})
                return answer

    async def _hear(
        self, backend: Backend, route: Any, outcome: int | Exception, headers: Mapping[str, str]
    ) -> None:
        """Tell the bot's listeners of an answer, as aiohttp does of each try of the library."""
        context, url = SimpleNamespace(), route.url
        headers = {
            "Date": format_datetime(backend.clock.now() + self.ahead, usegmt=True),
            "Content-Type": "application/json",
            # What bans an address is in front of Discord: by this the library tells it.
            **({} if self.banned else {"Via": "1.1 google"}),
            **headers,
        }
        told = SimpleNamespace(method=route.method, url=url, headers={})
        hearers: list[Callable[..., Awaitable[object]]] = []
        for listener in self.listeners:
            if isinstance(outcome, Exception):
                told.exception = outcome
                hearers += listener.on_request_exception
            else:
                told.response = SimpleNamespace(status=outcome, headers=headers, url=url)
                hearers += listener.on_request_end
        for heard in hearers:
            await heard(None, context, told)

    def _count(self, now: float) -> None:
        """Count towards a ban of the address: Topics, Rate Limits, *Invalid Request Limit*."""
        while self.invalid and self.invalid[0] <= now - INVALID_SECONDS:
            self.invalid.popleft()
        self.invalid.append(now)
        self.most_invalid = max(self.most_invalid, len(self.invalid))
        self.banned |= len(self.invalid) >= INVALID_REQUESTS


def invalid_emojis(body: Any, known: Mapping[int, object]) -> dict[str, Any]:
    """Describe the controls that name an emoji that is not ``known``, as Discord does."""
    if not isinstance(body, dict):
        return {}
    if "data" in body:
        inner = invalid_emojis(body["data"], known)
        return {"data": inner} if inner else {}
    found = _invalid(body.get("components"), known)
    return {"components": found} if found else {}


def _invalid(part: Any, known: Mapping[int, object]) -> dict[str, Any]:
    if isinstance(part, list):
        parts: Mapping[str, Any] = {str(number): inner for number, inner in enumerate(part)}
    elif isinstance(part, dict):
        emoji = part.get("emoji")
        if emoji and emoji.get("id") and int(emoji["id"]) not in known:
            error = {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
            return {"emoji": {"id": {"_errors": [error]}}}
        parts = {key: part[key] for key in ("components", "options", "accessory") if key in part}
    else:
        return {}
    found = {key: _invalid(inner, known) for key, inner in parts.items()}
    return {key: inner for key, inner in found.items() if inner}


EMOJIS = {
    f"{name}_0a1b2c": 1_234_567_890_123_456_789 + number for number, name in enumerate(all_icons())
}
"""The emojis of the application, with numbers as long as those that Discord gives today."""


@contextmanager
def pictured() -> Iterator[None]:
    """Show pictures for signs, which take more characters than the signs themselves (F100)."""
    before = dict(_PICTURES)
    pictures = {icon_of(name): f"<:{name}:{number}>" for name, number in EMOJIS.items()}
    if before != pictures:
        show_pictures(pictures)
    try:
        yield
    finally:
        if before != _PICTURES:
            show_pictures(before)


def _invited() -> discord.Permissions:
    return discord.Permissions(**dict.fromkeys(needed(Place.THREAD, Medium.TEXT), True))


def _raise_as_the_library(error: BackendError) -> None:
    """Raise what discord.py makes of an error, with the headers that it decides by."""
    response: Any = SimpleNamespace(status=error.status, reason="", headers={"Via": "1.1 google"})
    if error.status == 429 and getattr(error, "retry_after", None) is None:
        # Cloudflare's answer, not Discord's.
        del response.headers["Via"]
    if isinstance(error, Refusal):
        if error.retry_after is not None:
            response.headers["Retry-After"] = str(error.retry_after)
        if error.shared:
            response.headers["X-RateLimit-Scope"] = "shared"
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    usual = discord.DiscordServerError if error.status >= 500 else discord.HTTPException
    raise kinds.get(error.status, usual)(response, error.to_json())


def _channel_id(path: str) -> int:
    parts = path.strip("/").split("/")
    return int(parts[1]) if parts[0] == "channels" else 0


def _thread(backend: Backend, channel_id: int) -> Channel | None:
    found = backend.channels.get(channel_id)
    return found if found is not None and found.thread_metadata is not None else None


def _sleeps(thread: Channel) -> bool:
    assert thread.thread_metadata is not None
    return thread.thread_metadata.archived or thread.thread_metadata.locked


def _may(backend: Backend, thread: Channel, user_id: int, permission: str) -> bool:
    assert thread.guild_id is not None
    granted = backend.compute_permissions(thread.guild_id, user_id, thread.id)
    return bool(getattr(discord.Permissions(granted), permission))


def _is_barred(backend: Backend, thread: Channel) -> bool:
    """Whether a thread is locked for the bot."""
    assert thread.thread_metadata is not None
    may = _may(backend, thread, backend.bot_user.id, "manage_threads")
    return thread.thread_metadata.locked and not may


def _wake(backend: Backend, thread: Channel) -> None:
    assert thread.thread_metadata is not None
    if thread.thread_metadata.archived:
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})


def _interaction(backend: Backend, path: str) -> Any:
    if not path.startswith(("/interactions/", "/webhooks/")):
        return None
    known = (backend.interaction_tokens.get(part) for part in path.split("/"))
    return next((backend.interactions[number] for number in known if number is not None), None)


@contextmanager
def _thread_rights(backend: Backend, method: str, path: str, body: Any) -> Iterator[None]:
    """Let whoever opened a thread archive and wake it, and whoever is in it wake it.

    Topics, Threads, *Editing & Deleting Threads*. The simulator wants *Manage Channels*.
    """
    thread, bot = _thread(backend, _channel_id(path)), backend.bot_user.id
    may = False
    if thread is not None and (method, path.count("/")) == ("PATCH", 2):
        wakes = bot in thread.thread_members and body == {"archived": False}
        manages = _may(backend, thread, bot, "manage_threads")
        may = wakes or manages or thread.owner_id == bot
    if may:
        with patch.object(backend, "require_permissions", lambda *_: None):
            yield
    else:
        yield


def _take_in(backend: Backend, method: str, path: str) -> None:
    """Have the bot be in a thread where it has said something: Resources, Channel, *Thread*."""
    thread = _thread(backend, _channel_id(path))
    if thread is not None and method == "POST" and path.endswith("/messages"):
        thread.thread_members.setdefault(backend.bot_user.id, backend.now_iso())


def _tell_of_threads_in_sight(backend: Backend) -> None:
    """Tell the bot of no private thread before it is in it, nor once it was taken out.

    Topics, Threads, *Gaining Access to Private Threads*; Events, Gateway Events, *Thread Members
    Update*, by which it is told that it was taken out.
    """
    emit, join, bot = backend.emit, backend.add_thread_member, backend.bot_user.id

    def emit_in_sight(event: str, payload: Mapping[str, Any]) -> None:
        concerns_it = str(bot) in payload.get("removed_member_ids", ())
        if event not in _OF_THREADS or concerns_it or _is_seen(backend, int(payload["id"])):
            emit(event, payload)

    def add_thread_member(thread_id: int, user_id: int) -> Channel:
        thread = backend.get_thread(thread_id)
        if user_id == bot and not _is_seen(backend, thread_id):
            emit("THREAD_CREATE", dict(serializers.thread_payload(backend, thread)))
        return join(thread_id, user_id)

    backend.emit = emit_in_sight  # type: ignore[method-assign]
    backend.add_thread_member = add_thread_member  # type: ignore[method-assign]


_OF_THREADS = frozenset({"THREAD_CREATE", "THREAD_UPDATE", "THREAD_MEMBERS_UPDATE"})
_WITH_ALL_THREADS = serializers.guild_create_payload


_INTENT_NEEDED = intents.required_intent


def _intent_needed(event: str, payload: Mapping[str, Any]) -> str | None:
    """Tell the bot of changes of itself as a member: Events, Gateway, *List of Intents*."""
    of_itself = event == "GUILD_MEMBER_UPDATE" and payload["user"].get("bot")
    return "guilds" if of_itself else _INTENT_NEEDED(event, payload)


def _is_viewed(backend: Backend, channel_id: int) -> bool:
    """Whether the bot may view a channel; of a category it may always."""
    channel = backend.channels[channel_id]
    if channel.type == ChannelType.CATEGORY or channel.guild_id not in backend.guilds:
        return True
    return _may(backend, channel, backend.bot_user.id, "view_channel")


def _is_seen(backend: Backend, channel_id: int) -> bool:
    return channel_accessible(backend, channel_id, backend.bot_user.id)


def _opens_thread(method: str, path: str) -> bool:
    return method == "POST" and fnmatch(path, "/channels/*/messages/*/threads")


def _nonce(method: str, body: Any) -> str:
    enforced = method == "POST" and isinstance(body, dict) and body.get("enforce_nonce")
    return str(body["nonce"]) if enforced else ""
