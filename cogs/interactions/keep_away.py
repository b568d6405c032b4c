"""Whom a person keeps away from their tables: shown to them alone, and changed by them."""

from __future__ import annotations

from bot.model.players import Person
from bot.model.refusal import Refused
from cogs.elements.display_names import escaped
from cogs.elements.picked_people import picked_people
from cogs.panels.keep_away import avoid_panel
from cogs.routing.request import Request


async def show(request: Request, key: str = "", **said: str) -> None:
    """Answer with the person's avoid list, under the sentence of a text's id, if given."""
    listed = await request.tables.keep_away.listed(request.user_id)
    words = await request.words()
    await request.put(avoid_panel(listed, words, words(key, **said) if key else ""))


async def keep(request: Request, other: Person, *, bot: bool) -> None:
    """Add somebody to the person's avoid list, and show the list.

    Raises:
        Refused: ``avoid-self``, ``avoid-full``, or it is a bot (``avoid-bot``).
    """
    if bot:
        raise Refused("avoid-bot")
    await request.tables.keep_away.add(request.user_id, other)
    await show(request, "avoid-added", name=escaped(other.name))


async def add(request: Request) -> None:
    """Add the picked person to the avoid list, and show the list; only the first one counts.

    Raises:
        Refused: nobody was picked (``unknown-control``), or as :func:`keep`.
    """
    picked = next(iter(picked_people(request.interaction)), None)
    if picked is None:
        raise Refused("unknown-control")
    await keep(request, picked.person, bot=picked.bot)


async def let_go(request: Request) -> None:
    """Remove those who were picked from the avoid list, and show the list.

    Raises:
        Refused: nobody on the list was picked (``unknown-control``).
    """
    keep_away, picked = request.tables.keep_away, request.control.picked
    listed = await keep_away.listed(request.user_id)
    others = [row.other_id for row in listed if str(row.other_id) in picked]
    if not others:
        raise Refused("unknown-control")
    await keep_away.let_go(request.user_id, others)
    await show(request, "avoid-removed")
