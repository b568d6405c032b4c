"""Calls to those whom a question has passed to, and the reminders that follow."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

import discord
from msgspec.structs import replace

from bot.model.news import NOWHERE, CallDue, News, Post, PostKey, ReminderDue
from bot.model.table import Status, Table
from bot.model.view import Question, TableView
from bot.request_turns import RequestKind
from cogs.context import BotContext
from cogs.elements.fallbacks import is_of_content
from cogs.elements.mentions import notified, people_in, way_to
from cogs.panels.clocks import reminder
from cogs.panels.public.board import call_text
from cogs.publishing.calls.dm_copies import DirectMessages
from cogs.publishing.calls.membership import Membership
from cogs.publishing.sender import MessageSender
from games.api import Seat

_LOG = logging.getLogger(__name__)

_ROUNDS = 2
"""The most messages that are sent to call people at one moment."""


class Calling(NamedTuple):
    """What a board calls people to."""

    made: Mapping[CallDue, Question]
    """Calls that it, or the board before it, has made."""
    due: Mapping[CallDue, int | None]
    """Those that it is to make, and whom with each."""
    asked: Mapping[CallDue, Question]
    """All of them."""
    rung: tuple[int, ...]
    """The people among those to be called whose phones ring."""
    text: str
    """To be said first; empty if nobody is called."""


NOBODY = Calling({}, {}, {}, (), "")


class Calls:
    """Posts calls, takes them back once they are answered, and posts reminders in their place."""

    def __init__(
        self,
        context: BotContext,
        sender: MessageSender,
        direct_messages: DirectMessages,
        membership: Membership,
    ) -> None:
        """Keep the services; nothing is cached: which pings were made is stored."""
        self.context = context
        self.sender = sender
        self.direct_messages = direct_messages
        self.membership = membership

    def standing(self, news: News, look: TableView, board: Post | None) -> Calling:
        """Return the pings that the ``board`` has made and that have not been answered yet.

        Only of players who are present; ``NOBODY`` without any, or without a board. None is due in
        it.
        """
        made = {
            call: question
            for call in news.calls
            if board is not None
            and (post := news.posts.get(call.key)) is not None
            and post.message_id == board.message_id
            and look.table.players[call.seat].present
            and (question := _asked(look, call)) is not None
        }
        return self._calling(news, look, made, {}) if made else NOBODY

    async def ring(self, news: News, look: TableView, standing: Calling) -> Calling | None:
        """Return what a new board pings: the pings due now, beside the ``standing`` ones.

        None if no ping is due, if an earlier call's outcome is unknown, or if a question has closed
        or anything else happened since the news were read, so that nobody is pinged about what is
        over (F77). Nothing is sent.
        """
        due, table, last = _due(news), look.table, news.posts.get(PostKey.CALLED)
        # Who may have been called by a message of which nobody heard is not called by another one.
        if not due or self.sender.is_unsure_of_call(table, table.home_id, after=last):
            return None
        now = await self.context.tables.outbox.news(news.table.id)
        asked = {call: q for call in due if (q := _asked(now.look, call)) is not None}
        if now.upto != news.upto or now.table.status is not Status.PLAYING or len(asked) < len(due):
            return None
        return self._calling(now, look, standing.made, asked)

    def _calling(
        self,
        news: News,
        look: TableView,
        made: Mapping[CallDue, Question],
        due: Mapping[CallDue, Question],
    ) -> Calling:
        """Return what a board with a ping says: who is asked, who is pinged, and for what.

        ``made`` are pings of before, ``due`` those to make; only the latter ring, and only for
        people without an answer yet.
        """
        asked = {**made, **due}
        text = call_text(look, _in_order(asked), self.context.texts_of(look.table))
        rung = people_in(look.table, _missing(news, due))
        return Calling(made, _people(look.table, due), asked, rung, text)

    async def follow_up(
        self, look: TableView, calling: Calling, called: Collection[CallDue], board: Post
    ) -> None:
        """Send the direct-message copies of the pings that a board has made.

        Only to those whom it rang for; ``called`` are the calls that were made.
        """
        rung = set(calling.rung)
        questions = [
            calling.asked[call] for call in called if look.table.players[call.seat].user_id in rung
        ]
        await self._copy(look, questions, self._way(look.table, board))

    async def make(self, news: News, shown: Post | None = None) -> None:
        """Ping those to whom a question has passed, with a link to the board or to ``shown``.

        The news are read again first, so that nobody is called to what is over (F77), and nobody is
        once the game is not under way. Without ``shown`` a board has to be posted. All are called
        with one message; a second one calls whom a message taken before a crash had not, and who is
        left then is logged. Direct-message copies follow. A ping that Discord refuses for its
        content is given up.
        """
        # A message that was taken before may have called some of them; the next one calls the rest.
        for _ in range(_ROUNDS):
            if not _due(news):
                return
            news = await self.context.tables.outbox.news(news.table.id)
            look, table = news.look, news.table
            asked = {
                call: question
                for call in _due(news)
                if (question := _asked(look, call)) is not None
            }
            if look is None or table.status is not Status.PLAYING or not asked:
                return
            target = shown or news.posts[PostKey.BOARD]
            try:
                called = await self._call(news, look, asked, target)
            except discord.HTTPException as error:
                if not is_of_content(error):
                    raise
                await self.give_up(table, asked, error)
                return
            missing = _missing(news, called)
            questions = [q for call, q in asked.items() if call.seat in missing]
            await self._copy(look, questions, self._way(table, target))
            if len(called) == len(asked):
                return
        _LOG.warning("Table %s still has people to ping after %d messages", news.table.id, _ROUNDS)

    async def give_up(
        self, table: Table, calls: Collection[CallDue], error: discord.HTTPException
    ) -> None:
        """Store pings that Discord refuses as made, with no message, and log the error.

        Nobody is pinged for them any more; the board names the awaited players anyway.
        """
        _LOG.warning("Table %s: ping refused, leaving it to the board: %s", table.id, error)
        nowhere = Post(table.home_id, NOWHERE)
        await self.context.tables.outbox.posted_as(
            table.id, tuple(sorted(call.key for call in calls)), nowhere
        )

    async def _call(
        self, news: News, look: TableView, asked: Mapping[CallDue, Question], shown: Post
    ) -> frozenset[CallDue]:
        """Post a ping of all who are asked in the channel of ``shown``; return the calls it made.

        Everybody is named; phones ring only for those without an answer yet.
        """
        table, url = look.table, self._way(look.table, shown)
        questions = _in_order(asked)
        return await self.sender.call(
            table,
            _people(table, asked),
            shown.channel_id,
            after=news.posts.get(PostKey.CALLED),
            content=call_text(look, questions, self.context.texts_of(table), url),
            allowed_mentions=notified(people_in(table, _missing(news, asked))),
        )

    async def _copy(self, look: TableView, questions: Sequence[Question], url: str) -> None:
        """Send direct-message copies to those still on the server; offer the others' seats."""
        table = look.table
        people = people_in(table, (question.decision.seat for question in questions))
        left = await self.membership.check(table, people)
        for question in questions:
            if table.players[question.decision.seat].user_id not in left:
                await self.direct_messages.send(look, question, url)

    def _way(self, table: Table, shown: Post) -> str:
        """Return a link to a message; in local play, where none works, a mention of its channel."""
        return f"<#{shown.channel_id}>" if self.context.local else way_to(table, shown)

    async def remind(self, news: News, look: TableView) -> None:
        """Post reminders that are due, each in place of the ping before, and note them as done.

        Those of one window and moment share one message. A reminder that is not posted, as its
        question is answered by now, clocks stand or the player is not present, is noted as done all
        the same.
        """
        for due in _together(news.reminders, look):
            await self._remind(look, due)
            for call in due:
                await self.context.tables.outbox.reminded(look.table.id, call)
                await self.context.tables.outbox.posted(look.table.id, call.key, None)

    async def _remind(self, look: TableView, due: Sequence[ReminderDue]) -> None:
        """Post one message that reminds of the questions still open; store it as their ping.

        It replaces the pings before, which are deleted unless another question needs them. Nothing
        while clocks stand, without a board, or for players who are not present. Of a reminder that
        was posted before a crash only the note is made up for. It rings only for those without an
        answer yet, who get direct-message copies.
        """
        table, outbox = look.table, self.context.tables.outbox
        known = await outbox.news(table.id)
        posts = known.posts
        keys: dict[str, str] = {}
        calls: list[ReminderDue] = []
        for call in due:
            said_as = call.key
            open_call = next((c for c in known.calls if _same(c, call)), None)
            if open_call is None or _asked(known.look, call) is None:
                continue
            if said_as in posts:
                # A crash came between the message and this note of it.
                await outbox.posted(table.id, open_call.key, posts[said_as])
            elif table.stands_since is None and table.players[call.seat].present:
                keys[said_as] = open_call.key
                calls.append(call)
        if not calls or PostKey.BOARD not in posts:
            return
        questions = [question for call in calls if (question := _asked(known.look, call))]
        missing = _missing(known, calls)
        before = [post for key in keys.values() if (post := posts.get(key)) is not None]
        url = self._way(table, posts[PostKey.BOARD])
        await self.sender.post(
            table,
            (*keys, *keys.values()),
            table.home_id,
            after=max(before, key=lambda post: post.message_id, default=None),
            content=reminder(look, questions[0], self.context.texts_of(table), url),
            allowed_mentions=notified(people_in(table, missing)),
        )
        own = {*keys, *keys.values(), PostKey.CALLED}
        needed = {post.message_id for key, post in posts.items() if key not in own}
        for post in {post.message_id: post for post in before}.values():
            if post.message_id != NOWHERE and post.message_id not in needed:
                await self.sender.remove(table, post)
        await self._copy(look, [q for q in questions if q.decision.seat in missing], url)

    async def take_back(self, news: News) -> None:
        """Delete pings whose question is closed, and all pings of those who left the game.

        A message goes only if none of its questions to present players is open, and it is no board
        or story. Keys of closed questions are forgotten; those of open ones stay, so that nobody is
        called twice.
        """
        table, outbox = news.table, self.context.tables.outbox
        open_keys = {call.key for call in news.calls}
        present = {call.key for call in news.calls if table.players[call.seat].present}
        calls = {key: post for key, post in news.posts.items() if PostKey.CALL.matches(key)}
        needed = {post.message_id for key, post in calls.items() if key in present}
        # A board that has called somebody stays, and so does the story that it has become.
        needed |= {post.message_id for key, post in news.posts.items() if not _goes(key)}
        for key, post in calls.items():
            if post.message_id not in (NOWHERE, *needed):
                await self.sender.remove(table, post, RequestKind.TIDY)
                needed.add(post.message_id)
            if key not in open_keys:
                await outbox.posted(table.id, key, None)
            elif key not in present and post.message_id != NOWHERE:
                # Remembered, so that nobody is called twice to the same question.
                await outbox.posted(table.id, key, replace(post, message_id=NOWHERE))


