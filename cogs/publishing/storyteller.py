"""The story of a game: turns that are over in messages of their own, the rest with the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from bot.model.news import News, PostKey, story_span
from bot.model.table import Status, Table
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.panels.board import STORY_LIMIT, story
from cogs.publishing.sender import MessageSender


class Tale(NamedTuple):
    """A turn in words."""

    chapter: int
    text: str


class Telling(NamedTuple):
    """What became of the story."""

    added: bool
    """Whether a message was posted, below which the board is to stand."""
    standing: str
    """What is told with the board: the turn that goes on, and short ones before it."""


class Storyteller:
    """Posts turns that are over, those of a round in one message as far as they fit.

    What goes on stands in the board message, so that a move costs one edit.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        self.context = context
        self.sender = sender

    async def bring_in_line(self, news: News, look: TableView) -> Telling:
        """Post what is over, and mend what was posted and is not so any more."""
        texts = self.context.texts_of(look.table)
        playing = look.table.status is Status.PLAYING
        over = look.chapter - 1 if playing else look.chapter
        tales = [Tale(c.number, text) for c in news.chapters if (text := story(look, c, texts))]
        told, added = await self._mend(news, look.table, tales, over)
        fresh = [tale for tale in tales if tale.chapter > told]
        goes_on = [tale for tale in fresh if tale.chapter > over]
        seats = len(look.table.players)
        batches = _batches([tale for tale in fresh if tale.chapter <= over], seats)
        while batches:
            fits = len(_text([*batches[0], *goes_on])) <= STORY_LIMIT
            this_round = _round(batches[0][0].chapter, seats) == _round(look.chapter, seats)
            if playing and len(batches) == 1 and this_round and fits:
                break
            await self._post(look.table, batches.pop(0))
            added = True
        return Telling(added, _text([*(tale for batch in batches for tale in batch), *goes_on]))

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
                await self.sender.remove(table, post)
                await self.context.tables.outbox.posted(table.id, key, None)
                continue
            told = kept[-1].chapter if last > over else last
            named = PostKey.STORY.of(first, told)
            if post.channel_id == table.home_id and await self.sender.edit(
                table, post, content=_text(kept)
            ):
                await self.context.tables.outbox.posted(table.id, named, post)
            else:
                added = True
                await self.sender.post(
                    table, (named,), table.home_id, after=post, content=_text(kept)
                )
            if named != key:
                await self.context.tables.outbox.posted(table.id, key, None)
        return told, added

    async def _post(self, table: Table, tales: Sequence[Tale]) -> None:
        key = PostKey.STORY.of(tales[0].chapter, tales[-1].chapter)
        await self.sender.post(table, (key,), table.home_id, content=_text(tales))


def _round(chapter: int, seats: int) -> int:
    """Tell the rounds of a table apart; the set-up is one of its own."""
    return (chapter - 1) // seats


def _batches(tales: Sequence[Tale], seats: int) -> list[list[Tale]]:
    """Divide turns into messages."""
    found: list[list[Tale]] = []
    for _, turns in groupby(tales, lambda tale: _round(tale.chapter, seats)):
        found.append([])
        for tale in turns:
            if found[-1] and len(_text([*found[-1], tale])) > STORY_LIMIT:
                found.append([])
            found[-1].append(tale)
    return found


def _text(tales: Sequence[Tale]) -> str:
    return "\n".join(tale.text for tale in tales)
