"""What those who manage a server do at its tables and series, from a private panel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
from discord import ui

from bot.model.managers import LONGEST_REASON
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.table import Place, SeriesId, Status, Table, TableId
from bot.model.view import UNASKED
from cogs.elements.channel_access import granted_in, known_lacking, medium_of, spelt
from cogs.elements.custom_ids import CONFIRMING, Need, Verb
from cogs.elements.display_names import written
from cogs.elements.forms import form, text_field
from cogs.interactions.open_table import THREADABLE, not_allowed
from cogs.panels.managers import (
    Entry,
    entry_panel,
    on_page,
    page_of,
    read_subject,
    tables_panel,
)
from cogs.routing.access import check
from cogs.routing.request import Request

_LONGEST_ID = 20
_ENDED = frozenset({"table-over", "series-game-over", "table-ended"})

_Place = discord.TextChannel | discord.VoiceChannel | discord.StageChannel

_Subject = Table | HostedSeries
_Measure = Callable[[_Subject, Person], Awaitable[object]]


async def manages(request: Request) -> None:
    """Require somebody who manages the server; there is nothing here for anybody else.

    Raises:
        Refused: the person does not (``not-manager``).
    """
    if not await request.manages():
        raise Refused("not-manager")


async def show_all(request: Request) -> None:
    """Show a page of the server's live tables and series; the nearest one if out of range.

    The control says the page, from 1, by default the first. That the person manages the server is
    for the caller to check.
    """
    queries, guild_id = request.tables.queries, request.interaction.guild_id or 0
    known: list[_Subject] = [
        *await queries.active(guild_id), *await queries.active_series(guild_id),
    ]  # fmt: skip
    page, pages = page_of(known, request.number(1))
    entries = [await _entry(request, what) for what in on_page(known, page)]
    await request.put(tables_panel(entries, page, pages, len(known), await request.words()))


async def show(request: Request, word: str) -> None:
    """Show a table or series with what can be done about it.

    A button to close it that carries no moment opens no form: it leads here, too.
    """
    await _show(request, await _subject(request, word))


async def pause(request: Request) -> None:
    """Stop the clocks of a table, or of each running game of a series not paused yet."""
    stop = request.tables.managers.pause
    await _act(request, lambda what, by: _at_each(what, lambda t: stop(t, by), "already-paused"))


async def resume(request: Request) -> None:
    """Let the clocks of a table run again, or of each paused game of a series."""
    run = request.tables.managers.resume
    await _act(request, lambda what, by: _at_each(what, lambda t: run(t, by), "not-paused"))


async def unseat(request: Request) -> None:
    """Take away the seat or entry of the person who was picked, and show the table or series.

    Asks again instead if things have changed; that the person manages the server is for the caller
    to check (see :func:`_act`).
    """

    async def act(what: _Subject, manager: Person) -> None:
        """Take the picked person's seat at a table, or entry in a series."""
        user_id, managers = _id_in(request.pick), request.tables.managers
        if isinstance(what, Table):
            await managers.unseat(what.id, manager, user_id)
        else:
            await managers.unseat_from_series(what.id, manager, user_id)

    await _act(request, act)


async def move(request: Request) -> None:
    """Move a table or series to the channel that was picked, and show it.

    As :func:`_act` has it. A place that takes no tables is refused (see :func:`_new_place`).
    """

    async def act(what: _Subject, manager: Person) -> None:
        """Move a table or series to the picked channel, if tables may be played there."""
        channel, place = await _new_place(request, _id_in(request.pick))
        managers = request.tables.managers
        if isinstance(what, Table):
            await managers.move(what.id, manager, channel, place)
        else:
            await managers.move_series(what.id, manager, channel, place)

    await _act(request, act)


async def ask_reason(request: Request) -> ui.Modal | None:
    """Make the form that asks why a table or series is closed.

    None for a control that carries no moment: a form would confirm something of which nobody
    knows when it was offered.
    """
    if request.control.decision == UNASKED:
        return None
    words, label = await request.words(), "managers-reason-label"
    asked = text_field(label, words(label), most=LONGEST_REASON, lines=True)
    return form(request.control, words("managers-reason"), asked)


async def close(request: Request) -> None:
    """Close a table or series for the reason that was written, and show it.

    The panel is shown again instead if things have changed since the form was offered.

    Raises:
        Refused: nothing to be seen was written (``reason-needed``).
    """

    async def act(what: _Subject, manager: Person) -> None:
        """Close a table or series for the written reason, cut at its longest."""
        reason, managers = written(request.text)[:LONGEST_REASON], request.tables.managers
        if not reason:
            raise Refused("reason-needed")
        if isinstance(what, Table):
            await managers.close(what.id, manager, reason)
        else:
            await managers.close_series(what.id, manager, reason)

    await _act(request, act)


