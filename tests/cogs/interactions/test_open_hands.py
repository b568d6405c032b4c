"""Open hands: chosen when a table is opened, a whole turn behind, never for who plays there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.i18n.texts import Texts, texts
from bot.model.players import Person
from bot.model.view import TableView
from cogs.elements.uploads import Picture
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, alt, said
from tests.rigs.seated import seated

EN = texts("en")


async def hands(discord: Server, table: PlayedTable, who: int) -> str:
    """Ask for the open hands by the command; words and picture of the answer."""
    person = discord.people[who]
    result = await person.slash(discord.channel, "table open-hands", table=int(table.id))
    assert result.response is not None
    assert result.response.ephemeral
    return f"{said(result.response)}\n{alt(result.response)}"


async def test_hands_stay_closed_unless_the_table_chose_otherwise(tmp_path: Path) -> None:
    """F44: without the choice nobody is shown anything."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        await table.play(20)
        assert EN("refused-hands-closed") in await hands(discord, table, -1)


async def test_the_seated_see_no_other_hand_while_the_game_is_played(tmp_path: Path) -> None:
    """F38, F44: neither by command nor by a button that somebody else was shown."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, **{"open-hands": True})
        assert EN("option-open-hands") in said(table.lobby)
        while (await table.look()).chapter < 4:
            await table.step()
        assert EN("hands-title", name="").strip("🪟 ") in await hands(discord, table, -1)
        board = await table.board()
        for who in range(3):
            assert EN("refused-hands-not-for-players") in await hands(discord, table, who)
            person = discord.people[who]
            for argument in ("", ":0", ":1.3", ":2.99"):
                forged = await discord.forge(person, board, f"t1:{table.id}:-:hands{argument}")
                assert EN("refused-hands-not-for-players") in said(forged.response)
        leaver = discord.people[2]
        seat = (await table.look(leaver)).seat
        assert seat is not None
        await table.leave(leaver)
        assert EN("refused-hands-not-for-players") in await hands(discord, table, 2)
        # Nor once the seat is somebody else's: whoever had it knows who held what.
        seats, newcomer = discord.host.tables.seats, Person(discord.people[3].id, "Newcomer")
        await seats.claim(table.id, newcomer, seat)
        host = seated((await table.look()).table.players[(seat + 1) % 3])
        known = await seats.welcome(table.id, host, seat, newcomer.id)
        assert known.seat_of(leaver.id) is None
        assert EN("refused-hands-not-for-players") in await hands(discord, table, 2)


async def test_what_is_shown_is_a_whole_turn_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At least: the position is of the turn before the last one that ended."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, **{"open-hands": True})
        assert (
            EN("refused-hands-not-yet") in await hands(discord, table, -1)
            or (await table.look()).chapter >= 2
        )
        seen: list[TableView] = []
        context = discord.context
        painted = context.picture

        async def watching(look: TableView, words: Texts) -> Picture:
            if look.table.id == table.id and not look.questions and look.outcome is None:
                seen.append(look)
            return await painted(look, words)

        monkeypatch.setattr(context, "picture", watching)
        while (await table.look()).chapter < 6:
            await table.step()
            chapter = (await table.look()).chapter
            seen.clear()
            shown = await hands(discord, table, -1)
            name = (await table.look()).table.names[0]
            opened = EN("hands-title", name="").strip("🪟 ") in shown
            assert opened is (EN("picture-seen-by", name=name, alt="") in shown)
            assert "You draw" not in shown
            assert all(look.chapter <= chapter - 2 for look in seen)


async def test_at_the_end_everything_is_open_move_by_move(tmp_path: Path) -> None:
    """F41: the mode follows from how the table ended; now for players, too, in the replay."""
    async with server(tmp_path) as discord:
        chosen: dict[str, Any] = {"open-hands": True}
        table = await PlayedTable.ended(discord, **chosen)
        person = table.players[0]
        result = await person.slash(discord.channel, "table open-hands", table=int(table.id))
        message = result.response
        assert message is not None
        pictures = {alt(message)}
        # What a button of the first releases says is seen there, too.
        for argument in ("1", "1.0", "0.99999"):
            forged = await discord.forge(person, message, f"t1:{table.id}:-:hands:{argument}")
            assert forged.response is not None
            assert EN("replay-menu-eyes") in str(forged.response.components)
            pictures.add(alt(forged.response))
        assert len(pictures) == 2
