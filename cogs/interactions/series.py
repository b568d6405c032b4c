"""The sheet of a series: who takes part, its start and its end."""

from __future__ import annotations

from typing import Any

import discord
from msgspec.structs import replace

from bot.model.refusal import Refused, check_over
from bot.model.series import HostedSeries, SeriesOpening
from bot.model.table import Place, SeriesId, Status, TableId, Terms
from cogs.elements.custom_ids import Need, read_number
from cogs.elements.failures import FAILURES, UNKNOWN_CHANNEL
from cogs.interactions.open_table import (
    check_channel,
    check_opener,
    check_permissions,
    find_spot,
)
from cogs.interactions.posting import Posting
from cogs.panels.clocks import when
from cogs.panels.keepsakes import afterwards_panel
from cogs.panels.public.lobby import ANY
from cogs.panels.public.series import calling_off, giving_up
from cogs.routing.access import reach, reach_series
from cogs.routing.request import Request
from games.series.api import PAIR, Kind


async def open_series(
    request: Request,
    kind: Kind,
    game: str,
    options: dict[str, Any],
    *,
    language: str | None,
    pace: str | None,
    like: int | None = None,
) -> None:
    """Open a series in the interaction's channel, with the person as its host.

    Its tables have the options of the table ``like``, else the usual ones. ``options`` are those of
    the series; without a language or pace, those of the server hold.

    Raises:
        Refused: as for a table (see :func:`cogs.interactions.open_table.find_spot`), or the game
            is not for such a series, or another one is played at that table
            (``series-other-game``).
    """
    interaction = request.interaction
    spot = await find_spot(request.context, interaction, Place.THREAD, language)
    terms = Terms({}, PAIR[0], spot.language, pace or spot.pace)
    if like is not None:
        table = await reach(request.tables.queries, interaction, TableId(like), Need.SEE)
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
        host=request.person,
    )
    series = await request.tables.series.open(opening, interaction.id)
    await _say(request, "series-opened", series)


async def enter(request: Request) -> None:
    """Take part in the series that the control names."""
    series = await _reach(request, Need.ACT)
    await request.tables.series.enter(series.id, request.person)
    await _say(request, "series-entered", series)


async def choose_place(request: Request) -> None:
    """Take the picked place for the first game, or any; a person who is new takes part, too."""
    series = await _reach(request, Need.ACT)
    key = "" if request.pick == ANY else request.pick
    await request.tables.series.choose_place(series.id, request.person, key)
    await _say(request, "series-entered", series)


async def leave(request: Request) -> None:
    """Leave a series before its start; once it goes on, ask whether to give it up."""
    series = await _reach(request, Need.SEE)
    if series.status is Status.PLAYING:
        await _ask_to_give_up(request, series)
        return
    await request.tables.series.leave(series.id, request.person)
    await _say(request, "series-left", series)


async def give_up(request: Request) -> None:
    """Give the series up: the opponent goes on without a game; ask again if things have changed."""
    series = await _reach(request, Need.SEE)
    headline = await request.outdated(series)
    if headline is not None and series.status is Status.PLAYING:
        await _ask_to_give_up(request, series, headline)
        return
    await request.tables.series_course.give_up(series.id, request.person)
    await _say(request, "series-gave-up", series)


async def _ask_to_give_up(request: Request, series: HostedSeries, headline: str = "") -> None:
    """Show the question whether to give up a series.

    Raises:
        Refused: the person does not take part, or no longer (``not-entered``).
    """
    entrant = series.entrant_of(request.user_id)
    if entrant is None or entrant not in series.still_in:
        raise Refused("not-entered")
    await request.put(giving_up(series, request.user_id, await request.words(), headline))


async def start(request: Request) -> None:
    """Start the series with those who have entered, as the host.

    Raises:
        Refused: pressed in the series' channel, where the bot lacks a permission by now
            (``permissions``), or as the service has it.
    """
    series = await _reach(request, Need.ACT)
    if request.interaction.channel_id == series.channel_id:
        # Something may have been taken away since the series was opened.
        await check_permissions(request.context, request.interaction, series.place)
    await request.tables.series_course.start(series.id, request.person)
    await _say(request, "series-started", series)


