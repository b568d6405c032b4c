"""Phase 2: tactics cards, bastions, income."""

from __future__ import annotations

import pytest

from games.api import Applied, Seat
from games.rage.chapters.land import distance, land
from games.rage.events import IncomeTaken, TacticChosen, TacticRevealed
from games.rage.moves import PlaceBastion, PlayTactic
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Phase
from games.rng import Rng
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    TOMB,
    centre,
    choosing,
    having,
    key_of,
    legal,
    of,
    play,
)


def test_a_choice_is_secret_and_changeable_until_the_last() -> None:
    """Turn 2 and Questions: all seats at once, secret, changeable until the last has answered."""
    state = choosing(BOHORG, TOMB)
    assert [True, True] == [decision.secret for decision in GAME.decisions(state)]
    state, events = play(state, (0, PlayTactic(8)))
    assert [TacticChosen(seat=Seat(0))] == events
    assert [True, False] == [decision.answered for decision in GAME.decisions(state)]
    assert [PlayTactic(1), PlayTactic(10)] == legal(state, 0)
    assert key_of(state, PlayTactic(8), 0) == "same-answer"
    assert key_of(state, PlayTactic(15), 0) == "card-not-held"
    changed = GAME.apply(state, Seat(0), PlayTactic(1))
    assert changed.events == (TacticChosen(to=(Seat(0),), seat=Seat(0)),)
    assert GAME.as_of(2).apply(state, Seat(0), PlayTactic(1)) == Applied(
        changed.state, (TacticChosen(seat=Seat(0)),)
    )
    state, events = play(changed.state, (1, PlayTactic(5)))
    assert [(0, 1), (1, 5)] == [(event.seat, event.card) for event in of(events, TacticRevealed)]


def test_the_ascending_number_is_the_turn_order_and_the_cards_go_face_up_away() -> None:
    """Turn 2: ascending order number = turn order; revealed cards go to the discards (R22)."""
    state = choosing(BOHORG, TOMB, GOLDLEIF)
    state, _ = play(state, (0, PlayTactic(10)), (1, PlayTactic(4)), (2, PlayTactic(6)))
    assert (1, 2, 0) == state.order
    assert [(10,), (4,), (6,)] == [player.discard for player in state.players]
    assert [(1, 8), (5, 11), (3, 12)] == [player.hand for player in state.players]


def test_income_is_the_gold_of_the_card_and_three_crystals_a_city() -> None:
    """Turn 2, R16: gold of the card; 3 crystals per city controlled, all at once."""
    board = {centre(0): (0, (1, 0, 0)), centre(1): (0, (0, 1, 0))}
    state = choosing(BOHORG, TOMB, board=board)
    state, events = play(state, (0, PlayTactic(10)), (1, PlayTactic(4)))
    assert [
        IncomeTaken(seat=Seat(0), gold=5, crystals=6),
        IncomeTaken(seat=Seat(1), gold=3, crystals=0),
    ] == of(events, IncomeTaken)
    assert (5, 6) == (state.players[0].gold, state.players[0].crystals)


def test_gold_and_crystals_are_unlimited() -> None:
    """R6: however much somebody has, the income comes in full."""
    state = choosing(BOHORG, TOMB, board={centre(0): (0, (1, 0, 0))})
    state = having(state, 0, gold=997, crystals=998)
    state, _ = play(state, (0, PlayTactic(10)), (1, PlayTactic(4)))
    assert (1002, 1001) == (state.players[0].gold, state.players[0].crystals)


def bastions(seats: int = 2) -> RageState:
    """Play the tactics of turn 1."""
    state = GAME.start(seats, {"clans": "random"}, "bastions").state
    for seat in range(seats):
        state, _ = play(state, (seat, PlayTactic(state.players[seat].hand[0])))
    return state


def test_bastions_are_placed_in_turn_order_in_turn_one() -> None:
    """Turn 2: turn 1, in turn order, each places his bastion, before the income."""
    state = bastions(3)
    asked = []
    while state.phase is Phase.BASTION:
        asked.append(state.asked[0])
        state, _ = play(state, (state.asked[0], legal(state)[0]))
    assert list(state.order) == asked
    assert all(player.gold for player in state.players)


def test_a_bastion_stands_beside_a_territory_outside_the_tiles_and_not_beside_another() -> None:
    """R15: a hex of its own outside all tiles, adjacent to >= 1 territory, to no bastion."""
    state = bastions()
    rim = land(state.tiles).rim
    spots = [move.spot for move in legal(state)]
    assert list(range(len(rim))) == spots
    assert all(land(state.tiles).next_to(place) for place in rim)
    assert not set(rim) & set(land(state.tiles).hexes)
    state, _ = play(state, (state.asked[0], PlaceBastion(5)))
    free = [move.spot for move in legal(state)]
    assert [spot for spot in spots if distance(rim[spot], rim[5]) > 1] == free
    beside = next(spot for spot in spots if distance(rim[spot], rim[5]) == 1)
    assert key_of(state, PlaceBastion(beside)) == key_of(state, PlaceBastion(5))
    assert key_of(state, PlaceBastion(beside)) == "beside-another-bastion"
    assert key_of(state, PlaceBastion(len(rim))) == "not-beside-a-territory"


def test_an_absent_player_s_bastion_has_most_doors_and_is_farthest_from_others() -> None:
    """Precisions, Set-up.

    Most adjacent territories, greatest distance to the nearest bastion, smaller r, smaller q.
    """
    state = bastions(4)
    placed: list[tuple[int, int]] = []
    while state.phase is Phase.BASTION:
        there = land(state.tiles)
        free = [there.rim[move.spot] for move in legal(state)]
        best = min(
            free,
            key=lambda place: (
                -len(there.next_to(place)),
                -min((distance(place, other) for other in placed), default=0),
                place[1],
                place[0],
            ),
        )
        seat = state.asked[0]
        move = GAME.default_move(state, seat, Rng("any"))
        state, _ = play(state, (seat, move))
        assert best == state.players[seat].bastion
        placed.append(best)


@pytest.mark.parametrize(
    ("hand", "chosen"), [((1, 8, 10), 10), ((8, 15, 1), 8), ((17, 27, 24), 17), ((24, 1, 10), 10)]
)
def test_the_card_of_an_absent_player(hand: tuple[int, ...], chosen: int) -> None:
    """Questions: the highest worth of units (I 2, II 3, III 6), tie: lower order."""
    state = having(choosing(BOHORG, TOMB), 0, hand=hand)
    assert PlayTactic(chosen) == GAME.default_move(state, Seat(0), Rng("any"))