async def _new_place(request: Request, number: int) -> tuple[int, Place]:
    """Return the id of a channel to move to, and whether games there get threads.

    They do if the channel can have threads and the bot may open them.

    Raises:
        Refused: there is no such channel, the server wants no tables there, or the bot lacks a
            permission.
    """
    guild, context = request.interaction.guild, request.context
    channel = None if guild is None else guild.get_channel(number)
    if guild is None or not isinstance(channel, _Place):
        raise Refused("unknown-choice")
    setting = await context.servers.setting(guild.id)
    if not setting.allows(channel.id, None):
        raise not_allowed(guild, setting)
    granted = granted_in(channel, guild.me, context.clock)
    assert granted is not None
    threads = channel.type in THREADABLE and granted.create_public_threads
    place = Place.THREAD if threads else Place.HERE
    if missing := known_lacking(granted, place, medium_of(channel)):
        permissions = spelt(missing, await request.words())
        raise Refused("permissions", channel=f"<#{channel.id}>", permissions=permissions)
    return channel.id, place


async def _act(request: Request, act: _Measure) -> None:
    """Carry out a manager's measure on what the control names, and show it afterwards.

    That the person manages the server is for the caller to check. A measure that asks for
    confirmation is not carried out if things have changed since: its panel is shown again. The
    answer also says if players cannot be told, as their place was deleted.
    """
    what = await _subject(request, request.argument)
    if request.control.verb in CONFIRMING:
        headline = await request.outdated(what)
        if headline is not None:
            await _show(request, what, headline)
            return
    await act(what, request.person)
    what = await _subject(request, request.argument)
    untold = isinstance(what, Table) and what.place_lost and not what.status.ended
    words = await request.words()
    await _show(request, what, words("managers-done-untold" if untold else "managers-done"))


async def _subject(request: Request, word: str) -> _Subject:
    """Return the table or series of this server that a word names.

    Raises:
        Refused: it names none (``unknown-control``), or not on this server (``no-table``,
            ``no-series``).
    """
    named = read_subject(word)
    if named is None:
        raise Refused("unknown-control")
    is_series, number = named
    queries, guild_id = request.tables.queries, request.interaction.guild_id
    if is_series:
        series = await queries.series(SeriesId(number))
        if series.guild_id != guild_id:
            raise Refused("no-series", series=number)
        return series
    table = await queries.get(TableId(number))
    if table.guild_id != guild_id:
        raise Refused("no-table", table=number)
    return table


async def _entry(request: Request, what: _Subject) -> Entry:
    """Return what the managers' panel shows of a table or series.

    With the spectators' view of a game under way, unless it cannot be shown.
    """
    queries = request.tables.queries
    if isinstance(what, Table) and what.status is Status.PLAYING:
        try:
            return Entry(what, await queries.look(what.id, None))
        except Refused:
            # It has just ended, or looking at it is what broke it.
            return Entry(await queries.get(what.id))
    return Entry(what)


async def _show(request: Request, what: _Subject, headline: str = "") -> None:
    """Show the managers' panel of a table or series."""
    entry, words = await _entry(request, what), await request.words()
    # Of a table as it is after the look, which may have quarantined it.
    games = [entry.what] if isinstance(entry.what, Table) else await _running(request, entry.what)
    own = _own_controls(request, what)
    await request.put(entry_panel(entry, games, words, headline, own=own))


async def _running(request: Request, series: HostedSeries) -> list[Table]:
    """Return the running games of a series, without those that cannot be read."""
    found = []
    for table_id in series.running_games:
        try:
            found.append(await request.tables.queries.get(table_id))
        except Refused as refused:
            if not refused.is_of_one:
                raise
    return found


def _own_controls(request: Request, what: _Subject) -> set[Verb]:
    """Return those of a table's own controls in the managers' panel that the person may use there.

    They are for whoever may see, or write, where it is played. A new thread needs its channel,
    which may be gone as well.
    """
    guild = request.interaction.guild
    there = guild is not None and guild.get_channel_or_thread(what.channel_id) is not None
    needs = {Verb.REPAIR: Need.ACT} | ({Verb.ONWARD: Need.SEE} if there else {})
    found = set[Verb]()
    for verb, need in needs.items():
        with suppress(Refused):
            check(request.interaction, what, need)
            found.add(verb)
    return found


async def _at_each(
    what: _Subject, act: Callable[[TableId], Awaitable[object]], nothing: str
) -> None:
    """Act at a table, or at every running game of a series.

    In a series, games that refuse are skipped where nothing is to be done (their key is
    ``nothing``), that are broken, or that have ended meanwhile. Any other refusal is raised at
    once; what was done at the games before it stands.

    Raises:
        Refused: the table's refusal, or that of the last game if nothing was done at any;
            ``series-over`` or ``series-not-started`` of a series without games under way.
    """
    if isinstance(what, Table):
        await act(what.id)
        return
    refusal = Refused("series-over" if what.status.ended else "series-not-started")
    done = False
    for table_id in what.running_games:
        try:
            await act(table_id)
            done = True
        except Refused as refused:
            if refused.key not in {nothing, *_ENDED} and not refused.is_of_one:
                raise
            refusal = refused
    if not done:
        raise refusal


def _id_in(word: str) -> int:
    """Read an id of Discord's.

    Raises:
        Refused: it is none (``unknown-control``).
    """
    if not word.isdecimal() or len(word) > _LONGEST_ID:
        raise Refused("unknown-control")
    return int(word)
