"""The table options but completion, alone and where two of them touch."""

from __future__ import annotations

import pytest

from games.api import Outcome, RuleError, Seat
from games.norwegian.chapters.turn import QUIET_TURNS_A_SEAT
from games.norwegian.content import Rank, Variants
from games.norwegian.events import (
    AceAimed,
    AceStopped,
    Burn,
    DemandChanged,
    DirectionReversed,
    GameWon,
    JokerGiven,
    JokerWasted,
    LeftLast,
    Pickup,
    PileBurnt,
    PileTaken,
    SeatsSkipped,
    StalemateReached,
    ThreesIgnored,
    WentOut,
)
from games.norwegian.moves import ChooseTarget, GiveIn, LayBlind, StopBlind, TakePile
from games.norwegian.rules import GAME
from games.norwegian.view import Demand, Phase
from games.optional.remembering import Played, Praise
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


def at(target: int) -> ChooseTarget:
    return ChooseTarget(Seat(target))


def test_every_variant_is_an_option_off_by_default() -> None:
    """Variants: each a table option, off by default."""
    assert [
        "voluntary_pickup",
        "play_on",
        "play_again_after_ten",
        "four_of_a_kind",
        "strong_ace",
        "ranked_ten",
        "invisible_three",
        "jokers",
        "completion",
        "reversing_six",
    ] == [option.key for option in GAME.options]
    assert Variants() == GAME.start(2, {}, "x").state.variants
    assert Variants(jokers=True) == GAME.start(2, {"jokers": True}, "x").state.variants


# Voluntary pick-up


def test_the_pile_may_be_taken_by_choice() -> None:
    """Option voluntary pick-up (4); what else could have been laid is not told."""
    state = arrange("5s", "4s", pile="4d", voluntary_pickup=True)
    assert [lay("5"), TakePile()] == legal(state)
    state, events = play(state, (0, TakePile()))
    assert [PileTaken(seat=Seat(0), cause=Pickup.TURN, number=1)] == of(events, PileTaken)


def test_who_can_lay_nothing_takes_the_pile_with_the_option_too() -> None:
    """Option voluntary pick-up (4): offered once."""
    assert [TakePile()] == legal(arrange("5s", "4s", pile="9d", voluntary_pickup=True))


def test_no_empty_pile_is_taken_by_choice() -> None:
    """N30."""
    assert [lay("5")] == legal(arrange("5s", "4s", voluntary_pickup=True))


def test_the_pile_may_be_taken_instead_of_turning_a_blind_card() -> None:
    """N30: before a blind card, not between two."""
    state = arrange("", "4s", face_down={0: "9s Ks Kh"}, pile="4d", voluntary_pickup=True)
    assert [LayBlind(0), LayBlind(1), LayBlind(2), TakePile()] == legal(state)
    assert cards("4d") == after(state, (0, TakePile())).hands[0]
    assert TakePile() not in legal(after(state, (0, LayBlind(0))))


# Play on for places


def test_the_game_goes_on_for_the_places() -> None:
    """Option play on for places (7)."""
    state = arrange("9s", "9h Kh", "9d", face_down={0: "- - -", 2: "- - -"}, play_on=True)
    state, events = play(state, (0, lay("9")))
    assert [WentOut(seat=Seat(0), place=1)] == of(events, WentOut)
    assert GAME.outcome(state) is None
    assert [1, None, None] == [player.place for player in GAME.view(state, None).players]
    state, events = play(state, (1, lay("9")), (2, lay("9")))
    assert events[-5:-2] == [
        WentOut(seat=Seat(2), place=2),
        LeftLast(seat=Seat(1), place=3),
        GameWon(seats=(Seat(0),)),
    ]
    expected = Outcome(((Seat(0),), (Seat(2),), (Seat(1),)), "places-decided")
    assert expected == GAME.outcome(state)


def test_with_two_players_playing_on_ends_with_the_first_out() -> None:
    """Option play on for places (7): nobody is left to play with."""
    state = after(arrange("9s", "9h", face_down={0: "- - -"}, play_on=True), (0, lay("9")))
    assert Outcome(((Seat(0),), (Seat(1),)), "places-decided") == GAME.outcome(state)


def test_seats_that_are_out_are_passed_over_and_eights_do_not_count_them() -> None:
    """N22."""
    state = arrange("8s 9s", "", "4s", "5s", outs=[1], play_on=True)
    assert Seat(2) == after(state, (0, lay("9"))).active
    state, events = play(state, (0, lay("8")))
    assert [SeatsSkipped(seat=Seat(0), skipped=(Seat(2),))] == of(events, SeatsSkipped)
    assert Seat(3) == state.active


