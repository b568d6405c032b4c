"""Tables in quarantine: rebuilt, or where that fails closed, or begun again."""

from __future__ import annotations

from bot.model.refusal import Refused
from bot.model.table import Status
from cogs.interactions.posting import Posting
from cogs.panels.repair import beyond_repair
from cogs.routing.request import Request


async def repair(request: Request) -> None:
    """Rebuild a table and post its board again, or show what else can be done with it.

    The latter if rebuilding fails. The host and the server's managers may.

    Raises:
        Refused: ``not-in-charge`` or ``not-broken``.
    """
    words, manager = await request.words(), await request.manages()
    try:
        verdict = await request.tables.undo.repair(
            request.table_id, request.person, manager=manager
        )
    except Refused as refused:
        if refused.key != "repair-failed":
            raise
        reason = words("refused-repair-failed", **refused.details)
        await request.put(beyond_repair(await request.table(), reason, words))
        return
    request.part(Posting).board_anew(request.table_id)
    await request.say(f"repair-{verdict}")


async def give_up(request: Request) -> None:
    """Close a table in quarantine; ask again if it broke again since the question.

    Raises:
        Refused: the person is neither its host nor manages the server, or it is not in quarantine,
            as the service checks.
    """
    if await _asks_again(request):
        return
    manager = await request.manages()
    await request.tables.lobbies.give_up(request.table_id, request.person, manager=manager)
    await request.say("cancelled")


async def begin_again(request: Request) -> None:
    """Close a broken game and open a lobby for the same people; of a series, only close it.

    The series opens the next. Ask again if the table broke again since the question.
    """
    if await _asks_again(request):
        return
    manager, press = await request.manages(), request.interaction.id
    table = await request.tables.lobbies.begin_again(
        request.table_id, request.person, press, manager=manager
    )
    key = "begun-again" if table.id != request.table_id else "begun-again-in-series"
    await request.say(key, table=str(table.id))


async def _asks_again(request: Request) -> bool:
    """Ask again what to do if a table broke again meanwhile; return True if it did.

    False also if it is not broken any more.

    Raises:
        Refused: the person is neither the host nor manages the server (``not-in-charge``).
    """
    table = await request.table()
    headline = await request.outdated(table)
    if headline is None or table.status is not Status.QUARANTINED:
        return False
    if table.host.id != request.user_id and not await request.manages():
        raise Refused("not-in-charge", host=table.host.name)
    await request.put(beyond_repair(table, headline, await request.words()))
    return True
