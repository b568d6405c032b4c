"""The clocks of a table: pauses, paces, and a thread that was deleted."""

from __future__ import annotations

from bot.model.pace import LONGEST_PAUSE_DAYS, PAUSE_DAYS
from bot.model.refusal import Refused
from bot.model.stops import Why
from cogs.elements.custom_ids import Verb, read_number
from cogs.panels.clocks import pace_line, when
from cogs.routing.request import Request


async def pause(request: Request) -> None:
    """Ask for a pause of some days, and reply with its end or how many have yet to agree.

    Asked for again, it is withdrawn, and the reply says so.

    The days are in the control, by default the usual number; the host's word is enough as long as
    they have days of their own left.

    Raises:
        Refused: nobody can ask for that many days (``unknown-control``), or for any now.
    """
    days = read_number(request.argument or str(PAUSE_DAYS))
    if days is None or not 1 <= days <= LONGEST_PAUSE_DAYS:
        raise Refused("unknown-control")
    missing = await request.tables.pauses.pause(request.table_id, request.person, days)
    table = await request.table()
    if missing is None:
        await request.say("pause-wish-withdrawn")
    elif missing or table.pause is None or table.paused_until is None:
        await request.say("pause-asked", count=missing)
    else:
        key = "paused-until" if table.pause.why is Why.AGREED else "paused"
        await request.say(key, until=when(table.paused_until, "f"))


async def resume(request: Request) -> None:
    """End a pause, or note the wish to, and reply which.

    The clocks of a game whose thread was deleted stay stopped, which the reply says.
    """
    table = await request.tables.pauses.resume(request.table_id, request.person)
    if table.paused_at is not None:
        await request.say("resume-noted")
    else:
        await request.say("clock-place-lost" if table.place_lost else "resumed")


async def change_pace(request: Request) -> None:
    """Note or withdraw the person's wish for a faster or slower pace, by the control's verb.

    The reply says the new pace, or how many have yet to wish it.
    """
    pauses, way = request.tables.pauses, request.control.verb
    wish = pauses.play_faster if way is Verb.FASTER else pauses.play_slower
    missing = await wish(request.table_id, request.person)
    if missing is None:
        await request.say("pace-wish-withdrawn")
    elif missing:
        await request.say(f"pace-asked-{way}", count=missing)
    else:
        line = pace_line(await request.table(), await request.words())
        await request.say("pace-changed", pace=line)


async def find_new_place(request: Request) -> None:
    """Have a game whose thread was deleted go on: publishing opens a new thread.

    Its players and the server's managers may. The reply is the caller's.
    """
    manager = await request.manages()
    await request.tables.lobbies.find_place(request.table_id, request.person, manager=manager)