def test_who_goes_out_by_an_eight_still_skips() -> None:
    """N22: counted from the place of the player, who is not counted."""
    down = {0: "- - -"}
    state = arrange("8s 8h", "4s", "4h", "4d", face_down=down, play_on=True)
    state, events = play(state, (0, lay("8", 2)))
    assert (Seat(1), Seat(2)) == of(events, SeatsSkipped)[0].skipped
    assert Seat(3) == state.active


def test_seats_that_are_out_are_no_targets() -> None:
    """Ace: any other player; one who is out holds no hand."""
    state = arrange("As 9s", "", "4s", "5s", outs=[1], play_on=True)
    assert [at(2), at(3)] == legal(after(state, (0, lay("A"))))


def test_who_goes_out_by_an_ace_still_aims_it() -> None:
    """N23; N21: where that player should lead, the next one does."""
    state = arrange("As", "4s", "2h 4h", face_down={0: "- - -"}, play_on=True, pile="Kd")
    state = after(state, (0, lay("A")))
    assert ((Seat(0),), [at(1), at(2)]) == (state.asked, legal(state))
    state = after(state, (0, at(2)))
    assert [GiveIn(), counter("2")] == legal(state)
    state = after(state, (2, GiveIn()))
    assert (Seat(1), cards("4h Kd As 2h")) == (state.active, state.hands[2])


def test_who_goes_out_by_an_ace_dares_nothing_with_it() -> None:
    """N23: nothing comes back to somebody without cards; with one card left an ace is daring."""
    for down, dared in (("- - -", []), ("- - 3c", [Seat(0)])):
        state = after(
            arrange("As", "4s", "2h 4h", face_down={0: down}, play_on=True, pile="Kd"),
            (0, lay("A")),
        )
        aimed = GAME.apply(state, Seat(0), at(2))
        record = [
            Played(None, state, state, ()),
            Played(Seat(0), state, aimed.state, aimed.events),
        ]
        assert dared == [one.seat for one in GAME.feats(record) if one.praise is Praise.BOLDEST]


def test_an_answered_ace_does_not_return_to_one_who_is_out() -> None:
    """N15, N23: the only other player left needs no naming."""
    state = arrange("As", "4s", "Ah 4h", face_down={0: "- - -"}, play_on=True)
    state = after(state, (0, lay("A")), (0, at(2)), (2, counter("A")))
    assert (Phase.ANSWER, (Seat(1),)) == (state.phase, state.asked)


def test_who_goes_out_by_a_counter_leaves_the_attack_to_its_end() -> None:
    """N10, N15: the player after the answerer plays."""
    state = arrange("As 5s", "2s", "4h", face_down={1: "- - -"}, play_on=True)
    state, events = play(state, (0, lay("A")), (0, at(1)), (1, counter("2")))
    assert [AceStopped(seat=Seat(1), attacker=Seat(0))] == of(events, AceStopped)
    assert (Seat(2), (Seat(1),)) == (state.active, state.outs)


def test_where_the_last_to_have_laid_is_out_the_next_one_leads() -> None:
    """N21: after a pick-up."""
    state = arrange("Ks", "4s", "4h", "9d", face_down={0: "- - -"}, play_on=True)
    state = after(state, (0, lay("K")), (1, TakePile()))
    assert Seat(1) == state.active
    state = arrange("Ks", "4s", "4h", "9d", face_down={0: "- - -", 1: "3h - -"}, play_on=True)
    state = after(state, (0, lay("K")), (1, TakePile()), (1, lay("K")), (2, TakePile()))
    assert Seat(1) == state.active


def test_who_goes_out_by_a_ten_leaves_the_lead_to_the_next_one() -> None:
    """N21 and option play again after a 10."""
    options: Chosen = {"play_on": True, "play_again_after_ten": True}
    state = arrange("10s", "4s", "4h", face_down={0: "- - -"}, **options)
    assert Seat(1) == after(state, (0, lay("10"))).active


def test_the_last_blind_card_of_one_who_plays_on_ends_the_chain() -> None:
    """N9: nothing is left to turn."""
    state = arrange("", "4s", "4h", face_down={0: "9s - -"}, play_on=True)
    assert (Seat(1), Phase.LAY) == (
        after(state, (0, LayBlind(0))).active,
        after(state, (0, LayBlind(0))).phase,
    )


