"""Presses on the sheet of a series, and what its commands share with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from msgspec.structs import replace

from bot.model.refusal import Refused
from bot.model.series import HostedSeries, SeriesOpening
from bot.model.table import Place, SeriesId, Status, TableId, Terms
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Need, Verb, read_number
from cogs.elements.failures import FAILURES
from cogs.interactions.open_table import (
    check_channel,
    check_opener,
    check_permissions,
    find_spot,
)
from cogs.panels.clocks import when
from cogs.panels.keepsakes import afterwards_panel
from cogs.panels.public.lobby import ANY
from cogs.panels.public.series import calling_off, giving_up
from cogs.routing.access import reach, reach_series
from cogs.routing.confirmations import outdated
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games.series.api import PAIR, Kind


class SeriesHandlers:
    """Lets people into a series and out of it, and starts and ends it."""

    def __init__(
        self, context: BotContext, replies: Replies, post_anew: Callable[[SeriesId], None]
    ) -> None:
        self.context = context
        self.replies = replies
        self.post_anew = post_anew
        """Has a sheet posted as a new message."""

    def by_verb(self) -> dict[Verb, Handler]:
        """The controls of a sheet."""
        return {
            Verb.SERIES_ENTER: self.enter,
            Verb.SERIES_PLACE: self.choose_place,
            Verb.SERIES_LEAVE: self.leave,
            Verb.SERIES_GIVE_UP: self.give_up,
            Verb.SERIES_START: self.start,
            Verb.SERIES_CANCEL: self.cancel,
            Verb.SERIES_REMATCH: self.rematch,
            Verb.SERIES_GAME: self.past_game,
            Verb.SERIES_GO_ON: self.ask_to_go_on,
        }

    async def open(
        self,
        interaction: discord.Interaction,
        kind: Kind,
        game: str,
        options: dict[str, Any],
        *,
        language: str | None,
        pace: str | None,
        like: int | None = None,
    ) -> None:
        """Open a series in the interaction's channel, with the person as its host.

        Its tables have the options of the table ``like``, or those that are usual.

        Raises:
            Refused: as for a table (see :func:`cogs.interactions.open_table.find_spot`), or the
                game is not for such a series, or another one is played at that table
                (``series-other-game``).
        """
        spot = await find_spot(self.context, interaction, Place.THREAD, language)
        terms = Terms({}, PAIR[0], spot.language, pace or spot.pace)
        if like is not None:
            queries = self.context.tables.queries
            table = await reach(queries, interaction, TableId(like), Need.SEE)
            if table.game != game:
                raise Refused("series-other-game", table=like)
            terms = replace(terms, options=table.terms.options)
        opening = SeriesOpening(
            kind=kind,
            game=game,
            options=options,
            terms=terms,
            place=spot.place,
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            host=person_of(interaction.user),
        )
        series = await self.context.tables.series.open(opening, interaction.id)
        await self._say(interaction, "series-opened", series)

    async def enter(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take part."""
        series = await self._reach(interaction, press, Need.ACT)
        series = await self.context.tables.series.enter(series.id, person_of(interaction.user))
        await self._say(interaction, "series-entered", series)

    async def choose_place(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take a place for the first game by its name, or any; whoever is new takes part."""
        series = await self._reach(interaction, press, Need.ACT)
        person, key = person_of(interaction.user), "" if press.pick == ANY else press.pick
        series = await self.context.tables.series.choose_place(series.id, person, key)
        await self._say(interaction, "series-entered", series)

    async def leave(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Leave before the start; later, ask what giving up means."""
        series = await self._reach(interaction, press, Need.SEE)
        if series.status is Status.PLAYING:
            await self._ask_to_give_up(interaction, series)
            return
        series = await self.context.tables.series.leave(series.id, person_of(interaction.user))
        await self._say(interaction, "series-left", series)

    async def give_up(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Give the series up: the opponent goes on without a game."""
        series = await self._reach(interaction, press, Need.SEE)
        headline = await outdated(self.context, interaction, press, series)
        if headline is not None and series.status is Status.PLAYING:
            await self._ask_to_give_up(interaction, series, headline)
            return
        person = person_of(interaction.user)
        series = await self.context.tables.series_course.give_up(series.id, person)
        await self._say(interaction, "series-gave-up", series)

    async def _ask_to_give_up(
        self, interaction: discord.Interaction, series: HostedSeries, headline: str = ""
    ) -> None:
        entrant = series.entrant_of(interaction.user.id)
        if entrant is None or entrant not in series.still_in:
            raise Refused("not-entered")
        words = await self.context.texts_for(interaction)
        view = giving_up(series, interaction.user.id, words, headline)
        await self.replies.put(interaction, view)

    async def start(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Start with those who have entered, as the host."""
        series = await self._reach(interaction, press, Need.ACT)
        if interaction.channel_id == series.channel_id:
            # Something may have been taken away since the series was opened.
            await check_permissions(self.context, interaction, series.place)
        person = person_of(interaction.user)
        series = await self.context.tables.series_course.start(series.id, person)
        await self._say(interaction, "series-started", series)

    async def cancel(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Close it before the start, as the host; later, agree to call it off."""
        series = await self._reach(interaction, press, Need.SEE)
        words = await self.context.texts_for(interaction)
        headline = await outdated(self.context, interaction, press, series)
        if headline is not None and series.status.live:
            await self.replies.put(interaction, calling_off(series, words, headline))
            return
        missing = await self.context.tables.series.cancel(series.id, person_of(interaction.user))
        key = "series-cancel-agreed" if missing else "series-called-off"
        text = words(key, series=str(series.id), count=missing)
        await self.replies.say(interaction, text)

    async def rematch(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Open the same series again, or enter where somebody has."""
        before = await self._reach(interaction, press, Need.POST)
        await check_channel(self.context, interaction, before.guild_id, before.channel_id)
        await check_opener(self.context, interaction)
        person = person_of(interaction.user)
        series = await self.context.tables.series.rematch(before.id, person, interaction.id)
        opened = series.host.id == person.id
        await self._say(interaction, "series-opened" if opened else "series-entered", series)

    async def ask_to_go_on(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Ask for the end of a pause, as somebody who waits for that game."""
        series = await self._reach(interaction, press, Need.SEE)
        course, person = self.context.tables.series_course, person_of(interaction.user)
        until = await course.ask_to_go_on(series.id, person)
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words("series-asked", until=when(until)))

    async def past_game(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what can be done with a game of the series that is over.

        Raises:
            Refused: it is none of the series (``unknown-control``), or not over (``not-over``).
        """
        series = await self._reach(interaction, press, Need.SEE)
        number = read_number(press.pick)
        if number not in series.games.values():
            raise Refused("unknown-control")
        look = await self.context.tables.queries.look(TableId(number or 0), None)
        if look.table.status is not Status.OVER:
            raise Refused("not-over")
        words = await self.context.texts_for(interaction)
        await self.replies.put(interaction, afterwards_panel(look, words))

    async def show(self, interaction: discord.Interaction, series_id: SeriesId) -> None:
        """Post the sheet anew; where its channel was deleted, in this one, for those in it."""
        series = await reach_series(self.context.tables.queries, interaction, series_id, Need.ACT)
        await self._follow(interaction, series)
        self.post_anew(series.id)
        await self._say(interaction, "series-shown", series)

    async def _follow(self, interaction: discord.Interaction, series: HostedSeries) -> None:
        guild = interaction.guild
        if guild is None or series.status.ended or not await _is_gone(guild, series.channel_id):
            return
        spot = await find_spot(self.context, interaction, series.place, series.terms.language)
        person = person_of(interaction.user)
        await self.context.tables.series.resettle(series.id, person, spot.channel_id, spot.place)

    async def _reach(
        self, interaction: discord.Interaction, press: CustomId, need: Need
    ) -> HostedSeries:
        number = read_number(press.argument)
        if number is None:
            raise Refused("unknown-control")
        queries = self.context.tables.queries
        return await reach_series(queries, interaction, SeriesId(number), need)

    async def _say(self, interaction: discord.Interaction, key: str, series: HostedSeries) -> None:
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words(key, series=str(series.id)))


async def _is_gone(guild: discord.Guild, channel_id: int) -> bool:
    """Whether a channel or thread was deleted."""
    if guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        # The library forgets a thread that is archived.
        await guild.fetch_channel(channel_id)
    except FAILURES as error:
        return isinstance(error, discord.NotFound)
    return False
