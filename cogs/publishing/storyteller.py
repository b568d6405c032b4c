"""The story of a game: rounds that are over in messages, what goes on with the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from cachetools import LRUCache
from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.news import News, Post, PostKey, moment_kind, story_span
from bot.model.replay import rounds
from bot.model.story import Chapter
from bot.model.table import Status
from bot.model.times import Millis
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.components import gallery, layout, words
from cogs.elements.faces import cast_at, face_of, signed
from cogs.elements.uploads import Upload
from cogs.panels.days import Days
from cogs.panels.public.board import STORY_LIMIT, standing_story, story
from cogs.publishing.sender import MessageSender
from games import find
from games.moments import pictured

_TOLD = 512
"""Most turns that are kept as they were told."""


class Tale(NamedTuple):
    """A turn in words."""

    chapter: int
    text: str
    began: Millis | None
    """When the first of it happened; None if nobody knows."""
    ended: Millis | None


class Illustrated(NamedTuple):
    """What a story message says, with the picture of a moment or without."""

    view: ui.LayoutView
    files: list[Upload]
    keys: tuple[str, ...]
    """Under which it is known as that of a moment."""


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

    A message may have a picture: of the moment that the declarations of the game's events choose
    among its turns (:mod:`games.moments`). Which pictures a game has had is known by the messages.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        """Begin with no turn told; the texts of 512 finished turns are cached."""
        self.context = context
        self.sender = sender
        self._stories: LRUCache[tuple[object, ...], str] = LRUCache(_TOLD)
        """Turns that are over as they were told: each is until its round is over, too."""

    def _story(self, look: TableView, chapter: Chapter, texts: Texts) -> str:
        """Return the text of a finished turn, cached for the same moves, people and language."""
        table = look.table
        key = (
            *(table.id, chapter.number, chapter.moves, chapter.casts, texts.language),
            *(texts.edition, *(player.occupant for player in table.players)),
        )
        if key not in self._stories:
            self._stories[key] = story(look, chapter, texts)
        return self._stories[key]

    async def bring_in_line(self, news: News, look: TableView) -> Telling:
        """Post finished turns, and edit or delete posted ones that an undo has changed.

        While the game is played, the last finished turns of the present round wait for its end if
        they fit in one message; they and the turn that goes on are returned as text for the board,
        with the news after and True if a message was posted.
        """
        texts = self.context.texts_of(look.table)
        playing = look.table.status is Status.PLAYING
        over = look.chapter - 1 if playing else look.chapter
        tales = [
            Tale(c.number, text, *(c.times[0], c.times[-1]) if c.times else (None, None))
            for c in news.chapters
            if c.number <= over and (text := self._story(look, c, texts))
        ]
        told, added = await self._mend(news, look, tales, over)
        if untold := [tale for tale in tales if told < tale.chapter]:
            game, seats = find(look.table.game), len(look.table.players)
            numbered = rounds(game, seats, news.chapters, look.chapter)
            batches = _batches(untold, numbered)
            while batches:
                this_round = numbered[batches[0][0].chapter] == max(numbered.values())
                if playing and len(batches) == 1 and this_round:
                    break
                told = batches[0][-1].chapter
                news = await self._post(news, look, batches.pop(0))
                added = True
        unposted = [chapter for chapter in news.chapters if chapter.number > told]
        return Telling(news, added, standing_story(look, unposted, texts))

    async def _mend(
        self, news: News, look: TableView, tales: Sequence[Tale], over: int
    ) -> tuple[int, bool]:
        """Correct posted stories that an undo has changed.

        ``over`` is the number of the last turn that is over, ``tales`` are the turns up to it. A
        message is edited, replaced where it cannot be, or deleted if none of its turns is left.

        Returns:
            The number of the last turn told in a message (-1 for none), and True if one was posted.
        """
        told, added, table = -1, False, look.table
        stories = [(story_span(key), key) for key in news.posts if PostKey.STORY.matches(key)]
        for (first, last), key in sorted(stories):
            kept = [tale for tale in tales if first <= tale.chapter <= min(last, over)]
            if last <= over and not kept:
                told = last
                continue
            post = news.posts[key]
            had = _moments_of(news, post)
            if not kept:
                await self.sender.take_back(table, key, post)
                await self.context.tables.outbox.turned(table.id, had, (), post)
                continue
            told = kept[-1].chapter if last > over else last
            says = await self._illustrated(news, look, kept, post)
            named = PostKey.STORY.of(first, told), *says.keys
            gone = [name for name in (key, *had) if name not in named]
            # A message of an older release is a plain one: its content makes way.
            if post.channel_id == table.home_id and await self.sender.edit(
                table, post, content=None, view=says.view, attachments=says.files
            ):
                await self.context.tables.outbox.turned(table.id, gone, named, post)
            else:
                added = True
                await self.sender.remove(table, post)
                await self.sender.post(
                    table, named, table.home_id, after=post, view=says.view, files=says.files
                )
                await self.context.tables.outbox.turned(table.id, gone, (), post)
        return told, added

    async def _post(self, news: News, look: TableView, tales: Sequence[Tale]) -> News:
        """Post and store some turns in one message; the old board becomes it, if it can be edited.

        Return the news with this message under the story's keys, and without the board if it was
        used.
        """
        table, posts = look.table, dict(news.posts)
        says = await self._illustrated(news, look, tales)
        keys = PostKey.STORY.of(tales[0].chapter, tales[-1].chapter), *says.keys
        board = posts.get(PostKey.BOARD)
        if (
            board is not None
            and board.channel_id == table.home_id
            # Of one that replaces another nobody knows yet what became of it.
            and PostKey.REPLACED_BOARD not in posts
            # One that has called somebody is a plain message: its content makes way.
            and await self.sender.edit(
                table, board, content=None, view=says.view, attachments=says.files
            )
        ):
            del posts[PostKey.BOARD]
            post = board
            await self.context.tables.outbox.turned(table.id, (PostKey.BOARD,), keys, post)
        else:
            post = await self.sender.post(
                table, keys, table.home_id, view=says.view, files=says.files
            )
        return replace(news, posts=posts | dict.fromkeys(keys, post))

    async def _illustrated(
        self, news: News, look: TableView, tales: Sequence[Tale], post: Post | None = None
    ) -> Illustrated:
        """Say some turns in words and, where one has a moment, with a picture of the weightiest.

        Of equally weighty ones the latest is shown. Moments that other messages show count as had.
        ``post`` is the message that says the turns now: what it shows may be shown again. Without a
        moment or its picture, there are words alone, and no keys.
        """
        had = Counter(
            moment_kind(key)
            for key, one in news.posts.items()
            if PostKey.MOMENT.matches(key) and one != post
        )
        told = {tale.chapter for tale in tales}
        found = [
            (chapter, moment)
            for chapter in news.chapters
            if chapter.number in told and (moment := pictured(chapter.events, had)) is not None
        ]
        picture, keys = None, tuple[str, ...]()
        if found:
            chapter, moment = max(found, key=lambda one: (one[1].weight, one[0].number))
            picture = await self.context.moment(
                cast_at(look.table, chapter, moment.at), look, moment
            )
            if picture is not None:
                keys = (PostKey.MOMENT.of(moment.kind, chapter.number),)
        texts = self.context.texts_of(look.table)
        text = signed(_text(tales), look.table, texts)
        if picture is None:
            return Illustrated(words(text), [], ())
        view = layout(face_of(look.table.game).colour, text, gallery(picture, texts))
        return Illustrated(view, picture.files(), keys)


def _moments_of(news: News, post: Post) -> list[str]:
    """List the keys of the moments that a message shows."""
    return [key for key, one in news.posts.items() if PostKey.MOMENT.matches(key) and one == post]


def _batches(tales: Sequence[Tale], rounds: Mapping[int, int]) -> list[list[Tale]]:
    """Divide turns into messages: each has turns of one round only, and at most the story's length.

    A single turn is never divided. ``rounds`` has the round of each turn's number.
    """
    found: list[list[Tale]] = []
    for _, turns in groupby(tales, lambda tale: rounds[tale.chapter]):
        found.append([])
        for tale in turns:
            if found[-1] and len(_text([*found[-1], tale])) > STORY_LIMIT:
                found.append([])
            found[-1].append(tale)
    return found


def _text(tales: Sequence[Tale]) -> str:
    """Join turns, one a line, with a line where a day passes between them.

    The day of the first is that of the message, and not said.
    """
    days, lines = Days(), list[str]()
    for tale in tales:
        lines += [*days.passed(tale.began), tale.text]
        days.passed(tale.ended)
    return "\n".join(lines)