def test_a_stalemate_ranks_those_left_by_the_fewest_cards() -> None:
    """N28: after those who are out, who count no longer; equal numbers share."""
    state = arrange(
        "9s 9h",
        "",
        "4h",
        "4d",
        "4c 4s 5h",
        face_down={1: "- - -"},
        outs=[1],
        quiet=QUIET_TURNS_A_SEAT * 4,
        play_on=True,
    )
    state, events = play(state, (0, lay("9")))
    assert [StalemateReached(turns=120), GameWon(seats=(Seat(1),))] == events[1:3]
    places = ((Seat(1),), (Seat(0), Seat(2), Seat(3)), (Seat(4),))
    assert Outcome(places, "stalemate") == GAME.outcome(state)
    assert [2, 1, 2, 2, 5] == [player.place for player in GAME.view(state, None).players]


# Play again after a 10


def test_after_a_ten_its_player_leads() -> None:
    """Option play again after a 10 (N14)."""
    state = arrange("10s 9s", "4s", pile="Kd", play_again_after_ten=True)
    assert Seat(0) == after(state, (0, lay("10"))).active


def test_after_a_blind_ten_its_player_leads_in_a_new_turn() -> None:
    """N31: with the option the chain ends with the 10."""
    state = arrange("", "4s", face_down={0: "10s 9s -"}, play_again_after_ten=True)
    state = after(state, (0, LayBlind(0)))
    assert (Phase.BLIND, Seat(0), 2) == (state.phase, state.active, state.turn)


def test_after_a_blind_four_of_a_kind_its_player_leads_in_a_new_turn() -> None:
    """N18, N31: with the option the chain ends with four of a kind as with a 10."""
    options: Chosen = {"four_of_a_kind": True, "play_again_after_ten": True}
    state = arrange("", "4s", face_down={0: "8s Ks -"}, pile="8h 8d 8c", **options)
    state = after(state, (0, LayBlind(0)))
    assert (Phase.BLIND, Seat(0), 2, ()) == (state.phase, state.active, state.turn, state.pile)


# Four of a kind


def test_four_equal_cards_on_top_leave_the_game_by_whomever_laid() -> None:
    """Four of a kind: as by a 10; the next player leads."""
    state = arrange("9s 9h Ks", "4s", pile="3d 9d 9c", four_of_a_kind=True)
    state, events = play(state, (0, lay("9", 2)))
    assert [PileBurnt(seat=Seat(0), cause=Burn.FOUR_OF_A_KIND, number=5)] == of(events, PileBurnt)
    assert (Seat(1), ()) == (state.active, state.pile)


def test_four_equal_cards_stay_without_the_option() -> None:
    """Four of a kind: a table option."""
    assert 5 == len(after(arrange("9s 9h Ks", "4s", pile="3d 9d 9c"), (0, lay("9", 2))).pile)


def test_three_equal_cards_or_four_that_do_not_follow_each_other_stay() -> None:
    """Four of a kind: four consecutive ones on top."""
    state = arrange("9s 9h Ks", "4s", pile="9c 2d 9d", four_of_a_kind=True)
    assert 5 == len(after(state, (0, lay("9", 2))).pile)


@pytest.mark.parametrize("rank", ["6", "7", "8", "A", "2"])
def test_four_of_a_kind_is_tested_before_any_other_effect(rank: str) -> None:
    """Four of a kind: no reversal, no demand, no skip, no attack."""
    hand = f"{rank}s {rank}h {rank}d {rank}c 5s"
    options: Chosen = {"four_of_a_kind": True, "reversing_six": True}
    state = arrange(hand, "4s", "4h", pile="3d", **options)
    state, events = play(state, (0, lay(rank, 4)))
    assert (Seat(1), True, ()) == (state.active, state.clockwise, state.pile)
    assert [] == of(events, DirectionReversed, DemandChanged, SeatsSkipped, AceAimed)


def test_four_tens_burn_as_tens() -> None:
    """10 and four of a kind."""
    state = arrange("10s 10h 10d 10c 5s", "4s", four_of_a_kind=True)
    _, events = play(state, (0, lay("10", 4)))
    assert [PileBurnt(seat=Seat(0), cause=Burn.TEN, number=4)] == of(events, PileBurnt)


