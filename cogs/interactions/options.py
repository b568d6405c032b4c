"""What a table plays: anybody may read it, and the host of a lobby may change it."""

from __future__ import annotations

from bot.model.refusal import Refused
from cogs.panels.options import options_panel, read_change
from cogs.panels.start import losses
from cogs.routing.request import Request


async def show(request: Request, headline: str = "") -> None:
    """Show what a table plays; ``headline`` says what has just been changed."""
    table, words = await request.table(), await request.words()
    await request.put(options_panel(table, request.user_id, words, headline))


async def change(request: Request) -> None:
    """Change the part that a menu is for, and show what is played now.

    Raises:
        Refused: nothing that the menu offered, not the host, or not a lobby.
    """
    table = await request.table()
    terms = read_change(table, request.argument, request.control.picked)
    if terms is None:
        raise Refused("unknown-control")
    if terms == table.terms:
        await show(request)
        return
    after = await request.tables.lobbies.alter(request.table_id, request.person, terms)
    words = await request.words()
    await show(request, "\n".join([words("terms-changed"), *losses(table, after, words)]))
