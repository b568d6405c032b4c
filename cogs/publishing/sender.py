"""The bot's own messages: written, edited and removed whatever became of them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import timedelta
from functools import partial
from hashlib import blake2b
from itertools import count
from typing import Any, NamedTuple, Protocol, TypeVar

import discord
from cachetools import LRUCache

from bot.client import TabletopBot
from bot.i18n.texts import texts
from bot.model.discord_time import DiscordTime
from bot.model.news import CallDue, News, Post, PostKey, is_silent
from bot.model.table import Place, Table, Terms
from bot.model.times import to_ms
from bot.request_turns import RequestKind, RequestTurns
from bot.services.tables import Tables
from cogs.elements.channel_access import (
    AccessProblem,
    Kind,
    Medium,
    granted_in,
    known_lacking,
    may_write,
    medium_of,
    timeout_of,
)
from cogs.elements.failures import ARCHIVED, FAILURES, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.elements.fallbacks import (
    Accepted,
    Content,
    accepted,
    files_of,
    is_broken,
    is_lasting,
    is_of_content,
)
from cogs.publishing.threads import LOCKED, ThreadLockedError, Threads

_LOG = logging.getLogger(__name__)

T = TypeVar("T")

_EDITS_RATIONED = 30046
_PUBLISHED_EDITS_RATIONED = 20022
"""Edits of messages that were published to the followers of an announcement channel."""
_OF_SOMEBODY_ELSE = 50005
_UNEDITABLE = frozenset(
    {UNKNOWN_MESSAGE, _EDITS_RATIONED, _PUBLISHED_EDITS_RATIONED, _OF_SOMEBODY_ELSE, ARCHIVED}
)
_ACCESS = frozenset({0, 50001, 50013})
"""What Discord says where the bot may not see or do something in a channel."""
_SERVER_ERROR = 500
_UNSURE = 1024
"""Most messages with an unknown outcome that are remembered."""
_WITHHELD = 1024
_BROKEN = 1024
_PATIENCE, _CYCLE = 4, 12
"""The fourth answer of status 500 in a row, minutes after the first, has a message tried in simpler
forms; so has each twelfth one after it: in an outage they are refused, too."""
_REPOSTS = 3
"""How often a message gets a new nonce because Discord knows its nonce from a deleted one."""
_ATTEMPTS = 16
"""Latest messages remembered of each kind; Discord forgets a nonce after some minutes."""
_CLOCK_TOLERANCE = timedelta(seconds=0.5)
"""Tolerance of the estimate of Discord's time; attempts are many seconds apart."""


class _Attempt(NamedTuple):
    """One attempt at a message, of which there may be several with the same nonce."""

    begun: DiscordTime | None
    """None if nothing has been heard of Discord's clock yet."""
    calls: frozenset[CallDue]
    """What the message calls people to."""


class _Delivered(NamedTuple):
    """A message that Discord has taken, now or before."""

    post: Post
    called: frozenset[CallDue]
    """What it has called people to, of all that it was to call them to now."""
    is_new: bool
    """True if it says what it was to say now, and not what an earlier attempt had it say."""


class Located(Protocol):
    """Whatever has a place on Discord: a table, a series, or the board of a server."""

    @property
    def guild_id(self) -> int:
        """Its server."""
        ...

    @property
    def channel_id(self) -> int:
        """The channel where it was opened."""
        ...

    @property
    def thread_id(self) -> int | None:
        """Its own thread."""
        ...

    @property
    def home_id(self) -> int:
        """The channel or thread where it says things."""
        ...

    @property
    def place(self) -> Place:
        """Whether what is played there is played in threads."""
        ...

    @property
    def terms(self) -> Terms:
        """What is played, and in which language."""
        ...


