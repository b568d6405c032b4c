"""A note of one's own on a table: shown, and written by a form or the command."""

from __future__ import annotations

from bot.model.notes import LONGEST_NOTE
from cogs.elements.components import Form, form
from cogs.elements.display_names import escaped, written_lines
from cogs.routing.request import Request

NOTHING = "-"
"""Deletes a note where it is written in the command."""


async def note_form(request: Request) -> Form:
    """Make the form, with the note in it that there is."""
    words = await request.words()
    known = await request.tables.notes.read(request.table_id, request.user_id)
    title = words("note-title", table=str(request.table_id))
    return form(request.control, title, words("note-label"), LONGEST_NOTE, known)


async def show(request: Request) -> None:
    """Show the panel of the table under the note."""
    known = await request.tables.notes.read(request.table_id, request.user_id)
    if known:
        await request.show("note-yours", note=escaped(known))
    else:
        await request.show("note-none")


async def write(request: Request) -> None:
    """Keep what was written in the place of the note; with nothing in it the note is gone."""
    text = written_lines(request.text or "")[:LONGEST_NOTE].strip()
    text = "" if text == NOTHING else text
    await request.tables.notes.write(request.table_id, request.user_id, text)
    await request.show("note-kept" if text else "note-gone")
