"""What those who manage a server do at its tables and series, from a private panel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.model.managers import LONGEST_REASON
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.table import Place, SeriesId, Status, Table, TableId
from cogs.context import BotContext, person_of
from cogs.elements.channel_access import granted_in, lacking, medium_of, spelt
from cogs.elements.custom_ids import CONFIRMING, CustomId, Verb
from cogs.elements.display_names import written
from cogs.interactions.open_table import THREADABLE
from cogs.panels.managers import (
    Entry,
    entry_panel,
    on_page,
    page_of,
    read_subject,
    tables_panel,
)
from cogs.routing.confirmations import outdated
from cogs.routing.replies import Replies
from cogs.routing.router import Handler

_LONGEST_ID = 20

_Place = discord.TextChannel | discord.VoiceChannel | discord.StageChannel


class ManagerHandlers:
    """The panel of a server's tables, and the acts behind it.

    To everybody else there is nothing here, whichever table they name.
    """

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """The lists, and what may be done with what is on them."""
        return {
            Verb.MANAGED: self.list_,
            Verb.MANAGE: self.pick,
            Verb.HALT: self._pause,
            Verb.RELEASE: self._resume,
            Verb.SHUT: self._formless,
            Verb.UNSEAT: self._unseat,
            Verb.SHIFT: self._move,
        }

    async def list_(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show a page of the server's tables and series.

        Raises:
            Refused: the person does not manage the server (``not-manager``).
        """
        await self.check(interaction)
        page = int(press.argument) if press.argument.isdecimal() else 1
        queries, guild_id = self.context.tables.queries, interaction.guild_id or 0
        known: list[Table | HostedSeries] = [
            *await queries.active(guild_id), *await queries.active_series(guild_id),
        ]  # fmt: skip
        page, pages = page_of(known, page)
        entries = [await self._entry(what) for what in on_page(known, page)]
        words = await self.context.texts_for(interaction)
        await self.replies.put(interaction, tables_panel(entries, page, pages, len(known), words))

    async def pick(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the table or series that was picked."""
        await self.check(interaction)
        await self._show(interaction, await self._subject(interaction, press.pick))

    async def close(self, interaction: discord.Interaction, press: CustomId, text: str) -> None:
        """Close a table or series for the reason that was written.

        Raises:
            Refused: nothing to be seen was written (``reason-needed``), or as :meth:`check`.
        """

        async def act(what: Table | HostedSeries, manager: Person) -> None:
            reason = written(text)[:LONGEST_REASON]
            if not reason:
                raise Refused("reason-needed")
            managers = self.context.tables.managers
            if isinstance(what, Table):
                await managers.close(what.id, manager, reason)
            else:
                await managers.close_series(what.id, manager, reason)

        await self._act(interaction, press, act)

    async def check(self, interaction: discord.Interaction) -> None:
        """Check that a person manages the server.

        Raises:
            Refused: they do not (``not-manager``).
        """
        if not await self.context.manages(interaction):
            raise Refused("not-manager")

    async def _pause(self, interaction: discord.Interaction, press: CustomId) -> None:
        pause = self.context.tables.managers.pause

        async def act(what: Table | HostedSeries, manager: Person) -> None:
            await _at_each(what, lambda table_id: pause(table_id, manager), "already-paused")

        await self._act(interaction, press, act)

    async def _resume(self, interaction: discord.Interaction, press: CustomId) -> None:
        resume = self.context.tables.managers.resume

        async def act(what: Table | HostedSeries, manager: Person) -> None:
            await _at_each(what, lambda table_id: resume(table_id, manager), "not-paused")

        await self._act(interaction, press, act)

    async def _unseat(self, interaction: discord.Interaction, press: CustomId) -> None:
        async def act(what: Table | HostedSeries, manager: Person) -> None:
            user_id = _id_in(press.pick)
            managers = self.context.tables.managers
            if isinstance(what, Table):
                await managers.unseat(what.id, manager, user_id)
            else:
                await managers.unseat_from_series(what.id, manager, user_id)

        await self._act(interaction, press, act)

    async def _move(self, interaction: discord.Interaction, press: CustomId) -> None:
        async def act(what: Table | HostedSeries, manager: Person) -> None:
            channel, place = await self._new_place(interaction, _id_in(press.pick))
            managers = self.context.tables.managers
            if isinstance(what, Table):
                await managers.move(what.id, manager, channel, place)
            else:
                await managers.move_series(what.id, manager, channel, place)

        await self._act(interaction, press, act)

    async def _new_place(self, interaction: discord.Interaction, number: int) -> tuple[int, Place]:
        """Settle how a game goes on in a channel.

        Raises:
            Refused: there is no such channel, the server wants no tables there, or the bot lacks
                a permission.
        """
        guild = interaction.guild
        channel = None if guild is None else guild.get_channel(number)
        if guild is None or not isinstance(channel, _Place):
            raise Refused("unknown-choice")
        setting = await self.context.servers.setting(guild.id)
        if not setting.allows(channel.id, None):
            allowed = ", ".join(f"<#{one}>" for one in setting.channels)
            raise Refused("channel-not-allowed", channels=allowed)
        granted = granted_in(channel, guild.me, self.context.clock)
        assert granted is not None
        threads = channel.type in THREADABLE and granted.create_public_threads
        place = Place.THREAD if threads else Place.HERE
        if missing := lacking(granted, place, medium_of(channel)):
            words = await self.context.texts_for(interaction)
            permissions = spelt(missing, words)
            raise Refused("permissions", channel=f"<#{channel.id}>", permissions=permissions)
        return channel.id, place

    async def _formless(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what is to be closed: only a button that carries its moment opens the form.

        Raises:
            Refused: there is no such table or series, or as :meth:`check`.
        """
        await self.check(interaction)
        await self._show(interaction, await self._subject(interaction, press.argument))

    async def _act(
        self,
        interaction: discord.Interaction,
        press: CustomId,
        act: Callable[[Table | HostedSeries, Person], Awaitable[None]],
    ) -> None:
        await self.check(interaction)
        what = await self._subject(interaction, press.argument)
        if press.verb in CONFIRMING:
            headline = await outdated(self.context, interaction, press, what)
            if headline is not None:
                await self._show(interaction, what, headline)
                return
        await act(what, person_of(interaction.user))
        words = await self.context.texts_for(interaction)
        what = await self._subject(interaction, press.argument)
        untold = isinstance(what, Table) and what.place_lost and not what.status.ended
        key = "managers-done-untold" if untold else "managers-done"
        await self._show(interaction, what, words(key))

    async def _subject(self, interaction: discord.Interaction, word: str) -> Table | HostedSeries:
        """Find the table or series of this server that a control names.

        Raises:
            Refused: there is none.
        """
        named = read_subject(word)
        if named is None:
            raise Refused("unknown-control")
        is_series, number = named
        queries = self.context.tables.queries
        if is_series:
            series = await queries.series(SeriesId(number))
            if series.guild_id != interaction.guild_id:
                raise Refused("no-series", series=number)
            return series
        table = await queries.get(TableId(number))
        if table.guild_id != interaction.guild_id:
            raise Refused("no-table", table=number)
        return table

    async def _entry(self, what: Table | HostedSeries) -> Entry:
        if isinstance(what, Table) and what.status is Status.PLAYING:
            try:
                return Entry(what, await self.context.tables.queries.look(what.id, None))
            except Refused:
                # It has just ended, or looking at it is what broke it.
                return Entry(await self.context.tables.queries.get(what.id))
        return Entry(what)

    async def _show(
        self,
        interaction: discord.Interaction,
        what: Table | HostedSeries,
        headline: str = "",
    ) -> None:
        words = await self.context.texts_for(interaction)
        await self.replies.put(interaction, entry_panel(await self._entry(what), words, headline))


async def _at_each(
    what: Table | HostedSeries, act: Callable[[TableId], Awaitable[object]], nothing: str
) -> None:
    """Act at a table, or at every game of a series that goes on but those as wanted already."""
    if isinstance(what, Table):
        await act(what.id)
        return
    for table_id in what.running_games:
        try:
            await act(table_id)
        except Refused as refused:
            if refused.key != nothing:
                raise


def _id_in(word: str) -> int:
    """Read an id of Discord's.

    Raises:
        Refused: it is none (``unknown-control``).
    """
    if not word.isdecimal() or len(word) > _LONGEST_ID:
        raise Refused("unknown-control")
    return int(word)
