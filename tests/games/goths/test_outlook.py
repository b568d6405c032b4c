"""What a computer is told of a battle under way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.goths.content import TRUTH, TWINS, Character, KingCard, Objective, Readiness, Spot
from games.goths.moves import LayKingCard
from games.goths.rules import GAME
from games.goths.state import Deal, GothsState
from games.goths.view import Phase
from tests.games.goths.arrange import OST, VIS, A, C, army, before_orders, table


def first(state: GothsState, viewer: int | None = None) -> float:
    """Guess how likely the camp of seat 0 is to win."""
    return GAME.estimate(state, None if viewer is None else Seat(viewer))[0]


def test_equal_armies_are_even_and_the_bigger_one_is_ahead() -> None:
    """End: an army without figures has lost."""
    assert first(table(2)) == 0.5
    assert first(army(table(2), OST, figures=3)) > 0.5 > first(army(table(2), OST, figures=1))


def test_cover_is_worth_something_wherever_one_stands() -> None:
    """Orders 5, 8: neither shots nor axes hurt who stands on a barricade (G6)."""
    plain = army(table(2), OST, spot=Spot.NEAR_PLAIN, barricades=(False, True, False))
    forest = army(table(2), OST, barricades=(True, False, False))
    assert first(forest) > 0.5
    assert first(plain) > first(army(table(2), OST, spot=Spot.NEAR_PLAIN))


def test_a_loaded_machine_counts_more_while_there_is_somebody_to_hit() -> None:
    """Order 5: a barricade absorbs the shot (G2)."""
    loaded = army(table(2), OST, readiness=Readiness.ACTIVE)
    sheltered = army(table(2), VIS, barricades=(True, False, False))
    nobody_to_hit = first(army(loaded, VIS, barricades=(True, False, False))) - first(sheltered)
    assert first(loaded) - 0.5 > nobody_to_hit > 0


def test_who_knows_where_the_queen_is_is_ahead_beside_her() -> None:
    """End: who frees the queen has won; what recon saw is that chief's alone."""
    state = army(table(2), OST, spot=Spot.FAR_PLAIN)
    trap_and_plain = Deal((Objective.TRAP, Objective.PLAIN, Objective.QUEEN), (True, True, False))
    shown = replace(state, deals=(trap_and_plain,))
    assert first(shown, OST) > first(state, OST) > 0.5
    assert first(shown, VIS) == first(state, VIS)


def test_a_camp_shares_what_its_armies_are_worth() -> None:
    """6 players: a camp is beaten when both its armies are."""
    one, *others = GAME.estimate(army(table(6), A, figures=3), None)
    assert others == [one, one, *[1 - one] * 3]
    gone = army(table(6), C, figures=0)
    assert first(gone) > 0.5


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_armies_that_have_sat_too_long_step_forward_and_arm_no_more(seats: int) -> None:
    """Armies that only load and sabotage would do so until the draw of round 100 (G30)."""
    state, king = table(seats), Seat(0)
    moves = tuple(GAME.legal_moves(state, king))

    def gain(after: int) -> float:
        """Tell what a step forward is worth after so many rounds."""
        late = replace(state, round=after)
        return first(army(late, OST, spot=Spot.NEAR_PLAIN)) - first(late)

    def called(after: int) -> set[Character]:
        sketch = GAME.sketch(replace(state, round=after), king, moves)
        return {TRUTH[move.card] for move in sketch if isinstance(move, LayKingCard)}

    assert gain(20) > gain(9) > gain(8) == gain(1)
    assert called(11) == {*called(12), Character.CATAPULT}
    assert Character.CATAPULT not in called(12)


def laid(state: GothsState, card: KingCard) -> GothsState:
    """Have the first king lay a card before the chiefs give their orders."""
    asked = before_orders(state)
    kings = (replace(asked.kings[0], laid=card), *asked.kings[1:])
    return replace(asked, kings=kings)


def test_a_king_is_taken_to_call_for_what_is_of_most_use() -> None:
    """Round 2: a back fits two cards; here a shot wins the battle at once."""
    last = army(table(4), VIS, figures=2, spot=Spot.NEAR_PLAIN)
    shot = laid(army(last, OST, readiness=Readiness.ACTIVE), KingCard.CATAPULT_RECRUITER)
    (twin,) = {*TWINS[KingCard.CATAPULT_RECRUITER]} - {KingCard.CATAPULT_RECRUITER}
    whim = laid(shot, twin)
    king, chief = (list(shot.layout.king_of).index(0), list(shot.layout.chief_of).index(0))
    assert 1 == GAME.plausible(shot, Seat(king)) > 10 * GAME.plausible(whim, Seat(king)) > 0
    assert 1 == GAME.plausible(whim, Seat(chief))
    seen = replace(whim, phase=Phase.TARGET)
    assert 1 == GAME.plausible(seen, Seat(king))
    neither = laid(shot, KingCard.VULTURE_BARBARIAN)
    assert 1 == GAME.plausible(neither, Seat(king))