class MessageSender:
    """Sends what a table says; only ids are kept, and channels are resolved when used.

    Every request takes its turn, so that the answers to people are never the ones that wait.
    """

    def __init__(
        self, bot: TabletopBot, tables: Tables, threads: Threads, turns: RequestTurns
    ) -> None:
        """Begin with no attempt known; have one per bot.

        It remembers, in memory alone, 1024 nonces whose messages' outcome is unknown, and 1024
        messages that a notice with an error id replaces.
        """
        self.bot = bot
        self.tables = tables
        self.threads = threads
        self._turns = turns
        self._started = to_ms(discord.utils.utcnow())
        """By this machine's clock, as what is to be called to is stored."""
        self._unsure: LRUCache[str, deque[_Attempt]] = LRUCache(_UNSURE)
        """Attempts by nonce whose message is not noted anywhere yet."""
        self.withheld: LRUCache[int, str] = LRUCache(_WITHHELD)
        """Error ids of messages in whose place a notice stands, by their numbers."""
        self._broken: LRUCache[tuple[int, bool], int] = LRUCache(_BROKEN)
        """Answers of status 500 in a row: by channel, to messages with or without files."""

    def channel(self, channel_id: int, table: Located) -> discord.PartialMessageable:
        """Return a channel or thread to write in, without checking that it exists."""
        return self.bot.get_partial_messageable(channel_id, guild_id=table.guild_id)

    async def edit(self, table: Located, post: Post, **content: Any) -> bool:
        """Edit a message, pinging nobody; return False if it must be posted again.

        False: it was deleted, it is not the bot's, Discord rations edits of old or published
        messages, or the content of a plain message is refused. Any other content is replaced by
        simpler forms and at last by a notice with an error id, which counts as edited
        (``withheld``). An archived thread is woken; False, too, where only a message can do that.

        Raises:
            discord.HTTPException: the channel is gone, or the bot may not write there.
            ThreadLockedError: nobody may write there.
        """
        message = self.channel(post.channel_id, table).get_partial_message(post.message_id)
        # The library states the bot's own rule about mentions only where content changes.
        content["allowed_mentions"] = discord.AllowedMentions.none()
        edit = partial(self._edit, table, message)
        # A message that has had components of the second kind cannot be a plain one any more.
        plain = content.get("content") is not None
        try:
            explain = None if plain else self._explain(table)
            done = await self._accepted(post.channel_id, edit, content, explain)
        except discord.HTTPException as error:
            if error.code == LOCKED:
                raise ThreadLockedError from error
            if error.code in _UNEDITABLE or (plain and is_of_content(error)):
                return False
            raise
        except discord.RateLimited as error:
            # Edits of old messages are rationed with a wait (30046): nobody waits for that long.
            _LOG.info("Message %s not edited, posting a new one: %s", message.id, error)
            return False
        self._note_withheld(message.id, done.withheld)
        return True

    async def _edit(
        self, table: Located, message: discord.PartialMessage, content: Content
    ) -> None:
        """Edit a message in the request's turn; wake an archived thread and edit once more.

        Raises:
            discord.HTTPException: Discord refuses it; with the code of an archived thread also
                where the bot may not wake it, as it was taken out of the thread (Topics, Threads,
                *Editing & Deleting Threads*): a message wakes it, and takes the bot in again.
        """
        await self._turns.turn(table.guild_id, message.channel.id, RequestKind.EDIT)
        try:
            await message.edit(**content)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            try:
                await self.threads.wake(table.guild_id, message.channel.id)
            except discord.Forbidden:
                raise error from None
            await message.edit(**content)

    async def _accepted(
        self,
        channel_id: int,
        send: Callable[[Content], Awaitable[T]],
        content: Content,
        explain: Callable[[str], str] | None,
    ) -> Accepted[T]:
        """Send a message as :func:`accepted` does, after some answers of status 500 in less, too.

        Discord fails at the content of some messages for as long as they are sent. Once a simpler
        form was accepted, each message of its kind in the channel is tried in both.

        Raises:
            discord.HTTPException: as ``accepted``.
        """
        kind = (channel_id, bool(files_of(content)))
        number = self._broken.get(kind, 0) + 1
        in_less = number % _CYCLE == _PATIENCE
        try:
            done = await accepted(
                send,
                content,
                explain,
                is_refusal=lambda e: is_of_content(e) or (in_less and is_broken(e)),
            )
        except discord.HTTPException as error:
            if is_broken(error):
                self._broken[kind] = number
            raise
        if done.is_whole:
            self._broken.pop(kind, None)
        return done

    def _explain(self, where: Located) -> Callable[[str], str]:
        """Return a function that makes a notice from an error id, in the place's language.

        The notice stands for a message that Discord accepts in no form.
        """
        return lambda error_id: texts(where.terms.language)("withheld", error=error_id)

    def _note_withheld(self, message_id: int, error_id: str) -> None:
        """Note the error id of the notice that stands in a message's place; empty: forget it."""
        if error_id:
            self.withheld[message_id] = error_id
        else:
            self.withheld.pop(message_id, None)

    async def post(
        self,
        table: Table,
        keys: tuple[str, ...],
        channel_id: int,
        *,
        after: Post | None = None,
        occasion: int = 0,
        **content: Any,
    ) -> Post:
        """Send a message and store it under every key, in place of the stored one; return it.

        With the same first key, channel, ``after`` and ``occasion`` it is the same message: a
        repetition within some minutes edits the one that Discord has. ``occasion`` tells messages
        apart that follow nothing but may be taken back and come again. Of silent kinds, phones are
        not notified. The stored message is not deleted.

        Raises:
            discord.HTTPException: the channel is gone, or the bot may not write there.
            ThreadLockedError: nobody may write there.
        """
        spot = _spot(table, keys[0], channel_id, after, occasion)
        if is_silent(keys[0]):
            content["silent"] = True
        post = await self.deliver(table, spot, channel_id, **content)
        await self.tables.outbox.posted_as(table.id, keys, post)
        return post

    async def deliver(self, where: Located, spot: str, channel_id: int, **content: Any) -> Post:
        """Send a message and return it; ``spot`` names it, and what it follows, uniquely.

        Where Discord has taken one of this name before, that one is edited to the present content.
        A message that is accepted in no form is a notice with an error id. Nothing is stored.

        Raises:
            discord.HTTPException: the channel is gone, or the bot may not write there.
            ThreadLockedError: nobody may write there.
        """
        sent = await self._deliver(where, spot, channel_id, {}, content)
        if not sent.is_new:
            await self.edit(where, sent.post, **_as_edit(content))
        self._unsure.pop(_nonce(spot), None)
        return sent.post

    async def call(
        self,
        table: Table,
        people: Mapping[CallDue, int | None],
        channel_id: int,
        *,
        after: Post | None,
        **content: Any,
    ) -> frozenset[CallDue]:
        """Send one message that pings people, store it under their keys, and return the pings made.

        Where Discord took it before a crash or error kept it from being stored, only the pings of
        that attempt count as made, and the caller sends the others with the next message. A message
        that none of ``people`` was pinged by is deleted, but stored as the latest call. ``people``
        has the user of each call, None for none; ``after`` is the latest stored call, of whomever.

        Raises:
            discord.HTTPException: the channel is gone, or the bot may not write there.
            ThreadLockedError: nobody may write there.
        """
        spot = _spot(table, PostKey.CALLED, channel_id, after)
        sent = await self._deliver(table, spot, channel_id, people, content)
        if not sent.called:
            # They have answered since.
            await self.remove(table, sent.post)
        keys = sorted(call.key for call in sent.called)
        await self.tables.outbox.posted_as(table.id, (*keys, PostKey.CALLED), sent.post)
        self._unsure.pop(_nonce(spot), None)
        return sent.called

    def is_unsure_of_call(self, table: Table, channel_id: int, *, after: Post | None) -> bool:
        """Return True if the outcome of the latest call's request is unknown.

        That is the call that follows ``after``: Discord may have taken it, and it is not stored.
        """
        return _nonce(_spot(table, PostKey.CALLED, channel_id, after)) in self._unsure

    async def post_calling(
        self,
        table: Table,
        keys: tuple[str, ...],
        people: Mapping[CallDue, int | None],
        channel_id: int,
        *,
        after: Post | None,
        standing: Callable[[bool], Content],
        **content: Any,
    ) -> tuple[Post, frozenset[CallDue]]:
        """Send a message that also pings people; return it and the pings that it made.

        It is stored under ``keys`` and the keys of these pings. Where Discord took it before a
        crash or error kept it from being stored, only the pings of that attempt count as made, and
        it is edited to what ``standing`` returns, given True if it has pinged anybody.

        Raises:
            discord.HTTPException: the channel is gone, or the bot may not write there.
            ThreadLockedError: nobody may write there.
        """
        spot = _spot(table, keys[0], channel_id, after)
        sent = await self._deliver(table, spot, channel_id, people, content)
        if not sent.is_new:
            await self.edit(table, sent.post, **standing(bool(sent.called)))
        made = sorted(call.key for call in sent.called)
        await self.tables.outbox.posted_as(table.id, (*keys, *made), sent.post)
        self._unsure.pop(_nonce(spot), None)
        return sent.post, sent.called

    async def _deliver(
        self,
        where: Located,
        spot: str,
        channel_id: int,
        people: Mapping[CallDue, int | None],
        content: dict[str, Any],
    ) -> _Delivered:
        """Send a message, or find the one that Discord has taken before; store and edit nothing.

        Where Discord accepts it in no form, a notice with an error id is sent; with ``people`` to
        be called, the error is raised instead. The attempt stays noted as unsure: the caller
        removes it once the message is stored. It is removed here if the first attempt is refused
        (4xx).
        """
        if "content" in content:
            # Whatever a name or a jump link would unfurl to says nothing about the game.
            content = {**content, "suppress_embeds": True}
        attempts = self._note_attempt(_nonce(spot), people)
        explain = None if people else self._explain(where)
        send = partial(self._post, where, channel_id, spot)
        try:
            message, withheld, _ = await self._accepted(channel_id, send, content, explain)
        except discord.HTTPException as error:
            if error.status < _SERVER_ERROR and len(attempts) == 1:
                self._unsure.pop(_nonce(spot), None)
            if error.code == LOCKED:
                raise ThreadLockedError from error
            raise
        self._note_withheld(message.id, withheld)
        post = Post(channel_id, message.id)
        for attempt in reversed(attempts):
            if attempt.begun is None or attempt.begun <= post.made:
                called = attempt.calls.intersection(people)
                return _Delivered(post, called, is_new=attempt is attempts[-1])
        # Another process has sent it, and noted of nobody that they were called.
        mentioned = set(message.raw_mentions)
        called = frozenset(
            call
            for call, user in people.items()
            if user in mentioned and (call.since is None or call.since <= self._started)
        )
        return _Delivered(post, called, is_new=False)

    async def _post(
        self, where: Located, channel_id: int, spot: str, content: Content
    ) -> discord.Message:
        """Send a message under the nonce of its spot, waking an archived thread for it.

        For some minutes Discord answers a nonce that it knows with the message it made then, so a
        crash before a message is stored doubles nothing. Where that message was deleted since, the
        answer is 10008 (Resources, Message: ``enforce_nonce``; discord-api-docs 6647); then another
        nonce is tried, three more at most.
        """
        place = self.channel(channel_id, where)
        for number in count():
            nonce = _nonce(spot, number)
            try:
                return await self._send(where, place, nonce=nonce, **content)
            except discord.HTTPException as error:
                if error.code == ARCHIVED:
                    await self.threads.wake(where.guild_id, channel_id)
                    return await self._send(where, place, nonce=nonce, **content)
                if error.code != UNKNOWN_MESSAGE or number == _REPOSTS:
                    raise
        raise AssertionError

    async def _send(
        self, where: Located, place: discord.PartialMessageable, **content: Any
    ) -> discord.Message:
        """Send a message in its turn; once more where the connection breaks or has to wait.

        An error that Discord answers with is raised at once. The repetition has the same nonce, so
        that it doubles nothing; without it, a message that nobody knows of could stand for ever.
        """
        await self._turns.turn(where.guild_id, place.id, RequestKind.POST)
        try:
            return await place.send(**content)
        except discord.HTTPException:
            raise
        except FAILURES as error:
            _LOG.info("Message to channel %s: retrying (%s)", place.id, error)
            await self._turns.turn(where.guild_id, place.id, RequestKind.POST)
            return await place.send(**content)

    def _note_attempt(self, nonce: str, people: Iterable[CallDue]) -> deque[_Attempt]:
        """Remember an attempt at a message; return the latest 16 of its nonce, this one last.

        ``people`` are the calls that the message makes.
        """
        now = self.bot.clock.now()
        begun = None if now is None else now - _CLOCK_TOLERANCE
        attempts = self._unsure.setdefault(nonce, deque(maxlen=_ATTEMPTS))
        attempts.append(_Attempt(begun, frozenset(people)))
        return attempts

    async def remove(
        self, table: Located, post: Post, kind: RequestKind = RequestKind.DELETE
    ) -> None:
        """Delete a message, noting nothing; one that is gone or out of reach counts as deleted.

        Raises:
            discord.HTTPException: Discord fails, or refuses for a reason that passes.
        """
        message = self.channel(post.channel_id, table).get_partial_message(post.message_id)
        try:
            await self._turns.turn(table.guild_id, post.channel_id, kind)
            await message.delete()
        except discord.HTTPException as error:
            if not is_lasting(error):
                raise
            _LOG.debug("Message %s not deleted: %s", post.message_id, error)

    async def exists(self, table: Located, post: Post) -> bool:
        """Return True if a message has not been deleted; Discord is asked.

        Raises:
            discord.HTTPException: the channel is gone, or the bot may not read there.
        """
        message = self.channel(post.channel_id, table).get_partial_message(post.message_id)
        await self._turns.turn(table.guild_id, post.channel_id, RequestKind.EDIT)
        try:
            await message.fetch()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def take_back(self, table: Table, key: str, post: Post) -> None:
        """Delete a message that no longer applies, and remove its stored key.

        Where Discord fails to delete it, the error is raised and the key stays.
        """
        await self.remove(table, post)
        await self.tables.outbox.posted(table.id, key, None)

    async def take_all_back(self, news: News, kind: PostKey) -> None:
        """Delete every stored message of a kind, and remove the keys; nothing if there is none."""
        for key, post in news.posts.items():
            if kind.matches(key):
                await self.take_back(news.table, key, post)

    def on_server(self, table: Located) -> bool:
        """Return True if the bot is on the table's server."""
        return self.bot.get_guild(table.guild_id) is not None

    def has_channel(self, table: Located) -> bool:
        """Return True if the bot's cache has the table's channel, or the server is not known now.

        The cache has no archived thread.
        """
        guild = self.bot.get_guild(table.guild_id)
        if guild is None or guild.unavailable:
            return True
        return guild.get_channel_or_thread(table.channel_id) is not None

    def check_unlocked(self, table: Located) -> None:
        """Raise an error if a table's thread is locked.

        Whatever the bot may do in a locked one, its controls are greyed out for everybody, also for
        administrators (discord-api-docs 7900).

        Raises:
            ThreadLockedError: Discord has told that it is locked.
        """
        guild = self.bot.get_guild(table.guild_id)
        thread = None if guild is None else guild.get_thread(table.home_id)
        if thread is not None and thread.locked:
            raise ThreadLockedError

    def may_write(self, table: Located, place_id: int) -> bool:
        """Return False if Discord is known to refuse any message at a table's channel or thread.

        By the bot's cache: False if it is not on the server or lacks permissions, True if these are
        unknown. A thread that is not cached has the permissions of the table's channel.
        """
        guild = self.bot.get_guild(table.guild_id)
        if guild is None:
            return False
        channel = guild.get_channel_or_thread(place_id) or guild.get_channel(table.channel_id)
        granted = None if channel is None else granted_in(channel, guild.me, self.bot.clock)
        medium = Medium.THREAD if place_id != table.channel_id else medium_of(channel)
        return granted is None or may_write(granted, medium)

    def trouble(self, table: Located, error: Exception) -> AccessProblem | None:
        """Return the access problem that an error shows; None for one that passes by itself.

        The problem is of the kind locked, gone, permissions (with those missing, if known), or
        refused for any other lasting reason. Nothing is stored.
        """
        match error:
            case ThreadLockedError():
                return AccessProblem(Kind.LOCKED, table.guild_id, table.home_id)
            case discord.NotFound() if error.code == UNKNOWN_CHANNEL:
                return AccessProblem(Kind.GONE, table.guild_id, table.channel_id)
            case discord.Forbidden(code=code) if code in _ACCESS and is_lasting(error):
                guild = self.bot.get_guild(table.guild_id)
                return AccessProblem(
                    Kind.PERMISSIONS,
                    table.guild_id,
                    table.channel_id,
                    self._lacking(table),
                    until=None if guild is None else timeout_of(guild.me, self.bot.clock),
                )
            case _ if is_lasting(error):
                return AccessProblem(Kind.REFUSED, table.guild_id, table.home_id)
            case _:
                return None

    def _lacking(self, table: Located) -> tuple[str, ...]:
        """List the permissions that the bot lacks where a table is played; empty if unknown.

        A table that has its thread needs no permission to create one.
        """
        guild = self.bot.get_guild(table.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(table.channel_id)
        if guild is None or channel is None:
            return ()
        granted = granted_in(channel, guild.me, self.bot.clock)
        if granted is None:
            return ()
        place = table.place
        if place is Place.THREAD and table.thread_id is not None:
            lacks = known_lacking(granted, place, Medium.TEXT)
            return tuple(name for name in lacks if name != "create_public_threads")
        return known_lacking(granted, place, medium_of(channel))


def _spot(table: Table, key: str, channel_id: int, after: Post | None, occasion: int = 0) -> str:
    """Name a message of a table, and what it follows, as no other one is named."""
    before = 0 if after is None else after.message_id
    return f"{table.id}:{key}:{channel_id}:{before}:{occasion}"


def _nonce(spot: str, number: int = 0) -> str:
    """Return the nonce of a message, by which Discord posts it once.

    ``number`` counts the nonces tried for the same spot, from 0.
    """
    named = f"{spot}:{number}" if number else spot
    return blake2b(named.encode(), digest_size=12).hexdigest()


def _as_edit(content: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of an edit that gives a message the content of a new one.

    Only text, components and files are taken over; None for the text clears it.
    """
    said: dict[str, Any] = {key: content[key] for key in ("content", "view") if key in content}
    if "view" in said:
        # It may have been taken as a plain message: its content makes way.
        said.setdefault("content", None)
    if "file" in content or "files" in content:
        said["attachments"] = [*content.get("files", ()), *filter(None, [content.get("file")])]
    return said
