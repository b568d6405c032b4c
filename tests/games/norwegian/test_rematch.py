"""The rematch: who deals, and from where that is known (Course of play 2)."""

from __future__ import annotations

import pytest

from games.api import RuleError, Seat
from games.norwegian.events import DealerDrawn, DealPassed
from games.norwegian.rules import GAME
from games.optional.rematch import Legacy
from games.playout import RandomPlayer, play
from games.vikings.rules import GAME as VIKINGS

ALL = (0, 1, 2)


def legacy(dealer: int, *seating: int | None) -> Legacy:
    """Return what is handed on where ``dealer`` dealt; by seat where its player sat then."""
    return Legacy({"dealer": dealer}, tuple(None if sat is None else Seat(sat) for sat in seating))


def test_a_game_that_is_over_hands_on_who_dealt() -> None:
    """Course of play 2: in a rematch the next seat deals."""
    over = play(GAME, 3, {}, "handed on")
    assert GAME.outcome(over) is not None
    assert GAME.hand_on(over) == {"dealer": over.dealer}


@pytest.mark.parametrize("dealer", ALL)
def test_in_a_rematch_the_next_seat_deals_and_the_one_after_leads(dealer: int) -> None:
    """Course of play 2."""
    begun = GAME.start_again(3, {}, "again", legacy(dealer, *ALL))
    assert begun.state.dealer == (dealer + 1) % 3
    assert begun.state.active == (dealer + 2) % 3
    assert begun.events[0] == DealPassed(seat=begun.state.dealer)


@pytest.mark.parametrize(
    ("dealer", "seating", "deals"),
    [
        (0, (0, 2, 3), 1),
        (0, (0, 3, None), 1),
        (2, (0, 1, 2), 0),
        (3, (1, 2, 3), 0),
        (1, (1, None, None), 0),
        (1, (None, 1), 1),
        (2, (0, 2, None), 0),
        (0, (2, 0, 1), 2),
    ],
)
def test_where_the_next_in_order_is_missing_the_next_who_returns_deals(
    dealer: int, seating: tuple[int | None, ...], deals: int
) -> None:
    """N35: the former dealer comes last, newcomers never before somebody who returns."""
    begun = GAME.start_again(len(seating), {}, "again", legacy(dealer, *seating))
    assert begun.state.dealer == deals


def test_where_nobody_returns_luck_draws_the_dealer() -> None:
    """N35: as in a first game."""
    again = [GAME.start_again(3, {}, str(n), legacy(1, None, None, None)) for n in range(30)]
    assert again == [GAME.start(3, {}, str(n)) for n in range(30)]
    assert {0, 1, 2} == {begun.state.dealer for begun in again}
    assert all(isinstance(begun.events[0], DealerDrawn) for begun in again)


def test_the_deal_goes_round_the_table_rematch_by_rematch() -> None:
    """Course of play 2: the next seat each time."""
    dealers = [(state := GAME.start(4, {}, "round").state).dealer]
    for number in range(4):
        handed_on = GAME.hand_on(state)
        state = GAME.start_again(
            4, {}, str(number), Legacy(handed_on, (Seat(0), Seat(1), Seat(2), Seat(3)))
        ).state
        dealers.append(state.dealer)
    assert dealers == [(dealers[0] + number) % 4 for number in range(5)]


def test_a_rematch_is_dealt_and_replayed_exactly() -> None:
    """A game follows bit for bit from its seed, its options and what it took over."""
    options = {"jokers": True, "completion": True}
    one, two = (GAME.begin(3, options, "exact", legacy(1, 2, 0, None)) for _ in range(2))
    assert one == two
    ends = []
    for state in (one.state, two.state):
        luck = RandomPlayer("exact/moves")
        while choice := luck.choose(GAME, state):
            state = GAME.apply(state, choice[0].seat, choice[1]).state  # noqa: PLW2901
        ends.append(state)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("seats", [1, 2, 4, 13])
def test_a_seating_of_another_size_is_refused(seats: int) -> None:
    """Facts: the host supports 2 to 12 players; each seat is told of."""
    with pytest.raises(RuleError, match="wrong-number-of-seats"):
        GAME.start_again(seats, {}, "x", legacy(0, *ALL))


def test_a_game_that_hands_nothing_on_begins_as_ever() -> None:
    """What a game does not declare does not concern it."""
    assert VIKINGS.begin(3, {}, "x", legacy(1, *ALL)) == VIKINGS.start(3, {}, "x")
    assert GAME.begin(3, {}, "x", None) == GAME.start(3, {}, "x")
