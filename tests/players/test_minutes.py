"""How long games against computers are said to take is what was measured."""

from __future__ import annotations

from bot.model.lengths import Minutes, minutes_of
from games import find
from tests.players.minutes import GAMES, SEATS, measured, minutes
from tests.rigs.forms import LONG
from tests.rigs.sample_games import SHIPPED


def test_the_minutes_of_a_game_are_those_that_were_measured() -> None:
    """One game of one kind lies between what is said; in the long form all are as measured."""
    kinds = [(game, seats) for game in SHIPPED for seats in SEATS if seats in find(game).seats]
    if LONG:
        assert [measured(*kind, GAMES) for kind in kinds] == [minutes_of(*kind) for kind in kinds]
    game, seats = ("schools", 2)
    least, most = minutes_of(game, seats)
    assert least <= round(minutes(find(game), seats, f"minutes/{game}/0")) <= most
    assert all(least < most for least, most in (minutes_of(*kind) for kind in kinds))


def test_of_a_game_that_was_never_measured_something_is_said_all_the_same() -> None:
    assert minutes_of("cups", 3) == Minutes(10, 20)
    assert minutes_of("vikings", 3) == minutes_of("vikings", 4)
