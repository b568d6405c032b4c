"""Pictures of their own behind a button."""

from __future__ import annotations

import pytest
from discord import ui

from bot.i18n.texts import texts
from cogs.elements.uploads import Picture
from cogs.panels.details import detail_panel
from games import find
from games.api import Seat
from tests.rigs.table_views import table_view

EN = texts("en")


@pytest.mark.parametrize(("keys", "ways"), [(("known",), 0), (("sheet-0", "sheet-1"), 2)])
def test_a_lone_picture_leads_only_back(keys: tuple[str, ...], ways: int) -> None:
    """No button leads to where one is, unless there are others to come back from."""
    game = find("rage" if ways else "norwegian")
    look = table_view(game, game.start(2, {}, "details").state, 2, Seat(0))
    panel = detail_panel(look, keys[0], keys, Picture(b"", "alt", "detail.png"), EN)
    buttons = [one for one in panel.walk_children() if isinstance(one, ui.Button)]
    assert ways + 1 == len(buttons)
    assert EN("panel-back") == buttons[-1].label
