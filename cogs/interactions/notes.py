"""A note of one's own on a table: shown, and written by a form or the command."""

from __future__ import annotations

from discord import ui

from bot.model.notes import LONGEST_NOTE
from bot.model.refusal import Refused
from cogs.elements.display_names import escaped, written_lines
from cogs.elements.forms import form, text_field
from cogs.routing.request import Request

NOTHING = "-"
"""Deletes a note where it is written in the command."""


async def noting(request: Request) -> None:
    """Raise Refused unless the person has a seat at the table, or a note from when they had one."""
    table = await request.table()
    if table.seat_of(request.user_id) is not None:
        return
    if not await request.tables.notes.read(table.id, request.user_id):
        raise Refused("not-seated")


async def note_form(request: Request) -> ui.Modal:
    """Return the form for a note on the request's table, filled with the present note.

    Whether the person may have one there is for the caller to check. The text may be empty.
    """
    words = await request.words()
    known = await request.tables.notes.read(request.table_id, request.user_id)
    title, label = words("note-title", table=str(request.table_id)), "note-label"
    asked = text_field(
        label, words(label), most=LONGEST_NOTE, kept=known, lines=True, required=False
    )
    return form(request.control, title, asked)


async def show(request: Request) -> None:
    """Show the panel of the table under the person's note, or a line that there is none."""
    known = await request.tables.notes.read(request.table_id, request.user_id)
    if known:
        await request.show("note-yours", note=escaped(known))
    else:
        await request.show("note-none")


async def write(request: Request) -> None:
    """Store what was written as the person's note, and show the panel.

    An empty text, or a single hyphen, deletes the note; a long one is cut.
    """
    text = written_lines(request.text)[:LONGEST_NOTE].strip()
    text = "" if text == NOTHING else text
    await request.tables.notes.write(request.table_id, request.user_id, text)
    await request.show("note-kept" if text else "note-gone")
