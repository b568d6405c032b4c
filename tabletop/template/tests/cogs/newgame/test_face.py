"""What NEW GAME says and offers."""

from __future__ import annotations

from bot.i18n.texts import texts
from cogs.newgame.face import FACE
from games.api import Seat
from games.newgame.rules import GAME
from tests.rigs.table_views import table_view


def test_whoever_is_asked_may_take_one_to_three() -> None:
    state = GAME.start(2, {}, "seed").state
    offer = FACE.offer(table_view(GAME, state, 2, Seat(state.active)), texts("en"))
    assert ["Take 1", "Take 2", "Take 3"] == [choice.label for choice in offer.buttons]
