"""Calls to those who are asked, and the reminders that follow: each person once a turn."""

from __future__ import annotations

from collections.abc import Container

from msgspec.structs import replace

from bot.model.news import News, Post, PostKey, ReminderDue
from bot.model.table import Status, Table
from bot.model.view import Question, TableView
from cogs.context import BotContext
from cogs.elements.mentions import way_to
from cogs.panels.board import mentions_of, ping_text
from cogs.panels.clocks import reminder
from cogs.publishing.dm_copies import DirectMessages
from cogs.publishing.membership import Membership
from cogs.publishing.sender import MessageSender
from games.api import Seat

_ANSWERED = 0
"""Stands for the id of a call that has been taken back."""


class Pings:
    """Posts calls, takes them back once they are answered, and posts reminders in their place."""

    def __init__(
        self,
        context: BotContext,
        sender: MessageSender,
        direct_messages: DirectMessages,
        membership: Membership,
    ) -> None:
        self.context = context
        self.sender = sender
        self.direct_messages = direct_messages
        self.membership = membership

    async def make(self, news: News, look: TableView, shown: Post | None = None) -> None:
        """Call whoever is asked, each once a turn, to the board or to what is ``shown`` for it.

        Calls that have been answered are taken back.
        """
        table = look.table
        # Who is being replaced is not called any more; the notice of that is the last call (F35).
        asked = {
            call_key(look, q.decision.seat): q
            for q in look.questions
            if not q.decision.answered and table.players[q.decision.seat].present
        }
        await self._take_back(table, news.posts, look, asked)
        named = {key: q for key, q in asked.items() if key not in news.posts}
        # Named like the others, so that nobody sees who answers in advance, but not called.
        fresh = {key: q for key, q in named.items() if q.decision.seat not in news.unasked}
        if table.status is not Status.PLAYING or not fresh:
            return
        if shown is None:
            shown = (await self.context.tables.outbox.news(table.id)).posts[PostKey.BOARD]
        url = way_to(table, shown)
        questions = list(named.values())
        await self.sender.post(
            table,
            tuple(fresh),
            shown.channel_id,
            content=ping_text(look, questions, self.context.texts_of(table), url),
            allowed_mentions=mentions_of(list(fresh.values()), table),
        )
        for question in fresh.values():
            await self.direct_messages.send(look, question, url)
        called = [table.players[q.decision.seat].person.id for q in fresh.values()]
        await self.membership.check(table, called)

    async def remind(self, news: News, look: TableView) -> None:
        """Remind those whose question has been open for long, each in place of the call before."""
        table = look.table
        for call in news.reminders:
            posts = (await self.context.tables.outbox.news(table.id)).posts
            said_as = PostKey.REMINDER.of(call.decision_id, call.seat, call.number)
            question = _asked(look, call)
            if said_as in posts:
                # A crash came between the message and this note of it.
                await self.context.tables.outbox.posted(
                    table.id, call_key(look, call.seat), posts[said_as]
                )
            elif (
                question is not None
                and table.paused_at is None
                and table.players[call.seat].present
                and call.seat not in news.unasked
                and PostKey.BOARD in posts
            ):
                await self._remind(look, question, posts, said_as)
            await self.context.tables.outbox.reminded(table.id, call)
            await self.context.tables.outbox.posted(table.id, said_as, None)

    async def forget(self, news: News, look: TableView, channel_id: int) -> None:
        """Forget the calls that a deleted thread took with it, of all whose answer is awaited.

        What stands nowhere leads nobody to the board: they are called again where it is next.
        """
        asked = {call_key(look, q.decision.seat) for q in look.questions if not q.decision.answered}
        for key, post in news.posts.items():
            if key in asked and post.channel_id == channel_id:
                await self.context.tables.outbox.posted(look.table.id, key, None)

    async def _remind(
        self, look: TableView, question: Question, posts: dict[str, Post], said_as: str
    ) -> None:
        table = look.table
        key = call_key(look, question.decision.seat)
        before = posts.get(key)
        url = way_to(table, posts[PostKey.BOARD])
        await self.sender.post(
            table,
            (said_as, key),
            table.home_id,
            after=before,
            content=reminder(look, question, self.context.texts_of(table), url),
            allowed_mentions=mentions_of([question], table),
        )
        shared = [
            other
            for other, post in posts.items()
            if before is not None and post.message_id == before.message_id and other != key
        ]
        if before is not None and before.message_id != _ANSWERED and not shared:
            await self.sender.remove(table, before)
        await self.direct_messages.send(look, question, url)

    async def _take_back(
        self, table: Table, posts: dict[str, Post], look: TableView, asked: Container[str]
    ) -> None:
        calls = {key: post for key, post in posts.items() if PostKey.PING.matches(key)}
        needed = {post.message_id for key, post in calls.items() if key in asked}
        for key, post in calls.items():
            if post.message_id not in (_ANSWERED, *needed):
                await self.sender.remove(table, post)
                needed.add(post.message_id)
            if not PostKey.PING.matches(key, look.chapter):
                await self.context.tables.outbox.posted(table.id, key, None)
            elif key not in asked and post.message_id != _ANSWERED:
                # Remembered for the rest of the turn, so that nobody is called twice in it.
                await self.context.tables.outbox.posted(
                    table.id, key, replace(post, message_id=_ANSWERED)
                )


def call_key(look: TableView, seat: Seat) -> str:
    """Name the one call of a seat in the present turn; whoever took the seat over has their own."""
    tenure = look.table.players[seat].sitting.number
    return PostKey.PING.of(look.chapter, seat, *([tenure] if tenure else []))


def _asked(look: TableView, call: ReminderDue) -> Question | None:
    """Find the question that a reminder is about, if it is still open."""
    return next(
        (
            q
            for q in look.questions
            if (q.decision.id, q.decision.seat) == (call.decision_id, call.seat)
            and not q.decision.answered
        ),
        None,
    )
