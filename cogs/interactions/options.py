"""What a table plays: anybody may read it, and the host of a lobby may change it."""

from __future__ import annotations

from discord import ui

from bot.model.refusal import Refused
from bot.model.table import Status, Table
from cogs.elements.custom_ids import Verb
from cogs.elements.moments import moment_of
from cogs.panels.option_forms import read_terms, terms_form
from cogs.panels.options import options_panel
from cogs.panels.start import losses
from cogs.routing.request import Request


async def show(request: Request, headline: str = "") -> None:
    """Show what a table plays; ``headline`` says what has just been changed."""
    table, words = await request.table(), await request.words()
    await request.put(options_panel(table, request.user_id, words, headline))


async def ask(request: Request) -> ui.Modal | None:
    """Return the form for the part of what is played that the control names.

    None for anybody but the host, and once the table is no lobby.
    """
    table = await request.table()
    if table.status is not Status.LOBBY or table.host.id != request.user_id:
        return None
    allowed = await request.has_computers()
    return terms_form(table, request.argument, await request.words(), computers=allowed)


async def change(request: Request) -> None:
    """Change the part that a form is for, and show what is played now.

    A refusal is shown above it, as long as the table is a lobby: the form can be opened again.

    Raises:
        Refused: the table is no lobby.
    """
    table = await request.table()
    try:
        said = await _change(request, table)
    except Refused as refused:
        if table.status is not Status.LOBBY:
            raise
        said = await request.refusal(refused)
    await show(request, said)


async def _change(request: Request, table: Table) -> str:
    """Change the part that a form is for; return lines that say so, and who lost what by it.

    Raises:
        Refused: not the host, not a lobby, nothing that the form offers, or the options have
            changed since it was opened (``changed-since``).
    """
    if request.control.decision == moment_of(Verb.TERM, table):
        terms = read_terms(table, request.argument, request.sent)
    elif table.status is Status.LOBBY and table.host.id == request.user_id:
        raise Refused("changed-since")
    else:
        # Whoever may not change anything is told so.
        terms = table.terms
    after = await request.tables.lobbies.alter(request.table_id, request.person, terms)
    words = await request.words()
    return "\n".join([words("terms-changed"), *losses(table, after, words)])
