"""Facts and set-up of Clash of Vikings."""

from __future__ import annotations

from collections import Counter

import pytest

from games.api import Decision, RuleError, Seat
from games.vikings.content import (
    BRACELET_SPACES,
    BRACELET_VALUES,
    CENTRE,
    NEIGHBOURS,
    SPACES,
    STARTS,
    WATER,
    Space,
    distance,
    space_at,
)
from games.vikings.events import (
    ArenaStocked,
    BraceletsHandedOut,
    FirstPlayerDrawn,
    HandRefilled,
    TurnBegan,
    VikingPlaced,
)
from games.vikings.moves import PlaceViking
from games.vikings.rules import GAME
from games.vikings.view import Phase
from tests.games.vikings.arrange import cards, hexes, legal, of, play

CARDS = cards("walk walk sprint slam club punch punch hammer slingshot slingshot shield shield")


def test_there_are_25_bracelets() -> None:
    """Facts: 6 x 1, 8 x 2, 7 x 3, 4 x 4."""
    assert Counter({1: 6, 2: 8, 3: 7, 4: 4}) == Counter(BRACELET_VALUES)


def test_the_arena_is_a_round_of_31_hexes() -> None:
    """Facts: |q|, |r|, |q+r| <= 3 without the six corners, centre (0, 0)."""
    assert len(set(SPACES)) == 31
    assert SPACES[CENTRE] == (0, 0)
    assert all(max(abs(q), abs(r), abs(q + r)) <= 3 for q, r in SPACES)
    assert not {(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)} & set(SPACES)


@pytest.mark.parametrize(
    ("arena", "starts", "bracelets"),
    [
        (
            1,
            {(-3, 1), (-2, -1), (2, 1), (3, -1)},
            {(-2, 2), (0, -2), (0, 2), (2, -2)},
        ),
        (
            2,
            {(1, 2), (-3, 2), (-1, -2), (3, -2)},
            {(2, 0), (-2, 0), (-1, 2), (1, -2)},
        ),
    ],
)
def test_the_arenas_are_those_of_the_table(
    arena: int, starts: set[tuple[int, int]], bracelets: set[tuple[int, int]]
) -> None:
    """Facts: the two arenas; water in both on (-1,1) (0,-1) (0,1) (1,-1)."""
    assert starts == hexes(STARTS[arena])
    assert bracelets == hexes(BRACELET_SPACES[arena])
    assert {(-1, 1), (0, -1), (0, 1), (1, -1)} == hexes(tuple(WATER))


def test_spaces_are_adjacent_by_a_common_edge() -> None:
    """Facts: adjacency = common edge."""
    around = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert around == hexes(NEIGHBOURS[CENTRE])
    assert all(
        (there in NEIGHBOURS[here]) is (here in NEIGHBOURS[there])
        for here in range(31)
        for there in range(31)
    )


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (1, 0), 1), ((-1, 0), (1, 0), 2), ((0, -2), (0, 2), 4)],
)
def test_distance_counts_water_like_land(
    one: tuple[int, int], other: tuple[int, int], steps: int
) -> None:
    """Facts: distance = hex distance, water counts for distance."""
    assert steps == distance(space_at(one), space_at(other))


@pytest.mark.parametrize(("seats", "removed"), [(2, 9), (3, 6), (4, 0)])
def test_bracelets_are_handed_out_set_aside_and_laid_out(seats: int, removed: int) -> None:
    """Set-up: 1, 2, 3 each; 9 or 6 leave with 2 or 3 players; one on each bracelet space."""
    state, events = GAME.start(seats, {}, "x").state, GAME.start(seats, {}, "x").events
    assert ((1, 2, 3),) * seats == state.holdings
    assert removed == len(state.aside)
    assert 25 - 3 * seats - removed - 4 == len(state.supply)
    stocked = [space for space in range(31) if state.slots[space]]
    assert set(stocked) == set(BRACELET_SPACES[1])
    assert all(len(state.slots[space]) == 1 for space in stocked)
    every = [*state.supply, *state.aside]
    every += [value for part in (*state.holdings, *state.slots) for value in part]
    assert Counter(BRACELET_VALUES) == Counter(every)
    assert [BraceletsHandedOut(removed=removed)] == of(events, BraceletsHandedOut)
    assert {event.space: (event.value,) for event in of(events, ArenaStocked)} == {
        space: state.slots[space] for space in stocked
    }
    view = GAME.view(state, None)
    assert (removed, len(state.supply)) == (view.removed, view.supply)