async def cancel(request: Request) -> None:
    """Close a series before its start, as the host, or agree to call it off later.

    Agreeing again takes that back. Ask again if things have changed since the question. The reply
    says how many have not agreed yet.
    """
    series = await _reach(request, Need.SEE)
    headline = await request.outdated(series)
    if headline is not None and series.status.live:
        await request.put(calling_off(series, await request.words(), headline))
        return
    missing = await request.tables.series.cancel(series.id, request.person)
    if missing is None:
        await request.say("series-cancel-withdrawn", series=str(series.id))
        return
    key = "series-cancel-agreed" if missing else "series-called-off"
    await request.say(key, series=str(series.id), count=missing)


async def rematch(request: Request) -> None:
    """Open the same series again, or enter the one that somebody has opened.

    Raises:
        Refused: where none is open, the server wants no tables in its channel any more, or none of
            the person; or as the service has it, which checks the rest.
    """
    before = await _reach(request, Need.POST)
    context, interaction = request.context, request.interaction
    lobbies, person = request.tables.series, request.person
    series = await lobbies.enter_rematch(before.id, person)
    if series is None:
        await check_channel(context, interaction, before.guild_id, before.channel_id)
        await check_opener(context, interaction)
        series = await lobbies.rematch(before.id, person, interaction.id)
    opened = series.host.id == request.user_id
    await _say(request, "series-opened" if opened else "series-entered", series)


async def ask_to_go_on(request: Request) -> None:
    """Ask for an earlier end of the pauses of all games that the person waits for in the series.

    The reply says when the last of these pauses is over at the latest.

    Raises:
        Refused: they wait for no paused game, or no pause can be shortened.
    """
    series = await _reach(request, Need.SEE)
    until = await request.tables.series_course.ask_to_go_on(series.id, request.person)
    await request.say("series-asked", until=when(until))


async def past_game(request: Request) -> None:
    """Show what can be done with the picked game of the series, which was played to its end.

    Raises:
        Refused: it is none of the series (``unknown-control``), not over (``not-over``), or was
            called off (``table-ended``).
    """
    series = await _reach(request, Need.SEE)
    number = read_number(request.pick)
    if number not in series.games.values():
        raise Refused("unknown-control")
    table_id = TableId(number or 0)
    check_over(await request.tables.queries.get(table_id))
    look = await request.tables.queries.look(table_id, None)
    await request.put(afterwards_panel(look, await request.words()))


async def show(request: Request, series_id: SeriesId) -> None:
    """Post the sheet of a series again; if its channel was deleted, move the series here first.

    Only those who take part can move it.
    """
    queries = request.tables.queries
    series = await reach_series(queries, request.interaction, series_id, Need.ACT)
    await _follow(request, series)
    request.part(Posting).sheet_anew(series.id)
    await _say(request, "series-shown", series)


async def _follow(request: Request, series: HostedSeries) -> None:
    """Move a series to the request's channel if its own was deleted; never an ended one.

    Nothing where it was not, or where Discord does not say.

    Raises:
        Refused: nothing may be opened here (see :func:`cogs.interactions.open_table.find_spot`),
            or the person does not take part.
    """
    interaction, guild = request.interaction, request.interaction.guild
    if guild is None or series.status.ended or not await _is_gone(guild, series.channel_id):
        return
    spot = await find_spot(request.context, interaction, series.place, series.terms.language)
    resettle = request.tables.series.resettle
    await resettle(series.id, request.person, spot.channel_id, spot.place)


async def _reach(request: Request, need: Need) -> HostedSeries:
    """Return the series that a control names; raise Refused if the person cannot reach it."""
    number = SeriesId(request.named_number())
    return await reach_series(request.tables.queries, request.interaction, number, need)


async def _say(request: Request, key: str, series: HostedSeries) -> None:
    await request.say(key, series=str(series.id))


async def _is_gone(guild: discord.Guild, channel_id: int) -> bool:
    """Return True if a channel or thread was deleted; False if Discord does not say."""
    if guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        # The library forgets a thread that is archived.
        await guild.fetch_channel(channel_id)
    except FAILURES as error:
        return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL
    return False
