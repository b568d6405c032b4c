"""Conditions that the rows of several verbs share; each raises :class:`Refused`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.model.refusal import Refused, check_over, refused_by_status
from bot.model.table import Status
from cogs.routing.request import Request
from cogs.routing.verb_row import Condition


async def are_met(conditions: Iterable[Condition], request: Request) -> bool:
    """Return True if every condition allows a request; the first refusal ends it."""
    try:
        for condition in conditions:
            await condition(request)
    except Refused:
        return False
    return True


async def begun(request: Request) -> None:
    """Raise Refused unless the game has started, for the table's status; it may be over."""
    table = await request.table()
    if table.seed_hash is None:
        raise refused_by_status(table)


async def without_seat(request: Request) -> None:
    """Raise Refused if the person has a seat at the table (``follow-seated``)."""
    if (await request.table()).seat_of(request.user_id) is not None:
        raise Refused("follow-seated")


async def visible(request: Request) -> None:
    """Raise Refused unless the game can be shown: it has started, and is not in quarantine."""
    await request.look()


async def kept(request: Request) -> None:
    """Raise Refused if the game has ended and its moves are no longer stored."""
    if (await request.table()).status.ended:
        await request.tables.history.numbers(request.table_id)


async def playing(request: Request) -> None:
    """Raise Refused unless the game is under way, for the table's status."""
    table = await request.table()
    if table.status is not Status.PLAYING:
        raise refused_by_status(table)


async def not_over(request: Request) -> None:
    """Raise Refused if the game was played to its end; a cancelled one passes.

    The controls of a finished game are below its last board.
    """
    table = await request.table()
    if table.status is Status.OVER:
        raise refused_by_status(table)


async def over(request: Request) -> None:
    """Raise Refused unless the game was played to its end.

    ``not-over`` if it still may be, else for the table's status.
    """
    check_over(await request.table())


async def in_lobby(request: Request) -> None:
    """Raise Refused unless the table is a lobby, for the table's status."""
    table = await request.table()
    if table.status is not Status.LOBBY:
        raise refused_by_status(table)


async def postable(request: Request) -> None:
    """Raise Refused unless the table's lobby or board can be posted again.

    ``place-lost`` where its thread was deleted, ``not-kept`` where the game ended so long ago that
    its position was let go, else for the table's status.
    """
    table = await request.table()
    if not table.can_be_posted:
        raise Refused("place-lost") if table.place_lost else refused_by_status(table)
    if table.status is Status.OVER:
        await request.look()


async def clocks_allow(request: Request) -> None:
    """Raise Refused if the clocks' service would refuse the person the control's verb now."""
    pauses = request.tables.pauses
    await pauses.check(request.table_id, request.person, str(request.control.verb))
