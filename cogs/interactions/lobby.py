"""Seats in a lobby, its start and its end, and the rematch that opens another one."""

from __future__ import annotations

from bot.model.refusal import Refused
from bot.model.table import Status, Table
from cogs.elements.display_names import escaped
from cogs.interactions import computers
from cogs.interactions.open_table import (
    check_permissions,
    open_again,
    open_as_usual,
    open_rematch,
    opened_text,
    opening_beside,
    usual_seats,
)
from cogs.panels.clocks import when
from cogs.panels.ending import other_games
from cogs.panels.public.lobby import ANY, closing
from cogs.panels.start import FILLED, start_question
from cogs.routing.request import Request
from games import GAME_IDS, find
from players.levels import Level


async def open_usual(request: Request) -> None:
    """Open a table of the picked game with everything as usual, in a thread where possible.

    The person is its host.

    Raises:
        Refused: there is no such game, or no table can be opened here.
    """
    game = request.pick
    if game not in GAME_IDS:
        raise Refused("unknown-control")
    table = await open_as_usual(request.context, request.interaction, game)
    key, said = opened_text(request.interaction, table)
    await request.confirm(key, **said)


async def join(request: Request) -> None:
    """Take a seat."""
    await _welcome(request, await request.tables.lobbies.join(request.table_id, request.person))


async def choose_place(request: Request) -> None:
    """Take the place that was picked, or any; a person who has a seat changes to it."""
    key = "" if request.pick == ANY else request.pick
    lobbies = request.tables.lobbies
    await _welcome(request, await lobbies.choose_place(request.table_id, request.person, key))


async def _welcome(request: Request, table: Table) -> None:
    """Tell somebody in private that they have a seat."""
    await request.confirm("joined", game=(await request.words())(f"{table.game}-name"))


async def start(request: Request) -> None:
    """Start the game; with free seats, ask the host first what is to become of them.

    The control says that they are filled with medium computers, or what smaller game the host
    agrees to. In a full lobby everybody seated may start; before their time the wish is noted,
    and the answer says when it starts by itself. If the lobby has changed since the question, it is
    asked again.

    Raises:
        Refused: pressed in the table's channel, where the bot lacks a permission by now
            (``permissions``), or as the service has it for the start.
    """
    table, person, lobbies = await request.table(), request.person, request.tables.lobbies
    if request.interaction.channel_id == table.channel_id:
        # Something may have been taken away since the table was opened.
        await check_permissions(request.context, request.interaction, table.place)
    if request.argument == FILLED:
        if await _asks_to_start_again(request, table):
            return
        await lobbies.start_filled(table.id, person, Level.MEDIUM)
        await request.confirm("started")
        return
    try:
        table = await lobbies.start(table.id, person, request.argument)
    except Refused as refused:
        if refused.key != "start-smaller":
            raise
        await _ask_to_start(request)
        return
    full = table.full
    if full is not None and full.anybody_at is not None:
        host, at = escaped(table.host.name), when(full.anybody_at, "t")
        if full.put_off:
            starts = when(full.starts_at, "f")
            await request.say("start-noted-put-off", host=host, at=at, starts=starts)
        else:
            await request.say("start-noted", host=host, at=at)
        return
    await request.confirm("started")


async def _asks_to_start_again(request: Request, table: Table) -> bool:
    """Ask the host again about free seats if the lobby has changed; return True if it did.

    False also for a table that is no lobby any more: starting it is refused.

    Raises:
        Refused: somebody else is the host (``not-host``), or there are no free seats any more
            (``changed-since``).
    """
    headline = await request.outdated(table)
    if headline is None or table.status is not Status.LOBBY:
        return False
    if table.host.id != request.user_id:
        raise Refused("not-host", host=table.host.name)
    if len(table.players) >= table.terms.seats:
        raise Refused("changed-since")
    await _ask_to_start(request, headline)
    return True


async def _ask_to_start(request: Request, headline: str = "") -> None:
    """Ask the host in private: play with fewer, or fill the free seats with computers.

    The latter only if the server allows computers.
    """
    table, words = await request.table(), await request.words()
    smaller = await request.tables.lobbies.fitted(table.id)
    allowed = await request.has_computers()
    await request.put(start_question(table, smaller, words, headline, computers=allowed))


async def others(request: Request) -> None:
    """Show what else may be played where a game is over."""
    table, allowed = await request.table(), await request.has_computers()
    await request.put(other_games(table, await request.words(), computers=allowed))


async def open_other(request: Request) -> None:
    """Open a table of the game that was picked, where a game is over.

    That it is over is for the caller to check.

    Raises:
        Refused: there is no such game, or no table can be opened there.
    """
    if request.pick not in GAME_IDS:
        raise Refused("unknown-control")
    await _open_beside(request, request.pick)


async def with_friends(request: Request) -> None:
    """Open a table of the game that is over, for people."""
    await _open_beside(request, (await request.table()).game)


async def _open_beside(request: Request, game: str) -> None:
    """Open a lobby of a game, with the usual seats, in the channel of the request's table.

    Reply with a link to that channel.
    """
    before, seats = await request.table(), usual_seats(find(game))
    opening = await opening_beside(request.context, request.interaction, before, game, seats)
    table = await request.tables.lobbies.open(opening, request.interaction.id)
    _, said = opened_text(request.interaction, table)
    await request.say("opened-there", **said)


async def ask_to_close(request: Request, headline: str = "") -> None:
    """Ask the host in private whether the lobby is to be closed.

    That it is still a lobby is not checked here.

    Raises:
        Refused: the person is not the host.
    """
    table = await request.table()
    if table.host.id != request.user_id:
        raise Refused("not-host", host=table.host.name)
    await request.put(closing(table, await request.words(), headline))


async def close(request: Request) -> None:
    """Close the lobby, as the host; ask again if it has changed since the question.

    Raises:
        Refused: the person is not the host.
    """
    headline = await request.outdated(await request.table())
    if headline is not None:
        await ask_to_close(request, headline)
        return
    await request.tables.lobbies.cancel(request.table_id, request.person)
    await request.confirm("cancelled")


async def reopen(request: Request) -> None:
    """Open a closed lobby again that led to no game, or take a seat where somebody has.

    Raises:
        Refused: the person had no seat there, or it was no lobby that led to nothing.
    """
    table = await open_again(request.context, request.interaction, request.table_id)
    opened = table.host.id == request.user_id
    await request.confirm("reopened" if opened else "reopen-joined", table=str(table.id))


async def rematch(request: Request) -> None:
    """Open the same table again, or take a seat in the lobby that somebody has opened.

    After a game against computers alone, the next one begins at once, or is shown if it has.
    """
    before = await request.table()
    if before.alone and before.status is Status.OVER:
        await computers.play_again(request, before)
        return
    table = await open_rematch(request.context, request.interaction, request.table_id)
    opened = table.host.id == request.user_id
    await request.confirm("rematch-opened" if opened else "rematch-joined", table=str(table.id))
