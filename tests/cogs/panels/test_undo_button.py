"""Where a panel offers to take a move back, and where it does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from simcord.components import walk_components

from bot.i18n.texts import texts
from bot.model.undo_log import UndoOption, UndoRequest
from bot.model.view import TableView
from cogs.elements.uploads import Picture
from cogs.panels.hand import panel
from cogs.panels.more import more_panel
from games import GAME_IDS, find
from games.api import Seat
from tests.rigs.laid_out import components
from tests.rigs.table_views import table_view

EN = texts("en")
FREE, ASKED = UndoOption(0, ()), UndoOption(0, (Seat(1),))
WISH = UndoRequest(Seat(0), 1, 0, (Seat(1),))


def offered(look: TableView) -> tuple[bool, bool]:
    """Whether the panel of a seat offers it, and whether what is behind "More" does."""
    hand = panel(look, Picture(b"PNG", "A hand.", "hand.png"), EN)
    more = more_panel(look.table, look, (), EN)
    return tuple(  # type: ignore[return-value]
        any(
            one.get("custom_id", "").split(":")[-1] == "undo"
            or ":undo:" in one.get("custom_id", "")
            for one in walk_components(components(shown))
        )
        for shown in (hand, more)
    )


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_move_is_taken_back_behind_more_and_never_while_a_wish_is_open(game_id: str) -> None:
    """What nobody has acted upon, in the panel, too; all behind "More"; one wish at a time."""
    game = find(game_id)
    seats = game.seats[0]
    state = game.start(seats, {}, "undo").state
    look = table_view(game, state, seats, Seat(0))
    assert (False, False) == offered(look)
    assert (True, True) == offered(replace(look, undo=FREE))
    assert (False, True) == offered(replace(look, undo=ASKED))
    for option in (FREE, ASKED):
        assert (False, False) == offered(replace(look, undo=option, proposal=WISH))
