"""Public notices about seats and ends: each person concerned hears of a thing once (F34)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from cachetools import LRUCache
from discord import ui

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from bot.model.news import News, Post, PostKey
from bot.model.players import Person, Player
from bot.model.table import Status, Table, TableId
from bot.model.times import Millis
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.components import Style, button, layout
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of, is_same, seat_names, signed
from cogs.elements.mentions import mention, mention_or_name, notified, people_in, reachable
from cogs.panels.clocks import when
from cogs.panels.lines import claimed_line, result_line
from cogs.panels.public.notices import is_named, pause_ending, pause_minders, seat_offer
from cogs.publishing.sender import MessageSender
from games import find
from players.levels import Level

_SHOWN = 1024

_Offered = tuple[Person | None, Millis | None, bool, bool, Level | None, bool]
_Said = _Offered | datetime
"""What an offer says: who has asked for the seat, when it is theirs, whether its owner has left, is
called, which computer holds it, and whether the owner may return. Or when a table closes."""


class SeatNotices:
    """Posts what is so, and takes back what is so no more; derived from the store alone."""

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        """Begin with nothing known to be said; what 1024 messages say is cached."""
        self.context = context
        self.sender = sender
        self._said: LRUCache[tuple[TableId, str], _Said] = LRUCache(_SHOWN)

    async def at_home(self, news: News, look: TableView) -> None:
        """Post notices at the game's place: absent and new players, a close, a pause's end.

        How the game has ended is posted, too, once. Each notice is posted once, and edited where
        its date has moved; those that no longer apply are deleted, but for seats taken or given up
        and the end.
        """
        table = look.table
        texts = self.context.texts_of(table)
        playing = table.status is Status.PLAYING
        offered = {PostKey.SEAT_OFFER.of(p.seat): p for p in table.players if playing and p.offered}
        closing = _closing_key(table) if playing else ""
        pause = _pause_key(table) if playing else ""
        for key, post in news.posts.items():
            stale_offer = PostKey.SEAT_OFFER.matches(key) and key not in offered
            stale_closing = PostKey.CLOSING.matches(key) and key != closing
            if stale_offer or stale_closing or (PostKey.PAUSE_ENDING.matches(key) and key != pause):
                await self.sender.take_back(table, key, post)
        for player in table.players:
            await self._seated(news, table, player, texts)
            await self._given_up(news, table, player, texts)
        for key, player in offered.items():
            await self._offer(news, table, key, player, texts)
        if closing:
            await self._closing(news, table, closing, texts)
        if pause and pause not in news.posts:
            people = notified(pause_minders(table))
            view = pause_ending(table, texts)
            await self.sender.post(
                table, (pause,), table.home_id, view=view, allowed_mentions=people
            )
        if table.status in (Status.OVER, Status.CANCELLED) and PostKey.END not in news.posts:
            await self._end(look, texts)

    async def in_lobby(self, news: News) -> None:
        """Ping the host of a lobby once that it is about to close; delete it if not (F58).

        The message is edited where the end has moved, but not in another channel. Nothing where a
        game has been shown, whose notices :meth:`at_home` keeps.
        """
        table = news.table
        waits = table.status is Status.LOBBY
        if news.look is not None and table.status is not Status.QUARANTINED:
            return
        closing = _closing_key(table) if waits else ""
        for key, post in news.posts.items():
            if PostKey.CLOSING.matches(key) and key != closing:
                await self.sender.take_back(table, key, post)
        if not closing or table.closing is None:
            return
        texts, told, ends = self.context.texts_of(table), news.posts.get(closing), table.closing.at
        content = texts(
            "seats-closing-lobby",
            mentions=mention(table.host.id),
            table=str(table.id),
            game=texts(f"{table.game}-name"),
            until=when(ends),
        )
        elsewhere = told is not None and told.channel_id != table.channel_id
        if elsewhere or (told and await self._says(table, closing, told, ends, content=content)):
            return
        await self.sender.post(
            table,
            (closing,),
            table.channel_id,
            after=told,
            content=content,
            allowed_mentions=notified([table.host.id]),
        )
        self._said[table.id, closing] = ends

    async def _offer(
        self, news: News, table: Table, key: str, player: Player, texts: Texts
    ) -> None:
        """Post a seat on offer, or edit its message where what it says of the seat has changed.

        The player is pinged if the message names them. A message at another place, or that can no
        longer be edited, is replaced; only the latter is deleted.
        """
        post = news.posts.get(key)
        due = player.occupancy.claim_due if table.stands_since is None else None
        held, named = table.held_at(player.seat), is_named(player)
        # Nobody who was removed, or forgotten, may return.
        owner = () if player.person is None else reachable((player.person,))
        returns = bool(await self.context.tables.queries.not_barred(table.id, owner))
        offered: _Offered = (player.occupancy.claim, due, player.gone, named, held, returns)
        view = seat_offer(table, player, texts, returns=returns)
        at_home = post is not None and post.channel_id == table.home_id
        if post is not None and at_home and await self._says(table, key, post, offered, view=view):
            return
        await self.sender.post(
            table,
            (key,),
            table.home_id,
            after=post,
            occasion=player.occupancy.offered_at or 0,
            view=view,
            allowed_mentions=notified(people_in(table, [player.seat] if named else [])),
        )
        self._said[table.id, key] = offered

    async def _says(self, table: Table, key: str, post: Post, said: _Said, **content: Any) -> bool:
        """Have a posted message say ``said``, by an edit to ``content`` unless it does for sure.

        Return False if it has to be posted again: it is deleted then. What it says is known in
        memory alone, so after a restart it is edited once; if it is found deleted then, it is not
        missed as long as nothing new is to be said.
        """
        known = self._said.get((table.id, key))
        if known == said:
            return True
        edited = await self.sender.edit(table, post, **content)
        if edited or (known is None and not await self.sender.exists(table, post)):
            self._said[table.id, key] = said
            return True
        # Discord rations the edits of old messages: one of them is left.
        await self.sender.take_back(table, key, post)
        return False

    async def _seated(self, news: News, table: Table, player: Player, texts: Texts) -> None:
        """Post once that a seat passed to somebody else during the game; ping them and who had it.

        Nothing for the seat's first occupant, one who has moved or left, or the same one back
        again.
        """
        number = player.occupancy.number
        key = PostKey.SEAT_TAKEN.of(player.seat, number)
        # Whoever has moved knows; a thread that had to be opened again need not say it again.
        told = key in news.posts or player.gone or player.occupancy.played
        if not number or told or table.status is not Status.PLAYING:
            return
        past = await self.context.tables.queries.past_occupancies(table.id)
        before = next(
            (t.occupant for t in past if (t.seat, t.number) == (player.seat, number - 1)), None
        )
        if before is None or is_same(before, player):
            return
        # Of a forgotten person, as of a computer, the name is all there is.
        is_known = isinstance(before, Person) and before.id >= 0
        named = f" ({escaped(before.name)})" if is_known else ""
        content = texts(
            "seats-taken",
            mention=mention_or_name(player.occupant),
            before=mention_or_name(before) + named,
        )
        await self.sender.post(
            table,
            (key,),
            table.home_id,
            content=signed(content, table, texts),
            allowed_mentions=notified(
                one.id for one in (player.occupant, before) if isinstance(one, Person)
            ),
        )

    async def _given_up(self, news: News, table: Table, player: Player, texts: Texts) -> None:
        """Post once that a seat was given up and what comes of it, without a ping.

        Nothing if it is on offer, or no game is under way.
        """
        key = PostKey.SEAT_GIVEN_UP.of(player.seat)
        given_up = table.status is Status.PLAYING and player.gone and not player.offered
        if not given_up or key in news.posts:
            return
        await self.sender.post(
            table,
            (key,),
            table.home_id,
            content=signed(_given_up_text(table, player, texts), table, texts),
        )

    async def _closing(self, news: News, table: Table, key: str, texts: Texts) -> None:
        """Post that a table will be closed, with a button that keeps it; ping its people.

        A message at the table's place is edited where the end has moved; at another place, or if it
        can no longer be edited, it is replaced. That the table will be closed (``table.closing``)
        is for the caller to check.
        """
        assert table.closing is not None
        ends, post = table.closing.at, news.posts.get(key)
        people = reachable(table.people)
        text = texts(
            "seats-closing",
            mentions=mention(*people),
            notice=table.closing.notice,
            until=when(ends),
        )
        if table.series is not None:
            text = texts("seats-closing-in-series", closing=text)
        keep = CustomId(table.id, Verb.KEEP)
        view = layout(
            face_of(table.game).colour,
            signed(text, table, texts),
            ui.ActionRow(button(keep, texts("seats-button-keep"), emoji="🕯️", style=Style.EXPECTED)),
        )
        # The button that keeps the table is needed wherever the table is.
        at_home = post is not None and post.channel_id == table.home_id
        if post is not None and at_home and await self._says(table, key, post, ends, view=view):
            return
        await self.sender.post(
            table,
            (key,),
            table.home_id,
            occasion=news.upto,
            view=view,
            allowed_mentions=notified(people),
        )
        self._said[table.id, key] = ends

    async def _end(self, look: TableView, texts: Texts) -> None:
        """Post at the game's place its result, or why it has none; ping its people.

        Whoever lost it by staying away is pinged, too; of people who were forgotten nobody is.

        Of a game of a series that has none it names who is out of it, if anybody. That it was not
        posted before is for the caller to check.
        """
        table = look.table
        people = reachable(
            player.person
            for player in table.players
            if player.person is not None
            and (not player.gone or _has_lost_by_absence(table, player))
        )
        said: dict[str, str] = {"mentions": mention(*people)}
        if table.status is Status.OVER:
            key = "seats-end-over"
            said["result"] = result_line(look, texts)
        elif table.claimed is not None:
            key = "seats-end-over"
            said["result"] = claimed_line(table, texts)
        elif table.series is not None:
            key = f"series-end-{_why_ended(table)}"
            if left := [seat_names(table)[p.seat] for p in table.players if p.gone]:
                key, said["names"] = "series-end-given-up", listing(left, texts)
        else:
            key = f"seats-end-{_why_ended(table)}"
        await self.sender.post(
            table,
            (PostKey.END,),
            table.home_id,
            content=signed(texts(key, **said), table, texts),
            allowed_mentions=notified(people),
        )


def _has_lost_by_absence(table: Table, player: Player) -> bool:
    """Return True if an ended game, or its series, was lost by a player who stayed away from it."""
    in_series = table.series is not None and player.occupancy.in_a_row > 0
    return player.gone and (table.claimed is not None or in_series)


def _given_up_text(table: Table, player: Player, texts: Texts) -> str:
    """Say who has left, and who or what plays their seat now."""
    level, terms = table.held_at(player.seat), table.terms
    return texts(
        "seats-given-up",
        name=seat_names(table)[player.seat],
        aftermath=find(table.game).aftermath_of(terms.seats, terms.options, player.seat),
        level="none" if level is None else texts(f"level-{level}"),
    )


def _why_ended(table: Table) -> str:
    """Return why a game has no result, by the end of the text's id.

    ``stopped`` if a player gave it up, else ``forgotten`` or ``cancelled``.
    """
    if table.given_up is not None:
        return "stopped"
    return "forgotten" if table.forgotten else "cancelled"


def _closing_key(table: Table) -> str:
    """Return the key of the notice that a table will be closed, empty without one."""
    return "" if table.closing is None else PostKey.CLOSING.of(table.closing.notice)


def _pause_key(table: Table) -> str:
    """Name the notice that a pause ends soon; empty if nobody has asked about it."""
    pause = table.pause
    return PostKey.PAUSE_ENDING.of(pause.ends_at or 0) if pause and pause.asked else ""