def test_more_than_four_of_several_decks_count_as_well() -> None:
    """Four of a kind with several decks: at least four."""
    state = arrange("9s 9s 9h 5s", "4s", pile="9d 9c", four_of_a_kind=True)
    assert () == after(state, (0, lay("9", 3))).pile


def test_with_the_option_of_a_ten_four_of_a_kind_lets_its_player_lead() -> None:
    """N18: like a 10 in everything."""
    options: Chosen = {"four_of_a_kind": True, "play_again_after_ten": True}
    state = arrange("9s 9h Ks", "4s", pile="9d 9c", **options)
    assert Seat(0) == after(state, (0, lay("9", 2))).active


def test_a_blind_card_may_make_four_and_the_chain_goes_on() -> None:
    """N18: even by a 7, an 8 or an ace, whose effect it takes."""
    state = arrange("", "4s", face_down={0: "8s Ks -"}, pile="8h 8d 8c", four_of_a_kind=True)
    state = after(state, (0, LayBlind(0)))
    assert (Phase.BLIND_AGAIN, ()) == (state.phase, state.pile)
    assert Seat(1) == after(state, (0, StopBlind())).active


@pytest.mark.parametrize(("again", "leads"), [(False, 2), (True, 1)])
def test_aces_in_answer_that_make_four_end_the_attack(*, again: bool, leads: int) -> None:
    """N18, N34: the player after the answerer leads, or the answerer by the option."""
    options: Chosen = {"four_of_a_kind": True, "play_again_after_ten": again}
    state = arrange("As Ah 5s", "Ad Ac 5h", "4h", pile="Kd", **options)
    state, events = play(state, (0, lay("A", 2)), (0, at(1)), (1, counter("A", 2)))
    assert (Seat(leads), None, ()) == (state.active, state.attack, state.pile)
    assert [PileBurnt(seat=Seat(1), cause=Burn.FOUR_OF_A_KIND, number=5)] == of(events, PileBurnt)


# Strong ace


def test_a_strong_ace_goes_under_a_seven() -> None:
    """Strong ace: the ace beats the 7."""
    state = arrange(ALL, "4s", pile="7h", strong_ace=True)
    assert ranks(state) == "3 4 5 6 7 A 2"
    assert (Seat(1),) == after(state, (0, lay("A"))).asked


def test_a_blind_strong_ace_goes_under_a_seven() -> None:
    """Strong ace, course of play 6."""
    down = {0: "As - 3s"}
    weak = arrange("", "4s", face_down=down, pile="7h")
    strong = arrange("", "4s", face_down=down, pile="7h", strong_ace=True)
    assert [Phase.LAY, Phase.ANSWER] == [after(s, (0, LayBlind(0))).phase for s in (weak, strong)]


# Ranked ten


@pytest.mark.parametrize(
    ("top", "allowed"), [*((r, False) for r in "JQK7"), *((r, True) for r in "345689"), ("2", True)]
)
def test_a_ranked_ten_goes_on_nothing_higher(top: str, *, allowed: bool) -> None:
    """Ranked ten: not on J, Q, K or A; N14: not under a 7."""
    state = arrange("10s", "4s", pile=f"{top}h", ranked_ten=True)
    assert allowed is (lay("10") in legal(state))


def test_a_ranked_ten_opens_a_pile() -> None:
    """Ranked ten: there is nothing higher."""
    assert [lay("10")] == legal(arrange("10s", "4s", ranked_ten=True))


def test_a_ranked_ten_does_not_follow_a_strong_ace_either() -> None:
    """Ranked ten and strong ace: the target of the ace answers with an ace or a 2 only."""
    options: Chosen = {"ranked_ten": True, "strong_ace": True}
    state = after(arrange("As 5s", "10s Ah", pile="7h", **options), (0, lay("A")))
    assert [GiveIn(), counter("A")] == legal(state)


def test_a_ranked_ten_looks_through_invisible_threes() -> None:
    """Ranked ten and invisible three: what counts is the card below."""
    options: Chosen = {"ranked_ten": True, "invisible_three": True}
    assert ranks(arrange("10s 3s", "4s", pile="Kh 3h", **options)) == "3"


# Invisible three


@pytest.mark.parametrize("top", ["3", "4", "7", "8", "9", "J", "Q", "K", "2"])
def test_an_invisible_three_goes_on_anything(top: str) -> None:
    """Invisible three: on anything at any time in one's turn."""
    assert lay("3") in legal(arrange("3s 5s", "4s", pile=f"{top}h", invisible_three=True))


