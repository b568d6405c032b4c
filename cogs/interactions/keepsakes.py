"""What is made of a finished game for everybody: its film, its luck checked, a card elsewhere."""

from __future__ import annotations

import logging
from typing import Any, Protocol

import discord
from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.news import Post, PostKey
from bot.model.refusal import Refused
from bot.model.replay import Footage
from bot.model.table import Table, TableId
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.channel_access import granted_in, may_write, medium_of
from cogs.elements.mentions import way_to
from cogs.elements.picture_names import lettered_table
from cogs.elements.uploads import Picture
from cogs.film.job import LONGEST_MS, Job, frame
from cogs.film.studio import FilmError, FilmStudio
from cogs.panels.keepsakes import (
    FRAMES,
    card,
    film_alt,
    film_message,
    luck_message,
    sharing,
    subtitles,
    timing,
)
from cogs.routing.conditions import over
from cogs.routing.request import Request

_LOG = logging.getLogger(__name__)

_AT_ONCE = 8
"""Films and checks that may be in work; of one more, the film is refused."""


class Poster(Protocol):
    """Posts things of finished games, and knows what was posted."""

    async def standing(self, table_id: TableId, key: PostKey) -> Post | None:
        """Return the message in which it was posted before; None if it was not, or is gone."""
        ...

    async def post(self, table: Table, key: PostKey, **content: Any) -> Post:
        """Post something where a table is played."""
        ...

    async def share(
        self, table: Table, channel_id: int, person_id: int, press: int, **content: Any
    ) -> Post:
        """Post something in another channel."""
        ...


