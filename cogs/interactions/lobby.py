"""Seats in a lobby, its start and its end, and the rematch that opens another one."""

from __future__ import annotations

from bot.model.refusal import Refused
from bot.model.table import Place, Status, Table
from cogs.interactions.open_table import (
    check_permissions,
    open_rematch,
    open_table,
    usual_seats,
)
from cogs.panels.public.lobby import ANY, closing
from cogs.panels.start import FILLED, start_question
from cogs.routing.request import Request
from games import GAME_IDS, find
from players.levels import Level


async def open_usual(request: Request) -> None:
    """Open a table of the game that was picked, with everything as usual.

    Raises:
        Refused: there is no such game, or no table can be opened here.
    """
    game = request.pick
    if game not in GAME_IDS:
        raise Refused("unknown-control")
    seats, where = usual_seats(find(game)), Place.THREAD.value
    table = await open_table(request.context, request.interaction, game, seats, {}, None, where)
    await request.confirm("opened", table=str(table.id))


async def join(request: Request) -> None:
    """Take a seat."""
    await _welcome(request, await request.tables.lobbies.join(request.table_id, request.person))


async def choose_place(request: Request) -> None:
    """Take a place by its name, or any; whoever has a seat changes their mind."""
    key = "" if request.pick == ANY else request.pick
    lobbies = request.tables.lobbies
    await _welcome(request, await lobbies.choose_place(request.table_id, request.person, key))


async def _welcome(request: Request, table: Table) -> None:
    await request.confirm("joined", game=(await request.words())(f"{table.game}-name"))


async def start(request: Request) -> None:
    """Start the game, as the host; with free seats it asks what is to become of them."""
    table, person = await request.table(), request.person
    if request.interaction.channel_id == table.channel_id:
        # Something may have been taken away since the table was opened.
        await check_permissions(request.context, request.interaction, table.place)
    if request.argument == FILLED:
        if await _asks_to_start_again(request, table):
            return
        await request.tables.computers.fill(table.id, person, Level.MEDIUM)
    try:
        await request.tables.lobbies.start(table.id, person, request.argument)
    except Refused as refused:
        if refused.key != "start-smaller":
            raise
        await _ask_to_start(request)
        return
    await request.confirm("started")


async def _asks_to_start_again(request: Request, table: Table) -> bool:
    """Ask again what is to become of free seats if the lobby has changed; return whether it did.

    Raises:
        Refused: there are no free seats any more (``changed-since``).
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
    """Ask the host in private whether to play with fewer than the lobby has seats."""
    table, words = await request.table(), await request.words()
    smaller = await request.tables.lobbies.fitted(table.id)
    computers = (await request.context.servers.setting(table.guild_id)).limits.computers
    await request.put(start_question(table, smaller, words, headline, computers=computers))


async def ask_to_close(request: Request, headline: str = "") -> None:
    """Ask the host in private whether the lobby is to be closed.

    Raises:
        Refused: the person is not the host.
    """
    table = await request.table()
    if table.host.id != request.user_id:
        raise Refused("not-host", host=table.host.name)
    await request.put(closing(table, await request.words(), headline))


async def close(request: Request) -> None:
    """Close the lobby, as the host.

    Raises:
        Refused: the person is not the host.
    """
    headline = await request.outdated(await request.table())
    if headline is not None:
        await ask_to_close(request, headline)
        return
    await request.tables.lobbies.cancel(request.table_id, request.person)
    await request.confirm("cancelled")


async def rematch(request: Request) -> None:
    """Open the same table again, or take a seat where somebody has."""
    table = await open_rematch(request.context, request.interaction, request.table_id)
    opened = table.host.id == request.user_id
    await request.confirm("rematch-opened" if opened else "rematch-joined", table=str(table.id))