def test_the_next_player_faces_the_card_below_invisible_threes() -> None:
    """Invisible three: it has no value."""
    state = arrange("3s 3h 5s", ALL, pile="Jh", invisible_three=True)
    state, events = play(state, (0, lay("3", 2)))
    assert ranks(state) == "3 10 J Q K A 2"
    view = GAME.view(state, None)
    assert (Demand.AT_LEAST, Rank.JACK) == (view.demand, view.demanded)
    assert [ThreesIgnored(seat=Seat(0))] == of(events, ThreesIgnored)


@pytest.mark.parametrize(("below", "free"), [("7h", "3 4 5 6 7 2"), ("2h", None), ("", None)])
def test_what_lies_below_invisible_threes_asks_the_same_as_before(
    below: str, free: str | None
) -> None:
    """N19; a 2 or nothing leaves the choice free."""
    state = arrange("3s 5s", ALL, pile=below, invisible_three=True)
    state = after(state, (0, lay("3")))
    assert ranks(state) == (free or "3 4 5 6 7 8 9 10 J Q K A 2")


def test_an_eight_below_a_three_skips_nobody_again() -> None:
    """Invisible three: no value, and no effect of another card's."""
    state = arrange("3s 5s", "4s", "4h", pile="8h", invisible_three=True)
    assert Seat(1) == after(state, (0, lay("3"))).active


def test_an_invisible_three_does_not_stop_an_ace() -> None:
    """Invisible three."""
    state = after(arrange("As 5s", "3s", invisible_three=True), (0, lay("A")))
    assert [GiveIn()] == legal(state)


def test_a_three_is_the_lowest_card_without_the_option() -> None:
    """Facts: 3 < 4."""
    state = arrange("3s 5s", "4s", pile="4h")
    assert [lay("5")] == legal(state)
    _, events = play(arrange("3s 5s", "4s"), (0, lay("3")))
    assert [] == of(events, ThreesIgnored)


def test_four_of_a_kind_ignores_invisible_threes() -> None:
    """Invisible three: ignored by four of a kind, between the cards and as four threes."""
    options: Chosen = {"invisible_three": True, "four_of_a_kind": True}
    between = arrange("9s 9h Ks", "4s", pile="9d 3d 9c 3h", **options)
    assert () == after(between, (0, lay("9", 2))).pile
    threes = arrange("3s 3h 3d 3c Ks", "4s", pile="9d", **options)
    assert 5 == len(after(threes, (0, lay("3", 4))).pile)


def test_visible_threes_make_four_of_a_kind() -> None:
    """Four of a kind without invisible three."""
    state = arrange("3s 3h 3d 3c Ks", "4s", four_of_a_kind=True)
    assert () == after(state, (0, lay("3", 4))).pile


def test_a_blind_invisible_three_may_be_followed_by_another_card() -> None:
    """N9: it addresses nobody."""
    state = arrange("", "4s", face_down={0: "3s Ks -"}, pile="7h", invisible_three=True)
    state = after(state, (0, LayBlind(0)))
    assert (Phase.BLIND_AGAIN, Demand.AT_MOST) == (state.phase, GAME.view(state, None).demand)


# Jokers


@pytest.mark.parametrize("top", ["3", "7", "8", "K", "2"])
def test_a_joker_goes_on_anything_and_names_who_takes_the_pile(top: str) -> None:
    """Jokers: laid on anything; names who takes; leaves the game; its player leads."""
    state = arrange("X1 5s", "4s", "4h", pile=f"{top}h", jokers=True)
    assert lay("X") in legal(state)
    state = after(state, (0, lay("X")))
    assert (Phase.GIVE, [at(1), at(2)]) == (state.phase, legal(state))
    state, events = play(state, (0, at(2)))
    assert events[:2] == [
        JokerGiven(seat=Seat(0), target=Seat(2)),
        PileTaken(seat=Seat(2), cause=Pickup.JOKER, number=1),
    ]
    assert (Seat(0), cards("X1"), cards(f"{top}h")) == (state.active, state.burnt, state.known[2])


def test_with_two_players_a_joker_needs_no_naming() -> None:
    """Jokers, as N15."""
    state = after(arrange("X1 5s", "4s", pile="Kd", jokers=True), (0, lay("X")))
    assert (Seat(0), cards("4s Kd"), ()) == (state.active, state.hands[1], state.pile)


