"""The answer to Maleficio that a player may give in advance (Questions)."""

from __future__ import annotations

from games.api import Seat
from games.schools.events import OvertimeBegan, TotalsChanged
from games.schools.moves import CastMaleficio, DiscardRarest
from games.schools.rules import GAME
from tests.games.schools.arrange import AIR, after, arrange, legal, side


def test_the_rarest_may_be_given_up_in_advance() -> None:
    """Questions: several in one turn are several questions; nobody has to be waited for."""
    own = side(pawn=AIR, columns={AIR: "fff"})
    begun = arrange(own, side("eeeaaw"))
    state = after(begun, CastMaleficio(0))
    for key in ("rarest", "rarest-game"):
        assert DiscardRarest() == GAME.standing_move(state, Seat(1), key)
    assert DiscardRarest() in legal(state)
    assert GAME.standing_move(state, Seat(0), "rarest") is None
    assert GAME.standing_move(state, Seat(1), "other") is None
    assert GAME.standing_move(begun, Seat(0), "rarest") is None
    assert GAME.standing_move(begun, Seat(1), "rarest") is None


def test_it_holds_until_overtime_begins_or_for_the_whole_game() -> None:
    """Until something unexpected happens, unless it was said of the whole game."""
    assert not GAME.standing_ends(Seat(1), "rarest", TotalsChanged(totals=(14, 12)))
    assert GAME.standing_ends(Seat(1), "rarest", OvertimeBegan(totals=(15, 12)))
    assert not GAME.standing_ends(Seat(1), "rarest-game", OvertimeBegan(totals=(15, 12)))