def test_everybody_has_twelve_cards_and_a_hand_of_three() -> None:
    """Set-up: own cards shuffled, hand of 3; told to the owner alone."""
    begun = GAME.start(4, {}, "x")
    state = begun.state
    for seat in range(4):
        assert len(state.hands[seat]) == 3
        assert sorted(CARDS) == sorted(state.hands[seat] + state.decks[seat])
    assert [
        HandRefilled(to=(Seat(seat),), seat=Seat(seat), cards=state.hands[seat])
        for seat in range(4)
    ] == of(begun.events, HandRefilled)
    assert len(set(state.decks)) > 1


def test_luck_names_the_first_player() -> None:
    """Set-up: random first player."""
    first = {
        event.seat
        for seed in range(40)
        for event in of(GAME.start(4, {}, str(seed)).events, FirstPlayerDrawn)
    }
    assert {0, 1, 2, 3} == first


def test_vikings_are_placed_in_seat_order_on_free_start_spaces() -> None:
    """Set-up: the Viking on a free start space of his choice, in seat order; four are offered."""
    state = GAME.start(2, {"arena": 2}, "x").state
    assert [PlaceViking(space) for space in STARTS[2]] == legal(state, 0)
    assert (Decision("q1", Seat(0), "place"),) == GAME.decisions(state)
    assert Phase.PLACE is GAME.view(state, None).phase
    assert GAME.view(state, None).active is None
    first, second = STARTS[2][2], STARTS[2][0]
    state, events = play(state, (0, PlaceViking(first)))
    assert [VikingPlaced(seat=Seat(0), space=first)] == events
    assert [PlaceViking(space) for space in STARTS[2] if space != first] == legal(state, 1)
    assert (Decision("q2", Seat(1), "place"),) == GAME.decisions(state)
    state, events = play(state, (1, PlaceViking(second)))
    assert (first, second) == state.spaces
    assert [
        VikingPlaced(seat=Seat(1), space=second),
        TurnBegan(seat=state.active, turn=1),
    ] == events
    assert (Decision("q3", state.active, "announce"),) == GAME.decisions(state)


def test_the_fourth_viking_takes_the_space_that_is_left() -> None:
    """V10: nobody is asked where there is no choice."""
    state = GAME.start(4, {}, "x").state
    spaces = STARTS[1]
    state, _ = play(state, (0, PlaceViking(spaces[2])), (1, PlaceViking(spaces[0])))
    state, events = play(state, (2, PlaceViking(spaces[3])))
    assert [
        VikingPlaced(seat=Seat(2), space=spaces[3]),
        VikingPlaced(seat=Seat(3), space=spaces[1]),
        TurnBegan(seat=state.active, turn=1),
    ] == events
    assert [spaces[3], spaces[1]] == [trace.space for trace in GAME.view(state, None).traces]


def test_whoever_places_a_viking_knows_bracelets_hand_and_first_player() -> None:
    """V10: they are settled before."""
    begun = GAME.start(3, {}, "x")
    assert Phase.PLACE is begun.state.phase
    assert len(GAME.view(begun.state, Seat(0)).hand) == 3
    assert [FirstPlayerDrawn(seat=begun.state.active)] == of(begun.events, FirstPlayerDrawn)
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        assert begun.state.active == GAME.view(begun.state, viewer).opens
    placed, _ = play(begun.state, *((seat, PlaceViking(STARTS[1][seat])) for seat in range(3)))
    assert GAME.view(placed, None).opens is None
    assert len(of(begun.events, ArenaStocked)) == 4


@pytest.mark.parametrize("space", [STARTS[1][0], CENTRE, STARTS[2][0], Space(99)])
def test_a_start_space_must_be_one_and_free(space: Space) -> None:
    """Set-up: on a free start space."""
    state, _ = play(GAME.start(2, {}, "x").state, (0, PlaceViking(STARTS[1][0])))
    with pytest.raises(RuleError, match="no-free-start-space"):
        GAME.apply(state, Seat(1), PlaceViking(space))


def test_nobody_places_out_of_turn() -> None:
    """Set-up: in seat order."""
    state = GAME.start(2, {}, "x").state
    with pytest.raises(RuleError, match="not-asked"):
        GAME.apply(state, Seat(1), PlaceViking(STARTS[1][0]))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    """Rules: 2-4 players."""
    with pytest.raises(RuleError, match="wrong-number-of-seats"):
        GAME.start(seats, {}, "x")
