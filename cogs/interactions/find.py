"""Tables found: what somebody may see on a server, and what they do with it from there."""

from __future__ import annotations

from bot.model.refusal import Refused
from bot.model.table import TableId
from cogs.elements.custom_ids import CustomId, Need, Verb, read_number
from cogs.interactions import replay, views
from cogs.panels.found import ANY_GAME, find_panel
from cogs.routing.access import knows_of, reach
from cogs.routing.request import Request
from cogs.routing.router import Router
from games import GAME_IDS


async def show(request: Request, game: str = ANY_GAME, page: int = 1, headline: str = "") -> None:
    """Answer with a page of what the person may see on this server, of one game or of all.

    These are open lobbies, games, and what ended lately; ``page`` counts from 1, and one out of
    range is the nearest.

    Raises:
        Refused: ``only-in-servers``.
    """
    guild_id = request.interaction.guild_id
    if guild_id is None:
        raise Refused("only-in-servers")
    entries = [
        entry
        for entry in await request.tables.server_boards.entries(guild_id, request.user_id)
        if game in (ANY_GAME, entry.what.game) and knows_of(request.interaction, entry.what)
    ]
    await request.put(find_panel(entries, page, game, await request.words(), headline))


async def turn(request: Request) -> None:
    """Show the page, from 1, and game that a button names; by default the first, of all games.

    A page out of range is the nearest one; an unknown game stands for all.
    """
    page, _, game = request.argument.partition(".")
    known = game if game in GAME_IDS else ANY_GAME
    await show(request, known, read_number(page) or 1)


async def choose_game(request: Request) -> None:
    """Show the first page of what there is of the game that was picked, or of all.

    Raises:
        Refused: there is no such game (``unknown-control``).
    """
    if request.pick not in (ANY_GAME, *GAME_IDS):
        raise Refused("unknown-control")
    await show(request, request.pick)


async def join(request: Request) -> None:
    """Take a seat in the lobby that the control names, and reply where it is.

    Raises:
        Refused: as for a press on the lobby itself.
    """
    table_id, _ = _meant(request)
    await reach(request.tables.queries, request.interaction, table_id, Need.ACT)
    table = await request.tables.lobbies.join(table_id, request.person)
    game = (await request.words())(f"{table.game}-name")
    await request.say("find-joined", table=str(table.id), game=game, channel=f"<#{table.home_id}>")


async def take(request: Request) -> None:
    """Ask for the seat on offer that the control names, as by the button on its offer."""
    table_id, seat = _meant(request)
    claim = CustomId(table_id, Verb.CLAIM, seat)
    await request.part(Router).do(request.interaction, claim)


async def watch(request: Request) -> None:
    """Show a game that goes on as spectators see it."""
    await views.watch(await _at(request))


async def look_back(request: Request) -> None:
    """Show a finished game step by step."""
    await replay.show(await _at(request))


async def _at(request: Request) -> Request:
    """Return the request at the table that its control names.

    Raises:
        Refused: it names none (``unknown-control``), or the person cannot see the table.
    """
    table_id, _ = _meant(request)
    await reach(request.tables.queries, request.interaction, table_id, Need.SEE)
    return request.at(table_id)


def _meant(request: Request) -> tuple[TableId, str]:
    """Return the table that a control's argument names, and the rest of it: a seat, or empty.

    Raises:
        Refused: none (``unknown-control``).
    """
    word, _, seat = request.argument.partition(".")
    number = read_number(word)
    if number is None:
        raise Refused("unknown-control")
    return TableId(number), seat
