"""The story of a game: rounds that are over in messages, what goes on with the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from bot.model.news import News, PostKey, story_span
from bot.model.replay import rounds
from bot.model.table import Status, Table
from bot.model.times import Millis
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.components import words
from cogs.panels.days import Days
from cogs.panels.public.board import STORY_LIMIT, standing_story, story
from cogs.publishing.sender import MessageSender
from games import find


class Tale(NamedTuple):
    """A turn in words."""

    chapter: int
    text: str
    began: Millis | None
    """When the first of it happened; None where nobody knows."""
    ended: Millis | None


class Telling(NamedTuple):
    """What became of the story."""

    news: News
    """With the messages that stand now."""
    added: bool
    """True if a message was posted, below which the board is to stand."""
    standing: str
    """What is told with the board: the turn that goes on, in a few lines."""


class Storyteller:
    """Posts the turns of a round when it is over, in one message as far as they fit.

    It takes the place of the board, which is to stand below it as a new message anyway: nothing
    has to be removed then.

    What goes on stands in the board message in a few lines, so that a move costs one edit and the
    picture is seen on a phone; until its round is over, a turn is read on demand.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        self.context = context
        self.sender = sender

    async def bring_in_line(self, news: News, look: TableView) -> Telling:
        """Post what is over, and mend what was posted and is not so any more."""
        texts = self.context.texts_of(look.table)
        playing = look.table.status is Status.PLAYING
        over = look.chapter - 1 if playing else look.chapter
        tales = [
            Tale(c.number, text, *(c.times[0], c.times[-1]) if c.times else (None, None))
            for c in news.chapters
            if c.number <= over and (text := story(look, c, texts))
        ]
        told, added = await self._mend(news, look.table, tales, over)
        if untold := [tale for tale in tales if told < tale.chapter]:
            game, seats = find(look.table.game), len(look.table.players)
            numbered = rounds(game, seats, news.chapters, look.chapter)
            batches = _batches(untold, numbered)
            while batches:
                this_round = numbered[batches[0][0].chapter] == max(numbered.values())
                if playing and len(batches) == 1 and this_round:
                    break
                told = batches[0][-1].chapter
                news = await self._post(news, look.table, batches.pop(0))
                added = True
        unposted = [chapter for chapter in news.chapters if chapter.number > told]
        return Telling(news, added, standing_story(look, unposted, texts))

    async def _mend(
        self, news: News, table: Table, tales: Sequence[Tale], over: int
    ) -> tuple[int, bool]:
        """Tell anew what was taken back since it was posted; the last turn told, and if posted."""
        told, added = -1, False
        stories = [(story_span(key), key) for key in news.posts if PostKey.STORY.matches(key)]
        for (first, last), key in sorted(stories):
            kept = [tale for tale in tales if first <= tale.chapter <= min(last, over)]
            if last <= over and not kept:
                told = last
                continue
            post = news.posts[key]
            if not kept:
                await self.sender.take_back(table, key, post)
                continue
            told = kept[-1].chapter if last > over else last
            named = PostKey.STORY.of(first, told)
            # A message of an older release is a plain one: its content makes way.
            if post.channel_id == table.home_id and await self.sender.edit(
                table, post, content=None, view=words(_text(kept))
            ):
                await self.context.tables.outbox.posted(table.id, named, post)
            else:
                added = True
                await self.sender.post(
                    table, (named,), table.home_id, after=post, view=words(_text(kept))
                )
            if named != key:
                await self.context.tables.outbox.posted(table.id, key, None)
        return told, added

    async def _post(self, news: News, table: Table, tales: Sequence[Tale]) -> News:
        key = PostKey.STORY.of(tales[0].chapter, tales[-1].chapter)
        view, posts = words(_text(tales)), dict(news.posts)
        board = posts.get(PostKey.BOARD)
        if (
            board is not None
            and board.channel_id == table.home_id
            # Of one that replaces another nobody knows yet what became of it.
            and PostKey.REPLACED_BOARD not in posts
            # One that has called somebody is a plain message: its content makes way.
            and await self.sender.edit(table, board, content=None, view=view, attachments=[])
        ):
            del posts[PostKey.BOARD]
            posts[key] = board
            await self.context.tables.outbox.turned(table.id, PostKey.BOARD, key, board)
        else:
            posts[key] = await self.sender.post(table, (key,), table.home_id, view=view)
        return replace(news, posts=posts)


def _batches(tales: Sequence[Tale], rounds: Mapping[int, int]) -> list[list[Tale]]:
    """Divide turns into messages."""
    found: list[list[Tale]] = []
    for _, turns in groupby(tales, lambda tale: rounds[tale.chapter]):
        found.append([])
        for tale in turns:
            if found[-1] and len(_text([*found[-1], tale])) > STORY_LIMIT:
                found.append([])
            found[-1].append(tale)
    return found


def _text(tales: Sequence[Tale]) -> str:
    """Join turns, with the days between them: that of the first is the day of the message."""
    days, lines = Days(), list[str]()
    for tale in tales:
        lines += [*days.passed(tale.began), tale.text]
        days.passed(tale.ended)
    return "\n".join(lines)