def _due(news: News) -> list[CallDue]:
    """List the calls that are due and not stored as made, in the order of the news."""
    return [call for call in news.calls if call.due and call.key not in news.posts]


def _missing(news: News, calls: Iterable[CallDue | ReminderDue]) -> list[Seat]:
    """List the seats of calls for which there is no answer yet, which is whom a message may ping.

    Whom a message names without a ping is missing from its ``mentions`` (discord-api-docs issue
    2126): programs that read raw messages can tell the two apart, people cannot.
    """
    return [call.seat for call in calls if (call.decision_id, call.seat) not in news.rested]


def _in_order(asked: Mapping[CallDue, Question]) -> list[Question]:
    """Sort questions by prompt and seat."""
    return sorted(asked.values(), key=lambda q: (q.decision.prompt, q.decision.seat))


def _people(table: Table, calls: Collection[CallDue]) -> dict[CallDue, int | None]:
    """Return the user of each call, None for a computer."""
    return {call: table.players[call.seat].user_id for call in calls}


def _together(due: Sequence[ReminderDue], look: TableView) -> Iterable[list[ReminderDue]]:
    """Group reminders, one message each: a window's for all its seats, others by seat."""
    windows = {q.decision.id for q in look.questions if q.decision.optional}
    found: dict[tuple[str, Seat | None], list[ReminderDue]] = {}
    for call in due:
        seat = None if call.decision_id in windows else call.seat
        found.setdefault((call.decision_id, seat), []).append(call)
    return found.values()


def _goes(key: str) -> bool:
    """Return True if what is noted under a key is nothing but a call."""
    kinds = (PostKey.CALL, PostKey.CALLED, PostKey.REMINDER)
    return any(kind.matches(key) for kind in kinds)


def _same(call: CallDue, due: ReminderDue) -> bool:
    """Return True if a call is about the question of a reminder."""
    return (call.decision_id, call.seat) == (due.decision_id, due.seat)


def _asked(look: TableView | None, call: ReminderDue | CallDue) -> Question | None:
    """Return the question of a ping or reminder; None if it is closed, answered or not in view."""
    return next(
        (
            q
            for q in (() if look is None else look.questions)
            if (q.decision.id, q.decision.seat) == (call.decision_id, call.seat)
            and not q.decision.answered
        ),
        None,
    )
