"""Notes of one's own on a table: written in a form, told to their writer who comes back."""

from __future__ import annotations

from pathlib import Path

import simcord

from bot.i18n.texts import texts
from bot.model.notes import LONGEST_NOTE, TOLD_OF_A_NOTE
from bot.model.players import Person
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.played_table import PlayedTable, replies, said

EN = texts("en")
NOTE = f"Diego *hoards* tens.\nElin <@1> {'x' * LONGEST_NOTE}"[:LONGEST_NOTE]


async def opened(
    discord: Server, table: PlayedTable, person: simcord.MemberActor
) -> simcord.InteractionResult:
    """Open the form from the panel behind *More*."""
    board = await table.board()
    (panel,) = replies(await discord.forge(person, board, f"t1:{table.id}:-:more"))
    return await discord.press(person, panel, Press(f"t1:{table.id}:-:note"))


async def wrote(
    discord: Server, table: PlayedTable, person: simcord.MemberActor, text: str
) -> simcord.ResponseMessage:
    """Send the form, and return the panel that answers."""
    form = await opened(discord, table, person)
    assert form.modal is not None
    (label,) = form.modal["components"]
    sent = await person.submit_modal(form, {label["component"]["custom_id"]: text})
    (told,) = replies(sent)
    return told


async def test_a_note_is_told_to_its_writer_who_comes_back(tmp_path: Path) -> None:
    """F115: its beginning, on the hand that is opened from the board; to nobody else."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        host, guest = table.players[:2]
        assert EN("note-kept") in said(await wrote(discord, table, host, NOTE))
        board = await table.board()
        hands = {}
        for person in (host, guest):
            (hands[person],) = replies(await discord.forge(person, board, f"t1:{table.id}:-:hand"))
        assert "Diego \\*hoards\\* tens. Elin" in said(hands[host])
        assert "Diego" not in said(hands[guest])
        assert "x" * TOLD_OF_A_NOTE not in said(hands[host])
        everything = str([said(one) for one in discord.shown(discord.channel.id)])
        assert "hoards" not in everything
        exported = await discord.host.tables.personal_data.data(host.id)
        assert b"hoards" in exported
        assert b"hoards" not in await discord.host.tables.personal_data.data(guest.id)


async def test_a_note_is_written_again_or_deleted(tmp_path: Path) -> None:
    """The form has it in its field; left empty it goes. The command does the same."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        host, notes = table.players[0], discord.host.tables.notes
        shown = await host.slash(discord.channel, "me note")
        assert EN("note-none") in said(shown.response)
        await host.slash(discord.channel, "me note", text="Elin bluffs.")
        form = await opened(discord, table, host)
        assert form.modal is not None
        (label,) = form.modal["components"]
        field = label["component"]
        assert [field["value"], field["required"]] == ["Elin bluffs.", False]
        shown = await host.slash(discord.channel, "me note")
        assert EN("note-yours", note="Elin bluffs.") in said(shown.response)
        assert EN("note-gone") in said(await wrote(discord, table, host, " \n "))
        assert await notes.read(table.id, host.id) == ""
        await host.slash(discord.channel, "me note", text="Again.")
        gone = await host.slash(discord.channel, "me note", text="-")
        assert EN("note-gone") in said(gone.response)


async def test_a_stranger_is_asked_for_no_note(tmp_path: Path) -> None:
    """One private sentence in the place of the form, and nothing is kept."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        board = await table.board()
        pressed = await discord.forge(discord.stranger, board, f"t1:{table.id}:-:note")
        assert pressed.modal is None
        assert EN("refused-not-seated") in said(*replies(pressed))
        asked = await discord.stranger.slash(discord.channel, "me note", text="Hm.", table=1)
        assert "Hm." in said(asked.response)
        assert await discord.host.tables.notes.read(table.id, discord.stranger.id) == ""


async def test_whoever_left_the_table_still_has_their_note(tmp_path: Path) -> None:
    """It is shown, and deleted; without one there is nothing to write."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        guest, notes = table.players[1], discord.host.tables.notes
        await guest.slash(discord.channel, "me note", text="Diego bluffs.")
        await discord.host.tables.lobbies.leave(table.id, Person(guest.id, "Bo"))
        found = (await discord.host.tables.queries.get(table.id)).players[1]
        assert (found.gone, found.user_id) == (True, guest.id)
        shown = await guest.slash(discord.channel, "me note", table=int(table.id))
        assert EN("note-yours", note="Diego bluffs.") in said(shown.response)
        gone = await guest.slash(discord.channel, "me note", text="-", table=int(table.id))
        assert EN("note-gone") in said(gone.response)
        assert await notes.read(table.id, guest.id) == ""
        again = await guest.slash(discord.channel, "me note", text="Hm.", table=int(table.id))
        assert EN("refused-not-seated") in said(again.response)