class Souvenirs:
    """Makes what people keep of a game, once, and leads to it afterwards."""

    def __init__(self, context: BotContext, poster: Poster, films: FilmStudio) -> None:
        """Begin with nothing at work; have one per bot, so that nothing is made twice at once."""
        self.context = context
        self._poster = poster
        self._films = films
        self._at_work: set[tuple[TableId, PostKey]] = set()

    async def film(self, request: Request) -> None:
        """Make and post the film of a game where it was played; reply with a link to it.

        One that was posted is only linked to, one that was deleted made again. The caller checks
        that the game is over.

        Raises:
            Refused: its film is being made (``film-at-work``), too many are (``busy``), the game is
                not kept any more (``not-kept``), or its film cannot be made (``film-failed``) or
                posted.
        """
        await self._once(request, PostKey.FILM)

    async def luck(self, request: Request) -> None:
        """Check the luck of a game and say so where it was played, or lead to where that stands.

        The caller checks that the game is over.

        Raises:
            Refused: it is being checked (``luck-at-work``), it is not kept any more (``not-kept``),
                its luck is not what was sealed (``luck-broken``), or the result cannot be posted.
        """
        await self._once(request, PostKey.LUCK)

    async def _once(self, request: Request, key: PostKey) -> None:
        """Make and post a film or the check of luck unless it stands there, and reply with a link.

        While it is made, the person reads that it was begun.

        Raises:
            Refused: it is being made already (``film-at-work``, ``luck-at-work``), too much is
                being made for a film (``busy``), or it cannot be made or posted.
        """
        table = await request.table()
        if (table.id, key) in self._at_work:
            raise Refused(f"{key}-at-work")
        self._at_work.add((table.id, key))
        try:
            post = await self._poster.standing(table.id, key)
            if post is None:
                if key is PostKey.FILM and len(self._at_work) > _AT_ONCE:
                    raise Refused("busy")
                # Nothing is begun of a game that is not kept any more.
                look = await request.tables.queries.look(table.id, None)
                await request.say(f"{key}-begun")
                content = await (
                    self._film(look) if key is PostKey.FILM else self._luck(look.table)
                )
                post = await self._poster.post(table, key, **content)
        finally:
            self._at_work.discard((table.id, key))
        await request.say(f"{key}-stands", url=way_to(table, post))

    async def _film(self, look: TableView) -> dict[str, Any]:
        """Make the film of a finished game; return the message's parts, ``view`` and ``files``.

        Raises:
            Refused: the film could not be made, or not in time (``film-failed``); this is logged.
        """
        words = self.context.texts_of(look.table)
        table = lettered_table(look.table, words)
        lettered = replace(look, table=table)
        footage = [
            _lettered(one, words)
            for one in await self.context.tables.replays.footage(table.id, FRAMES)
        ]
        told = subtitles(footage, lettered, words)
        lengths = timing(told, LONGEST_MS)
        footer = words("picture-footer", table=str(table.id))
        job = Job(
            table.game,
            table.names,
            table.terms.language,
            footer,
            tuple(
                frame(one.look.view, said, length, one.look.table.names)
                for one, said, length in zip(footage, told, lengths, strict=True)
            ),
        )
        try:
            gif = await self._films.make(job)
        except FilmError as error:
            _LOG.warning("Film of table %d not made: %s", table.id, error)
            raise Refused("film-failed") from error
        film = Picture(gif, film_alt(footage, told, lettered, words), f"film-{table.id}.gif")
        return {"view": film_message(look, film, words), "files": film.files()}

    async def _luck(self, table: Table) -> dict[str, Any]:
        """Check a game's luck; return the message that says so, as its part ``view``."""
        checked = await self.context.tables.history.check_luck(table.id)
        return {"view": luck_message(table, checked, self.context.texts_of(table))}

    async def ask_where(self, request: Request) -> None:
        """Ask in which channel to post the card of a game."""
        await request.put(sharing(await request.table(), await request.words()))

    async def share_to(self, request: Request) -> None:
        """Post the card of a game in the channel that was picked.

        Raises:
            Refused: the server has no such channel (``unknown-choice``), or as :meth:`share`.
        """
        guild, picked = request.interaction.guild, request.pick
        number = int(picked) if picked.isdecimal() else 0
        channel = None if guild is None else guild.get_channel(number)
        if channel is None:
            raise Refused("unknown-choice")
        await self.share(request, channel)

    async def share(
        self, request: Request, channel: discord.abc.GuildChannel | discord.Thread
    ) -> None:
        """Post a card of a finished game in another channel, as somebody who may write there.

        The card has the final board and a link to the film, if there is one. The reply links to it.

        Raises:
            Refused: the game was not played to its end (``not-over``, or its status), the person
                may not write there (``sharing-needs-writing``), it is too soon (``shared-lately``),
                or the bot cannot post there (``cannot-post``, ``cannot-post-now``).
        """
        await over(request)
        person = request.interaction.user
        if not isinstance(person, discord.Member):
            raise Refused("sharing-needs-writing", channel=channel.mention)
        granted = granted_in(channel, person, self.context.clock)
        if granted is None or not may_write(granted, medium_of(channel)):
            raise Refused("sharing-needs-writing", channel=channel.mention)
        table = await request.table()
        look = await request.tables.queries.look(table.id, None)
        words = self.context.texts_of(table)
        picture = await self.context.picture(look, words)
        banner = await self.context.banner(table.game, words)
        film = await self._poster.standing(table.id, PostKey.FILM)
        view = card(look, banner, picture, film, words)
        press = request.interaction.id
        files = [*(banner.files() if banner else ()), *picture.files()]
        post = await self._poster.share(table, channel.id, person.id, press, view=view, files=files)
        await request.say("card-stands", url=way_to(table, post))


def _lettered(one: Footage, words: Texts) -> Footage:
    """Return a position of a film with all names as pictures letter them."""
    table, heard = one.look.table, one.heard
    casts = {
        cast: tuple(
            player.occupant for player in lettered_table(table.seating(cast), words).players
        )
        for cast in set(heard.casts)
    }
    heard = replace(heard, casts=tuple(casts[cast] for cast in heard.casts))
    return replace(one, look=replace(one.look, table=lettered_table(table, words)), heard=heard)
