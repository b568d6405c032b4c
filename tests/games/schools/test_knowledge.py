"""What is public and what is secret, and other games that a viewer cannot tell from this one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.api import RuleError, Seat, is_fence
from games.playout import steps
from games.rng import Rng
from games.schools.content import NOTHING, counted
from games.schools.events import HandRefilled, StudentsDrawn, TrialsAnnounced
from games.schools.moves import (
    CastCombustio,
    CastMaleficio,
    Deploy,
    DiscardRarest,
    EndTurn,
    GiveUp,
    MoveTo,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState, minus, plus
from tests.games.schools.arrange import (
    AIR,
    EARTH,
    FIRE,
    after,
    arrange,
    asked,
    of,
    play,
    side,
    students,
)

VIEWERS = (Seat(0), Seat(1), None)


def _states(seed: str) -> Iterator[SchoolsState]:
    begun = GAME.start(2, {}, seed).state
    yield begun
    for step in steps(GAME, begun, seed):
        assert isinstance(step.applied.state, SchoolsState)
        yield step.applied.state


def test_only_its_own_hand_is_shown_to_a_school() -> None:
    """Secret: hands; a spectator and every player who waits see no hand."""
    state = arrange(side("ee"), side("wwa"))
    assert [counted(students(hand)) for hand in ("ee", "wwa")] == [
        GAME.view(state, seat).hand for seat in (Seat(0), Seat(1))
    ]
    assert () == GAME.view(state, None).hand
    for viewer in VIEWERS:
        assert [2, 3] == [player.hand for player in GAME.view(state, viewer).players]


def test_boards_rows_counts_and_discards_are_public() -> None:
    """Public: boards, columns, stacks with every level, rows, pile counts, discards, totals."""
    own = side("e", pawn=FIRE, columns={FIRE: "wa"}, stacks={FIRE: (1, 2)}, row=(6, 3))
    state = arrange(own, discards="ww", draws="eee", trials=(4, 5))
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        stand = view.players[0].stands[3]
        assert (students("wa"), (1, 2), 2) == (stand.column, stand.stack, stand.level)
        assert [False, False, False, True, False] == [
            stand.casting for stand in view.players[0].stands
        ]
        assert (6, 3) == view.players[0].row
        assert (FIRE, 2) == (view.players[0].pawn, view.players[0].total)
        assert (2, 3, counted(students("ww"))) == (view.trials, view.students, view.discards)


def test_neither_pile_is_seen() -> None:
    """Secret: the order of both piles."""
    state = arrange(side(), side(), draws="ewafd", trials=(1, 2, 3))
    other = replace(state, students=students("dfawe"), trials=(3, 2, 1))
    for viewer in VIEWERS:
        assert GAME.view(state, viewer) == GAME.view(other, viewer)


def test_a_viewer_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RuleError, match="no-such-seat"):
        GAME.view(arrange(side()), Seat(2))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_second_deal_is_a_function_of_what_the_viewer_knows(seed: str) -> None:
    """Dealing again what was dealt again is dealing again."""
    for state in _states(seed):
        for viewer in VIEWERS:
            once = GAME.redeal(state, viewer, "one")
            assert GAME.redeal(once, viewer, "two") == GAME.redeal(state, viewer, "two")
            assert once.rng.seed == "one"


@pytest.mark.parametrize("seed", ["d", "e"])
def test_nothing_is_lost_when_it_is_dealt_again(seed: str) -> None:
    """Facts: 60 students and 45 trials, in another order."""
    for state in _states(seed):
        for viewer in VIEWERS:
            other = GAME.redeal(state, viewer, "again")
            assert _hidden(state) == _hidden(other)
            assert sorted(state.trials) == sorted(other.trials)
            for one, two in zip(state.sides, other.sides, strict=True):
                assert sum(one.hand) == sum(two.hand)
                assert NOTHING == minus(two.known, two.hand)


def _hidden(state: SchoolsState) -> tuple[int, ...]:
    first, second = state.sides
    return plus(counted(state.students), plus(first.hand, second.hand))


def test_trials_known_on_the_pile_stay_there() -> None:
    """Secret: the cards that Combustio put back are known to both until announced."""
    own = side(pawn=FIRE, columns={FIRE: "fff"})
    begun = arrange(own, side(stacks={FIRE: (1, 2, 3)}), trials=(6, 5, 4, 1, 2))
    state = after(begun, CastCombustio(0))
    orders = {GAME.redeal(state, Seat(1), str(salt)).trials for salt in range(20)}
    assert len(orders) > 1
    assert {(1, 2, 3)} == {order[:3] for order in orders}


def test_whoever_counts_knows_the_other_hand_when_the_discards_are_shuffled() -> None:
    """Public: all other students are in sight then; those drawn afterwards are unknown again."""
    begun = arrange(side("fw"), side("ee"), draws="d", discards="aaaaff")
    state = after(begun, EndTurn())
    assert counted(students("fw")) == state.sides[0].known
    assert counted(students("eed")) == state.sides[1].known
    for salt in range(10):
        dealt = GAME.redeal(state, Seat(0), str(salt)).sides[1]
        assert NOTHING == minus(counted(students("eed")), dealt.hand)
        assert state.sides[0].hand == GAME.redeal(state, Seat(0), str(salt)).sides[0].hand
        assert counted(students("fw")) == GAME.redeal(state, Seat(1), str(salt)).sides[0].hand


def test_what_is_certain_goes_first() -> None:
    """Facts: students of one element are identical, so that the known one may have gone."""
    state = arrange(side("eew", known="e", pawn=FIRE))
    state = after(state, Deploy(EARTH))
    assert NOTHING == state.sides[0].known
    state = after(state, MoveTo(EARTH))
    assert counted(students("w")) == state.sides[0].hand


def test_a_first_turn_is_dealt_again_so_that_it_can_be_ended() -> None:
    """M2: everybody knows that the starting trial can still be passed."""
    own = side("fa", pawn=EARTH, columns={FIRE: "w"}, stacks={EARTH: (1,)}, started=False)
    state = arrange(own, side("eewwa"), seat=1, turn=2, draws="eeeeewwwww")
    hands = set()
    for salt in range(60):
        other = GAME.redeal(state, Seat(0), str(salt))
        assert list(GAME.legal_moves(other, asked(other)))
        hands.add(other.sides[1].hand)
    # Two more of earth could go nowhere.
    assert counted(students("ee")) not in hands
    assert len(hands) > 5


def test_a_first_turn_can_be_ended_after_maleficio_too() -> None:
    """M2: tested with the caster discarded: two of the three left cannot be summoned."""
    own = side("fe", pawn=FIRE, columns={FIRE: "aaa"}, stacks={FIRE: (1,)}, started=False)
    state = arrange(own, side("ee"), seat=1, turn=2, draws="fffffffeeeeeee")
    state = after(state, CastMaleficio(0))
    for salt in range(30):
        other = GAME.redeal(state, Seat(0), str(salt))
        assert counted(students("ff")) != other.sides[1].hand
        assert list(GAME.legal_moves(after(other, DiscardRarest()), Seat(1)))


def test_hands_that_were_shown_stay_as_they_are() -> None:
    """Precisions: hands are shown when the game is over."""
    over = GAME.apply(arrange(side("ee"), side("ww")), Seat(0), GiveUp()).state
    for viewer in VIEWERS:
        other = GAME.redeal(over, viewer, "x")
        assert [one.hand for one in over.sides] == [one.hand for one in other.sides]


def test_an_action_can_be_taken_back_until_something_is_revealed() -> None:
    """M19: cards deployed or discarded have been seen, which is no fence; phase 3 is final."""
    state = arrange(side("eef", pawn=AIR, columns={AIR: "www"}))
    for move in (MoveTo(FIRE), Deploy(EARTH)):
        assert not is_fence(state, GAME.apply(state, Seat(0), move), Seat(0))
    ended = GAME.apply(state, Seat(0), EndTurn())
    assert is_fence(state, ended, Seat(0))
    assert all(event.reveals for event in of(ended.events, TrialsAnnounced, StudentsDrawn))


def test_what_is_drawn_is_heard_by_its_school_alone() -> None:
    """Secret: hands; everybody hears how many were drawn."""
    _, events = play(arrange(side()), EndTurn())
    assert [None] == [event.to for event in of(events, HandRefilled)]
    assert [(Seat(1),)] == [event.to for event in of(events, StudentsDrawn)]


def test_the_default_is_no_draw_of_luck() -> None:
    """Default exactly: it is determined by the position."""
    state = arrange(side("eef", pawn=AIR))
    one, two = (GAME.default_move(state, Seat(0), Rng(seed)) for seed in "ab")
    assert one == two
