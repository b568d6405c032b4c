"""What stands behind buttons at a table of Clash of Rage: sheets, dice, fights."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.texts import texts
from cogs.elements.custom_ids import Verb
from rendering import rage
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, alt, presses, said

EN = texts("en")


async def test_sheets_are_looked_up_by_button_and_by_command(tmp_path: Path) -> None:
    """One's own first, then the others' and the elves'; what is gone leads to what is there."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, game="rage")
        person, stranger = table.players[0], discord.stranger
        early = await person.slash(discord.channel, "rage details", table=int(table.id))
        assert EN("refused-no-details") in said(early.response)
        await table.play(2)
        panel = await table.hand(person)
        (more,) = [press for press in presses(panel) if press.verb == Verb.MORE.value]
        await discord.press(person, panel, more)
        (button,) = [press for press in presses(panel) if press.verb == Verb.DETAIL.value]
        assert EN("rage-details") == button.label
        shown = table.keep(person, await discord.press(person, panel, button))
        assert "Astrid" in alt(shown)
        ways = [press for press in presses(shown) if press.verb == Verb.DETAIL.value]
        assert ["sheet-0", "sheet-1", "sheet-elves"] == [p.custom_id.split(":")[4] for p in ways]
        elves = table.keep(person, await discord.press(person, shown, ways[-1]))
        assert alt(elves).startswith("Sheet of Elves: ")
        (back,) = [press for press in presses(elves) if press.verb == Verb.HAND.value]
        assert EN("panel-back") == back.label
        for gone in ("detail:dice-7", "detail:sheet-9", "detail"):
            result = await discord.forge(person, elves, f"t1:{table.id}:-:{gone}")
            assert alt(table.keep(person, result)).startswith("Sheet of Astrid: ")
        looked = await stranger.slash(discord.channel, "rage details", table=int(table.id))
        assert looked.response is not None
        assert alt(looked.response).startswith("Sheet of Astrid: ")
        assert Verb.WATCH.value in {press.verb for press in presses(looked.response)}


async def test_a_sheet_that_cannot_be_drawn_is_answered_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F51: the buttons lead on, and the fault is noted once."""

    def broken(*given: object, **named: object) -> object:
        raise StopIteration(given, named)

    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, game="rage")
        await table.play(2)
        monkeypatch.setattr(rage, "detail", broken)
        person = table.players[0]
        for _ in range(2):
            shown = await person.slash(discord.channel, "rage details", table=int(table.id))
            assert EN("picture-missing", error="").split("(", maxsplit=1)[0] in said(shown.response)
        assert 1 == len(discord.errors.lines)
        discord.errors.lines.clear()
