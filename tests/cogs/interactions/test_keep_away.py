"""Whom one keeps away, on Discord: a private panel, and an answer that gives nothing away."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.preferences import MOST_KEPT_AWAY
from bot.rows.people import KeptAwayRow
from cogs.panels.keep_away import avoid_panel
from tests.rigs.discord_limits import laid_out
from tests.rigs.discord_server import server
from tests.rigs.laid_out import components
from tests.rigs.played_table import PlayedTable, replies, said

EN = texts("en")


async def test_a_person_keeps_others_away_in_private(tmp_path: Path) -> None:
    """F114: by the command and by menus; who is kept away reads what is said of closed tables."""
    async with server(tmp_path) as discord:
        host, guest, other, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        shown = await host.slash(discord.channel, "me avoid")
        assert shown.ephemeral
        assert shown.response is not None
        assert EN("avoid-list", count=0, most=MOST_KEPT_AWAY, names="") in said(shown.response)
        picked = await host.select(shown.response, [guest], custom_id="t1:0:-:avoid")
        assert "Bjorn" in said(picked.response or shown.response)
        added = await host.slash(discord.channel, "me avoid", person=other)
        panel = added.response
        assert panel is not None
        for person in (guest, other):
            refused = await discord.forge(person, table.lobby, f"t1:{table.id}:-:join")
            (answer,) = replies(refused)
            assert EN("refused-barred") in said(answer)
            assert "avoid" not in said(answer)
        removed = await host.select(panel, [str(guest.id)], custom_id="t1:0:-:unavoid")
        assert "Bjorn" not in said(removed.response or panel)
        await discord.forge(guest, table.lobby, f"t1:{table.id}:-:join")
        known = await discord.host.tables.queries.get(table.id)
        assert [host.id, guest.id] == [player.user_id for player in known.players]


async def test_what_cannot_be_kept_away_is_said(tmp_path: Path) -> None:
    """Oneself and bots, and a press that names nobody."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        itself = await host.slash(discord.channel, "me avoid", person=host)
        assert EN("refused-avoid-self") in said(itself.response)
        shown = await host.slash(discord.channel, "me avoid")
        assert shown.response is not None
        for verb in ("avoid", "unavoid"):
            forged = await discord.forge(host, shown.response, f"t1:0:-:{verb}", values=["1"])
            assert EN("refused-unknown-control") in said(forged.response or shown.response)
        assert await discord.host.tables.keep_away.listed(host.id) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_list_fits_a_message(language: str) -> None:
    """With names as long as Discord has them, of which every character is escaped."""
    listed = [KeptAwayRow(1, number, "*" * 32) for number in range(MOST_KEPT_AWAY)]
    view = avoid_panel(listed, texts(language))
    assert [] == [*laid_out(components(view))]
