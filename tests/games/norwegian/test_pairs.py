"""Table options two at a time, where the one changes what the other does."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import RuleError, Seat
from games.norwegian.content import Rank
from games.norwegian.events import (
    AceAimed,
    Burn,
    Completed,
    CompletionOffered,
    DirectionReversed,
    JokerGiven,
    Pickup,
    PileBurnt,
    PileTaken,
    SeatsSkipped,
)
from games.norwegian.moves import (
    ChooseTarget,
    Complete,
    GiveIn,
    LayBlind,
    PassCompletion,
    StopBlind,
    TakePile,
)
from games.norwegian.rules import GAME
from games.norwegian.view import Demand, Phase
from tests.games.norwegian.arrange import (
    Chosen,
    after,
    arrange,
    cards,
    counter,
    lay,
    legal,
    of,
    play,
    ranks,
)

ALL = "3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As 2s"
EVERYTHING = "3 4 5 6 7 8 9 10 J Q K A 2"
GONE = {0: "- - -"}


def at(target: int) -> ChooseTarget:
    return ChooseTarget(Seat(target))


# Strong ace


def test_an_attack_raised_under_a_seven_goes_on_as_any_other() -> None:
    """Strong ace, 7, N15: answered by an ace, then by a 2, after which the 7 asks nothing more."""
    state = arrange("As 5s", "Ah 5h", ALL, pile="7d", strong_ace=True)
    state = after(state, (0, lay("A")), (0, at(1)))
    assert [GiveIn(), counter("A")] == legal(state)
    state, events = play(state, (1, counter("A")), (1, at(2)), (2, counter("2")))
    assert [AceAimed(seat=Seat(1), target=Seat(2), aces=1)] == of(events, AceAimed)
    assert (Seat(0), cards("7d As Ah 2s")) == (state.active, state.pile)
    assert Demand.FREE is GAME.view(state, None).demand


def test_an_attack_under_a_seven_that_is_not_answered_takes_the_seven_along() -> None:
    """Strong ace, 7, N12: the constraint goes with the pile; the attacker leads anything."""
    state = arrange(f"As {ALL}", "5h", "5d", pile="7d 7c", strong_ace=True)
    state = after(state, (0, lay("A")), (0, at(2)), (2, GiveIn()))
    assert cards("5d 7d 7c As") == state.hands[2]
    assert (Seat(0), EVERYTHING) == (state.active, ranks(state))


@pytest.mark.parametrize(("strong", "goes"), [(False, "3 7 2"), (True, "3 7 A 2")])
def test_a_strong_ace_goes_on_a_seven_below_invisible_threes(*, strong: bool, goes: str) -> None:
    """Strong ace and invisible three, N19."""
    options: Chosen = {"strong_ace": strong, "invisible_three": True}
    assert goes == ranks(arrange("3s 7s 10s As 2s", "4s", pile="7h 3h", **options))


def test_neither_a_ten_nor_a_higher_card_follows_the_strong_ace_under_a_seven() -> None:
    """Strong ace and 10 (N14): it is the ace alone that beats the 7."""
    assert ranks(arrange(ALL, "4s", pile="7h", strong_ace=True)) == "3 4 5 6 7 A 2"


# Ranked ten


def test_a_ranked_ten_does_not_go_on_an_ace() -> None:
    """Ranked ten: not on J, Q, K or A."""
    assert ranks(arrange(ALL, "4s", pile="Ah", ranked_ten=True)) == "A 2"
    assert ranks(arrange(ALL, "4s", pile="Ah")) == "10 A 2"


def test_whoever_may_play_again_after_a_ten_may_lay_a_ranked_one_only_where_it_goes() -> None:
    """Ranked ten and play again after a 10: on an empty pile the next 10 goes too."""
    options: Chosen = {"ranked_ten": True, "play_again_after_ten": True}
    with pytest.raises(RuleError, match="too-low"):
        play(arrange("10s Ks", "4s", pile="Jh", **options), (0, lay("10")))
    state = arrange("10s 10h Ks", "4s", pile="9h", **options)
    state = after(state, (0, lay("10")), (0, lay("10")))
    assert (Seat(0), cards("9h 10s 10h")) == (state.active, state.burnt)


# Voluntary pick-up


def test_the_pile_may_be_taken_by_choice_under_a_seven() -> None:
    """Voluntary pick-up and 7, N12: the constraint dies; the last player to have laid leads."""
    state = arrange("7s Ks", "4s 5s", ALL, voluntary_pickup=True)
    state = after(state, (0, lay("7")))
    assert [lay("4"), lay("5"), TakePile()] == legal(state)
    state = after(state, (1, TakePile()))
    assert (Seat(0), Demand.FREE) == (state.active, GAME.view(state, None).demand)


def test_a_pile_of_invisible_threes_may_be_taken_by_choice() -> None:
    """Voluntary pick-up and invisible three, N30: free to lay anything, but a pile is there."""
    options: Chosen = {"voluntary_pickup": True, "invisible_three": True}
    state = arrange("5s", "4s", pile="3h", **options)
    assert [lay("5"), TakePile()] == legal(state)
    assert cards("3h 5s") == after(state, (0, TakePile())).hands[0]


def test_nobody_takes_the_pile_while_it_may_be_completed() -> None:
    """Voluntary pick-up and completion: before the next action."""
    options: Chosen = {"voluntary_pickup": True, "completion": True}
    state = after(arrange("Kd Kc 3h", "4h 5h 6h", "Kh Ks 4s", **options), (0, lay("K", 2)))
    assert [PassCompletion()] == legal(state, 1)
    with pytest.raises(RuleError, match="wrong-answer"):
        play(state, (1, TakePile()))


# Four of a kind


def test_three_equal_cards_and_a_three_are_no_four_of_a_kind() -> None:
    """Four of a kind and invisible three: ignored, not counted."""
    options: Chosen = {"invisible_three": True, "four_of_a_kind": True}
    state = arrange("3s 5s", "9c 5h", pile="9s 9h 9d", **options)
    state = after(state, (0, lay("3")))
    assert cards("9s 9h 9d 3s") == state.pile
    state, events = play(state, (1, lay("9")))
    assert [PileBurnt(seat=Seat(1), cause=Burn.FOUR_OF_A_KIND, number=5)] == of(events, PileBurnt)


def test_a_blind_card_makes_four_across_a_blind_three() -> None:
    """Four of a kind and invisible three in a chain of blind cards (N18)."""
    options: Chosen = {"invisible_three": True, "four_of_a_kind": True}
    state = arrange("", "4s", face_down={0: "3s 9c Ks"}, pile="9s 9h 9d", **options)
    state = after(state, (0, LayBlind(0)), (0, LayBlind(1)))
    assert ((), 5) == (state.pile, len(state.burnt))


def test_a_fourth_seven_frees_the_next_player_and_a_strong_ace_needs_no_strength() -> None:
    """Four of a kind and strong ace: with the pile gone no 7 asks anything."""
    options: Chosen = {"four_of_a_kind": True, "strong_ace": True}
    state = after(arrange("7s 5s", ALL, pile="7h 7d 7c", **options), (0, lay("7")))
    assert (Seat(1), EVERYTHING) == (state.active, ranks(state))


def test_four_sixes_of_two_players_do_not_turn_back_what_the_first_ones_turned() -> None:
    """Four of a kind and reversing six: the last ones laid have no effect, the first had."""
    options: Chosen = {"four_of_a_kind": True, "reversing_six": True}
    state = arrange("6s 5s", "5h", "6h 6d 6c 5d", **options)
    state, events = play(state, (0, lay("6")), (2, lay("6", 3)))
    assert [DirectionReversed(seat=Seat(0), clockwise=False)] == of(events, DirectionReversed)
    assert (Seat(1), False, ()) == (state.active, state.clockwise, state.pile)


# Jokers


def test_a_joker_sends_a_pile_of_invisible_threes() -> None:
    """Jokers and invisible three: without value, but cards all the same."""
    options: Chosen = {"jokers": True, "invisible_three": True}
    state = arrange("X1 5s", "4s", "4h", pile="3h 3d", **options)
    state, events = play(state, (0, lay("X")), (0, at(2)))
    assert [JokerGiven(seat=Seat(0), target=Seat(2))] == of(events, JokerGiven)
    assert (cards("3h 3d 4h"), Seat(0)) == (state.hands[2], state.active)


def test_several_jokers_are_no_equal_cards_to_complete() -> None:
    """Jokers and completion: they leave the game, and two are all of a pack."""
    options: Chosen = {"jokers": True, "completion": True}
    state = arrange("X1 X2 5s", "X1 X2 4s", "4h", pile="Kd Kc", **options)
    state, events = play(state, (0, lay("X", 2)))
    assert Phase.GIVE is state.phase
    assert [] == of(events, CompletionOffered)


def test_a_pair_is_offered_for_completion_before_a_joker_can_send_it() -> None:
    """Jokers and completion: before the next action; the joker then finds no pile (N25)."""
    options: Chosen = {"jokers": True, "completion": True}
    state = arrange("Kd Kc 5s", "X1 4s", "Kh Ks 4h", **options)
    state = after(state, (0, lay("K", 2)))
    assert set(map(Seat, (1, 2))) == set(state.asked)
    state = after(state, (2, Complete(Rank.KING)))
    assert (Seat(0), cards("Kd Kc Ks Kh"), ()) == (state.active, state.burnt, state.pile)


def test_a_joker_may_be_laid_where_the_pile_could_be_taken_or_was_ranked_too_high() -> None:
    """Jokers with voluntary pick-up and ranked ten: it goes on anything."""
    options: Chosen = {"jokers": True, "voluntary_pickup": True, "ranked_ten": True}
    state = arrange("X1 10s 4s", "5s", pile="Kh", **options)
    assert [lay("X"), TakePile()] == legal(state)


# Completion


def test_a_completion_burns_as_such_and_its_player_does_not_lead_by_another_option() -> None:
    """Completion with four of a kind and play again after a 10: the seat after leads."""
    options: Chosen = {"completion": True, "four_of_a_kind": True, "play_again_after_ten": True}
    state = arrange("Kd Kc 3h", "Kh Ks 4s", "4h", **options)
    state, events = play(state, (0, lay("K", 2)), (1, Complete(Rank.KING)))
    assert [Completed(seat=Seat(1), rank=Rank.KING)] == of(events, Completed)
    assert [PileBurnt(seat=Seat(1), cause=Burn.COMPLETION, number=4)] == of(events, PileBurnt)
    assert Seat(2) == state.active


def test_eights_let_lie_skip_by_the_number_laid_this_time() -> None:
    """Completion and 8: two on top of an 8 that skipped before."""
    state = arrange("8d 8c 5s", "8h 4s 4d", "4h 5h 6h", "5d 6d 9d", pile="8s", completion=True)
    state = after(state, (0, lay("8", 2)))
    assert Phase.COMPLETE is state.phase
    state, events = play(state, *((seat, PassCompletion()) for seat in state.asked))
    assert [SeatsSkipped(seat=Seat(0), skipped=(Seat(1), Seat(2)))] == of(events, SeatsSkipped)
    assert Seat(3) == state.active


def test_twos_can_be_completed_and_then_free_nobody() -> None:
    """Completion and 2: only 7s cannot be completed."""
    state = arrange("2d 2c 5s", "2h 2s 4d", "4h 5h 6h", pile="Kd", completion=True)
    state = after(state, (0, lay("2", 2)), (1, Complete(Rank.TWO)))
    assert (Seat(2), cards("Kd 2d 2c 2s 2h")) == (state.active, state.burnt)


def test_a_two_in_answer_can_be_completed_before_it_stops_the_ace() -> None:
    """Completion and ace, N34, N24: the pile burns, nobody takes it, nobody is asked further."""
    state = arrange("As 5s", "2d 2c 4d", "2h 2s 6h", "4h 5h 6d", pile="Kd", completion=True)
    state = after(state, (0, lay("A")), (0, at(1)), (1, counter("2", 2)))
    assert Phase.COMPLETE is state.phase
    state = after(state, (2, Complete(Rank.TWO)))
    assert (Seat(3), None, 6) == (state.active, state.attack, len(state.burnt))


def test_strong_aces_under_a_seven_can_be_completed() -> None:
    """Completion and strong ace: the 7 below stays out of it."""
    options: Chosen = {"completion": True, "strong_ace": True}
    state = arrange("Ad Ac 5s", "Ah As 4d", "4h 5h 6h", pile="7d", **options)
    state = after(state, (0, lay("A", 2)), (1, Complete(Rank.ACE)))
    assert (Seat(2), ()) == (state.active, state.pile)


def test_the_seat_after_the_completer_goes_by_the_direction() -> None:
    """Completion and reversing six."""
    options: Chosen = {"completion": True, "reversing_six": True}
    state = arrange("Kd Kc 3h", "4s", "Kh Ks 4h", "4d", clockwise=False, **options)
    state = after(state, (0, lay("K", 2)), (2, Complete(Rank.KING)))
    assert Seat(1) == state.active


def test_sixes_let_lie_reverse_once_for_each_laid_this_time() -> None:
    """Completion and reversing six: by one, whatever lay below."""
    options: Chosen = {"completion": True, "reversing_six": True}
    state = arrange("6d 5s 9s", "6h 6c 4d", "4h 5h 7h", pile="6s", **options)
    state = after(state, (0, lay("6")))
    state = after(state, *((seat, PassCompletion()) for seat in state.asked))
    assert (Seat(2), False) == (state.active, state.clockwise)


# Reversing six


def test_eights_laid_after_a_six_skip_the_other_way() -> None:
    """Reversing six and 8."""
    state = arrange("6s 9s", "4s", "4h", "8s 9d", "4d", reversing_six=True)
    state = after(state, (0, lay("6")))
    assert Seat(4) == state.active
    state = arrange("4s", "4h", "8s 9d", "4d", "6s", active=4, reversing_six=True)
    state = after(state, (4, lay("6")))
    assert Seat(3) == state.active
    state = arrange("4s", "4h", "8s 8h", "4d", active=2, clockwise=False, reversing_six=True)
    assert Seat(3) == after(state, (2, lay("8", 2))).active


def test_with_two_players_a_six_changes_the_direction_and_not_the_turn() -> None:
    """Reversing six: there is one other player either way."""
    state = after(arrange("6s 9s", "4s", reversing_six=True), (0, lay("6")))
    assert (Seat(1), False) == (state.active, state.clockwise)


# Play on for places


def test_out_by_four_of_a_kind_by_a_three_or_by_a_six_the_next_one_plays() -> None:
    """Play on for places with four of a kind, invisible three and reversing six (N21, N22)."""
    four: Chosen = {"play_on": True, "four_of_a_kind": True, "play_again_after_ten": True}
    state = arrange("9s 9h", "4s", "4h", pile="9d 9c", face_down=GONE, **four)
    assert (Seat(1), ()) == (
        after(state, (0, lay("9", 2))).active,
        after(state, (0, lay("9", 2))).pile,
    )
    three: Chosen = {"play_on": True, "invisible_three": True}
    state = after(arrange("3s", "4s Ks", "4h", pile="Jd", face_down=GONE, **three), (0, lay("3")))
    assert (Seat(1), "K") == (state.active, ranks(state))
    six: Chosen = {"play_on": True, "reversing_six": True}
    assert Seat(2) == after(arrange("6s", "4s", "4h", face_down=GONE, **six), (0, lay("6"))).active


def test_seats_that_are_out_are_passed_over_backwards_too() -> None:
    """Play on for places and reversing six (N22)."""
    options: Chosen = {"play_on": True, "reversing_six": True}
    state = arrange("6s 9s", "4s", "4h", "", outs=[3], **options)
    assert Seat(2) == after(state, (0, lay("6"))).active


def test_taking_by_choice_what_one_who_is_out_laid_gives_the_lead_to_the_next_one() -> None:
    """Play on for places and voluntary pick-up (N21)."""
    options: Chosen = {"play_on": True, "voluntary_pickup": True}
    state = arrange("4s", "9s 5s", "4h", "4d", pile="4c", outs=[0], active=1, **options)
    state = after(state, (1, TakePile()))
    assert (Seat(1), ()) == (state.active, state.pile)


def test_a_pair_laid_by_one_who_is_out_can_be_completed() -> None:
    """Play on for places and completion: the place taken stays taken."""
    options: Chosen = {"play_on": True, "completion": True}
    state = arrange("Kd Kc", "Kh Ks 4s", "4h 5h", face_down=GONE, **options)
    state = after(state, (0, lay("K", 2)), (1, Complete(Rank.KING)))
    assert ((Seat(0),), Seat(2), ()) == (state.outs, state.active, state.pile)


def test_a_strong_ace_of_one_who_is_out_can_take_the_seven_to_anybody_left() -> None:
    """Play on for places and strong ace (N23): the next player leads where it is not answered."""
    options: Chosen = {"play_on": True, "strong_ace": True}
    state = arrange("As", "4s", "4h", pile="7d", face_down=GONE, **options)
    state, events = play(state, (0, lay("A")), (0, at(2)), (2, GiveIn()))
    assert [PileTaken(seat=Seat(2), cause=Pickup.ACE, number=2)] == of(events, PileTaken)
    assert Seat(1) == state.active


def test_all_options_together_leave_each_its_own() -> None:
    """Variants: freely combined; a chain of blind cards under all of them."""
    options: dict[str, Any] = {option.key: True for option in GAME.options}
    state = arrange("", ALL, ALL, face_down={0: "3s 6s 10s"}, pile="7h", **options)
    state = after(state, (0, LayBlind(0)))
    assert (Phase.BLIND_AGAIN, Demand.AT_MOST) == (state.phase, GAME.view(state, None).demand)
    state = after(state, (0, LayBlind(1)))
    assert (Phase.BLIND_AGAIN, False) == (state.phase, state.clockwise)
    assert Seat(2) == after(state, (0, StopBlind())).active
    state = after(state, (0, LayBlind(2)))
    assert ((Seat(0),), Seat(2)) == (state.outs, state.active)