def test_a_joker_where_no_pile_is_is_wasted() -> None:
    """N25: also several at once."""
    state = arrange("X1 X2 5s", "4s", "4h", jokers=True)
    state, events = play(state, (0, lay("X", 2)))
    assert [JokerWasted(seat=Seat(0))] == of(events, JokerWasted)
    assert (Seat(0), cards("X1 X2")) == (state.active, state.burnt)


def test_a_joker_counters_no_ace() -> None:
    """Ace: countered by another ace or a 2 only."""
    state = after(arrange("As 5s", "X1 4s", jokers=True), (0, lay("A")))
    assert [GiveIn()] == legal(state)


def test_a_blind_joker_lets_its_player_lead_in_a_new_turn() -> None:
    """N31."""
    state = arrange("", "4s", "4h", face_down={0: "X1 Ks -"}, pile="7h", jokers=True)
    state = after(state, (0, LayBlind(0)), (0, at(1)))
    assert (Phase.BLIND, Seat(0), 2) == (state.phase, state.active, state.turn)


def test_who_goes_out_by_a_joker_names_who_takes_and_the_next_one_leads() -> None:
    """N23, N21."""
    options: Chosen = {"jokers": True, "play_on": True}
    state = arrange("X1", "4s", "4h", face_down={0: "- - -"}, pile="7h", **options)
    state = after(state, (0, lay("X")), (0, at(2)))
    assert (Seat(1), cards("4h 7h")) == (state.active, state.hands[2])
    state = arrange("X1", "4s", "4h", face_down={0: "- - -"}, **options)
    assert Seat(1) == after(state, (0, lay("X"))).active


def test_a_joker_is_no_part_of_four_of_a_kind() -> None:
    """Jokers and four of a kind: the joker leaves the game."""
    options: Chosen = {"jokers": True, "four_of_a_kind": True}
    state = arrange("X1 5s", "4s", pile="9s 9h 9d 9c", **options)
    assert cards("4s 9s 9h 9d 9c") == after(state, (0, lay("X"))).hands[1]


# Reversing six


@pytest.mark.parametrize(("count", "plays"), [(1, 2), (2, 1), (3, 2)])
def test_each_six_reverses_the_direction_once(count: int, plays: int) -> None:
    """Reversing six."""
    state = arrange("6s 6h 6d 9s", "7s", "7h", reversing_six=True)
    state, events = play(state, (0, lay("6", count)))
    assert Seat(plays) == state.active
    assert [DirectionReversed(seat=Seat(0), clockwise=count == 2)] == of(events, DirectionReversed)
    assert (count == 2) is GAME.view(state, None).clockwise


def test_a_second_six_turns_the_direction_back() -> None:
    """Reversing six."""
    state = arrange("6s 9s", "7s", "6h 7h", reversing_six=True)
    state = after(state, (0, lay("6")), (2, lay("6")))
    assert (Seat(0), True) == (state.active, state.clockwise)


def test_eights_skip_in_the_direction_of_play() -> None:
    """Reversing six and 8."""
    state = arrange("8s 9s", "7s", "7h", "7d", clockwise=False, reversing_six=True)
    state, events = play(state, (0, lay("8")))
    assert ((Seat(3),), Seat(2)) == (of(events, SeatsSkipped)[0].skipped, state.active)


def test_the_player_after_an_answerer_goes_by_the_direction() -> None:
    """Reversing six and N15."""
    state = arrange("As 9s", "7s", "2h 7h", "7d", clockwise=False, reversing_six=True)
    state = after(state, (0, lay("A")), (0, at(2)), (2, counter("2")))
    assert Seat(1) == state.active


def test_a_blind_six_reverses_and_the_chain_goes_on() -> None:
    """Reversing six, N9."""
    state = arrange("", "7s", "7h", face_down={0: "6s Ks -"}, reversing_six=True)
    state = after(state, (0, LayBlind(0)))
    assert Phase.BLIND_AGAIN is state.phase
    assert Seat(2) == after(state, (0, StopBlind())).active


def test_a_six_without_the_option_is_just_a_six() -> None:
    """Reversing six: a table option."""
    assert after(arrange("6s 9s", "7s", "7h"), (0, lay("6"))).clockwise


def test_a_blind_card_cannot_be_refused_for_a_hand() -> None:
    """Course of play 6: only with hand and face-up cards gone."""
    with pytest.raises(RuleError, match="wrong-answer"):
        play(arrange("9s", "4s"), (0, LayBlind(0)))
